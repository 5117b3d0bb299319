"""Scenes."""

import dataclasses
import inspect

import pytest

from workbench.engine import scene
from workbench.engine.scene import Scene, SceneBoard, SceneMark


def test_every_part_is_an_immutable_value_with_an_explanation():
    parts = [part for name, part in inspect.getmembers(scene, inspect.isclass) if part.__module__ == scene.__name__]
    assert len(parts) > 10
    for part in parts:
        assert dataclasses.is_dataclass(part)
        assert part.__doc__
    with pytest.raises(dataclasses.FrozenInstanceError):
        SceneMark("m", "hex:0,0", "ring").look = "flag"


def test_an_empty_scene_can_be_painted():
    empty = Scene(SceneBoard())
    assert (empty.figures, empty.board.hexes, dict(empty.options)) == ((), (), {})
