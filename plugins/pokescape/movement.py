"""Where a figure can go, and going there: costs, stops, engagement left behind, falls, harmful spaces.

A place is (space, other): `other` is -1 for a single-space figure. Masks of places are four: single spaces, then
pairs by the direction 0-2 in which the second half lies from the first.
"""

from __future__ import annotations

from typing import NamedTuple

from workbench.api.rules import Sink, flood

from . import damage
from .battle import Battle, Condition
from .board import Stride
from .events import tell, tell_roll
from .moment import Moment
from .path import safest
from .state import BattleState

Places = tuple[int, int, int, int]


class Reach(NamedTuple):
    """Where a figure can move: by walking without any roll, by any walk, by any way at all. The last is legal."""

    calm: Places
    walk: Places
    all: Places


def bodies(battle: Battle, state: BattleState, figure: int) -> tuple[int, int]:
    """Return the masks of spaces that others stand on, and of those that enemies do."""
    others = enemies = 0
    one, also, owner = battle.one, state.also, battle.owner
    me = owner[figure]
    for g, space in enumerate(state.at):
        if space >= 0 and g != figure:
            bit = one[space]
            if also[g] >= 0:
                bit |= one[also[g]]
            others |= bit
            if owner[g] != me:
                enemies |= bit
    return others, enemies


def body(battle: Battle, state: BattleState, figure: int) -> int:
    """Return the mask of the spaces that a figure stands on."""
    second = state.also[figure]
    mask = battle.one[state.at[figure]]
    return mask | battle.one[second] if second >= 0 else mask


def danger(battle: Battle, state: BattleState, foe: int, height: int) -> int:
    """Return the mask of spaces at which a figure of `height` is adjacent to `foe`."""
    touch = battle.field.touch
    mask = touch(state.at[foe], battle.height[foe], height)
    return mask | touch(state.also[foe], battle.height[foe], height) if state.also[foe] >= 0 else mask


def swipers(battle: Battle, state: BattleState, figure: int) -> list[tuple[int, int]]:
    """Return (enemy, mask of spaces adjacent to it) of every enemy that rolls when left (HS-ENG-03)."""
    found = []
    height, markers = battle.height[figure], battle.markers
    for foe in battle.enemies[figure]:
        if state.at[foe] >= 0:
            marker = markers[state.status[foe]]
            if marker is None or not marker.no_swipes:
                found.append((foe, danger(battle, state, foe, height)))
    return found


def budget(battle: Battle, state: BattleState, figure: int) -> int:
    """Return how much move a figure has in this turn."""
    move = battle.move[figure] + state.pace
    for bonus in battle.bonuses["move"][figure]:
        if (bonus.giver < 0 or state.at[bonus.giver] >= 0) and holds(battle, state, bonus.holds, figure, bonus.giver):
            move += bonus.add
    return max(0, move)


def holds(battle: Battle, state: BattleState, condition: Condition | None, figure: int, giver: int) -> bool:
    """Return whether a bonus' condition holds outside an attack; `me` is the giver, the defender the figure."""
    moment = Moment(giver if giver >= 0 else figure, 0, figure, figure)
    return condition is None or condition(battle, state, moment)


