"""What each kind of space does."""

import pytest

from plugins.master_trainer import codes as c
from workbench.engine.scripted import ScriptedChance

from .bed import Bed, add, game_of

NUGGET = ("nugget", "turn", [{"do": "gain", "amount": 60}])
PLUS = ("plus", "battle", [add(3)])
LUCK = ("luck", "instant", [{"do": "gain", "amount": 7}])
HELD = ("held", "turn", [{"do": "gain", "amount": 9}])


def on(kind, seats=2, **more):
    """Return a game in which seat 1 is on a space of a kind and follows it."""
    spins = more.pop("spins", ())
    own, cards = more.pop("own", ["croconaw", "poliwag"]), more.pop("cards", [])
    bed = Bed(game_of([kind] * 20, seats=seats, **more))
    bed.give(1, own, cards)
    bed.state.at[0] = 1
    bed.spins(*spins)
    bed.act(1, kind.partition(":")[0])
    return bed


@pytest.mark.rule("MT-EVT-01")
def test_an_instant_event_acts_at_once_and_is_discarded():
    bed = on("event", events=[LUCK])
    assert bed.state.pcs[0] == 107
    assert bed.state.event_pile == [bed.card("luck")]


@pytest.mark.rule("MT-EVT-01")
def test_another_event_is_kept_and_hidden_from_the_others():
    bed = on("event", events=[HELD])
    assert bed.state.hand[0] == (bed.card("held"),)
    assert bed.game.observe(bed.state, 2).hand[0] == (-2,)
    (drawn,) = [event for event in bed.out if event.what == "draw"]
    assert drawn.visible_to == 1
    assert bed.asked == (c.AFTER, 1), "it may be used after the space"


@pytest.mark.rule("MT-EVT-02")
def test_who_loses_a_pokemon_chooses_which_and_it_lies_face_up():
    bed = on("event", events=[("gone", "instant", [{"do": "lose_pokemon"}])])
    assert list(bed.game.legal(bed.state)) == [bed.pokemon("croconaw"), bed.pokemon("poliwag")]
    bed.do(bed.pokemon("poliwag"))
    assert bed.own(1) == ["croconaw"]
    assert bed.shown() == ["poliwag"]


@pytest.mark.rule("MT-EVT-02")
def test_a_card_that_says_ruins_lets_the_pawn_stay_and_follow_that_space():
    bed = on("event", events=[("door", "instant", [{"do": "follow", "space": "ruins"}])], spins=[6])
    assert bed.state.at[0] == 1
    assert len(bed.own(1)) == 3


@pytest.mark.rule("MT-EVT-03")
def test_any_number_of_events_is_held_and_one_is_used_a_turn():
    bed = Bed(game_of(events=[HELD], items=[NUGGET]), [1])
    bed.give(1, cards=["held"] * 9 + ["nugget"])
    bed.use("held")
    bed.go()
    assert list(bed.game.legal(bed.state)) == [0, 2 + bed.card("nugget")], "an item may still be used, no other event"
    assert bed.state.event_pile == [bed.card("held")]
    assert bed.state.hand[0].count(bed.card("held")) == 8


@pytest.mark.rule("MT-EVT-04")
def test_the_last_pokemon_is_never_lost_to_a_card_but_paid_for():
    bed = on("event", events=[("gone", "instant", [{"do": "lose_pokemon"}])], own=["croconaw"])
    assert bed.own(1) == ["croconaw"]
    assert bed.state.pcs[0] == 80


@pytest.mark.rule("MT-EVT-04")
def test_a_rare_one_lost_to_a_card_goes_back_into_its_deck():
    bed = on("event", events=[("gone", "instant", [{"do": "lose_pokemon"}])], own=["croconaw", "mew"])
    before = len(bed.state.rares)
    bed.do(bed.pokemon("mew"))
    assert len(bed.state.rares) == before + 1
    assert bed.shown() == []


@pytest.mark.rule("MT-ITM-01")
def test_an_item_is_drawn_and_more_than_six_are_discarded_by_choice():
    bed = on("item", items=[NUGGET, PLUS], cards=["plus"] * 6)
    bed.state.items[-1:] = []
    assert bed.asked == (c.TOSS, 1)
    bed.do(bed.card("plus"))
    assert len(bed.state.hand[0]) == 6
    assert bed.card("plus") in bed.state.item_pile


