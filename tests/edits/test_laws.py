"""Laws that every edit keeps: what is taken back is gone, what was there is not touched, what is refused is named."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

import pytest

from workbench.edits import (
    EDITS,
    CreateEntity,
    DeleteEntity,
    InsertItem,
    MoveItem,
    PaintHexes,
    PutEntities,
    RemoveItem,
    RemoveValue,
    RenameEntity,
    ReplaceEntity,
    SetValue,
    Together,
)
from workbench.edits.base import Edit, EditRefused
from workbench.model.entity import Entity
from workbench.model.pack import Pack, PackSet
from workbench.model.ref import EntityRef

MAP = EntityRef("test", "map", "field")
ITEM = EntityRef("test", "item", "potion")
MADE = EntityRef("test", "item", "berry")


def entity(ref: EntityRef, data: Any) -> Entity:
    return Entity(ref, data, f"{ref.kind}/{ref.id}.json")


def packs(read_only: str = "") -> PackSet:
    field = entity(
        MAP,
        {"id": "field", "palette": {"g": "grass"}, "terrain": ["gg", "g."], "levels": ["10", "00"], "start": "potion"},
    )
    potion = entity(ITEM, {"id": "potion", "price": 1, "rows": [1, 2, 3], "next": "potion"})
    entities: Mapping[str, Mapping[str, Entity]] = {"map": {"field": field}, "item": {"potion": potion}}
    return PackSet((Pack("test", {"id": "test", "format": 1}, entities, read_only=read_only),))


SAMPLES: dict[type, list[Edit]] = {
    CreateEntity: [CreateEntity(MADE, {"id": "berry"})],
    DeleteEntity: [DeleteEntity(ITEM)],
    InsertItem: [InsertItem(ITEM, "/rows/0", 0), InsertItem(ITEM, "/rows/-", 9), InsertItem(ITEM, "/rows/3", 9)],
    MoveItem: [MoveItem(ITEM, "/rows/0", 2), MoveItem(ITEM, "/rows/2", 0)],
    PaintHexes: [PaintHexes(MAP, {(0, 0): (".", None), (1, 1): ("g", 11)})],
    PutEntities: [PutEntities("Put", {ITEM: None, MADE: entity(MADE, {"id": "berry"})})],
    RemoveItem: [RemoveItem(ITEM, "/rows/1")],
    RemoveValue: [RemoveValue(ITEM, "/price")],
    RenameEntity: [RenameEntity(ITEM, "tonic", ((MAP, "/start", "tonic"), (ITEM, "/next", "tonic")))],
    ReplaceEntity: [ReplaceEntity(ITEM, {"id": "potion"})],
    SetValue: [
        SetValue(ITEM, "/price", 2),
        SetValue(ITEM, "/price", 1.0),
        SetValue(ITEM, "/new", {"a": [1]}),
        SetValue(ITEM, "/rows/1", 5),
        SetValue(ITEM, "", {"id": "potion"}),
        SetValue(EntityRef("test", "pack", "test"), "/version", "1.0"),
    ],
    Together: [Together("Both", (SetValue(ITEM, "/price", 2), DeleteEntity(ITEM), CreateEntity(ITEM, {})))],
}
ALL = [
    pytest.param(edit, id=f"{kind.__name__}-{at}") for kind, edits in SAMPLES.items() for at, edit in enumerate(edits)
]


def test_every_edit_has_a_sample() -> None:
    assert set(SAMPLES) == set(EDITS), "add a sample of the new edit to SAMPLES"


@pytest.mark.parametrize("edit", ALL)
def test_taking_an_edit_back_gives_the_first_packs(edit: Edit) -> None:
    first = packs()
    kept = copy.deepcopy(first)
    applied = edit.apply(first)
    assert applied.changed
    assert repr(applied.after) != repr(first)
    back = applied.inverse.apply(applied.after)
    assert back.after == first == kept
    assert back.changed == applied.changed
    again = back.inverse.apply(back.after)
    assert again.after == applied.after


@pytest.mark.parametrize("edit", ALL)
def test_every_edit_is_refused_in_a_read_only_pack(edit: Edit) -> None:
    with pytest.raises(EditRefused, match="pack `test` cannot be changed: it is a zip"):
        edit.apply(packs(read_only="it is a zip"))


@pytest.mark.parametrize("edit", ALL)
def test_every_edit_has_a_title_and_shares_what_it_does_not_change(edit: Edit) -> None:
    first = packs()
    assert edit.title
    after = edit.apply(first).after
    for ref in (MAP, ITEM):
        if ref not in edit.apply(first).changed:
            assert after.get(ref) is first.get(ref)


REFUSED = [
    (SetValue(MADE, "/a", 1), "`item:berry` is not in pack `test`"),
    (SetValue(ITEM, "/no/a", 1), "`item:potion` has no place `no` at `/no`"),
    (SetValue(ITEM, "/rows/7", 1), "`item:potion` has no place `7` at `/rows`"),
    (RemoveValue(ITEM, "/no"), "`item:potion` has no place `no` at `/`"),
    (InsertItem(ITEM, "/rows/4", 1), "`item:potion` has no place `4` at `/rows`"),
    (RemoveItem(ITEM, "/rows/3"), "`item:potion` has no place `3` at `/rows`"),
    (MoveItem(ITEM, "/rows/0", 3), "`item:potion` has no place `3` at `/rows`"),
    (CreateEntity(ITEM, {}), "`item:potion` cannot be made: `item:potion` is there already"),
    (CreateEntity(EntityRef("test", "item", "Potion"), {}), "characters other than"),
    (CreateEntity(EntityRef("test", "item", "con"), {}), "reserved file name"),
    (CreateEntity(EntityRef("gone", "item", "a"), {}), "pack `gone` is not open"),
    (CreateEntity(EntityRef("test", "pack", "two"), {}), "has its one `pack.json`"),
    (DeleteEntity(EntityRef("test", "pack", "test")), "cannot be deleted"),
    (RenameEntity(EntityRef("test", "pack", "test"), "a"), "is renamed in its `pack.json`"),
    (RenameEntity(ITEM, "aux"), "reserved file name"),
    (RenameEntity(ITEM, "tonic", ((MAP, "/gone", "tonic"),)), "`map:field` has nothing at `/gone` to rename"),
    (PaintHexes(MAP, {(2, 0): ("g", None)}), "hex [2, 0] is off the map `map:field`"),
    (PaintHexes(MAP, {(-1, 0): ("g", None)}), "hex [-1, 0] is off the map"),
    (PaintHexes(MAP, {(0, 0): (None, 36)}), "height `36` is outside 0 to 35"),
    (PaintHexes(MAP, {(0, 0): ("gg", None)}), "`gg` is no terrain code"),
    (PaintHexes(ITEM, {(0, 0): ("g", None)}), "`item:potion` has no rows of terrain"),
]


@pytest.mark.parametrize(("edit", "said"), REFUSED)
def test_refused_edits_say_why(edit: Edit, said: str) -> None:
    with pytest.raises(EditRefused) as told:
        edit.apply(packs())
    assert said in str(told.value)


def test_a_refused_edit_among_several_refuses_all() -> None:
    with pytest.raises(EditRefused):
        Together("Both", (SetValue(ITEM, "/price", 2), DeleteEntity(MADE))).apply(packs())


def test_an_edit_that_changes_nothing_names_nothing() -> None:
    applied = SetValue(ITEM, "/price", 1).apply(packs())
    assert applied.changed == frozenset()
    assert RenameEntity(ITEM, "potion").apply(packs()).changed == frozenset()


def test_a_whole_number_written_with_a_point_is_a_change() -> None:
    assert SetValue(ITEM, "/price", 1.0).apply(packs()).changed == {ITEM}
