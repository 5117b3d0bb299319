"""Attacks: both spin, what comes of it, the turn after."""

import pytest

from plugins.figure_game.arena import CARDS
from plugins.figure_game.state import MAIN, NAME

from .bed import Bed, figure, segment

HIT, MISS = figure(2, "w60 Hit 24"), figure(2, "r Miss 24")


def duel(one, two, **more):
    return Bed({"ann": one}, {"bob": two, "far": figure(2)}, **more).at(ann="b", bob="c").begin()


@pytest.mark.rule("FG-ATK-01")
def test_a_figure_attacks_an_enemy_on_a_connected_space_once_and_never_a_friend():
    bed = Bed({"ann": HIT, "amy": HIT}, {"bob": HIT, "far": HIT}).at(ann="b", amy="a", bob="c", far="B").begin()
    count = bed.arena.count
    assert [divmod(a - count - CARDS, count) for a in bed.legal if a >= count + CARDS] == [(0, 2)]
    bed.attack("ann", "bob")
    assert bed.state.seat == 2, "after the one attack the turn is over"


@pytest.mark.rule("FG-ATK-01")
def test_attacking_after_a_move_is_optional():
    bed = Bed({"ann": HIT}, {"bob": MISS, "far": HIT}).at(ann="a", bob="c").begin().move("ann", "b")
    assert bed.stay().state.seat == 2
    assert bed.where("bob") == "c"


@pytest.mark.rule("FG-ATK-02")
def test_both_spin():
    bed = duel(HIT, MISS).attack("ann", "bob")
    assert [event.args[0] for event in bed.told("spin")] == [0, 1]


@pytest.mark.rule("FG-ATK-03")
def test_the_winner_stays_where_it_is_and_the_turn_is_over():
    bed = duel(HIT, MISS).attack("ann", "bob")
    assert (bed.where("ann"), bed.where("bob"), bed.state.seat) == ("b", "center", 2)


@pytest.mark.rule("FG-ATK-03")
def test_the_attacker_may_be_the_one_that_is_knocked_out():
    bed = duel(figure(2, "w50 Hit 24"), HIT).attack("ann", "bob")
    assert (bed.where("ann"), bed.where("bob")) == ("center", "c")


@pytest.mark.rule("FG-SPIN-03")
def test_equal_damage_does_nothing_to_either():
    bed = duel(HIT, HIT).attack("ann", "bob")
    assert (bed.where("ann"), bed.where("bob")) == ("b", "c")
    assert bed.told("nothing")


@pytest.mark.rule("FG-SPIN-01")
def test_a_winning_blue_does_its_text_and_the_others_attack_nothing():
    dodge = figure(2, segment("b Dodge 24", {"do": "move", "spaces": 1}))
    bed = duel(dodge, HIT).attack("ann", "bob")
    bed.act(bed.space("a"))
    assert (bed.where("ann"), bed.where("bob")) == ("a", "c")


@pytest.mark.rule("FG-SPIN-02")
def test_only_the_purple_text_is_carried_out_and_nobody_is_knocked_out():
    spore = figure(2, segment("p2 Spore 24", {"do": "afflict", "condition": "poisoned"}))
    bed = duel(spore, HIT).attack("ann", "bob")
    assert (bed.where("ann"), bed.where("bob"), bed.has("bob")) == ("b", "c", "poisoned")


@pytest.mark.rule("FG-SPIN-02")
def test_of_two_purples_only_the_one_with_more_stars_acts():
    weak = figure(2, segment("p1 Spore 24", {"do": "afflict", "condition": "poisoned"}))
    strong = figure(2, segment("p2 Sing 24", {"do": "afflict", "condition": "confused"}))
    bed = duel(weak, strong).attack("ann", "bob")
    assert (bed.has("ann"), bed.has("bob")) == ("confused", "")


@pytest.mark.rule("FG-SPIN-04")
def test_white_without_damage_knocks_a_miss_out():
    bed = duel(figure(2, "w Touch 24"), MISS).attack("ann", "bob")
    assert bed.where("bob") == "center"


@pytest.mark.rule("FG-CON-02")
def test_the_owner_of_a_paralysed_figure_names_an_attack_and_all_of_that_name_misses():
    wheel = figure(2, "w60 Hit 8", "w90 Slam 8", "w60 Hit 6", "r Miss 2")
    bed = duel(wheel, figure(2, "w10 Poke 24")).ill("ann", "paralysed").attack("ann", "bob")
    assert bed.asked == NAME
    assert bed.legal == [0, 1], "the miss cannot be named"
    bed.dice(20, 1).act(0)
    assert bed.where("ann") == "center", "the second Hit counts as a miss as well"


