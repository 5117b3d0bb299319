"""Sentences in two languages, with texts of the data and names of the pack."""

import pytest

from workbench.engine.powers.text.wording import Wording

PACK = {"item:dew": {"name": {"en": "Ann's dew", "it": "Rugiada"}}, "item:plain": {"name": 3}}


def writer(lang):
    """What writes with the pack."""
    return Wording(lambda kind, name: PACK.get(f"{kind}:{name}"), lang)


@pytest.mark.parametrize(("lang", "expected"), [("en", "use Ann’s dew"), ("it", "usa Rugiada")])
def test_a_sentence_takes_the_names_of_entities_in_its_language_with_their_pointers(lang, expected):
    told = writer(lang).say("use {x}", "usa {x}", x=writer(lang).named("item", "dew", "/item"))
    assert str(told) == expected
    assert [span.pointer for span in told.spans] == ["/item"]


@pytest.mark.parametrize("name", ["lost_ball", "pack/lost_ball"])
def test_who_has_no_name_is_called_by_the_id(name):
    assert str(writer("en").named("item", name, "")) == "lost ball"
    assert str(writer("en").named("item", "plain", "")) == "plain"


def test_a_text_of_the_data_has_one_kind_of_apostrophe():
    assert writer("it").text({"en": "no", "it": "l'erba"}, "/text").pieces == (("l’erba", "/text"),)
