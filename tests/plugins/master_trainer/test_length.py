"""The exact length of a game against games that are played."""

import dataclasses
import math

import pytest

from plugins.master_trainer.codes import GOAL, PLAIN, START
from plugins.master_trainer.compile import compile_table
from plugins.master_trainer.game import TrainerGame
from plugins.master_trainer.length import expected, expected_last, turns_to_goal
from workbench.engine.play import play
from workbench.engine.reckoned import Reckons
from workbench.workspace import Workspace

from .bed import game_of


def test_a_board_of_one_step_takes_eleven_tenths_of_a_turn():
    board = game_of([]).table.board
    assert expected(turns_to_goal(board, 3)) == pytest.approx(11 / 10)
    assert expected_last(turns_to_goal(board, 3), 1) == pytest.approx(11 / 10)
    assert expected_last(turns_to_goal(board, 3), 2) == pytest.approx(2 * 11 / 10 - 1 / (1 - 1 / 121))


def test_a_game_reckons_its_length_in_words():
    game = game_of([])
    assert isinstance(game, Reckons)
    assert game.reckoned("en")[0].startswith("a pawn needs 1.1 turns to GOAL, the last of 2 arrives in round 1.2 (")
    assert game.reckoned("it")[0].startswith("una pedina impiega 1.1 turni")


def test_the_chances_add_up_and_more_times_round_the_loop_take_longer():
    table = compile_table(Workspace.open("master_trainer").snapshot("standard_game"))
    turns = [turns_to_goal(table.board, times) for times in range(4)]
    assert all(sum(each) == pytest.approx(1) for each in turns)
    means = [expected(each) for each in turns]
    assert means == sorted(means)


@pytest.mark.parametrize("scenario", ["standard_game", "two_trainers"])
def test_games_on_the_shipped_board_last_as_long_as_reckoned(scenario):
    """Without events, cards that move pawns and instructions: what the chain knows of. Within four standard errors."""
    table = compile_table(Workspace.open("master_trainer").snapshot(scenario))
    bare = dataclasses.replace(
        table.board, kind=tuple(kind if kind in (START, GOAL) else PLAIN for kind in table.board.kind)
    )
    items = tuple(n for n in table.item_deck if table.cards[n].when == "battle")
    game = TrainerGame(dataclasses.replace(table, board=bare, item_deck=items))
    rounds = [game.rounds(play(game, ["random"], seed).state) for seed in range(400)]
    mean = sum(rounds) / len(rounds)
    error = math.sqrt(sum((each - mean) ** 2 for each in rounds) / len(rounds) / (len(rounds) - 1))
    assert abs(mean - expected_last(turns_to_goal(table.board, 3), game.seats)) < 4 * error
