"""The verbs of the card game: what effects do to Pokémon and cards."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from workbench.api.rules import power_grammar

from . import choices
from .base import ConditionRef, Types, italian, says
from .meanings import CardFilter, Number, Who, Whose

Stat = Annotated[
    Literal["damage_dealt", "damage_taken", "retreat"],
    says(
        "Value",
        "Valore",
        "Damage that its attacks do, damage that attacks do to it, its retreat cost",
        "Il danno dei suoi attacchi, il danno che gli attacchi gli fanno, il suo costo di ritirata",
        labels=choices.STAT,
    ),
]
Until = Annotated[
    Literal["turn", "next_turn", "own_next_turn"],
    says(
        "Until",
        "Fino a",
        "The end of this turn, of the opponent’s next turn, or of your own next one",
        "La fine di questo turno, del prossimo turno avversario, o del tuo prossimo turno",
        labels=choices.UNTIL,
    ),
]
Forbidden = Annotated[
    tuple[Annotated[Literal["attack", "retreat"], says("Action", "Azione", labels=choices.FORBIDDEN)], ...],
    says("What", "Che cosa", "What may not be done", "Che cosa non si può fare"),
]


class AddDamage(power_grammar.Effect, tag="add_damage", frozen=True, kw_only=True):
    """The attack does so much more damage, or less; before Weakness and Resistance."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Più danno", "L’attacco fa tanto danno in più, o in meno; prima di debolezza e resistenza."
    )

    amount: Annotated[Number, says("Damage", "Danno", "Added; negative takes away", "Si aggiunge; negativo toglie")]


class Fail(power_grammar.Effect, tag="fail", frozen=True, kw_only=True):
    """The attack does nothing at all."""

    x_schema: ClassVar[dict[str, Any]] = italian("L’attacco fallisce", "L’attacco non fa proprio nulla.")


class Strike(power_grammar.Effect, tag="strike", frozen=True, kw_only=True):
    """Damage beside that of the attack; Weakness and Resistance count for an Active Pokémon only (W2-ATK-01)."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Colpisci", "Danno oltre a quello dell’attacco; debolezza e resistenza valgono solo per un Pokémon attivo."
    )

    on: Who
    amount: Annotated[Number, says("Damage", "Danno", "In tens", "In decine")]


class Counters(power_grammar.Effect, tag="counters", frozen=True, kw_only=True):
    """Put damage counters on a Pokémon; nothing changes how many."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Segnalini danno", "Metti segnalini danno su un Pokémon; nulla ne cambia il numero."
    )

    on: Who
    amount: Annotated[Number, says("Counters", "Segnalini")]


class Heal(power_grammar.Effect, tag="heal", frozen=True, kw_only=True):
    """Remove damage counters, up to so many."""

    x_schema: ClassVar[dict[str, Any]] = italian("Cura", "Togli segnalini danno, fino a tanti.")

    on: Who
    amount: Annotated[Number, says("Counters", "Segnalini")]


class Afflict(power_grammar.Effect, tag="afflict", frozen=True, kw_only=True):
    """Give a Special Condition."""

    x_schema: ClassVar[dict[str, Any]] = italian("Infliggi una condizione", "Dai una condizione speciale.")

    condition: ConditionRef
    on: Who = "defender"


class Cure(power_grammar.Effect, tag="cure", frozen=True, kw_only=True):
    """Take Special Conditions away: those named, or all."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Togli condizioni", "Togli condizioni speciali: quelle nominate, o tutte."
    )

    on: Who
    conditions: Annotated[
        tuple[ConditionRef, ...], says("Conditions", "Condizioni", "Empty means all", "Vuoto: tutte")
    ] = ()


class Draw(power_grammar.Effect, tag="draw", frozen=True, kw_only=True):
    """Draw cards, as far as there are any."""

    x_schema: ClassVar[dict[str, Any]] = italian("Pesca", "Pesca carte, finché ce ne sono.")

    cards: Annotated[Number, says("Cards", "Carte")]
    whose: Whose = "mine"


class Discard(power_grammar.Effect, tag="discard", frozen=True, kw_only=True):
    """Discard cards: of the hand those that its owner chooses, of the deck the top ones."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Scarta", "Scarta carte: dalla mano quelle scelte da chi le ha, dal mazzo le prime."
    )

    cards: Annotated[int, says("Cards", "Carte", ge=1, le=60)]
    whose: Whose = "mine"
    place: Annotated[
        Literal["hand", "deck"],
        says(
            "From",
            "Da",
            "The hand or the top of the deck",
            "La mano o la cima del mazzo",
            labels=choices.some(choices.PILE, "hand", "deck"),
        ),
    ] = "hand"


