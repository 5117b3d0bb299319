"""The nearest right answer."""

from __future__ import annotations

import pytest

from workbench.cli.wrong_use import nearest


@pytest.mark.parametrize(
    ("text", "known", "said"),
    [
        ("greddy", ["greedy", "random"], "did you mean `greedy`?"),
        ("zzz", ["greedy", "random"], "there are `greedy`, `random`"),
        ("zzz", [], "there are none"),
        (
            "zzz",
            [f"a{n:02}" for n in range(14)],
            "there are " + ", ".join(f"`a{n:02}`" for n in range(12)) + " and 2 more",
        ),
    ],
)
def test_leads_to_a_right_word(text: str, known: list[str], said: str) -> None:
    assert nearest(text, known) == said
