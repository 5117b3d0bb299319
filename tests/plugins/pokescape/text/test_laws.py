"""Laws of all card texts, over everything that ships and over powers made up from the vocabulary."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plugins.pokescape.text.cards import CARDS
from tests.content.shipped import files, find
from tests.plugins.pokescape.text.generated import powers
from tests.plugins.pokescape.text.laws import slips, strays

LANGS = ("en", "it")
FILES = [path for kind in CARDS.kinds for path in files(kind)]
CARD = {"id": "a", "species": "abra", "size": "small", "height": 3, "life": 3, "move": 5, "range": 1, "attack": 2,
        "defense": 2, "points": 40}  # fmt: skip


@pytest.mark.parametrize("lang", LANGS)
def test_no_shipped_text_has_a_slip_and_every_phrase_knows_its_field(lang):
    faults = []
    for path in FILES:
        data = json.loads(path.read_text(encoding="utf-8"))
        told = CARDS.phrase(path.parent.name, data, find, lang)
        assert told, path
        faults += [f"{path.stem}: {fault}" for fault in (*slips(str(told), lang), *strays(told, data))]
    assert not faults, "\n".join(faults)


@given(powers(), st.sampled_from(LANGS))
def test_no_power_that_the_vocabulary_allows_is_told_with_a_slip(power, lang):
    data = {**CARD, "powers": [power]}
    told = CARDS.phrase("army_card", data, find, lang)
    assert told
    assert not slips(str(told), lang), str(told)
    assert not list(strays(told, data)), str(told)


@given(powers())
def test_the_name_of_all_that_a_power_names_is_a_phrase_of_its_own(power):
    asked = []

    def looked_up(kind, name):
        asked.append(name)
        return {"name": {"en": f"Xx{name}xx"}, "types": []}

    data = {**CARD, "powers": [power]}
    told = CARDS.phrase("army_card", data, looked_up, "en")
    said = [str(told)[span.start : span.end] for span in told.spans]
    assert asked
    for name in asked:
        assert any(f"Xx{name}xx" in one for one in said), (name, str(told))


@pytest.mark.parametrize(
    ("text", "lang", "fault"),
    [
        ("an attack, a attack.", "en", "a before a vowel"),
        ("It takes 1 wounds.", "en", "one of many"),
        ("Roll 2 combat die.", "en", "many of one"),
        ("POWER: This figure roll 1 die.", "en", "a singular with a plural verb"),
        ("Tira 1 dadi.", "it", "one of many"),
        ("un uno spazio.", "it", "an article twice"),
        ("su la figura.", "it", "a preposition apart"),
        ("un spazio.", "it", "un before lo"),
        ("la ultima.", "it", "no elision"),
        ("l'attacco.", "it", "a straight apostrophe"),
        ("e energia.", "it", "e before e"),
        ("POWER: It flies", "en", "no full stop"),
        ("a , b.", "en", "a space before a mark"),
        ("il il dado.", "it", "a word twice"),
    ],
)
def test_the_laws_see_what_they_forbid(text, lang, fault):
    assert any(found.startswith(fault) for found in slips(text, lang)), slips(text, lang)