@pytest.mark.rule("MT-ITM-01")
def test_one_item_is_used_by_each_player_in_a_turn_whoevers_it_is():
    bed = Bed(game_of(items=[NUGGET, PLUS]))
    bed.give(1, ["croconaw"], ["nugget", "plus"])
    bed.give(2, ["raichu", "poliwag"], ["plus"])
    bed.use("nugget")
    bed.act(1, "battle")
    bed.do(2, bed.pokemon("croconaw"), bed.pokemon("raichu"))
    assert bed.asked == (c.CARD, 2), "the challenger has used an item in this turn, the opponent has not"
    assert c.FIRST_CARD + bed.card("plus") in bed.game.legal(bed.state)
    assert bed.state.item_pile == [bed.card("nugget")]


@pytest.mark.rule("MT-RUI-01")
@pytest.mark.parametrize(("spun", "won"), [(6, True), (10, True), (0, False), (9, False)])
def test_6_and_10_win_a_rare_pokemon(spun, won):
    bed = on("ruins", spins=[spun], items=[PLUS], cards=["plus"])
    assert len(bed.own(1)) == (3 if won else 2)
    assert len(bed.state.rares) == (1 if won else 2)
    bed.go()
    assert bed.asked == (c.BEFORE, 2), "no card for battles was asked for"


@pytest.mark.rule("MT-RUI-01")
def test_a_rare_pokemon_that_was_not_won_is_shuffled_into_its_deck():
    turned = set()
    for seed in range(12):
        bed = Bed(game_of(["ruins"] * 9))
        bed.state.chance = ScriptedChance(seed, 16, [9, 9])
        bed.act(1, "ruins")
        bed.act(2, "ruins")
        turned.add(tuple(args[1] for args in bed.happened("rare")))
    assert len({one == two for one, two in turned}) == 2, "the next one is the same at times, at times another"


@pytest.mark.rule("MT-RUI-01")
def test_without_a_rare_pokemon_one_waits():
    bed = Bed(game_of(["ruins"] * 9))
    bed.state.rares = []
    bed.act(1, "ruins")
    assert bed.happened("roll") == []


@pytest.mark.rule("MT-TRB-01")
def test_trouble_takes_pcs():
    assert on("trouble:pcs:30").state.pcs[0] == 70


@pytest.mark.rule("MT-TRB-01")
def test_trouble_takes_cards_of_its_kind_and_all_when_there_are_fewer():
    bed = on("trouble:item:2", items=[NUGGET, PLUS], events=[HELD], cards=["nugget", "plus", "plus", "held"])
    bed.do(bed.card("nugget"), bed.card("plus"))
    assert bed.state.hand[0] == (bed.card("plus"), bed.card("held"))
    bed = on("trouble:event:1", items=[PLUS], events=[HELD], cards=["plus", "held"])
    bed.do(bed.card("held"))
    assert bed.state.hand[0] == (bed.card("plus"),)
    bed = on("trouble:item:2", items=[PLUS], cards=["plus"])
    bed.do(bed.card("plus"))
    assert bed.state.hand[0] == ()
    assert bed.asked == (c.BEFORE, 2)


@pytest.mark.rule("MT-TRB-01")
def test_trouble_never_takes_the_last_pokemon_and_wants_nothing_for_it():
    bed = on("trouble:pokemon:2")
    bed.do(bed.pokemon("croconaw"))
    assert bed.own(1) == ["poliwag"]
    assert bed.state.pcs[0] == 100


@pytest.mark.rule("MT-PCS-01")
def test_get_pcs_gives_the_number_on_the_space():
    assert on("get_pcs:40").state.pcs[0] == 140


@pytest.mark.rule("MT-ASH-01")
def test_ash_gives_ten_times_the_spin():
    assert on("meet_ash", spins=[7]).state.pcs[0] == 170
    assert on("meet_ash", spins=[0]).state.pcs[0] == 100


@pytest.mark.rule("MT-CON-01")
@pytest.mark.parametrize("spun", range(11))
def test_1_3_5_and_10_win_the_contest(spun):
    assert on("contest", spins=[spun]).state.pcs[0] == (150 if spun in (1, 3, 5, 10) else 100)


@pytest.mark.rule("MT-PRF-01")
def test_the_professors_give_two_pokemon_without_a_battle():
    bed = on("professors")
    assert len(bed.own(1)) == 4
    assert bed.happened("roll") == []
