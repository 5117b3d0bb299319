"""What each verb of the card game does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from workbench.api.rules import NumberOf, Step, tell

from . import acting, codes, harm, piles
from .codes import NO_ATTACK, NO_RETREAT
from .compiled import Condition
from .moment import Moment, bench_of
from .structs import effects as words
from .structs.base import Text


class Compiler(Protocol):
    """What verbs ask of the compiler: what words of effects mean."""

    @property
    def conditions(self) -> Mapping[str, Condition]:
        """Return the conditions by reference."""
        ...

    def who(self, who: str) -> NumberOf:
        """Return the body that a word means."""
        ...

    def number(self, number: Any) -> NumberOf:
        """Return a number."""
        ...

    def mask(self, types: tuple[str, ...]) -> int:
        """Return types as a mask."""
        ...

    def by_hand(self, text: Text) -> int:
        """Keep a text that people play by hand; return its number."""
        ...

    def search(self, effect: words.Fetch) -> int:
        """Keep what a search looks for; return its number."""
        ...


def verb(effect: Any, to: Compiler) -> Step:
    """Return the step of an effect."""
    match effect:
        case words.AddDamage() | words.Fail():
            return _damage(effect, to)
        case words.Strike() | words.Counters() | words.Heal():
            return _harm(effect, to)
        case words.Afflict() | words.Cure():
            return _conditions(effect, to)
        case words.Draw() | words.Discard() | words.Reshuffle() | words.Fetch():
            return _cards(effect, to)
        case words.Attach() | words.Strip() | words.MoveEnergy():
            return _energy(effect, to)
        case words.Change() | words.Forbid():
            return _marks(effect, to)
        case words.Switch():
            return _switch(effect)
        case words.ByHand():
            return _by_hand(effect, to)
    return _bounce(effect, to)


def _damage(effect: words.AddDamage | words.Fail, to: Compiler) -> Step:
    if isinstance(effect, words.Fail):

        def fail(moment: Moment, local: list[int]) -> None:
            moment.state.failed = 1
            tell(moment.out, "failed", moment.card)

        return fail
    amount = to.number(effect.amount)

    def add(moment: Moment, local: list[int]) -> None:
        moment.state.dealt += amount(moment, local)

    return add


def _harm(effect: words.Strike | words.Counters | words.Heal, to: Compiler) -> Step:
    who, amount = to.who(effect.on), to.number(effect.amount)

    def step(moment: Moment, local: list[int]) -> None:
        body, state = who(moment, local), moment.state
        if body < 0 or state.top[body] < 0:
            return
        if isinstance(effect, words.Strike):
            harm.strike(moment.table, state, moment.me, body, amount(moment, local), moment.out)
        elif isinstance(effect, words.Counters):
            harm.counters(state, body, amount(moment, local), moment.out)
        else:
            harm.heal(state, body, amount(moment, local), moment.out)

    return step


def _conditions(effect: words.Afflict | words.Cure, to: Compiler) -> Step:
    who = to.who(effect.on)
    if isinstance(effect, words.Afflict):
        condition = to.conditions[effect.condition]

        def afflict(moment: Moment, local: list[int]) -> None:
            if (body := who(moment, local)) >= 0 and moment.state.top[body] >= 0:
                harm.afflict(moment.table, moment.state, body, condition, moment.out)

        return afflict
    which = sum({1 << to.conditions[name].number for name in effect.conditions}) or -1

    def cure(moment: Moment, local: list[int]) -> None:
        if (body := who(moment, local)) >= 0:
            harm.cure(moment.state, body, which, moment.out)

    return cure


def _cards(effect: words.Draw | words.Discard | words.Reshuffle | words.Fetch, to: Compiler) -> Step:
    if isinstance(effect, words.Fetch):
        number = to.search(effect)

        def fetch(moment: Moment, local: list[int]) -> bool:
            frame = (codes.FETCH, moment.seat, number, effect.count, moment.card)
            moment.state.frames.append(frame)
            return True

        return fetch
    if isinstance(effect, words.Draw):
        count, whose = to.number(effect.cards), effect.whose
        return lambda moment, local: piles.draw(moment.state, moment.seat_of(whose), count(moment, local), moment.out)
    if isinstance(effect, words.Reshuffle):
        return lambda moment, local: piles.into_deck(moment.state, moment.seat_of(effect.whose), moment.out)
    if effect.place == "deck":
        return lambda moment, local: piles.mill(moment.state, moment.seat_of(effect.whose), effect.cards, moment.out)

    def throw(moment: Moment, local: list[int]) -> bool:
        seat = moment.seat_of(effect.whose)
        count = min(effect.cards, len(moment.state.hand[seat]))
        if count:
            moment.state.frames.append((codes.DISCARD, seat, count, moment.card))
        return count > 0

    return throw


def _energy(effect: words.Attach | words.Strip | words.MoveEnergy, to: Compiler) -> Step:
    types = to.mask(effect.types)
    if isinstance(effect, words.MoveEnergy):
        return _move(effect, types, to)
    who, count = to.who(effect.on), effect.count
    if isinstance(effect, words.Strip):

        def strip(moment: Moment, local: list[int]) -> bool:
            body = who(moment, local)
            cards = attached(moment, body, types) if body >= 0 else []
            left = min(count, len(cards))
            if left == len(cards) or len(set(cards)) == 1:  # nothing to choose
                for card in cards[:left]:
                    acting.discard_energy(moment.state, body, card, moment.out)
                return False
            if left:
                moment.state.frames.append((codes.STRIP, moment.seat, body, left, types, moment.card))
            return left > 0

        return strip
    place = int(effect.place == "discard")

    def attach(moment: Moment, local: list[int]) -> bool:
        body = who(moment, local)
        own = body >= 0 and codes.seat_of(body) == moment.seat and moment.state.top[body] >= 0
        if own:
            moment.state.frames.append((codes.GIVE, moment.seat, body, count, types, place, moment.card))
        return own

    return attach


def _move(effect: words.MoveEnergy, types: int, to: Compiler) -> Step:
    origin, target = to.who(effect.origin), to.who(effect.to)

    def move(moment: Moment, local: list[int]) -> bool:
        one, two = origin(moment, local), target(moment, local)
        if one < 0 or two < 0 or one == two or codes.seat_of(one) != codes.seat_of(two):
            return False  # a player's cards stay with that player
        cards = attached(moment, one, types)
        if moment.state.top[two] < 0 or not cards:
            return False
        if len(set(cards)) == 1:
            acting.take_energy(moment.state, one, cards[0])
            acting.add_energy(moment.state, two, cards[0], moment.out)
            return False
        moment.state.frames.append((codes.MOVE, moment.seat, one, two, types, moment.card))
        return True

    return move


def attached(moment: Moment, body: int, types: int) -> list[int]:
    """Return the energy cards on a body that give one of the types (0: any)."""
    return [card for card in moment.state.energy[body] if piles.fits(moment.table.cards[card], "energy", types)]


def _marks(effect: words.Change | words.Forbid, to: Compiler) -> Step:
    who, later = to.who(effect.on), codes.TURNS[effect.until]
    if isinstance(effect, words.Change):
        kinds = [(codes.STATS[effect.stat], effect.add)]
    else:
        kinds = [({"attack": NO_ATTACK, "retreat": NO_RETREAT}[what], 0) for what in effect.what]

    def step(moment: Moment, local: list[int]) -> None:
        if (body := who(moment, local)) >= 0 and moment.state.top[body] >= 0:
            last = moment.state.turn + later
            moment.state.marks[body] += tuple((kind, amount, last) for kind, amount in kinds)
            for kind, amount in kinds:
                tell(moment.out, "marked", body, moment.state.top[body], kind, amount)

    return step


def _switch(effect: words.Switch) -> Step:
    def step(moment: Moment, local: list[int]) -> bool:
        seat, chooser = moment.seat_of(effect.whose), moment.seat_of(effect.by)
        if not bench_of(moment.state, seat) or moment.state.active[seat] < 0:
            return False
        moment.state.frames.append((codes.SWITCH, chooser, seat, moment.card))
        return True

    return step


def _by_hand(effect: words.ByHand, to: Compiler) -> Step:
    number = to.by_hand(effect.text)

    def step(moment: Moment, local: list[int]) -> bool:
        moment.state.frames.append((codes.HAND_PLAY, moment.seat, number, -1, -1, moment.card))
        return True

    return step


def _bounce(effect: words.Bounce, to: Compiler) -> Step:
    who = to.who(effect.on)

    def step(moment: Moment, local: list[int]) -> None:
        body, state = who(moment, local), moment.state
        if body < 0 or state.top[body] < 0:
            return
        tell(moment.out, "bounced", body, state.top[body])
        piles.to_hand(state, codes.seat_of(body), piles.clear(state, body))

    return step
