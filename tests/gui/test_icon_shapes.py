"""The strokes of the icons."""

from __future__ import annotations

import pytest

from workbench.gui.actions import COMMANDS
from workbench.gui.icon_shapes import ACTIONS, SHAPES

_NUMBERS = {"M": 2, "L": 2, "Q": 4, "C": 3, "Z": 0}


@pytest.mark.parametrize("name", [*SHAPES, *ACTIONS])
def test_strokes_are_whole_and_stay_on_the_grid(name: str) -> None:
    words = (SHAPES | ACTIONS)[name].split()
    while words:
        count = _NUMBERS[words.pop(0)]
        numbers, words = [float(word) for word in words[:count]], words[count:]
        assert len(numbers) == count
        assert all(0 <= number <= 24 for number in numbers)


def test_every_command_with_an_icon_has_one() -> None:
    assert {command.icon for command in COMMANDS if command.icon} <= set(ACTIONS)
