"""The figures that a side has in a place: in play, on the bench, in the Pokémon Center."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from .arena import BENCH, CENTER, bits
from .moment import Moment


def _seats(moment: Moment, side: str) -> tuple[int, ...]:
    """Return whose figures a side means; of `self` the player of the text."""
    return (1, 2) if side == "any" else (3 - moment.seat,) if side == "enemy" else (moment.seat,)


def _on_board(moment: Moment, side: str) -> Iterator[int]:
    """Yield the figures of a side that are in play."""
    around = moment.state.around(moment.arena)
    for seat in _seats(moment, side):
        for space in bits(around.of[seat - 1]):
            figure = around.holder[space]
            if side != "self" or figure == moment.me:
                yield figure


def _beside(place: int) -> Callable[[Moment, str], Iterator[int]]:
    """Return what yields the figures of a side that are on the bench, or in the Center."""

    def found(moment: Moment, side: str) -> Iterator[int]:
        for seat in _seats(moment, side):
            for figure in bits(moment.state.team[seat - 1]):
                if moment.state.at[figure] == place and (side != "self" or figure == moment.me):
                    yield figure

    return found


#: What yields the figures of a side in a place.
THERE: dict[str, Callable[[Moment, str], Iterator[int]]] = {
    "board": _on_board,
    "bench": _beside(BENCH),
    "center": _beside(CENTER),
}
