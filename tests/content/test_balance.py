"""What cards are worth against what they cost: the cheapest are no bargain (see NOTICE.md of the pack)."""

from __future__ import annotations

import math
from typing import Any

import pytest

from tests.content.shipped import entities

#: Faces of a combat die that hit and that stop a hit, of six (HS-ATK-01).
HIT, STOP = 3 / 6, 2 / 6
#: Life, best attack and defense of the card of 50 points that all others are measured by.
MEASURE = (3, 3, 3)


def _chance(dice: int, face: float, count: int) -> float:
    """The chance that so many of the dice show a face."""
    return math.comb(dice, count) * face**count * (1 - face) ** (dice - count)


def wounds(attack: int, defense: int) -> float:
    """The wounds that an attack gives on average."""
    return sum(
        _chance(attack, HIT, hits) * _chance(defense, STOP, stops) * max(0, hits - stops)
        for hits in range(attack + 1)
        for stops in range(defense + 1)
    )


def worth(life: int, attack: int, defense: int) -> float:
    """Life, times the wounds it gives, over the wounds it takes, on a scale on which the measure is worth 50."""
    value = life * wounds(attack, 3) / wounds(3, defense)
    return 50 * value / (MEASURE[0] * wounds(MEASURE[1], 3) / wounds(3, MEASURE[2]))


def worth_of(card: dict[str, Any]) -> float:
    """What a card is worth by its numbers; powers beyond a better attack are not counted."""
    specials = [power["dice"] for power in card["powers"] if power["kind"] == "special_attack" and "limit" not in power]
    return worth(card["life"], max([card["attack"], *specials]), card["defense"])


def test_the_scale_is_that_of_bulbasaur_whose_points_are_printed() -> None:
    card = entities("kanto", "army_card")["bulbasaur"]
    assert (card["points"], round(worth_of(card))) == (50, 50)
    assert (card["life"], card["attack"], card["defense"]) == MEASURE


@pytest.mark.rule("PS-CARD-01")
def test_no_card_below_forty_points_is_worth_more_than_twice_its_points() -> None:
    cheap = {name: card for name, card in entities("kanto", "army_card").items() if card["points"] < 40}
    assert len(cheap) >= 16
    ratios = {name: round(worth_of(card) / card["points"], 1) for name, card in cheap.items()}
    assert {name: ratio for name, ratio in ratios.items() if ratio > 2.1} == {}
