"""A figure that belongs to nobody: markers of every player lie on it, who reveals one controls it (PS-NEU)."""

from __future__ import annotations

from workbench.api.rules import Chance, Sink

from .. import turn
from ..events import tell
from ..state import HIDDEN, NONE
from . import codes
from .journey import Journey
from .state import CampaignState


def mark(journey: Journey, state: CampaignState) -> None:
    """Ask every player who still has Pokémon to split the markers (PS-NEU-02, PS-NEU-05)."""
    battle = journey.arena.of(state)
    if state.down[battle.neutral]:  # all four lie on the active, as in any battle (PS-1V1-04)
        return
    for seat in range(battle.seats, 0, -1):
        state.markers[4 * seat - 4 : 4 * seat] = [NONE] * 4
        if state.active[seat - 1] >= 0 and not state.down[state.active[seat - 1]]:
            state.frames.append((codes.SPLIT, seat, 0))


def cards(journey: Journey, state: CampaignState, seat: int) -> list[int]:
    """Return the figures on whose cards a player may put a marker."""
    return [state.active[seat - 1], len(state.cast) - 1]


def split(journey: Journey, state: CampaignState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    """Put one marker down, hidden."""
    seat, number = frame[1], frame[2]
    battle, first = journey.arena.of(state), len(out) if out is not None else 0
    state.markers[4 * seat - 4 + number] = action - battle.pick
    if number < 3:
        state.frames.append((codes.SPLIT, seat, number + 1))
    else:
        tell(out, "markers", seat)
        journey.arena.keyed(state, out, first)


def take_over(journey: Journey, state: CampaignState, figure: int, out: Sink) -> None:
    """Give the figure to whose marker was revealed, for one turn and no other action (PS-NEU-03)."""
    seats = journey.arena.of(state).seats
    state.control = state.order[(state.slot - 1) % seats]
    battle, first = journey.arena.of(state), len(out) if out is not None else 0
    turn.take_turn(battle, state, figure, False, out)
    journey.arena.keyed(state, out, first)


def fill_in(journey: Journey, state: CampaignState, chance: Chance) -> None:
    """Let hidden markers lie on one of the two cards, as `chance` has it."""
    for index, marker in enumerate(state.markers):
        if marker == HIDDEN:
            state.markers[index] = cards(journey, state, index // 4 + 1)[chance.below(2)]
