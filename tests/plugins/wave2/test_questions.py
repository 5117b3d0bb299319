"""The opening hand of a deck against every hand that can be drawn."""

from itertools import combinations

import msgspec
import pytest

from plugins.wave2.questions import QUESTIONS
from tests.plugins.wave2.bed import attack, energy, pokemon
from workbench.engine.question import Unanswered
from workbench.workspace import Workspace

(OPENING,) = QUESTIONS
FACES = {
    "mon": {**pokemon(attack("tap", (), 10)), "species": "mon"},
    "grown": {**pokemon(attack("tap", (), 10)), "species": "grown", "evolves_from": "mon"},
    "bug_energy": energy("bug"),
}


class Box:
    """A deck and its cards."""

    def __init__(self, **copies):
        self.deck = {"id": "d", "name": {"en": "D"}, "cards": [{"card": c, "count": n} for c, n in copies.items()]}

    def find(self, kind, name):
        """The deck, or a card."""
        if kind == "deck":
            return self.deck
        return {"id": name, "name": {"en": name}, "face": FACES[name]} if name in FACES else None

    def ids(self, kind):
        """The ids of cards."""
        return sorted(FACES)


def ask(lang="en", **copies):
    """The answer for a deck of so many copies."""
    return OPENING.answer(Box(**copies), {"deck": "d"}, lang)


@pytest.mark.rule("W2-SET-02")
def test_basics_in_hand_are_those_of_every_hand_of_seven():
    cards = ["mon"] * 3 + ["grown"] * 2 + ["bug_energy"] * 6
    hands = [sum(cards[at] == "mon" for at in hand) for hand in combinations(range(len(cards)), 7)]
    told = ask(mon=3, grown=2, bug_energy=6).document
    assert (told["cards"], told["basics"]) == (11, 3)
    assert told["in_hand"] == pytest.approx({str(n): hands.count(n) / len(hands) for n in range(8)})
    chance = sum(hand > 0 for hand in hands) / len(hands)
    assert told["probability"] == pytest.approx(chance)
    assert told["mulligans_expected"] == pytest.approx(1 / chance - 1)


def test_a_deck_without_basics_never_opens():
    answer = ask(grown=4, bug_energy=56)
    assert (answer.document["probability"], answer.document["mulligans_expected"]) == (0, None)
    assert answer.said == "60 cards, 0 Basic Pokémon: no hand ever has one"


def test_decks_that_cannot_be_drawn_from_are_refused():
    with pytest.raises(Unanswered, match="`d` has 6 cards, expected at least 7"):
        ask(mon=6)
    with pytest.raises(Unanswered, match="`d` has 1 card, expected at least 7"):
        ask(mon=1)
    with pytest.raises(Unanswered, match="names a card `lost` that is missing"):
        ask(lost=60)
    with pytest.raises(msgspec.ValidationError):
        ask(mon="many")


def test_it_says_what_the_card_of_the_deck_says():
    workspace = Workspace.open("wave2_starter")
    answer = workspace.answer(OPENING, {"deck": "old_meadow"}, "it")
    card = workspace.card_text(workspace.resolve_id("deck", "old_meadow"), "it")
    assert answer.said == (
        "60 carte, 16 Pokémon Base: uno è nelle sette iniziali nel 90.1 % delle partite, mulligan attesi: 0.11"
    )
    assert "90.1 %; mulligan attesi: 0.11" in card
