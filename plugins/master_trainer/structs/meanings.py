"""Who and what effects mean: players, sides of a battle, numbers, conditions."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from workbench.api.rules import power_grammar

from .base import Types, italian, labels, says

Who = Annotated[
    Literal["self", "chosen"],
    says(
        "Who",
        "Chi",
        "Who plays the card, or the chosen player",
        "Chi gioca la carta, o il giocatore scelto",
        labels=labels({"self": ("You", "Tu"), "chosen": ("The chosen one", "Chi è scelto")}),
    ),
]
Whose = Annotated[
    Literal["mine", "theirs"],
    says(
        "Whose",
        "Di chi",
        "Your side of the battle, or the other one",
        "La tua parte della lotta, o l’altra",
        labels=labels({"mine": ("Yours", "Tuo"), "theirs": ("The opponent’s", "Dell’avversario")}),
    ),
]
Foe = Literal["wild", "gym", "trainer"]
FOES = labels(
    {
        "wild": ("A Pokémon of the pile", "Un Pokémon del mazzo"),
        "gym": ("A Gym Leader", "Un Capopalestra"),
        "trainer": ("A player", "Un giocatore"),
    }
)
Spins = Annotated[
    tuple[int, ...], says("Numbers", "Numeri", "Numbers of the spinner, 0 to 10", "Numeri della ruota, da 0 a 10")
]

# ------------------------------------------------------------ who is meant


class Filter(power_grammar.Filter, frozen=True, kw_only=True):
    """Players: `enemy` are the others, `self` who plays the card, `any` everybody."""

    x_schema: ClassVar[dict[str, Any]] = italian("Giocatori", "Gli altri, chi gioca la carta, o tutti.")

    most: Annotated[
        Literal["", "pcs", "pokemon", "items"],
        says(
            "Most",
            "Più di tutti",
            "Only those who have most of this",
            "Solo chi ne ha di più",
            labels=labels(
                {
                    "": ("Of whatever", "Di qualunque cosa"),
                    "pcs": ("PCs", "PC"),
                    "pokemon": ("Pokémon", "Pokémon"),
                    "items": ("Items", "Strumenti"),
                }
            ),
        ),
    ] = ""


# ------------------------------------------------------------ numbers


class Path(power_grammar.Path, frozen=True, kw_only=True):
    """A number of the game: the last spin, or what who plays the card has."""

    x_schema: ClassVar[dict[str, Any]] = italian("Valore", "L’ultimo numero girato, o ciò che ha chi gioca la carta.")

    path: Annotated[
        Literal["spin", "pcs", "pokemon", "rares", "items"],
        says(
            "Value",
            "Valore",
            labels=labels(
                {
                    "spin": ("The last spin", "L’ultimo giro"),
                    "pcs": ("PCs on hand", "PC in mano"),
                    "pokemon": ("Own Pokémon", "Pokémon propri"),
                    "rares": ("Own Rare Pokémon", "Pokémon rari propri"),
                    "items": ("Items in hand", "Strumenti in mano"),
                }
            ),
        ),
    ]


class Count(power_grammar.Count, frozen=True, kw_only=True):
    """How many players are meant."""

    x_schema: ClassVar[dict[str, Any]] = italian("Quanti", "Quanti giocatori si intendono.")

    of: Annotated[Filter, says("Of", "Di chi")]


class Product(power_grammar.Product, frozen=True, kw_only=True):
    """The product of numbers."""

    x_schema: ClassVar[dict[str, Any]] = italian("Prodotto", "Il prodotto di numeri.")

    parts: Annotated[tuple[Number, ...], says("Parts", "Fattori", min_length=2)]


Number = int | Path | Count | Product
Amount = Annotated[Number, says("Amount", "Quantità", "How much", "Quanto")]

# ------------------------------------------------------------ conditions


class Compare(power_grammar.Compare, frozen=True, kw_only=True):
    """Two numbers compare so."""

    x_schema: ClassVar[dict[str, Any]] = italian("Confronta", "Due numeri stanno così.")

    value: Annotated[Number, says("Value", "Valore")]
    than: Annotated[Number, says("Than", "Con")]


class Spun(power_grammar.Condition, tag="spun", frozen=True, kw_only=True):
    """The last spin was one of these numbers."""

    x_schema: ClassVar[dict[str, Any]] = italian("Girato", "L’ultimo numero girato è uno di questi.")

    numbers: Spins


class OfType(power_grammar.Condition, tag="type", frozen=True, kw_only=True):
    """The Pokémon in the battle has one of these types."""

    x_schema: ClassVar[dict[str, Any]] = italian("Tipo", "Il Pokémon nella lotta ha uno di questi tipi.")

    types: Types
    whose: Whose = "mine"


class Against(power_grammar.Condition, tag="against", frozen=True, kw_only=True):
    """The battle is against this."""

    x_schema: ClassVar[dict[str, Any]] = italian("Contro", "La lotta è contro questo.")

    foe: Annotated[Foe, says("Opponent", "Avversario", labels=FOES)]


class Not(power_grammar.Not, frozen=True, kw_only=True):
    """A condition does not hold."""

    x_schema: ClassVar[dict[str, Any]] = italian("Non", "Una condizione non vale.")

    condition: Annotated[Condition, says("Condition", "Condizione")]


Condition = Compare | Spun | OfType | Against | Not
