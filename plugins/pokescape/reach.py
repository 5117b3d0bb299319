"""Where a figure can move in its turn: costs, stops, roads, flight, both halves of a double-space figure.

A place is (space, other): `other` is -1 for a single-space figure. Masks of places are four: single spaces, then
pairs by the direction 0-2 in which the second half lies from the first.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from workbench.api.rules import flood, reached

from .battle import Battle, Condition
from .board import Stride
from .bodies import around, body, engaged
from .moment import Moment
from .runes import halting, holding
from .state import BattleState

Places = tuple[int, int, int, int]
#: How many walks a battle keeps at most, some 300 bytes each.
MOST_WALKS = 30_000


class Reach(msgspec.Struct, eq=False):
    """Where a figure can move: `calm` by walking without any roll, `walk` by any walk, `all` by any way at all.

    The last is legal. What asks for rolls is reckoned when somebody wants to know: figures mostly go where none do.
    `_find` finds the places of any walk, and all.
    """

    calm: Places
    _find: Callable[[], tuple[Places, Places]]
    _found: tuple[Places, Places] | None = None

    @property
    def walk(self) -> Places:
        """The places of any walk."""
        return self._others()[0]

    @property
    def all(self) -> Places:
        """All places."""
        return self._others()[1]

    def _others(self) -> tuple[Places, Places]:
        if self._found is None:
            self._found = self._find()
        return self._found


class Way(msgspec.Struct, gc=False):
    """What decides a figure's moves now: its budget, spaces it may pass, spaces it may end on, spaces that end its
    walk, and spaces next to enemies that would roll when it leaves them.
    """

    steps: int
    free: int
    end: int
    stop: int
    held: int
    stride: Stride


def budget(battle: Battle, state: BattleState, figure: int) -> int:
    """Return how much move a figure has in this turn."""
    move, bonuses = battle.move[figure] + state.pace, battle.bonuses["move"][figure]
    for bonus in bonuses:
        if (bonus.giver < 0 or state.at[bonus.giver] >= 0) and holds(battle, state, bonus.holds, figure, bonus.giver):
            move += bonus.add
    return move if move > 0 else 0


def holds(battle: Battle, state: BattleState, condition: Condition | None, figure: int, giver: int) -> bool:
    """Return whether a bonus' condition holds outside an attack; `me` is the giver, the defender the figure."""
    moment = Moment(giver if giver >= 0 else figure, 0, figure, figure)
    return condition is None or condition(battle, state, moment)


def way_of(battle: Battle, state: BattleState, figure: int) -> Way:
    """Return what decides a figure's moves at this moment (HS-MOV-03, HS-MOV-05)."""
    field, rules, trainers = battle.field, battle.rules, battle.trainers
    others, enemies, held = around(battle, state, figure)
    free = field.open if battle.through[figure] else field.open & ~enemies
    if rules.trainers_block:
        free &= ~trainers
    if rules.engaged_friends_block and not battle.through[figure]:
        free &= ~_held_friends(battle, state, figure)
    stop = holding(battle, state, figure)
    stride = battle.strides.get(figure) or battle.stride_of(figure)
    return Way(budget(battle, state, figure), free, free & ~(others | trainers), stop, held, stride)


def reach_of(battle: Battle, state: BattleState, figure: int) -> Reach:
    """Return where the figure of the present prompt can move, from `state.memo` when it was asked before."""
    memo = state.memo
    if memo is not None and isinstance(memo, Reach):
        return memo
    found = reach(battle, state, figure)
    state.memo = found
    return found


def reach(battle: Battle, state: BattleState, figure: int) -> Reach:
    """Return where a figure can move in this turn; staying is among it (HS-MOV-01…05, HS-TER-01, HS-TER-04)."""
    return _by(battle, state, figure, way_of(battle, state, figure), battle.fly[figure])


def led(battle: Battle, state: BattleState, figure: int, spaces: int) -> Way:
    """Return what decides the way of a figure that another power moves: so many spaces, nobody strikes (PS-POW-04)."""
    return msgspec.structs.replace(way_of(battle, state, figure), steps=spaces, held=0)


