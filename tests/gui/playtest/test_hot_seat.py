"""Who sits before the screen."""

import pytest

from tests.engine.toy import GAME
from tests.gui.playtest.skirmish import WAIT, Skirmish
from workbench.gui.playtest.hot_seat import HotSeat, people
from workbench.playtest.session import Session


def test_two_people_with_hidden_hands_wait_for_each_other():
    session, seats = Session(GAME, 3, {1: None, 2: None}), HotSeat()
    assert people(session) == [1, 2]
    assert (seats.awaited(session), seats.eyes(session)) == (0, 1)
    session.choose(session.legal()[0])
    assert (seats.awaited(session), seats.eyes(session)) == (2, 1)
    seats.came(session)
    assert (seats.awaited(session), seats.eyes(session)) == (0, 2)
    session.undo()
    assert (seats.awaited(session), seats.eyes(session)) == (1, 2)


@pytest.mark.parametrize("agents", [{1: None, 2: "greedy"}, {1: "greedy", 2: None}])
def test_one_person_waits_for_nobody_and_sees_what_is_theirs_while_agents_decide(agents):
    session, seats, person = Session(GAME, 3, agents), HotSeat(), 1 if agents[1] is None else 2
    while session.result is None:
        assert (seats.awaited(session), seats.eyes(session)) == (0, person)
        if not session.advance():
            session.choose(session.legal()[0])


def test_an_open_game_or_people_who_want_no_curtain_wait_for_nobody():
    for game, on in ((Skirmish(), True), (GAME, False)):
        session, seats = Session(game, 3, {1: None, 2: None}), HotSeat()
        seats.on = on
        for _ in range(3):
            assert seats.awaited(session) == 0
            assert seats.eyes(session) == session.prompt.seat
            session.choose(WAIT if game is not GAME else session.legal()[0])


def test_without_a_game_the_first_seat_looks():
    assert (HotSeat().awaited(None), HotSeat().eyes(None)) == (0, 1)
