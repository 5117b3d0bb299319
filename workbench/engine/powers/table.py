"""What people do by hand when a card says something that the engine does not play (DESIGN §6, `by_hand`).

The engine stops at the card's text; a person then moves, wounds, heals, marks and rolls as the card says, one small
choice after the other (what, to whom, how much), each a decision of the record, until they say that it is done.
Agents are only offered that it is done. The frame is a tuple of integers, so that it lies in the state like any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from workbench.engine.prompt import PromptKind

#: The table's actions, by number.
DONE, WOUND, HEAL, MOVE, MARK, UNMARK, ROLL = range(7)
#: Dice that can be rolled by hand.
DICE = (2, 6, 8, 10, 12, 20, 100)
#: At most so many wounds or markers at once.
MOST = 20

LABELS: dict[str, tuple[str, ...]] = {
    "en": ("Done", "Wound", "Heal", "Move", "Place a marker", "Remove a marker", "Roll a die"),
    "it": ("Fatto", "Ferisci", "Cura", "Muovi", "Metti un segnalino", "Togli un segnalino", "Tira un dado"),
}


class ByHandFrame(NamedTuple):
    """Where a by-hand power stands: who plays it, which power, the action and figure chosen so far (-1: not yet)."""

    seat: int
    power: int
    verb: int = -1
    figure: int = -1


class Table(Protocol):
    """What a ruleset lets hands do; every method changes the state in place and tells what happened."""

    def figures(self, state: Any) -> Sequence[int]:
        """Return the figures that can be touched, ascending."""
        ...

    def spaces(self, state: Any, figure: int) -> Sequence[int]:
        """Return the spaces that a figure can be put on, ascending."""
        ...

    def wound(self, state: Any, figure: int, amount: int) -> None:
        """Give wounds; negative takes them away."""
        ...

    def move(self, state: Any, figure: int, space: int) -> None:
        """Put a figure on a space."""
        ...

    def mark(self, state: Any, figure: int, amount: int) -> None:
        """Give markers; negative takes them away."""
        ...

    def roll(self, state: Any, sides: int) -> None:
        """Roll a die for all to see."""
        ...


def kind_of(frame: ByHandFrame) -> PromptKind:
    """Return what is asked."""
    if frame.verb < 0:
        return PromptKind.CHOOSE_ONE
    if frame.verb == ROLL:
        return PromptKind.ROLL
    if frame.figure < 0:
        return PromptKind.CHOOSE_FIGURE
    return PromptKind.CHOOSE_SPACE if frame.verb == MOVE else PromptKind.NUMBER


def legal(frame: ByHandFrame, table: Table, state: Any, by_agent: bool = False) -> Sequence[int]:
    """Return the legal answers, ascending: an action's number, a figure, a space, an amount or a die."""
    if frame.verb < 0:
        touchable = bool(table.figures(state))
        return (DONE,) if by_agent else (DONE, *(range(WOUND, ROLL) if touchable else ()), ROLL)
    if frame.verb == ROLL:
        return DICE
    if frame.figure < 0:
        return table.figures(state)
    return table.spaces(state, frame.figure) if frame.verb == MOVE else range(1, MOST + 1)


def answer(frame: ByHandFrame, action: int, table: Table, state: Any) -> ByHandFrame | None:
    """Take an answer; return where the power stands then, or None when it is done."""
    seat, power, verb, figure = frame
    if verb < 0:
        return None if action == DONE else ByHandFrame(seat, power, action)
    if verb != ROLL and figure < 0:
        return ByHandFrame(seat, power, verb, action)
    if verb == ROLL:
        table.roll(state, action)
    elif verb == MOVE:
        table.move(state, figure, action)
    elif verb in (WOUND, HEAL):
        table.wound(state, figure, action if verb == WOUND else -action)
    else:
        table.mark(state, figure, action if verb == MARK else -action)
    return ByHandFrame(seat, power)


def label(frame: ByHandFrame, action: int, lang: str) -> str:
    """Return what an answer is called, where the ruleset has no better name (it has for figures and spaces)."""
    if frame.verb < 0:
        return LABELS.get(lang, LABELS["en"])[action]
    return f"d{action}" if frame.verb == ROLL else str(action)
