"""`workbench zip`."""

from __future__ import annotations

import os
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any


def test_the_same_content_gives_the_same_bytes(workbench: Callable[..., Any], small: Path, tmp_path: Path) -> None:
    (small / "assets").mkdir()
    (small / "assets" / "a.png").write_bytes(b"png")
    (small / ".hidden").write_text("x")
    first, second = tmp_path / "a.zip", tmp_path / "b.zip"
    said = workbench("zip", small, "-o", first, "--format", "json")
    assert said.status == 0
    assert (said.json["files"], said.json["bytes"]) == (7, first.stat().st_size)
    for path in small.rglob("*"):
        os.utime(path, (1, 1))
    assert workbench("zip", small, "-o", second).status == 0
    assert first.read_bytes() == second.read_bytes()
    assert "assets/a.png" in zipfile.ZipFile(first).namelist()
    assert workbench("check", first).status == 0


def test_a_pack_with_errors_is_refused_unless_forced(
    workbench: Callable[..., Any], small: Path, tmp_path: Path
) -> None:
    (small / "species" / "ivysaur.json").write_text("{")
    said = workbench("zip", small, "-o", tmp_path / "a.zip")
    assert (said.status, said.out) == (1, "")
    assert not (tmp_path / "a.zip").exists()
    assert workbench("zip", small, "-o", tmp_path / "a.zip", "--force").status == 0


def test_nothing_is_written_over(workbench: Callable[..., Any], small: Path, tmp_path: Path) -> None:
    (tmp_path / "a.zip").write_text("mine")
    said = workbench("zip", small, "-o", tmp_path / "a.zip")
    assert (said.status, said.out) == (2, "")
    assert (tmp_path / "a.zip").read_text() == "mine"


def test_a_zip_is_packed_already(workbench: Callable[..., Any], small: Path, tmp_path: Path) -> None:
    workbench("zip", small, "-o", tmp_path / "a.zip")
    assert workbench("zip", tmp_path / "a.zip", "-o", tmp_path / "b.zip").status == 2


def test_a_save_that_a_crash_interrupted_is_packed_and_left_as_it_is(
    workbench: Callable[..., Any], small: Path, tmp_path: Path, interrupted: Callable[[Path, str], str]
) -> None:
    file = small / "species" / "ivysaur.json"
    before = file.read_text(encoding="utf-8")
    saved = interrupted(file, before.replace('"number": 2', '"number": 20'))
    assert saved != before
    assert workbench("zip", small, "-o", tmp_path / "a.zip").status == 0
    assert zipfile.ZipFile(tmp_path / "a.zip").read("species/ivysaur.json").decode() == saved
    assert file.read_text(encoding="utf-8") == before


def test_what_lies_beside_is_not_touched(workbench: Callable[..., Any], small: Path, tmp_path: Path) -> None:
    (tmp_path / "a.zip.part").write_text("mine")
    (tmp_path / "out.part").mkdir()
    (tmp_path / "out.part" / "notes").write_text("mine")
    assert workbench("zip", small, "-o", tmp_path / "a.zip").status == 0
    assert workbench("unzip", tmp_path / "a.zip", tmp_path / "out").status == 0
    assert (tmp_path / "a.zip.part").read_text() == "mine"
    assert (tmp_path / "out.part" / "notes").read_text() == "mine"
    assert not [path.name for path in tmp_path.iterdir() if path.name.startswith(".")]


def test_what_links_lead_to_outside_of_the_pack_stays_there(
    workbench: Callable[..., Any], small: Path, tmp_path: Path
) -> None:
    (tmp_path / "secret.txt").write_text("mine")
    (tmp_path / "secrets").mkdir()
    (tmp_path / "secrets" / "key.json").write_text("{}")
    (small / "assets").mkdir()
    (small / "assets" / "a.txt").write_text("in the pack")
    for link, there in (
        ("assets/out.txt", tmp_path / "secret.txt"),
        ("item", tmp_path / "secrets"),
        ("assets/in.txt", small / "assets" / "a.txt"),
    ):
        (small / link).symlink_to(there)
    said = workbench("zip", small, "-o", tmp_path / "a.zip", "--force")
    assert said.status == 0
    names = zipfile.ZipFile(tmp_path / "a.zip").namelist()
    assert {"assets/a.txt", "assets/in.txt"} <= set(names)
    assert not [name for name in names if "out.txt" in name or "key" in name]
    assert "`assets/out.txt` is left out: it is a link that leads out of the pack" in said.err
