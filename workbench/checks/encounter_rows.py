"""The rows of an encounter table, apart by the circumstances (`when`) under which they hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from workbench.checks.reading import dict_at, number, objects_at, pair, whole

#: The circumstances of a row: (key, value) pairs; each of several conditions is a pair of its own.
When = frozenset[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Row:
    """A row as far as it can be read: its place, the first and last roll (in order), its rate in percent."""

    at: int
    rolls: tuple[int, int] | None
    rate: float | None


def die_of(data: Any) -> int | None:
    """Return the sides of the die that a table rolls, or None when it rolls none that can be."""
    sides = whole(dict_at(data, "roll").get("die"))
    return sides if sides is not None and sides > 0 else None


def is_percent(data: Any) -> bool:
    """True when a table goes by rates."""
    return "percent" in dict_at(data, "roll")


def groups_of(data: Any) -> dict[When, list[Row]]:
    """Return the rows by their circumstances, in the order of the table."""
    groups: dict[When, list[Row]] = {}
    for at, row in objects_at(data, "rows"):
        rolls = pair(row.get("range"))
        ordered = (min(rolls), max(rolls)) if rolls else None
        groups.setdefault(_when(row.get("when")), []).append(Row(at, ordered, number(row.get("rate"))))
    return groups


def unsound(groups: dict[When, list[Row]], is_sound: Callable[[list[Row]], bool]) -> Iterator[tuple[When, list[Row]]]:
    """Yield the groups that are not sound, neither alone nor together with the rows that hold more generally.

    Rows without `when` may be a table of their own, or the part that day and night share: both are how people write.
    """
    whole_of = {
        when: sorted((row for other, rows in groups.items() if other <= when for row in rows), key=lambda row: row.at)
        for when in groups
    }
    sound = {when for when, rows in groups.items() if is_sound(rows) or is_sound(whole_of[when])}
    for when, rows in groups.items():
        if when not in sound and not any(when < other and is_sound(whole_of[other]) for other in sound):
            yield when, rows


def in_words(when: When) -> str:
    """Return the circumstances as they are added to a message, or ''."""
    said = " and ".join(f"{key} `{value}`" for key, value in sorted(when))
    return f" when {said}" if said else ""


def _when(value: Any) -> When:
    if isinstance(value, dict):
        parts = ((key, item) for key, some in value.items() for item in (some if isinstance(some, list) else [some]))
        return frozenset((key, str(item)) for key, item in parts)
    return frozenset() if value is None else frozenset((("when", str(value)),))
