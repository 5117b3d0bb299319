"""Boards of spaces: which space leads to which, how far it is, and where one figure closes the way."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

#: Stands before all starts in the graph that is asked what lies on every way.
_BEFORE = ""


@dataclass(frozen=True)
class SpaceGraph:
    """A board: ids of spaces, in the order of the map, to those that one step leads to, each once, in that order."""

    steps: Mapping[str, tuple[str, ...]]

    @cached_property
    def near(self) -> dict[str, tuple[str, ...]]:
        """Spaces to those that they are joined to, whichever way the connection is walked."""
        found: dict[str, set[str]] = {space: set(targets) for space, targets in self.steps.items()}
        for space, targets in self.steps.items():
            for target in targets:
                found[target].add(space)
        return {space: tuple(other for other in self.steps if other in joined) for space, joined in found.items()}

    @cached_property
    def isolated(self) -> tuple[str, ...]:
        """Spaces that are joined to no other, in the order of the map."""
        return tuple(space for space, joined in self.near.items() if not joined)

    @cached_property
    def articulations(self) -> tuple[str, ...]:
        """Spaces without which the board falls into more parts, whichever way connections are walked."""
        import networkx  # noqa: PLC0415  slow to import, and few ask for this

        graph: networkx.Graph[str] = networkx.Graph()
        graph.add_nodes_from(self.steps)
        graph.add_edges_from((space, other) for space, joined in self.near.items() for other in joined)
        found = set(networkx.articulation_points(graph))
        return tuple(space for space in self.steps if space in found)

    def far(self, starts: Iterable[str]) -> dict[str, int]:
        """Return the least number of steps from any of `starts` to each space that can be reached; 0 for themselves."""
        found = {start: 0 for start in starts if start in self.steps}
        waiting = list(found)
        for space in waiting:
            for target in self.steps[space]:
                if target not in found:
                    found[target] = found[space] + 1
                    waiting.append(target)
        return found

    def as_json(self, start: str) -> dict[str, Any]:
        """The keys of `workbench graph map --format json` for a board of spaces, walked from one of them."""
        far = self.far([start])
        return {
            "spaces": len(self.steps),
            "reachable": len(far),
            "unreachable": [space for space in self.steps if space not in far],
            "farthest": max(far.values(), default=0),
            "articulations": list(self.articulations),
        }

    def on_every_way(self, starts: Collection[str], goal: str) -> tuple[str, ...]:
        """Return the spaces that every way from `starts` to `goal` comes through, in walking order, the goal left out.

        A start is among them when all ways begin there. Empty when there is no way, or `goal` is a start.
        """
        if goal in starts or goal not in self.far(starts):
            return ()
        import networkx  # noqa: PLC0415  slow to import, and few ask for this

        graph: networkx.DiGraph[str] = networkx.DiGraph()
        graph.add_edges_from((space, target) for space, targets in self.steps.items() for target in targets)
        graph.add_edges_from((_BEFORE, start) for start in starts if start in self.steps)
        before = networkx.immediate_dominators(graph, _BEFORE)
        found: list[str] = []
        space = before[goal]
        while space != _BEFORE:
            found.append(space)
            space = before[space]
        return tuple(reversed(found))


def build_spaces(data: Any) -> SpaceGraph:
    """Build the graph of a map's data: of a `track` from the order of its spaces and junctions, else from its links.

    What is no space or names none is passed over; checks report it.
    """
    spaces = [space for space in _objects(data, "spaces") if isinstance(space.get("id"), str)]
    steps: dict[str, set[str]] = {space["id"]: set() for space in spaces}
    pairs = _track(spaces) if isinstance(data, dict) and data.get("shape") == "track" else _links(data)
    for start, end in pairs:
        if start in steps and end in steps and start != end:
            steps[start].add(end)
    return SpaceGraph({space: tuple(other for other in steps if other in found) for space, found in steps.items()})


def _objects(data: Any, key: str) -> list[dict[str, Any]]:
    found = data.get(key) if isinstance(data, dict) else None
    return [item for item in found if isinstance(item, dict)] if isinstance(found, list) else []


def _links(data: Any) -> Iterable[tuple[Any, Any]]:
    """Yield the ends of every link, both ways unless it is one-way."""
    for link in _objects(data, "links"):
        start, end = link.get("from"), link.get("to")
        if isinstance(start, str) and isinstance(end, str):
            yield start, end
            if link.get("one_way") is not True:
                yield end, start


def _track(spaces: list[dict[str, Any]]) -> Iterable[tuple[str, str]]:
    """Yield each space with the next one, unless it is the last, and with those of its junction."""
    for number, space in enumerate(spaces):
        if space.get("last") is not True and number + 1 < len(spaces):
            yield space["id"], spaces[number + 1]["id"]
        junction = space.get("junction")
        for target in junction if isinstance(junction, list) else ():
            if isinstance(target, str):
                yield space["id"], target
