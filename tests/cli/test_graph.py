"""`workbench graph`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


def test_evolution_counts_and_names(workbench: Callable[..., Any], small: Path) -> None:
    said = workbench("graph", "evolution", small, "--format", "json")
    assert said.status == 0
    assert said.json == {
        "species": 3, "edges": 1, "chains": 1, "longest": 2, "branching": {}, "cycles": [], "dangling": [],
    }  # fmt: skip
    assert "species    3" in workbench("graph", "evolution", small).out


def test_a_map_is_walked_by_the_rules(workbench: Callable[..., Any]) -> None:
    said = workbench("graph", "map", "kanto", "training_field", "--from", "1,2", "--format", "json")
    assert said.status == 0
    assert said.json["hexes"] == said.json["reachable"] > 100
    assert said.json["unreachable"] == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("map", "kanto", "training_fields", "--from", "1,2"), "Did you mean `training_field`?"),
        (("map", "kanto", "training_field", "--from", "99,99"), "the nearest hex to stand on is `"),
        (("map", "kanto", "training_field", "--from", "1"), "expected COLUMN,ROW"),
        (("region", "kanto", "--from", "nowhere"), "no map `nowhere`"),
        (("evolutions", "kanto"), "did you mean `evolution`?"),
    ],
)
def test_what_does_not_exist_is_wrong_use(workbench: Callable[..., Any], arguments: tuple[str, ...], said: str) -> None:
    done = workbench("graph", *arguments)
    assert (done.status, done.out) == (2, "")
    assert said in done.err


def test_a_region_is_walked_from_a_map(workbench: Callable[..., Any]) -> None:
    said = workbench("graph", "region", "kanto", "--from", "training_field", "--format", "json")
    assert said.status == 0
    assert set(said.json) == {"maps", "edges", "reachable", "unreachable", "one_way", "isolated", "dangling"}
    assert said.json["reachable"] >= 1
