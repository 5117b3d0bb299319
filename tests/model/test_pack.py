"""Packs are values: a change makes another."""

from __future__ import annotations

from workbench.model.entity import Entity
from workbench.model.pack import Pack, PackSet
from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef

REF = EntityRef("test", "item", "potion")
MANIFEST = EntityRef("test", "pack", "test")


def test_the_manifest_is_an_entity_of_kind_pack_that_all_does_not_yield() -> None:
    pack = Pack("test", {"id": "test"})
    assert pack.get("pack", "test") == Entity(MANIFEST, {"id": "test"}, "pack.json")
    assert pack.get("pack", "other") is None
    assert list(pack.all()) == []
    assert pack.with_changes({MANIFEST: Entity(MANIFEST, {"version": "1"})}).manifest["version"] == "1"


def test_taking_the_last_of_a_kind_away_gives_the_pack_without_the_kind() -> None:
    pack = Pack("test", {})
    assert pack.with_changes({REF: Entity(REF, {})}).with_changes({REF: None}) == pack


def test_names_the_refs_whose_files_cannot_be_read() -> None:
    problems = (
        LoadProblem("unreadable_file", "test", "item/potion.json", "", REF),
        LoadProblem("missing_pack", "test", "", ""),
    )
    assert Pack("test", {}, problems=problems).unread == {REF}
    assert Pack("test", {}, {"item": {"potion": Entity(REF, {})}}, problems).unread == frozenset()


def test_changes_reach_the_packs_that_their_refs_name() -> None:
    packs = PackSet((Pack("test", {}), Pack("base", {})))
    there = EntityRef("base", "item", "potion")
    after = packs.with_changes({there: Entity(there, {})})
    assert after.get(there) is not None
    assert after.opened is packs.opened
