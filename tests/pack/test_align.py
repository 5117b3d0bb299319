"""Items of lists are found again after a change."""

from __future__ import annotations

from typing import Any

import pytest

from workbench.pack.align import aligned


@pytest.mark.parametrize(
    ("old", "new", "partners"),
    [
        ([], [], []),
        ([1, 2, 3], [1, 2, 3], [0, 1, 2]),
        ([1, 2, 3], [1, 9, 3], [0, 1, 2]),
        ([1, 2, 3], [1, 3], [0, 2]),
        ([1, 2, 3], [0, 1, 2, 3], [None, 0, 1, 2]),
        ([1, 1], [1, 1, 1], [0, 1, None]),
        ([1, 2, 3, 4], [5, 2, 6], [0, 1, 2]),
        ([1], [1.0, 1], [None, 0]),
        ([1, 2], [], []),
        ([], ["a"], [None]),
    ],
)
def test_pairs_what_stayed_and_what_changed_in_its_place(
    old: list[Any], new: list[Any], partners: list[int | None]
) -> None:
    assert aligned(old, new) == partners


def test_long_lists_that_differ_everywhere_take_no_time() -> None:
    assert aligned(list(range(5000)), [str(n) for n in range(5001)])[:2] == [0, 1]
