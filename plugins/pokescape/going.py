"""Going to a place: engagement left behind, falls, harmful spaces, by the way with the fewest rolls."""

from __future__ import annotations

from workbench.api.rules import Chance, Event, Sink, spaces_of

from . import damage
from .battle import Battle
from .bodies import body, swipers
from .changes import raised
from .covers import soft
from .events import tell, tell_roll
from .moment import Moment
from .path import Step, rolls_on, safest
from .reach import Reach, budget, calm_walk, led, ordered, place_of, way_of
from .runes import arrive
from .state import BattleState


def go(battle: Battle, state: BattleState, figure: int, action: int, found: Reach, out: Sink) -> None:
    """Move a figure to a place that `found` holds, by the way with the fewest rolls; it may be destroyed on it."""
    space, way = divmod(action, 4)
    start, bit = (state.at[figure], state.also[figure]), battle.one[space]
    if start[0] == space if not way else ordered(battle, *start) == (space, way):
        return
    place = place_of(battle, action) if way else (space, -1)
    if found.calm[way] & bit:
        _put(state, figure, place)
    else:
        _boldly(battle, state, figure, place, bool(found.walk[way] & bit), out)
    if state.at[figure] >= 0:
        if out is not None:
            tell(out, "move", figure, start[0], *place)
        if state.dying:
            damage.settle(battle, state, out)
        if battle.runes:
            arrive(battle, state, figure, out)


def _boldly(battle: Battle, state: BattleState, figure: int, place: tuple[int, int], walked: bool, out: Sink) -> None:
    """Go where no calm way leads; `walked`: a walk leads there."""
    if walked and not (battle.fly[figure] and _flight_is_safer(battle, state, figure, place)):
        _walk(battle, state, figure, place, out)
    else:
        _fly(battle, state, figure, place, out)


class _Harmless(Chance):
    """Dice that show their last face: a blank, or a 20."""

    __slots__ = ()

    def below(self, bound: int, stream: int = 0, what: tuple[str | int, ...] = ()) -> int:
        return bound - 1


def foreseen_to(battle: Battle, state: BattleState, figure: int, action: int, found: Reach) -> list[Event]:
    """Return what going to a place would bring if every die showed its last face; the state stays as it is."""
    trial, events = state.copy_with(_Harmless(0)), list[Event]()
    way, bit = action % 4, battle.one[action // 4]
    _boldly(battle, trial, figure, place_of(battle, action), bool(found.walk[way] & bit), events)
    return events


def _flight_is_safer(battle: Battle, state: BattleState, figure: int, place: tuple[int, int]) -> bool:
    """Return whether flying to a place that can be walked to needs fewer rolls than walking (HS-FLY-01)."""
    spaces = [space for space in place if space >= 0]
    steps, within = budget(battle, state, figure), battle.field.hexes.within
    near = within(state.at[figure], steps)
    if state.also[figure] >= 0:
        near |= within(state.also[figure], steps)
    if not all(near & battle.one[space] for space in spaces):
        return False
    here = body(battle, state, figure)
    held = 0 if battle.stealth[figure] else sum(1 for _, mask in swipers(battle, state, figure) if mask & here)
    harm = any(battle.one[space] & battle.field.entry_mask for space in spaces)
    return held + harm < rolls_on(battle, state, figure, safest(battle, state, figure, place))


def _put(state: BattleState, figure: int, place: tuple[int, int]) -> None:
    state.at[figure], state.also[figure] = place


def _walk(battle: Battle, state: BattleState, figure: int, place: tuple[int, int], out: Sink) -> None:
    """Walk a way with rolls on it, step by step."""
    if not _breaks_away(battle, state, figure, place, out):
        _steps(battle, state, figure, safest(battle, state, figure, place), True, out)


def lead(battle: Battle, state: BattleState, figure: int, place: tuple[int, int], spaces: int, out: Sink) -> None:
    """Walk a figure that a power moves: falls and terrain as ever, nobody strikes at it (PS-POW-04)."""
    way = safest(battle, state, figure, place, led(battle, state, figure, spaces))
    _steps(battle, state, figure, way, False, out)


def _steps(battle: Battle, state: BattleState, figure: int, way: list[Step], struck: bool, out: Sink) -> None:
    """Take steps one by one until it is there or destroyed."""
    for step in way:
        here = body(battle, state, figure)
        there = battle.one[step.space] | (battle.one[step.second] if step.second >= 0 else 0)
        foes = swipers(battle, state, figure) if struck else ()
        left = [foe for foe, mask in foes if mask & here and not mask & there]
        if not swiped(battle, state, figure, left, out):
            return
        _put(state, figure, (step.space, step.second))
        if step.drop and not fall(battle, state, figure, step.drop, out):
            return
        if not battle.two[figure] and not entered(battle, state, figure, battle.one[step.space], out):
            return
    if battle.two[figure]:  # once, when it stops (HS-TER-02)
        entered(battle, state, figure, body(battle, state, figure), out)


def _breaks_away(battle: Battle, state: BattleState, figure: int, place: tuple[int, int], out: Sink) -> bool:
    """Leave every enemy at the first step and go on calmly, when that needs no more rolls than any other way."""
    start = battle.one[state.at[figure]]
    holders = [(foe, mask) for foe, mask in swipers(battle, state, figure) if mask & start]
    bit = battle.one[place[0]]
    if battle.two[figure] or not holders or any(mask & bit for _, mask in holders):
        return False
    way = way_of(battle, state, figure)
    if not calm_walk(battle, start, way, -1) & bit:
        return False
    if swiped(battle, state, figure, [foe for foe, _ in holders], out):
        _put(state, figure, place)
    return True


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
    if state.laid and soft(battle, state, state.at[figure]):
        return True
    if drop >= height + 20:
        face = raised(battle, state, figure, state.chance.roll(20))
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
    for ground in sorted({battle.field.ground[space] for space in spaces_of(harm)}):
        act = battle.ground_entry[ground]
        if act is not None:
            act(battle, state, Moment(figure, battle.ground_source[ground]), out)
            damage.settle(battle, state, out)
            if state.at[figure] < 0:
                return False
    return True
