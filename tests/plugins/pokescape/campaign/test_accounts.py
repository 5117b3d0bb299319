"""Encounters, captures, evolutions and meetings explained, with what a picture of them shows."""

import pytest

from plugins.pokescape.campaign import codes
from tests.plugins.pokescape.campaign.road import Trip, route
from workbench.engine.event import Event

PEOPLE = {"boy": {"at": [8, 3], "facing": 3, "party": [{"species": "bug"}], "prize": 40}}


def told(trip, lang="en"):
    """Every account with a picture, by the event's word."""
    found = ((event.what, trip.game.account(event, lang)) for event in trip.told)
    return {what: account for what, account in found if account and account.moment}


@pytest.mark.rule("PS-CAP-02")
def test_a_capture_says_what_was_rolled_added_and_needed_and_how_it_ended():
    trip = Trip(route(["cub"], items={"ball": 2}))
    trip.meet(which=20)
    trip.to_deed()
    trip.do(codes.USE, trip.item("ball"), len(trip.state.cast) - 1, faces=(7,))
    (account,) = (
        account
        for event in trip.told
        if event.what == "roll" and (account := trip.game.account(event, "en")) and account.needed == 25
    )
    assert [part.label for part in account.parts] == ["d20", "ball", "status", "wounds"]
    assert account.parts[0].value == 7
    assert account.total < account.needed
    moment = told(trip)["broke_free"]
    assert (moment.moment, moment.tokens[0].title) == ("lost", "Rock")


@pytest.mark.rule("PS-ENC-01")
def test_an_encounter_says_from_which_face_there_is_one_and_what_a_capture_takes():
    trip = Trip(route(["cub"]))
    trip.meet(which=20)
    rolls = [trip.game.account(event, "it") for event in trip.told if event.what == "roll"]
    encounter = next(account for account in rolls if account.needed)
    assert (encounter.needed, encounter.title.partition("· ")[2]) == (17, "c’è un Pokémon selvatico?")
    wild = told(trip)["wild"]
    assert wild.moment == "meet"
    assert wild.lines == ("To capture it: d20 + ball + status + wounds must reach 25",)


def test_an_evolution_shows_before_and_after_and_the_numbers_that_change():
    trip = Trip(route(["cub"]))
    event = Event("evolved", (1, trip.kind("cub"), trip.kind("cat")))
    account = trip.game.account(event, "en")
    assert account.moment == "grow"
    assert [token.title for token in account.tokens] == ["Cub", "Cat"]
    assert account.lines


def test_a_meeting_shows_the_map_trainer():
    trip = Trip(route(["cub"], people=PEOPLE))
    account = trip.game.account(Event("eye_contact", (1, 0)), "en")
    assert (account.moment, account.tokens[0].entity) == ("meet", "trainer:boy")


def test_events_that_explain_themselves_have_no_account_and_steps_are_causes():
    trip = Trip(route(["cub"]))
    assert trip.game.account(Event("walk", (1,)), "en") is None
    assert trip.game.account(Event("step", (1, 0, 1)), "en").role == "cause"
