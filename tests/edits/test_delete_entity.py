"""An entity is taken away and comes back as it was."""

from __future__ import annotations

import pytest

from workbench.edits.base import EditRefused
from workbench.edits.delete_entity import DeleteEntity
from workbench.model.entity import Entity
from workbench.model.pack import Pack, PackSet
from workbench.model.ref import EntityRef

REF = EntityRef("test", "item", "potion")
PACKS = PackSet((Pack("test", {}, {"item": {"potion": Entity(REF, {"id": "potion"}, "item/potion.json")}}),))


def test_takes_an_entity_away_and_brings_the_same_object_back() -> None:
    applied = DeleteEntity(REF).apply(PACKS)
    assert applied.after.get(REF) is None
    assert applied.inverse.apply(applied.after).after.get(REF) is PACKS.get(REF)


def test_a_pack_keeps_its_description() -> None:
    with pytest.raises(EditRefused, match=r"`pack\.json` of `test` cannot be deleted"):
        DeleteEntity(EntityRef("test", "pack", "test")).apply(PACKS)
