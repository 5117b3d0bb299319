"""A key leaves its object."""

from __future__ import annotations

import pytest

from workbench.edits.base import EditRefused
from workbench.edits.remove_value import RemoveValue
from workbench.model.entity import Entity
from workbench.model.pack import Pack, PackSet
from workbench.model.ref import EntityRef

REF = EntityRef("test", "item", "potion")
PACKS = PackSet((Pack("test", {}, {"item": {"potion": Entity(REF, {"a/b": {"c": 1, "d": 2}, "rows": [1]})}}),))


def test_takes_the_key_that_the_pointer_ends_with() -> None:
    entity = RemoveValue(REF, "/a~1b/c").apply(PACKS).after.get(REF)
    assert entity is not None
    assert entity.data == {"a/b": {"d": 2}, "rows": [1]}


@pytest.mark.parametrize("pointer", ["/x", "/rows/0", "/a~1b/x", ""])
def test_what_is_no_key_is_refused(pointer: str) -> None:
    with pytest.raises(EditRefused, match="`item:potion` has no place"):
        RemoveValue(REF, pointer).apply(PACKS)
