"""Sentences and names come in the language that is asked for."""

from typing import Any

import pytest

from workbench.engine.languages import named, say, side_name

PACK: dict[str, Any] = {
    "oak": {"id": "oak", "name": {"en": "Oak", "it": "Quercia"}},
    "elm": {"id": "elm", "name": {"en": "Elm"}},
    "ash": {"id": "ash"},
    "torn": [1],
}


def find(kind: str, name: str) -> Any:
    return PACK.get(name.rpartition("/")[2]) if kind == "tree" else None


def test_a_sentence_is_said_in_italian_when_asked_and_else_in_english() -> None:
    assert [say(lang, "tree", "albero") for lang in ("en", "it", "de")] == ["tree", "albero", "tree"]


@pytest.mark.parametrize(
    ("name", "en", "it"),
    [
        ("oak", "Oak", "Quercia"),
        ("other/oak", "Oak", "Quercia"),
        ("elm", "Elm", "Elm"),
        ("ash", "ash", "ash"),
        ("torn", "torn", "torn"),
        ("other/missing", "missing", "missing"),
    ],
)
def test_an_entity_is_called_by_its_name_and_without_one_by_its_id(name: str, en: str, it: str) -> None:
    assert (named(find, "tree", name, "en"), named(find, "tree", name, "it")) == (en, it)


def test_a_seat_is_called_by_its_side_and_without_a_name_by_its_number() -> None:
    assert [side_name({"en": "Red", "it": "Rosso"}, 2, lang) for lang in ("en", "it")] == ["Red", "Rosso"]
    assert [side_name({}, 2, lang) for lang in ("en", "it")] == ["Player 2", "Giocatore 2"]
