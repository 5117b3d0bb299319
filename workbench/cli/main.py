"""Parse, dispatch, exit status: 0 clean, 1 errors found, 2 used wrongly, 3 our fault, 130 stopped by Ctrl+C."""

from __future__ import annotations

import importlib
import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path

from workbench import __version__, places
from workbench.cli import COMMANDS, Command
from workbench.cli.output import give_text, say
from workbench.cli.parser import Parser
from workbench.cli.process import leave_unread, open_closed_streams, read_names_as_utf8
from workbench.cli.wrong_use import WrongUse, nearest

#: Variables that mean nothing when they are empty, but that Qt or Python would take at their word.
_EMPTY_IS_UNSET = (
    "QT_QPA_PLATFORM",
    "WORKBENCH_HOME",
    "DISPLAY",
    "WAYLAND_DISPLAY",
    "QT_SCALE_FACTOR",
    "XDG_DATA_HOME",
)


def run() -> None:
    """The `workbench` command: run and leave the process."""
    open_closed_streams()
    read_names_as_utf8()
    status = main(sys.argv[1:])
    try:
        sys.stdout.flush()
    except OSError:  # told already where it was written
        leave_unread()
    sys.exit(status)


def main(arguments: Sequence[str]) -> int:
    """Run one command and return its exit status."""
    _prepare()
    try:
        return _dispatch(list(arguments))
    except WrongUse as wrong:
        say(f"workbench: {wrong}")
        return 2
    except KeyboardInterrupt:
        say("\nworkbench: stopped")
        return 130
    except BrokenPipeError:
        leave_unread()
        return 0
    except SystemExit as left:  # argparse leaves after --help
        return left.code if isinstance(left.code, int) else 0
    except Exception:  # the last place that can tell a person whose fault it is
        say(traceback.format_exc())
        say(f"workbench {__version__}: this is a fault of the program, not of your pack; the lines above say where")
        return 3


def _prepare() -> None:
    """Take empty variables as unset, and never fail on a letter that the terminal lacks, or sends in pieces."""
    for name in [name for name, value in os.environ.items() if not value and name.startswith(_EMPTY_IS_UNSET)]:
        del os.environ[name]
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def _dispatch(arguments: list[str]) -> int:
    """Find the command and run it; without one, the window opens."""
    if arguments[:1] in (["--version"], ["-V"]):
        give_text(f"workbench {__version__}")
        return 0
    if arguments[:1] in (["--help"], ["-h"], ["help"]):
        give_text(_help())
        return 0
    command = _find(arguments[0] if arguments else "edit")
    module = importlib.import_module(f"workbench.cli.{command.module}")
    parser = Parser(prog=f"workbench {command.name}", description=(module.__doc__ or "").strip())
    module.add_arguments(parser)
    return int(module.run(parser.parse_args(arguments[1:])))


def _find(name: str) -> Command:
    """Return the command of that name."""
    for command in COMMANDS:
        if command.name == name:
            return command
    if (Path(name) / "pack.json").is_file() or name in places.shipped_packs():
        raise WrongUse(f"`{name}` is a pack and no command: `workbench edit {name}` opens it in the window")
    raise WrongUse(f"there is no command `{name}`, {nearest(name, [command.name for command in COMMANDS])}")


def _help() -> str:
    """The list of commands."""
    width = max(len(command.name) for command in COMMANDS)
    lines = [f"  {command.name:{width}}  {command.summary}" for command in COMMANDS]
    return "\n".join(
        [
            "usage: workbench COMMAND …   (`workbench COMMAND --help` says more; without a command the window opens)",
            "",
            *lines,
            "",
            "exit status: 0 clean, 1 errors found, 2 used wrongly, 3 a fault of the program",
        ]
    )
