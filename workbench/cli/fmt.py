"""Write a pack's files in their canonical form: white space and the order of keys, never a value.

Files that cannot be read are left alone, with the reason on standard error; all are while nobody knows the pack's
kinds, for the order of keys is that of the kind (exit status 1). With --check nothing is written, and the exit status
is 1 when a file is not in canonical form.
"""

from __future__ import annotations

import argparse

from workbench import places, pluginhost
from workbench.cli.opening import open_pack
from workbench.cli.output import give, plural, say
from workbench.cli.parser import add_format, add_pack
from workbench.cli.wrong_use import WrongUse
from workbench.model.pack import MANIFEST_FILE
from workbench.pack.fmt import Formatted, format_pack
from workbench.workspace import Workspace


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_pack(parser)
    parser.add_argument("--check", action="store_true", help="only say which files are not in canonical form")
    add_format(parser)


def run(options: argparse.Namespace) -> int:
    """Format and name the files."""
    workspace = open_pack(options.pack)
    unknown = _unknown_kinds(workspace)
    try:
        formatted = (
            Formatted((), ((MANIFEST_FILE, unknown),))
            if unknown
            else format_pack(workspace.folder(), pluginhost.kinds_of, places.home(), write=not options.check)
        )
    except OSError as error:
        raise WrongUse(str(error)) from error
    for file, why in formatted.left:
        say(f"{file} is left as it is: {why}")
    said = "not in canonical form" if options.check else "written in canonical form"
    lines = [*formatted.changed, f"{plural(len(formatted.changed), 'file')} {said}"]
    document = {"changed": list(formatted.changed), "left": [list(pair) for pair in formatted.left]}
    give(options, document, "\n".join(lines))
    return 1 if unknown or (options.check and formatted.changed) else 0


def _unknown_kinds(workspace: Workspace) -> str:
    """Say why nobody knows the kinds of a pack, or ''."""
    if workspace.facts.is_manifest_unread:
        return "it cannot be read and names no ruleset, so nothing is formatted"
    return f"{workspace.ruleset_error}, so nothing is formatted" if workspace.ruleset_error else ""
