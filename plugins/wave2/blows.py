"""What attacks do beside their damage to the Active: whom they hurt else, read off their effects once at load."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from workbench.api.rules import NumberOf

from .compiled import Blow
from .structs import effects as words


class Compiler(Protocol):
    """What is asked of the compiler: whom words mean."""

    def who(self, who: str) -> NumberOf:
        """Return the body that a word means."""
        ...

    def among(self, filter: Any) -> NumberOf:
        """Return the mask of the bodies that a filter means."""
        ...


def blows(effects: Sequence[Any], to: Compiler) -> tuple[Blow, ...]:
    """Return whom effects hurt, as far as it is known before coins fall: amounts that are plain numbers."""
    return tuple(_blows(effects, to, 1.0, None, False))


def _blows(effects: Sequence[Any], to: Compiler, share: float, chosen: NumberOf | None, one: bool) -> Iterator[Blow]:
    for effect in effects:
        match effect:
            case words.Flip():
                yield from _blows(effect.heads, to, share * effect.coins / 2, chosen, one)
                yield from _blows(effect.tails, to, share * effect.coins / 2, chosen, one)
            case words.If():
                yield from _blows((*effect.then, *effect.otherwise), to, share / 2, chosen, one)
            case words.May() | words.Repeat():
                yield from _blows(effect.then, to, share, chosen, one)
            case words.Choose() | words.ForEach():
                meant, single = to.among(effect.among), isinstance(effect, words.Choose)
                yield from _blows(effect.then, to, share, meant, single)
            case words.Strike() | words.Counters() if isinstance(effect.amount, int):
                struck = isinstance(effect, words.Strike)
                meant = chosen if effect.on == "chosen" and chosen else _alone(to.who(effect.on))
                yield Blow(meant, effect.amount * (1 if struck else 10), share, struck, one)


def _alone(who: NumberOf) -> NumberOf:
    """The mask of one body."""

    def mask(moment: Any, local: list[int]) -> int:
        body = who(moment, local)
        return 1 << body if body >= 0 else 0

    return mask
