"""Special Conditions, and what this game adds to core kinds."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from . import choices
from .base import Data, Id, Name, italian, says


class Attempt(Data, frozen=True, kw_only=True):
    """What a try to attack or retreat needs: a coin flip, energy beyond the cost."""

    x_schema: ClassVar[dict[str, Any]] = italian("Tentativo", "Che cosa serve per provare ad attaccare o ritirarsi.")

    order: Annotated[int, says("Order", "Ordine", "Small flips first", "Il più piccolo lancia prima", ge=0, le=99)] = 50
    extra_energy: Annotated[
        int,
        says(
            "Extra energy", "Energia in più", "Beyond the cost, of any type", "Oltre al costo, di ogni tipo", ge=0, le=9
        ),
    ] = 0
    heads_cures: Annotated[bool, says("Heads cures", "Testa guarisce", "Heads ends it", "Testa la fa finire")] = False
    tails_damage: Annotated[
        int,
        says(
            "Tails damage", "Danno con croce", "As from an attack of its own types", "Come da un attacco dei suoi tipi",
            ge=0, le=200, multiple_of=10,
        ),
    ] = 0  # fmt: skip


class Between(Data, frozen=True, kw_only=True):
    """What it does after each player’s turn."""

    x_schema: ClassVar[dict[str, Any]] = italian("Fra i turni", "Che cosa fa dopo il turno di ogni giocatore.")

    order: Annotated[int, says("Order", "Ordine", "Small comes first", "Prima il più piccolo", ge=0, le=99)] = 50
    flip: Annotated[bool, says("Flip", "Moneta", "A coin decides", "Decide una moneta")] = False
    counters: Annotated[
        int,
        says(
            "Counters",
            "Segnalini",
            "Damage counters; with a coin: on tails",
            "Segnalini danno; con moneta: se è croce",
            ge=0,
            le=20,
        ),
    ] = 0
    heads_cures: Annotated[bool, says("Heads cures", "Testa guarisce", "Heads ends it", "Testa la fa finire")] = False


class SpecialCondition(Data, frozen=True, kw_only=True):
    """A Special Condition: how it is shown, what it forbids, when it flips and harms."""

    x_schema: ClassVar[dict[str, Any]] = {
        "title": "Special Condition",
        "x-plural": "Special Conditions",
        "x-it": {
            "title": "Condizione speciale",
            "plural": "Condizioni speciali",
            "description": "Come si mostra, che cosa vieta, quando lancia monete e danneggia.",
        },
        "x-card": True,
    }

    id: Id
    name: Name
    sign: Annotated[Name, says("Sign", "Segno", "A short word for its marker", "Una parola breve per il segnalino")]
    turned: Annotated[
        Literal[0, 90, 180, 270],
        says(
            "Turned",
            "Girata",
            "How the card is turned; those that turn it replace each other; 0 is a marker, which adds up",
            "Come si gira la carta; quelle che la girano si sostituiscono; 0 è un segnalino, che si somma",
            labels=choices.TURNED,
        ),
    ] = 0
    forbids: Annotated[
        tuple[Annotated[Literal["attack", "retreat"], says("Action", "Azione", labels=choices.FORBIDDEN)], ...],
        says("Forbids", "Vieta", "What it forbids", "Che cosa vieta"),
    ] = ()
    attempt: Annotated[
        Attempt | None, says("A try", "Tentativo", "To attack or retreat", "Per attaccare o ritirarsi")
    ] = None
    between: Annotated[Between | None, says("Between turns", "Fra i turni")] = None
    wears_off: Annotated[
        bool,
        says(
            "Wears off",
            "Passa da sola",
            "Ends with its player’s next turn that began after it was given",
            "Finisce col prossimo turno del suo giocatore iniziato dopo che è stata data",
        ),
    ] = False
    retreat_clears: Annotated[
        bool,
        says(
            "Retreat clears",
            "La ritirata guarisce",
            "A Pokémon that retreats with it loses all its conditions",
            "Un Pokémon che si ritira con essa perde tutte le condizioni",
        ),
    ] = False
    source: Annotated[str, says("Source", "Origine", "`house` when it is our own", "`house` se è nostra")] = ""


class TypeRules(Data, frozen=True, kw_only=True):
    """What this game adds to a type."""

    x_schema: ClassVar[dict[str, Any]] = italian("Regole", "Che cosa aggiunge il gioco a un tipo.")

    any: Annotated[
        bool,
        says(
            "Any energy", "Ogni energia", "A cost of it is met by any energy", "Il suo costo si paga con ogni energia"
        ),
    ] = False
    symbol: Annotated[str, says("Symbol", "Simbolo", "One or two letters", "Una o due lettere", max_length=3)] = ""


class ScenarioRules(Data, frozen=True, kw_only=True):
    """What this game adds to a scenario: the decks, and house rulings."""

    x_schema: ClassVar[dict[str, Any]] = {
        **italian("Regole", "Che cosa aggiunge il gioco a uno scenario: mazzi e regole della casa."),
        "x-boardless": True,
    }

    decks: Annotated[
        tuple[Annotated[str, says("Deck", "Mazzo", ref="deck")], ...],
        says("Decks", "Mazzi", "In the order of the seats", "Nell’ordine dei posti", min_length=2, max_length=2),
    ]
    copies: Annotated[
        int,
        says(
            "Copies",
            "Copie",
            "Most of one name save basic energy (W2-DECK-01)",
            "Al massimo di un nome, salvo energie base",
            ge=1,
            le=60,
        ),
    ] = 4
    prizes: Annotated[int, says("Prizes", "Premi", "Prize cards (W2-SET-03)", "Carte premio", ge=1, le=10)] = 6
    replace_from_hand: Annotated[
        bool,
        says("Replace from hand", "Rimpiazzo dalla mano", "A Basic in hand saves who has none in play (W2-WIN-02)",
             "Un Base in mano salva chi non ne ha in gioco"),
    ] = False  # fmt: skip
    sudden_death: Annotated[
        bool,
        says("Sudden death", "Morte improvvisa", "A draw starts a game with 1 prize, three times at most (W2-WIN-05)",
             "Un pareggio fa iniziare una partita da 1 premio, tre volte al massimo"),
    ] = False  # fmt: skip
    first_turn_attack: Annotated[
        bool,
        says("Attack first turn", "Attacco al primo turno", "Who goes first may attack in the first turn (W2-TURN-09)",
             "Chi inizia può attaccare nel primo turno"),
    ] = True  # fmt: skip
    power_uses: Annotated[
        int,
        says(
            "Power uses",
            "Usi dei poteri",
            "Most uses of unlimited powers a turn (W2-TURN-10)",
            "Al massimo a turno, per poteri senza limite",
            ge=1,
            le=500,
        ),
    ] = 50
