"""Moving, entering, being in the way, being surrounded."""

import pytest

from plugins.figure_game.reach import points

from .bed import Bed, board, figure, segment

RING = board(links=("Aa", "ab", "bc", "cd", "dB", "bx"))
ONE, TWO, THREE = figure(1), figure(2), figure(3)


@pytest.mark.rule("FG-MOV-01")
def test_a_figure_moves_one_to_pm_spaces_along_connections_only():
    bed = Bed({"ann": TWO}, {"bob": ONE}).at(ann="a", bob="B").begin()
    assert bed.ways("ann") == {"A", "b", "c", "x"}


@pytest.mark.rule("FG-MOV-01")
def test_a_one_way_connection_is_walked_one_way():
    links = [{"from": "a", "to": "b", "one_way": True}, {"from": "a", "to": "a_goal"}, {"from": "b", "to": "d"},
             {"from": "d", "to": "b_goal"}]  # fmt: skip
    one_way = {**board(("A", "a", "b", "d", "B")), "links": links}
    bed = Bed({"ann": ONE}, {"bob": ONE}, map_=one_way).at(ann="a", bob="b").begin()
    assert bed.ways("ann") == {"A"}
    bed = Bed({"ann": ONE}, {"bob": ONE}, map_=one_way).at(ann="A", bob="b").begin(seat=2)
    assert bed.ways("bob") == {"d"}


@pytest.mark.rule("FG-MOV-02")
@pytest.mark.parametrize(
    ("rule", "expected"),
    [("each", [2, 2, 3, 0]), ("first_player", [2, 3, 3, 0]), ("none", [3, 3, 3, 1])],
)
def test_in_each_players_first_turn_a_3_pm_figure_moves_2(rule, expected):
    bed = Bed({"ann": THREE, "amy": ONE}, {"bob": THREE}, rules={"first_turn_minus": rule})
    found = []
    for number in (1, 2, 3):
        bed.state.turn = number
        found.append(points(bed.arena, bed.state, 0))
    bed.state.turn = 1
    assert [*found, points(bed.arena, bed.state, 1)] == expected


@pytest.mark.rule("FG-MOV-03")
def test_nobody_enters_or_passes_a_space_that_is_held():
    bed = Bed({"ann": THREE, "amy": ONE}, {"bob": ONE, "ben": ONE}).at(ann="a", amy="b", bob="x", ben="B").begin()
    assert bed.ways("ann") == {"A"}


@pytest.mark.rule("FG-MOV-03")
@pytest.mark.rule("FG-CON-04")
def test_who_does_not_block_can_be_passed_and_its_space_still_not_be_entered():
    bed = Bed({"ann": TWO}, {"bob": ONE, "ben": ONE}).at(ann="a", bob="b", ben="x").ill("bob", "asleep").begin()
    assert bed.ways("ann") == {"A", "c"}


@pytest.mark.rule("FG-MOV-04")
@pytest.mark.rule("FG-MOV-07")
def test_entering_costs_a_point_at_an_entry_and_goes_on_with_what_is_left():
    bed = Bed({"ann": TWO, "amy": ONE}, {"bob": ONE}).at(bob="B").begin()
    assert bed.ways("ann") == {"a", "A", "b", "x"}
    assert bed.ways("amy") == {"a"}


@pytest.mark.rule("FG-MOV-05")
def test_a_figure_in_play_does_not_walk_to_the_bench():
    bed = Bed({"ann": THREE, "amy": TWO}, {"bob": ONE}).at(ann="a", bob="B").begin().pick("ann")
    assert {bed.shown(action) for action in bed.legal} == {"A", "b", "x", "c", "d"}, (
        "spaces only, though it is an entry"
    )


@pytest.mark.rule("FG-MOV-07")
@pytest.mark.parametrize("holder", ["amy", "bob"])
def test_an_entry_that_is_held_by_either_side_cannot_be_entered(holder):
    bed = Bed({"ann": THREE, "amy": ONE}, {"bob": ONE}).at(**{"bob": "B", holder: "a"}).begin()
    assert bed.ways("ann") == set()


@pytest.mark.rule("FG-MOV-08")
def test_a_figure_that_has_entered_may_attack():
    bed = Bed({"ann": TWO}, {"bob": figure(2, "r Miss 24"), "ben": ONE}).at(bob="b").begin()
    assert bed.move("ann", "a").attack("ann", "bob").where("bob") == "center"


@pytest.mark.rule("FG-WIN-03")
def test_the_goal_is_not_walked_through_and_not_entered_when_held_even_by_who_does_not_block():
    ring = board(links=("Aa", "ab", "bc", "cd", "dB", "bB"))
    bed = Bed({"ann": THREE}, {"bob": ONE}, map_=ring).at(ann="b", bob="c").begin()
    assert bed.ways("ann") == {"A", "a", "B"}, "not over the goal to d"
    bed = Bed({"ann": THREE}, {"bob": ONE}, map_=ring).at(ann="b", bob="B").ill("bob", "asleep").begin()
    assert bed.ways("ann") == {"A", "a", "c", "d"}


