"""What attacks, Pokémon Powers and trainers do: the closed union `Effect` (tag `do`)."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from workbench.api.rules import power_grammar

from .base import PrintedText, italian, says
from .meanings import Condition, Filter, Number
from .verbs import (
    AddDamage,
    Afflict,
    Attach,
    Bounce,
    Change,
    Counters,
    Cure,
    Discard,
    Draw,
    Fail,
    Fetch,
    Forbid,
    Heal,
    MoveEnergy,
    Reshuffle,
    Strike,
    Strip,
    Switch,
)

__all__ = [
    "AddDamage",
    "Afflict",
    "Attach",
    "Bounce",
    "ByHand",
    "Change",
    "Choose",
    "Counters",
    "Cure",
    "Discard",
    "Draw",
    "Effect",
    "Fail",
    "Fetch",
    "Flip",
    "ForEach",
    "Forbid",
    "Heal",
    "If",
    "May",
    "MoveEnergy",
    "Repeat",
    "Reshuffle",
    "Strike",
    "Strip",
    "Switch",
]


class Flip(power_grammar.Effect, tag="flip", frozen=True, kw_only=True):
    """Flip coins; for each that shows heads do one thing, for each tails another."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Lancia monete", "Lancia monete; per ogni testa una cosa, per ogni croce un’altra."
    )

    coins: Annotated[int, says("Coins", "Monete", ge=1, le=10)] = 1
    heads: Annotated[tuple[Effect, ...], says("Heads", "Testa", "What heads does", "Che cosa fa testa")] = ()
    tails: Annotated[tuple[Effect, ...], says("Tails", "Croce", "What tails does", "Che cosa fa croce")] = ()


class May(power_grammar.Effect, tag="may", frozen=True, kw_only=True):
    """You may do it, or not."""

    x_schema: ClassVar[dict[str, Any]] = italian("Puoi", "Puoi farlo, o no.")

    then: Annotated[tuple[Effect, ...], says("Then", "Allora", min_length=1)]


class Choose(power_grammar.Choose, frozen=True, kw_only=True):
    """You choose Pokémon in play; in what follows each is `chosen`."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Scegli", "Scegli Pokémon in gioco; in ciò che segue ognuno è quello scelto."
    )

    among: Annotated[Filter, says("Among", "Fra", "Which Pokémon", "Quali Pokémon")]
    then: Annotated[tuple[Effect, ...], says("Then", "Allora", min_length=1)]


class ForEach(power_grammar.ForEach, frozen=True, kw_only=True):
    """Something happens to each Pokémon that the filter means; each in turn is `chosen`."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Per ogni", "Qualcosa succede a ogni Pokémon inteso, uno dopo l’altro."
    )

    among: Annotated[Filter, says("Among", "Fra", "Which Pokémon", "Quali Pokémon")]
    then: Annotated[tuple[Effect, ...], says("Then", "Allora", min_length=1)]


class Repeat(power_grammar.Repeat, frozen=True, kw_only=True):
    """Something happens several times."""

    x_schema: ClassVar[dict[str, Any]] = italian("Ripeti", "Qualcosa succede più volte.")

    times: Annotated[Number, says("Times", "Volte", "How often", "Quante volte")]
    then: Annotated[tuple[Effect, ...], says("Then", "Allora", min_length=1)]


class ByHand(power_grammar.ByHand, frozen=True, kw_only=True):
    """Printed only: in play the game stops, and people do what the text says; agents pass it over."""

    x_schema: ClassVar[dict[str, Any]] = italian("A mano", "Si stampa soltanto: in gioco lo fanno le persone.")

    text: PrintedText


class If(power_grammar.If, frozen=True, kw_only=True):
    """Do one thing or another."""

    x_schema: ClassVar[dict[str, Any]] = italian("Se", "Fai una cosa o un’altra.")

    when: Annotated[Condition, says("When", "Quando")]
    then: Annotated[tuple[Effect, ...], says("Then", "Allora")]
    otherwise: Annotated[tuple[Effect, ...], says("Otherwise", "Altrimenti")] = ()


Effect = (
    ByHand
    | Flip
    | May
    | Choose
    | ForEach
    | Repeat
    | If
    | AddDamage
    | Fail
    | Strike
    | Counters
    | Heal
    | Afflict
    | Cure
    | Draw
    | Discard
    | Fetch
    | Reshuffle
    | Switch
    | Attach
    | Strip
    | MoveEnergy
    | Change
    | Forbid
    | Bounce
)
