"""Make a new pack, or a new entity in a pack with the least that its schema takes.

`workbench new pack PATH` makes a folder with a pack.json; `workbench new KIND ID --pack PACK` makes one file.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from workbench import places, pluginhost
from workbench.cli.opening import open_pack
from workbench.cli.output import give
from workbench.cli.parser import add_format
from workbench.cli.wrong_use import WrongUse
from workbench.model.pack import MANIFEST
from workbench.pack.new import new_entity, new_pack


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("kind", metavar="KIND", help="`pack`, or the kind of the entity")
    parser.add_argument("name", metavar="PATH|ID", help="the pack's folder, or the entity's id")
    parser.add_argument("--pack", metavar="PACK", help="where the entity goes: a pack's folder")
    parser.add_argument("--ruleset", metavar="ID", help="the rulebook that a new pack plays by")
    parser.add_argument(
        "--id", metavar="ID", default="", help="a new pack's id, by default made from the folder's name"
    )
    add_format(parser)


def run(options: argparse.Namespace) -> int:
    """Make it and say where it is."""
    try:
        document = _new_pack(options) if options.kind == MANIFEST and not options.pack else _new_entity(options)
    except OSError as refused:
        raise WrongUse(str(refused)) from refused
    give(options, document, str(document["path"]))
    return 0


def _new_pack(options: argparse.Namespace) -> dict[str, Any]:
    """Make a pack."""
    manifest: dict[str, Any] = {}
    if options.ruleset:
        try:
            pluginhost.ruleset(options.ruleset)
        except pluginhost.PluginOff as off:
            raise WrongUse(str(off)) from off
        manifest["ruleset"] = options.ruleset
    kind = pluginhost.kinds_of(options.ruleset or "").get(MANIFEST)
    path = new_pack(Path(options.name), options.id, manifest, kind)
    return {"path": str(path)}


def _new_entity(options: argparse.Namespace) -> dict[str, Any]:
    """Make an entity."""
    if not options.pack:
        raise WrongUse(f"--pack PACK is missing: where does `{options.kind}:{options.name}` go?")
    workspace = open_pack(options.pack)
    saved = new_entity(workspace.opened, options.kind, options.name, places.home())
    file = workspace.folder() / saved.files[0][1]
    return {"path": str(file), "ref": f"{options.kind}:{options.name}"}
