"""Saving is all or nothing, keeps every file's form, and never writes over what others did."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from workbench.edits import CreateEntity, DeleteEntity, RenameEntity, ReplaceEntity, SetValue
from workbench.edits.base import Edit, EditRefused
from workbench.model.kind import Kind
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef
from workbench.pack import place, save
from workbench.pack.open import Opened, open_packs
from workbench.pack.record import read_records
from workbench.pack.recover import read_through
from workbench.pack.save import ChangedOutside, NotInPlace, Saved, SaveRefused

KINDS = {"pack": Kind("pack", {}), "item": Kind("item", {"properties": {"id": {}, "price": {}, "name": {}}})}
A, B, NEW = (EntityRef("p", "item", name) for name in ("a", "b", "new"))
CANONICAL = b'{\n  "id": "a",\n  "price": 1.10\n}\n'
ODD = b'\xef\xbb\xbf{\r\n\t"id" : "b",\r\n\t"price" :1e5, "x" : "\\u00e9"\r\n}'


def make(folder: Path, files: Mapping[str, bytes] | None = None) -> Opened:
    every = {"pack.json": b'{"id": "p"}', "item/a.json": CANONICAL, "item/b.json": ODD, **(files or {})}
    for name, data in every.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return opened(folder)


def opened(folder: Path) -> Opened:
    return open_packs(folder, (), lambda _: KINDS)


def after(opened: Opened, *edits: Edit) -> PackSet:
    packs = opened.packs
    for edit in edits:
        packs = edit.apply(packs).after
    return packs


def disk(folder: Path) -> dict[str, bytes]:
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def saved(opened: Opened, state: Path, *edits: Edit) -> Saved:
    return save.save(opened, after(opened, *edits), state)


def test_a_canonical_file_stays_canonical_and_keeps_its_numbers(tmp_path: Path) -> None:
    done = saved(make(tmp_path / "p"), tmp_path / "state", SetValue(A, "/name", {"en": "é"}))
    assert done.files == (("p", "item/a.json"),)
    expected = '{\n  "id": "a",\n  "price": 1.10,\n  "name": {"en": "é"}\n}\n'
    assert (tmp_path / "p/item/a.json").read_text(encoding="utf-8") == expected
    assert read_records(tmp_path / "state") == ()


def test_any_other_file_gets_a_patch(tmp_path: Path) -> None:
    saved(make(tmp_path / "p"), tmp_path / "state", SetValue(B, "/id", "c"))
    assert (tmp_path / "p/item/b.json").read_bytes() == ODD.replace(b'"b"', b'"c"')


def test_creates_deletes_renames_and_changes_the_manifest_in_one_save(tmp_path: Path) -> None:
    start = make(tmp_path / "p")
    edits = (
        CreateEntity(NEW, {"price": 1, "id": "new"}),
        DeleteEntity(B),
        RenameEntity(A, "z"),
        SetValue(EntityRef("p", "pack", "p"), "/version", "2"),
    )
    done = saved(start, tmp_path / "state", *edits)
    assert disk(tmp_path / "p") == {
        "pack.json": b'{"id": "p", "version": "2"}',
        "item/new.json": b'{\n  "id": "new",\n  "price": 1\n}\n',
        "item/z.json": b'{\n  "id": "z",\n  "price": 1.10\n}\n',
    }
    again = opened(tmp_path / "p")
    assert again.packs == done.opened.packs
    assert again.stamps == done.opened.stamps


def test_a_save_without_changes_writes_nothing(tmp_path: Path) -> None:
    start = make(tmp_path / "p")
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "p").rglob("*")}
    edit = SetValue(A, "/price", 2)
    there = edit.apply(start.packs)
    back = there.inverse.apply(there.after).after
    assert save.save(start, back, tmp_path / "state").files == ()
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "p").rglob("*")} == before


def test_saving_again_after_saving_and_undoing(tmp_path: Path) -> None:
    start = make(tmp_path / "p")
    applied = SetValue(A, "/price", 2).apply(start.packs)
    done = save.save(start, applied.after, tmp_path / "state")
    undone = applied.inverse.apply(done.opened.packs).after
    save.save(done.opened, undone, tmp_path / "state")
    assert json.loads((tmp_path / "p/item/a.json").read_bytes()) == {"id": "a", "price": 1.1}


@pytest.mark.parametrize("value", [float("nan"), float("inf"), "\ud800", {1: 1}])
def test_what_no_file_can_hold_is_refused_before_anything_is_written(tmp_path: Path, value: Any) -> None:
    start = make(tmp_path / "p")
    before = disk(tmp_path / "p")
    with pytest.raises(SaveRefused, match=r"`item/b\.json` of `p` cannot be written") as told:
        saved(start, tmp_path / "state", SetValue(A, "/price", 2), SetValue(B, "/price", value))
    assert set(told.value.faults) == {B}
    assert disk(tmp_path / "p") == before
    assert not list((tmp_path / "state").rglob("*.json"))


def test_files_that_others_changed_are_named_and_can_be_written_over(tmp_path: Path) -> None:
    start = make(tmp_path / "p")
    (tmp_path / "p/item/a.json").write_bytes(b'{"id": "a", "price": 7, "more": 1}')
    (tmp_path / "p/item/b.json").unlink()
    (tmp_path / "p/item/new.json").write_bytes(b"{}")
    changed = after(start, SetValue(A, "/price", 2), SetValue(B, "/price", 2), CreateEntity(NEW, {}))
    with pytest.raises(ChangedOutside) as told:
        save.save(start, changed, tmp_path / "state")
    assert told.value.faults == {
        A: "`item/a.json` of `p` was changed by another program",
        B: "`item/b.json` of `p` was deleted by another program",
        NEW: "`item/new.json` of `p` was made by another program since it was looked for",
    }
    save.save(start, changed, tmp_path / "state", overwrite=frozenset({A, B, NEW}))
    assert (tmp_path / "p/item/a.json").read_bytes() == b'{"id": "a", "price": 2}'
    assert (tmp_path / "p/item/b.json").exists()


def test_a_file_that_others_changed_and_nobody_edited_is_left_alone(tmp_path: Path) -> None:
    start = make(tmp_path / "p")
    (tmp_path / "p/item/a.json").write_bytes(b"{}")
    saved(start, tmp_path / "state", SetValue(B, "/price", 2))
    assert (tmp_path / "p/item/a.json").read_bytes() == b"{}"


@pytest.mark.skipif(os.name == "nt", reason="rights of POSIX")
@pytest.mark.parametrize("what", ["file", "folder"])
def test_a_target_that_may_not_be_written_refuses_the_whole_save(tmp_path: Path, what: str) -> None:
    start = make(tmp_path / "p", {"item/c.json": b"{}"})
    marked = tmp_path / "p" / ("item/a.json" if what == "file" else "item")
    mode = marked.stat().st_mode
    marked.chmod(0o444 if what == "file" else 0o555)
    before = disk(tmp_path / "p")
    with pytest.raises(SaveRefused, match=f"cannot be written: (the|its) {what} is marked read-only"):
        saved(start, tmp_path / "state", SetValue(A, "/price", 2), SetValue(EntityRef("p", "pack", "p"), "/x-a", 1))
    marked.chmod(mode)
    assert disk(tmp_path / "p") == before


def test_a_folder_in_the_place_of_a_file_refuses_the_save(tmp_path: Path) -> None:
    start = make(tmp_path / "p")
    (tmp_path / "p/item/new.json").mkdir()
    with pytest.raises(SaveRefused, match=r"`item/new\.json` of `p` cannot be written: is a directory"):
        saved(start, tmp_path / "state", CreateEntity(NEW, {}))


def test_a_file_that_cannot_be_read_is_never_written(tmp_path: Path) -> None:
    start = make(tmp_path / "p", {"pack.json": b'{"id": "p"'})
    name = start.packs.opened.id
    with pytest.raises(SaveRefused, match="cannot be read, and is left as it is"):
        saved(start, tmp_path / "state", SetValue(EntityRef(name, "pack", name), "/version", "2"))


def test_a_read_only_pack_is_never_written(tmp_path: Path) -> None:
    start = make(tmp_path / "p", {"pack.json": b'{"id": "p", "format": 9}'})
    entity = start.packs.get(A)
    assert entity is not None
    changed = start.packs.with_changes({A: entity.with_data({"id": "a"})})
    with pytest.raises(SaveRefused, match="its format `9` is newer"):
        save.save(start, changed, tmp_path / "state")


def test_a_full_disk_refuses_the_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start = make(tmp_path / "p")
    before = disk(tmp_path / "p")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=0))
    with pytest.raises(SaveRefused, match=r"`item/a\.json` of `p` cannot be written: the disk is full"):
        saved(start, tmp_path / "state", SetValue(A, "/price", 2))
    assert disk(tmp_path / "p") == before
    assert read_records(tmp_path / "state") == ()


def test_a_disk_that_says_no_after_the_save_has_happened_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = make(tmp_path / "p")
    before = disk(tmp_path / "p")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(place, "_write_beside", full)
        done = save.commit(start, after(start, SetValue(A, "/price", 2)), tmp_path / "state")
        with pytest.raises(NotInPlace, match="not yet in the pack's files: no space left on device"):
            done.place()
    assert disk(tmp_path / "p") == before
    read = open_packs(tmp_path / "p", (), lambda _: KINDS, read_through(tmp_path / "state"))
    assert read.packs == done.opened.packs
    saved(done.opened, tmp_path / "state", SetValue(B, "/price", 2))
    assert json.loads((tmp_path / "p/item/a.json").read_bytes())["price"] == 2


def test_a_disk_that_says_no_in_the_middle_keeps_the_record_and_the_next_save_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = make(tmp_path / "p")
    real, calls = os.replace, []

    def second_fails(source: str, target: str) -> None:
        calls.append(target)
        if len(calls) == 3:  # the record, the first file, the second file
            raise OSError(5, "Input/output error")
        real(source, target)

    monkeypatch.setattr(os, "replace", second_fails)
    changed = after(start, SetValue(A, "/price", 2), SetValue(B, "/price", 2))
    done = save.commit(start, changed, tmp_path / "state")
    with pytest.raises(NotInPlace, match="input/output"):
        done.place()
    assert len(read_records(tmp_path / "state")) == 1
    saved(done.opened, tmp_path / "state", SetValue(A, "/price", 3))
    assert opened(tmp_path / "p").packs.get(B) == changed.get(B)
    assert read_records(tmp_path / "state") == ()


def test_a_save_in_the_background_is_awaited_by_the_next(tmp_path: Path) -> None:
    start = make(tmp_path / "p")
    first = save.commit(start, after(start, SetValue(A, "/price", 2)), tmp_path / "state")
    assert (tmp_path / "p/item/a.json").read_bytes() == CANONICAL
    saved(first.opened, tmp_path / "state", SetValue(A, "/price", 3))
    first.place()
    assert json.loads((tmp_path / "p/item/a.json").read_bytes())["price"] == 3


@pytest.mark.skipif(os.name == "nt", reason="links of POSIX")
def test_a_link_inside_the_pack_stays_a_link(tmp_path: Path) -> None:
    start = make(tmp_path / "p")
    (tmp_path / "p/item/link.json").symlink_to("a.json")
    start = opened(tmp_path / "p")
    saved(start, tmp_path / "state", SetValue(EntityRef("p", "item", "link"), "/price", 5))
    assert (tmp_path / "p/item/link.json").is_symlink()
    assert json.loads((tmp_path / "p/item/a.json").read_bytes())["price"] == 5


def test_a_renamed_file_keeps_its_form(tmp_path: Path) -> None:
    saved(make(tmp_path / "p"), tmp_path / "state", RenameEntity(B, "c"))
    assert (tmp_path / "p/item/c.json").read_bytes() == ODD.replace(b'"b"', b'"c"')
    assert not (tmp_path / "p/item/b.json").exists()


def test_a_rename_that_changes_only_the_case(tmp_path: Path) -> None:
    start = make(tmp_path / "p", {"item/Potion.json": b'{\n  "id": "Potion"\n}\n'})
    saved(start, tmp_path / "state", RenameEntity(EntityRef("p", "item", "Potion"), "potion"))
    names = os.listdir(tmp_path / "p/item")
    assert "potion.json" in names
    assert "Potion.json" not in names


JSON = st.recursive(
    st.none() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=8,
)
FORMATS = st.sampled_from(
    [
        {"indent": 2},
        {"indent": "\t", "ensure_ascii": False},
        {"separators": (",", ":")},
        {"separators": (" , ", " :")},
        {},
    ]
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(JSON, JSON, FORMATS, st.booleans(), st.sampled_from(["\n", "\r\n"]))
def test_opening_and_saving_changes_no_byte_and_an_edit_gives_exactly_the_new_data(
    tmp_path: Path, old: Any, new: Any, form: dict[str, Any], bom: bool, line_end: str
) -> None:
    text = ("\ufeff" if bom else "") + json.dumps(old, **form).replace("\n", line_end) + line_end
    start = make(tmp_path / "p", {"item/b.json": text.encode()})
    assert save.save(start, start.packs, tmp_path / "state").files == ()
    assert (tmp_path / "p/item/b.json").read_bytes() == text.encode()
    there = ReplaceEntity(B, new).apply(start.packs)
    done = save.save(start, there.after, tmp_path / "state")
    assert opened(tmp_path / "p").packs == done.opened.packs
    assert (tmp_path / "p/item/b.json").read_bytes().startswith(b"\xef\xbb\xbf") == bom


NAMES = st.sampled_from(["a", "b", "c", "d"])
REFS = st.builds(lambda name: EntityRef("p", "item", name), NAMES)
EDITS = st.lists(
    st.builds(CreateEntity, REFS, JSON)
    | st.builds(DeleteEntity, REFS)
    | st.builds(ReplaceEntity, REFS, JSON)
    | st.builds(RenameEntity, REFS, NAMES)
    | st.builds(SetValue, REFS, st.sampled_from(["/price", "/name", "/id"]), JSON),
    max_size=12,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(EDITS, st.integers(0, 12))
@example([RenameEntity(A, "c"), RenameEntity(EntityRef("p", "item", "c"), "a")], 1)
def test_any_edits_saved_midway_undone_and_saved_again_give_the_disk_what_the_window_shows(
    tmp_path: Path, edits: list[Edit], midway: int
) -> None:
    shutil.rmtree(tmp_path / "p", ignore_errors=True)
    start = make(tmp_path / "p")
    baseline, packs, undo = start, start.packs, []
    for at, edit in enumerate(edits):
        try:
            applied = edit.apply(packs)
        except EditRefused:
            continue
        packs = applied.after
        undo.append(applied.inverse)
        if at == midway:
            baseline = save.save(baseline, packs, tmp_path / "state").opened
            packs = baseline.packs
    done = save.save(baseline, packs, tmp_path / "state")
    assert opened(tmp_path / "p").packs == done.opened.packs
    packs = done.opened.packs
    for edit in reversed(undo):
        packs = edit.apply(packs).after
    last = save.save(done.opened, packs, tmp_path / "state").opened
    assert opened(tmp_path / "p").packs == last.packs
    assert {e.ref: e.data for e in last.packs.opened.all()} == {e.ref: e.data for e in start.packs.opened.all()}


@pytest.mark.skipif(os.name == "nt", reason="rights of POSIX")
def test_a_file_that_is_marked_read_only_is_not_deleted(tmp_path: Path) -> None:
    start = make(tmp_path / "p")
    marked = tmp_path / "p" / "item/a.json"
    marked.chmod(0o444)
    before = disk(tmp_path / "p")
    with pytest.raises(SaveRefused, match=r"`item/a\.json` of `p` cannot be written: the file is marked read-only"):
        saved(start, tmp_path / "state", DeleteEntity(A))
    assert disk(tmp_path / "p") == before
