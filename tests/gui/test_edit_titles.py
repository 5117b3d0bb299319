"""Titles of edits in the language of the window."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from workbench.edits import (
    CreateEntity,
    DeleteEntity,
    InsertItem,
    MoveItem,
    PaintHexes,
    RemoveItem,
    RemoveValue,
    RenameEntity,
    ReplaceEntity,
    SetValue,
)
from workbench.edits.base import Edit
from workbench.gui import lang
from workbench.gui.document import Document
from workbench.gui.edit_titles import said
from workbench.gui.map_editor import object_gestures
from workbench.gui.map_editor.tools import TOOLS
from workbench.model.ref import EntityRef

REF = EntityRef("p", "item", "a")
EVERY = (
    CreateEntity(REF, {}), DeleteEntity(REF), InsertItem(REF, "/list/0", 1), MoveItem(REF, "/list/0", 1),
    PaintHexes(REF, {}), RemoveItem(REF, "/list/0"), RemoveValue(REF, "/n"), RenameEntity(REF, "b", ()),
    ReplaceEntity(REF, {}), SetValue(REF, "/n", 1), SetValue(REF, "", {}),
)  # fmt: skip


@pytest.mark.parametrize("edit", EVERY, ids=lambda edit: type(edit).__name__)
def test_every_edit_has_an_italian_title_that_names_the_same_things(edit: Edit) -> None:
    assert said(edit.title) == edit.title
    lang.use("it")
    italian = said(edit.title)
    assert italian != edit.title
    assert (str(REF) in italian) == (str(REF) in edit.title)


def test_every_gesture_on_a_map_has_an_italian_title() -> None:
    gestures = Path(object_gestures.__file__).read_text(encoding="utf-8")
    titles = {*re.findall(r'"([A-Z][a-z]+ (?:object|zone))"', gestures), *(tool.title for tool in TOOLS)}
    assert len(titles) > 8
    lang.use("it")
    assert [title for title in sorted(titles) if said(title) == title] == []


def test_a_title_that_is_not_known_stays_as_it_is() -> None:
    lang.use("it")
    assert said("Tint the sky") == "Tint the sky"


def test_undo_speaks_the_language_of_the_window(document: Document) -> None:
    lang.use("it")
    document.push(SetValue(EntityRef("test", "species", "sprout"), "/number", 9))
    assert document.undo_stack.undoText() == "Imposta number di species:sprout"
