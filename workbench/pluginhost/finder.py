"""Finds what is wrong with packs: the checks, with all that they may ask of the schemas and of the ruleset."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from workbench.model.diagnostic import Diagnostic
from workbench.model.difference import difference
from workbench.model.entity import Entity
from workbench.model.kind import Kind
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef
from workbench.model.schema_fault import SchemaFault
from workbench.pack.validate import Validator
from workbench.pluginhost.activate import PluginOff
from workbench.pluginhost.activate import ruleset as provided_ruleset
from workbench.pluginhost.content_rules import ContentRules
from workbench.pluginhost.discover import provided_ids

if TYPE_CHECKING:
    from workbench.checks.checker import Checker
    from workbench.checks.facts import Facts
    from workbench.engine.ruleset import Ruleset


class Finder:
    """Call it with packs to get their findings. It keeps what it learned and, the next time, checks what changed.

    One thread uses one finder. The packs of all calls are the same packs, edited. Findings have no line yet.
    """

    def __init__(self, kinds: Mapping[str, Kind], ruleset: Callable[[], Ruleset | None]) -> None:
        """Make a finder; `ruleset` is asked when it is first needed, in the thread that calls the finder."""
        self._kinds = kinds
        self._ruleset = ruleset
        self._checker: Checker | None = None

    def __call__(self, packs: PackSet) -> tuple[Diagnostic, ...]:
        """Return what the checks find in the opened pack."""
        if self._checker is None:
            # no part of the window's first paint
            from workbench.checks import CHECKS, Checker  # noqa: PLC0415
            from workbench.pluginhost.plugin_checks import checks_of  # noqa: PLC0415

            ruleset = self._ruleset()
            brought = checks_of(ruleset.id) if ruleset else ()
            facts = replace(facts_of(packs, self._kinds, ruleset), plugin_codes=tuple(one.code for one in brought))
            self._checker = Checker(facts, (*CHECKS, *brought))
        else:
            facts = self._checker.facts
            changed = difference(facts.packs, packs)
            if changed:
                self._checker.update(facts_after(facts, packs, changed, self._ruleset()), changed)
        return self._checker.findings()


def facts_of(packs: PackSet, kinds: Mapping[str, Kind], ruleset: Ruleset | None) -> Facts:
    """Return the facts about packs, with a validator and the ruleset to ask."""
    from workbench.checks.facts import Facts  # noqa: PLC0415 no part of the window's first paint

    validator = Validator(kinds)
    rules = ContentRules(packs, ruleset)

    def schema_faults(entity: Entity) -> tuple[SchemaFault, ...]:
        return validator.faults(entity.ref.kind, entity.data)

    why = "" if ruleset else _why_off(packs)
    return Facts(packs, kinds, schema_faults, rules.steps, rules.faults, provided_ids("rulesets"), ruleset_error=why)


def _why_off(packs: PackSet) -> str:
    """Return why the ruleset that the opened pack names cannot be used; empty when it names none, or it can."""
    manifest = packs.opened.manifest
    name = manifest.get("ruleset") if isinstance(manifest, dict) else None
    try:
        if isinstance(name, str):
            provided_ruleset(name)
    except PluginOff as off:
        return str(off)
    return ""


def facts_after(facts: Facts, packs: PackSet, changed: frozenset[EntityRef], ruleset: Ruleset | None) -> Facts:
    """Return the facts after `changed` changed."""
    rules = ContentRules(packs, ruleset)
    return facts.after(packs, changed, steps=rules.steps, rule_faults=rules.faults)
