"""Checks that plugins bring: those of a pack's ruleset run over it as the built-in ones do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import wraps
from pathlib import Path

from workbench.checks import CHECKS
from workbench.checks.base import Check, Finding
from workbench.model.entity import Entity
from workbench.model.pack import MANIFEST
from workbench.model.ref import EntityRef
from workbench.pluginhost.activate import PluginOff, load
from workbench.pluginhost.discover import discover

#: What a plugin's manifest calls them; the id says for packs of which ruleset.
SORT = "checks"


def checks_of(ruleset_id: str, folders: Sequence[Path] | None = None) -> tuple[Check, ...]:
    """Return the checks that plugins bring for packs of a ruleset; none of a plugin that is off."""
    return tuple(check for name, check in _brought(folders) if name == ruleset_id)


def every_check(folders: Sequence[Path] | None = None) -> tuple[Check, ...]:
    """Return the built-in checks and those of all plugins, by code: what `explain` can explain."""
    brought = (check for _, check in _brought(folders))
    return tuple(sorted((*CHECKS, *brought), key=lambda check: check.code))


def _brought(folders: Sequence[Path] | None) -> Iterator[tuple[str, Check]]:
    """Yield (ruleset, check) of every plugin that can be imported."""
    for plugin in discover(folders):
        for provided in plugin.manifest.provides if plugin.manifest else ():
            if provided.sort == SORT:
                try:
                    found = load(plugin, provided, folders)
                except PluginOff:
                    continue  # the list of plugins says why
                yield from ((provided.id, _guarded(check, plugin.id)) for check in found)


def _guarded(check: Check, plugin: str) -> Check:
    """Return the check so that what it raises becomes a finding: a plugin must not take the program with it."""
    run: Callable[..., Iterable[Finding]] = check.run

    @wraps(run)
    def guarded(*asked: object) -> Iterator[Finding]:
        try:
            yield from run(*asked)
        except Exception as error:  # a plugin may raise anything
            message = f"The check of the plugin `{plugin}` failed: {type(error).__name__}: {error}"
            yield Finding(_about(asked), "", message, "Tell the plugin's author what the entity holds")

    return replace(check, run=guarded)


def _about(asked: tuple[object, ...]) -> EntityRef:
    """Return what a check was asked about: an entity, else the pack."""
    facts, *rest = asked
    if rest and isinstance(rest[0], Entity):
        return rest[0].ref
    pack = facts.opened.id  # type: ignore[attr-defined]  # the first thing that a check takes are facts
    return EntityRef(pack, MANIFEST, pack)
