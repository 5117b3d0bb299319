"""A layered layout for drawing small graphs: a layer a stage, few crossings. Cycles do not disturb it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from workbench.graph.cycles import without_cycles
from workbench.graph.evolution import stages_of

#: Sweeps over the layers; more change nothing for graphs of the size that evolution has.
SWEEPS = 4


def layers_of(nodes: Iterable[str], edges: Mapping[str, Iterable[str]]) -> tuple[tuple[str, ...], ...]:
    """Return the nodes layer by layer, in drawing order: the layer is the stage, the order by barycentres.

    `nodes` adds those without edges (stage 0). The same graph gives the same layout, whatever order it came in.
    """
    whole: dict[str, Iterable[str]] = dict.fromkeys(sorted(set(nodes)), ())
    whole.update(edges)
    ahead = without_cycles(whole)
    stages = stages_of(whole)
    layers: list[list[str]] = [[] for _ in range(max(stages.values(), default=-1) + 1)]
    for node in sorted(stages):
        layers[stages[node]].append(node)
    back: dict[str, list[str]] = {node: [] for node in ahead}
    for node, targets in ahead.items():
        for target in targets:
            back[target].append(node)
    for _ in range(SWEEPS):
        _sweep(layers, back)
        _sweep(layers[::-1], ahead)
    return tuple(tuple(layer) for layer in layers)


def _sweep(layers: list[list[str]], behind: Mapping[str, Iterable[str]]) -> None:
    """Order each layer by the mean place of its neighbours in the layers before it; nodes without any keep theirs."""
    place: dict[str, float] = {}
    for layer in layers:
        wish = {}
        for at, node in enumerate(layer):
            seen = [place[other] for other in behind[node] if other in place]
            wish[node] = (sum(seen) / len(seen) if seen else (at + 0.5) / len(layer), node)
        layer.sort(key=wish.__getitem__)
        place.update((node, (at + 0.5) / len(layer)) for at, node in enumerate(layer))
