"""Exact odds against the dice as they are played."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from plugins.pokescape.campaign import codes
from plugins.pokescape.events import shields_of, skulls_of
from plugins.pokescape.questions import QUESTIONS
from tests.plugins.pokescape.campaign.road import Trip, route
from tests.plugins.pokescape.campaign.test_capture import BALLS, SLEEP, rock, throw
from workbench.engine.chance import Chance
from workbench.engine.enumerate import outcomes
from workbench.engine.question import Answer, Known, Unanswered

ROAD = route(["cub"], items=BALLS, statuses=[SLEEP])
EAST = 0


def ask(name: str, known: Known = ROAD, lang: str = "en", **values: Any) -> Answer:
    """The answer to a question."""
    question = next(question for question in QUESTIONS if question.id == name)
    return question.answer(known, question.filled(values), lang)


@pytest.mark.rule("HS-ATK-03")
@pytest.mark.parametrize(("attack", "defense"), [(3, 2), (1, 3), (0, 2), (2, 0)])
def test_wounds_are_those_of_every_way_that_the_dice_can_fall(attack: int, defense: int) -> None:
    def thrown(chance: Chance) -> int:
        return max(0, skulls_of(chance.dice(attack, 6)) - shields_of(chance.dice(defense, 6)))

    told = ask("attack", attack_dice=attack, defense_dice=defense).document["wounds"]
    played = outcomes(thrown)
    assert told == pytest.approx({str(n): float(played.get(n, 0)) for n in range(attack + 1)})


def test_an_attack_says_at_least_as_well() -> None:
    rows = ask("attack", attack_dice=1, defense_dice=0).rows
    assert [(row.label, row.cells) for row in rows] == [("0", (0.5, 1.0)), ("1", (0.5, 0.5))]


@pytest.mark.rule("PS-CAP-02")
@pytest.mark.rule("PS-CAP-03")
@pytest.mark.parametrize("ball", ["ball", "fine_ball", "sure_ball"])
@pytest.mark.parametrize("wounds", [0, 2])
def test_a_capture_is_as_likely_as_faces_of_the_die_capture_in_play(ball: str, wounds: int) -> None:
    caught = 0
    for face in range(1, 21):
        trip = rock(wounds=wounds, asleep=True)
        throw(trip, ball, face)
        caught += bool(trip.heard("captured"))
    told = ask("capture", target="rock", ball=ball, status="slumber", wounds=wounds).document
    assert told["probability"] == caught / 20
    assert told["attempts_expected"] == (20 / caught if caught else None)


def test_what_cannot_be_captured_has_no_expected_attempts() -> None:
    answer = ask("capture", target="rock", ball="ball", wounds=0)
    assert (answer.document["probability"], answer.document["attempts_expected"]) == (0, None)
    assert answer.said == "No roll is enough"
    assert ask("capture", lang="it", target="rock", ball="sure_ball").said == "Cattura sempre, senza tiro"


def test_values_that_make_no_capture_are_refused_with_what_would() -> None:
    with pytest.raises(Unanswered, match="`float` is no ball"):
        ask("capture", target="rock", ball="float")
    with pytest.raises(Unanswered, match="20 wounds destroy `rock`, expected at most"):
        ask("capture", target="rock", ball="ball", wounds=20)


@pytest.mark.rule("PS-ENC-01")
@pytest.mark.rule("PS-ENC-02")
def test_one_hex_meets_as_often_as_faces_of_both_dice_do_in_play() -> None:
    met: dict[str, Fraction] = {}
    for face in range(1, 21):
        trip = Trip(route(["cub"]))
        trip.do(codes.STEP, 0, EAST, faces=(20, face))
        species = trip.journey.cards[trip.state.cast[-1]].id
        met[species] = met.get(species, Fraction(0)) + Fraction(1, 20)
    step = Fraction(sum(comes(face) for face in range(1, 21)), 20)
    told = ask("encounter", table="grass", hexes=1).document
    assert told["shares"] == pytest.approx({species: float(share) for species, share in met.items()})
    assert told["species"] == pytest.approx({species: float(step * share) for species, share in met.items()})
    assert told["none"] == pytest.approx(float(1 - step))


def comes(face: int) -> bool:
    """Whether a roll of that face brings a wild one in play."""
    trip = Trip(route(["cub"]))
    trip.do(codes.STEP, 0, EAST, faces=(face, 1))
    return bool(trip.heard("wild"))


def test_more_hexes_meet_at_least_once_by_the_power_of_not_meeting() -> None:
    answer = ask("encounter", table="grass", hexes=10)
    assert answer.document["none"] == pytest.approx(0.8**10)
    for row in answer.rows:
        assert row.cells[0] == 1 - (1 - Fraction(1, 5) * Fraction(row.cells[1] or 0)) ** 10
    assert answer.document["encounters_expected"] == 2


def test_a_table_with_a_gap_is_refused_with_the_face() -> None:
    gap = route(["cub"])
    data = {**gap.find("encounter_table", "grass"), "rows": [{"range": [1, 4], "species": "bug"}]}

    class Gap:
        """A pack with that table alone."""

        def find(self, kind: str, name: str) -> Any:
            """The table."""
            return data

        def ids(self, kind: str) -> list[str]:
            """It."""
            return ["grass"]

    with pytest.raises(Unanswered, match="no row covers 5"):
        ask("encounter", Gap(), table="grass")


def test_both_languages_say_everything() -> None:
    for question in QUESTIONS:
        for titles in (question.title, *(argument.title for argument in question.arguments)):
            assert set(titles) == {"en", "it"}


def test_refusals_are_in_the_language_of_the_question() -> None:
    with pytest.raises(Unanswered, match="20 ferite distruggono `rock`"):
        ask("capture", lang="it", target="rock", ball="ball", wounds=20)
    with pytest.raises(Unanswered, match="`float` non è una ball"):
        ask("capture", lang="it", target="rock", ball="float")
