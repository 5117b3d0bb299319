"""Kept results of playtests."""

from __future__ import annotations

from pathlib import Path

from workbench.store.playtests import PlaytestRow, Playtests, report_text


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
