"""What others changed on disk comes in; what is not saved here stays."""

from __future__ import annotations

from pathlib import Path

from workbench.edits import CreateEntity, DeleteEntity, SetValue
from workbench.edits.base import Edit
from workbench.model.kind import Kind
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef
from workbench.pack.open import Opened, open_packs
from workbench.pack.reload import reloaded, taken_in
from workbench.pack.save import save

KINDS = {"pack": Kind("pack", {}), "item": Kind("item", {})}
A, B, C, NEW = (EntityRef("p", "item", name) for name in ("a", "b", "c", "new"))


def make(folder: Path) -> Opened:
    (folder / "item").mkdir(parents=True)
    (folder / "pack.json").write_text('{"id": "p"}')
    for ref in (A, B, C):
        (folder / "item" / f"{ref.id}.json").write_text('{"n": 0}')
    return opened(folder)


def opened(folder: Path) -> Opened:
    return open_packs(folder, (), lambda _: KINDS)


def edited(packs: PackSet, *edits: Edit) -> PackSet:
    for edit in edits:
        packs = edit.apply(packs).after
    return packs


def number(packs: PackSet, ref: EntityRef) -> int | None:
    entity = packs.get(ref)
    return None if entity is None else entity.data["n"]


def test_joins_changes_of_both_sides_and_names_those_that_clash(tmp_path: Path) -> None:
    before = make(tmp_path / "p")
    ours = edited(before.packs, SetValue(A, "/n", 1), SetValue(B, "/n", 1), CreateEntity(NEW, {"n": 1}))
    (tmp_path / "p/item/b.json").write_text('{"n": 2}')
    (tmp_path / "p/item/c.json").write_text('{"n": 2}')
    found = reloaded(before, ours, opened(tmp_path / "p"))
    assert [number(found.packs, ref) for ref in (A, B, C, NEW)] == [1, 1, 2, 1]
    assert (found.outside, found.both) == ({B, C}, {B})
    save(found.theirs, found.packs, tmp_path / "state")
    assert (tmp_path / "p/item/b.json").read_text() == '{"n": 1}'
    assert (tmp_path / "p/item/c.json").read_text() == '{"n": 2}'


def test_the_same_change_on_both_sides_is_no_clash(tmp_path: Path) -> None:
    before = make(tmp_path / "p")
    (tmp_path / "p/item/a.json").unlink()
    found = reloaded(before, edited(before.packs, DeleteEntity(A)), opened(tmp_path / "p"))
    assert (found.outside, found.both) == ({A}, frozenset())


def test_a_half_written_file_takes_nothing_away(tmp_path: Path) -> None:
    before = make(tmp_path / "p")
    (tmp_path / "p/item/a.json").write_text('{"n":')
    found = reloaded(before, before.packs, opened(tmp_path / "p"))
    assert number(found.packs, A) == 0
    assert found.outside == frozenset()
    assert [p.file for p in found.packs.opened.problems] == ["item/a.json"]


def test_others_changes_are_told_apart_from_what_is_there_already(tmp_path: Path) -> None:
    before = make(tmp_path / "p")
    ours = edited(before.packs, SetValue(A, "/n", 1), SetValue(B, "/n", 1))
    for name in "bc":
        (tmp_path / f"p/item/{name}.json").write_text('{"n": 2}')
    found = reloaded(before, ours, opened(tmp_path / "p"))
    base, taken = taken_in(found, ours)
    assert [number(base, ref) for ref in (A, B, C)] == [1, 1, 0]
    assert {ref: entity and entity.data for ref, entity in taken.items()} == {C: {"n": 2}}
