"""Entities are made where nothing is, not even a file that cannot be read or a twin in another case."""

from __future__ import annotations

import pytest

from workbench.edits.base import EditRefused
from workbench.edits.create_entity import CreateEntity
from workbench.model.entity import Entity
from workbench.model.pack import Pack, PackSet
from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef

OLD, BROKEN = EntityRef("test", "item", "Potion"), EntityRef("test", "item", "broken")
PROBLEMS = (LoadProblem("unreadable_file", "test", "item/broken.json", "", BROKEN),)
PACKS = PackSet((Pack("test", {}, {"item": {"Potion": Entity(OLD, {})}}, PROBLEMS),))


@pytest.mark.parametrize(("name", "there"), [("potion", "Potion"), ("broken", "broken")])
def test_what_is_there_in_any_way_is_not_made_again(name: str, there: str) -> None:
    with pytest.raises(EditRefused, match=f"`item:{name}` cannot be made: `item:{there}` is there already"):
        CreateEntity(EntityRef("test", "item", name), {}).apply(PACKS)


def test_makes_the_first_entity_of_a_kind() -> None:
    ref = EntityRef("test", "species", "abra")
    applied = CreateEntity(ref, {"id": "abra"}).apply(PACKS)
    assert applied.after.opened.of_kind("species") == {"abra": Entity(ref, {"id": "abra"})}
    assert applied.inverse.apply(applied.after).after == PACKS
