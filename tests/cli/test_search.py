"""`workbench search`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any


def test_finds_by_name_and_forgives_signs(workbench: Callable[..., Any], small: Path) -> None:
    said = workbench("search", "NIDORAN", "--pack", small, "--format", "json")
    assert said.status == 0
    assert said.json["results"] == [{"ref": "species:nidoran_f", "kind": "species", "name": "Nidoran♀", "pack": "test"}]
    assert workbench("search", "erba", "--pack", small).out == "type:grass  Grass  (test)\n"


def test_finding_nothing_is_no_fault(workbench: Callable[..., Any], small: Path) -> None:
    said = workbench("search", "zzz", "--pack", small)
    assert (said.status, said.out) == (0, "nothing is called `zzz`\n")
    assert workbench("search", "zzz", "--pack", small, "--format", "json").json == {"results": []}


def test_gives_as_many_as_were_asked_for(workbench: Callable[..., Any], small: Path) -> None:
    assert len(workbench("search", "saur", "--pack", small, "--limit", 2, "--format", "json").json["results"]) == 2


def test_writes_nothing_into_the_pack(workbench: Callable[..., Any], small: Path) -> None:
    before = sorted(small.rglob("*"))
    workbench("search", "saur", "--pack", small)
    assert sorted(small.rglob("*")) == before