@pytest.mark.rule("FG-WIN-03")
def test_an_own_figure_may_stand_on_the_own_goal_and_walk_over_it():
    bed = Bed({"ann": TWO}, {"bob": ONE}).at(ann="a", bob="c").begin().move("ann", "A")
    assert (bed.where("ann"), bed.state.over) == ("A", 0)


@pytest.mark.rule("FG-SUR-01")
def test_a_figure_with_enemies_on_every_connected_space_is_knocked_out_before_the_attack():
    bed = Bed({"ann": ONE, "amy": ONE, "abe": TWO}, {"bob": ONE, "ben": ONE})
    bed.at(ann="b", amy="d", abe="a", bob="c").begin().move("abe", "x")
    assert bed.where("bob") == "center"
    assert [event.args for event in bed.told("knocked_out")] == [(3, 1)]


@pytest.mark.rule("FG-SUR-01")
def test_first_the_other_sides_figures_fall_then_the_movers_who_may_be_saved_by_that():
    bed = Bed({"ann": ONE, "amy": ONE}, {"bob": ONE, "ben": ONE}, map_=board(links=("Aa", "ab", "bc", "cd", "dB")))
    bed.at(ann="A", amy="b", bob="a", ben="c").begin(seat=1)
    assert bed.where("bob") == "a", "nothing is looked at before a move has ended"
    bed = Bed({"ann": ONE, "amy": ONE}, {"bob": ONE, "ben": ONE}, map_=board(links=("Aa", "ab", "bc", "cd", "dB")))
    bed.at(ann="A", amy="c", bob="a", ben="d").begin(seat=1).move("amy", "b")
    assert (bed.where("bob"), bed.where("amy")) == ("center", "b")


@pytest.mark.rule("FG-SUR-01")
def test_who_comes_among_enemies_only_falls_and_a_space_left_behind_is_free():
    bed = Bed({"ann": TWO}, {"bob": ONE, "ben": ONE}, map_=RING).at(ann="b", bob="d", ben="B").begin().move("ann", "c")
    assert bed.where("ann") == "c", "b is free"
    inside = board(links=("Aa", "ab", "bc", "cd", "dB"), entries=[{"seat": 1, "space": "c"}, {"seat": 2, "space": "d"}])
    bed = Bed({"ann": ONE, "amy": ONE}, {"bob": ONE, "ben": ONE}, map_=inside).at(amy="A", bob="b", ben="d")
    assert bed.begin().move("ann", "c").where("ann") == "center"


@pytest.mark.rule("FG-SUR-01")
@pytest.mark.rule("FG-CON-04")
def test_who_does_not_count_helps_nobody_to_surround():
    bed = Bed({"ann": ONE, "amy": ONE, "abe": TWO}, {"bob": ONE, "ben": ONE})
    bed.at(ann="b", amy="d", abe="a", bob="c", ben="B").ill("amy", "asleep").begin().move("abe", "x")
    assert bed.where("bob") == "c"


@pytest.mark.rule("FG-SUR-01")
def test_a_surround_limit_lets_no_more_fall_in_a_turn():
    places = {"ann": "A", "amy": "x", "bob": "a", "ben": "c", "abe": "d"}
    found = []
    for limit in (0, 1):
        bed = Bed(
            {"ann": ONE, "amy": ONE, "abe": ONE}, {"bob": ONE, "ben": ONE}, rules={"surround_limit": limit}, map_=RING
        )
        bed.at(**places).begin().move("amy", "b")
        found.append(len(bed.told("knocked_out")))
    assert found == [2, 1]


@pytest.mark.rule("FG-SUR-01")
def test_when_a_text_moves_somebody_the_side_that_it_was_done_to_falls_first():
    push = figure(1, segment("b Pull 24", {"do": "move", "on": "opponent", "spaces": 1}))
    line = board(links=("Aa", "ab", "bc", "cd", "dB"))
    bed = Bed({"ann": TWO, "amy": ONE}, {"bob": push, "ben": ONE, "bea": ONE}, map_=line)
    bed.at(ann="c", amy="A", bob="d", ben="B", bea="a").begin().attack("ann", "bob")
    bed.act(bed.space("b"))
    # amy has bea on its one connection, bea has amy and ann on both of its own: bob's side has moved ann
    assert (bed.where("amy"), bed.where("bea")) == ("center", "a")


@pytest.mark.rule("FG-WIN-03")
def test_the_goal_is_reached_with_points_left_too():
    bed = Bed({"ann": THREE}, {"bob": ONE}).at(ann="d", bob="A").begin().move("ann", "B")
    assert (bed.where("ann"), bed.state.over) == ("B", 1)
