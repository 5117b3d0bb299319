"""The move of a figure that goes where an opponent points (PS-CNF-04)."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.api.rules import Sink

from . import damage
from .battle import Battle
from .bodies import bodies, body
from .covers import stops
from .events import tell
from .going import entered, fall
from .reach import budget
from .runes import arrive, gone
from .state import BattleState


def stray(battle: Battle, state: BattleState, figure: int, direction: int, out: Sink) -> None:
    """Walk or fly straight on with the whole move; no leaving-engagement rolls (PS-CNF-02)."""
    track = _track(battle, state, figure, direction, budget(battle, state, figure))
    if not track:
        tell(out, "stays", figure)
        return
    _follow(battle, state, figure, track, out)


def straight(battle: Battle, state: BattleState, figure: int, direction: int, spaces: int) -> Iterator[tuple[int, int]]:
    """Yield the places on which a figure may stand after a straight move of at most so many spaces that way."""
    others, _ = bodies(battle, state, figure)
    for place, _ in _track(battle, state, figure, direction, spaces):
        if _may_stand(battle, others, place):
            yield place


def go_straight(
    battle: Battle, state: BattleState, figure: int, direction: int, spaces: int, goal: tuple[int, int], out: Sink
) -> None:
    """Move a figure straight on to a place that `straight` yields; nobody strikes at it."""
    track = _track(battle, state, figure, direction, spaces)
    last = next(n for n, (place, _) in enumerate(track) if set(place) == set(goal))
    _follow(battle, state, figure, track[: last + 1], out)


def _follow(
    battle: Battle, state: BattleState, figure: int, track: list[tuple[tuple[int, int], int]], out: Sink
) -> None:
    """Take the steps of a track, with falls and what the ground does."""
    start = state.at[figure]
    on_foot = not battle.two[figure] and not battle.fly[figure]  # else only where it stops (HS-TER-02, HS-FLY-01)
    for place, drop in track:
        state.at[figure], state.also[figure] = place
        if drop and not fall(battle, state, figure, drop, out):
            return
        if on_foot and not entered(battle, state, figure, battle.one[place[0]], out):
            return
    if not on_foot and not entered(battle, state, figure, body(battle, state, figure), out):
        return
    tell(out, "strays", figure, start, state.at[figure], state.also[figure])
    damage.settle(battle, state, out)
    arrive(battle, state, figure, out)


def _track(
    battle: Battle, state: BattleState, figure: int, direction: int, steps: int
) -> list[tuple[tuple[int, int], int]]:
    """Return (place, drop) of every step up to the last place where the figure may stand (PS-CNF-04)."""
    here, last = (state.at[figure], state.also[figure]), 0
    others, enemies = bodies(battle, state, figure)
    barred = (enemies if not battle.through[figure] else 0) | (battle.trainers if battle.rules.trainers_block else 0)
    holding = battle.stops[figure] & ~gone(battle, state) | stops(battle, state, figure)
    track: list[tuple[tuple[int, int], int]] = []
    while (found := _step(battle, figure, here, direction, steps, barred)) is not None:
        here, cost, drop = found
        steps -= cost
        track.append((here, drop))
        if _may_stand(battle, others, here):
            last = len(track)
        if not battle.fly[figure] and _holds(battle, here, holding):
            break
    return track[:last]


def _holds(battle: Battle, place: tuple[int, int], holding: int) -> bool:
    """Return whether a place ends a walk: pools hold only both halves, a glyph holds the leading one (HS-DBL-01)."""
    lead, pool = battle.one[place[0]] & holding, battle.field.pool
    if place[1] < 0 or not lead & pool:
        return bool(lead)
    return bool(battle.one[place[1]] & holding & pool)


def _step(
    battle: Battle, figure: int, here: tuple[int, int], direction: int, steps: int, barred: int
) -> tuple[tuple[int, int], int, int] | None:
    """Return (place, cost, drop) of one more space that way, or None; on foot nobody enters a space of `barred`."""
    field = battle.field
    near = field.hexes.near
    lead = here[0]
    if here[1] >= 0 and near[here[1]][direction] not in (here[0], -1) and near[here[0]][direction] == here[1]:
        lead = here[1]
    to = near[lead][direction]
    if to < 0 or to == here[1]:
        return None
    second = lead if here[1] >= 0 else -1
    if battle.fly[figure]:
        return ((to, second), 1, 0) if steps >= 1 else None
    found = field.step(battle.gait[figure], lead, to)
    if found is None or found[0] > steps or battle.one[to] & barred:
        return None
    return (to, second), *found


def _may_stand(battle: Battle, others: int, place: tuple[int, int]) -> bool:
    """Return whether a figure may end there; `others` are the spaces that somebody else stands on."""
    spaces = [space for space in place if space >= 0]
    level = battle.field.level
    taken = others | battle.trainers | battle.field.blocked
    return not any(battle.one[s] & taken for s in spaces) and len({level[s] for s in spaces}) == 1
