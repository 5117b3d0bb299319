"""`workbench simulate`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from workbench.playtest import batch

INTRO = ("kanto", "intro_one_on_one")


def test_counts_games(workbench: Callable[..., Any]) -> None:
    said = workbench("simulate", *INTRO, "--games", 4, "--agents", "greedy,random", "--seed", 3, "--format", "json")
    assert (said.status, said.err) == (0, "")
    numbers = said.json
    assert numbers["games"] == 4
    assert set(numbers["wins"]) == {"1", "2"}
    assert sum(numbers["wins"].values()) + numbers["draws"] == 4
    assert numbers["decisions_per_game"] > 0
    assert numbers["games_per_second"] > 0
    assert set(numbers["coverage"]["powers"]) == {"fired", "total", "never"}
    assert "4 games, " in workbench("simulate", *INTRO, "--games", 4, "--agents", "random").out


def test_workers_change_nothing_but_time(workbench: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "CHUNK", 2)
    command = ("simulate", *INTRO, "--games", 4, "--seed", 3, "--format", "json")
    alone, together = workbench(*command).json, workbench(*command, "--workers", 2).json
    for numbers in (alone, together):
        del numbers["games_per_second"]
    assert alone == together


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("kanto", "nowhere", "--games", "1"), "no scenario `nowhere`"),
        ((*INTRO, "--games", "0"), "expected a whole number from 1"),
        ((*INTRO, "--games", "1", "--agents", "human"), "there is no agent `human`"),
        ((*INTRO,), "--games"),
    ],
)
def test_what_does_not_exist_is_wrong_use(workbench: Callable[..., Any], arguments: tuple[str, ...], said: str) -> None:
    done = workbench("simulate", *arguments)
    assert (done.status, done.out) == (2, "")
    assert said in done.err
