"""What cards are worth to the greedy player, in PCs: a measure, not a rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from . import codes as c
from .structs import effects as e

#: A space, a Pokémon or an item in PCs.
SPACES = {
    c.EVENT: 8, c.ITEM: 12, c.GET: 22, c.BATTLE: 14, c.GYM_SPACE: 30, c.RUINS: 15, c.TROUBLE: -18, c.ASH: 50,
    c.CONTEST: 18, c.PROFESSORS: 70,
}  # fmt: skip
POKEMON, ITEM, TURN = 35, 12, 22
#: What a card that works in battles is worth in a hand.
IN_BATTLE: dict[type, float] = {
    e.AddPoints: 9.0,
    e.BestSpin: 12.0,
    e.WinOn: 10.0,
    e.NoZero: 6.0,
    e.CallOff: 7.0,
    e.WinAtOnce: 25.0,
}
_PATHS = {"spin": 5.0, "pcs": 80.0, "pokemon": 5.0, "rares": 1.0, "items": 3.0}


def of_effects(effects: Iterable[e.Effect], seats: int) -> float:
    """Return what effects are worth to who plays them."""
    return sum(_of(effect, seats) for effect in effects)


def of_number(number: Any, seats: int) -> float:
    """Return about how much a number is."""
    match number:
        case int():
            return float(number)
        case e.Path():
            return _PATHS[number.path]
        case e.Count():
            return float(seats - 1 if number.of.side == "enemy" else 1)
    product = 1.0
    for part in number.parts:
        product *= of_number(part, seats)
    return product


def _of(effect: Any, seats: int) -> float:
    sign = -0.5 if getattr(effect, "who", "self") == "chosen" else 1.0
    match effect:
        case e.Gain():
            return sign * of_number(effect.amount, seats)
        case e.Pay():
            amount = of_number(effect.amount, seats)
            return amount * (1.0 if effect.to == "self" else -sign)
        case e.DrawPokemon() | e.LosePokemon():
            return sign * POKEMON * effect.count * (1 if isinstance(effect, e.DrawPokemon) else -0.7)
        case e.DrawItems() | e.DiscardCards():
            return sign * ITEM * effect.count * (1 if isinstance(effect, e.DrawItems) else -1)
        case e.TakeItem():
            return ITEM
        case e.Follow():
            return SPACES[c.SPACES[effect.space]]
        case e.Move() | e.TurnAgain():
            return TURN if isinstance(effect, e.TurnAgain) else 8
        case e.MissTurn():
            return -sign * TURN * 0.6
        case e.If():
            return 0.4 * of_effects(effect.then, seats) + 0.6 * of_effects(effect.otherwise, seats)
        case e.ForEach():
            return (seats - 1) * of_effects(effect.then, seats)
        case e.Choose() | e.Repeat():
            return of_effects(effect.then, seats) * (effect.times if isinstance(effect, e.Repeat) else 1)
    kind: type = type(effect)
    return IN_BATTLE.get(kind, 0.0)


def only_of_battles(effects: Iterable[Any]) -> bool:
    """Return whether effects change nothing but the battle, so that a look ahead is only a look at numbers."""
    return all(
        type(effect) in IN_BATTLE or (isinstance(effect, e.If) and only_of_battles((*effect.then, *effect.otherwise)))
        for effect in effects
    )
