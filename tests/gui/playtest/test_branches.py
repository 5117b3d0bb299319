"""The branches of a game, as a tree to go about in."""

import pytest

from tests.gui.playtest.skirmish import WAIT, Skirmish
from workbench.gui.playtest.branches import NUMBER, Branches
from workbench.playtest.session import Session


@pytest.fixture
def session():
    return Session(Skirmish(), 1, {1: None, 2: None})


@pytest.fixture
def tree(qtbot):
    made = Branches()
    qtbot.addWidget(made)
    return made


def texts(item):
    return [(item.child(n).text(0), texts(item.child(n))) for n in range(item.childCount())]


def test_a_game_without_branches_is_one_stretch(session, tree):
    session.choose(6)
    session.choose(8)
    tree.show_session(session)
    assert texts(tree.invisibleRootItem()) == [("Start  ·  to decision 2  ·  here: 2", [])]


def test_another_choice_is_a_branch_and_both_are_told_by_their_first_decision(session, tree):
    session.choose(6)
    session.choose(8)
    session.undo()
    session.choose(WAIT)
    tree.show_session(session)
    (start,) = texts(tree.invisibleRootItem())
    assert start == ("Start  ·  to decision 1", [("2. Step to 8", []), ("2. Wait  ·  here: 2", [])])
    assert tree.currentItem().text(0).startswith("2. Wait")


def test_enter_asks_to_go_to_the_end_of_a_stretch(session, tree):
    session.choose(6)
    session.choose(8)
    session.undo()
    session.choose(WAIT)
    tree.show_session(session)
    seen = []
    tree.went.connect(seen.append)
    other = tree.topLevelItem(0).child(0)
    tree.itemActivated.emit(other, 0)
    assert seen == [other.data(0, NUMBER)] == [2]
    session.go_to(2)
    tree.show_session(session)
    assert "here" in tree.currentItem().text(0)
    assert session.decisions == [6, 8]


def test_no_game_has_no_branches(tree):
    tree.show_session(None)
    assert tree.topLevelItemCount() == 0
