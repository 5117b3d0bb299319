"""Items leave their list; the list stays."""

from __future__ import annotations

import pytest

from workbench.edits.base import EditRefused
from workbench.edits.remove_item import RemoveItem
from workbench.model.entity import Entity
from workbench.model.pack import Pack, PackSet
from workbench.model.ref import EntityRef

REF = EntityRef("test", "item", "potion")
PACKS = PackSet((Pack("test", {}, {"item": {"potion": Entity(REF, {"rows": [1], "price": 1})}}),))


def test_the_last_item_may_go_and_leaves_an_empty_list() -> None:
    entity = RemoveItem(REF, "/rows/0").apply(PACKS).after.get(REF)
    assert entity is not None
    assert entity.data == {"rows": [], "price": 1}


@pytest.mark.parametrize("pointer", ["/rows/1", "/rows/-", "/price", "/price/0", ""])
def test_what_is_no_item_is_refused(pointer: str) -> None:
    with pytest.raises(EditRefused, match="`item:potion` has no place"):
        RemoveItem(REF, pointer).apply(PACKS)
