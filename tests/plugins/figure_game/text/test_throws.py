"""Wheels and the coin at the table of those who spin themselves."""

import pytest

from workbench.engine.scripted import NeedsRoll
from workbench.engine.throw import NamesThrows
from workbench.workspace import Workspace


@pytest.fixture(scope="module")
def game():
    workspace = Workspace.open("figure_arena")
    return workspace.compile(workspace.snapshot("standard_match"))


@pytest.mark.parametrize(("lang", "begins"), [("en", "Spin the wheel of"), ("it", "Gira la ruota di")])
def test_a_wheel_is_asked_by_its_segments(game, lang, begins):
    assert isinstance(game, NamesThrows)
    wheel = game.arena.pieces[0].wheel
    throw = game.throw(NeedsRoll(0, wheel.total, 1, ("wheel", 0)), lang)
    assert throw.question.startswith(begins)
    assert len(throw.answers) == len(wheel.sizes)
    assert str(len(wheel.sizes)) in throw.question


def test_each_segment_is_answered_by_a_face_that_stops_there(game):
    for figure, piece in enumerate(game.arena.pieces):
        throw = game.throw(NeedsRoll(0, piece.wheel.total, 1, ("wheel", figure)), "en")
        ends = piece.wheel.ends
        for segment, (_, face) in enumerate(throw.answers):
            assert (0, *ends)[segment] < face <= ends[segment]


def test_a_trainers_wheel_and_the_coin_are_named(game):
    side = game.arena.sides[0]
    throw = game.throw(NeedsRoll(0, side.success + side.miss, 1, ("trainer", 1)), "en")
    assert throw.answers == (("Success", 1), ("Miss", side.success + 1))
    coin = game.throw(NeedsRoll(0, 2, 1, ("coin",)), "it")
    assert coin.question == "Lancia la moneta: chi comincia?"
    assert [face for _, face in coin.answers] == [1, 2]
    assert game.throw(NeedsRoll(0, 20, 1), "en") is None


def test_who_attacks_at_an_own_table_is_asked_for_the_wheel(game):
    """Played until somebody spins: what is waited for says whose wheel it is."""
    workspace = Workspace.open("figure_arena")
    session = workspace.session("standard_match", 1, {1: "greedy", 2: "greedy"})
    session.table_dice = True
    while session.needs is None or session.needs.what[:1] != ("wheel",):
        if session.needs is not None:
            session.lay_dice([1])
        else:
            session.advance()
    assert session.game.throw(session.needs, "en").question.startswith("Spin the wheel of ")