def reach(battle: Battle, state: BattleState, figure: int) -> Reach:
    """Return where a figure can move in this turn; staying is among it (HS-MOV-01…05, HS-TER-01, HS-TER-04)."""
    steps = budget(battle, state, figure)
    others, enemies = bodies(battle, state, figure)
    field = battle.field
    free = field.open if battle.through[figure] else field.open & ~enemies
    if battle.rules.trainers_block:
        free &= ~battle.trainers
    if battle.rules.engaged_friends_block and not battle.through[figure]:
        free &= ~_held_friends(battle, state, figure)
    held = 0
    for _, mask in swipers(battle, state, figure):
        held |= mask
    end = free & ~others & ~battle.trainers
    stride = field.stride(battle.gait[figure])
    fly = battle.fly[figure]
    if battle.two[figure]:
        return _pairs(battle, state, figure, steps, free, end, held, stride, fly)
    start, stop = battle.one[state.at[figure]], battle.stops[figure]
    walk = _union(flood(start, steps, stride.all, free, stop))
    calm = 0 if start & held else _union(flood(start, steps, stride.calm, free & ~field.entry_mask, stop | held))
    if start & field.road:
        walk |= _union(flood(start, steps + 3, stride.all, free & field.road, stop))
        calm |= 0 if start & held else _union(flood(start, steps + 3, stride.calm, free & field.road, stop | held))
    every = walk
    if fly:
        every |= _union(flood(start, steps, field.flight, field.hexes.all, 0)) & field.open
        if not start & held or battle.stealth[figure]:
            calm = every & ~field.entry_mask
    return Reach((calm & end | start, 0, 0, 0), (walk & end | start, 0, 0, 0), (every & end | start, 0, 0, 0))


def _union(waves: list[int]) -> int:
    mask = 0
    for wave in waves:
        mask |= wave
    return mask


def _held_friends(battle: Battle, state: BattleState, figure: int) -> int:
    """Return the spaces of friends that are engaged, for the ruling HS-MOV-05."""
    mask = 0
    for friend in battle.sides[battle.owner[figure] - 1].figures:
        if friend != figure and state.at[friend] >= 0 and engaged(battle, state, friend):
            mask |= body(battle, state, friend)
    return mask


def engaged(battle: Battle, state: BattleState, figure: int) -> list[int]:
    """Return the enemies adjacent to a figure (HS-ENG-01)."""
    here, height = body(battle, state, figure), battle.height[figure]
    return [
        foe
        for foe in battle.enemies[figure]
        if state.at[foe] >= 0 and danger(battle, state, foe, height) & here
    ]  # fmt: skip


def _pairs(
    battle: Battle,
    state: BattleState,
    figure: int,
    steps: int,
    free: int,
    end: int,
    held: int,
    stride: Stride,
    fly: bool,
) -> Reach:
    """Return where a double-space figure can move: a half leads, the other follows (HS-DBL-01)."""
    field, start = battle.field, body(battle, state, figure)
    own = _place_masks(battle, state.at[figure], state.also[figure])
    end |= start & field.open
    waves = flood(start, steps, stride.all, free, battle.stops[figure] & ~field.pool)
    walk = _level_ends(waves, steps, end, stride)
    calm_waves = [0] if start & held else flood(start, steps, stride.calm, free, battle.stops[figure] | held)
    calm = _level_ends(calm_waves, steps, end & ~field.entry_mask, stride)
    every = walk
    if fly:
        air = flood(start, steps, field.flight, field.hexes.all, 0)
        landing = _union(air) & end
        every = _merge(walk, _landing(battle, landing))
        if not start & held or battle.stealth[figure]:
            calm = _landing(battle, landing & ~field.entry_mask)
    return Reach(_merge(calm, own), _merge(walk, own), _merge(every, own))


def _level_ends(waves: list[int], steps: int, end: int, stride: Stride) -> Places:
    """Return the pairs on which the last step of a walk may end: lead on a free space, tail on the one it came from."""
    found = [0, 0, 0]
    so_far, sums = 0, []
    for wave in waves:
        so_far |= wave
        sums.append(so_far)
    for direction, level_moves in enumerate(stride.level):
        for shift, cost, origins in level_moves:
            if cost > steps:
                continue
            tails = sums[min(steps - cost, len(sums) - 1)] & origins & end
            leads = (tails << shift if shift > 0 else tails >> -shift) & end
            if direction < 3:  # the tail is the first half
                found[direction] |= leads >> shift if shift > 0 else leads << -shift
            else:
                found[direction - 3] |= leads
    return 0, found[0], found[1], found[2]


def _landing(battle: Battle, free: int) -> Places:
    """Return every pair of neighbouring free spaces of one level."""
    field = battle.field
    found = []
    for direction in range(3):
        mask = 0
        for level in field.layers:
            layer = free & level
            mask |= layer & field.hexes.step(layer, direction + 3)
        found.append(mask)
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


