"""Powers that are played by hand: the game stops at their text, people do what it says (DESIGN §6, `by_hand`)."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api.rules import Option, Sink, by_hand, localised, say, spaces_of

from . import damage, frames
from .battle import Battle
from .bodies import body
from .events import tell, tell_roll
from .going import entered
from .placing import fitting, free_spaces
from .reach import place_of
from .runes import arrive
from .state import BattleState
from .text.names import full, hex_name, name


def ask(battle: Battle, state: BattleState, on: str, figure: int) -> None:
    """Stop for every power by hand that a figure has at this moment."""
    found = battle.by_hand[on][figure]
    if found and not state.over and state.at[figure] >= 0:
        seat = battle.owner[figure]
        state.frames += [(frames.HAND, seat, power, -1, -1) for power in reversed(found)]


class Hands:
    """What hands can do on a battle's table; see `workbench.api.rules.by_hand.Table`."""

    def __init__(self, battle: Battle, source: int, figure: int, out: Sink) -> None:
        """Take the battle, the power's source and whose it is, and who listens."""
        self.battle, self.source, self.figure, self.out = battle, source, figure, out

    def things(self, state: BattleState) -> Sequence[int]:
        """Return the figures on the board."""
        return [figure for figure in self.battle.everyone if state.at[figure] >= 0]

    def places(self, state: BattleState, figure: int) -> Sequence[int]:
        """Return the places that a figure can be put on, as actions of moving; where it stands is among them."""
        battle = self.battle
        free = free_spaces(battle, state) | body(battle, state, figure) & battle.field.open
        masks = fitting(battle, figure, free, free)
        return sorted(space * 4 + way for way, mask in enumerate(masks) for space in spaces_of(mask))

    def wound(self, state: BattleState, figure: int, amount: int) -> None:
        """Give wounds; negative takes them away."""
        if amount > 0:
            damage.hurt(self.battle, state, figure, amount, self.out)
            damage.settle(self.battle, state, self.out)
        else:
            damage.heal(self.battle, state, figure, -amount, self.out)

    def move(self, state: BattleState, figure: int, space: int) -> None:
        """Put a figure on a place: no swipes, no falls; the place itself does what it does (HS-TER-02)."""
        start = state.at[figure]
        state.at[figure], state.also[figure] = place_of(self.battle, space)
        tell(self.out, "move", figure, start, state.at[figure], state.also[figure])
        if entered(self.battle, state, figure, body(self.battle, state, figure), self.out):
            arrive(self.battle, state, figure, self.out)

    def mark(self, state: BattleState, figure: int, amount: int) -> None:
        """Give markers that the game counts and does nothing with; negative takes them away (PS-MRK-01)."""
        state.tokens[figure] = max(0, state.tokens[figure] + amount)
        tell(self.out, "tokens", figure, state.tokens[figure])

    def roll(self, state: BattleState, sides: int) -> None:
        """Roll a die for all to see."""
        reason = f"effect figure={self.figure} source={self.source}"
        tell_roll(self.out, sides, [state.chance.roll(sides)], reason)


def _table(battle: Battle, frame: tuple[int, ...], out: Sink = None) -> tuple[by_hand.ByHandFrame, Hands]:
    """Return where a power by hand stands, and the table."""
    power = battle.hands[frame[2]]
    return by_hand.ByHandFrame(*frame[1:]), Hands(battle, power.source, power.figure, out)


def legal(battle: Battle, state: BattleState, frame: tuple[int, ...]) -> Sequence[int]:
    """Return what hands may do next; the first is that it is done, while nothing is chosen yet."""
    at, table = _table(battle, frame)
    return by_hand.legal(at, table, state)


def answer(battle: Battle, state: BattleState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    """Do what a person chose, and ask on until it is done."""
    at, table = _table(battle, frame, out)
    first = len(state.frames)
    if at.verb < 0 and action != by_hand.DONE:
        tell(out, "by_hand", table.figure, table.source)
        _no_switch(state)
    after = by_hand.answer(at, action, table, state)
    if after is not None and not state.over:
        state.frames.insert(first, (frames.HAND, *after))


def _no_switch(state: BattleState) -> None:
    """Take the switch away from the move that follows: what was played by hand is the turn (PS-TURN-02)."""
    for place, waiting in enumerate(state.frames):
        if waiting[0] == frames.MOVE:
            state.frames[place] = (*waiting[:3], 0)


def question(battle: Battle, frame: tuple[int, ...], lang: str) -> str:
    """Return what is asked: the power's own text first, then what is to be chosen."""
    power, verb, figure = battle.hands[frame[2]], frame[3], frame[4]
    title = f"{full(battle, power.figure, lang)}, {localised(battle.sources[power.source][1], lang)}"
    if verb < 0:
        return f"{title}: {localised(power.text, lang)}"
    does = by_hand.LABELS.get(lang, by_hand.LABELS["en"])[verb]
    return f"{title}: {does}" + (f", {name(battle, figure, lang)}" if figure >= 0 else "")


def option(battle: Battle, frame: tuple[int, ...], action: int, lang: str) -> Option:
    """Return what an answer means."""
    at, _ = _table(battle, frame)
    if at.verb >= 0 and at.verb != by_hand.ROLL and at.thing < 0:
        return Option(action, full(battle, action, lang), (f"figure:{action}",), weight=1)
    if at.verb == by_hand.MOVE:
        spaces = [space for space in place_of(battle, action) if space >= 0]
        names = [hex_name(battle, space) for space in spaces]
        label = say(lang, f"Move to {' + '.join(names)}", f"Vai a {' + '.join(names)}")
        return Option(action, label, tuple(f"hex:{found}" for found in names), weight=1)
    return Option(action, by_hand.label(at, action, lang), weight=action)
