"""The page of a check."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.checks.base import Check
from workbench.model.nearest import did_you_mean


class UnknownCode(LookupError):
    """No check has that code; the text says so and names the nearest that has."""


def explain_one(code: str, checks: Sequence[Check]) -> str:
    """Return the page of the check `code`: its code, name and severity, then its docstring.

    Raises:
        UnknownCode: there is none.
    """
    for check in checks:
        if check.code == code.upper():
            return f"{check.code} {check.name} ({check.severity.value})\n\n{check.explanation}\n"
    near = did_you_mean(code.upper(), (check.code for check in checks))
    raise UnknownCode(f"no check `{code}`. {near}".strip(" ."))
