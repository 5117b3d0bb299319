"""Whole entities are put in place and taken away in several packs at once."""

from __future__ import annotations

import pytest

from workbench.edits.base import EditRefused
from workbench.edits.put_entities import PutEntities
from workbench.model.entity import Entity
from workbench.model.pack import Pack, PackSet
from workbench.model.ref import EntityRef

A, B = EntityRef("one", "item", "a"), EntityRef("two", "item", "b")
PACKS = PackSet((Pack("one", {}, {"item": {"a": Entity(A, {})}}), Pack("two", {})))


def test_reaches_every_pack_and_names_only_what_changes() -> None:
    applied = PutEntities("Put", {A: Entity(A, {}), B: Entity(B, {"n": 1})}).apply(PACKS)
    assert applied.changed == {B}
    assert applied.after.packs[0] is PACKS.packs[0]
    assert applied.after.get(B) == Entity(B, {"n": 1})


def test_a_pack_that_is_not_open_is_refused() -> None:
    ref = EntityRef("gone", "item", "c")
    with pytest.raises(EditRefused, match="pack `gone` is not open"):
        PutEntities("Put", {ref: Entity(ref, {})}).apply(PACKS)


def test_a_read_only_pack_that_nothing_changes_in_is_no_hindrance() -> None:
    packs = PackSet((PACKS.packs[0], Pack("two", {}, read_only="it is a zip")))
    assert PutEntities("Put", {A: None, B: None}).apply(packs).changed == {A}
