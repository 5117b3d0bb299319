"""The region graph: which map leads to which, read from the maps' exits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from workbench.model.ref import RefText


@dataclass(frozen=True)
class RegionGraph:
    """Maps and the exits that join them. An exit decided in play (`dynamic` without `to`) joins nothing.

    `exits` holds, for every map that exists, the ids that its exits name, sorted, each once; they may not exist.
    """

    exits: Mapping[str, tuple[str, ...]]

    @cached_property
    def edges(self) -> dict[str, tuple[str, ...]]:
        """Maps that exist, by the map that leads to them; a map may lead to itself."""
        return {name: tuple(to for to in targets if to in self.exits) for name, targets in self.exits.items()}

    @cached_property
    def dangling(self) -> tuple[str, ...]:
        """Ids that exits name and no map bears."""
        return tuple(sorted({to for targets in self.exits.values() for to in targets if to not in self.exits}))

    @cached_property
    def one_way(self) -> tuple[tuple[str, str], ...]:
        """Pairs (a, b) where a leads to b and b does not lead back."""
        pairs = ((a, b) for a, targets in self.edges.items() for b in targets)
        return tuple(sorted((a, b) for a, b in pairs if a not in self.edges[b]))

    @cached_property
    def isolated(self) -> tuple[str, ...]:
        """Maps without an exit to or from another map."""
        joined = {end for a, targets in self.edges.items() for b in targets if a != b for end in (a, b)}
        return tuple(sorted(set(self.exits) - joined))

    def reachable(self, *starts: str) -> frozenset[str]:
        """Return every map that can be reached from `starts`, the starts that exist included."""
        reached = {start for start in starts if start in self.exits}
        waiting = list(reached)
        while waiting:
            new = [to for to in self.edges[waiting.pop()] if to not in reached]
            reached.update(new)
            waiting.extend(new)
        return frozenset(reached)

    def as_json(self, start: str) -> dict[str, Any]:
        """The keys of `workbench graph region --from START --format json`."""
        reached = self.reachable(start)
        return {
            "maps": len(self.exits),
            "edges": sum(len(targets) for targets in self.edges.values()),
            "reachable": len(reached),
            "unreachable": sorted(set(self.exits) - reached),
            "one_way": [list(pair) for pair in self.one_way],
            "isolated": list(self.isolated),
            "dangling": list(self.dangling),
        }


def read_exits(data: Any) -> tuple[str, ...]:
    """Return the ids that the exits of one map's data name, sorted, each once."""
    exits = data.get("exits") if isinstance(data, dict) else None
    named = (exit_.get("to") for exit_ in exits if isinstance(exit_, dict)) if isinstance(exits, list) else ()
    return tuple(sorted({RefText.parse(to).id for to in named if isinstance(to, str)}))


def build_region(maps: Mapping[str, Any]) -> RegionGraph:
    """Build the graph from the data of the maps by id."""
    return RegionGraph({name: read_exits(maps[name]) for name in sorted(maps)})
