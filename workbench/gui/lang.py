"""The window's own words in two languages: English in the code, Italian from one table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

LANGUAGES = {"en": "English", "it": "Italiano"}
_now = "en"


def current() -> str:
    """The language that is on, `en` or `it`."""
    return _now


def use(name: str) -> None:
    """Turn to a language; what is not known stays English. Widgets made from now on speak it."""
    global _now
    _now = name if name in LANGUAGES else "en"


def counted(number: int, one: str, many: str) -> str:
    """`1 error`, `2 errors`: a number with its word."""
    return f"{number} {tr(one if number == 1 else many)}"


def tr(text: str, /, **values: object) -> str:
    """A text in the language that is on, with `{name}` filled in."""
    said = _italian().get(text, text) if _now == "it" else text
    return said.format(**values) if values else said


@cache
def _italian() -> Mapping[str, str]:
    from workbench.gui.lang_it import ITALIAN  # noqa: PLC0415 a window that speaks English starts without it

    return ITALIAN
