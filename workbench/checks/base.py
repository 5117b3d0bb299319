"""What a check is: the `@check` decorator, scopes, findings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from inspect import cleandoc

from workbench.checks.facts import Facts
from workbench.model.diagnostic import Fix, Severity
from workbench.model.ref import EntityRef

__all__ = ["ENTITY", "PACK", "Check", "Facts", "Finding", "Scope", "check", "entities", "kinds"]

#: The headings of a check's docstring, in order; the last may be left out.
SECTIONS = ("What it does:", "Why it matters:", "Example:", "Fix:", "Known limits:")


@dataclass(frozen=True, slots=True)
class Scope:
    """When a check runs again.

    `per_entity`: it is called with one entity, looks at that, at what it refers to and at entities of its own id, and
    runs again when one of these changes; `kinds` limits it to entities of these kinds (none named: all). Otherwise it
    is called once for the pack and runs again when an entity of `kinds` changes (none named: whatever changes).
    """

    per_entity: bool
    kinds: frozenset[str] = frozenset()

    def covers(self, kind: str) -> bool:
        """True when entities of `kind` matter to the check."""
        return not self.kinds or kind in self.kinds


#: Called with each entity of the opened pack.
ENTITY = Scope(True)
#: Called once, after every change: must be cheap.
PACK = Scope(False)


def entities(*names: str) -> Scope:
    """Called with each entity of the kinds `names`."""
    return Scope(True, frozenset(names))


def kinds(*names: str) -> Scope:
    """Called once, after changes of entities of the kinds `names`."""
    return Scope(False, frozenset(names))


@dataclass(frozen=True, slots=True)
class Finding:
    """Where, what and how to mend it; the check supplies code and severity.

    `ref` is None for a fault of a file that is no entity; then `file` names it. `line` and `column` count from 1.
    """

    ref: EntityRef | None
    pointer: str
    message: str
    help: str = ""
    fixes: tuple[Fix, ...] = ()
    file: str = ""
    line: int = 0
    column: int = 0


@dataclass(frozen=True)
class Check:
    """One check. `run` takes (facts, entity) or (facts), as the scope says, and yields findings in any order.

    `by_ids`: what it finds depends on which ids exist at all (it suggests the nearest one), so what it found is
    looked at again when an entity appears or goes. `clearer`: it says better what a schema may say of the same
    place, so that the schema's finding is left out there.
    """

    code: str
    severity: Severity
    scope: Scope
    run: Callable[..., Iterable[Finding]]
    by_ids: bool = False
    clearer: bool = False

    @property
    def name(self) -> str:
        """The fault in a few words, with hyphens."""
        return self.run.__name__.replace("_", "-")

    @property
    def title(self) -> str:
        """The fault in one sentence."""
        return self.explanation.partition("\n")[0]

    @property
    def explanation(self) -> str:
        """The page that `workbench explain` prints."""
        return cleandoc(self.run.__doc__ or "")


def check(
    code: str,
    severity: Severity = Severity.ERROR,
    *,
    scope: Scope = ENTITY,
    by_ids: bool = False,
    clearer: bool = False,
) -> Callable[[Callable[..., Iterable[Finding]]], Check]:
    """Turn a generator over findings into a check; its docstring has the headings of `SECTIONS`."""
    return lambda run: Check(code, severity, scope, run, by_ids, clearer)
