"""The kinds that a pack of a ruleset may hold: the core's and those of the ruleset's plugin."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from workbench import places
from workbench.model.kind import Kind
from workbench.pack.kinds import SchemaFilesFault, load_kinds
from workbench.pluginhost.activate import PluginOff, provider


def kinds_of(ruleset_id: str) -> Mapping[str, Kind]:
    """Return the kinds by name; only the core's when `ruleset_id` is empty, or no plugin provides it, or its schema
    files have a fault, which `schema_fault` tells.

    Reads schema files, imports no plugin code. Kept for the life of the process.
    """
    return _found(ruleset_id)[0]


def schema_fault(ruleset_id: str) -> str:
    """Return why the schema files of a ruleset's plugin cannot be used; empty when they can."""
    return _found(ruleset_id)[1]


def _found(ruleset_id: str) -> tuple[Mapping[str, Kind], str]:
    try:
        plugin, _ = provider("rulesets", ruleset_id)
    except PluginOff:
        return load(places.schemas(), None, "core")
    return load(places.schemas(), plugin.folder / "schemas", plugin.id)


@cache
def load(core: Path, plugin_schemas: Path | None, plugin: str) -> tuple[Mapping[str, Kind], str]:
    """Read the schema files once and say what is wrong; a fault in a plugin's must not keep anybody from the pack."""
    try:
        return load_kinds(core, plugin_schemas, plugin), ""
    except SchemaFilesFault as fault:
        if plugin_schemas is None:
            raise
        return load_kinds(core, None, "core"), f"the kinds of plugin `{plugin}` are off: {fault}"
