"""The evolution graph: who evolves into whom, read from evolution chains. Plain values out; chains may be broken."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from workbench.graph.cycles import cycles_of, without_cycles
from workbench.model.ref import RefText


@dataclass(frozen=True, slots=True)
class Link:
    """One link of a chain: species ids, the chain that says so and its place in the chain's `links` (from 0)."""

    source: str
    target: str
    chain: str
    at: int


@dataclass(frozen=True)
class EvolutionGraph:
    """Every evolution that the visible chains state. Ids only, sorted wherever order has no meaning.

    `species` are the ids of the species that exist; links may name others (see `dangling`).
    """

    species: frozenset[str]
    chains: tuple[str, ...]
    links: tuple[Link, ...]

    @cached_property
    def edges(self) -> dict[str, tuple[str, ...]]:
        """Direct evolutions by species, each once however many links or methods lead there."""
        found: dict[str, set[str]] = {}
        for link in self.links:
            found.setdefault(link.source, set()).add(link.target)
        return {source: tuple(sorted(found[source])) for source in sorted(found)}

    @cached_property
    def edge_count(self) -> int:
        """How many pairs (species, what it evolves into) there are."""
        return sum(len(targets) for targets in self.edges.values())

    @cached_property
    def cycles(self) -> tuple[tuple[str, ...], ...]:
        """Cycles as paths of ids, each once, beginning with its smallest id; what merely leads into one is left out."""
        return cycles_of(self.edges)

    @cached_property
    def dangling(self) -> tuple[str, ...]:
        """Ids that links name and no species bears."""
        named = {end for link in self.links for end in (link.source, link.target)}
        return tuple(sorted(named - self.species))

    @cached_property
    def branching(self) -> dict[str, int]:
        """Species with two or more direct evolutions, and how many they have."""
        return {source: len(targets) for source, targets in self.edges.items() if len(targets) > 1}

    @cached_property
    def longest(self) -> int:
        """Stages of the longest line, from 1; 0 without species. Edges that close a cycle are not walked."""
        stages = stages_of(self.edges)
        return max(stages.values(), default=-1) + 1 or int(bool(self.species))

    def as_json(self) -> dict[str, Any]:
        """The keys of `workbench graph evolution --format json`."""
        return {
            "species": len(self.species),
            "edges": self.edge_count,
            "chains": len(self.chains),
            "longest": self.longest,
            "branching": self.branching,
            "cycles": [list(cycle) for cycle in self.cycles],
            "dangling": list(self.dangling),
        }


def read_links(chain: str, data: Any) -> tuple[Link, ...]:
    """Return the links of one chain's data; what is no link (a wrong type, a missing end) is passed over."""
    links = data.get("links") if isinstance(data, dict) else None
    found = []
    for at, link in enumerate(links if isinstance(links, list) else ()):
        ends = (link.get("from"), link.get("to")) if isinstance(link, dict) else (None, None)
        if isinstance(ends[0], str) and isinstance(ends[1], str):
            found.append(Link(RefText.parse(ends[0]).id, RefText.parse(ends[1]).id, chain, at))
    return tuple(found)


def build_evolution(species: Collection[str], chains: Mapping[str, Any]) -> EvolutionGraph:
    """Build the graph from the ids of the species that exist and the data of the chains by id."""
    return from_links(species, {chain: read_links(chain, data) for chain, data in chains.items()})


def from_links(species: Collection[str], chains: Mapping[str, tuple[Link, ...]]) -> EvolutionGraph:
    """Build the graph from links that were read before."""
    names = tuple(sorted(chains))
    return EvolutionGraph(frozenset(species), names, tuple(link for name in names for link in chains[name]))


def stages_of(edges: Mapping[str, Iterable[str]]) -> dict[str, int]:
    """Return the stage of every node: 0 for what nothing leads to, else one more than the latest that leads to it.

    Edges that close a cycle are left out, so that a broken graph still has stages.
    """
    ahead = without_cycles(edges)
    waiting = dict.fromkeys(ahead, 0)
    for targets in ahead.values():
        for target in targets:
            waiting[target] += 1
    stages = {node: 0 for node, count in waiting.items() if not count}
    ready = sorted(stages)
    for node in ready:
        for target in ahead[node]:
            stages[target] = max(stages.get(target, 0), stages[node] + 1)
            waiting[target] -= 1
            if not waiting[target]:
                ready.append(target)
    return stages
