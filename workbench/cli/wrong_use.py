"""How a command says that it was used wrongly."""

from __future__ import annotations

from collections.abc import Iterable

from workbench.model import nearest as model_nearest


class WrongUse(Exception):
    """The command was used wrongly: exit status 2, the text on standard error, nothing on standard output."""


def nearest(text: str, known: Iterable[str]) -> str:
    """Return a sentence that leads from a mistyped word to a right one: the nearest, else what there is."""
    words = sorted(set(known))
    close = model_nearest.nearest(text, words)
    if close:
        return f"did you mean `{close}`?"
    if not words:
        return "there are none"
    shown = ", ".join(f"`{word}`" for word in words[:12])
    return f"there are {shown}" + (f" and {len(words) - 12} more" if len(words) > 12 else "")
