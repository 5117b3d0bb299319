"""Putting figures on the board: first, by a switch, after a knock-out, by deployment (PS-1V1-03, 06, 09)."""

from __future__ import annotations

from workbench.api.rules import Sink

from . import damage, frames
from .battle import Battle
from .covers import lay
from .events import tell
from .going import entered
from .reach import Places, place_of
from .runes import arrive
from .state import NONE, BattleState

#: Height of a trainer figure (PS-TRN-05).
TRAINER = 4


def free_bench(battle: Battle, state: BattleState, seat: int) -> list[int]:
    """Return the Pokémon of a seat that could be sent out: neither destroyed nor on the board."""
    down, at = state.down, state.at
    return [f for f in battle.sides[seat - 1].figures if at[f] < 0 and not down[f]]


def has_bench(battle: Battle, state: BattleState, seat: int) -> bool:
    """Return whether `free_bench` holds anybody."""
    down, at = state.down, state.at
    for figure in battle.sides[seat - 1].figures:  # noqa: SIM110 every turn asks: a generator would take twice as long
        if at[figure] < 0 and not down[figure]:
            return True
    return False


def switches(battle: Battle, state: BattleState, seat: int) -> list[int]:
    """Return the actions that send out each of `free_bench`."""
    down, at, pick = state.down, state.at, battle.pick
    return [pick + f for f in battle.sides[seat - 1].figures if at[f] < 0 and not down[f]]


def places(battle: Battle, state: BattleState, figure: int, why: int) -> Places:
    """Return where a figure may be put."""
    side = battle.sides[battle.owner[figure] - 1]
    free = free_spaces(battle, state)
    if why == frames.DEPLOYED or side.trainer_at < 0:
        found = fitting(battle, figure, free, side.zone)
        return found if any(found) else nearest(battle, figure, free, _first(side.zone, battle))
    wanted = battle.sight.seen_by(side.trainer_at, TRAINER, battle.height[figure], battle.rules.place_within)
    found = fitting(battle, figure, free, wanted)
    return found if any(found) else nearest(battle, figure, free, side.trainer_at)


def _first(zone: int, battle: Battle) -> int:
    """Return some space of a zone, of the board when it is empty."""
    mask = zone or battle.field.open
    return (mask & -mask).bit_length() - 1


def free_spaces(battle: Battle, state: BattleState) -> int:
    """Return the spaces on which a figure may be placed."""
    taken, one, also = battle.trainers | battle.field.no_placing, battle.one, state.also
    for figure, space in enumerate(state.at):
        if space >= 0:
            taken |= one[space]
            if also[figure] >= 0:
                taken |= one[also[figure]]
    return battle.field.open & ~taken


def fitting(battle: Battle, figure: int, free: int, wanted: int) -> Places:
    """Return the places of free spaces, one of which at least is wanted."""
    if not battle.two[figure]:
        return (free & wanted, 0, 0, 0)
    return (0, *battle.field.pairs(free, wanted))


def nearest(battle: Battle, figure: int, free: int, centre: int) -> Places:
    """Return the free places with the lowest range from a space."""
    for near in battle.field.hexes.floods(centre):
        found = fitting(battle, figure, free, near)
        if any(found):
            return found
    return fitting(battle, figure, free, free)


def put_on_board(battle: Battle, state: BattleState, figure: int, action: int, why: int, out: Sink) -> None:
    """Place a figure; a new active takes over every order marker, revealed and hidden."""
    seat = battle.owner[figure]
    state.at[figure], state.also[figure] = place_of(battle, action)
    tell(out, "placed", seat, figure, state.at[figure], why)
    if why != frames.DEPLOYED:
        state.active[seat - 1] = figure
        markers = state.markers[4 * seat - 4 : 4 * seat]
        state.markers[4 * seat - 4 : 4 * seat] = [m if m in (NONE, battle.neutral) else figure for m in markers]
    here = battle.one[state.at[figure]]
    if state.also[figure] >= 0:
        here |= battle.one[state.also[figure]]
    if entered(battle, state, figure, here, out):
        arrive(battle, state, figure, out)


def recall(battle: Battle, state: BattleState, figure: int, other: int, out: Sink) -> None:
    """Call the active back and send out another: no rolls, no turn (PS-1V1-06, PS-1V1-07)."""
    seat = battle.owner[figure]
    tell(out, "recalled", seat, figure)
    state.at[figure] = state.also[figure] = -1
    lay(state, figure, 0)
    state.figure = -1
    state.switched[seat - 1] = state.round
    state.frames.append((frames.PLACE, seat, other, frames.SWITCHED))
    damage.settle(battle, state, out)
