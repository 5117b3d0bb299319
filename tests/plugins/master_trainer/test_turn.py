"""Turns: the spin, the walk, junctions, the loop, GOAL."""

import pytest

from plugins.master_trainer import codes as c
from plugins.master_trainer.spinner import spin
from workbench.engine.chance import Chance

from .bed import Bed, game_of, track

PCS = ("get_pcs:10",) * 30


def start(spins, kinds=PCS, **more):
    """Return a game whose next spins are known."""
    return Bed(game_of(kinds, **more), spins)


def play(bed, spins):
    """Spin so often."""
    for _ in range(spins):
        bed.go()


@pytest.mark.rule("MT-SET-03")
def test_the_first_seat_begins_and_play_goes_to_the_left():
    bed = start([1, 2, 3], seats=3)
    seats = []
    for _ in range(3):
        seats.append(bed.asked[1])
        bed.go()
    assert seats == [1, 2, 3]
    assert bed.asked == (c.BEFORE, 1)


@pytest.mark.rule("MT-SET-03")
def test_by_default_anybody_may_begin():
    game = game_of(seats=4, first_player="random")
    assert {game.prompt(game.new(Chance(seed, 16))).seat for seed in range(40)} == {1, 2, 3, 4}


@pytest.mark.rule("MT-TURN-01")
def test_a_pawn_moves_what_it_spins_and_only_the_last_space_acts():
    bed = start([7])
    bed.go()
    assert bed.state.at[0] == 7
    assert bed.state.pcs[0] == 110
    assert len(bed.happened("space")) == 1


@pytest.mark.rule("MT-TURN-01")
def test_the_numbers_0_to_10_come_equally_often():
    game = game_of(seats=2)
    bed = Bed(game)
    counts = [0] * 11
    for _ in range(11_000):
        counts[spin(game.table, bed.state, 0, "move", None)] += 1
    assert all(850 < count < 1150 for count in counts), counts


@pytest.mark.rule("MT-TURN-01")
def test_a_spin_on_a_line_is_spun_again():
    bed = Bed(game_of(PCS, line_chance=50))
    for _ in range(10):
        bed.go()
    assert 1 <= len(bed.happened("line")) <= 30
    assert len(bed.happened("roll")) == 10


@pytest.mark.rule("MT-TURN-02")
def test_several_pawns_may_share_a_space():
    bed = start([5, 5])
    bed.go()
    bed.go()
    assert bed.state.at == [5, 5]


@pytest.mark.rule("MT-TURN-03")
def test_0_on_start_ends_the_turn():
    party = ("party", "turn", [{"do": "gain", "amount": 5}])
    bed = start([0], events=[party])
    bed.give(1, cards=["party"])
    bed.go()
    assert bed.state.at[0] == 0
    assert bed.asked == (c.BEFORE, 2), "no card after the spin either"


@pytest.mark.rule("MT-TURN-03")
def test_0_elsewhere_lets_the_space_act_again():
    bed = start([5, 5, 0])
    play(bed, 3)
    assert bed.state.at[0] == 5
    assert bed.state.pcs[0] == 120


@pytest.mark.rule("MT-TURN-04")
@pytest.mark.rule("MT-END-01")
def test_who_is_on_goal_takes_no_more_turns_and_the_game_ends_when_all_are():
    party = ("party", "turn", [{"do": "gain", "amount": 5}])
    bed = start([10, 1, 1], ["plain"] * 5, events=[party])
    bed.go()
    assert bed.state.arrived == [0]
    bed.give(1, cards=["party"])
    bed.go()
    assert bed.asked == (c.BEFORE, 2), "not even a card can be used any more"
    assert [args[0] for args in bed.happened("turn")] == [0, 1, 1]
    bed.state.at[1] = 5
    bed.go()
    assert bed.game.prompt(bed.state) is None
    assert bed.game.terminal(bed.state) is not None


@pytest.mark.rule("MT-TURN-05")
def test_goal_ends_the_move_and_the_order_of_arrival_is_kept():
    bed = start([9, 8], ["get_pcs:10"] * 3)
    play(bed, 2)
    assert bed.state.at == [4, 4]
    assert bed.state.arrived == [0, 1]
    assert bed.state.pcs == [100, 100]


