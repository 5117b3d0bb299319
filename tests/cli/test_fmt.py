"""`workbench fmt`."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from workbench import places


def test_writes_once_and_then_nothing(workbench: Callable[..., Any], small: Path) -> None:
    first = workbench("fmt", small, "--format", "json")
    assert first.status == 0
    assert "species/bulbasaur.json" in first.json["changed"]
    before = {path: path.read_bytes() for path in small.rglob("*.json")}
    assert workbench("fmt", small, "--format", "json").json == {"changed": [], "left": []}
    assert {path: path.read_bytes() for path in small.rglob("*.json")} == before


def test_only_looks_when_asked_to(workbench: Callable[..., Any], small: Path) -> None:
    before = {path: path.read_bytes() for path in small.rglob("*.json")}
    assert workbench("fmt", small, "--check").status == 1
    assert {path: path.read_bytes() for path in small.rglob("*.json")} == before
    workbench("fmt", small)
    assert workbench("fmt", small, "--check").status == 0


def test_leaves_what_cannot_be_read(workbench: Callable[..., Any], small: Path) -> None:
    (small / "species" / "cut.json").write_text("{")
    said = workbench("fmt", small)
    assert said.status == 0
    assert "species/cut.json is left as it is" in said.err
    assert (small / "species" / "cut.json").read_text() == "{"


@pytest.mark.parametrize(("manifest", "said"), [("{", "cannot be read"), ('{"id": "p", "ruleset": "nope"}', "`nope`")])
def test_formats_nothing_while_the_kinds_are_unknown(
    workbench: Callable[..., Any], small: Path, manifest: str, said: str
) -> None:
    (small / "pack.json").write_text(manifest)
    before = {path: path.read_bytes() for path in small.rglob("*.json")}
    told = workbench("fmt", small, "--format", "json")
    assert (told.status, told.json["changed"], [file for file, _ in told.json["left"]]) == (1, [], ["pack.json"])
    assert said in told.err
    assert {path: path.read_bytes() for path in small.rglob("*.json")} == before


@pytest.mark.parametrize("name", places.shipped_packs())
def test_shipped_packs_are_in_canonical_form(workbench: Callable[..., Any], name: str, tmp_path: Path) -> None:
    copy = shutil.copytree(places.content() / name, tmp_path / name)
    assert workbench("fmt", copy, "--format", "json").json["changed"] == []


def test_what_is_no_pack_is_wrong_use(workbench: Callable[..., Any], tmp_path: Path) -> None:
    assert workbench("fmt", tmp_path / "missing").status == 2


@pytest.mark.parametrize("options", [("--check",), ()])
def test_a_save_that_a_crash_interrupted_is_formatted_and_not_lost(
    workbench: Callable[..., Any], small: Path, interrupted: Callable[[Path, str], str], options: tuple[str, ...]
) -> None:
    file = small / "species" / "ivysaur.json"
    workbench("fmt", small)
    before = file.read_text(encoding="utf-8")
    interrupted(file, before.replace('"number": 2', '"number":   20'))
    said = workbench("fmt", small, *options)
    assert (said.status, said.out.split()[0]) == (1 if options else 0, "species/ivysaur.json")
    after = before if options else before.replace('"number": 2', '"number": 20')
    assert file.read_text(encoding="utf-8") == after
