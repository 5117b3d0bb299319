"""`workbench card`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def test_prints_the_card_in_both_languages(workbench: Callable[..., Any]) -> None:
    english = workbench("card", "kanto", "army_card:charizard", "--format", "json")
    italian = workbench("card", "kanto", "army_card:charizard", "--lang", "it", "--format", "json")
    assert english.status == italian.status == 0
    assert english.json["text"] != italian.json["text"]
    assert workbench("card", "kanto", "army_card:charizard").out.strip() == english.json["text"].strip()


def test_what_has_no_card_is_wrong_use(workbench: Callable[..., Any]) -> None:
    for ref, said in (("species:pikachu", "`species:pikachu` has no card"), ("army_card:pikachoo", "Did you mean")):
        done = workbench("card", "kanto", ref)
        assert (done.status, done.out) == (2, "")
        assert said in done.err
