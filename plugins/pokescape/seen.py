"""What a seat may know: order markers that are not revealed, and the chance, are hidden from it."""

from __future__ import annotations

from functools import lru_cache

from workbench.api.rules import Chance

from . import crews
from .battle import Battle
from .lots import deal, hide, unknown
from .state import HIDDEN, BattleState

#: What stands for the chance in every observation, by the number of streams; nothing is ever drawn from it.
_NO_CHANCE = [Chance(0, streams) for streams in range(65)]


def observe(battle: Battle, state: BattleState, seat: int) -> BattleState:
    """Return what `seat` may know, sharing with the state what is no secret; 0 sees what everybody sees."""
    seen = state.view_with(_NO_CHANCE[len(state.chance.counters)])
    if battle.lots:
        hide(battle, seen)
    if battle.one_on_one:
        return seen
    hide_markers(seen, seat)
    return seen


def hide_markers(seen: BattleState, seat: int) -> None:
    """Take the markers that others have put down and not revealed out of a view that is shown to `seat`."""
    markers = seen.markers
    hidden = [n for n in _unseen(seat, len(markers), seen.shown) if markers[n] >= 0]
    if hidden:  # while a seat places, how many lie is no secret
        seen.markers = markers.copy()
        for index in hidden:
            seen.markers[index] = HIDDEN


@lru_cache(maxsize=4096)
def _unseen(seat: int, count: int, shown: int) -> tuple[int, ...]:
    """Return which of so many order markers are neither of a seat nor in `shown`, the mask of those revealed."""
    return tuple(n for n in range(count) if n // 4 != seat - 1 and not shown >> n & 1)


def determinise(battle: Battle, observation: BattleState, seat: int, chance: Chance) -> BattleState:
    """Return a playable state that agrees with an observation, as `chance` has it."""
    state = observation.copy_with(Chance(chance.word(0), len(observation.chance.counters)))
    if battle.lots:
        deal(battle, state, chance, unknown(battle, state))
    fill_in(battle, state, chance)
    return state


def fill_in(battle: Battle, state: BattleState, chance: Chance) -> None:
    """Let hidden markers lie on cards that are not destroyed, as `chance` has it."""
    for index, marker in enumerate(state.markers):
        if marker == HIDDEN:
            seat = index // 4 + 1
            alive = crews.active_cards(battle, state, seat) or list(battle.sides[seat - 1].figures)
            state.markers[index] = alive[chance.below(len(alive))]
