"""What powers, statuses and terrains do: the closed union `Effect` (tag `do`)."""

from __future__ import annotations

from typing import Annotated, Literal

from workbench.api.rules import power_grammar

from .base import Data, StatusRef, says
from .conditions import Condition, Who


class Row(power_grammar.Row, frozen=True, kw_only=True):
    """One row of a roll's table: these results, these effects; an empty list means nothing happens."""

    do: Annotated[
        tuple[Effect, ...], says("Effects", "Effetti", "What happens, in order", "Che cosa succede, in ordine")
    ] = ()


class Roll(power_grammar.Roll, frozen=True, kw_only=True):
    """Roll a die and do what its row says."""

    table: Annotated[
        tuple[Row, ...],
        says(
            "Table", "Tabella", "Rows that cover the die once", "Righe che coprono il dado una volta", widget="ranges"
        ),
    ]


class CombatRoll(Data, tag_field="do", tag="combat_roll", frozen=True, kw_only=True):
    """Roll combat dice against a figure; each skull is a wound and nothing defends."""

    on: Who
    dice: Annotated[int, says("Dice", "Dadi", ge=1, le=20)] = 1


class PlaceStatus(Data, tag_field="do", tag="place_status", frozen=True, kw_only=True):
    """Place a status marker (PS-STAT-01)."""

    status: StatusRef
    on: Who
    at: Annotated[
        Literal["now", "end_of_turn"],
        says("When", "Quando", "At once, or when the turn ends", "Subito, o alla fine del turno"),
    ] = "now"


class RemoveStatus(Data, tag_field="do", tag="remove_status", frozen=True, kw_only=True):
    """Remove the figure's status marker."""

    on: Who = "self"


class Wound(Data, tag_field="do", tag="wound", frozen=True, kw_only=True):
    """Give wounds."""

    on: Who = "self"
    amount: Annotated[int, says("Wounds", "Ferite", ge=1)] = 1


class Heal(Data, tag_field="do", tag="heal", frozen=True, kw_only=True):
    """Remove wounds, up to so many."""

    on: Who = "self"
    amount: Annotated[int, says("Wounds", "Ferite", ge=1)] = 1


class Destroy(Data, tag_field="do", tag="destroy", frozen=True, kw_only=True):
    """Destroy the figure."""

    on: Who = "self"


class Change(Data, tag_field="do", tag="change", frozen=True, kw_only=True):
    """Change a value of this figure for the rest of the turn."""

    stat: Annotated[Literal["move", "attack"], says("Value", "Valore")]
    add: Annotated[int, says("By", "Di", "Added; negative takes away", "Si aggiunge; negativo toglie")]


class LoseTurn(Data, tag_field="do", tag="lose_turn", frozen=True, kw_only=True):
    """This figure neither moves nor attacks in this turn."""


class Stray(Data, tag_field="do", tag="stray", frozen=True, kw_only=True):
    """An opponent chooses one of six directions; this figure walks that way with its whole move and does no more."""


class ExtraAttack(Data, tag_field="do", tag="extra_attack", frozen=True, kw_only=True):
    """This figure may attack once more in this turn."""

    attack: Annotated[
        Literal["any", "normal"], says("Attack", "Attacco", "With what it may attack", "Con che cosa può attaccare")
    ] = "normal"


class TakeTurn(Data, tag_field="do", tag="take_turn", frozen=True, kw_only=True):
    """This figure takes another turn at once."""


class If(power_grammar.If, frozen=True, kw_only=True):
    """Do one thing or another."""

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
    | If
)
