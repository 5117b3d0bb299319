"""Find entities by id or name, in any language, accents and signs forgiven."""

from __future__ import annotations

import argparse

from workbench.cli.opening import open_pack
from workbench.cli.output import give
from workbench.cli.parser import add_format, add_in_pack, count


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("text", metavar="TEXT", help="part of an id or a name")
    add_in_pack(parser)
    parser.add_argument("--limit", type=count, default=50, metavar="N", help="at most so many (default 50)")
    add_format(parser)


def run(options: argparse.Namespace) -> int:
    """Search and list."""
    workspace = open_pack(options.pack)
    results = []
    for ref in workspace.search(options.text, options.limit):
        entity = workspace.entity(ref)
        results.append({"ref": str(ref), "kind": ref.kind, "name": entity.name if entity else ref.id, "pack": ref.pack})
    lines = [f"{result['ref']}  {result['name']}  ({result['pack']})" for result in results]
    give(options, {"results": results}, "\n".join(lines) or f"nothing is called `{options.text}`")
    return 0
