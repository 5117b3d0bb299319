"""Which scenario F5 plays, and the tab it is played in."""

from __future__ import annotations

from workbench.gui.document import Document
from workbench.gui.lang import tr
from workbench.gui.tabs import EditorTabs
from workbench.model.kind import Kind
from workbench.model.ref import EntityRef

#: The kind that can be played.
PLAYED = "scenario"


def scenario_to_play(document: Document, front: EntityRef | None) -> EntityRef | None:
    """The scenario in front, else one that refers to what is in front, else the first: the pack's roots come first."""
    if front and front.kind == PLAYED:
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


def show_playtest(tabs: EditorTabs, document: Document, scenario: EntityRef, decisions: int = 0) -> None:
    """Start a playtest of a scenario in the playtest tab, `decisions` of it made by greedy agents already."""
    # the engine and the board are no part of the first paint
    from workbench.gui.panes.playtest_pane import PlaytestPane  # noqa: PLC0415

    def make() -> PlaytestPane:
        pane = PlaytestPane(document, scenario)
        pane.match.play_ahead(decisions)
        pane.refresh()
        return pane

    tabs.replace_pane(PlaytestPane, tr("Playtest"), PLAYED, make)
