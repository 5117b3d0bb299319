"""What item and event cards do: the closed union `Effect` (tag `do`); `meanings` and `verbs` have its parts."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from workbench.api.rules import power_grammar

from .base import italian, says
from .meanings import Against, Compare, Condition, Count, Filter, Not, Number, OfType, Path, Product, Spun
from .verbs import (
    AddPoints,
    BestSpin,
    CallOff,
    DiscardCards,
    DrawItems,
    DrawPokemon,
    Follow,
    Gain,
    LosePokemon,
    MissTurn,
    Move,
    NoZero,
    Pay,
    Spin,
    TakeItem,
    TurnAgain,
    WinAtOnce,
    WinOn,
)

__all__ = [
    "AddPoints",
    "Against",
    "BestSpin",
    "ByHand",
    "CallOff",
    "Choose",
    "Compare",
    "Condition",
    "Count",
    "DiscardCards",
    "DrawItems",
    "DrawPokemon",
    "Effect",
    "Filter",
    "Follow",
    "ForEach",
    "Gain",
    "If",
    "LosePokemon",
    "MissTurn",
    "Move",
    "NoZero",
    "Not",
    "Number",
    "OfType",
    "Path",
    "Pay",
    "Product",
    "Repeat",
    "Spin",
    "Spun",
    "TakeItem",
    "TurnAgain",
    "WinAtOnce",
    "WinOn",
]

# ------------------------------------------------------------ shared


class If(power_grammar.If, frozen=True, kw_only=True):
    """Do one thing or another."""

    x_schema: ClassVar[dict[str, Any]] = italian("Se", "Fai una cosa o un’altra.")

    when: Annotated[Condition, says("When", "Quando")]
    then: Annotated[tuple[Effect, ...], says("Then", "Allora")]
    otherwise: Annotated[tuple[Effect, ...], says("Otherwise", "Altrimenti")] = ()


class Choose(power_grammar.Choose, frozen=True, kw_only=True):
    """Choose a player; in what follows that one is `chosen`."""

    x_schema: ClassVar[dict[str, Any]] = italian("Scegli", "Scegli un giocatore.")

    among: Annotated[Filter, says("Among", "Fra", "Which players", "Quali giocatori")]
    then: Annotated[tuple[Effect, ...], says("Then", "Allora", min_length=1)]


class ForEach(power_grammar.ForEach, frozen=True, kw_only=True):
    """Something happens to each player that is meant; each in turn is `chosen`."""

    x_schema: ClassVar[dict[str, Any]] = italian("Per ogni", "Qualcosa succede a ogni giocatore inteso.")

    among: Annotated[Filter, says("Among", "Fra", "Which players", "Quali giocatori")]
    then: Annotated[tuple[Effect, ...], says("Then", "Allora", min_length=1)]


class Repeat(power_grammar.Repeat, frozen=True, kw_only=True):
    """Something happens several times."""

    x_schema: ClassVar[dict[str, Any]] = italian("Ripeti", "Qualcosa succede più volte.")

    times: Annotated[int, says("Times", "Volte", "How often", "Quante volte", ge=1, le=10)]
    then: Annotated[tuple[Effect, ...], says("Then", "Allora", min_length=1)]


class ByHand(power_grammar.ByHand, frozen=True, kw_only=True):
    """Printed only: in play the game stops, people do what it says, agents pass."""

    x_schema: ClassVar[dict[str, Any]] = italian("A mano", "Solo stampato: in gioco lo eseguono le persone.")


BattleEffect = AddPoints | BestSpin | WinOn | NoZero | CallOff | WinAtOnce
TurnEffect = (
    Gain
    | Pay
    | DrawPokemon
    | DrawItems
    | LosePokemon
    | DiscardCards
    | TakeItem
    | Spin
    | Follow
    | Move
    | MissTurn
    | TurnAgain
)
Effect = BattleEffect | TurnEffect | If | Choose | ForEach | Repeat | ByHand
