"""Pointers address values; a change copies the path and shares the rest."""

from __future__ import annotations

import pytest

from workbench.model.pointer import changed_at, deepest, found_at, parse_pointer, split_pointer, to_pointer, value_at


def test_keys_with_slashes_and_tildes_survive() -> None:
    steps = ("a/b", "c~d", "0", "")
    assert parse_pointer(to_pointer(steps)) == steps


def test_a_change_copies_the_path_and_shares_the_rest() -> None:
    data = {"a": [{"b": 1}, {"c": 2}], "d": {}}
    new = changed_at(data, "/a/0/b", lambda old: old + 1)
    assert new == {"a": [{"b": 2}, {"c": 2}], "d": {}}
    assert data["a"][0] == {"b": 1}
    assert new["a"][1] is data["a"][1]


@pytest.mark.parametrize("pointer", ["/b", "/a/2", "/a/-1", "/a/x", "/a/0/b/c"])
def test_a_place_that_is_not_there_is_an_error(pointer: str) -> None:
    with pytest.raises(KeyError):
        value_at({"a": [{"b": 1}, {"c": 2}]}, pointer)


def test_splits_into_container_and_last_step() -> None:
    assert split_pointer("/a/b~1c") == ("/a", "b/c")
    assert split_pointer("") == ("", "")


@pytest.mark.parametrize(
    ("pointer", "found"),
    [("/a/0/b", "/a/0/b"), ("/a/0/x/y", "/a/0"), ("/a/9", "/a"), ("/x", ""), ("", ""), ("/e~1f/g", "/e~1f")],
)
def test_a_pointer_is_cut_to_what_is_there(pointer: str, found: str) -> None:
    assert deepest({"a": [{"b": 1}], "e/f": 2}, pointer) == found


@pytest.mark.parametrize(("pointer", "found"), [("/a/1/c", 2), ("/a/7/c", None), ("/z", None), ("/a/b", None)])
def test_what_may_be_missing_is_found_or_is_nothing(pointer: str, found: object) -> None:
    assert found_at({"a": [{"b": 1}, {"c": 2}]}, pointer) == found
