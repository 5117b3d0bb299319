"""Exact questions that a ruleset answers about content without playing: the odds of a throw, of a hand, of a battle.

A question says what it is called, which values it takes and how to answer; the command line makes its options of that,
the window its dialog.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, Protocol, TypeAlias, runtime_checkable

#: A text by language: `en` and `it`.
Titles: TypeAlias = Mapping[str, str]
#: A value for each argument by its id: a number, an entity's id as references write it, None where nothing was chosen.
Values: TypeAlias = Mapping[str, Any]
#: What stands in a cell: a chance from 0 to 1 or a number, exact where it is a fraction; None where there is none.
Cell: TypeAlias = Fraction | float | None
#: Fractions are written out up to so large a denominator; chances are shown down to so little.
LONG, LEAST = 1000, 1e-5


class Unanswered(Exception):
    """The values make no question; the text says which of them, and what would."""


class Known(Protocol):
    """The content that a question is about."""

    def find(self, kind: str, name: str) -> Any:
        """Return the data of an entity that a reference means; None when there is none."""
        ...

    def ids(self, kind: str) -> Sequence[str]:
        """Return the ids of a kind, sorted."""
        ...


def percent(share: Fraction | float) -> str:
    """Return a share from 0 to 1 in per cent, as sentences and tables show it: `64.42 %`."""
    return f"{float(share) * 100:.4g} %"


def anything(data: Any) -> bool:
    """Let every entity of the kind be chosen."""
    return True


@dataclass(frozen=True, slots=True)
class NumberArgument:
    """A whole number from `least` to `most`; one without a `default` has to be given."""

    id: str
    title: Titles
    least: int
    most: int
    default: int | None = None

    @property
    def optional(self) -> bool:
        """Whether it may be left out."""
        return self.default is not None


@dataclass(frozen=True, slots=True)
class EntityArgument:
    """An entity of one of `kinds` whose data `fits`; an `optional` one may be left out and is then None."""

    id: str
    title: Titles
    kinds: tuple[str, ...]
    optional: bool = False
    fits: Callable[[Any], bool] = anything

    @property
    def default(self) -> None:
        """Nothing."""
        return None


Argument: TypeAlias = NumberArgument | EntityArgument


@dataclass(frozen=True, slots=True)
class Column:
    """A column of an answer: its heading, and whether its cells are chances from 0 to 1 or numbers."""

    title: str
    sort: Literal["chance", "number"] = "chance"

    def shown(self, cell: Cell) -> str:
        """Return a chance in per cent with its fraction where that is short, a number with two digits where needed."""
        if cell is None:
            return "–"
        if self.sort == "number":
            return str(int(cell)) if cell == int(cell) else f"{float(cell):.2f}"
        if 0 < cell < LEAST:
            return f"< {percent(LEAST)}"
        exact = f" ({cell})" if isinstance(cell, Fraction) and 1 < cell.denominator < LONG else ""
        return f"{percent(cell)}{exact}"


@dataclass(frozen=True, slots=True)
class Row:
    """A row of an answer: what it is about, a cell for each column, and the `kind:id` of the entity, if it is one."""

    label: str
    cells: tuple[Cell, ...]
    entity: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer: `said` in a sentence, as a table, and `document`, plain JSON values with keys that programs rely on.

    `notes` says what the numbers leave out.
    """

    document: Mapping[str, Any]
    said: str
    columns: tuple[Column, ...] = ()
    rows: tuple[Row, ...] = ()
    heading: str = ""
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """A question: `answer` takes content, values and a language, `en` or `it`.

    `answer` raises Unanswered for values that make no question, and msgspec.ValidationError for content that does not
    fit its struct.
    """

    id: str
    title: Titles
    arguments: tuple[Argument, ...]
    answer: Callable[[Known, Values, str], Answer]

    def filled(self, values: Values) -> dict[str, Any]:
        """Return values with the defaults of what was left out."""
        return {argument.id: values.get(argument.id, argument.default) for argument in self.arguments}


@runtime_checkable
class Answering(Protocol):
    """A ruleset that answers exact questions."""

    def questions(self) -> tuple[Question, ...]:
        """Return the questions in the order that people are offered them."""
        ...
