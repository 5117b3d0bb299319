"""The move of a figure that goes where an opponent points (PS-CNF-04)."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.api.rules import Sink

from . import damage
from .battle import Battle
from .bodies import bodies, body
from .events import tell
from .going import entered, fall
from .reach import budget
from .runes import arrive, halting, holding
from .state import BattleState


def headings(battle: Battle, state: BattleState, figure: int) -> list[int]:
    """Return the ways in which a figure can be sent straight on: a direction, 6 more when its second half leads.

    Where one half stands right before the other only that one leads.
    """
    halves, near = (state.at[figure], state.also[figure]), battle.field.hexes.near
    if halves[1] < 0:
        return list(range(6))
    return [6 * n + d for n, lead in enumerate(halves) for d in range(6) if near[lead][d] != halves[1 - n]]


def stray(battle: Battle, state: BattleState, figure: int, heading: int, out: Sink) -> None:
    """Walk or fly straight on with the whole move; no leaving-engagement rolls (PS-CNF-02)."""
    track = _track(battle, state, figure, heading, budget(battle, state, figure))
    if not track:
        tell(out, "stays", figure)
        return
    _follow(battle, state, figure, track, out)


def straight(battle: Battle, state: BattleState, figure: int, heading: int, spaces: int) -> Iterator[tuple[int, int]]:
    """Yield the places on which a figure may stand after a straight move of at most so many spaces that way."""
    others, _ = bodies(battle, state, figure)
    for place, _ in _track(battle, state, figure, heading, spaces):
        if _may_stand(battle, others, place):
            yield place


def go_straight(
    battle: Battle, state: BattleState, figure: int, heading: int, spaces: int, goal: tuple[int, int], out: Sink
) -> None:
    """Move a figure straight on to a place that `straight` yields; nobody strikes at it."""
    track = _track(battle, state, figure, heading, spaces)
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
    battle: Battle, state: BattleState, figure: int, heading: int, steps: int
) -> list[tuple[tuple[int, int], int]]:
    """Return (place, drop) of every step up to the last place where the figure may stand (PS-CNF-04)."""
    second, direction = divmod(heading, 6)
    at, also, last = state.at[figure], state.also[figure], 0
    here = (also, at) if second else (at, also)
    others, enemies = bodies(battle, state, figure)
    barred = (enemies if not battle.through[figure] else 0) | (battle.trainers if battle.rules.trainers_block else 0)
    stop, glyphs = holding(battle, state, figure), halting(battle, state)
    track: list[tuple[tuple[int, int], int]] = []
    while (found := _step(battle, figure, here, direction, steps, barred)) is not None:
        here, cost, drop = found
        steps -= cost
        track.append((here, drop))
        if _may_stand(battle, others, here):
            last = len(track)
        if not battle.fly[figure] and _holds(battle, here, stop, glyphs):
            break
    return track[:last]


def _holds(battle: Battle, place: tuple[int, int], stop: int, glyphs: int) -> bool:
    """Return whether a place ends a walk: pools hold only both halves, a glyph holds the leading one (HS-DBL-01)."""
    lead, pool = battle.one[place[0]] & stop, battle.field.pool & ~glyphs
    if place[1] < 0 or not lead & pool:
        return bool(lead)
    return bool(battle.one[place[1]] & stop & battle.field.pool)


def _step(
    battle: Battle, figure: int, here: tuple[int, int], direction: int, steps: int, barred: int
) -> tuple[tuple[int, int], int, int] | None:
    """Return (place, cost, drop) of one more space that way, or None; on foot nobody enters a space of `barred`."""
    field = battle.field
    near = field.hexes.near
    lead, to = here[0], near[here[0]][direction]
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
    if place in battle.field.walls:  # on either side of a wall
        return False
    taken = others | battle.trainers | battle.field.blocked
    return not any(battle.one[s] & taken for s in spaces) and len({level[s] for s in spaces}) == 1
