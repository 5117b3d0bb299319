"""Finding what a person names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from workbench.model.lookup import NotFound, Unread, find_id, find_ref
from workbench.model.pack import Pack, PackSet
from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef

KINDS = ("item", "map", "pack")


@pytest.fixture
def packs(pack_of: Callable[..., Pack]) -> PackSet:
    """A pack, and one that it requires."""
    return PackSet((pack_of(item__potion={}), pack_of(pack={"id": "base"}, item__potion={}, map__field={})))


def test_finds_as_the_opened_pack_sees_it(packs: PackSet) -> None:
    assert find_ref(packs, KINDS, "item:potion") == EntityRef("test", "item", "potion")
    assert find_ref(packs, KINDS, "base/item:potion") == EntityRef("base", "item", "potion")
    assert find_ref(packs, KINDS, "pack:test") == EntityRef("test", "pack", "test")
    assert find_id(packs, KINDS, "map", "field") == EntityRef("base", "map", "field")
    assert find_id(packs, KINDS, "map", "map:field") == EntityRef("base", "map", "field")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("potion", "`potion` names no kind, expected `kind:id`, such as `item:potion`"),
        ("feild", "`feild` names no kind, expected `kind:id`, such as `map:field`"),
        ("zzz", "`zzz` names no kind, expected `kind:id`"),
        ("itme:potion", "there is no kind `itme`. Did you mean `item`?"),
        ("zzz:potion", "there is no kind `zzz`. There: `item`, `map`, `pack`"),
        ("item:poton", "`test` has no item `poton`. Did you mean `potion`?"),
        ("item:zzz", "`test` has no item `zzz`. There: `potion`"),
        ("base/map:zzz", "`base` has no map `zzz`. There: `field`"),
        ("test/map:field", "`test` has no map `field`. There is none"),
        ("bsae/item:potion", "`test` sees no pack `bsae`. Did you mean `base`?"),
    ],
)
def test_says_what_is_nearest(packs: PackSet, text: str, said: str) -> None:
    with pytest.raises(NotFound) as missing:
        find_ref(packs, KINDS, text)
    assert str(missing.value) == said


def test_a_ref_of_another_kind_is_told(packs: PackSet) -> None:
    with pytest.raises(NotFound, match="`item:potion` is no map, expected the id of one"):
        find_id(packs, KINDS, "map", "item:potion")


@pytest.mark.parametrize("text", ["item:cut", "test/item:cut"])
def test_what_is_there_and_cannot_be_read_is_said_to_be_so(pack_of: Callable[..., Pack], text: str) -> None:
    ref = EntityRef("test", "item", "cut")
    problem = LoadProblem("unreadable_file", "test", "item/cut.json", "ends too early", ref)
    packs = PackSet((replace(pack_of(item__potion={}), problems=(problem,)),))
    with pytest.raises(Unread) as told:
        find_ref(packs, KINDS, text)
    assert str(told.value) == "`item/cut.json` of `test` cannot be read; `workbench check` says why"
    assert told.value.ref == ref
