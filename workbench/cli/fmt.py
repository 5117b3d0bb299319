"""Write a pack's files in their canonical form: white space and the order of keys, never a value.

Files that cannot be read are left alone, with the reason on standard error. With --check nothing is written, and the
exit status is 1 when a file is not in canonical form.
"""

from __future__ import annotations

import argparse

from workbench import places, pluginhost
from workbench.cli.opening import open_pack
from workbench.cli.output import give, plural, say
from workbench.cli.parser import add_format, add_pack
from workbench.cli.wrong_use import WrongUse
from workbench.pack.fmt import format_pack


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_pack(parser)
    parser.add_argument("--check", action="store_true", help="only say which files are not in canonical form")
    add_format(parser)


def run(options: argparse.Namespace) -> int:
    """Format and name the files."""
    folder = open_pack(options.pack).folder()
    try:
        formatted = format_pack(folder, pluginhost.kinds_of, places.home(), write=not options.check)
    except OSError as error:
        raise WrongUse(str(error)) from error
    for file, why in formatted.left:
        say(f"{file} is left as it is: {why}")
    said = "not in canonical form" if options.check else "written in canonical form"
    lines = [*formatted.changed, f"{plural(len(formatted.changed), 'file')} {said}"]
    document = {"changed": list(formatted.changed), "left": [list(pair) for pair in formatted.left]}
    give(options, document, "\n".join(lines))
    return 1 if options.check and formatted.changed else 0