class Fetch(power_grammar.Effect, tag="fetch", frozen=True, kw_only=True):
    """Take cards of your choice from your deck or discard pile; a deck that was looked at is shuffled."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Cerca", "Prendi carte a scelta dal tuo mazzo o dai tuoi scarti; un mazzo guardato si rimescola."
    )

    cards: Annotated[CardFilter, says("Cards", "Carte", "Which cards", "Quali carte")]
    count: Annotated[int, says("Up to", "Fino a", ge=1, le=10)] = 1
    place: Annotated[
        Literal["deck", "discard"],
        says(
            "From",
            "Da",
            "The deck or the discard pile",
            "Il mazzo o gli scarti",
            labels=choices.some(choices.PILE, "deck", "discard"),
        ),
    ] = "deck"
    to: Annotated[
        Literal["hand", "bench", "deck"],
        says("To", "A", "Where they go", "Dove vanno", labels=choices.some(choices.PILE, "hand", "bench", "deck")),
    ] = "hand"


class Reshuffle(power_grammar.Effect, tag="reshuffle", frozen=True, kw_only=True):
    """Shuffle a hand into its deck."""

    x_schema: ClassVar[dict[str, Any]] = italian("Rimescola", "Rimescola una mano nel suo mazzo.")

    whose: Whose = "mine"


class Switch(power_grammar.Effect, tag="switch", frozen=True, kw_only=True):
    """Switch an Active Pokémon with one of its Bench."""

    x_schema: ClassVar[dict[str, Any]] = italian("Scambia", "Scambia un Pokémon attivo con uno della sua panchina.")

    whose: Whose = "mine"
    by: Annotated[
        Literal["mine", "theirs"],
        says("Chosen by", "Scelto da", "You or the opponent", "Tu o l’avversario", labels=choices.BY),
    ] = "mine"


class Attach(power_grammar.Effect, tag="attach", frozen=True, kw_only=True):
    """Attach energy cards of your hand or discard pile to a Pokémon of yours, up to so many."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Assegna energia", "Assegna energie dalla tua mano o dai tuoi scarti, fino a tante."
    )

    on: Who
    types: Types = ()
    count: Annotated[int, says("Up to", "Fino a", ge=1, le=10)] = 1
    place: Annotated[
        Literal["hand", "discard"],
        says(
            "From",
            "Da",
            "The hand or the discard pile",
            "La mano o gli scarti",
            labels=choices.some(choices.PILE, "hand", "discard"),
        ),
    ] = "hand"


class Strip(power_grammar.Effect, tag="strip", frozen=True, kw_only=True):
    """Discard energy cards attached to a Pokémon; you choose which."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Togli energia", "Scarta energie assegnate a un Pokémon; scegli tu quali."
    )

    on: Who
    types: Types = ()
    count: Annotated[int, says("Cards", "Carte", ge=1, le=10)] = 1


class MoveEnergy(power_grammar.Effect, tag="move_energy", frozen=True, kw_only=True):
    """Move an energy card from one Pokémon to another of the same player."""

    x_schema: ClassVar[dict[str, Any]] = italian("Sposta energia", "Sposta una carta energia da un Pokémon a un altro.")

    origin: Who
    to: Who
    types: Types = ()


class Change(power_grammar.Effect, tag="change", frozen=True, kw_only=True):
    """A number of a Pokémon changes for a while."""

    x_schema: ClassVar[dict[str, Any]] = italian("Cambia un valore", "Un valore di un Pokémon cambia per un po’.")

    on: Who
    stat: Stat
    add: Annotated[int, says("By", "Di", "Added; negative takes away", "Si aggiunge; negativo toglie")]
    until: Until = "next_turn"


class Forbid(power_grammar.Effect, tag="forbid", frozen=True, kw_only=True):
    """A Pokémon may not do something for a while."""

    x_schema: ClassVar[dict[str, Any]] = italian("Vieta", "Un Pokémon non può fare qualcosa per un po’.")

    on: Who
    what: Forbidden
    until: Until = "next_turn"


class Bounce(power_grammar.Effect, tag="bounce", frozen=True, kw_only=True):
    """A Pokémon and all cards attached to it go to its owner’s hand."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Riprendi in mano", "Un Pokémon e tutte le carte assegnate tornano in mano al loro proprietario."
    )

    on: Who
