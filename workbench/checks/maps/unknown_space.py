"""MAP012: a space that the map does not have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.reading import list_at, objects_at, shortened, text_at
from workbench.model.diagnostic import Fix
from workbench.model.entity import Entity
from workbench.model.nearest import nearest


@check("MAP012", scope=entities("map"))
def unknown_space(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """A map names a space that it does not have.

    What it does:
        Looks the ids in links, entries, goals, junctions, start zones and exits up among the `spaces` of the map; the
        `entry_space` of an exit among those of the map that it leads to.

    Why it matters:
        The link leads nowhere, the side has no place to begin.

    Example:
        {"spaces": [{"id": "gate"}], "entries": [{"seat": 1, "space": "gaet"}]}

    Fix:
        Correct the id, or add the space.
    """
    own = _spaces(entity.data)
    said = [(pointer, name, own) for pointer, name in _named(entity.data)]
    for at, exit_ in objects_at(entity.data, "exits"):
        target = facts.find(text_at(exit_, "to"), "map") if "entry_space" in exit_ else None
        if target and text_at(exit_, "entry_space"):
            said.append((f"/exits/{at}/entry_space", text_at(exit_, "entry_space"), _spaces(target.data)))
    for pointer, name, known in said:
        if name not in known:
            near = nearest(name, known)
            fixes = (Fix(f"Change to `{near}`", entity.ref, pointer, near),) if near else ()
            yield Finding(
                entity.ref, pointer, f"No space `{shortened(name)}`", f"Did you mean `{near}`?" if near else "", fixes
            )


def _spaces(data: Any) -> set[str]:
    return {text_at(space, "id") for _, space in objects_at(data, "spaces")} - {""}


def _named(data: Any) -> Iterator[tuple[str, str]]:
    """Yield (pointer, id) of every space that the lists of a map name."""
    for key, words in _WORDS.items():
        for at, item in objects_at(data, key):
            for word in words:
                value = item.get(word)
                if isinstance(value, str):
                    yield f"/{key}/{at}/{word}", value
                for place, name in enumerate(list_at(item, word)):
                    if isinstance(name, str):
                        yield f"/{key}/{at}/{word}/{place}", name


#: Properties that name spaces, by the list that they are in.
_WORDS = {
    "links": ("from", "to"),
    "entries": ("space",),
    "goals": ("space",),
    "spaces": ("junction",),
    "start_zones": ("spaces",),
    "exits": ("space",),
}
