"""Equality of values as files tell them apart."""

from __future__ import annotations

from typing import Any

import pytest

from workbench.model.same import same


@pytest.mark.parametrize(
    ("a", "b"),
    [(1, 1.0), (1, True), (0.0, -0.0), ("1", 1), (None, False), ([1], [1, 2]), ({"a": 1}, {"a": True}), ({}, [])],
)
def test_tells_apart_what_a_file_tells_apart(a: Any, b: Any) -> None:
    assert not same(a, b)


def test_order_of_keys_does_not_matter() -> None:
    assert same({"a": [1, {"b": 2.5}], "c": None}, {"c": None, "a": [1, {"b": 2.5}]})
