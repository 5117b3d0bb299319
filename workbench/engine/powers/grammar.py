"""What all rulesets' powers share, as base structs (DESIGN §6).

msgspec cannot close a generic union, so these hold all but the recursive fields; a ruleset subclasses the ones it
uses, declares those fields, and closes the union:

    class If(power_grammar.If, frozen=True, kw_only=True):
        "Do one thing or another."
        when: Condition
        then: tuple[Effect, ...]
        otherwise: tuple[Effect, ...] = ()

    Effect = Sequence | If | Roll | Wound | …

The compiler and the writer know the bases by class and the recursive fields by the names given in each docstring.
"""

from __future__ import annotations

from typing import Annotated, Literal

from workbench.engine.data import Data, labels, says

Side = Annotated[
    Literal["self", "ally", "enemy", "neutral", "any"],
    says(
        "Side",
        "Parte",
        "Whose: this one, its player's (itself too), the enemies', nobody's, or all",
        "Di chi sono",
        labels=labels(
            {
                "self": ("This one", "Questa"),
                "ally": ("One's own", "Proprie"),
                "enemy": ("Enemies", "Nemiche"),
                "neutral": ("Nobody's", "Di nessuno"),
                "any": ("All", "Tutte"),
            }
        ),
    ),
]
Duration = Annotated[
    Literal["instant", "attack", "turn", "end_of_turn", "round", "next_turn", "battle", "campaign", "always"],
    says("Lasts", "Dura", "How long it holds; `next_turn` until the owner's next turn begins", "Per quanto vale"),
]
Limit = Annotated[
    Literal["none", "turn", "round", "battle"],
    says(
        "Limit",
        "Limite",
        "Once in each turn, round or battle",
        "Una volta per turno, round o battaglia",
        labels=labels(
            {
                "none": ("None", "Nessuno"),
                "turn": ("Once a turn", "Una volta per turno"),
                "round": ("Once a round", "Una volta per round"),
                "battle": ("Once a battle", "Una volta per lotta"),
            }
        ),
    ),
]
Comparison = Annotated[
    Literal["<", "<=", "=", ">=", ">"],
    says(
        "Comparison",
        "Confronto",
        "How the two compare",
        "Come si confrontano",
        labels=labels(
            {
                "<": ("Less than", "Meno di"),
                "<=": ("At most", "Al massimo"),
                "=": ("Exactly", "Esattamente"),
                ">=": ("At least", "Almeno"),
                ">": ("More than", "Più di"),
            }
        ),
    ),
]
Rounding = Annotated[
    Literal["up", "down", "nearest"],
    says("Rounding", "Arrotondamento", "What becomes of a remainder; nearest rounds halves up", "Che fare del resto"),
]

# ------------------------------------------------------------ effects: tag field `do`


class Effect(Data, tag_field="do", frozen=True, kw_only=True):
    """Something that happens. A ruleset's verbs are its subclasses, each with a tag."""


class Sequence(Effect, tag="sequence", frozen=True, kw_only=True):
    """Several things in order. Declare: `steps`, a tuple of effects."""


class If(Effect, tag="if", frozen=True, kw_only=True):
    """One thing or another. Declare: `when`, a condition; `then` and `otherwise`, tuples of effects."""


class Row(Data, frozen=True, kw_only=True):
    """One row of a table: these results of the die. Declare: `do`, a tuple of effects; none means nothing happens."""

    range: Annotated[tuple[int, int], says("Results", "Risultati", "First and last result", "Primo e ultimo risultato")]


class Roll(Effect, tag="roll", frozen=True, kw_only=True):
    """Roll a die and do what its row says. Declare: `table`, a tuple of rows."""

    die: Annotated[int, says("Die", "Dado", "How many sides", "Quante facce", ge=2, le=100)] = 20


class Choose(Effect, tag="choose", frozen=True, kw_only=True):
    """Somebody chooses some of what a filter means, then something happens to each.

    Declare: `among`, a filter; `then`, a tuple of effects, in which the chosen one is `chosen`; and who chooses if that
    varies.
    """

    count: Annotated[int, says("How many", "Quanti", "How many are chosen", "Quanti se ne scelgono", ge=1)] = 1
    up_to: Annotated[bool, says("Up to", "Fino a", "Fewer may be chosen, or none", "Anche meno, o nessuno")] = False


class ForEach(Effect, tag="for_each", frozen=True, kw_only=True):
    """Something happens to each of what a filter means. Declare: `among`, a filter; `then`; each is `chosen`."""


class Repeat(Effect, tag="repeat", frozen=True, kw_only=True):
    """Something happens several times. Declare: `times`, a number; `then`, effects."""


class ByHand(Effect, tag="by_hand", frozen=True, kw_only=True):
    """Printed only: in play the engine stops for the table (see table.py), agents pass, batches say so.

    Declare `when`, a condition or None, if it has a moment.
    """

    text: Annotated[dict[str, str], says("Text", "Testo", "What is printed, by language", "Ciò che si stampa")]


# ------------------------------------------------------------ conditions: tag field `is`


class Condition(Data, tag_field="is", frozen=True, kw_only=True):
    """Something that holds or not. A ruleset's own conditions are its subclasses, each with a tag."""


class Compare(Condition, tag="number", frozen=True, kw_only=True):
    """Two numbers compare so. Declare: `value` and `than`, numbers."""

    op: Comparison


class Not(Condition, tag="not", frozen=True, kw_only=True):
    """A condition does not hold. Declare: `condition`."""


class All(Condition, tag="all", frozen=True, kw_only=True):
    """Every condition holds. Declare: `conditions`, a tuple."""


class AnyOf(Condition, tag="any", frozen=True, kw_only=True):
    """At least one condition holds. Declare: `conditions`, a tuple."""


# ------------------------------------------------------------ numbers: plain integers, or tag field `number`


class Number(Data, tag_field="number", frozen=True, kw_only=True):
    """A number that is reckoned when it is needed. A number is an integer or one of the subclasses."""


class Path(Number, tag="path", frozen=True, kw_only=True):
    """A number of the game by name. A ruleset narrows `path` to a Literal of those that it has."""

    path: str


class Count(Number, tag="count", frozen=True, kw_only=True):
    """How many there are of what a filter means. Declare: `of`, a filter."""


class Sum(Number, tag="sum", frozen=True, kw_only=True):
    """The sum of numbers. Declare: `parts`, a tuple of numbers."""


class Product(Number, tag="product", frozen=True, kw_only=True):
    """The product of numbers. Declare: `parts`, a tuple of numbers."""


class Least(Number, tag="least", frozen=True, kw_only=True):
    """The smallest of numbers. Declare: `parts`, a tuple of numbers."""


class Greatest(Number, tag="greatest", frozen=True, kw_only=True):
    """The greatest of numbers. Declare: `parts`, a tuple of numbers."""


class Quotient(Number, tag="quotient", frozen=True, kw_only=True):
    """A number divided; what becomes of a remainder is always said. Declare: `value`, a number."""

    by: Annotated[int, says("Divided by", "Diviso per", "The divisor", "Il divisore", ge=1)]
    rounding: Rounding


# ------------------------------------------------------------ filters


class Filter(Data, frozen=True, kw_only=True):
    """Those meant: every given field must hold. The side is always said, so that nothing absent means everybody."""

    side: Side
