"""Draw a map into a picture; no display is needed."""

from __future__ import annotations

import argparse
from pathlib import Path

from workbench.cli import qt
from workbench.cli.opening import named_id, open_pack
from workbench.cli.output import give
from workbench.cli.parser import add_format, add_pack
from workbench.cli.wrong_use import WrongUse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_pack(parser)
    parser.add_argument("map", metavar="MAP", help="the map's id")
    parser.add_argument("-o", "--output", metavar="FILE.png", type=Path, required=True, help="the picture to write")
    parser.add_argument("--theme", choices=("light", "dark"), default="light", help="the colours (default light)")
    add_format(parser)


def run(options: argparse.Namespace) -> int:
    """Draw."""
    workspace = open_pack(options.pack)
    ref = named_id(workspace, "map", options.map)
    if options.output.suffix.lower() != ".png":
        raise WrongUse(f"`{options.output}` is no name of a PNG, expected FILE.png")
    if not options.output.absolute().parent.is_dir():
        raise WrongUse(f"`{options.output.parent}` is no folder to write the picture into")
    qt.prepare(off_screen=True)
    from workbench.gui.render import render_map  # noqa: PLC0415 Qt is loaded only by the commands that draw

    try:
        width, height = render_map(workspace, ref.id, options.output, options.theme)
    except OSError as error:
        raise WrongUse(f"the picture is not written: {error}") from error
    document = {"output": str(options.output), "width": width, "height": height}
    give(options, document, f"{options.output}: {width} × {height}")
    return 0
