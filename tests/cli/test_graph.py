"""`workbench graph`."""

from __future__ import annotations

import json
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
    said = workbench("graph", "map", "kanto", "training_field", "--from", "3,3", "--format", "json")
    assert said.status == 0
    assert said.json["hexes"] == said.json["reachable"] > 100
    assert said.json["unreachable"] == []


def test_a_board_is_walked_from_a_space(workbench: Callable[..., Any], small: Path) -> None:
    links = [{"from": "a", "to": "b"}, {"from": "b", "to": "c"}, {"from": "d", "to": "a", "one_way": True}]
    board = {"id": "ring", "name": {"en": "Ring"}, "shape": "graph", "spaces": [], "links": links}
    board["spaces"] = [{"id": name, "x": at, "y": 0} for at, name in enumerate("abcd")]
    (small / "map").mkdir(exist_ok=True)
    (small / "map" / "ring.json").write_text(json.dumps(board), encoding="utf-8")
    said = workbench("graph", "map", small, "ring", "--from", "a", "--format", "json")
    assert (said.status, said.json) == (
        0, {"spaces": 4, "reachable": 3, "unreachable": ["d"], "farthest": 2, "articulations": ["a", "b"]},
    )  # fmt: skip
    wrong = workbench("graph", "map", small, "ring", "--from", "0,0")
    assert (wrong.status, wrong.out) == (2, "")
    assert "the board has no space `0,0`; there are `a`, `b`, `c`, `d`" in wrong.err


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