def reach_led(battle: Battle, state: BattleState, figure: int, spaces: int) -> Places:
    """Return where a power can walk a figure to; staying is among it."""
    return _by(battle, state, figure, led(battle, state, figure, spaces), False).walk


def _by(battle: Battle, state: BattleState, figure: int, way: Way, fly: bool) -> Reach:
    """Return where a figure comes by a way."""
    if battle.two[figure]:
        return _pairs(battle, state, figure, way, fly)
    space, end = state.at[figure], way.end
    start = battle.one[space]
    if fly and (battle.stealth[figure] or not start & way.held):
        calm = _walk_and_all(battle, space, way, figure, fly)[1][0] & ~battle.field.entry_mask
    else:
        calm = start if start & way.held else calm_of(battle, space, way, figure)
    return Reach((calm & end | start, 0, 0, 0), partial(_walk_and_all, battle, space, way, figure, fly))


def _walk_and_all(battle: Battle, space: int, way: Way, figure: int, fly: bool) -> tuple[Places, Places]:
    """Return where a single-space figure comes by any walk, and by any way at all."""
    walk, start, field = walk_of(battle, space, way, figure), battle.one[space], battle.field
    on_foot: Places = (walk & way.end | start, 0, 0, 0)
    if not fly:
        return on_foot, on_foot
    every = walk | field.hexes.within(space, way.steps) & field.open
    return on_foot, (every & way.end | start, 0, 0, 0)


def walk_of(battle: Battle, space: int, way: Way, figure: int) -> int:
    """Return what a walk reaches.

    It is kept: figures start from the same spaces again and again, and only what stands in the open walk makes a
    difference.
    """
    key, walk, barred = _open_walk(battle, space, way, figure)
    if barred:
        key = (*key, barred)
        walk = battle.walks.get(key) or _keep(battle.walks, key, _walk(battle, battle.one[space], way, way.free))
    return walk


def _open_walk(battle: Battle, space: int, way: Way, figure: int) -> tuple[tuple[int, ...], int, int]:
    """Return the key of the walk without anybody in the way, what it reaches, and what of that is barred now."""
    known, key = battle.walks, (battle.pace_of[figure], way.stop, space, way.steps)
    walk = known.get(key)
    if walk is None:
        free = battle.field.open & ~(battle.trainers if battle.rules.trainers_block else 0)
        walk = _keep(known, key, _walk(battle, battle.one[space], way, free))
    return key, walk, walk & ~way.free & ~battle.one[space]


def calm_of(battle: Battle, space: int, way: Way, figure: int) -> int:
    """Return what of a walk is reached without any roll after the first step; kept as the walk is."""
    key, walk, barred = _open_walk(battle, space, way, figure)
    held = walk & way.held & ~battle.one[space]
    if not held and not walk & (battle.field.entry_mask | way.stride.risky):
        return walk_of(battle, space, way, figure) if barred else walk
    key = (*key, barred, held)
    return battle.walks.get(key) or _keep(battle.walks, key, calm_walk(battle, battle.one[space], way, walk))


def _keep(known: dict[tuple[int, ...], int], key: tuple[int, ...], walk: int) -> int:
    """Keep a walk; when too many are kept, all are forgotten."""
    if len(known) >= MOST_WALKS:
        known.clear()
    known[key] = walk
    return walk


def _walk(battle: Battle, start: int, way: Way, free: int) -> int:
    """Return what a walk over `free` spaces reaches, three further along a road (HS-TER-04)."""
    walk = reached(start, way.steps, way.stride.all, free, way.stop)
    if start & battle.field.road:
        walk |= reached(start, way.steps + 3, way.stride.all, free & battle.field.road, way.stop)
    return walk


def calm_walk(battle: Battle, start: int, way: Way, walk: int) -> int:
    """Return what of `walk` is reached without any roll after the first step from `start`."""
    field = battle.field
    if not walk & (way.held & ~start | field.entry_mask | way.stride.risky):
        return walk
    free, stop = way.free & ~field.entry_mask, way.stop | way.held
    calm = reached(start, way.steps, way.stride.calm, free, stop)
    if start & field.road:
        calm |= reached(start, way.steps + 3, way.stride.calm, free & field.road, stop)
    return calm


