"""Turns effects that are data into programs, once at load. What each word does is here and in working.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from workbench.api.rules import Holds, NumberOf, Step, compile_effects, condition_of, number_of, power_grammar

from . import working
from .codes import CHOOSE, MAY, NOBODY, PER_SEAT, seat_of
from .compiled import Condition, Meets, Search, Table
from .events import flip
from .moment import Moment, bench_of
from .piles import fits
from .structs import effects as words
from .structs.base import Data, Text
from .structs.meanings import Filter, Pokemon

_BOTH = (range(PER_SEAT), range(PER_SEAT, 2 * PER_SEAT))
#: The places of a side, by the seat whose power it is; those of `self` are its own alone.
_PLACES = {"ally": _BOTH, "enemy": _BOTH[::-1], "any": (range(2 * PER_SEAT),) * 2}


class Yes(Data, frozen=True, kw_only=True):
    """What a `may` chooses among: to do it."""


class MayChoose(power_grammar.Choose, frozen=True, kw_only=True):
    """A `may` as the shared grammar plays it: choose doing it, or nothing."""

    among: Yes
    then: tuple[Any, ...]
    said: tuple[Any, ...] = ()


class OneOf(power_grammar.Choose, frozen=True, kw_only=True):
    """A `choose` as the shared grammar plays it, with what follows as it is written."""

    among: Filter
    then: tuple[Any, ...]
    said: tuple[Any, ...] = ()


class Row(power_grammar.Row, frozen=True, kw_only=True):
    """One side of a coin."""

    do: tuple[Any, ...]


class Coin(power_grammar.Roll, frozen=True, kw_only=True):
    """A flip as the shared grammar plays it: a die of two sides, 1 is heads."""

    table: tuple[Row, ...]


class Again(power_grammar.Repeat, frozen=True, kw_only=True):
    """Several flips, one after the other."""

    times: int
    then: tuple[Any, ...]


def plain(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return effects with this game's own compounds said in the shared grammar."""
    return tuple(_plain(effect) for effect in effects)


def _plain(effect: Any) -> Any:
    match effect:
        case words.Flip():
            rows = (Row(range=(1, 1), do=plain(effect.heads)), Row(range=(2, 2), do=plain(effect.tails)))
            coin = Coin(die=2, table=rows)
            return coin if effect.coins == 1 else Again(times=effect.coins, then=(coin,))
        case words.May():
            return MayChoose(among=Yes(), then=plain(effect.then), up_to=True, said=effect.then)
        case words.Choose():
            then, count, up_to = plain(effect.then), effect.count, effect.up_to
            return OneOf(among=effect.among, then=then, count=count, up_to=up_to, said=effect.then)
        case words.ForEach():
            return words.ForEach(among=effect.among, then=plain(effect.then))
        case words.Repeat():
            return words.Repeat(times=effect.times, then=plain(effect.then))
        case words.If():
            return words.If(when=effect.when, then=plain(effect.then), otherwise=plain(effect.otherwise))
    return effect