@pytest.mark.rule("FG-CON-02")
def test_the_attacker_names_before_the_defender():
    two = figure(2, "w60 Hit 12", "w90 Slam 12")
    bed = duel(two, two).ill("ann", "paralysed").ill("bob", "paralysed").attack("ann", "bob")
    assert bed.game.prompt(bed.state).seat == 1
    bed.act(1)
    assert bed.game.prompt(bed.state).seat == 2
    bed.dice(1, 1).act(0)
    assert (bed.where("ann"), bed.where("bob")) == ("b", "center")


@pytest.mark.rule("FG-CON-02")
def test_on_a_wheel_of_misses_nothing_is_named_and_a_single_attack_is_named_unasked():
    bed = duel(MISS, HIT).ill("ann", "paralysed").attack("ann", "bob")
    assert not bed.told("named")
    bed = duel(HIT, figure(2, "w10 Poke 24")).ill("ann", "paralysed").attack("ann", "bob")
    assert bed.where("ann") == "center"


@pytest.mark.rule("FG-CON-03")
def test_a_poisoned_figure_does_20_less():
    bed = duel(figure(2, "w60 Hit 24"), figure(2, "w50 Hit 24")).ill("ann", "poisoned").attack("ann", "bob")
    assert bed.where("ann") == "center"


@pytest.mark.rule("FG-CON-04")
def test_conditions_are_their_properties():
    bed = duel(figure(2, "w60 Hit 12", "r Miss 12"), figure(2, "w10 Poke 24")).ill("ann", "confused")
    assert bed.dice(1, 1).attack("ann", "bob").where("ann") == "center", "one segment further on is the miss"
    bed = duel(figure(2, "w60 Hit 20", "w90 Slam 4"), figure(2, "w10 Poke 24")).ill("ann", "burned")
    assert bed.dice(24, 1).attack("ann", "bob").where("ann") == "center", "the smallest attack is a miss"
    bed = duel(HIT, figure(2, "b Dodge 24")).ill("ann", "frozen").attack("ann", "bob")
    assert (bed.has("ann"), bed.where("ann")) == ("", "b"), "frozen ends after a battle"


@pytest.mark.rule("FG-CON-04")
def test_who_sleeps_wakes_when_it_is_attacked_or_touched():
    bed = duel(HIT, HIT).ill("bob", "asleep").attack("ann", "bob")
    assert bed.has("bob") == ""
    bed = Bed({"ann": HIT, "amy": HIT}, {"bob": HIT}).at(ann="b", amy="A", bob="B").ill("ann", "asleep").begin()
    assert bed.move("amy", "a").has("ann") == ""


@pytest.mark.rule("FG-CON-04")
def test_a_condition_that_ends_after_turns_counts_those_of_its_player_that_had_not_begun():
    daze = figure(2, segment("p2 Daze 24", {"do": "afflict", "condition": "dazed"}))
    bed = Bed({"ann": daze, "amy": HIT}, {"bob": HIT, "ben": HIT}).at(ann="b", bob="c", amy="A", ben="B").begin()
    bed.attack("ann", "bob")
    shown = []
    for who, to in (("ben", "d"), ("amy", "a"), ("ben", "B"), ("amy", "A")):
        shown.append(bed.has("bob"))
        bed.move(who, to)
        if bed.asked != MAIN:
            bed.stay()
    assert shown == ["dazed", "dazed", "dazed", ""]


@pytest.mark.rule("FG-CON-04")
def test_a_condition_that_a_figure_gets_in_its_own_turn_does_not_count_that_turn():
    daze = figure(2, segment("p2 Daze 24", {"do": "afflict", "condition": "dazed", "on": "self"}))
    bed = Bed({"ann": daze, "amy": HIT}, {"bob": HIT, "ben": HIT}).at(ann="b", bob="c", amy="A", ben="B").begin()
    bed.attack("ann", "bob")
    shown = []
    for who, to in (("ben", "d"), ("amy", "a"), ("ben", "B"), ("amy", "A")):
        shown.append(bed.has("ann"))
        bed.move(who, to)
        if bed.asked != MAIN:
            bed.stay()
    assert (shown, bed.has("ann")) == (["dazed", "dazed", "dazed", "dazed"], "")


@pytest.mark.rule("FG-CON-04")
def test_a_condition_of_a_pack_that_nobody_has_thought_of_works_without_code():
    stuck = {"may_move": False, "damage_change": 40, "shift_segment": -1, "ends": "turns", "turns": 1}
    bed = Bed({"ann": figure(2, "w60 Hit 12", "r Miss 12"), "amy": HIT}, {"bob": figure(2, "w90 Slam 24")},
              conditions={"petrified": stuck})  # fmt: skip
    bed.at(ann="b", amy="a", bob="c").ill("ann", "petrified").begin()
    assert bed.names.index("ann") not in bed.legal
    bed.dice(13, 1).attack("ann", "bob")
    assert bed.where("bob") == "center", "the segment before the miss, with 100 damage"
