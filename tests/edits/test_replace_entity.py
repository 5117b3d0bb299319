"""The data of an entity change as a whole, whatever they are."""

from __future__ import annotations

from typing import Any

import pytest

from workbench.edits.replace_entity import ReplaceEntity
from workbench.model.entity import Entity
from workbench.model.pack import Pack, PackSet
from workbench.model.ref import EntityRef

REF = EntityRef("test", "item", "potion")
PACKS = PackSet((Pack("test", {}, {"item": {"potion": Entity(REF, {"id": "potion"}, "item/potion.json")}}),))


@pytest.mark.parametrize("data", [{}, [], None, "text", {"id": "other"}])
def test_takes_any_data_and_keeps_ref_and_file(data: Any) -> None:
    assert ReplaceEntity(REF, data).apply(PACKS).after.get(REF) == Entity(REF, data, "item/potion.json")


def test_the_same_data_are_no_change() -> None:
    assert ReplaceEntity(REF, {"id": "potion"}).apply(PACKS).changed == frozenset()