class Compiler:
    """Compiles effects of one table: the `Verbs` of the shared grammar."""

    def __init__(self, table: Table, types: dict[str, int], conditions: dict[str, Condition]) -> None:
        """Take the names that effects may use."""
        self.table, self.types, self.conditions = table, types, conditions
        self._chosen = -1

    def program(self, effects: tuple[Any, ...]) -> int:
        """Compile effects; return the program's number, -1 for none."""
        if not effects:
            return -1
        self.table.programs.append(compile_effects(plain(effects), self))
        return len(self.table.programs) - 1

    def holds(self, condition: Any) -> Holds | None:
        """Compile a condition; None for none."""
        return None if condition is None else condition_of(condition, self)

    def mask(self, types: tuple[str, ...]) -> int:
        """Return types as a mask."""
        return sum({1 << self.types[name] for name in types})

    # ------------------------------------------------------------ what the shared grammar asks

    def path(self, path: str) -> NumberOf:
        """Return the number of that name."""
        who, _, what = path.partition(".")
        if who in ("mine", "theirs"):
            return lambda moment, local: _of_seat(moment, moment.seat_of(who), what)
        body = self.who(who)
        if what == "counters":
            return lambda moment, local: moment.state.damage[b] // 10 if (b := body(moment, local)) >= 0 else 0
        return lambda moment, local: (
            moment.table.units_of(moment.state.energy[b])[-1] if (b := body(moment, local)) >= 0 else 0
        )

    def among(self, filter: Any) -> NumberOf:
        """Return the mask of the bodies that a filter means."""
        if isinstance(filter, Yes):
            return lambda moment, local: 1
        return self._bodies(filter)

    def _bodies(self, filter: Filter) -> NumberOf:
        tests, places = self._tests(filter), _PLACES.get(filter.side)

        hurt = filter.damaged

        def mask(moment: Moment, local: list[int]) -> int:
            if hurt and not any(moment.state.damage):
                return 0
            top, found = moment.state.top, 0
            for b in places[moment.seat] if places else _itself(moment):
                if top[b] >= 0:
                    for test in tests:
                        if not test(moment, b):
                            break
                    else:
                        found |= 1 << b
            return found

        return mask

    def meets(self, filter: Filter) -> Meets:
        """Return whether a body in play is one that a filter means."""
        tests, places = self._tests(filter), _PLACES.get(filter.side)

        def meets(moment: Moment, body: int) -> bool:
            meant = places[moment.seat] if places else _itself(moment)
            return body in meant and all(test(moment, body) for test in tests)

        return meets

    def _tests(self, filter: Filter) -> list[Meets]:
        """What a filter asks of a body, its side aside."""
        types = self.mask(filter.types)
        conditions = {self.conditions[name].number for name in filter.conditions}
        tests: list[Meets] = []
        if filter.place != "any":
            active = filter.place == "active"
            tests.append(lambda moment, b: (moment.state.active[seat_of(b)] == b) == active)
        if filter.other:
            tests.append(lambda moment, b: b != moment.me)
        if types:
            tests.append(lambda moment, b: bool(moment.table.cards[moment.state.top[b]].matches & types))
        if conditions:
            tests.append(lambda moment, b: any(pair[0] in conditions for pair in moment.state.conds[b]))
        if filter.damaged:
            tests.append(lambda moment, b: moment.state.damage[b] > 0)
        if filter.energised:
            tests.append(lambda moment, b: bool(moment.state.energy[b]))
        if filter.evolved:
            tests.append(lambda moment, b: bool(moment.state.under[b]))
        return tests

    def condition(self, condition: Any) -> Holds:
        """Return a condition of this game's own: a Pokémon is one of those meant."""
        assert isinstance(condition, Pokemon)
        who, meets = self.who(condition.who), self.meets(condition.filter)
        return lambda moment, local: (b := who(moment, local)) >= 0 and moment.state.top[b] >= 0 and meets(moment, b)

    def who(self, who: str) -> NumberOf:
        """Return the body that a word means, -1 for none in play."""
        if who == "chosen":
            slot = self._chosen
            return lambda moment, local: local[slot] if slot >= 0 else -1
        if who == "self":
            return lambda moment, local: moment.me
        if who == "attacker":
            return lambda moment, local: moment.attacker
        if who == "active":
            return lambda moment, local: moment.state.active[moment.seat]
        return lambda moment, local: moment.state.active[1 - moment.seat]

    def chosen(self, slot: int, inner: Callable[[], None]) -> None:
        """Compile `inner` with `chosen` meaning locals[slot]."""
        before, self._chosen = self._chosen, slot
        inner()
        self._chosen = before

    def roll(self, roll: Any) -> Callable[[Any, list[int]], int]:
        """Return the function that flips the coin of a power."""
        return lambda moment, local: 1 if flip(moment.state, f"effect card={moment.card}", moment.out) else 2

    def ask(self, choose: Any, slot: int) -> Step:
        """Return the step that lets the power's player choose; a single possibility without a choice is taken."""
        kind, optional = MAY if isinstance(choose, MayChoose) else CHOOSE, int(choose.up_to)
        number = len(self.table.asks)
        self.table.asks.append(choose.said)

        def step(moment: Moment, local: list[int]) -> bool | None:
            mask = local[slot + 1]
            if not optional and not mask & (mask - 1):
                local[slot] = mask.bit_length() - 1
                return None
            moment.state.frames.append((kind, moment.seat, slot, mask, optional, number, moment.card))
            return True

        return step

    def verb(self, effect: Any) -> Step:
        """Return what an effect does."""
        return working.verb(effect, self)

    # ------------------------------------------------------------ what verbs need

    def number(self, number: Any) -> NumberOf:
        """Compile a number."""
        return number_of(number, self)

    def by_hand(self, text: Text) -> int:
        """Keep a text that people play by hand; return its number."""
        self.table.hands.append(text)
        return len(self.table.hands) - 1

    def search(self, effect: words.Fetch) -> int:
        """Keep what a search looks for; return its number. Cards are numbered before programs are compiled."""
        types = self.mask(effect.cards.types)
        cards = sum(1 << card.number for card in self.table.cards if fits(card, effect.cards.sort, types))
        secret = effect.place == "deck" and effect.to != "bench" and effect.cards.sort == "any" and not types
        self.table.searches.append(Search(cards, effect.place, effect.to, effect.count, not secret))
        return len(self.table.searches) - 1


def _itself(moment: Moment) -> tuple[int, ...]:
    """The place of the Pokémon whose power it is."""
    return (moment.me,) if moment.me >= 0 else ()


def _of_seat(moment: Moment, seat: int, what: str) -> int:
    """A number of a player."""
    state = moment.state
    if what == "hand":
        return len(state.hand[seat])
    return len(state.prizes[seat]) if what == "prizes" else len(bench_of(state, seat))


__all__ = ["NOBODY", "Compiler", "plain"]
