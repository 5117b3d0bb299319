"""The kinds that a pack of a ruleset may hold: the core's and those of the ruleset's plugin."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from workbench import places
from workbench.model.kind import Kind
from workbench.pack.kinds import load_kinds
from workbench.pluginhost.activate import PluginOff, provider


def kinds_of(ruleset_id: str) -> Mapping[str, Kind]:
    """Return the kinds by name; only the core's when `ruleset_id` is empty or no plugin provides it.

    Reads schema files, imports no plugin code. Kept for the life of the process.
    """
    try:
        plugin, _ = provider("rulesets", ruleset_id)
    except PluginOff:
        return _load(places.schemas(), None, "core")
    return _load(places.schemas(), plugin.folder / "schemas", plugin.id)


@cache
def _load(core: Path, plugin_schemas: Path | None, plugin: str) -> Mapping[str, Kind]:
    """Read the schema files once."""
    return load_kinds(core, plugin_schemas, plugin)
