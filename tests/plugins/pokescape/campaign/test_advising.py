"""Yes, no and verbs say what they bring."""

import pytest

from plugins.pokescape.campaign import advising, codes
from tests.plugins.pokescape.campaign.road import Trip, route


@pytest.mark.rule("PS-WLD-07")
def test_who_may_flee_reads_what_that_costs():
    trip = Trip(route(["cub"]))
    trip.meet()
    assert trip.options()["Yes"] == "the battle ends at once, nobody gets markers"
    assert trip.options()["No"].startswith("the battle goes on")
    assert trip.options("it")["Sì"] == "la lotta finisce subito, nessuno riceve segnalini"


@pytest.mark.rule("PS-CAP-07")
def test_who_was_captured_comes_along_or_waits():
    trip = Trip(route(["cub"], items={"sure_ball": 1}))
    trip.meet()
    trip.to_deed()
    trip.do(codes.USE, trip.item("sure_ball"), len(trip.state.cast) - 1)
    assert trip.options()["No"] == "it waits for you at the PokéCenter"


@pytest.mark.rule("PS-TURN-02")
def test_a_turn_and_what_may_be_done_in_its_place_say_what_they_are():
    trip = Trip(route(["cub", "cat"], items={"drink": 1}))
    trip.meet()
    trip.hurt(0, 1)
    trip.to_deed()
    found = trip.options()
    assert found["Take the turn"] == "it moves, then it attacks"
    assert found["Switch to Cat"].startswith("instead of the turn; life 5 of 5, move ")
    assert found["Use Drink on Cub"]


def test_visits_say_what_they_are_for():
    rules = {"centers": [[0, 3]], "marts": [[0, 3]], "wares": [{"item": "ball"}], "money": 50}
    trip = Trip(route(["cub"], rules=rules))
    trip.stand(0, 3)
    found = trip.options()
    assert found["Visit the PokéMart"] == "you have 50 to spend"
    assert found["Visit the PokéCenter"].startswith("everybody is healed")


@pytest.mark.rule("PS-ENC-04")
def test_fishing_says_what_it_takes_and_how_likely_it_brings_something():
    trip = Trip(route(["cub"], items={"rod": 1}))
    for action in trip.game.legal(trip.state):
        assert trip.game.option(trip.state, action, "en").label != "Fish", "no water here"
    said = trip.game.option(trip.state, codes.code(codes.FISH), "en")
    assert said.detail == "instead of a step: d20, on 17 or more a Pokémon of the water bites (20%)"


@pytest.mark.rule("PS-NEU-02")
def test_an_order_marker_says_what_it_brings_on_either_card():
    assert advising.splitting(0, False, "en") == "turn 1 of the round is yours to play"
    assert advising.splitting(1, True, "en").startswith(
        "when it is revealed you take a turn with it, but throw no ball"
    )
    assert advising.splitting(1, True, "it").startswith("quando si rivela fai un turno con quel Pokémon")
    assert advising.splitting(3, True, "it") == "un’esca: non dà nessun turno"


@pytest.mark.rule("PS-CAP-10")
def test_who_is_stored_waits():
    trip = Trip(route(["cub", "cat"], rules={"centers": [[0, 3]]}))
    trip.stand(0, 3)
    trip.do(codes.TO_CENTER)
    assert trip.options()["Store Cub"] == "it waits here, healed, until you take it along again"


@pytest.mark.rule("PS-EVO-01")
def test_evolving_says_what_it_costs_and_what_goes_with_the_old_card():
    trip = Trip(route(["cub"]))
    trip.state.xp[0] = 200
    (said,) = [detail for label, detail in trip.options().items() if label.startswith("Evolve Cub")]
    assert said.endswith("markers; wounds and status go")
    (said,) = [detail for label, detail in trip.options("it").items() if label.startswith("Fai evolvere Cub")]
    assert said.endswith("segnalini; ferite e stato spariscono")
