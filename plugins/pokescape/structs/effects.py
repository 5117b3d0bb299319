"""What powers, statuses and terrains do: the closed union `Effect` (tag `do`)."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from workbench.api.rules import power_grammar

from .base import Data, Name, StatusRef, italian, labels, says
from .conditions import Condition, Filter, Who
from .figures import CopyCard, LayTerrain, MoveFigure, Revive, Stray


class Row(power_grammar.Row, frozen=True, kw_only=True):
    """One row of a roll's table: these results, these effects; an empty list means nothing happens."""

    x_schema: ClassVar[dict[str, Any]] = italian("Riga", "Una riga della tabella: questi risultati, questi effetti.")

    do: Annotated[
        tuple[Effect, ...], says("Effects", "Effetti", "What happens, in order", "Che cosa succede, in ordine")
    ] = ()


class Roll(power_grammar.Roll, frozen=True, kw_only=True):
    """Roll a die and do what its row says."""

    x_schema: ClassVar[dict[str, Any]] = italian("Tira", "Tira un dado e fai ciò che dice la riga.")

    table: Annotated[
        tuple[Row, ...],
        says(
            "Table", "Tabella", "Rows that cover the die once", "Righe che coprono il dado una volta", widget="ranges"
        ),
    ]


class CombatRoll(Data, tag_field="do", tag="combat_roll", frozen=True, kw_only=True):
    """Roll combat dice against a figure; each skull is a wound and nothing defends."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Tira dadi di combattimento", "Ogni teschio è una ferita, nulla difende."
    )

    on: Who
    dice: Annotated[int, says("Dice", "Dadi", ge=1, le=20)] = 1


class PlaceStatus(Data, tag_field="do", tag="place_status", frozen=True, kw_only=True):
    """Place a status marker (PS-STAT-01)."""

    x_schema: ClassVar[dict[str, Any]] = italian("Metti uno stato", "Metti un segnalino di stato.")

    status: StatusRef
    on: Who
    at: Annotated[
        Literal["now", "end_of_turn"],
        says(
            "When",
            "Quando",
            "At once, or when the turn ends",
            "Subito, o alla fine del turno",
            labels=labels({"now": ("At once", "Subito"), "end_of_turn": ("End of the turn", "Fine del turno")}),
        ),
    ] = "now"


class RemoveStatus(Data, tag_field="do", tag="remove_status", frozen=True, kw_only=True):
    """Remove the figure's status marker."""

    x_schema: ClassVar[dict[str, Any]] = italian("Togli lo stato", "Togli il segnalino di stato.")

    on: Who = "self"


class Wound(Data, tag_field="do", tag="wound", frozen=True, kw_only=True):
    """Give wounds."""

    x_schema: ClassVar[dict[str, Any]] = italian("Ferisci", "Infliggi ferite.")

    on: Who = "self"
    amount: Annotated[int, says("Wounds", "Ferite", ge=1)] = 1


class Heal(Data, tag_field="do", tag="heal", frozen=True, kw_only=True):
    """Remove wounds, up to so many."""

    x_schema: ClassVar[dict[str, Any]] = italian("Cura", "Togli ferite, fino a tante.")

    on: Who = "self"
    amount: Annotated[int, says("Wounds", "Ferite", ge=1)] = 1


class Destroy(Data, tag_field="do", tag="destroy", frozen=True, kw_only=True):
    """Destroy the figure."""

    x_schema: ClassVar[dict[str, Any]] = italian("Distruggi", "Distruggi la figura.")

    on: Who = "self"


class Change(Data, tag_field="do", tag="change", frozen=True, kw_only=True):
    """Change a value of this figure for the rest of the turn."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Cambia un valore", "Cambia un valore di questa figura per il resto del turno."
    )

    stat: Annotated[
        Literal["move", "attack"],
        says("Value", "Valore", labels=labels({"move": ("Move", "Movimento"), "attack": ("Attack", "Attacco")})),
    ]
    add: Annotated[int, says("By", "Di", "Added; negative takes away", "Si aggiunge; negativo toglie")]


class LoseTurn(Data, tag_field="do", tag="lose_turn", frozen=True, kw_only=True):
    """This figure neither moves nor attacks in this turn."""

    x_schema: ClassVar[dict[str, Any]] = italian("Perdi il turno", "In questo turno non si muove e non attacca.")


class ExtraAttack(Data, tag_field="do", tag="extra_attack", frozen=True, kw_only=True):
    """This figure may attack once more in this turn."""

    x_schema: ClassVar[dict[str, Any]] = italian("Attacca ancora", "Può attaccare ancora una volta in questo turno.")

    attack: Annotated[
        Literal["any", "normal"],
        says(
            "Attack",
            "Attacco",
            "With what it may attack",
            "Con che cosa può attaccare",
            labels=labels({"any": ("Any attack", "Qualsiasi attacco"), "normal": ("Normal attack", "Attacco normale")}),
        ),
    ] = "normal"


class TakeTurn(Data, tag_field="do", tag="take_turn", frozen=True, kw_only=True):
    """This figure takes another turn at once, or its player takes one with another figure (PS-POW-11)."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Fai un altro turno", "Questa figura fa subito un altro turno, o il suo giocatore ne fa uno con un’altra."
    )

    on: Who = "self"


