"""The nearest right answer to a wrong one."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


def nearest(wrong: str, known: Iterable[str]) -> str:
    """Return the known text most like `wrong`, or '' when none is much like it. Case does not count."""
    by_case = {text.casefold(): text for text in sorted(known, reverse=True)}
    found = difflib.get_close_matches(wrong.casefold(), sorted(by_case), n=1, cutoff=0.6)
    return by_case[found[0]] if found else ""


def did_you_mean(wrong: str, known: Iterable[str]) -> str:
    """Return `Did you mean …?` with the nearest known text, or ''."""
    found = nearest(wrong, known)
    return f"Did you mean `{found}`?" if found else ""
