"""`workbench card`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


def test_prints_the_card_in_both_languages(workbench: Callable[..., Any]) -> None:
    english = workbench("card", "kanto", "army_card:charizard", "--format", "json")
    italian = workbench("card", "kanto", "army_card:charizard", "--lang", "it", "--format", "json")
    assert english.status == italian.status == 0
    assert english.json["text"] != italian.json["text"]
    assert workbench("card", "kanto", "army_card:charizard").out.strip() == english.json["text"].strip()


@pytest.mark.parametrize("ref", ["army_card:pikachu", "item:potion", "glyph:astrid", "status:poison", "trainer:lass"])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_kind_that_is_printed_has_a_text_in_both_languages(
    workbench: Callable[..., Any], ref: str, lang: str
) -> None:
    done = workbench("card", "kanto", ref, "--lang", lang, "--format", "json")
    assert done.status == 0
    assert done.json["lang"] == lang
    assert done.json["text"].endswith(".\n")


def test_a_kind_without_cards_is_wrong_use_and_those_with_cards_are_named(workbench: Callable[..., Any]) -> None:
    done = workbench("card", "kanto", "species:pikachu")
    assert (done.status, done.out) == (2, "")
    assert "these are: `army_card`, `glyph`, `item`, `status`, `terrain`, `trainer`" in done.err


def test_a_card_with_errors_says_them_with_their_place(workbench: Callable[..., Any], tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    (pack / "army_card").mkdir(parents=True)
    (pack / "pack.json").write_text(json.dumps({"format": 1, "id": "mine", "title": {"en": "M"}, "version": "1",
                                                "ruleset": "pokescape"}))  # fmt: skip
    (pack / "army_card" / "blob.json").write_text('{"id": "blob", "species": "blob", "life": "three"}')
    done = workbench("card", pack, "army_card:blob")
    assert (done.status, done.out) == (1, "")
    assert "the text of `army_card:blob` cannot be written" in done.err
    assert "army_card/blob.json:1: " in done.err
    told = workbench("card", pack, "army_card:blob", "--format", "json")
    assert (told.status, told.json["text"]) == (1, None)
    assert any(error.startswith("army_card/blob.json:1: ") for error in told.json["errors"])


def test_what_has_no_card_is_wrong_use(workbench: Callable[..., Any]) -> None:
    for ref, said in (("species:pikachu", "`species:pikachu` has no card"), ("army_card:pikachoo", "Did you mean")):
        done = workbench("card", "kanto", ref)
        assert (done.status, done.out) == (2, "")
        assert said in done.err
