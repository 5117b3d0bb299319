"""Items are put into lists at any place."""

from __future__ import annotations

from typing import Any

import pytest

from workbench.edits.base import EditRefused
from workbench.edits.insert_item import InsertItem
from workbench.model.entity import Entity
from workbench.model.pack import Pack, PackSet
from workbench.model.ref import EntityRef

REF = EntityRef("test", "item", "potion")
PACKS = PackSet((Pack("test", {}, {"item": {"potion": Entity(REF, {"rows": [1, 2], "none": []})}}),))


@pytest.mark.parametrize(
    ("pointer", "rows"),
    [("/rows/0", [9, 1, 2]), ("/rows/1", [1, 9, 2]), ("/rows/2", [1, 2, 9]), ("/rows/-", [1, 2, 9])],
)
def test_puts_an_item_before_the_place_that_is_named(pointer: str, rows: list[Any]) -> None:
    entity = InsertItem(REF, pointer, 9).apply(PACKS).after.get(REF)
    assert entity is not None
    assert entity.data["rows"] == rows


@pytest.mark.parametrize("pointer", ["/rows/3", "/rows/x", "/rows", "", "/no/0"])
def test_a_place_that_no_list_has_is_refused(pointer: str) -> None:
    with pytest.raises(EditRefused, match="`item:potion` has no place"):
        InsertItem(REF, pointer, 9).apply(PACKS)


def test_an_empty_list_takes_its_first_item() -> None:
    entity = InsertItem(REF, "/none/-", {"a": 1}).apply(PACKS).after.get(REF)
    assert entity is not None
    assert entity.data["none"] == [{"a": 1}]
