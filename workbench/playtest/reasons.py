"""Everything that keeps content from being played: what checks found in it, and what the ruleset says besides."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from workbench.engine.data import at_place
from workbench.engine.snapshot import Snapshot
from workbench.model.diagnostic import Diagnostic, Severity
from workbench.model.pack import MANIFEST


def errors_in(findings: Iterable[Diagnostic], snapshot: Snapshot) -> list[Diagnostic]:
    """Return the errors of what a snapshot holds, and of the pack itself, without which nothing of it is there."""
    return [
        finding
        for finding in findings
        if finding.severity is Severity.ERROR
        and (finding.ref is None or finding.ref.kind == MANIFEST or str(finding.ref) in snapshot.entities)
    ]


def every_reason(
    errors: Sequence[Diagnostic], refused: Iterable[str], say: Callable[[Diagnostic], str] | None = None
) -> list[str]:
    """Return all reasons at once: the errors first, then what a ruleset refused about anything else.

    `say` makes a sentence of an error; by default it names the entity and the place in it.
    """
    told = [(say or sentence)(error) for error in errors]
    about = [f"`{error.ref.id}`" for error in errors if error.ref is not None]
    return told + [reason for reason in refused if not any(name in reason for name in about)]


def sentence(error: Diagnostic) -> str:
    """Return an error as a reason: what it is about, where, what is wrong, what would mend it."""
    mended = f"; {error.help[:1].lower()}{error.help[1:]}" if error.help else ""
    if error.ref is None:
        return error.message + mended
    where = f"{error.ref.kind.replace('_', ' ')} `{error.ref.id}`{at_place(error.pointer)}"
    return f"{where}: {error.message}{mended}"
