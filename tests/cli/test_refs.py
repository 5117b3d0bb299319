"""`workbench refs`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any


def test_lists_who_refers_where(workbench: Callable[..., Any], small: Path) -> None:
    said = workbench("refs", "species:bulbasaur", "--pack", small, "--format", "json")
    assert said.status == 0
    (found,) = said.json["references"]
    assert found == {
        "ref": "evolution_chain:bulbasaur", "pointer": "/links/0/from", "file": "evolution_chain/bulbasaur.json",
        "line": 1, "pack": "test",
    }  # fmt: skip
    text = workbench("refs", "type:grass", "--pack", small).out
    assert text.endswith("3 references to type:grass\n")


def test_what_does_not_exist_is_wrong_use(workbench: Callable[..., Any], small: Path) -> None:
    for ref, said in (
        ("species:bulbasor", "Did you mean `bulbasaur`?"),
        ("speces:bulbasaur", "Did you mean `species`?"),
        ("bulbasaur", "expected `kind:id`, such as `evolution_chain:bulbasaur` or `species:bulbasaur`"),
    ):
        done = workbench("refs", ref, "--pack", small)
        assert (done.status, done.out) == (2, "")
        assert said in done.err
