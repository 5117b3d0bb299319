"""Runs checks over facts and runs again only what an edit touches: the findings are always those of a cold run."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from workbench.checks.base import Check, Facts, Finding
from workbench.checks.reading import list_at
from workbench.checks.verdict import ordered, with_verdicts, without_echoes
from workbench.model.diagnostic import Diagnostic
from workbench.model.entity import Entity
from workbench.model.pack import MANIFEST
from workbench.model.ref import EntityRef


class Checker:
    """Findings of the opened pack, kept up from edit to edit.

    Invariant: after `update` the findings equal those of a new Checker over the same facts.
    """

    def __init__(self, facts: Facts, checks: Sequence[Check]) -> None:
        self.facts = facts
        self._each = tuple(check for check in checks if check.scope.per_entity)
        self._once = tuple(check for check in checks if not check.scope.per_entity)
        self._clearer = frozenset(check.code for check in checks if check.clearer)
        self._by_kind: dict[str, tuple[Check, ...]] = {}
        self._of_entity: dict[EntityRef, tuple[tuple[Check, Diagnostic], ...]] = {}
        self._of_check: dict[str, tuple[Diagnostic, ...]] = {}
        self._findings: tuple[Diagnostic, ...] | None = None
        self._run_all()

    def findings(self) -> tuple[Diagnostic, ...]:
        """Return what the checks find, after the pack's waivers and severities, in reading order."""
        if self._findings is None:
            found = [one for some in self._of_entity.values() for _, one in some]
            found.extend(one for some in self._of_check.values() for one in some)
            told = with_verdicts(found, self.facts.opened.manifest)
            self._findings = ordered(without_echoes(told, self._clearer))
        return self._findings

    def update(self, facts: Facts, changed: frozenset[EntityRef]) -> None:
        """Take the facts after `changed` changed (see `Facts.after`) and run again what that touches."""
        before, self.facts = self.facts, facts
        self._findings = None
        if _ground(before) != _ground(facts):
            self._run_all()
            return
        for ref in self._touched(before, changed):
            self._run_entity(ref)
        kinds = {ref.kind for ref in changed}
        for check in self._once:
            if not check.scope.kinds or kinds & check.scope.kinds:
                self._of_check[check.code] = self._told(check, check.run(facts))

    def _run_all(self) -> None:
        """Run every check over everything."""
        self._of_entity.clear()
        for entity in self.facts.entities():
            self._run(entity)
        for check in self._once:
            self._of_check[check.code] = self._told(check, check.run(self.facts))

    def _touched(self, before: Facts, changed: frozenset[EntityRef]) -> set[EntityRef]:
        """Return the entities of the opened pack that an edit may matter to.

        These are what changed, what is named like it (an override, the chain or card of a species), what names it;
        and, when an entity appeared or went, what was found wanting by the ids that exist.
        """
        mine = self.facts.opened
        touched = {EntityRef(mine.id, ref.kind, mine.id if ref.kind == MANIFEST else ref.id) for ref in changed}
        for name in {ref.id for ref in changed if ref.kind != MANIFEST}:
            touched.update(EntityRef(mine.id, kind, name) for kind, some in mine.entities.items() if name in some)
            touched.update(ref for ref in self.facts.references.saying(name) if ref.pack == mine.id)
        if any((before.get(ref) is None) != (self.facts.get(ref) is None) for ref in changed):
            told = self._of_entity.items()
            touched.update(ref for ref, found in told if any(check.by_ids for check, _ in found))
        return touched

    def _run_entity(self, ref: EntityRef) -> None:
        """Run the checks of one entity again, or forget it when it is gone."""
        self._of_entity.pop(ref, None)
        entity = self.facts.get(ref)
        if entity is not None:
            self._run(entity)

    def _run(self, entity: Entity) -> None:
        """Run the checks that look at one entity."""
        kind = entity.ref.kind
        if kind not in self._by_kind:
            self._by_kind[kind] = tuple(check for check in self._each if check.scope.covers(kind))
        found: list[tuple[Check, Diagnostic]] = []
        for check in self._by_kind[kind]:
            for finding in check.run(self.facts, entity):
                found.extend((check, one) for one in self._told(check, (finding,)))
        if found:
            self._of_entity[entity.ref] = tuple(found)

    def _told(self, check: Check, findings: Iterable[Finding]) -> tuple[Diagnostic, ...]:
        """Put code, severity and file to findings; what is not the opened pack's is left to that pack's own check."""
        mine = self.facts.opened.id
        return tuple(
            Diagnostic(
                check.code, check.severity, found.ref, found.pointer, found.message, found.help, found.fixes, mine,
                found.file or self._file_of(found.ref), found.line, found.column,
            )
            for found in findings
            if found.ref is None or found.ref.pack == mine
        )  # fmt: skip

    def _file_of(self, ref: EntityRef | None) -> str:
        """Return the file of an entity, where it will be when it was never saved; `pack.json` without one."""
        if ref is None or ref.kind == MANIFEST:
            return "pack.json"
        entity = self.facts.get(ref)
        return (entity.file if entity else "") or f"{ref.kind}/{ref.id}.json"


def _ground(facts: Facts) -> tuple[Any, ...]:
    """Return what every finding stands on; when it moves, everything is looked at again."""
    names = tuple(pack.id for pack in facts.packs.packs)
    aliases = [list_at(pack.manifest, "aliases") for pack in facts.packs.packs]
    problems = tuple(pack.problems for pack in facts.packs.packs)
    return names, facts.is_half_read, facts.missing_packs, aliases, problems, facts.unreadable, id(facts.kinds)


def run_checks(facts: Facts, checks: Sequence[Check]) -> tuple[Diagnostic, ...]:
    """Run checks once, from cold."""
    return Checker(facts, checks).findings()
