"""Knock-outs, the Pokémon Center, the bench, conditions that come and go."""

import pytest

from plugins.figure_game import changes
from plugins.figure_game.arena import CARDS
from plugins.figure_game.state import MAIN, ORDER

from .bed import Bed, board, figure, segment

HIT, MISS = figure(1, "w60 Hit 24"), figure(1, "r Miss 24")
RING = board(links=("Aa", "ab", "bc", "cd", "dB", "bx"))


@pytest.mark.rule("FG-KO-01")
@pytest.mark.rule("FG-CON-01")
def test_a_knocked_out_figure_goes_to_its_owners_center_and_loses_its_condition():
    bed = Bed({"ann": HIT}, {"bob": MISS, "ben": HIT}).at(ann="b", bob="c").ill("bob", "poisoned").begin()
    bed.attack("ann", "bob")
    assert (bed.where("bob"), bed.has("bob"), bed.state.center) == ("center", "", [1])


@pytest.mark.rule("FG-KO-02")
def test_in_a_full_center_who_has_been_there_longest_makes_room():
    bed = Bed({"ann": HIT}, {"bob": MISS, "ben": HIT, "bea": HIT}).at(ben="center", bea="center", ann="b", bob="c")
    bed.begin().attack("ann", "bob")
    assert (bed.where("ben"), bed.where("bea"), bed.where("bob")) == ("bench", "center", "center")


@pytest.mark.rule("FG-KO-01")
@pytest.mark.rule("FG-KO-02")
def test_who_is_knocked_out_first_makes_room_first():
    bed = Bed({"ann": HIT}, {"bob": HIT, "ben": HIT, "bea": HIT}).at(ann="b", bob="c", ben="d", bea="x")
    for number in (2, 1, 3):
        changes.knock_out(bed.state, number, changes.TEXT, None)
        changes.to_center(bed.arena, bed.state, number, None)
    assert [bed.where(name) for name in ("bob", "ben", "bea")] == ["center", "bench", "center"]
    assert bed.state.center == [1, 3]


@pytest.mark.rule("FG-KO-02")
def test_the_size_of_the_center_is_a_setting_and_each_side_has_its_own():
    bed = Bed({"ann": HIT, "amy": HIT}, {"bob": MISS, "ben": HIT}, rules={"center_size": 1})
    bed.at(amy="center", ben="center", ann="b", bob="c").begin().attack("ann", "bob")
    assert (bed.where("amy"), bed.where("ben"), bed.where("bob")) == ("center", "bench", "center")


@pytest.mark.rule("FG-KO-03")
def test_who_has_made_room_cannot_enter_in_its_owners_next_turn_and_may_in_the_one_after():
    bed = Bed({"ann": HIT, "amy": HIT}, {"bob": MISS, "ben": HIT, "bea": HIT}, rules={"center_size": 1})
    bed.at(ben="center", ann="b", amy="A", bob="c", bea="B").begin().attack("ann", "bob")
    assert bed.names.index("ben") not in bed.legal
    bed.move("bea", "d").move("amy", "a")
    assert bed.where("ben") == "bench"
    assert bed.names.index("ben") not in bed.legal, "its entry is held"
    bed.move("bea", "B").move("amy", "A")
    assert bed.names.index("ben") in bed.legal


@pytest.mark.rule("FG-KO-03")
def test_who_comes_from_the_center_by_a_text_waits_as_well():
    back = {"do": "choose", "among": {"side": "ally", "at": "center"}, "then": [{"do": "to_bench", "on": "chosen"}]}
    bed = Bed({"ann": HIT, "amy": HIT}, {"bob": HIT, "ben": HIT}, {"back": [back]})
    bed.at(ann="A", amy="center", bob="B", ben="d").begin().dice(1).play().pick("amy")
    bed.move("ben", "c")
    assert bed.names.index("amy") not in bed.legal
    bed.move("ann", "a").move("ben", "d").move("ann", "A").move("ben", "c")
    assert bed.names.index("amy") in bed.legal


@pytest.mark.rule("FG-KO-04")
def test_several_knocked_out_at_once_go_in_the_order_that_their_owner_chooses():
    bed = Bed({"ann": HIT, "amy": HIT, "abe": HIT}, {"bob": HIT, "ben": HIT}, map_=RING)
    bed.at(ann="A", amy="x", abe="d", bob="a", ben="c").begin().move("amy", "b")
    assert (bed.asked, bed.game.prompt(bed.state).seat, bed.legal) == (ORDER, 2, [3, 4])
    assert bed.pick("ben").state.center == [4, 3]


@pytest.mark.rule("FG-BEN-01")
def test_nobody_on_the_bench_is_attacked_even_from_its_entry():
    bed = Bed({"ann": HIT, "amy": HIT}, {"bob": HIT, "ben": HIT}).at(ann="d", amy="A", ben="B").begin()
    count = bed.arena.count
    assert [divmod(action - count - CARDS, count) for action in bed.legal if action >= count + CARDS] == [(0, 3)]
    bed.at(bob="bench", ben="bench").begin()
    assert all(action < count for action in bed.legal)


@pytest.mark.rule("FG-BEN-01")
def test_nobody_on_the_bench_has_or_gets_a_condition():
    gust = figure(1, segment("p3 Gust 24", {"do": "to_bench"}, {"do": "afflict", "condition": "asleep"}))
    bed = Bed({"ann": gust}, {"bob": HIT, "ben": HIT}).at(ann="b", bob="c").ill("bob", "poisoned").begin()
    bed.attack("ann", "bob")
    assert (bed.where("bob"), bed.has("bob")) == ("bench", "")


@pytest.mark.rule("FG-BEN-02")
@pytest.mark.parametrize(("wait", "may"), [(0, True), (1, False)])
def test_who_is_sent_to_the_bench_may_enter_in_the_next_turn_unless_it_waits(wait, may):
    gust = figure(1, segment("p3 Gust 24", {"do": "to_bench", "wait": wait}))
    bed = Bed({"ann": gust}, {"bob": HIT, "ben": HIT}).at(ann="b", bob="c", ben="B").begin().attack("ann", "bob")
    assert (bed.names.index("bob") in bed.legal) is may


@pytest.mark.rule("FG-CON-01")
def test_a_new_condition_replaces_the_old():
    spore = figure(1, segment("p3 Spore 24", {"do": "afflict", "condition": "asleep"}))
    bed = Bed({"ann": spore}, {"bob": HIT, "ben": HIT}).at(ann="b", bob="c", ben="B").ill("bob", "poisoned").begin()
    assert bed.attack("ann", "bob").has("bob") == "asleep"


@pytest.mark.rule("FG-CON-04")
def test_who_may_not_move_or_attack_does_not():
    bed = Bed({"ann": HIT, "amy": HIT}, {"bob": HIT}).at(ann="b", bob="c", amy="A").ill("ann", "asleep").begin()
    assert bed.legal == [1]
    bed = Bed({"ann": HIT, "amy": HIT}, {"bob": HIT}).at(ann="b", bob="c", amy="A").ill("ann", "dazed").begin()
    assert bed.legal == [0, 1]
    assert bed.asked == MAIN