def _held_friends(battle: Battle, state: BattleState, figure: int) -> int:
    """Return the spaces of friends that are engaged, for the ruling HS-MOV-05."""
    mask = 0
    for friend in battle.sides[battle.owner[figure] - 1].figures:
        if friend != figure and state.at[friend] >= 0 and engaged(battle, state, friend):
            mask |= body(battle, state, friend)
    return mask


def _pairs(battle: Battle, state: BattleState, figure: int, way: Way, fly: bool) -> Reach:
    """Return where a double-space figure can move: a half leads, the other follows (HS-DBL-01)."""
    field, start, steps = battle.field, body(battle, state, figure), way.steps
    own = _place_masks(battle, state.at[figure], state.also[figure])
    end = way.end | start & field.open
    stop = way.stop & (~field.pool | halting(battle, state))  # of pools both halves: the stride ends in them
    onward = start | ~stop
    walked = flood(start, steps, way.stride.all, way.free, stop)
    walk = _level_ends(walked, steps, end, onward, way.stride)
    if start & ~field.road == 0:  # both halves on road throughout (HS-TER-04)
        on_road = flood(start, steps + 3, way.stride.all, way.free & field.road, stop)
        walk = _merge(walk, _level_ends(on_road, steps + 3, end & field.road, onward, way.stride))
    calm: Places = (0, 0, 0, 0)
    if not start & way.held:
        calm_waves = flood(start, steps, way.stride.calm, way.free, stop | way.held)
        calm = _level_ends(calm_waves, steps, end & ~field.entry_mask, onward, way.stride)
    every = walk
    if fly:
        landing = (field.hexes.within(state.at[figure], steps) | field.hexes.within(state.also[figure], steps)) & end
        every = _merge(walk, (0, *field.pairs(landing, landing)))
        if not start & way.held or battle.stealth[figure]:
            landing &= ~field.entry_mask
            calm = (0, *field.pairs(landing, landing))
    found = _merge(walk, own), _merge(every, own)
    return Reach(_merge(calm, own), lambda: found)


def _level_ends(walked: list[int], steps: int, end: int, onward: int, stride: Stride) -> Places:
    """Return the pairs on which the last step of a walk may end: lead on a free space, tail on the one it came from.

    `onward`: the spaces that the lead may leave again.
    """
    found = [0, 0, 0]
    so_far, sums = 0, []
    for wave in walked:
        so_far |= wave
        sums.append(so_far)
    for direction, level_moves in enumerate(stride.level):
        for shift, cost, origins in level_moves:
            if cost > steps:
                continue
            tails = sums[min(steps - cost, len(sums) - 1)] & origins & end & onward
            leads = (tails << shift if shift > 0 else tails >> -shift) & end
            if direction < 3:  # the tail is the first half
                found[direction] |= leads >> shift if shift > 0 else leads << -shift
            else:
                found[direction - 3] |= leads
    return 0, found[0], found[1], found[2]


def _merge(a: Places, b: Places) -> Places:
    return a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]


def _place_masks(battle: Battle, space: int, second: int) -> Places:
    """Return one place as masks."""
    first, way = ordered(battle, space, second)
    bit = battle.one[first]
    return (bit if way == 0 else 0, bit if way == 1 else 0, bit if way == 2 else 0, bit if way == 3 else 0)


def ordered(battle: Battle, space: int, second: int) -> tuple[int, int]:
    """Return a place as (first space, 0 for single or 1 + direction of the second)."""
    if second < 0:
        return space, 0
    direction = battle.field.hexes.near[space].index(second)
    return (space, direction + 1) if direction < 3 else (second, direction - 2)


def place_of(battle: Battle, action: int) -> tuple[int, int]:
    """Return the place that an action of moving or placing stands for."""
    space, way = divmod(action, 4)
    return space, battle.field.hexes.near[space][way - 1] if way else -1
