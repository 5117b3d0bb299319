"""Typing in one field is one step; anything else is a step of its own."""

from __future__ import annotations

from workbench.edits import DeleteEntity, SetValue
from workbench.model.ref import EntityRef

REF = EntityRef("test", "item", "potion")


def test_absorbs_typing_on_in_the_same_field() -> None:
    assert SetValue(REF, "/name", "a").absorb(SetValue(REF, "/name", "ab")) == SetValue(REF, "/name", "ab")


def test_keeps_other_fields_entities_lists_and_edits_apart() -> None:
    edit = SetValue(REF, "/name", "a")
    assert edit.absorb(SetValue(REF, "/price", 1)) is None
    assert edit.absorb(SetValue(EntityRef("test", "item", "berry"), "/name", "ab")) is None
    assert edit.absorb(SetValue(REF, "/name", ["ab"])) is None
    assert edit.absorb(DeleteEntity(REF)) is None
