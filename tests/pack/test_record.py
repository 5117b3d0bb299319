"""A record is whole or not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from workbench.pack.process import Process
from workbench.pack.record import FileChange, drop_record, make_record, read_records, write_record


def test_says_what_it_was_told_and_the_oldest_comes_first(tmp_path: Path) -> None:
    files = (FileChange("/p/\udcffé.json", None, '\ufeff"é"\r\n'), FileChange("/p/b.json", "0f", None))
    records = [make_record(f"save {n}", files) for n in range(3)]
    for record in reversed(records):
        write_record(record, tmp_path)
    assert read_records(tmp_path) == tuple(records)
    assert records[0].process == Process.this()
    drop_record(records[1], tmp_path)
    drop_record(records[1], tmp_path)
    assert read_records(tmp_path) == (records[0], records[2])


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"files": 1}', '{"title": "a", "files": [{}], "process": {}}'])
def test_what_is_no_record_is_passed_over(tmp_path: Path, text: str) -> None:
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "1.save.json").write_text(text)
    assert read_records(tmp_path) == ()
