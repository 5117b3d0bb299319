"""List the plugins: where they lie, what they provide, and why one is off."""

from __future__ import annotations

import argparse
from typing import Any

from workbench import pluginhost
from workbench.cli.output import give
from workbench.cli.parser import add_format


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_format(parser)


def run(options: argparse.Namespace) -> int:
    """Try every plugin and list them."""
    plugins = [_described(plugin) for plugin in pluginhost.discover()]
    lines = []
    for plugin in plugins:
        provides = ", ".join(f"{sort} {' '.join(ids)}" for sort, ids in plugin["provides"].items() if ids)
        lines.append(f"{plugin['id']}: {provides or 'nothing'}")
        if plugin["error"]:
            lines.append(f"    off: {plugin['error']}")
    give(options, {"plugins": plugins}, "\n".join(lines) or "no plugins")
    return 0


def _described(plugin: pluginhost.Discovered) -> dict[str, Any]:
    """Return what the list says of one plugin; its code is imported to see whether it works."""
    provides: dict[str, list[str]] = {}
    for provided in plugin.manifest.provides if plugin.manifest else ():
        provides.setdefault(provided.sort, []).append(provided.id)
    return {
        "id": plugin.id,
        "title": plugin.manifest.title if plugin.manifest else plugin.id,
        "folder": str(plugin.folder),
        "provides": provides,
        "error": plugin.error or pluginhost.why_off(plugin) or None,
    }