class RemoveOrderMarker(Data, tag_field="do", tag="remove_order_marker", frozen=True, kw_only=True):
    """Remove one unrevealed order marker of a figure's card, drawn at random; none there: nothing."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Togli un segnalino ordine", "Togli a caso un segnalino ordine non rivelato dalla carta di una figura."
    )

    on: Who


class Mark(Data, tag_field="do", tag="mark", frozen=True, kw_only=True):
    """Place markers that the game counts by name; they stay on the bench and do what powers say (PS-MRK-01)."""

    x_schema: ClassVar[dict[str, Any]] = italian("Segna", "Metti segnalini che la partita conta per nome.")

    marker: Name
    on: Who
    amount: Annotated[
        int, says("How many", "Quanti", "Negative takes away", "Negativo: se ne tolgono", ge=-99, le=99)
    ] = 1


class CancelAttack(Data, tag_field="do", tag="cancel_attack", frozen=True, kw_only=True):
    """The attack does nothing to this figure; only between attack dice and defense dice."""

    x_schema: ClassVar[dict[str, Any]] = italian("Annulla l’attacco", "L’attacco non fa nulla a questa figura.")


class May(Data, tag_field="do", tag="may", frozen=True, kw_only=True):
    """The player of this power may do it, or not."""

    x_schema: ClassVar[dict[str, Any]] = italian("Può", "Chi ha il potere può farlo, o no.")

    then: Annotated[tuple[Effect, ...], says("Then", "Allora", min_length=1)]


class Choose(power_grammar.Choose, frozen=True, kw_only=True):
    """The player of this power chooses a figure on the board; in what follows it is `chosen`."""

    x_schema: ClassVar[dict[str, Any]] = italian("Scegli", "Chi ha il potere sceglie una figura in campo.")

    among: Annotated[Filter, says("Among", "Fra", "Which figures", "Quali figure")]
    then: Annotated[tuple[Effect, ...], says("Then", "Allora", min_length=1)]


class ForEach(power_grammar.ForEach, frozen=True, kw_only=True):
    """Something happens to each figure on the board that the filter means; each in turn is `chosen`."""

    x_schema: ClassVar[dict[str, Any]] = italian("Per ogni", "Qualcosa succede a ogni figura intesa, una dopo l’altra.")

    among: Annotated[Filter, says("Among", "Fra", "Which figures", "Quali figure")]
    then: Annotated[tuple[Effect, ...], says("Then", "Allora", min_length=1)]


class Repeat(power_grammar.Repeat, frozen=True, kw_only=True):
    """Something happens several times, one after the other."""

    x_schema: ClassVar[dict[str, Any]] = italian("Ripeti", "Qualcosa succede più volte, una dopo l’altra.")

    times: Annotated[int, says("Times", "Volte", "How often", "Quante volte", ge=1, le=20)]
    then: Annotated[tuple[Effect, ...], says("Then", "Allora", min_length=1)]


class If(power_grammar.If, frozen=True, kw_only=True):
    """Do one thing or another."""

    x_schema: ClassVar[dict[str, Any]] = italian("Se", "Fai una cosa o un’altra.")

    when: Annotated[Condition, says("When", "Quando")]
    then: Annotated[tuple[Effect, ...], says("Then", "Allora")]
    otherwise: Annotated[tuple[Effect, ...], says("Otherwise", "Altrimenti")] = ()


Effect = (
    Roll
    | CombatRoll
    | PlaceStatus
    | RemoveStatus
    | Wound
    | Heal
    | Destroy
    | Change
    | LoseTurn
    | Stray
    | ExtraAttack
    | TakeTurn
    | RemoveOrderMarker
    | Mark
    | CancelAttack
    | MoveFigure
    | LayTerrain
    | CopyCard
    | Revive
    | May
    | Choose
    | ForEach
    | Repeat
    | If
)
