"""Give an entity another id: its file, its `id`, and every reference to it, all or nothing."""

from __future__ import annotations

import argparse

from workbench.cli.opening import named, open_pack
from workbench.cli.output import give
from workbench.cli.parser import add_format, add_in_pack
from workbench.cli.wrong_use import WrongUse
from workbench.edits.base import EditRefused


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("ref", metavar="REF", help="kind:id of what is renamed")
    parser.add_argument("new_id", metavar="NEW_ID", help="its id from now on")
    add_in_pack(parser)
    add_format(parser)


def run(options: argparse.Namespace) -> int:
    """Rename and save."""
    workspace = open_pack(options.pack)
    target = named(workspace, options.ref)
    try:
        workspace.apply(workspace.rename_edit(target, options.new_id))
    except EditRefused as refused:
        raise WrongUse(str(refused)) from refused
    try:
        changed = workspace.save()
    except OSError as refused:
        raise WrongUse(str(refused)) from refused
    give(options, {"changed": list(changed)}, "\n".join(changed))
    return 0
