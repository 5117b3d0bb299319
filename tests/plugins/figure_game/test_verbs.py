"""What the words of a text do, and whether a card would change anything."""

import pytest

from plugins.figure_game.state import CHOOSE, GUIDE, MAIN

from .bed import Bed, figure, segment

HIT = figure(2, "w60 Hit 24")
CURE = {"do": "cure", "on": "chosen"}
ALLY_ILL = {"side": "ally", "afflicted": True}


def purple(*do):
    return figure(2, segment("p3 Act 24", *do))


def choose(among, *then, **more):
    return {"do": "choose", "among": among, "then": list(then), **more}


def fight(*do, **places):
    bed = Bed({"ann": purple(*do), "amy": HIT}, {"bob": HIT, "ben": HIT})
    return bed.at(**{"ann": "b", "bob": "c", "amy": "A", "ben": "B", **places}).begin()


def test_a_push_leads_further_away_or_nowhere():
    bed = fight({"do": "move", "on": "opponent", "spaces": 1, "how": "away"}).attack("ann", "bob")
    assert (bed.asked, {bed.shown(action) for action in bed.legal[:-1]}) == (GUIDE, {"d", "x"})
    assert bed.act(bed.space("d")).where("bob") == "d"


def test_nobody_needs_to_be_moved():
    bed = fight({"do": "move", "on": "opponent", "spaces": 1, "how": "away"}).attack("ann", "bob")
    assert bed.act(len(bed.arena.board.ids)).where("bob") == "c"


@pytest.mark.rule("FG-WIN-03")
def test_no_text_moves_a_figure_onto_the_enemy_goal():
    bed = fight({"do": "move", "spaces": 4, "how": "leap"}, ben="bench").attack("ann", "bob")
    ways = {bed.shown(action) for action in bed.legal[:-1]}
    assert "B" not in ways
    assert "d" in ways, "over bob"
    bed = fight({"do": "swap"}, ann="d", bob="B", ben="bench").attack("ann", "bob")
    assert (bed.where("ann"), bed.where("bob")) == ("d", "B")


def test_two_change_places():
    bed = fight({"do": "swap"}).attack("ann", "bob")
    assert (bed.where("ann"), bed.where("bob")) == ("c", "b")


def test_who_has_changed_places_wakes_the_friends_beside_it():
    bed = fight({"do": "swap"}, ben="d").ill("ben", "asleep").attack("ann", "bob")
    assert bed.has("ben") == "asleep", "bob has gone to b, away from ben"
    bed = fight({"do": "swap"}, amy="d").ill("amy", "asleep").attack("ann", "bob")
    assert (bed.where("ann"), bed.has("amy")) == ("c", "")


def test_who_has_changed_places_may_be_surrounded():
    bed = Bed({"ann": purple({"do": "swap"}), "amy": HIT}, {"bob": HIT, "ben": HIT, "bea": HIT})
    bed.at(ann="b", bob="c", ben="d", bea="x").begin().attack("ann", "bob")
    assert (bed.where("ann"), bed.where("bob")) == ("center", "b")
    bed = Bed({"ann": purple({"do": "swap"}), "amy": HIT}, {"bob": HIT, "ben": HIT})
    bed.at(ann="A", bob="a", ben="b").begin().attack("ann", "bob")
    assert bed.where("bob") == "a", "it would have come onto the enemy goal"


def test_who_waits_neither_moves_nor_attacks_in_its_owners_next_turn():
    bed = fight({"do": "wait", "on": "opponent"}).attack("ann", "bob")
    assert bed.legal == [3], "only ben may do something"
    bed.move("ben", "d").move("amy", "a")
    assert 2 in bed.legal


@pytest.mark.parametrize(("face", "where"), [(1, "center"), (2, "c")])
def test_a_coin_decides(face, where):
    table = [{"range": [1, 1], "do": [{"do": "knock_out"}]}, {"range": [2, 2]}]
    bed = fight({"do": "roll", "table": table}).dice(1, 1, face).attack("ann", "bob")
    assert bed.where("bob") == where


def test_if_looks_at_the_figures_of_the_battle():
    far = {"is": "figure", "who": "opponent", "filter": {"side": "enemy", "conditions": ["poisoned"]}}
    act = {"do": "if", "when": far, "then": [{"do": "knock_out"}], "otherwise": [{"do": "to_bench"}]}
    assert fight(act).ill("bob", "poisoned").attack("ann", "bob").where("bob") == "center"
    assert fight(act).attack("ann", "bob").where("bob") == "bench"


