"""Texts of whole cards."""

from typing import Annotated

from workbench.engine.data import Data, read, says
from workbench.engine.powers.text.card import CardTexts, WritesCards, lined
from workbench.engine.powers.text.phrase import said
from workbench.engine.powers.text.wording import Wording
from workbench.engine.ruleset import NamesCards, WritesSpans


class Potion(Data, frozen=True, kw_only=True):
    """A kind with a card."""

    name: Annotated[dict[str, str], says("Name", "Nome")]
    heals: Annotated[int, says("Heals", "Cura")] = 0


def potion(data, writer):
    """A name, and what it heals if it does."""
    found = read(Potion, data)
    yield writer.text(found.name, "/name")
    yield said(writer.say("Heals {n}", "Cura {n}", n=found.heals), "/heals")


CARDS = CardTexts({"potion": potion, "blank": lambda data, writer: ()}, Wording)


def nothing(kind, name):
    """A pack without entities."""
    return


def test_lines_stand_one_below_the_other_in_the_language_asked_for():
    data = {"name": {"en": "Dew", "it": "Rugiada"}, "heals": 2}
    assert CARDS.text("potion", data, nothing, "en") == "Dew\nHeals 2\n"
    assert CARDS.text("potion", data, nothing, "it") == "Rugiada\nCura 2\n"
    assert str(lined([said("a"), said("b")])) == "a\nb\n"


def test_what_is_left_out_is_said_by_what_would_hold_it():
    spans = CARDS.phrase("potion", {"name": {"en": "Dew"}}, nothing, "en").spans
    assert [span.pointer for span in spans] == ["/name"]


def test_kinds_without_a_card_data_that_does_not_fit_and_cards_that_say_nothing_have_no_text():
    assert CARDS.kinds == ("potion", "blank")
    assert CARDS.text("map", {"name": {"en": "Dew"}}, nothing, "en") is None
    assert CARDS.text("potion", {"name": {"en": "Dew"}, "heals": "much"}, nothing, "en") is None
    assert CARDS.text("potion", None, nothing, "en") is None
    assert CARDS.phrase("blank", {}, nothing, "en") is None


def test_a_ruleset_that_inherits_it_names_and_writes_its_cards():
    class Rules(WritesCards):
        cards = CARDS

    rules, data = Rules(), {"name": {"en": "Dew"}, "heals": 2}
    assert isinstance(rules, NamesCards)
    assert isinstance(rules, WritesSpans)
    assert rules.card_kinds == ("potion", "blank")
    assert rules.card_text("potion", data, nothing, "en") == "Dew\nHeals 2\n"
    assert str(rules.card_spans("potion", data, nothing, "it")) == "Dew\nCura 2\n"
