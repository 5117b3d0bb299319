"""Open the window on a pack; with --screenshot draw it into a picture instead, for which no display is needed."""

from __future__ import annotations

import argparse
import gc
import signal
from pathlib import Path

from workbench.cli import qt
from workbench.cli.output import say
from workbench.cli.parser import count
from workbench.cli.wrong_use import WrongUse
from workbench.workspace import NotFound


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("pack", metavar="PACK", nargs="?", help="a pack's folder or zip, or the id of one that ships")
    parser.add_argument("--open", metavar="REF", help="show this entity, kind:id")
    parser.add_argument("--play", metavar="ID", help="begin a playtest of this scenario or campaign")
    parser.add_argument(
        "--decisions", metavar="N", type=count, default=0, help="of it, so many decisions by greedy first"
    )
    parser.add_argument("--theme", choices=("light", "dark"), help="the colours")
    parser.add_argument("--lang", choices=("en", "it"), help="the language of the window")
    parser.add_argument("--screenshot", metavar="FILE", type=Path, help="save a picture of the window and leave")


def run(options: argparse.Namespace) -> int:
    """Open the window, or draw it."""
    _agree(options)
    qt.prepare(off_screen=options.screenshot is not None)
    if options.screenshot is None:
        # Qt's loop gives Python no turn to see Ctrl+C; unsaved work is in the journal
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    collects = gc.isenabled()
    gc.disable()  # nothing that a start makes is garbage, and the collector would look at all of it again and again
    try:
        from workbench.gui.app import open_window  # noqa: PLC0415 Qt is loaded only by the commands that draw

        return open_window(
            options.pack,
            open_ref=options.open,
            play=(options.play, options.decisions) if options.play else None,
            theme=options.theme,
            lang=options.lang,
            screenshot=options.screenshot,
        )
    except NotFound as missing:
        raise WrongUse(str(missing)) from missing
    except OSError as error:
        if options.screenshot is None:
            raise
        say(f"workbench: the picture is not written: {error}")
        return 2
    finally:
        if collects:
            gc.enable()


def _agree(options: argparse.Namespace) -> None:
    """Refuse arguments that do not go together, or a picture that could not be written."""
    if options.decisions and not options.play:
        raise WrongUse("edit: --decisions are those of a playtest, name its scenario or campaign with --play ID")
    if options.screenshot is not None and not options.screenshot.absolute().parent.is_dir():
        raise WrongUse(f"`{options.screenshot.parent}` is no folder to write the picture into")
