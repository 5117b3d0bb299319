"""The table of commands."""

from __future__ import annotations

from workbench.gui.actions import COMMANDS
from workbench.gui.window_commands import WindowCommands


def test_names_and_keys_are_given_once() -> None:
    names = [command.name for command in COMMANDS]
    keys = [command.keys for command in COMMANDS if command.keys]
    assert len(names) == len(set(names))
    assert len(keys) == len(set(keys))


def test_every_command_has_its_method_and_every_method_its_command() -> None:
    methods = {name.removeprefix("do_") for name in dir(WindowCommands) if name.startswith("do_")}
    assert methods == {command.name for command in COMMANDS}


def test_the_keys_that_the_manual_promises() -> None:
    keys = {command.name: command.keys for command in COMMANDS}
    assert keys["quick_open"] == "Ctrl+P"
    assert keys["palette"] == "Ctrl+Shift+P"
    assert keys["playtest"] == "F5"
    assert keys["next_problem"] == "F8"
    assert keys["save"] == "Ctrl+S"
    assert keys["undo"] == "Ctrl+Z"
