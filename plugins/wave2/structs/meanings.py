"""Whom and what effects mean: Pokémon, cards, numbers, and the closed union `Condition` (tag `is`)."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from workbench.api.rules import power_grammar

from . import choices
from .base import ConditionRef, Data, Types, italian, says

Who = Annotated[
    Literal["self", "active", "defender", "attacker", "chosen"],
    says(
        "Who",
        "Chi",
        "This Pokémon, your Active, the opponent’s Active, the one that attacked, the chosen one",
        "Questo Pokémon, il tuo attivo, quello avversario, chi ha attaccato, quello scelto",
        labels=choices.WHO,
    ),
]
Whose = Annotated[
    Literal["mine", "theirs"],
    says("Whose", "Di chi", "Yours or the opponent’s", "Tuo o dell’avversario", labels=choices.WHOSE),
]
Sort = Annotated[
    Literal[
        "any", "pokemon", "basic_pokemon", "evolution", "trainer", "supporter", "stadium", "energy", "basic_energy"
    ],
    says("Sort", "Genere", "Which sort of card", "Quale genere di carta", labels=choices.SORT),
]


class Filter(power_grammar.Filter, frozen=True, kw_only=True):
    """Pokémon in play that are meant. Every given field must hold; the side is always said."""

    x_schema: ClassVar[dict[str, Any]] = italian("Filtro", "Pokémon in gioco intesi; ogni campo dato deve valere.")

    side: Annotated[
        Literal["self", "ally", "enemy", "any"],
        says(
            "Side",
            "Parte",
            "This one, its player’s, the opponent’s or all",
            "Questo, i tuoi, gli avversari o tutti",
            labels=choices.SIDE,
        ),
    ]
    place: Annotated[
        Literal["any", "active", "bench"],
        says("Place", "Posto", "Active, benched or both", "Attivo, in panchina o tutti", labels=choices.PLACE),
    ] = "any"
    other: Annotated[bool, says("Other", "Altri", "Not this Pokémon itself", "Non questo stesso Pokémon")] = False
    types: Types = ()
    conditions: Annotated[
        tuple[ConditionRef, ...],
        says("Conditions", "Condizioni", "Has any of these", "Ha una di queste"),
    ] = ()
    damaged: Annotated[bool, says("Damaged", "Danneggiato", "Has damage counters", "Ha segnalini danno")] = False
    energised: Annotated[bool, says("Has energy", "Ha energia", "Has energy attached", "Ha energie assegnate")] = False
    evolved: Annotated[bool, says("Evolved", "Evoluto", "Is no Basic Pokémon", "Non è un Pokémon Base")] = False


class CardFilter(Data, frozen=True, kw_only=True):
    """Cards that are meant, in a deck, a hand or a discard pile."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Filtro di carte", "Carte intese, in un mazzo, in mano o negli scarti."
    )

    sort: Sort = "any"
    types: Types = ()


class Path(power_grammar.Path, frozen=True, kw_only=True):
    """A number of the game by name."""

    x_schema: ClassVar[dict[str, Any]] = italian("Valore", "Un numero della partita, per nome.")

    path: Annotated[
        Literal[
            "self.counters",
            "self.energy",
            "defender.counters",
            "defender.energy",
            "chosen.counters",
            "chosen.energy",
            "mine.hand",
            "theirs.hand",
            "mine.prizes",
            "theirs.prizes",
            "mine.bench",
            "theirs.bench",
        ],
        says(
            "Value",
            "Valore",
            "Damage counters or energy of a Pokémon; cards in hand, prizes left, benched Pokémon of a player",
            "Segnalini danno o energie di un Pokémon; carte in mano, premi rimasti, panchina di un giocatore",
            labels=choices.PATH,
        ),
    ]


class Count(power_grammar.Count, frozen=True, kw_only=True):
    """How many Pokémon in play a filter means."""

    x_schema: ClassVar[dict[str, Any]] = italian("Quanti", "Quanti Pokémon in gioco intende un filtro.")

    of: Annotated[Filter, says("Of", "Di", "Which Pokémon", "Quali Pokémon")]


class Product(power_grammar.Product, frozen=True, kw_only=True):
    """Numbers multiplied."""

    x_schema: ClassVar[dict[str, Any]] = italian("Prodotto", "Numeri moltiplicati fra loro.")

    parts: Annotated[tuple[Number, ...], says("Parts", "Parti", "What is multiplied", "Che cosa si moltiplica")]


class Least(power_grammar.Least, frozen=True, kw_only=True):
    """The smallest of numbers."""

    x_schema: ClassVar[dict[str, Any]] = italian("Il minore", "Il più piccolo di alcuni numeri.")

    parts: Annotated[tuple[Number, ...], says("Parts", "Parti", "Among which", "Fra quali")]


Number: TypeAlias = int | Path | Count | Product | Least


class Compare(power_grammar.Compare, frozen=True, kw_only=True):
    """Two numbers compare so."""

    x_schema: ClassVar[dict[str, Any]] = italian("Numero", "Due numeri si confrontano così.")

    value: Annotated[Number, says("Number", "Numero")]
    than: Annotated[Number, says("Than", "Di")]


class Pokemon(power_grammar.Condition, frozen=True, kw_only=True, tag="pokemon"):
    """A Pokémon of the moment is one that the filter means."""

    x_schema: ClassVar[dict[str, Any]] = italian("Pokémon", "Un Pokémon del momento è fra quelli del filtro.")

    who: Who
    filter: Annotated[Filter, says("Filter", "Filtro", "Which Pokémon", "Quali Pokémon")]


class Not(power_grammar.Not, frozen=True, kw_only=True):
    """The condition does not hold."""

    x_schema: ClassVar[dict[str, Any]] = italian("Non", "La condizione non vale.")

    condition: Annotated[Condition, says("Condition", "Condizione", "What must not hold", "Che cosa non deve valere")]


class All(power_grammar.All, frozen=True, kw_only=True):
    """Every condition holds."""

    x_schema: ClassVar[dict[str, Any]] = italian("Tutte", "Ogni condizione vale.")

    conditions: Annotated[
        tuple[Condition, ...], says("Conditions", "Condizioni", "Judged in order", "Giudicate in ordine")
    ]


class AnyOf(power_grammar.AnyOf, frozen=True, kw_only=True):
    """At least one condition holds."""

    x_schema: ClassVar[dict[str, Any]] = italian("Almeno una", "Almeno una condizione vale.")

    conditions: Annotated[
        tuple[Condition, ...], says("Conditions", "Condizioni", "Judged in order", "Giudicate in ordine")
    ]


Condition = Compare | Pokemon | Not | All | AnyOf
