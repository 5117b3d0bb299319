"""The game that a playtest plays."""

import pytest

from tests.gui.playtest.skirmish import WAIT, Skirmish, workspace
from workbench.engine.ruleset import SetupRefused
from workbench.gui.document import Document
from workbench.gui.playtest.match import Match
from workbench.model.ref import EntityRef

DUEL = EntityRef("test", "scenario", "duel")


@pytest.fixture
def match(packs_of):
    """A match of the skirmish; its scenario names no sides."""
    return Match(Document(workspace(packs_of(scenario__duel={}))), DUEL)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_scenario_that_names_no_sides_has_the_seats_of_its_game(match, monkeypatch, seats):
    monkeypatch.setattr(Skirmish, "seats", seats)
    named = {seat: f"Seat {seat}" for seat in range(1, seats + 1)}
    assert match.seat_names() == named
    match.start(1, dict.fromkeys(named))
    assert match.seat_names() == named


def test_what_cannot_be_played_has_one_seat(packs_of):
    space = workspace(packs_of(scenario__duel={}), [SetupRefused(["no board"])])
    assert Match(Document(space), DUEL).seat_names() == {1: "Seat 1"}


def test_a_game_can_be_lost_once_a_person_decided_until_it_is_kept(match, tmp_path):
    match.start(1, {1: None, 2: "greedy"})
    assert not match.to_lose
    match.session.choose(WAIT)
    assert match.to_lose
    match.save(tmp_path / "game.json")
    assert not match.to_lose
    match.session.advance()
    assert not match.to_lose
    match.session.choose(WAIT)
    assert match.to_lose
    match.load(tmp_path / "game.json")
    assert not match.to_lose
