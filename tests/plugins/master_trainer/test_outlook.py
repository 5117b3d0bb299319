"""How a battle stands."""

import pytest

from plugins.master_trainer import codes as c
from plugins.master_trainer.odds import plain, win_chance
from plugins.master_trainer.outlook import chance_of, chance_with

from .bed import Bed, add, game_of


def about_to_play(do):
    """Return a game in which Croconaw (7) fights Poliwag (6) and its player may play a card."""
    bed = Bed(game_of(items=[("card", "battle", do)]))
    bed.give(1, ["croconaw"], ["card"])
    bed.top("poliwag")
    bed.act(1, "get_pokemon")
    bed.do(bed.pokemon("croconaw"))
    return bed


@pytest.mark.parametrize(
    ("do", "chance"),
    [
        ([add(3)], win_chance(plain(10), plain(6))),
        ([{"do": "win_at_once"}], 1.0),
        ([{"do": "call_off"}], None),
        ([{"do": "best_spin"}], win_chance((7, 1, 0, 0), plain(6))),
    ],
)
def test_a_card_is_weighed_and_leaves_the_battle_as_it_was(do, chance):
    bed = about_to_play(do)
    before = bed.state.fight[:]
    assert chance_of(bed.table, bed.state, c.OF_ME) == win_chance(plain(7), plain(6))
    assert chance_with(bed.table, bed.state, 0, bed.card("card")) == chance
    assert bed.state.fight == before


@pytest.mark.parametrize(("lang", "said"), [("en", "wins 58 of 100"), ("it", "vince 58 volte su 100")])
def test_answers_say_the_chances_without_and_with_a_card(lang, said):
    bed = about_to_play([add(3)])
    none, card = [bed.game.option(bed.state, action, lang) for action in bed.game.legal(bed.state)]
    assert none.detail == said
    assert card.detail.startswith(("Add 3 to your total. Wins ", "Aggiungi 3 al tuo totale. Vince "))


def test_a_card_that_calls_the_battle_off_wins_nothing():
    bed = about_to_play([{"do": "call_off"}])
    card = bed.game.option(bed.state, bed.game.legal(bed.state)[1], "en")
    assert card.detail == "The battle ends without a winner."


def test_who_can_be_battled_says_with_what():
    bed = Bed(game_of(items=[("card", "battle", [add(1)])], seats=3))
    bed.give(2, ["raichu", "poliwag"], ["card"])
    bed.act(1, "battle")
    assert bed.game.option(bed.state, 2, "en").detail == "2 Pokémon, the strongest 9; 1 card in hand"
    assert bed.game.option(bed.state, 2, "it").detail == "2 Pokémon, il più forte 9; 1 carta in mano"


def test_the_other_side_has_the_rest():
    bed = about_to_play([add(3)])
    assert chance_of(bed.table, bed.state, c.OF_FOE) == 1 - chance_of(bed.table, bed.state, c.OF_ME)
