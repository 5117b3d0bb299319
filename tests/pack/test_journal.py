"""Unsaved work outlives the program."""

from __future__ import annotations

from pathlib import Path

from workbench.edits import CreateEntity, DeleteEntity, SetValue
from workbench.edits.base import Edit
from workbench.model.entity import Entity
from workbench.model.pack import Pack, PackSet
from workbench.model.ref import EntityRef
from workbench.pack.journal import DELETED, Journal, unsaved

A, B, NEW = (EntityRef("p", "item", name) for name in ("a", "b", "new"))
PACKS = PackSet((Pack("p", {"id": "p"}, {"item": {"a": Entity(A, {"n": 0}), "b": Entity(B, {})}}),))


def write(journal: Journal, *edits: Edit) -> None:
    packs = PACKS
    for edit in edits:
        applied = edit.apply(packs)
        packs = applied.after
        journal.write(packs, applied.changed)


def test_the_last_of_each_entity_is_offered(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "p", tmp_path)
    manifest = EntityRef("p", "pack", "p")
    edits = (SetValue(A, "/n", 1), SetValue(A, "/n", 2.0), DeleteEntity(B), CreateEntity(NEW, {"x": "é"}))
    write(journal, *edits, SetValue(manifest, "/version", "2"))
    assert unsaved(tmp_path / "p", tmp_path, PACKS) == {
        A: {"n": 2.0},
        B: DELETED,
        NEW: {"x": "é"},
        manifest: {"id": "p", "version": "2"},
    }
    assert unsaved(tmp_path / "other", tmp_path, PACKS) == {}


def test_what_the_packs_say_already_is_no_news(tmp_path: Path) -> None:
    write(Journal(tmp_path / "p", tmp_path), SetValue(A, "/n", 1), SetValue(A, "/n", 0))
    assert unsaved(tmp_path / "p", tmp_path, PACKS) == {}


def test_a_line_that_a_crash_cut_is_passed_over_and_the_next_window_goes_on(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "p", tmp_path)
    write(journal, SetValue(A, "/n", 1), SetValue(A, "/n", 2))
    journal.close()
    (path,) = (tmp_path / "journals").iterdir()
    path.write_bytes(path.read_bytes()[:-5])
    write(Journal(tmp_path / "p", tmp_path), DeleteEntity(B))
    assert unsaved(tmp_path / "p", tmp_path, PACKS) == {A: {"n": 1}, B: DELETED}


def test_a_save_clears_it(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "p", tmp_path)
    write(journal, SetValue(A, "/n", 1))
    journal.clear()
    assert unsaved(tmp_path / "p", tmp_path, PACKS) == {}
    write(journal, SetValue(A, "/n", 3))
    assert unsaved(tmp_path / "p", tmp_path, PACKS) == {A: {"n": 3}}
    journal.close()


def test_read_only_packs_and_packs_that_are_not_open_are_left_out(tmp_path: Path) -> None:
    write(Journal(tmp_path / "p", tmp_path), SetValue(A, "/n", 1))
    assert unsaved(tmp_path / "p", tmp_path, PackSet((Pack("q", {}),))) == {}
    read_only = PackSet((Pack("p", {}, PACKS.opened.entities, read_only="it is a zip"),))
    assert unsaved(tmp_path / "p", tmp_path, read_only) == {}
