"""The log and the accounts of events."""

import re

import pytest

from plugins.wave2 import codes
from tests.plugins.wave2.bed import HEADS, MINE, MY_BENCH, TAILS, THEIR_BENCH, THEIRS, Duel, pokemon
from workbench.engine.account import ROLL
from workbench.engine.event import Event
from workbench.playtest.log import lines_of


def told(duel, lang="en"):
    """Every event as a sentence."""
    return [duel.game.tell(event, lang) for event in duel.events]


def test_a_turn_reads_from_the_attack_to_the_next_draw():
    duel = Duel().put(MINE, "mon", ["bug"], conditions=["confused"]).put(THEIRS, "other", damage=40)
    duel.put(THEIR_BENCH, "mon").coins(HEADS).attack().take(THEIR_BENCH)
    assert told(duel) == [
        "Mon attacks with Tap",
        "Mon, Confused, tries: heads",
        "Other takes 20 damage from Mon",
        "Other is knocked out",
        "Player 1 takes Fire_Energy from the prizes; 5 left",
        "Mon is the new Active",
        "Turn 4: Player 2",
        "Player 2 draws Bug_Energy",
    ]


@pytest.mark.parametrize(
    ("eyes", "lang", "draw", "prize"),
    [
        (0b01, "en", "Player 2 draws a card", "Player 1 takes Fire_Energy from the prizes; 5 left"),
        (0b10, "en", "Player 2 draws Bug_Energy", "Player 1 takes a prize; 5 left"),
        (0b11, "en", "Player 2 draws a card", "Player 1 takes a prize; 5 left"),
        (0b11, "it", "Giocatore 2 pesca una carta", "Giocatore 1 prende un premio; premi rimasti: 5"),
    ],
)
def test_a_draw_and_a_prize_are_one_sentence_each_of_what_all_at_the_table_may_know(eyes, lang, draw, prize):
    duel = Duel().put(MINE, "mon", ["bug"]).put(THEIRS, "other", damage=40).put(THEIR_BENCH, "mon")
    duel.attack().take(THEIR_BENCH)
    log = [line.text for line in lines_of(duel.game, 1, duel.events, eyes, lang)]
    words = ("draw", "pesca", "prize", "premi")
    assert [text for text in log if any(word in text for word in words)] == [prize, draw]


@pytest.mark.parametrize(("number", "said"), [(1, "a damage counter"), (3, "3 damage counters")])
def test_one_is_said_as_one(number, said):
    duel = Duel().put(MINE, "mon")
    assert duel.game.tell(Event("counters", (MINE, duel.numbers["mon"], number)), "en") == f"Mon gets {said}"


def test_italian_has_a_sentence_for_everything_too():
    duel = Duel().put(MINE, "mon", ["bug", "bug"], conditions=["burned", "poisoned"]).put(MY_BENCH, "mon")
    duel.put(THEIRS, "mon").coins(TAILS).take(32 + MY_BENCH).end()
    for sentence in told(duel, "it"):
        assert sentence
        assert not re.search(r"[{}]", sentence)


def test_a_coin_explains_itself():
    duel = Duel().put(MINE, "mon", ["bug"], conditions=["confused"]).put(THEIRS, "other").coins(TAILS).attack()
    coin = next(event for event in duel.events if event.what == "roll")
    account = duel.game.account(coin, "en")
    assert (account.role, account.title, account.words, account.counts) == (
        ROLL, "Mon, Confused, tries", ("tails",), ("heads",),
    )  # fmt: skip


def test_a_knock_out_and_the_end_deserve_a_picture():
    duel = Duel().put(MINE, "mon").put(THEIRS, "mon", damage=60).settle()
    moments = [account.moment for event in duel.events if (account := duel.game.account(event, "en"))]
    assert [moment for moment in moments if moment] == ["lost", "won"]
    assert duel.game.source(duel.events[0]) == "card:mon"


def test_a_hidden_card_is_no_name():
    assert Duel().game.tell(Event("put_down", (0, -1)), "en") == "Player 1 puts a hidden card face down"


def test_damage_says_how_it_came_about():
    faces = {"weak": pokemon(hp=90, weakness=["bug"], resistance=["bug"])}
    duel = Duel(faces).put(MINE, "mon", ["bug"]).put(THEIRS, "weak")
    duel.state.marks[MINE] = ((codes.DEALT, 10, 9),)
    duel.state.marks[THEIRS] = ((codes.TAKEN, -10, 9),)
    duel.attack()
    assert "Weak takes 20 damage from Mon (20 +10 ×2 −30 −10)" in told(duel)
    assert "Weak subisce 20 danni da Mon (20 +10 ×2 −30 −10)" in told(duel, "it")
