"""`workbench unzip`."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


def test_what_was_packed_comes_out_the_same(workbench: Callable[..., Any], small: Path, tmp_path: Path) -> None:
    (small / "assets").mkdir()
    (small / "assets" / "a.png").write_bytes(b"png")
    workbench("zip", small, "-o", tmp_path / "a.zip")
    said = workbench("unzip", tmp_path / "a.zip", tmp_path / "out", "--format", "json")
    assert said.status == 0
    assert said.json["files"] == 7
    for path in small.rglob("*"):
        if path.is_file():
            assert (tmp_path / "out" / path.relative_to(small)).read_bytes() == path.read_bytes()


@pytest.mark.parametrize("name", ["../outside.json", "/outside.json", "a/../../outside.json", "..\\outside.json"])
def test_a_name_that_leads_out_is_refused_whole(workbench: Callable[..., Any], tmp_path: Path, name: str) -> None:
    evil = tmp_path / "evil.zip"
    with zipfile.ZipFile(evil, "w") as zipped:
        zipped.writestr("pack.json", "{}")
        zipped.writestr(name, "{}")
    said = workbench("unzip", evil, tmp_path / "in" / "out")
    assert (said.status, said.out) == (1, "")
    assert "outside.json" in said.err
    assert sorted(path.name for path in tmp_path.rglob("*") if path.is_file()) == ["evil.zip"]


def test_what_exists_is_not_touched(workbench: Callable[..., Any], small: Path, tmp_path: Path) -> None:
    workbench("zip", small, "-o", tmp_path / "a.zip")
    said = workbench("unzip", tmp_path / "a.zip", small)
    assert (said.status, said.out) == (2, "")
    assert "exists" in said.err


@pytest.mark.parametrize("text", [None, b"no zip"])
def test_what_is_no_zip_is_wrong_use(workbench: Callable[..., Any], tmp_path: Path, text: bytes | None) -> None:
    if text:
        (tmp_path / "a.zip").write_bytes(text)
    assert workbench("unzip", tmp_path / "a.zip", tmp_path / "out").status == 2
    with zipfile.ZipFile(tmp_path / "b.zip", "w") as zipped:
        zipped.writestr("readme.txt", "hello")
    assert workbench("unzip", tmp_path / "b.zip", tmp_path / "out").status == 2
