"""What cards do: effects as data, compiled once to programs that can stop at a question in the middle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from workbench.api.rules import DONE, Event, Holds, NumberOf, Program, Sink, Step, compile_effects, number_of, tell

from . import codes as c
from . import hands
from .bank import BANK, collect, pay
from .compiled import Table
from .decks import added, draw_items, draw_pokemon, items_of, without
from .spinner import spin
from .state import TrainerState
from .structs import effects as e


class Moment:
    """What a running card sees: table, state, whose it is (from 0), which side of a battle, how deep it began."""

    __slots__ = ("depth", "out", "seat", "side", "state", "table")

    def __init__(self, table: Table, state: TrainerState, seat: int, side: int, out: Sink) -> None:
        """Take where it stands."""
        self.table, self.state, self.seat, self.side, self.out = table, state, seat, side, out
        self.depth = len(state.frames)

    def other(self, whose: str) -> int:
        """Return the side of the fight that is `mine` or `theirs`."""
        return self.side if whose == "mine" else c.OF_ME + c.OF_FOE - self.side


#: An effect at work; questions are frames on the stack.
_Act = Callable[[Moment, list[int]], None]


def compile_card(effects: tuple[e.Effect, ...]) -> Program:
    """Return the program of a card."""
    return compile_effects(effects, CardVerbs())


def begin_card(table: Table, state: TrainerState, seat: int, card: int, side: int) -> None:
    """Let a card begin to work."""
    state.frames.append((c.POWER, seat, card, 0, side, *(0,) * table.cards[card].program.size))


def go_on(table: Table, state: TrainerState, frame: tuple[int, ...], out: Sink) -> None:
    """Run a card on from where it stands; what it asks lies above its frame on the stack."""
    _, seat, card, at, side, *local = frame
    moment = Moment(table, state, seat, side, out)
    after = table.cards[card].program.run(moment, at, local)
    if after != DONE:
        state.frames.insert(moment.depth, (c.POWER, seat, card, after, side, *local))


class CardVerbs:
    """What this game's effects, conditions and filters mean."""

    def __init__(self) -> None:
        """Begin with nobody chosen."""
        self._slot = -1

    def path(self, path: str) -> NumberOf:
        """Return a number of the game by name."""
        return _PATHS[path]

    def among(self, filter: e.Filter) -> NumberOf:
        """Return the mask of the players that a filter means."""
        side, most = filter.side, filter.most

        def mask(moment: Moment, local: list[int]) -> int:
            seats = range(moment.table.seats)
            meant = [n for n in seats if side == "any" or (n == moment.seat) == (side in ("self", "ally"))]
            if most:
                has = [_HAS[most](moment, n) for n in seats]
                meant = [n for n in meant if has[n] == max(has)]
            return sum(1 << n for n in meant)

        return mask

    def condition(self, condition: Any) -> Holds:
        """Return a condition of this game."""
        match condition:
            case e.Spun():
                return lambda m, local: m.state.spun in condition.numbers
            case e.OfType():
                types = frozenset(condition.types)
                return lambda m, local: not types.isdisjoint(_types(m, m.other(condition.whose)))
            case e.Against():
                return lambda m, local: m.state.fight[c.KIND] == c.FOES[condition.foe]
        raise TypeError(f"`{type(condition).__name__}` is no condition of this game")

    def roll(self, roll: Any) -> NumberOf:
        """Refuse: this game has a spinner and no dice."""
        raise TypeError("there are no dice in this game; use `spin`")

    def ask(self, choose: Any, slot: int) -> Step:
        """Return the step that asks for one of the players meant."""

        def step(moment: Moment, local: list[int]) -> bool:
            moment.state.frames.append((c.CHOOSE, moment.seat, slot, local[slot + 1], int(choose.up_to)))
            return True

        return step

    def chosen(self, slot: int, inner: Callable[[], None]) -> None:
        """Compile with `chosen` meaning the player in a slot."""
        before, self._slot = self._slot, slot
        inner()
        self._slot = before

    def verb(self, effect: Any) -> Step:
        """Return an effect as a step: it stops the program when it has asked something."""
        act = self._battle(effect) or self._turn(effect) or self._cards(effect)
        if act is None:
            raise TypeError(f"`{type(effect).__name__}` is no effect of this game")
        done = act

        def step(moment: Moment, local: list[int]) -> bool:
            done(moment, local)
            return len(moment.state.frames) > moment.depth

        return step

    def _who(self, who: str) -> NumberOf:
        """The seat that is meant."""
        slot = self._slot
        return (lambda m, local: local[slot]) if who == "chosen" and slot >= 0 else (lambda m, local: int(m.seat))

    def _battle(self, effect: Any) -> _Act | None:
        """What changes a battle: numbers of the fight."""
        match effect:
            case e.AddPoints():
                amount, whose = number_of(effect.amount, self), effect.whose
                return lambda m, local: _add(m, m.other(whose) + c.BONUS, amount(m, local))
            case e.BestSpin():
                return lambda m, local: _set(m, m.side + c.BEST, 1)
            case e.NoZero():
                return lambda m, local: _set(m, m.side + c.BRAVE, 1)
            case e.WinOn():
                mask = sum(1 << number for number in effect.numbers)
                return lambda m, local: _set(m, m.side + c.WINS, m.state.fight[m.side + c.WINS] | mask)
            case e.CallOff():
                return lambda m, local: _set(m, c.OFF, 1)
            case e.WinAtOnce():
                return lambda m, local: _set(m, c.SURE, 1 if m.side == c.OF_ME else 2)
        return None

    def _turn(self, effect: Any) -> _Act | None:
        """What is about PCs, the spinner, turns and the pawn."""
        match effect:
            case e.Gain():
                amount, who = number_of(effect.amount, self), self._who(effect.who)
                return lambda m, local: collect(m.state, who(m, local), amount(m, local), m.out)
            case e.Pay():
                amount, who, to = number_of(effect.amount, self), self._who(effect.who), self._who(effect.to)
                bank = effect.to == "bank"
                return lambda m, local: pay(
                    m.state, who(m, local), amount(m, local), BANK if bank else to(m, local), m.out
                )
            case e.Spin():
                return lambda m, local: _spin(m)
            case e.ByHand():
                return lambda m, local: m.state.frames.append(hands.frame_of(m.seat))
            case e.Follow():
                kind = c.SPACES[effect.space]
                return lambda m, local: m.state.frames.append((c.ACT, m.seat, kind))
            case e.Move():
                return lambda m, local: _move(m, effect.spaces)
            case e.MissTurn():
                who = self._who(effect.who)
                return lambda m, local: _miss(m, who(m, local))
            case e.TurnAgain():
                return lambda m, local: _again(m)
        return None

    def _cards(self, effect: Any) -> _Act | None:
        """What is about cards."""
        who = self._who(getattr(effect, "who", "chosen"))
        match effect:
            case e.DrawPokemon():
                return lambda m, local: draw_pokemon(m.state, who(m, local), effect.count, m.out)
            case e.DrawItems():
                return lambda m, local: draw_items(m.table, m.state, who(m, local), effect.count, m.out)
            case e.LosePokemon():
                return lambda m, local: m.state.frames.append(
                    (c.LOSE, who(m, local), effect.count, m.table.rules.keep_last)
                )
            case e.DiscardCards():
                kind = int(effect.kind == "event")
                return lambda m, local: m.state.frames.append((c.TOSS, who(m, local), effect.count, kind))
            case e.TakeItem():
                return lambda m, local: _take_item(m, who(m, local))
        return None


