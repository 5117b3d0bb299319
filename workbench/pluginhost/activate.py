"""Imports what a plugin provides, the first time that it is used."""

from __future__ import annotations

import importlib
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from workbench.pluginhost.discover import Discovered, discover
from workbench.pluginhost.manifest import Provided
from workbench.pluginhost.mount import mount

if TYPE_CHECKING:
    from workbench.engine.game import Game
    from workbench.engine.ruleset import Ruleset
    from workbench.engine.snapshot import Snapshot


class PluginOff(Exception):
    """What was asked for is not there: no plugin provides it, or the one that does is off. The text says why."""


def ruleset(name: str, folders: Sequence[Path] | None = None) -> Ruleset:
    """Return the ruleset of that id, importing its plugin.

    Raises:
        PluginOff: no plugin provides it, or the plugin cannot be imported or breaks its promise.
    """
    plugin, provided = provider("rulesets", name, folders)
    return cast("Ruleset", load(plugin, provided, folders))


def compile_snapshot(snapshot: Snapshot) -> Game[Any]:
    """Return the compiled game of a snapshot. Picklable by name, so that worker processes can be handed it.

    Raises:
        PluginOff: the ruleset is not there.
        SetupRefused: the scenario cannot be played.
    """
    return ruleset(snapshot.ruleset).compile(snapshot)


def provider(sort: str, name: str, folders: Sequence[Path] | None = None) -> tuple[Discovered, Provided]:
    """Return the plugin that provides `name`, and what it says of it; imports nothing.

    Raises:
        PluginOff: none does.
    """
    known: list[str] = []
    found = discover(folders)
    for plugin in found:
        for provided in plugin.manifest.provides if plugin.manifest else ():
            if provided.sort == sort:
                known.append(provided.id)
                if provided.id == name:
                    return plugin, provided
    off = [f"; the plugin `{p.id}` is off: {p.error}" for p in found if p.error and p.id == name]
    there = ", ".join(f"`{one}`" for one in sorted(known)) or "none"
    raise PluginOff(f"No plugin provides the {sort[:-1]} `{name}`{''.join(off)}; there: {there}")


def load(plugin: Discovered, provided: Provided, folders: Sequence[Path] | None = None) -> Any:
    """Import the code of one thing that a plugin provides and return it.

    Raises:
        PluginOff: the import fails (then the text ends with the plugin's traceback), the promised name is not there,
            or stands for something else than was promised.
    """
    mount(folders)
    module_name = f"plugins.{plugin.id}.{provided.module}"
    try:
        module = importlib.import_module(module_name)
    except (Exception, SystemExit) as error:  # a plugin may fail in any way; the program goes on without it
        told = "".join(traceback.format_exception(error)).rstrip()
        raise PluginOff(f"The plugin `{plugin.id}` cannot be imported: {error}\n{told}") from error
    if not hasattr(module, provided.attribute):
        text = f"The plugin `{plugin.id}` promises `{provided.entry}`, but `{module_name}` has no such name"
        raise PluginOff(text)
    found = getattr(module, provided.attribute)
    lacking = _lacking(provided.sort, found)
    if lacking:
        raise PluginOff(f"The plugin `{plugin.id}` promises {provided.sort} by `{provided.entry}`, which {lacking}")
    return found


def _lacking(sort: str, found: Any) -> str:
    """Say what keeps something that a plugin provides from being of its sort, or ''."""
    if sort == "checks" and not isinstance(found, tuple | list):
        return f"is {type(found).__name__}, expected a tuple of checks"
    parts, names = {"rulesets": ((found,), ("id", "structs")), "checks": (found, ("code", "run"))}.get(sort, ((), ()))
    absent = next((name for part in parts for name in names if not hasattr(part, name)), "")
    return f"has no `{absent}`" if absent else ""


def why_off(plugin: Discovered) -> str:
    """Import all that a plugin provides and return the first reason why it cannot be used; empty when it can."""
    try:
        for provided in plugin.manifest.provides if plugin.manifest else ():
            load(plugin, provided)
    except PluginOff as off:
        return str(off)
    return plugin.error
