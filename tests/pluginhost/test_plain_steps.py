"""Walking without a ruleset: to every neighbour that there is."""

from __future__ import annotations

from typing import Any

import pytest

from workbench.pluginhost.plain_steps import plain_steps


@pytest.mark.parametrize(
    ("layout", "steps"),
    [("odd_r", {(0, 0), (2, 0), (0, 1), (1, 1)}), ("even_r", {(0, 0), (2, 0), (1, 1), (2, 1)})],
)
def test_a_hex_leads_to_its_neighbours_by_layout(layout: str, steps: set[tuple[int, int]]) -> None:
    made = plain_steps({"shape": "hex", "layout": layout, "terrain": ["ggg", "ggg"]})
    assert set(made[1, 0]) == steps


def test_what_is_no_hex_is_absent() -> None:
    made = plain_steps({"shape": "hex", "layout": "odd_r", "terrain": ["g.g"]})
    assert made == {(0, 0): (), (2, 0): ()}


def test_squares_have_four_sides() -> None:
    made = plain_steps({"shape": "square", "terrain": ["gg", "gg"]})
    assert set(made[0, 0]) == {(1, 0), (0, 1)}


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"shape": "track"},
        {"shape": "hex", "layout": "odd_r", "terrain": 5},
        {"shape": "hex", "layout": "odd_r", "terrain": [5]},
        {"shape": "hex", "layout": "odd_z", "terrain": ["g"]},
        {"shape": "hex", "layout": [], "terrain": ["g"]},
        {"shape": "hex", "terrain": ["g"]},
    ],
)
def test_odd_data_leads_nowhere(data: Any) -> None:
    assert plain_steps(data) == {}


def test_rows_of_unequal_length_are_walked_as_far_as_they_go() -> None:
    assert set(plain_steps({"shape": "hex", "layout": "odd_r", "terrain": ["gg", "g"]})) == {(0, 0), (1, 0), (0, 1)}
