"""Kept results of playtests."""

from __future__ import annotations

from pathlib import Path

import pytest

from workbench.store.playtests import NotKept, PlaytestRow, Playtests, report_text


def row(scenario: str, seed: int) -> PlaytestRow:
    """A kept result."""
    report = report_text({"wins": {"1": 3}, "draws": 0})
    return PlaytestRow(
        at="2001-02-03", pack="p", scenario=scenario, content="c", agents="random", seed=seed, games=3, report=report
    )


def test_gives_back_what_was_kept_newest_first(tmp_path: Path) -> None:
    file = tmp_path / "new" / "playtests.db"
    with Playtests(file) as kept:
        assert [kept.keep(row("duel", seed)) for seed in (1, 2)] == [1, 2]
        kept.keep(row("other", 3))
    with Playtests(file) as kept:
        assert [found.seed for found in kept.of("p", "duel")] == [2, 1]
        assert kept.of("p", "duel")[0].report == '{"draws": 0, "wins": {"1": 3}}'
        assert kept.of("q", "duel") == []


def test_what_the_disk_or_the_database_has_against_it_is_told(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("somebody's notes")
    with pytest.raises(NotKept, match="does not hold kept results"):
        Playtests(tmp_path / "notes")
    with pytest.raises(NotKept, match="cannot be written"):
        Playtests(tmp_path / "notes" / "playtests.db")


def test_any_path_is_a_path(tmp_path: Path) -> None:
    file = tmp_path / "what? 100%#1" / "kept;x=1.db"
    with Playtests(file) as kept:
        kept.keep(row("duel", 1))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["what? 100%#1"]
    assert file.stat().st_size
