"""The way with the fewest rolls to a place, for moves that cannot be made without any."""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING, NamedTuple

from .battle import Battle
from .bodies import swipers
from .reach import Way, way_of
from .runes import halting
from .state import BattleState

if TYPE_CHECKING:
    from collections.abc import Iterator

Node = tuple[int, int]


class Step(NamedTuple):
    """One space entered: where the figure then stands, and how far it fell when that may hurt."""

    space: int
    second: int
    drop: int


def safest(battle: Battle, state: BattleState, figure: int, goal: Node, by: Way | None = None) -> list[Step]:
    """Return the steps to `goal` that cost the fewest rolls, then the least move; the place can be walked to.

    `by`: the way of a figure that a power moves, which nobody strikes at.
    """
    return _search(battle, state, figure, goal, 0, by) or _search(battle, state, figure, goal, 3, by)


def rolls_on(battle: Battle, state: BattleState, figure: int, way: list[Step]) -> int:
    """Return how many rolls a way asks for: swipes, falls, harmful spaces."""
    search, here, rolls = _Search(battle, state, figure), (state.at[figure], state.also[figure]), 0
    for step in way:
        there = (step.space, step.second)
        left = sum(1 for mask in search.foes if mask & search.mask(here) and not mask & search.mask(there))
        rolls += left + bool(step.drop) + (not search.two and bool(battle.one[step.space] & battle.field.entry_mask))
        here = there
    # A double-space figure rolls for harmful ground once, where it stops (HS-TER-02).
    return rolls + (search.two and bool(way) and bool(search.mask(here) & battle.field.entry_mask))


def _search(battle: Battle, state: BattleState, figure: int, goal: Node, road: int, by: Way | None) -> list[Step]:
    """Dijkstra over (rolls, cost); labels that another beats in both are dropped. Empty when there is no way.

    `road`: so many spaces more, wholly on road (HS-TER-04).
    """
    search = _Search(battle, state, figure, road, by, goal[0] if goal[1] < 0 else -1)
    second = state.also[figure]
    starts = [(state.at[figure], second)] + ([(second, state.at[figure])] if second >= 0 else [])
    goals = {goal, (goal[1], goal[0])} if goal[1] >= 0 else {goal}
    queue: list[tuple[int, int, int, int, tuple[Step, ...]]] = [(0, 0, *node, ()) for node in starts]
    best: dict[Node, list[tuple[int, int]]] = {}
    while queue:
        rolls, cost, space, other, way = heapq.heappop(queue)
        if way and (space, other) in goals and search.may_end((space, other)):
            return list(way)
        kept = best.setdefault((space, other), [])
        if any(r <= rolls and c <= cost for r, c in kept):
            continue
        kept.append((rolls, cost))
        if way and search.stops((space, other)):
            continue
        for step, price, risk in search.steps((space, other), search.budget - cost):
            label = (rolls + risk, cost + price)
            beaten = best.get((step.space, step.second), ())
            if not any(r <= label[0] and c <= label[1] for r, c in beaten):
                heapq.heappush(queue, (*label, step.space, step.second, (*way, step)))
    return []


class _Search:
    """What the steps of one figure cost and risk at this moment.

    Steps from where the `goal` cannot be come to any more are left out: each step costs 1 at least.
    """

    def __init__(
        self, battle: Battle, state: BattleState, figure: int, road: int = 0, by: Way | None = None, goal: int = -1
    ) -> None:
        self.battle, self.two, hexes = battle, battle.two[figure], battle.field.hexes
        self.rings = hexes.floods(goal) if goal >= 0 else (hexes.all,)
        way = by or way_of(battle, state, figure)
        self.budget, self.stop, self.edges = way.steps + road, way.stop, way.stride.edges
        self.glyphs = halting(battle, state)
        self.free = way.free & battle.field.road if road else way.free
        self.foes = [mask for _, mask in swipers(battle, state, figure)] if by is None else []

    def mask(self, node: Node) -> int:
        """Return the spaces of a node."""
        one = self.battle.one
        return one[node[0]] | one[node[1]] if node[1] >= 0 else one[node[0]]

    def stops(self, node: Node) -> bool:
        """Return whether a figure that has come to `node` goes no further."""
        here, water = self.mask(node) & self.stop, self.battle.field.pool
        if self.two:  # pools hold only both halves; a glyph holds the leading one
            return here & water == self.mask(node) or bool(self.battle.one[node[0]] & here & (~water | self.glyphs))
        return bool(here)

    def may_end(self, node: Node) -> bool:
        """Return whether a figure may end there: both halves on one level."""
        level = self.battle.field.level
        return node[1] < 0 or level[node[0]] == level[node[1]]

    def steps(self, node: Node, room: int) -> Iterator[tuple[Step, int, int]]:
        """Yield (step, cost, rolls) of every step from `node` that costs at most `room`."""
        one, entry, here = self.battle.one, self.battle.field.entry_mask, self.mask(node)
        holding, rings, last = [mask for mask in self.foes if mask & here], self.rings, len(self.rings) - 1
        for to, cost, drop in self.edges[node[0]]:
            if cost > room or not one[to] & self.free & rings[min(room - cost, last)]:
                continue
            step = Step(to, node[0] if self.two else -1, drop)
            there = self.mask((step.space, step.second))
            left = sum(1 for mask in holding if not mask & there) if holding else 0
            harm = 1 if one[to] & entry and not self.two else 0  # a double-space figure rolls where it stops
            yield step, cost, left + (1 if drop else 0) + harm
