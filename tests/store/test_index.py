"""The search index."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from workbench.model.entity import Entity
from workbench.model.ref import EntityRef
from workbench.store.index import Index, folded


def entry(kind: str, name: str, *names: str) -> Entity:
    """An entity with names in some languages."""
    return Entity(EntityRef("p", kind, name), {"name": dict(zip(("en", "it"), names, strict=False))})


ENTRIES = [
    entry("species", "nidoran_f", "Nidoran♀"),
    entry("species", "farfetchd", "Farfetch'd"),
    entry("species", "mr_mime", "Mr. Mime"),
    entry("species", "bulbasaur", "Bulbasaur"),
    entry("army_card", "bulbasaur"),
    entry("item", "pokeball", "Poké Ball", "Sfera Poké"),
    entry("map", "park_of_bulbasaur", "The park"),
]


@pytest.mark.parametrize(
    ("text", "expected"),
    [("Farfetch’d", "farfetchd"), ("Nidoran♂", "nidoran m"), ("Mr. Mime", "mr mime"), ("mr_mime", "mr mime"),
     ("Poké  Ball", "poke ball"), ("…", "")],
)  # fmt: skip
def test_folds_accents_signs_and_blanks(text: str, expected: str) -> None:
    assert folded(text) == expected


@pytest.mark.parametrize(
    ("text", "first"),
    [("nidoran", "nidoran_f"), ("FARFETCHD", "farfetchd"), ("mr mime", "mr_mime"), ("sfera", "pokeball"),
     ("ball pok", "pokeball")],
)  # fmt: skip
def test_finds_by_id_and_name_in_any_language(text: str, first: str) -> None:
    with Index(None) as index:
        index.bring_up_to_date(ENTRIES)
        assert index.search(text)[0].id == first


def test_puts_the_start_of_a_name_before_its_middle() -> None:
    with Index(None) as index:
        index.bring_up_to_date(ENTRIES)
        assert [found.kind for found in index.search("bulba")] == ["army_card", "species", "map"]
        assert index.search("bulba", limit=1) == [EntityRef("p", "army_card", "bulbasaur")]


@pytest.mark.parametrize("text", ["", "  ", "%", "_", "'", "zzz"])
def test_finds_nothing_for_what_is_not_there(text: str) -> None:
    with Index(None) as index:
        index.bring_up_to_date(ENTRIES)
        assert index.search(text) == []


def test_changes_only_the_rows_that_changed(tmp_path: Path) -> None:
    with Index(tmp_path / "deep" / "index.db") as index:
        assert index.bring_up_to_date(ENTRIES) == len(ENTRIES)
    with Index(tmp_path / "deep" / "index.db") as index:
        assert index.bring_up_to_date(ENTRIES) == 0
        assert index.bring_up_to_date([*ENTRIES[1:], entry("item", "potion")]) == 2
        assert index.search("nidoran") == []


def test_throws_away_a_file_that_is_no_index(tmp_path: Path) -> None:
    file = tmp_path / "index.db"
    file.write_bytes(b"no database at all, but long enough to be taken for one" * 50)
    with Index(file) as index:
        assert index.bring_up_to_date(ENTRIES) == len(ENTRIES)
        assert index.search("bulba")


def test_throws_away_an_index_of_another_version(tmp_path: Path) -> None:
    file = tmp_path / "index.db"
    with Index(file) as index:
        index.bring_up_to_date(ENTRIES)
    database = sqlite3.connect(file)
    database.execute("update version set number = 0")
    database.commit()
    database.close()
    with Index(file) as index:
        assert index.bring_up_to_date(ENTRIES) == len(ENTRIES)


def test_works_in_memory_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with Index(tmp_path / "file" / "index.db") as index:
        index.bring_up_to_date(ENTRIES)
        assert index.search("bulba")


def test_any_path_is_a_path(tmp_path: Path) -> None:
    file = tmp_path / "what? 100%#1" / "index;x=1.db"
    with Index(file) as index:
        index.bring_up_to_date(ENTRIES)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["what? 100%#1"]
    assert file.stat().st_size
