"""List every reference to an entity: who, where in it, file and line."""

from __future__ import annotations

import argparse
from typing import Any

from workbench.cli.opening import named, open_pack
from workbench.cli.output import give, plural
from workbench.cli.parser import add_format, add_in_pack


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("ref", metavar="REF", help="kind:id")
    add_in_pack(parser)
    add_format(parser)


def run(options: argparse.Namespace) -> int:
    """Find and list."""
    workspace = open_pack(options.pack)
    target = named(workspace, options.ref)
    references: list[dict[str, Any]] = []
    for usage in workspace.usages(target):
        place = workspace.place(usage.ref, usage.pointer)
        references.append(
            {
                "ref": str(usage.ref),
                "pointer": usage.pointer,
                "file": place.file or None,
                "line": place.line or None,
                "pack": usage.ref.pack,
            }
        )
    lines = [f"{r['pack']}/{r['file']}:{r['line']}: {r['ref']}{r['pointer']}" for r in references]
    lines.append(f"{plural(len(references), 'reference')} to {target}")
    give(options, {"references": references}, "\n".join(lines))
    return 0
