"""The nearest right answer to a wrong one: what somebody probably meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

#: How alike two texts must be, from 0 to 1, for one to be offered for the other.
LIKENESS = 0.6
#: How many candidates the slow comparison looks at.
SHORT_LIST = 12
#: Longest text that is compared; what is longer is no slip of the keyboard.
LONGEST = 100


class Nearest:
    """Finds the nearest of many known texts; built once, asked often. Case and the order of `known` do not matter.

    Pairs of neighbouring letters that two texts share make a short list, and only that is compared at length.
    """

    def __init__(self, known: Iterable[str]) -> None:
        self._known = sorted(set(known))
        self._having: dict[str, list[int]] = {}
        for at, text in enumerate(self._known):
            for pair in _pairs(text.casefold()):
                self._having.setdefault(pair, []).append(at)

    def to(self, wrong: str) -> str:
        """Return the known text most like `wrong`, or '' when none is much like it."""
        wanted = wrong.casefold()[:LONGEST]
        shared: Counter[int] = Counter()
        for pair in _pairs(wanted):
            shared.update(self._having.get(pair, ()))
        least = sorted(shared.values(), reverse=True)[:SHORT_LIST][-1:]
        some = (at for at, count in shared.items() if count >= least[0])
        closest = sorted(some, key=lambda at: (-shared[at], abs(len(self._known[at]) - len(wanted)), at))
        rated = ((-_likeness(wanted, self._known[at].casefold()), self._known[at]) for at in closest[:SHORT_LIST])
        return min((rating for rating in rated if rating[0] <= -LIKENESS), default=(0.0, ""))[1]


def nearest(wrong: str, known: Iterable[str]) -> str:
    """Return the known text most like `wrong`, or '' when none is much like it. Case does not count."""
    return Nearest(known).to(wrong)


def did_you_mean(wrong: str, known: Iterable[str]) -> str:
    """Return `Did you mean …?` with the nearest known text, or ''."""
    found = nearest(wrong, known)
    return f"Did you mean `{found}`?" if found else ""


def _pairs(text: str) -> set[str]:
    """Return the pairs of neighbouring letters, the ends marked so that short texts have some."""
    marked = f"^{text}$"
    return {marked[at : at + 2] for at in range(len(marked) - 1)}


def _likeness(a: str, b: str) -> float:
    """Return how alike two texts are, from 0 to 1, the same both ways round."""
    first, second = sorted((a, b))
    from difflib import SequenceMatcher  # noqa: PLC0415 only for mistakes: no part of the first paint

    return SequenceMatcher(None, first, second, autojunk=False).ratio()
