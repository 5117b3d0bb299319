"""How a battle stands: how likely a side wins it, and what a card would make of that."""

from __future__ import annotations

from . import codes as c
from .compiled import Table
from .fights import side_of
from .odds import Side, win_chance
from .powers import Moment
from .state import TrainerState


def chance_of(table: Table, seen: TrainerState, side: int) -> float:
    """Return how likely a side wins as things stand: 0 to 1."""
    won = win_chance(_side(table, seen, c.OF_ME), _side(table, seen, c.OF_FOE))
    return won if side == c.OF_ME else 1 - won


def chance_with(table: Table, seen: TrainerState, seat: int, card: int) -> float | None:
    """Return how likely a seat (from 0) wins when it plays a card that does nothing but change the battle.

    None when the card calls the battle off. `seen` is as before when it is done.
    """
    fight, side = seen.fight, side_of(seen, seat)
    kept = fight[:]
    program = table.cards[card].program
    program.run(Moment(table, seen, seat, side, None), 0, [0] * program.size)
    after = None if fight[c.OFF] else chance_of(table, seen, side)
    if fight[c.SURE] and after is not None:
        after = 1.0 if (fight[c.SURE] == 1) == (side == c.OF_ME) else 0.0
    fight[:] = kept
    return after


def _side(table: Table, seen: TrainerState, side: int) -> Side:
    fight = seen.fight
    leader = side == c.OF_FOE and fight[c.KIND] == c.GYM
    known = (table.leaders if leader else table.pokemon)[fight[side + c.POKEMON]]
    return known.points + fight[side + c.BONUS], fight[side + c.BEST], fight[side + c.WINS], fight[side + c.BRAVE]
