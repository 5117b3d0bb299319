"""The track as a graph."""

import pytest

from plugins.master_trainer.board import compile_board, steps_to_goal
from plugins.master_trainer.compile import compile_table
from plugins.master_trainer.structs.views import Track
from workbench.api.rules import read
from workbench.engine.ruleset import SetupRefused
from workbench.workspace import Workspace

from .bed import game_of, snapshot, track


def shipped():
    return compile_table(Workspace.open("master_trainer").snapshot("standard_game")).board


@pytest.mark.rule("MT-BRD-01")
def test_the_loop_is_all_that_leads_back_to_its_junction():
    board = track(["plain"] * 8, loop={"junction": "s2", "enter": "s3"}, s2=("s6",), s5=("s2",))
    board["spaces"][5]["last"] = True
    compiled = game_of(board=board).table.board
    assert compiled.inside == {3, 4, 5}
    assert compiled.ways(2, 2, 3) == (3, 6)
    assert compiled.ways(2, 3, 3) == (6,)


@pytest.mark.rule("MT-BRD-01")
def test_the_shipped_board_has_two_forks_and_a_loop_of_eight_spaces_half_of_them_ruins():
    board = shipped()
    assert len(board.ids) == 80
    assert len(board.inside) == 8
    assert [board.ids[at] for at, ways in enumerate(board.after) if len(ways) > 1] == [
        "meadow_5",
        "ruins_gate",
        "forest_5",
    ]
    ruins = [at for at, kind in enumerate(board.kind) if kind == board.kind[board.enter]]
    assert len(board.inside & set(ruins)) == 4


def test_the_way_to_goal_is_the_shortest_and_none_from_a_dead_end():
    board = track(["plain"] * 6, s2=("s5",))
    board["spaces"][4]["last"] = True
    compiled = compile_board(read(Track, board))
    assert steps_to_goal(compiled) == (5, 4, 3, -1, -1, 2, 1, 0)


@pytest.mark.rule("MT-BRD-01")
def test_a_board_whose_goal_cannot_be_reached_is_refused_with_the_space():
    board = track(["plain"] * 4)
    board["spaces"][2]["last"] = True
    with pytest.raises(SetupRefused, match="GOAL cannot be reached from `s2`"):
        compile_table(snapshot(board=board))
