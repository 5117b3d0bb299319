"""The spinner: 0 to 10, each as likely (MT-TURN-01)."""

from __future__ import annotations

from workbench.api.rules import Event, Sink, tell

from .codes import LINE, SPINNER
from .compiled import Table
from .state import TrainerState

#: Numbers on the spinner: 0 to 10.
NUMBERS = 11
#: How those who spin at their own table are told what it is; why and for whom follow.
SPUN = "spinner"


def spin(table: Table, state: TrainerState, seat: int, why: str, out: Sink) -> int:
    """Return a spin of a seat. As a die it has 11 faces, the last of them the 0, so that numbers typed in are right."""
    line = table.rules.line_chance
    while line and state.chance.below(100, LINE) < line:
        tell(out, "line", seat)
    state.spins += 1
    state.spun = state.chance.roll(NUMBERS, SPINNER, (SPUN, why, seat)) % NUMBERS
    if out is not None:
        out.append(Event("roll", (SPINNER, NUMBERS, state.spun, f"{why} seat={seat}")))
    return state.spun
