"""Noticing what other programs write."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from workbench.gui.disk_watch import DiskWatch


def watch(folder: Path, parent: QObject) -> tuple[DiskWatch, list[int]]:
    made, told = DiskWatch(lambda: [folder], parent), list[int]()
    made.changed.connect(lambda: told.append(1))
    made.start()
    made.stop()
    return made, told


def test_a_change_is_told_once_it_has_come_to_rest(tmp_path: Path, qapp: QObject) -> None:
    (tmp_path / "item").mkdir()
    file = tmp_path / "item" / "a.json"
    file.write_text("{}")
    made, told = watch(tmp_path, qapp)
    made.look()
    file.write_text("")
    made.look()
    file.write_text('{"id": "a"}')
    made.look()
    assert not told
    made.look()
    made.look()
    assert told == [1]


def test_new_and_gone_files_count_and_others_do_not(tmp_path: Path, qapp: QObject) -> None:
    made, told = watch(tmp_path, qapp)
    (tmp_path / "notes.txt").write_text("x")
    made.look()
    made.look()
    assert not told
    (tmp_path / "pack.json").write_text("{}")
    made.look()
    made.look()
    os.remove(tmp_path / "pack.json")
    made.look()
    made.look()
    assert len(told) == 2


def test_what_this_program_wrote_is_known(tmp_path: Path, qapp: QObject) -> None:
    (tmp_path / "item").mkdir()
    made, told = watch(tmp_path, qapp)
    (tmp_path / "item" / "a.json").write_text("{}")
    made.wrote(["item/a.json"])
    (tmp_path / "item" / "a.json").unlink()
    made.wrote(["other/item/a.json"])
    made.look()
    made.look()
    assert not told


def test_coming_to_the_front_gives_no_cause_to_look_again_at_once(
    tmp_path: Path, qapp: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pack.json").write_text("{}")
    made, told = watch(tmp_path, qapp)
    (tmp_path / "pack.json").write_text('{"id": "a"}')
    made.look_again()
    made.look()
    assert not told
    monkeypatch.setattr("workbench.gui.disk_watch._JUST_NOW", -1.0)
    made.look_again()
    assert told == [1]
