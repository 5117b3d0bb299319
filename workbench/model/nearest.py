"""The nearest right answer: what somebody probably meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher

#: How alike two texts must be, from 0 to 1, for one to be offered for the other.
LIKENESS = 0.6
#: How many candidates the slow comparison looks at.
SHORT_LIST = 12


def nearest(text: str, known: Iterable[str]) -> str:
    """Return the text among `known` that is most like `text`, or '' when none is like it.

    Case does not matter. A thousand candidates cost about half a millisecond: pairs of letters that both share
    make a short list, and only that is compared at length.
    """
    wanted = text.casefold()[:100]
    pairs = _pairs(wanted)
    scored = ((len(pairs & _pairs(name.casefold())), -abs(len(name) - len(wanted)), name) for name in set(known))
    best = sorted((entry for entry in scored if entry[0]), key=lambda entry: (-entry[0], -entry[1], entry[2]))
    rated = [(_likeness(wanted, name.casefold()), name) for _, _, name in best[:SHORT_LIST]]
    good = [(-ratio, name) for ratio, name in rated if ratio >= LIKENESS]
    return min(good)[1] if good else ""


def did_you_mean(text: str, known: Iterable[str]) -> str:
    """Return the question that a finding's `help` asks, or ''."""
    near = nearest(text, known)
    return f"Did you mean `{near}`?" if near else ""


def _pairs(text: str) -> set[str]:
    """Return the pairs of neighbouring letters, the ends marked so that short texts have some."""
    marked = f"^{text}$"
    return {marked[at : at + 2] for at in range(len(marked) - 1)}


def _likeness(a: str, b: str) -> float:
    """Return how alike two texts are, from 0 to 1, the same both ways round."""
    first, second = sorted((a, b))
    return SequenceMatcher(None, first, second, autojunk=False).ratio()
