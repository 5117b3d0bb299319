"""Forgiving comparison of texts for filters: case, accents, signs and blanks do not count."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

#: The rank of letters that merely stand in order somewhere in a text.
VAGUE = 3


@lru_cache(maxsize=65536)
def fold(text: str) -> str:
    """Letters and digits of a text, small, without accents: `Mr. Mime` is `mrmime`, `Flabébé` is `flabebe`."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    return "".join(letter for letter in plain if letter.isalnum())


def rank(wanted: str, *texts: str) -> int:
    """How well folded `wanted` fits: 0 equal, 1 begins, 2 inside, 3 letters in order; -1 not at all."""
    if not wanted:
        return 0
    folded = [fold(text) for text in texts]
    if wanted in folded:
        return 0
    if any(text.startswith(wanted) for text in folded):
        return 1
    if any(wanted in text for text in folded):
        return 2
    return VAGUE if any(_in_order(wanted, text) for text in folded) else -1


def _in_order(wanted: str, text: str) -> bool:
    """True when the letters of `wanted` stand in `text` in their order."""
    letters = iter(text)
    return all(letter in letters for letter in wanted)
