"""Turns: what one is made of, who begins, how a game ends."""

import pytest

from plugins.figure_game.arena import CARDS
from plugins.figure_game.state import ATTACK, MAIN, SPACE
from workbench.api.rules import Chance
from workbench.engine.scripted import ScriptedChance

from .bed import Bed, board, figure

ONE, TWO = figure(1), figure(2)
SLEEP = {"do": "afflict", "condition": "asleep", "on": "chosen"}
LURE = [{"do": "choose", "among": {"side": "enemy"}, "then": [SLEEP]}]
REVIVE = [{"do": "choose", "among": {"side": "ally", "at": "center"}, "then": [{"do": "to_bench", "on": "chosen"}]}]


@pytest.mark.rule("FG-SET-01")
def test_a_game_begins_with_everybody_on_the_bench_and_the_trainers_beside_the_board():
    bed = Bed({"ann": TWO, "amy": TWO}, {"bob": TWO})
    state = bed.game.new(Chance(1, 16))
    assert state.at == [-1, -1, -1]


@pytest.mark.rule("FG-SET-02")
@pytest.mark.parametrize("face", [1, 2])
def test_a_coin_decides_who_begins(face):
    bed = Bed({"ann": TWO}, {"bob": TWO})
    assert bed.game.prompt(bed.game.new(ScriptedChance(0, 16, [face]))).seat == face


@pytest.mark.rule("FG-WIN-01")
@pytest.mark.rule("FG-WIN-03")
def test_who_comes_to_the_opponents_goal_has_won_at_once_before_surround_and_attack():
    bed = Bed({"ann": TWO}, {"bob": TWO, "ben": ONE}).at(ann="c", bob="b").begin().move("ann", "B")
    result = bed.game.terminal(bed.state)
    assert (result.winner, result.reason, result.texts["it"]) == (1, "goal reached", "meta raggiunta")
    assert not bed.legal


@pytest.mark.rule("FG-WIN-02")
def test_who_can_neither_move_nor_enter_nor_attack_nor_play_loses_at_the_start_of_the_turn():
    bed = Bed({"ann": ONE}, {"bob": ONE, "ben": ONE}).at(ann="A", bob="a").ill("ann", "asleep").begin()
    assert (bed.game.terminal(bed.state).winner, bed.state.why) == (2, 2)


@pytest.mark.rule("FG-WIN-02")
def test_who_can_only_attack_has_not_lost_and_must_attack():
    bed = Bed({"ann": ONE}, {"bob": ONE, "ben": ONE}).at(ann="A", bob="a").begin()
    assert (bed.state.over, bed.legal) == (0, [3 + CARDS + 1])


@pytest.mark.rule("FG-WIN-02")
@pytest.mark.rule("FG-TRN-03")
def test_a_card_that_would_change_something_saves_from_losing_and_another_does_not():
    places = {"ann": "A", "bob": "a"}
    saved = Bed({"ann": ONE}, {"bob": ONE, "ben": ONE}, {"lure": LURE}).at(**places).ill("ann", "asleep").begin()
    assert saved.legal == [saved.arena.count]
    lost = Bed({"ann": ONE}, {"bob": ONE, "ben": ONE}, {"back": REVIVE}).at(**places).ill("ann", "asleep").begin()
    assert lost.game.terminal(lost.state).winner == 2


@pytest.mark.rule("FG-MOV-06")
def test_a_first_turn_in_which_nothing_is_legal_is_skipped_not_lost():
    bed = Bed({"ann": ONE}, {"bob": TWO})
    state = bed.game.new(ScriptedChance(0, 16, [1]))
    assert (bed.game.prompt(state).seat, state.turn) == (2, 2)
    both = Bed({"ann": ONE}, {"bob": ONE})
    state = both.game.new(ScriptedChance(0, 16, [1]))
    assert (both.game.prompt(state).seat, state.turn) == (1, 3)


