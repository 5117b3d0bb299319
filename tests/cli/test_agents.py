"""Who plays which seat."""

from __future__ import annotations

import pytest

from workbench.cli.agents import by_seat
from workbench.cli.wrong_use import WrongUse


def test_one_name_plays_every_seat() -> None:
    assert by_seat("greedy", 3, "random", people=True) == {0: "random", 1: "greedy", 2: "greedy", 3: "greedy"}


def test_a_person_is_none() -> None:
    assert by_seat("human, random", 2, "greedy", people=True) == {0: "greedy", 1: None, 2: "random"}


@pytest.mark.parametrize(
    ("text", "npc", "people", "said"),
    [
        ("greddy", "greedy", True, "there is no agent `greddy`, did you mean `greedy`?"),
        ("human", "greedy", False, "there is no agent `human`, there are"),
        ("greedy", "human", True, "there is no agent `human` for --npc"),
        ("greedy,greedy,greedy", "greedy", True, "--agents names 3, expected one for all seats or one for each of 2"),
        ("", "greedy", True, "there is no agent ``"),
    ],
)
def test_says_what_is_wrong(text: str, npc: str, people: bool, said: str) -> None:
    with pytest.raises(WrongUse) as wrong:
        by_seat(text, 2, npc, people)
    assert said in str(wrong.value)
