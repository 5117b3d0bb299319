"""A rename reaches the file, the id and every reference."""

from __future__ import annotations

from workbench.edits import RenameEntity
from workbench.model.entity import Entity
from workbench.model.pack import Pack, PackSet
from workbench.model.ref import EntityRef

OLD, NEW = EntityRef("test", "item", "Potion"), EntityRef("test", "item", "potion")


def test_renames_an_id_that_differs_only_in_case_and_its_reference_to_itself() -> None:
    packs = PackSet((Pack("test", {}, {"item": {"Potion": Entity(OLD, {"id": "Potion", "next": "Potion"})}}),))
    applied = RenameEntity(OLD, "potion", ((OLD, "/next", "potion"),)).apply(packs)
    assert applied.changed == {OLD, NEW}
    assert applied.after.get(OLD) is None
    assert applied.after.opened.of_kind("item") == {"potion": Entity(NEW, {"id": "potion", "next": "potion"})}


def test_leaves_an_id_alone_that_never_was_the_name_of_the_file() -> None:
    packs = PackSet((Pack("test", {}, {"item": {"Potion": Entity(OLD, {"id": "tonic"})}}),))
    after = RenameEntity(OLD, "elixir").apply(packs).after
    assert after.opened.of_kind("item")["elixir"].data == {"id": "tonic"}
