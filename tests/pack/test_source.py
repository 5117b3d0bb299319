"""Bytes come from ordinary files of bounded size."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from workbench.pack.source import FolderSource, Limits, ReadFault, read_plain


def test_a_file_larger_than_the_limit_is_refused_and_one_as_large_is_read(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(b" " * 100)
    assert len(FolderSource(tmp_path, Limits(file_bytes=100)).read("a.json")) == 100
    with pytest.raises(ReadFault, match="is larger than"):
        FolderSource(tmp_path, Limits(file_bytes=99)).read("a.json")


def test_a_file_of_any_size_is_read_to_its_end(tmp_path: Path) -> None:
    for size in (0, 1, 1 << 16, (1 << 16) + 1, 300_000):
        (tmp_path / "a.json").write_bytes(b"x" * size)
        assert FolderSource(tmp_path).read("a.json") == b"x" * size


@pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="a system with /proc")
def test_a_file_that_says_more_than_its_size_is_read_to_its_end() -> None:
    assert os.stat("/proc/self/limits").st_size == 0
    assert read_plain("/proc/self/limits", 1 << 20) == Path("/proc/self/limits").read_bytes()
    with pytest.raises(ReadFault, match="is larger than"):
        read_plain("/proc/self/limits", 100)


def test_a_file_that_is_not_there_says_why(tmp_path: Path) -> None:
    with pytest.raises(ReadFault, match="cannot be read: no such file"):
        FolderSource(tmp_path).read("a.json")


@pytest.mark.skipif(os.name == "nt", reason="links of POSIX")
def test_a_circle_of_folders_ends(tmp_path: Path) -> None:
    (tmp_path / "item").mkdir()
    (tmp_path / "item" / "a.json").write_text("{}")
    (tmp_path / "item" / "again").symlink_to(tmp_path / "item")
    names = FolderSource(tmp_path).names()
    assert names[0] == "item/a.json"
    assert len(names) < 10


def test_hidden_files_and_assets_are_left_out(tmp_path: Path) -> None:
    for name in (".git", "assets", "item"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.json").write_text("{}")
    (tmp_path / "item" / ".a.json.part").write_text("{")
    assert FolderSource(tmp_path).names() == ["item/a.json"]
