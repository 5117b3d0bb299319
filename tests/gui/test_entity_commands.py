"""New, duplicate, rename, delete."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QInputDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from workbench.gui.document import Document
from workbench.gui.entity_commands import EntityCommands
from workbench.model.ref import EntityRef

Ref = Callable[[str], EntityRef]


@pytest.fixture
def commands(document: Document, qtbot: QtBot) -> EntityCommands:
    window = QWidget()
    qtbot.addWidget(window)
    made = EntityCommands(document, window)
    made.setProperty("keep", window)
    return made


def say(monkeypatch: pytest.MonkeyPatch, text: str, taken: bool = True) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_, **__: (text, taken))


def test_a_new_entity_is_valid_but_for_what_a_person_must_say_and_is_opened(
    document: Document, commands: EntityCommands, ref: Ref, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    say(monkeypatch, "oak")
    with qtbot.waitSignal(document.open_requested) as told:
        commands.new(("trainer",))
    assert told.args[0] == ref("trainer:oak")
    entity = document.packs.get(ref("trainer:oak"))
    assert entity
    assert entity.data["id"] == "oak"
    assert entity.data["name"] == {"en": "Oak"}
    document.undo_stack.undo()
    assert document.packs.get(ref("trainer:oak")) is None


def test_an_id_that_is_taken_or_none_is_refused(
    document: Document, commands: EntityCommands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ann", "con", "Ann Oak"):
        say(monkeypatch, name)
        with qtbot.waitSignal(document.refused):
            commands.new(("trainer",))
    say(monkeypatch, "fine", taken=False)
    commands.new(("trainer",))
    assert document.undo_stack.count() == 0


def test_a_rename_follows_every_reference_in_one_step(
    document: Document, commands: EntityCommands, ref: Ref, monkeypatch: pytest.MonkeyPatch
) -> None:
    say(monkeypatch, "seedling")
    commands.rename(ref("species:sprout"))
    trainer = document.packs.get(ref("trainer:ann"))
    table = document.packs.get(ref("encounter_table:meadow"))
    assert trainer
    assert table
    assert trainer.data["party"][0]["species"] == "seedling"
    assert table.data["rows"][0]["species"] == "seedling"
    assert document.undo_stack.count() == 1
    document.undo_stack.undo()
    assert not document.workspace.dirty


def test_deleting_names_the_users_and_no_is_the_default(
    document: Document, commands: EntityCommands, ref: Ref, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, object]] = []

    def question(parent: object, title: str, text: str, buttons: object, default: object) -> object:
        asked.append((text, default))
        return default

    monkeypatch.setattr(QMessageBox, "question", question)
    commands.delete(ref("species:sprout"))
    text, default = asked[0]
    assert default == QMessageBox.StandardButton.No
    assert "trainer:ann/party/0/species" in text
    assert document.packs.get(ref("species:sprout"))
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Yes)
    commands.delete(ref("species:sprout"))
    assert document.packs.get(ref("species:sprout")) is None
    document.undo_stack.undo()
    assert not document.workspace.dirty


def test_a_copy_gets_its_own_id(
    document: Document, commands: EntityCommands, ref: Ref, monkeypatch: pytest.MonkeyPatch
) -> None:
    say(monkeypatch, "ann_2")
    commands.duplicate(ref("trainer:ann"))
    copy = document.packs.get(ref("trainer:ann_2"))
    assert copy
    assert copy.data["id"] == "ann_2"
    assert copy.data["party"] == [{"species": "sprout", "level": 5}]


def test_the_pack_itself_is_not_renamed_or_deleted(document: Document, commands: EntityCommands, ref: Ref) -> None:
    commands.rename(ref("pack:test"))
    commands.delete(ref("pack:test"))
    commands.delete(None)
    assert document.undo_stack.count() == 0
