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
    """Where a by-hand power stands: who plays it, which power, the action and the thing chosen so far (-1: not yet)."""

    seat: int
    power: int
    verb: int = -1
    thing: int = -1


class Table(Protocol):
    """What a ruleset lets hands do; every method changes the state in place and tells what happened.

    Things are what hands touch (figures, cards, pawns), places what a thing can be moved to; both are numbers that
    the ruleset gives. What a wound and a marker are, it says as well.
    """

    def things(self, state: Any) -> Sequence[int]:
        """Return the things that can be touched, ascending."""
        ...

    def places(self, state: Any, thing: int) -> Sequence[int]:
        """Return the places that a thing can be moved to, ascending; none when it cannot be moved."""
        ...

    def wound(self, state: Any, thing: int, amount: int) -> None:
        """Give wounds; negative takes them away."""
        ...

    def move(self, state: Any, thing: int, place: int) -> None:
        """Move a thing to a place."""
        ...

    def mark(self, state: Any, thing: int, amount: int) -> None:
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
    if frame.thing < 0:
        return PromptKind.CHOOSE_FIGURE
    return PromptKind.CHOOSE_SPACE if frame.verb == MOVE else PromptKind.NUMBER


def legal(frame: ByHandFrame, table: Table, state: Any, by_agent: bool = False) -> Sequence[int]:
    """Return the legal answers, ascending: an action's number, a thing, a place, an amount or a die.

    Nothing is offered that leads to a question without an answer.
    """
    if frame.verb < 0:
        return (DONE,) if by_agent else (DONE, *_touching(table, state), ROLL)
    if frame.verb == ROLL:
        return DICE
    if frame.thing < 0:
        return _movable(table, state) if frame.verb == MOVE else table.things(state)
    return table.places(state, frame.thing) if frame.verb == MOVE else range(1, MOST + 1)


def _touching(table: Table, state: Any) -> Sequence[int]:
    """Return the actions that do something with a thing, of those that can be done now."""
    if not table.things(state):
        return ()
    return [verb for verb in range(WOUND, ROLL) if verb != MOVE or _movable(table, state)]


def _movable(table: Table, state: Any) -> Sequence[int]:
    """Return the things that can be moved anywhere."""
    return [thing for thing in table.things(state) if table.places(state, thing)]


def answer(frame: ByHandFrame, action: int, table: Table, state: Any) -> ByHandFrame | None:
    """Take an answer; return where the power stands then, or None when it is done."""
    seat, power, verb, thing = frame
    if verb < 0:
        return None if action == DONE else ByHandFrame(seat, power, action)
    if verb != ROLL and thing < 0:
        return ByHandFrame(seat, power, verb, action)
    if verb == ROLL:
        table.roll(state, action)
    elif verb == MOVE:
        table.move(state, thing, action)
    elif verb in (WOUND, HEAL):
        table.wound(state, thing, action if verb == WOUND else -action)
    else:
        table.mark(state, thing, action if verb == MARK else -action)
    return ByHandFrame(seat, power)


def label(frame: ByHandFrame, action: int, lang: str) -> str:
    """Return what an answer is called, where the ruleset has no better name (it has for things and places)."""
    if frame.verb < 0:
        return LABELS.get(lang, LABELS["en"])[action]
    return f"d{action}" if frame.verb == ROLL else str(action)
