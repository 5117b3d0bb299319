"""Reckons a table that is rolled on: who has which results, what is missing, what is said twice, the odds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

#: Widest die that is reckoned result by result.
_WIDEST = 10_000


@dataclass(frozen=True, slots=True)
class Span:
    """Results `first` to `last` of one row; `row` is its place in the list."""

    first: int
    last: int
    row: int


@dataclass(frozen=True, slots=True)
class RollTable:
    """The rows that count under one set of conditions.

    `size` is the die's sides, or 100 for shares in percent. `gaps` and `overlaps` are (first, last) pairs; `odds` are
    exact, by row, and leave out what lies beyond the die.
    """

    condition: str
    size: int
    spans: tuple[Span, ...]
    gaps: tuple[tuple[int, int], ...]
    overlaps: tuple[tuple[int, int], ...]
    odds: dict[int, Fraction]


def read_tables(rows: Any, die: int | None) -> list[RollTable]:
    """Return one table for each set of conditions (`when`) in the rows; `die` is None for shares in percent."""
    groups: dict[str, list[tuple[int, dict[str, Any]]]] = {}
    for at, row in enumerate(rows if isinstance(rows, list) else ()):
        if isinstance(row, dict):
            groups.setdefault(_condition(row.get("when")), []).append((at, row))
    make = _by_range if die else _by_rate
    return [make(condition, group, die or 100) for condition, group in groups.items()]


def die_of(data: Any) -> int | None:
    """The die that an object says for its table: `roll.die` or `die`; None for percent; 20 when it does not say."""
    said = data.get("roll", data) if isinstance(data, dict) else {}
    if isinstance(said, dict) and "percent" in said:
        return None
    die = said.get("die", 20) if isinstance(said, dict) else 20
    return die if isinstance(die, int) and not isinstance(die, bool) and 1 < die <= _WIDEST else 20


def _condition(when: Any) -> str:
    if not when:
        return ""
    if isinstance(when, dict):
        return ", ".join(
            f"{key} {value}" if isinstance(value, str) else json.dumps(value) for key, value in when.items()
        )
    return str(when)


def _by_range(condition: str, group: list[tuple[int, dict[str, Any]]], die: int) -> RollTable:
    spans = tuple(Span(first, last, at) for at, row in group for first, last in _range(row.get("range")))
    count = [0] * (die + 2)
    for span in spans:
        for result in range(max(span.first, 1), min(span.last, die) + 1):
            count[result] += 1
    gaps = tuple(_runs(count, die, lambda n: n == 0))
    overlaps = tuple(_runs(count, die, lambda n: n > 1))
    odds: dict[int, Fraction] = {}
    for span in spans:
        sides = max(0, min(span.last, die) - max(span.first, 1) + 1)
        odds[span.row] = odds.get(span.row, Fraction(0)) + Fraction(sides, die)
    return RollTable(condition, die, spans, gaps, overlaps, odds)


def _by_rate(condition: str, group: list[tuple[int, dict[str, Any]]], size: int) -> RollTable:
    """Shares one after another on a bar of 100; what is missing or too much stands at the end."""
    spans, odds, at = [], {}, Fraction(0)
    for row, data in group:
        rate = data.get("rate")
        if isinstance(rate, int | float) and not isinstance(rate, bool) and 0 < rate < 1e6:
            share = Fraction(str(rate))
            spans.append(Span(int(at) + 1, int(at + share), row))
            odds[row] = share / 100
            at += share
    end = int(at)
    gaps = ((end + 1, size),) if end < size else ()
    overlaps = ((size + 1, end),) if end > size else ()
    return RollTable(condition, size, tuple(spans), gaps, overlaps, odds)


def _range(said: Any) -> Iterator[tuple[int, int]]:
    if isinstance(said, list) and len(said) == 2 and all(type(end) is int for end in said) and said[0] <= said[1]:
        yield said[0], min(said[1], _WIDEST)


def _runs(count: list[int], die: int, wanted: Any) -> Iterator[tuple[int, int]]:
    """(first, last) of each run of results that are wanted."""
    first = 0
    for result in range(1, die + 2):
        inside = result <= die and wanted(count[result])
        if inside and not first:
            first = result
        elif not inside and first:
            yield first, result - 1
            first = 0
