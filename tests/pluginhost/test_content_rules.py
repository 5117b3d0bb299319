"""Asking a ruleset about content, and surviving its answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from workbench.api.rules import Data
from workbench.engine.powers.text.phrase import Phrase, Span, said
from workbench.engine.question import Answer, EntityArgument, Known, Question, Unanswered, Values
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef
from workbench.pluginhost.content_rules import ContentRules


class Card(Data, frozen=True, kw_only=True):
    """A card."""

    id: str
    life: int

    def __post_init__(self) -> None:
        if self.life == 13:
            raise RuntimeError("unlucky")


class Part(Data, frozen=True, kw_only=True):
    """What the ruleset adds to a map."""

    stop: bool = False


class Fake:
    """A ruleset; with `broken` it raises at every question."""

    id, title = "fake", "Fake"

    def __init__(self, broken: bool = False) -> None:
        self.structs = {"card": Card, "map.rules": Part}
        self.broken = broken

    def steps(self, data: Any, find: Callable[[str, str], Any]) -> Any:
        """One step, or a fault."""
        if self.broken:
            raise KeyError("terrain")
        return {(0, 0): ((1, 0),), (1, 0): ()}

    def card_text(self, kind: str, data: Any, find: Callable[[str, str], Any], lang: str) -> str | None:
        """The name of what the card names, in a language."""
        if self.broken:
            raise ZeroDivisionError
        return f"{lang} {find('species', data['species'])['number']}" if kind == "card" else None


@pytest.fixture
def packs(packs_of: Callable[..., PackSet]) -> PackSet:
    """Cards and maps, good and bad."""
    return packs_of(
        card__good={"life": 3, "species": "a"},
        card__right={"life": 3},
        card__wrong={"life": "three"},
        card__unlucky={"life": 13},
        map__good={"rules": {"stop": True}},
        map__wrong={"rules": {"stop": 3}},
        map__bare={},
        species__a={"number": 7},
    )


def ref(kind: str, name: str) -> EntityRef:
    """A ref of the test pack."""
    return EntityRef("test", kind, name)


def rules(packs: PackSet, broken: bool = False) -> ContentRules:
    """The answers of the fake."""
    return ContentRules(packs, Fake(broken))  # type: ignore[arg-type]


def test_says_where_one_can_walk_and_what_a_card_prints(packs: PackSet) -> None:
    asked = rules(packs)
    assert asked.steps(ref("map", "good")) == {(0, 0): ((1, 0),), (1, 0): ()}
    assert asked.card_text(ref("card", "good"), "it") == "it 7"
    assert asked.card_text(ref("map", "good"), "it") is None
    assert asked.failure == ""


class Telling(Fake):
    """A ruleset whose cards know their fields."""

    card_kinds = ("map", "card")

    def card_spans(self, kind: str, data: Any, find: Callable[[str, str], Any], lang: str) -> Phrase | None:
        """The life of a card."""
        if self.broken:
            raise ZeroDivisionError
        return "life " + said(data["life"], "/life") if kind == "card" else None


def test_a_card_in_pieces_knows_its_fields(packs: PackSet) -> None:
    asked = ContentRules(packs, Telling())  # type: ignore[arg-type]
    told = asked.card_spans(ref("card", "good"), "en")
    assert told is not None
    assert (str(told), told.spans) == ("life 3", (Span(5, 6, "/life"),))
    assert asked.card_spans(ref("map", "good"), "en") is None
    assert asked.card_kinds() == ("card", "map")
    broken = ContentRules(packs, Telling(broken=True))  # type: ignore[arg-type]
    assert broken.card_spans(ref("card", "good"), "en") is None
    assert "ZeroDivisionError" in broken.failure


def test_a_ruleset_without_pieces_gives_its_text_as_one_of_no_field(packs: PackSet) -> None:
    told = rules(packs).card_spans(ref("card", "good"), "en")
    assert told is not None
    assert (str(told), told.spans) == ("en 7", ())
    assert rules(packs).card_kinds() == ContentRules(packs, None).card_kinds() == ()
    assert ContentRules(packs, None).card_spans(ref("card", "good"), "en") is None


def test_says_what_the_ruleset_cannot_read(packs: PackSet) -> None:
    asked = rules(packs)
    assert asked.faults(ref("card", "right")) == ()
    (fault,) = asked.faults(ref("card", "wrong"))
    assert fault.pointer == "/life"
    (fault,) = asked.faults(ref("map", "wrong"))
    assert fault.pointer == "/rules/stop"
    assert asked.faults(ref("map", "bare")) == asked.faults(ref("species", "a")) == ()
    assert asked.failure == ""


def test_a_struct_that_raises_is_a_fault_with_a_traceback(packs: PackSet) -> None:
    asked = rules(packs)
    (fault,) = asked.faults(ref("card", "unlucky"))
    assert "unlucky" in fault.message
    assert "RuntimeError" in asked.failure


def test_a_ruleset_that_raises_is_told_once(packs: PackSet) -> None:
    asked = rules(packs, broken=True)
    assert asked.steps(ref("map", "good")) is None
    assert asked.card_text(ref("card", "good"), "en") is None
    assert "KeyError: 'terrain'" in asked.failure
    assert "ZeroDivisionError" not in asked.failure


def test_without_a_ruleset_only_hexes_are_known(packs: PackSet) -> None:
    asked = ContentRules(packs, None)
    assert asked.steps(ref("map", "good")) == {}
    assert asked.card_text(ref("card", "good"), "en") is None
    assert asked.faults(ref("card", "wrong")) == ()


def test_what_is_not_there_has_no_answers(packs: PackSet) -> None:
    asked = rules(packs)
    assert asked.find("species", "nobody") is None
    assert asked.steps(ref("map", "nowhere")) is None
    assert asked.faults(ref("card", "none")) == ()


def test_asks_a_ruleset_that_judges_what_it_can_read_and_tells_advice_apart(packs: PackSet) -> None:
    class Judge(Fake):
        """It has something against every card."""

        def faults(self, kind: str, data: Any, find: Callable[[str, str], Any]) -> Any:
            """One fault a card."""
            return [("/life", f"{kind} of {data['life']}", "more")]

        def advice(self, kind: str, data: Any, find: Callable[[str, str], Any]) -> Any:
            """One word of advice."""
            return [("", "look again", "")]

    asked = ContentRules(packs, Judge())  # type: ignore[arg-type]
    told = asked.faults(ref("card", "right"))
    assert [(fault.pointer, fault.message, fault.help, fault.keyword) for fault in told] == [
        ("/life", "card of 3", "more", "rule"),
        ("", "look again", "", "advice"),
    ]
    assert [fault.pointer for fault in asked.faults(ref("card", "wrong"))] == ["/life"]  # first what cannot be read
    assert asked.faults(ref("species", "a")) == ()


class Asked(Fake):
    """A ruleset that answers one question: the life of a card."""

    def questions(self) -> tuple[Question, ...]:
        """The question, or a fault."""
        if self.broken:
            raise ZeroDivisionError
        arguments = (EntityArgument("card", {"en": "Card"}, ("card",)),)
        return (Question("life", {"en": "Life"}, arguments, self.life),)

    def life(self, known: Known, values: Values, lang: str) -> Answer:
        """The life, a refusal without a card, a fault without life."""
        if values["card"] is None:
            raise Unanswered("no card")
        return Answer({"life": known.find("card", values["card"])["life"], "of": list(known.ids("card"))}, lang)


def test_exact_questions_are_answered_from_the_content_as_it_is(packs: PackSet) -> None:
    asked = ContentRules(packs, Asked())  # type: ignore[arg-type]
    (question,) = asked.questions()
    told = asked.answer(question, {"card": "good"}, "it")
    assert told is not None
    assert told.document == {"life": 3, "of": ["good", "right", "unlucky", "wrong"]}
    with pytest.raises(Unanswered, match="no card"):
        asked.answer(question, {}, "en")
    assert asked.failure == ""
    assert asked.answer(question, {"card": "absent"}, "en") is None
    assert "TypeError" in asked.failure


def test_a_ruleset_without_questions_or_one_that_raises_has_none(packs: PackSet) -> None:
    assert rules(packs).questions() == ContentRules(packs, None).questions() == ()
    broken = ContentRules(packs, Asked(broken=True))  # type: ignore[arg-type]
    assert broken.questions() == ()
    assert "ZeroDivisionError" in broken.failure
