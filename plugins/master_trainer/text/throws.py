"""What people spin at their own table."""

from __future__ import annotations

from workbench.api.rules import NeedsRoll, Throw, reason_of, say

from .. import codes as c
from ..compiled import Table
from ..spinner import NUMBERS, SPUN
from .log import foe_name
from .words import player


def throw(table: Table, needs: NeedsRoll, lang: str) -> Throw | None:
    """Return who spins, for whom, and the numbers as they stand on the spinner; None for anything else."""
    if needs.what[:1] != (SPUN,):
        return None
    _, said, seat = needs.what
    why, values = reason_of(str(said))
    who = player(table, int(seat), lang)
    question = say(lang, f"{who} spins: where does the spinner stop?", f"{who} gira: dove si ferma la ruota?")
    if why == "fight theirs" and values["kind"] != c.TRAINER:
        foe = foe_name(table, values["kind"], values["card"], lang)
        question = say(
            lang,
            f"{who} spins for {foe}: where does the spinner stop?",
            f"{who} gira per {foe}: dove si ferma la ruota?",
        )
    return Throw(question, tuple((str(number), number or NUMBERS) for number in range(NUMBERS)))
