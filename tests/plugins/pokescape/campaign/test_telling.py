"""The log of a campaign in both languages, and which entity each line is about."""

from plugins.pokescape.campaign import codes
from tests.plugins.pokescape.campaign.road import Trip, route


def fought() -> Trip:
    """A trip on which a bug was beaten and a rock captured."""
    trip = Trip(route(["cub"], items={"sure_ball": 1}))
    trip.meet()
    trip.do(codes.NO)
    trip.hurt(1, 2)
    trip.meet(which=20)
    trip.to_deed()
    trip.do(codes.USE, trip.item("sure_ball"), 1)
    trip.do(codes.YES)
    return trip


def test_tells_what_happened_on_the_way():
    english, italian = fought().log(), fought().log("it")
    for en, it in (
        ("Player 1 walks to 1,2", "Giocatore 1 va a 1,2"),
        ("Player 1 rolls 20 for an encounter: on 17 or more there is one",
         "Giocatore 1 tira 20 per un incontro: con 17 o più avviene"),
        ("Bug (wild) appears before Player 1", "Appare Bug (selvatico) davanti a Giocatore 1"),
        ("Cub of Player 1 gains 1 experience marker and has 1",
         "Cub di Giocatore 1 riceve 1 segnalino esperienza e ne ha 1"),
        ("Player 1 captures Rock (wild)", "Giocatore 1 cattura Rock (selvatico)"),
        ("Rock joins the party of Player 1", "Rock entra nella squadra di Giocatore 1"),
    ):  # fmt: skip
        assert en in english
        assert it in italian


def test_lines_open_the_entity_that_they_are_about():
    trip = fought()
    sources = {event.what: trip.game.source(event) for event in trip.told}
    assert (sources["ball"], sources["captured"], sources["step"]) == ("item:sure_ball", "army_card:rock", "")
    assert (sources["wild"], sources["joined"]) == ("army_card:rock", "army_card:rock")


def test_a_cast_of_the_rod_is_told_as_fishing():
    trip = Trip(route(["cub"], items={"rod": 1}, encounters=[{"table": "grass", "terrains": ["pond"],
                                                              "method": "fishing"}]))  # fmt: skip
    trip.stand(1, 5)
    trip.do(codes.FISH, faces=(16,))
    assert "Player 1 fishes and rolls 16: on 17 or more something bites" in trip.log()
    assert "Giocatore 1 pesca e tira 16: con 17 o più qualcosa abbocca" in trip.log("it")


def test_of_two_pokemon_of_a_name_the_log_says_which_gains():
    trip = Trip(route(["cub", "cub"]))
    trip.meet()
    trip.do(codes.NO)
    trip.hurt(2, 2)
    assert [line for line in trip.log() if "gains" in line] == ["Cub 1 of Player 1 gains 1 experience marker and has 1"]


def test_what_is_refilled_is_told_only_when_something_was_gone():
    trip = Trip(route(["cub"], items={"drink": 2, "ball": 3}, rules={"refill": ["drink", "ball"]}))
    trip.state.bag[trip.item("drink")] = 0
    trip.meet(which=20)
    trip.do(codes.NO)
    trip.hurt(0, 9)
    assert [line for line in trip.log() if "again" in line] == ["Player 1 has 2 × Drink again"]
    assert "Giocatore 1 ha di nuovo 2 × Drink" in trip.log("it")


def test_a_scenarios_name_is_told_once_not_with_every_battle():
    people = {"boy": {"at": [6, 2], "facing": 3, "party": [{"species": "bug"}]}}
    walked = Trip(route(["cub"], people=people, encounters=[]))
    walked.do(codes.STEP)
    assert walked.heard("eye_contact")
    assert walked.log().count("Trial") == 1
    assert Trip(route(["cub"], ["bug"], rules={"mode": "one_on_one"})).log().count("Trial") == 1