@pytest.mark.rule("MT-TURN-06")
def test_at_a_junction_the_player_chooses_in_mid_move_knowing_the_spin():
    bed = Bed(game_of(board=track(PCS, s3=("s10",))), [5])
    bed.go()
    assert bed.asked == (c.WAY, 1)
    assert bed.state.frames[-1] == (c.WAY, 0, 2)
    assert list(bed.game.legal(bed.state)) == [4, 10]
    bed.do(10)
    assert bed.state.at[0] == 11


@pytest.mark.rule("MT-TURN-06")
def test_who_stops_on_a_junction_chooses_when_it_leaves():
    bed = Bed(game_of(board=track(PCS, s3=("s10",))), [3, 1, 1])
    bed.go()
    assert bed.asked == (c.BEFORE, 2)
    play(bed, 2)
    assert bed.asked == (c.WAY, 1)


@pytest.mark.rule("MT-TURN-07")
def test_a_turn_is_card_spin_space_card():
    nugget = ("nugget", "turn", [{"do": "gain", "amount": 60}])
    party = ("party", "turn", [{"do": "gain", "amount": 5}])
    bed = Bed(game_of(PCS, items=[nugget], events=[party]), [1])
    bed.give(1, cards=["nugget", "party"])
    bed.use("nugget")
    assert bed.asked == (c.BEFORE, 1), "the spin is still to come"
    assert list(bed.game.legal(bed.state)) == [c.GO], "one card before the spin"
    bed.go()
    assert bed.asked == (c.AFTER, 1)
    bed.use("party")
    assert bed.state.pcs[0] == 100 + 60 + 10 + 5
    assert bed.state.used_items == 0, "what was used counts for one turn"
    assert bed.asked == (c.BEFORE, 2)


@pytest.mark.rule("MT-TURN-07")
def test_a_card_that_moves_the_pawn_lets_the_space_act_once_more_a_turn():
    wind = ("wind", "instant", [{"do": "move", "spaces": 1}])
    bed = Bed(game_of(["event"] * 20, events=[wind]), [1])
    bed.go()
    assert bed.state.at[0] == 3, "1 by the spin, 1 by the event there, 1 by the one after, which acts no more"
    assert len(bed.happened("space")) == 2


def loop_game(times=3, spins=()):
    """START, s1, the junction s2; s3 to s5 are the loop, s6 leads on to GOAL."""
    board = track(PCS[:10], loop={"junction": "s2", "enter": "s3"}, s2=("s6",), s5=("s2",))
    board["spaces"][5]["last"] = True
    return Bed(game_of(board=board, loop_times=times), spins)


@pytest.mark.rule("MT-RUI-02")
def test_a_pawn_may_go_round_the_loop_three_times_and_then_must_go_on():
    bed = loop_game(spins=[4, 0, 4, 0, 4, 0, 4, 0])
    for loops in range(3):
        bed.go()
        assert bed.state.loops[0] == loops
        assert list(bed.game.legal(bed.state)) == [3, 6]
        bed.do(3)
        bed.go()
    bed.go()
    assert bed.state.loops[0] == 3
    assert bed.state.at[0] == 7, "the third time round it goes on without being asked"
    assert bed.happened("enough") == [(0, 3)]


@pytest.mark.rule("MT-RUI-02")
def test_the_first_arrival_from_outside_counts_nothing():
    bed = loop_game(spins=[2])
    bed.go()
    assert (bed.state.at[0], bed.state.loops[0]) == (2, 0)


@pytest.mark.rule("MT-RUI-03")
def test_0_on_ruins_challenges_again_and_the_counter_stays():
    bed = Bed(game_of(["ruins"] * 20), [1, 1, 1, 1, 0, 1])
    bed.state.loops[0] = 2
    play(bed, 3)
    assert len([args for args in bed.happened("rare") if args[0] == 0]) == 2
    assert bed.state.loops[0] == 2


def test_who_misses_a_turn_is_passed_over_once():
    bed = start([1, 1, 1], seats=2)
    bed.state.missing[1] = 1
    bed.go()
    assert bed.asked == (c.BEFORE, 1)
    bed.go()
    assert bed.asked == (c.BEFORE, 2)


def test_another_turn_is_taken_at_once():
    again = ("again", "turn", [{"do": "turn_again"}])
    bed = Bed(game_of(PCS, events=[again]), [1, 1])
    bed.give(1, cards=["again"])
    bed.use("again")
    bed.go()
    assert bed.asked == (c.BEFORE, 1)
    bed.go()
    assert bed.asked == (c.BEFORE, 2)