def test_all_any_and_not_and_how_many_there_are():
    two = {"is": "there", "filter": {"side": "enemy"}, "least": 2}
    ill = {"is": "there", "filter": {"side": "any", "afflicted": True}}
    act = {"do": "if", "when": {"is": "all", "conditions": [two, {"is": "not", "condition": ill}]},
           "then": [{"do": "knock_out"}]}  # fmt: skip
    assert fight(act).attack("ann", "bob").where("bob") == "center"
    assert fight(act).ill("amy", "poisoned").attack("ann", "bob").where("bob") == "c"
    act["when"] = {"is": "any", "conditions": [ill, {"is": "not", "condition": two}]}
    assert fight(act).ill("amy", "poisoned").attack("ann", "bob").where("bob") == "center"


def test_for_each_within_reach_but_not_itself():
    boom = {"do": "for_each", "among": {"side": "any", "within": 1, "others": True},
            "then": [{"do": "afflict", "condition": "confused", "on": "chosen"}]}  # fmt: skip
    bed = fight(boom, amy="a").attack("ann", "bob")
    assert [bed.has(name) for name in ("ann", "amy", "bob", "ben")] == ["", "confused", "confused", ""]


@pytest.mark.rule("FG-KO-04")
def test_all_that_one_text_knocks_out_go_together():
    boom = {"do": "for_each", "among": {"side": "enemy"}, "then": [{"do": "knock_out", "on": "chosen"}]}
    bed = fight(boom).attack("ann", "bob").pick("ben")
    assert bed.state.center == [3, 2]


def test_a_choice_may_be_left_alone_where_the_text_says_up_to():
    help_ = choose({"side": "ally", "at": "center"}, {"do": "to_bench", "on": "chosen"}, up_to=True)
    bed = fight(help_, amy="center").attack("ann", "bob")
    assert (bed.asked, bed.legal) == (CHOOSE, [1, 4])
    assert bed.act(4).where("amy") == "center"
    assert fight(help_, amy="center").attack("ann", "bob").pick("amy").where("amy") == "bench"


def test_more_damage_counts_for_the_turn():
    bed = Bed({"ann": figure(2, "w40 Hit 24")}, {"bob": HIT, "ben": HIT}, {"x": [{"do": "strengthen", "damage": 30}]})
    bed.at(ann="b", bob="c", ben="B").begin().dice(1).play().attack("ann", "bob")
    assert (bed.where("bob"), bed.state.boost) == ("center", 0)


CASES = [
    ([{"do": "strengthen", "damage": 30}], {"ann": "b", "bob": "c"}, True),
    ([{"do": "strengthen", "damage": 30}], {"ann": "a", "bob": "c"}, False),
    ([choose({"side": "ally", "at": "center"}, {"do": "to_bench", "on": "chosen"})], {"amy": "center"}, True),
    ([choose({"side": "ally", "at": "center"}, {"do": "to_bench", "on": "chosen"})], {"amy": "bench"}, False),
    ([{"do": "for_each", "among": ALLY_ILL, "then": [CURE]}], {"ann": "a"}, False),
    ([choose({"side": "enemy"}, {"do": "wait", "on": "chosen"})], {"bob": "c"}, True),
    ([choose({"side": "enemy"}, {"do": "wait", "on": "chosen"})], {}, False),
    ([choose({"side": "ally"}, {"do": "move", "on": "chosen"})], {"ann": "a"}, True),
    ([choose({"side": "ally"}, {"do": "move", "on": "chosen"})], {"ann": "A", "bob": "a"}, False),
    ([choose({"side": "enemy"}, {"do": "knock_out", "on": "chosen"})], {"bob": "c"}, True),
    (
        [{"do": "roll", "table": [{"range": [1, 2], "do": [choose(ALLY_ILL, {"do": "cure", "on": "chosen"})]}]}],
        {},
        False,
    ),
]


@pytest.mark.rule("FG-TRN-03")
@pytest.mark.parametrize(("text", "places", "may"), CASES)
def test_a_card_that_would_change_nothing_cannot_be_played(text, places, may):
    bed = Bed({"ann": HIT, "amy": HIT}, {"bob": HIT}, {"x": text}).at(**places).begin()
    assert bed.asked == MAIN
    assert (bed.arena.count in bed.legal) is may


@pytest.mark.rule("FG-TRN-03")
def test_a_condition_that_is_there_already_is_no_change():
    sleep = choose({"side": "enemy"}, {"do": "afflict", "condition": "asleep", "on": "chosen"})
    bed = Bed({"ann": HIT}, {"bob": HIT}, {"x": [sleep]}).at(ann="a", bob="c").ill("bob", "asleep").begin()
    assert bed.arena.count not in bed.legal
