"""The Italian table is whole."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import workbench.gui
from workbench.gui.actions import COMMANDS
from workbench.gui.lang_it import ITALIAN

_FOLDER = Path(workbench.gui.__file__).parent
_HOLE = re.compile(r"\{\w+\}")


def texts() -> set[str]:
    """Every text that the window's code hands to `tr` or `counted` as it is."""
    found = set()
    for file in _FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            name = getattr(getattr(node, "func", None), "id", "")
            if isinstance(node, ast.Call) and name in ("tr", "counted"):
                found |= {a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)}
    return found


def test_every_text_of_the_window_has_its_italian() -> None:
    commands = {text for command in COMMANDS for text in (command.menu, command.text)}
    assert sorted((texts() | commands) - set(ITALIAN)) == []


def test_translations_have_the_same_holes() -> None:
    wrong = [text for text, said in ITALIAN.items() if set(_HOLE.findall(text)) != set(_HOLE.findall(said))]
    assert not wrong


def test_mnemonics_stay_and_differ_within_a_menu() -> None:
    for words in (str, lambda text: ITALIAN[text]):
        for menu in {command.menu for command in COMMANDS}:
            letters = [words(c.text).partition("&")[2][0].casefold() for c in COMMANDS if c.menu == menu]
            assert len(letters) == len(set(letters)), (menu, letters)