# ---------------------------------------------------------------- going there


def go(battle: Battle, state: BattleState, figure: int, action: int, found: Reach, out: Sink) -> None:
    """Move a figure to a place that `found` holds, by the way with the fewest rolls; it may be destroyed on it."""
    place = place_of(battle, action)
    space, way = divmod(action, 4)
    bit = battle.one[space]
    start = (state.at[figure], state.also[figure])
    if ordered(battle, *start) == (space, way):
        return
    if found.calm[way] & bit:
        _put(state, figure, place)
    elif found.walk[way] & bit:
        _walk(battle, state, figure, place, out)
    else:
        _fly(battle, state, figure, place, out)
    if state.at[figure] >= 0:
        tell(out, "move", figure, start[0], *place)
        damage.settle(battle, state, out)


def _put(state: BattleState, figure: int, place: tuple[int, int]) -> None:
    state.at[figure], state.also[figure] = place


def _walk(battle: Battle, state: BattleState, figure: int, place: tuple[int, int], out: Sink) -> None:
    """Walk a way with rolls on it, step by step."""
    for step in safest(battle, state, figure, place):
        here = body(battle, state, figure)
        there = battle.one[step.space] | (battle.one[step.second] if step.second >= 0 else 0)
        left = [foe for foe, mask in swipers(battle, state, figure) if mask & here and not mask & there]
        if not swiped(battle, state, figure, left, out):
            return
        _put(state, figure, (step.space, step.second))
        if step.drop and not fall(battle, state, figure, step.drop, out):
            return
        if not entered(battle, state, figure, battle.one[step.space], out):
            return


def _fly(battle: Battle, state: BattleState, figure: int, place: tuple[int, int], out: Sink) -> None:
    """Take off past everybody who holds the figure, and land (HS-FLY-01)."""
    if not battle.stealth[figure]:
        here = body(battle, state, figure)
        held = [foe for foe, mask in swipers(battle, state, figure) if mask & here]
        if not swiped(battle, state, figure, held, out):
            return
    _put(state, figure, place)
    entered(battle, state, figure, body(battle, state, figure), out)


def swiped(battle: Battle, state: BattleState, figure: int, foes: list[int], out: Sink) -> bool:
    """Let every enemy that is left roll its die; return whether the figure lives (HS-ENG-03)."""
    for foe in foes:
        damage.combat(battle, state, figure, 1, f"swipe foe={foe} figure={figure}", out)
        damage.settle(battle, state, out)
        if state.at[figure] < 0:
            return False
    return True


def fall(battle: Battle, state: BattleState, figure: int, drop: int, out: Sink) -> bool:
    """Roll for a fall of `drop` levels; return whether the figure lives (HS-FALL-01)."""
    height = battle.height[figure]
    if drop >= height + 20:
        face = state.chance.roll(20)
        tell_roll(out, 20, [face], f"fall figure={figure} drop={drop}")
        damage.hurt(battle, state, figure, 0 if face >= 19 else battle.life[figure], out)
    else:
        dice = 3 if drop >= height + 10 else 1
        damage.combat(battle, state, figure, dice, f"fall figure={figure} drop={drop}", out)
    damage.settle(battle, state, out)
    return state.at[figure] >= 0


def entered(battle: Battle, state: BattleState, figure: int, mask: int, out: Sink) -> bool:
    """Do what the terrain of newly entered spaces does, once for each terrain; return whether the figure lives."""
    harm = mask & battle.field.entry_mask
    if not harm or battle.unharmed[figure]:
        return True
    grounds = {battle.field.ground[space] for space in (state.at[figure], state.also[figure]) if space >= 0}
    for ground in sorted(grounds):
        act = battle.ground_entry[ground]
        if act is not None:
            act(battle, state, Moment(figure, battle.ground_source[ground]), out)
            damage.settle(battle, state, out)
            if state.at[figure] < 0:
                return False
    return True
