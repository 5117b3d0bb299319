"""Files that others change while the pack is open."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from workbench.edits import SetValue
from workbench.gui.disk_changes import DiskChanges
from workbench.gui.document import Document
from workbench.gui.main_window import MainWindow
from workbench.gui.settings import Settings
from workbench.model.ref import EntityRef
from workbench.pack.process import Process
from workbench.pack.record import FileChange, make_record, read_records, write_record
from workbench.places import home

Ref = Callable[[str], EntityRef]
NUMBER = "/number"


@pytest.fixture
def window(document: Document, qapp: QApplication) -> Iterator[MainWindow]:
    made = MainWindow(document, Settings(keep=False))
    made.asks = False
    yield made
    made.close()


@pytest.fixture
def disk(document: Document, window: MainWindow) -> DiskChanges:
    made = DiskChanges(document, window)
    made.show_in(window)
    return made


def file_of(document: Document, name: str) -> Path:
    return document.workspace.folder() / f"{name}.json"


def write(document: Document, name: str, **values: object) -> None:
    file = file_of(document, name)
    data = {**json.loads(file.read_text(encoding="utf-8")), **values}
    file.write_text(json.dumps(data, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def number(document: Document, ref: EntityRef) -> object:
    entity = document.packs.get(ref)
    return entity.data["number"] if entity else None


def answer(window: MainWindow, said: str) -> None:
    next(button for button in window.disk_bar.buttons if button.text() == said).click()


def test_what_others_change_is_taken_in_beside_unsaved_work_and_undo_takes_it_back(
    document: Document, window: MainWindow, disk: DiskChanges, ref: Ref
) -> None:
    document.push(SetValue(ref("species:leafling"), NUMBER, 20))
    write(document, "species/sprout", number=11)
    disk.look()
    assert (number(document, ref("species:sprout")), number(document, ref("species:leafling"))) == (11, 20)
    assert document.workspace.dirty == {ref("species:leafling")}
    assert window.disk_bar.isHidden()
    document.undo_stack.undo()
    assert number(document, ref("species:sprout")) == 1
    document.undo_stack.redo()
    document.save()
    assert json.loads(file_of(document, "species/sprout").read_text(encoding="utf-8"))["number"] == 11


@pytest.mark.parametrize(
    ("said", "here", "there"), [("Take theirs", 11, 11), ("Keep mine", 5, 11), ("Save mine over theirs", 5, 5)]
)
def test_both_sides_changed_leaves_the_choice_to_the_person(
    document: Document, window: MainWindow, disk: DiskChanges, ref: Ref, said: str, here: int, there: int
) -> None:
    document.push(SetValue(ref("species:sprout"), NUMBER, 5))
    write(document, "species/sprout", number=11)
    disk.look()
    assert number(document, ref("species:sprout")) == 5
    answer(window, said)
    assert number(document, ref("species:sprout")) == here
    assert json.loads(file_of(document, "species/sprout").read_text(encoding="utf-8"))["number"] == there
    assert window.disk_bar.isHidden()
    if said == "Take theirs":
        document.undo_stack.undo()
        assert number(document, ref("species:sprout")) == 5


def test_saving_writes_over_nothing_that_nobody_has_looked_at(
    document: Document, window: MainWindow, disk: DiskChanges, ref: Ref
) -> None:
    document.push(SetValue(ref("species:sprout"), NUMBER, 5))
    write(document, "species/sprout", number=11)
    window.actions_by_name["save"].trigger()
    assert not window.disk_bar.isHidden()
    window.actions_by_name["save"].trigger()
    assert json.loads(file_of(document, "species/sprout").read_text(encoding="utf-8"))["number"] == 11
    answer(window, "Keep mine")
    window.actions_by_name["save"].trigger()
    assert json.loads(file_of(document, "species/sprout").read_text(encoding="utf-8"))["number"] == 5


def test_a_file_that_is_being_written_is_waited_for(
    document: Document, disk: DiskChanges, ref: Ref, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("workbench.gui.disk_changes._PAUSE", 5)
    file = file_of(document, "species/sprout")
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole[:20], encoding="utf-8")
    disk.look()
    assert number(document, ref("species:sprout")) == 1
    file.write_text(whole.replace('"number": 1', '"number": 8'), encoding="utf-8")
    end = time.monotonic() + 2
    while number(document, ref("species:sprout")) != 8 and time.monotonic() < end:
        QApplication.processEvents()
    assert number(document, ref("species:sprout")) == 8
    assert not document.workspace.dirty


def test_a_file_that_stays_broken_takes_nothing_away(
    document: Document, disk: DiskChanges, ref: Ref, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("workbench.gui.disk_changes._PATIENCE", 0)
    file_of(document, "species/sprout").write_text("{", encoding="utf-8")
    disk.look()
    assert number(document, ref("species:sprout")) == 1
    assert any(found.code.startswith("PACK") for found in document.workspace.findings())


def test_a_pack_that_is_gone_is_told_and_stays_open(document: Document, disk: DiskChanges, ref: Ref) -> None:
    file_of(document, "pack").unlink()
    disk.look()
    assert number(document, ref("species:sprout")) == 1


@pytest.mark.parametrize(("said", "after"), [("Put the save in place", 77), ("Give the save up", 1)])
def test_an_interrupted_save_is_offered_when_others_changed_its_files(
    document: Document, window: MainWindow, disk: DiskChanges, ref: Ref, said: str, after: int
) -> None:
    file = file_of(document, "species/sprout").resolve()
    text = file.read_text(encoding="utf-8").replace('"number": 1', '"number": 77')
    record = make_record("test", (FileChange(str(file), "0" * 64, text),))
    write_record(replace(record, process=Process(2**22 + 5)), home())
    document.workspace.hold()
    assert document.workspace.interrupted
    disk.offer(document.workspace.interrupted)
    answer(window, said)
    assert number(document, ref("species:sprout")) == after
    assert not read_records(home())
    document.workspace.close()


def test_an_interrupted_save_of_a_folder_beside_it_is_none_of_ours(
    document: Document, window: MainWindow, disk: DiskChanges
) -> None:
    beside = file_of(document, "species/sprout").resolve().parents[1]
    record = make_record("test", (FileChange(f"{beside}_2/species/sprout.json", "0" * 64, "{}"),))
    disk.offer((record,))
    assert window.disk_bar.isHidden()
