"""A map against its boxes and its plan, as the ruleset says it of an entity."""

import json
from pathlib import Path
from typing import Any

import pytest

from plugins.pokescape.building.plan import plan_faults
from workbench.edits.set_value import SetValue
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace

BOX = {
    "id": "box",
    "name": {"en": "Box"},
    "pieces": [{"terrain": "clay", "size": 2, "count": 1}, {"terrain": "clay", "size": 1, "count": 1}],
}
MAP: dict[str, Any] = {
    "id": "m", "shape": "hex", "width": 3, "height": 1, "palette": {"c": "clay", "w": "weed"},
    "terrain": ["ccw"], "levels": ["111"],
    "build": [
        {"level": 0, "terrain": "clay", "size": 2, "at": [0, 0]},
        {"level": 0, "terrain": "clay", "size": 1, "at": [2, 0]},
    ],
    "rules": {"boxes": [{"box": "box"}], "markers": ["weed"]},
}  # fmt: skip


def find(kind: str, name: str) -> Any:
    """One box, and terrains that add a level."""
    return BOX if (kind, name) == ("terrain_box", "box") else {"tile_height": 1} if kind == "terrain" else None


def said(**changed: Any) -> list[tuple[str, str]]:
    """Pointers and messages about the map with other properties."""
    return [(pointer, message) for pointer, message, _ in plan_faults({**MAP, **changed}, find)]


@pytest.mark.rule("PS-SCN-06")
def test_a_map_that_its_boxes_and_pieces_make_is_told_nothing() -> None:
    assert said() == []


@pytest.mark.rule("PS-SCN-06")
def test_painting_another_terrain_or_level_is_told_once_with_how_many_hexes_more() -> None:
    assert said(terrain=["www"]) == []
    assert said(levels=["322"]) == [("/build", "`[0, 0]` and 2 more: no piece at level `2`, the rows have `clay`")]
    assert said(rules={"boxes": [{"box": "box"}]}) == [("/build/1", "`[2, 0]`: `clay` on top, the rows have `weed`")]


@pytest.mark.rule("PS-SCN-06")
def test_pieces_that_the_boxes_do_not_hold_are_told_at_the_first_too_many() -> None:
    ones = [{"level": 0, "terrain": "clay", "size": 1, "at": [column, 0]} for column in range(3)]
    assert said(build=ones) == [("/build/1/size", "3 `clay` tiles of `1`: the boxes hold 1")]
    twice = {"boxes": [{"box": "box", "count": 3}], "markers": ["weed"]}
    assert said(build=ones, rules=twice) == []


@pytest.mark.parametrize(
    "changed",
    [
        {"rules": {"markers": ["weed"]}},
        {"rules": {"boxes": [{"box": "absent"}]}, "terrain": ["ccc"]},
        {"layout": "sideways", "build": []},
        {"shape": "square", "build": []},
        {"build": "none"},
        {"levels": ["1"], "terrain": ["?"], "build": []},
    ],
)
def test_nothing_is_said_of_a_map_without_boxes_or_one_that_cannot_be_read(changed: dict[str, Any]) -> None:
    assert said(**changed) == []


def test_who_paints_over_a_plan_or_takes_from_a_box_finds_it_among_the_warnings_at_once(tmp_path: Path) -> None:
    ground = {"name": {"en": "Clay"}, "color": "#808080", "texture": "plain"}
    files = {
        "pack.json": {"format": 1, "id": "own", "title": {"en": "Own"}, "version": "1", "ruleset": "pokescape"},
        "map/m.json": {**MAP, "name": {"en": "M"}, "layout": "odd_r"},
        "terrain_box/box.json": BOX, "terrain/clay.json": {"id": "clay", **ground},
        "terrain/weed.json": {"id": "weed", **ground},
    }  # fmt: skip
    for name, data in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(json.dumps(data), encoding="utf-8")
    space = Workspace.open(tmp_path)
    told = lambda: [(one.ref, one.pointer) for one in space.findings() if one.code == "RUL002"]  # noqa: E731
    board, box = EntityRef("own", "map", "m"), EntityRef("own", "terrain_box", "box")
    assert told() == []
    painted = space.apply(SetValue(board, "/levels", ["112"]))
    assert told() == [(board, "/build")]
    space.apply(painted.inverse)
    assert told() == []
    space.apply(SetValue(box, "/pieces", BOX["pieces"][:1]))
    assert told() == [(board, "/build/1/size")]
