"""Several edits are one step; each sees what the one before it did."""

from __future__ import annotations

from workbench.edits.create_entity import CreateEntity
from workbench.edits.delete_entity import DeleteEntity
from workbench.edits.set_value import SetValue
from workbench.edits.together import Together
from workbench.model.entity import Entity
from workbench.model.pack import Pack, PackSet
from workbench.model.ref import EntityRef

A, B = EntityRef("test", "item", "a"), EntityRef("test", "item", "b")
PACKS = PackSet((Pack("test", {}, {"item": {"a": Entity(A, {"n": 0})}}),))


def test_an_entity_made_in_the_step_can_be_changed_in_it() -> None:
    applied = Together("Both", (CreateEntity(B, {}), SetValue(B, "/n", 1), DeleteEntity(A))).apply(PACKS)
    assert applied.changed == {A, B}
    assert dict(applied.after.opened.of_kind("item")) == {"b": Entity(B, {"n": 1})}
    assert applied.inverse.apply(applied.after).after == PACKS


def test_no_edits_are_no_change() -> None:
    assert Together("None", ()).apply(PACKS).after is PACKS
