"""What a check reports."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from workbench.model.ref import EntityRef


class Severity(StrEnum):
    """How bad it is. Errors make `workbench check` exit 1."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


@dataclass(frozen=True, slots=True)
class Fix:
    """A change that would mend a finding: put `value` at `pointer`; `title` is an imperative for a button."""

    title: str
    ref: EntityRef
    pointer: str
    value: Any


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding. Identity is code + ref + pointer, never the wording.

    `ref` is None for a fault of the pack itself. `line` and `column` count from 1; 0 means unknown.
    """

    code: str
    severity: Severity
    ref: EntityRef | None
    pointer: str
    message: str
    help: str = ""
    fixes: tuple[Fix, ...] = ()
    pack: str = ""
    file: str = ""
    line: int = 0
    column: int = 0

    @property
    def identity(self) -> tuple[str, str, str, str]:
        """Code, entity (or file when there is none), pointer: what two findings share when they are the same."""
        return (self.code, self.ref.full if self.ref else self.file, self.pointer, self.pack)
