"""Which entities differ between two sets of packs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from workbench.model.difference import difference, difference_in_data
from workbench.model.pack import Pack, PackSet
from workbench.model.ref import EntityRef


def test_names_what_changed_appeared_and_went(packs_of: Callable[..., PackSet]) -> None:
    before = packs_of(item__a={}, item__b={}, map__m={})
    opened = before.opened
    a = opened.entities["item"]["a"]
    gone = EntityRef("test", "map", "m")
    after = PackSet((opened.with_changes({a.ref: a.with_data({"id": "a", "x": 1}), gone: None}),))
    assert difference(before, after) == {a.ref, gone}
    assert difference(after, before) == difference(before, after)
    assert difference(before, before) == frozenset()


def test_a_manifest_is_a_ref_of_kind_pack(packs_of: Callable[..., PackSet]) -> None:
    before = packs_of()
    after = PackSet((replace(before.opened, manifest={"id": "test"}),))
    assert difference(before, after) == {EntityRef("test", "pack", "test")}


def test_a_pack_that_was_not_there_is_all_new(pack_of: Callable[..., Pack]) -> None:
    one, two = pack_of(item__a={}), pack_of(pack={"id": "two"}, item__b={})
    assert EntityRef("two", "item", "b") in difference(PackSet((one,)), PackSet((one, two)))


def test_what_says_the_same_does_not_differ_in_data(packs_of: Callable[..., PackSet]) -> None:
    before = packs_of(item__a={"price": 1}, item__b={"price": 1})
    a, b = before.opened.entities["item"]["a"], before.opened.entities["item"]["b"]
    changes = {a.ref: a.with_data({"id": "a", "price": 1}), b.ref: b.with_data({"id": "b", "price": 1.0})}
    after = before.with_changes(changes)
    assert difference(before, after) == {a.ref, b.ref}
    assert difference_in_data(before, after) == {b.ref}
