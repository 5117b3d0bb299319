"""Files of a record are put in place, whatever the disk takes for one file."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from workbench.pack.place import put_in_place, remove_temporaries, twins
from workbench.pack.read_pack import digest
from workbench.pack.record import FileChange, make_record, read_records, write_record


def put(state: Path, *files: FileChange) -> None:
    record = make_record("test", files)
    write_record(record, state)
    put_in_place(record, state)
    assert read_records(state) == ()


def test_makes_folders_writes_and_deletes(tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text("{}")
    gone = FileChange(str(tmp_path / "old.json"), digest(b"{}"), None)
    put(tmp_path / "state", FileChange(str(tmp_path / "p/item/a.json"), None, "é"), gone)
    assert (tmp_path / "p/item/a.json").read_text(encoding="utf-8") == "é"
    assert not (tmp_path / "old.json").exists()


@pytest.mark.skipif(os.name == "nt", reason="rights of POSIX")
def test_the_rights_of_a_file_stay(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("{}")
    path.chmod(0o640)
    put(tmp_path / "state", FileChange(str(path), digest(b"{}"), "[]"))
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


@pytest.mark.skipif(os.name == "nt", reason="two names of one file stand in for a disk that does not tell case apart")
def test_what_comes_under_another_case_is_not_deleted_with_what_goes(tmp_path: Path) -> None:
    old, new = tmp_path / "Potion.json", tmp_path / "potion.json"
    old.write_text("{}")
    os.link(old, new)
    files = (FileChange(str(old), digest(b"{}"), None), FileChange(str(new), digest(b"{}"), "[]"))
    assert twins(files) == [(str(old), str(new))]
    put(tmp_path / "state", *files)
    assert new.read_text() == "[]"


def test_what_lies_beside_goes_with_a_record_that_is_given_up(tmp_path: Path) -> None:
    record = make_record("test", (FileChange(str(tmp_path / "a.json"), None, "{}"),))
    (tmp_path / f".a.json.{record.id}.part").write_text("{}")
    remove_temporaries(record)
    assert list(tmp_path.iterdir()) == []


def test_many_files_are_written_at_once(tmp_path: Path) -> None:
    put(tmp_path / "state", *(FileChange(str(tmp_path / f"p/{n}.json"), None, str(n)) for n in range(40)))
    assert sorted(int(path.read_text()) for path in (tmp_path / "p").iterdir()) == list(range(40))
