"""Texts that people play by hand: the game stops at them, people do what they say (DESIGN §6, `by_hand`)."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api.rules import Event, Option, Prompt, PromptKind, Sink, by_hand, localised

from . import acting, harm
from .codes import BODIES, COINS, HAND_PLAY, seat_of
from .compiled import Table
from .moment import bench_of
from .state import DuelState
from .text import naming

Frame = tuple[int, ...]


#: What hands do, as this game calls it.
_VERBS = {
    "en": ("Done", "Put damage counters", "Remove damage counters", "Change places with the Active",
           "Give a Special Condition", "Take a Special Condition away", "Flip a coin or roll a die"),
    "it": ("Fatto", "Metti segnalini danno", "Togli segnalini danno", "Scambia con il Pokémon attivo",
           "Dai una condizione speciale", "Togli una condizione speciale", "Lancia una moneta o un dado"),
}  # fmt: skip
_COIN, FACES = {"en": "Coin", "it": "Moneta"}, (1, 2)


class Hands:
    """What hands can do on the table; see `workbench.api.rules.by_hand.Table`. A wound is a damage counter, a marker
    one of the game's conditions by its number from 1, to move is to change places with the Active.
    """

    def __init__(self, table: Table, card: int, out: Sink) -> None:
        """Take the table, the card whose text it is, and who listens."""
        self.table, self.card, self.out = table, card, out

    def things(self, state: DuelState) -> Sequence[int]:
        """Return the Pokémon in play."""
        return [body for body in range(BODIES) if state.top[body] >= 0]

    def places(self, state: DuelState, figure: int) -> Sequence[int]:
        """Return with whom a Pokémon may change places, itself when there is nobody."""
        seat = seat_of(figure)
        if figure != state.active[seat]:
            return [state.active[seat]] if state.active[seat] >= 0 else [figure]
        return bench_of(state, seat) or [figure]

    def wound(self, state: DuelState, figure: int, amount: int) -> None:
        """Put damage counters on a Pokémon; negative takes them away."""
        if amount > 0:
            harm.counters(state, figure, amount, self.out)
        else:
            harm.heal(state, figure, -amount, self.out)

    def move(self, state: DuelState, figure: int, space: int) -> None:
        """Let a Pokémon change places with another."""
        seat = seat_of(figure)
        if figure != space:
            acting.change_places(state, seat, space if figure == state.active[seat] else figure, self.out)

    def mark(self, state: DuelState, figure: int, amount: int) -> None:
        """Give a condition by its number from 1; negative takes it away."""
        condition = self.table.conditions[abs(amount) - 1]
        if amount > 0:
            harm.afflict(self.table, state, figure, condition, self.out)
        else:
            harm.cure(state, figure, 1 << condition.number, self.out)

    def roll(self, state: DuelState, sides: int) -> None:
        """Roll a die for all to see."""
        face = state.chance.roll(sides, COINS)
        if self.out is not None:
            self.out.append(Event("roll", (COINS, sides, face, f"effect card={self.card}")))


def prompt(frame: Frame, source: str) -> Prompt:
    """Return what is asked."""
    at = by_hand.ByHandFrame(frame[1], *frame[2:5])
    kind = by_hand.kind_of(at)
    return Prompt(
        frame[1] + 1, PromptKind.CHOOSE_FIGURE if kind is PromptKind.CHOOSE_SPACE else kind, source, by_hand=True
    )


def legal(table: Table, state: DuelState, frame: Frame) -> Sequence[int]:
    """Return what hands may do next; that it is done comes first."""
    at = by_hand.ByHandFrame(frame[1], *frame[2:5])
    found = by_hand.legal(at, Hands(table, frame[5], None), state)
    if at.verb < 0 and not table.conditions:
        return [verb for verb in found if verb not in (by_hand.MARK, by_hand.UNMARK)]
    if at.verb in (by_hand.MARK, by_hand.UNMARK) and at.thing >= 0:
        return range(1, len(table.conditions) + 1)
    return found


def answer(table: Table, state: DuelState, frame: Frame, action: int, out: Sink) -> None:
    """Do what a person chose, and ask on until it is done."""
    after = by_hand.answer(by_hand.ByHandFrame(frame[1], *frame[2:5]), action, Hands(table, frame[5], out), state)
    if after is not None:
        state.frames.append((HAND_PLAY, *after, frame[5]))


def question(table: Table, frame: Frame, lang: str) -> str:
    """Return the text, then what is to be chosen."""
    title = f"{naming.card(table, frame[5], lang)}: {localised(table.hands[frame[2]], lang)}"
    return title if frame[3] < 0 else f"{title} · {_VERBS[lang][frame[3]]}"


def option(table: Table, state: DuelState, frame: Frame, action: int, lang: str) -> Option:
    """Return what an answer means."""
    at = by_hand.ByHandFrame(frame[1], *frame[2:5])
    on_table = at.verb >= 0 and at.verb != by_hand.ROLL and (at.thing < 0 or at.verb == by_hand.MOVE)
    if on_table:
        return Option(action, naming.card(table, state.top[action], lang), (f"body:{action}",))
    if at.verb in (by_hand.MARK, by_hand.UNMARK):
        return Option(action, naming.condition(table, action - 1, lang))
    if at.verb < 0:
        return Option(action, _VERBS[lang][action], weight=action)
    coin = at.verb == by_hand.ROLL and action == len(FACES)
    return Option(action, _COIN[lang] if coin else by_hand.label(at, action, lang), weight=action)
