"""Cycles of small directed graphs: naming them, and doing without the edges that close them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping


def cycles_of(edges: Mapping[str, Iterable[str]]) -> tuple[tuple[str, ...], ...]:
    """Return cycles as paths of ids, each beginning with its smallest id, sorted; () for a graph without any.

    Every edge that lies on a cycle lies on one that is returned, the shortest through it; so a plain ring is one
    path, and a tangle of n edges gives at most n paths, never the exponential many that it holds.
    """
    left = _trimmed({node: set(targets) for node, targets in edges.items()})
    if not left:
        return ()
    found = set()
    for part in _strong_parts(left):
        inside = {node: sorted(left[node] & part) for node in sorted(part)}
        for source, targets in inside.items():
            for target in targets:
                found.add(_rotated(_shortest(inside, target, source)))
    return tuple(sorted(found))


def without_cycles(edges: Mapping[str, Iterable[str]]) -> dict[str, tuple[str, ...]]:
    """Return the graph without the edges that lead back to a node still being walked; nodes and targets are sorted."""
    whole: dict[str, list[str]] = {node: sorted(set(targets)) for node, targets in edges.items()}
    for targets in list(whole.values()):
        for target in targets:
            whole.setdefault(target, [])
    open_nodes: set[str] = set()
    done: set[str] = set()
    kept: dict[str, tuple[str, ...]] = {}
    entered = {target for targets in whole.values() for target in targets}
    for root in sorted(whole, key=lambda node: (node in entered, node)):
        _walk(root, whole, open_nodes, done, kept)
    return {node: kept[node] for node in sorted(kept)}


def _walk(
    root: str, whole: Mapping[str, list[str]], open_nodes: set[str], done: set[str], kept: dict[str, tuple[str, ...]]
) -> None:
    """Depth first from `root` with a stack of our own: a chain may be longer than Python's."""
    stack = [] if root in done else [root]
    while stack:
        node = stack[-1]
        if node not in open_nodes and node not in done:
            open_nodes.add(node)
            kept[node] = tuple(target for target in whole[node] if target not in open_nodes)
            stack.extend(target for target in kept[node] if target not in done)
        else:
            stack.pop()
            if node in open_nodes:
                open_nodes.discard(node)
                done.add(node)


def _trimmed(edges: dict[str, set[str]]) -> dict[str, set[str]]:
    """Drop, again and again, what leads nowhere: a graph without cycles ends empty, at the cost of one pass."""
    sources: dict[str, set[str]] = {}
    for node, targets in edges.items():
        for target in targets:
            sources.setdefault(target, set()).add(node)
    ends = [target for target in sources if not edges.get(target)]
    while ends:
        end = ends.pop()
        for source in sources.get(end, ()):
            edges[source].discard(end)
            if not edges[source]:
                ends.append(source)
    return {node: targets for node, targets in edges.items() if targets}


def _strong_parts(edges: Mapping[str, set[str]]) -> list[set[str]]:
    """Return the strongly connected parts that hold a cycle."""
    import networkx  # noqa: PLC0415  a sixth of a second that packs without a cycle need not pay

    graph: networkx.DiGraph[str] = networkx.DiGraph()
    graph.add_edges_from((node, target) for node, targets in edges.items() for target in targets)
    parts = networkx.strongly_connected_components(graph)
    return [part for part in parts if len(part) > 1 or any(node in edges.get(node, ()) for node in part)]


def _shortest(edges: Mapping[str, list[str]], start: str, goal: str) -> tuple[str, ...]:
    """Return the shortest path from `start` to `goal`, both named; there is one, for they are strongly connected."""
    came: dict[str, str] = {start: start}
    waiting = deque([start])
    while goal not in came:
        node = waiting.popleft()
        for target in edges[node]:
            if target not in came:
                came[target] = node
                waiting.append(target)
    path = [goal]
    while path[-1] != start:
        path.append(came[path[-1]])
    return tuple(reversed(path))


def _rotated(path: tuple[str, ...]) -> tuple[str, ...]:
    """Return the same ring beginning with its smallest id."""
    at = path.index(min(path))
    return path[at:] + path[:at]
