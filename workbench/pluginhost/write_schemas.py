"""Brings a plugin's schema files up to date with the structs that its rulesets declare: `python3 dev.py schemas`."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from workbench.engine.schema import schema_files
from workbench.pluginhost.activate import load
from workbench.pluginhost.discover import Discovered, discover


def stale_files(plugin: Discovered) -> Iterator[tuple[Path, str | None]]:
    """Yield every schema file of a plugin that differs from its structs, with its right text; None: it has to go."""
    folder = plugin.folder / "schemas"
    wanted: dict[str, str] = {}
    for provided in plugin.manifest.provides if plugin.manifest else ():
        if provided.sort == "rulesets":
            wanted |= schema_files(load(plugin, provided).structs)
    there = {path.name for path in folder.glob("*.schema.json")}
    for name in sorted(wanted.keys() | there):
        path = folder / name
        if name not in there or path.read_text(encoding="utf-8") != wanted.get(name):
            yield path, wanted.get(name)


def main(arguments: Sequence[str]) -> int:
    """Write the schema files of all plugins, or of those named; name each file that changed."""
    for plugin in discover():
        if arguments and plugin.id not in arguments:
            continue
        for path, text in stale_files(plugin):
            if text is None:
                path.unlink()
            else:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8", newline="\n")
            sys.stdout.write(
                f"{'removed' if text is None else 'wrote'} {path.parent.parent.name}/schemas/{path.name}\n"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
