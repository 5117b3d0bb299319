"""Text that knows where it comes from: each stretch may carry the JSON pointer of the field that it says."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from workbench.model.pointer import deepest


class Span(NamedTuple):
    """Characters `start` to `end` of a text say the field at `pointer`."""

    start: int
    end: int
    pointer: str


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text in pieces, each with the pointer of the field behind it ('' for mere grammar). Joined by `+`."""

    pieces: tuple[tuple[str, str], ...] = ()

    def __add__(self, other: Phrase | str) -> Phrase:
        """Return this phrase followed by another, or by plain words."""
        return Phrase(self.pieces + said(other).pieces)

    def __radd__(self, other: str) -> Phrase:
        """Return plain words followed by this phrase."""
        return said(other) + self

    def __str__(self) -> str:
        """Return the text."""
        return "".join(text for text, _ in self.pieces)

    def __bool__(self) -> bool:
        """Return whether it says anything."""
        return any(text for text, _ in self.pieces)

    @property
    def spans(self) -> tuple[Span, ...]:
        """The stretches that say a field, in order; neighbours of one pointer are one stretch."""
        found: list[Span] = []
        at = 0
        for text, pointer in self.pieces:
            end = at + len(text)
            if pointer and text:
                last = found[-1] if found else None
                if last and last.end == at and last.pointer == pointer:
                    found[-1] = Span(last.start, end, pointer)
                else:
                    found.append(Span(at, end, pointer))
            at = end
        return tuple(found)

    def under(self, pointer: str) -> Phrase:
        """Return the phrase with `pointer` put on what has none yet."""
        return Phrase(tuple((text, own or pointer) for text, own in self.pieces))

    def found_in(self, data: Any) -> Phrase:
        """Return the phrase with each pointer cut to what `data` has: an absent field is said by what would hold it."""
        return Phrase(tuple((text, deepest(data, pointer)) for text, pointer in self.pieces))

    def capitalised(self) -> Phrase:
        """Return the phrase with its first letter large."""
        for at, (text, pointer) in enumerate(self.pieces):
            if text:
                large = (text[0].upper() + text[1:], pointer)
                return Phrase((*self.pieces[:at], large, *self.pieces[at + 1 :]))
        return self

    def sentence(self) -> Phrase:
        """Return the phrase as a sentence: first letter large, a full stop at its end unless it has an end mark."""
        large = self.capitalised()
        return large if not large or str(large).endswith((".", "!", "?", ":")) else large + "."


#: What takes the place of a phrase where no pointer is needed.
Words: TypeAlias = Phrase | str


def said(text: Words | int, pointer: str = "") -> Phrase:
    """Return a text or number as a phrase that says the field at `pointer`; a phrase keeps the pointers that it has."""
    if isinstance(text, Phrase):
        return text.under(pointer) if pointer else text
    return Phrase(((str(text), pointer),))


def filled(template: str, **parts: Any) -> Phrase:
    """Return a template with every `{part}` put in; of a part with ways to be said, `{part.way}` calls that method."""
    whole = Phrase()
    at = 0
    for slot in re.finditer(r"\{(\w+)(?:\.(\w+))?\}", template):
        part = parts[slot[1]]
        whole = whole + template[at : slot.start()] + said(getattr(part, slot[2])() if slot[2] else part)
        at = slot.end()
    return whole + template[at:]


def glued(parts: Iterable[Words], between: str = " ") -> Phrase:
    """Return the parts that say something, with `between` among them."""
    whole = Phrase()
    for part in parts:
        if part:
            whole = whole + between + part if whole else said(part)
    return whole


def signed(number: int) -> str:
    """Return a number with its sign, the minus a true one: +1, −2."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def minus(number: int) -> str:
    """Return a number, the minus a true one: 1, −2."""
    return str(number).replace("-", "−")


def is_number(count: Words | int) -> bool:
    """Return whether a count is a number, and no words that say how it is reckoned."""
    return re.fullmatch(r"[+-]?\d+", str(count)) is not None


def number_in(count: Words | int) -> int:
    """Return the number that a count stands for; words that are no number count as many."""
    return int(str(count)) if is_number(count) else 2


def pointer_in(count: Words | int) -> str:
    """Return the pointer of the field that a count says, '' when it has none."""
    return next((p for _, p in count.pieces if p), "") if isinstance(count, Phrase) else ""