@pytest.mark.rule("FG-WIN-04")
def test_after_the_turn_limit_it_is_a_draw():
    bed = Bed({"ann": ONE}, {"bob": ONE}, rules={"turn_limit": 10}).at(ann="A", bob="B").begin()
    bed.move("ann", "a")
    result = bed.game.terminal(bed.state)
    assert (result.winner, result.reason) == (None, "turn limit")
    assert Bed({"ann": ONE}, {"bob": ONE}).arena.settings.turn_limit == 300


@pytest.mark.rule("FG-TURN-01")
def test_a_turn_is_a_move_or_a_card_or_an_attack_and_there_is_no_passing():
    bed = Bed({"ann": TWO}, {"bob": ONE, "ben": ONE}, {"lure": LURE}).at(ann="b", bob="c").begin()
    count = bed.arena.count
    assert bed.legal == [0, count, count + CARDS + 1]
    assert bed.asked == MAIN


@pytest.mark.rule("FG-TURN-01")
def test_only_the_figure_that_has_moved_may_attack():
    bed = Bed({"ann": TWO, "amy": ONE}, {"bob": ONE, "ben": ONE}).at(ann="a", amy="d", bob="c").begin().move("ann", "b")
    assert bed.asked == ATTACK
    assert [divmod(action, 4) for action in bed.legal] == [(0, 2), (4, 0)]


@pytest.mark.rule("FG-TURN-01")
def test_a_move_beside_nobody_ends_the_turn_and_two_figures_never_move():
    bed = Bed({"ann": TWO, "amy": ONE}, {"bob": ONE}).at(ann="a", amy="b", bob="B").begin().move("ann", "x")
    assert (bed.state.seat, bed.asked) == (2, MAIN)


@pytest.mark.rule("FG-TURN-01")
def test_after_a_card_any_one_figure_may_attack_and_none_may_move():
    bed = Bed({"ann": TWO, "amy": ONE}, {"bob": ONE, "ben": ONE}, {"lure": LURE}).at(ann="b", amy="d", bob="c").begin()
    bed.dice(1).play().pick("bob")
    assert bed.asked == ATTACK
    assert [divmod(action, 4) for action in bed.legal] == [(0, 2), (1, 2), (4, 0)]


@pytest.mark.rule("FG-TRN-01")
def test_the_trainer_figure_holds_no_space_and_nobody_can_attack_it():
    bed = Bed({"ann": TWO}, {"bob": ONE, "ben": ONE}, {"lure": LURE}).at(ann="b", bob="c").begin()
    assert bed.arena.count == 3
    scene = bed.game.scene(bed.state, "en")
    assert all(figure.entity != "trainer_figure:boss" for figure in scene.figures)
    assert [zone.title for zone in scene.zones if zone.id == "cards:1"] == ["Training cards · Boss"], "beside the board"


@pytest.mark.rule("FG-TRN-02")
def test_22_of_24_spins_of_the_trainer_succeed_and_use_the_card_up():
    bed = Bed({"ann": TWO}, {"bob": ONE, "ben": ONE}, {"lure": LURE}).at(ann="a", bob="c").begin()
    bed.dice(22).play().pick("bob")
    assert (bed.has("bob"), bed.state.cards[0], bed.state.seat) == ("asleep", 0, 2)


@pytest.mark.rule("FG-TRN-02")
def test_on_a_miss_the_card_is_kept_and_the_turn_is_over():
    bed = Bed({"ann": TWO}, {"bob": ONE, "ben": ONE}, {"lure": LURE}).at(ann="b", bob="c").begin()
    bed.dice(23).play()
    assert (bed.has("bob"), bed.state.cards[0], bed.state.seat) == ("", 1, 2)


@pytest.mark.rule("FG-TRN-02")
def test_without_a_trainer_figure_there_are_no_cards():
    bed = Bed({"ann": TWO}, {"bob": ONE}, trainers=False).at(ann="b", bob="c").begin()
    assert bed.legal == [0, 2 + CARDS + 1]


def test_a_figure_is_chosen_and_then_its_space():
    bed = Bed({"ann": TWO}, {"bob": ONE}, map_=board()).at(ann="a", bob="B").begin().pick("ann")
    assert bed.asked == SPACE
