"""Playtests: people and agents, undo, branches, typed dice, log, replay."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.toy import GAME, Toy
from workbench.engine.play import play
from workbench.engine.replay import Replay, verify
from workbench.engine.rerun import IllegalDecision
from workbench.engine.scripted import BadFace
from workbench.engine.seats import UnknownAgent
from workbench.playtest.session import Session

PERSONS = {1: None, 2: None}
AGENTS = {1: "random", 2: "greedy"}


def bytes_of(session):
    return GAME.pack(session.state)


def finish(session):
    """Let agents play, and choose the first action for people, to the end."""
    while session.result is None:
        if not session.advance():
            session.choose(session.legal()[0])
    return session


def test_agents_play_a_session_as_they_play_a_game():
    session = finish(Session(GAME, 5, AGENTS))
    assert session.decisions == play(GAME, AGENTS, 5).decisions
    assert session.result == play(GAME, AGENTS, 5).result
    assert session.prompt is None
    assert not session.advance()
    assert (session.options(), session.question()) == ([], "")


def test_a_person_is_asked_and_agents_answer():
    session = Session(GAME, 5, {1: None, 2: "greedy"})
    assert session.waits_for_person
    assert not session.advance()
    assert session.question("it") == "Quale carta?"
    assert [option.action for option in session.options()] == list(session.legal())
    session.choose(session.options()[0].action)
    assert not session.waits_for_person
    assert session.advance()
    assert session.waits_for_person


def test_an_illegal_choice_is_refused_and_changes_nothing():
    session = Session(GAME, 5, PERSONS)
    before = bytes_of(session)
    with pytest.raises(IllegalDecision, match="decision 1 is `99`"):
        session.choose(99)
    assert bytes_of(session) == before


def test_undo_goes_back_to_the_persons_last_choice_and_redo_returns():
    session = Session(GAME, 5, {1: None, 2: "greedy"})
    first = bytes_of(session)
    session.choose(session.legal()[0])
    session.advance()
    second = bytes_of(session)
    assert session.undo()
    assert bytes_of(session) == first
    assert not session.undo()
    assert session.redo()
    assert bytes_of(session) == second
    assert not session.redo()


def test_undo_of_agents_alone_is_one_decision():
    session = finish(Session(GAME, 5, AGENTS))
    count = len(session.decisions)
    session.undo()
    assert len(session.decisions) == count - 1
    session.redo()
    assert session.result is not None


def test_agents_choose_the_same_after_an_undo():
    session = Session(GAME, 5, AGENTS)
    session.advance()
    taken = session.decisions
    session.undo()
    session.advance()
    assert session.decisions == taken
    assert session.branches() == {0: [1], 1: []}


def test_another_choice_opens_a_branch_and_the_old_one_stays():
    session = Session(GAME, 5, PERSONS)
    one, two = session.legal()[:2]
    session.choose(one)
    session.undo()
    session.choose(two)
    assert session.branches() == {0: [1, 2], 1: [], 2: []}
    session.go_to(1)
    assert session.decisions == [one]
    session.undo()
    session.redo()
    assert session.decisions == [one]
    session.undo()
    session.choose(two)
    assert session.position == 2


@given(st.lists(st.sampled_from(["first", "last", "undo", "redo"]), max_size=30), st.sampled_from([1, 3, 16]))
def test_however_one_wanders_the_state_is_that_of_the_decisions(steps, keep_every):
    session = Session(GAME, 5, PERSONS, keep_every=keep_every)
    for step in steps:
        if step == "undo":
            session.undo()
        elif step == "redo":
            session.redo()
        elif session.legal():
            session.choose(session.legal()[0 if step == "first" else -1])
    fresh = Session(GAME, 5, PERSONS)
    for action in session.decisions:
        fresh.choose(action)
    assert bytes_of(session) == bytes_of(fresh)


STEPS = ("first", "last", "undo", "redo", "root", "table", "dice", "dice", "hand over")


@given(st.lists(st.tuples(st.sampled_from(STEPS), st.integers(1, 6)), max_size=40), st.sampled_from([1, 4]))
def test_however_dice_are_typed_and_decisions_taken_back_the_replay_proves_itself(steps, keep_every):
    session = Session(GAME, 5, PERSONS, keep_every=keep_every, dice=[2])
    for step, face in steps:
        if step in ("undo", "redo"):
            getattr(session, step)()
        elif step == "root":
            session.go_to(0)
        elif step == "table":
            session.table_dice = not session.table_dice
        elif step == "dice":
            session.lay_dice([face])
        elif step == "hand over":
            session.seat_agent(2, None if session.agents[2] else "random")
        elif session.needs is None and session.waits_for_person:
            session.choose(session.legal()[0 if step == "first" else -1])
        else:
            session.advance()
    replay = Replay.from_bytes(session.replay().to_bytes())
    assert verify(GAME, replay).matches
    resumed = Session.resumed(GAME, replay)
    assert bytes_of(resumed) == bytes_of(session)
    assert resumed.dice == session.dice


def duel(session):
    """Choose a card for each seat: the second choice rolls two dice."""
    session.choose(session.legal()[0])
    return session.choose(session.legal()[0])


def test_the_table_rolls_when_it_wants_to():
    session = Session(GAME, 5, PERSONS)
    session.table_dice = True
    before = bytes_of(session)
    assert not duel(session)
    assert (session.needs.sides, session.needs.count, session.waits_for_person) == (6, 2, True)
    assert len(session.decisions) == 1
    assert not session.lay_dice([6])
    assert session.needs.count == 1
    assert session.lay_dice([1])
    assert session.needs is None
    assert ("roll", "roll 0, 6, 6, 1, duel") in [(line.kind, line.text) for line in session.log()]
    assert session.dice == {2: (6, 1)}
    session.undo(), session.undo()
    assert bytes_of(session) == before


def test_undo_takes_back_a_decision_that_waits_for_dice():
    session = Session(GAME, 5, PERSONS)
    session.table_dice = True
    duel(session)
    assert session.undo()
    assert session.needs is None
    assert len(session.decisions) == 1


def test_a_die_that_cannot_show_its_face_is_taken_back():
    session = Session(GAME, 5, PERSONS)
    session.table_dice = True
    duel(session)
    with pytest.raises(BadFace):
        session.lay_dice([7, 1])
    assert session.lay_dice([2, 3])


@pytest.mark.parametrize("table_dice", [True, False])
def test_dice_that_a_decision_has_no_use_for_are_taken_back(table_dice):
    session = Session(GAME, 5, PERSONS)
    session.table_dice = table_dice
    session.lay_dice([4])
    session.choose(session.legal()[0])
    session.lay_dice([6, 1, 20])
    session.choose(session.legal()[0])
    assert session.dice == {2: (6, 1)}
    assert session.state.chance.faces == []
    assert verify(GAME, session.replay()).matches


def test_what_if_the_dice_fell_otherwise_is_a_branch():
    session = Session(GAME, 5, PERSONS)
    duel(session)
    session.undo()
    session.lay_dice([6, 1])
    session.choose(session.legal()[0])
    assert "roll 0, 6, 6, 1, duel" in [line.text for line in session.log()]
    assert len(session.branches()[1]) == 2


def test_dice_for_the_whole_game_can_be_given_at_the_start():
    session = Session(GAME, 5, PERSONS, dice=[6, 1])
    duel(session)
    assert "roll 0, 6, 6, 1, duel" in [line.text for line in session.log()]
    assert verify(GAME, session.replay()).matches


def test_table_dice_can_be_turned_off_again():
    session = Session(GAME, 5, PERSONS)
    session.table_dice = True
    duel(session)
    session.lay_dice([6, 1])
    session.table_dice = False
    finish(session)
    assert verify(GAME, session.replay()).matches


def test_the_log_tells_people_only_what_all_of_them_may_know():
    class Chatty(Toy):
        def tell(self, event, lang):
            return f"{event.what} {event.args}"

    def kinds(agents):
        session = Session(Chatty(), 5, agents)
        session.choose(session.legal()[0]) if agents[1] is None else session.advance()
        return [line.kind for line in session.log()]

    assert kinds({1: None, 2: "greedy"}) == ["pick"]
    assert kinds({1: None, 2: None}) == []
    assert kinds({1: "greedy", 2: None}) == []
    assert kinds(AGENTS) == ["pick"]


def test_a_scene_is_what_a_seat_sees():
    session = Session(GAME, 5, PERSONS)
    other = session.scene(1).zones[1]
    assert {card.face for card in other.cards} == {"down"}


def test_a_replay_of_a_session_proves_itself_and_can_be_resumed():
    session = Session(GAME, 5, {1: None, 2: "greedy"})
    session.lay_dice([3])
    finish(session)
    replay = Replay.from_bytes(session.replay().to_bytes())
    assert verify(GAME, replay).matches
    resumed = Session.resumed(GAME, replay)
    assert bytes_of(resumed) == bytes_of(session)
    assert resumed.agents == session.agents
    assert resumed.log() == session.log()
    assert resumed.undo()


def test_a_game_in_the_middle_can_be_saved():
    session = Session(GAME, 5, PERSONS)
    session.choose(session.legal()[0])
    replay = session.replay()
    assert replay.result is None
    assert verify(GAME, replay).matches
    assert finish(Session.resumed(GAME, replay)).result


def test_a_changed_game_refuses_a_record_that_it_does_not_allow():
    class Strict(Toy):
        def is_legal(self, state, action):
            return action == 0

    with pytest.raises(IllegalDecision):
        Session.resumed(Strict(), finish(Session(GAME, 5, AGENTS)).replay())


@pytest.mark.parametrize(
    ("agents", "said"),
    [({1: None}, "seat 2 has no player"), ({1: None, 2: "deep"}, "`deep` is none of"), ({3: None}, "seat 3 is not")],
)
def test_wrong_seats_and_agents_are_refused(agents, said):
    with pytest.raises(UnknownAgent, match=said):
        Session(GAME, 5, agents)


def test_a_seat_can_change_hands():
    session = Session(GAME, 5, PERSONS)
    session.seat_agent(1, "greedy")
    assert session.advance()
    session.seat_agent(1, None)
    assert session.waits_for_person
