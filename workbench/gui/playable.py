"""Which scenario or campaign is played: what F5 means, and a name."""

from __future__ import annotations

from workbench.gui.document import Document
from workbench.model.kind import Kind
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace

#: The kind that can be played, and the one whose scenarios are played one after another.
PLAYED, CHAINED = "scenario", "campaign"


def scenario_to_play(document: Document, front: EntityRef | None) -> EntityRef | None:
    """What is in front when it can be played, else a scenario that refers to it, else the first: roots come first."""
    if front and front.kind in (PLAYED, CHAINED):
        return front
    packs = document.packs
    manifest = packs.opened.manifest
    roots = manifest.get("roots", ()) if isinstance(manifest, dict) else ()
    named = [packs.resolve(text, (PLAYED,), packs.opened.id) for text in roots if isinstance(text, str)]
    scenarios = [ref for ref in named if ref and ref.kind == PLAYED]
    scenarios += [entity.ref for _, entity in sorted(packs.visible(PLAYED).items()) if entity.ref not in scenarios]
    if front:
        kind: Kind | None = document.workspace.kinds.get(PLAYED)
        for ref in scenarios:
            entity = packs.get(ref)
            said = kind.references(entity.data) if kind and entity else ()
            if any(packs.resolve(each.text, each.kinds, ref.pack) == front for each in said):
                return ref
    return next(iter(scenarios), None)


def to_be_played(workspace: Workspace, name: str) -> EntityRef:
    """Return the scenario of an id, else the campaign.

    Raises:
        NotFound: there is neither.
    """
    packs = workspace.packs
    found = packs.resolve(name, (PLAYED,), packs.opened.id) or packs.resolve(name, (CHAINED,), packs.opened.id)
    return found or workspace.resolve_id(PLAYED, name)