def _add(moment: Moment, place: int, amount: int) -> None:
    moment.state.fight[place] += amount


def _set(moment: Moment, place: int, value: int) -> None:
    moment.state.fight[place] = value


def _spin(moment: Moment) -> None:
    spin(moment.table, moment.state, moment.seat, "card", moment.out)


def _move(moment: Moment, spaces: int) -> None:
    """Move on; the space acts, once a turn besides the spin's own (MT-TURN-07)."""
    state, seat = moment.state, moment.seat
    if not state.moved:
        state.frames.append((c.ACT, seat, -1))
    state.moved += 1
    state.frames.append((c.WALK, seat, spaces))


def _miss(moment: Moment, seat: int) -> None:
    moment.state.missing[seat] += 1
    tell(moment.out, "misses", seat)


def _again(moment: Moment) -> None:
    moment.state.again = 1
    tell(moment.out, "again", moment.seat)


def _take_item(moment: Moment, victim: int) -> None:
    """Take an item at random; the two who are concerned see which."""
    state, table, seat = moment.state, moment.table, moment.seat
    held = [card for card in state.hand[victim] if table.cards[card].item]
    if not held or victim == seat:
        return
    item = held[state.chance.below(len(held), c.DECKS)]
    state.hand[victim], state.hand[seat] = without(state.hand[victim], item), added(state.hand[seat], item)
    tell(moment.out, "takes", seat, victim)
    if moment.out is not None:
        moment.out.append(Event("taken", (seat, victim, item), 1 << seat | 1 << victim))
    if items_of(table, state, seat) > table.rules.item_limit:
        state.frames.append((c.TRIM, seat))


def _types(moment: Moment, side: int) -> frozenset[str]:
    """The types of a side's Pokémon or leader."""
    number = moment.state.fight[side + c.POKEMON]
    leader = side == c.OF_FOE and moment.state.fight[c.KIND] == c.GYM
    return (moment.table.leaders if leader else moment.table.pokemon)[number].types


_HAS: dict[str, Callable[[Moment, int], int]] = {
    "pcs": lambda m, seat: m.state.pcs[seat],
    "pokemon": lambda m, seat: len(m.state.pokemon[seat]),
    "rares": lambda m, seat: sum(m.table.pokemon[card].rare for card in m.state.pokemon[seat]),
    "items": lambda m, seat: items_of(m.table, m.state, seat),
}


def _own(has: Callable[[Moment, int], int]) -> NumberOf:
    """A number of who plays the card."""
    return lambda m, local: has(m, m.seat)


_PATHS: dict[str, NumberOf] = {
    "spin": lambda m, local: int(m.state.spun),
    **{name: _own(has) for name, has in _HAS.items()},
}
