"""`workbench rename`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


def test_renames_the_file_and_every_reference_and_touches_nothing_else(
    workbench: Callable[..., Any], small: Path
) -> None:
    before = {path: path.read_bytes() for path in small.rglob("*.json")}
    said = workbench("rename", "species:bulbasaur", "bulba", "--pack", small, "--format", "json")
    assert said.status == 0
    assert said.json["changed"] == [
        "evolution_chain/bulba.json", "evolution_chain/bulbasaur.json", "species/bulba.json", "species/bulbasaur.json"
    ]  # fmt: skip
    assert not (small / "species" / "bulbasaur.json").exists()
    assert json.loads((small / "species" / "bulba.json").read_text())["id"] == "bulba"
    chain = json.loads((small / "evolution_chain" / "bulba.json").read_text())
    assert chain["links"][0]["from"] == "bulba"
    for path, data in before.items():
        if path.name != "bulbasaur.json":
            assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("ref", "name"), [("species:bulbasaur", "ivysaur"), ("species:bulbasaur", "Not An Id"), ("species:nobody", "x")]
)
def test_what_cannot_be_renamed_changes_nothing(
    workbench: Callable[..., Any], small: Path, ref: str, name: str
) -> None:
    before = {path: path.read_bytes() for path in small.rglob("*.json")}
    said = workbench("rename", ref, name, "--pack", small)
    assert (said.status, said.out) == (2, "")
    assert {path: path.read_bytes() for path in small.rglob("*.json")} == before


def test_a_chain_that_is_named_for_its_species_goes_with_it(workbench: Callable[..., Any], small: Path) -> None:
    before = workbench("check", small, "--format", "json").json["counts"]
    workbench("rename", "species:bulbasaur", "bulba", "--pack", small)
    assert workbench("check", small, "--format", "json").json["counts"] == before
    assert json.loads((small / "evolution_chain" / "bulba.json").read_text())["id"] == "bulba"
    assert not (small / "evolution_chain" / "bulbasaur.json").exists()


def test_what_cannot_be_saved_is_told_and_changes_nothing(workbench: Callable[..., Any], small: Path) -> None:
    marked = small / "evolution_chain" / "bulbasaur.json"
    marked.chmod(0o444)
    before = {path: path.read_bytes() for path in small.rglob("*.json")}
    said = workbench("rename", "species:bulbasaur", "bulba", "--pack", small)
    assert (said.status, said.out) == (2, "")
    assert "`evolution_chain/bulbasaur.json` of `test` cannot be written: the file is marked read-only" in said.err
    assert {path: path.read_bytes() for path in small.rglob("*.json")} == before
