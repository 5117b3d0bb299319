"""What cards are worth against what they cost: the cheapest are no bargain, none beats all of its price (NOTICE.md)."""

from __future__ import annotations

import json
import math
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from plugins.pokescape.compile import compile_battle
from plugins.pokescape.game import BattleGame
from tests.content.shipped import PACKS, entities
from workbench import places
from workbench.engine.play import play
from workbench.engine.snapshot import Snapshot
from workbench.workspace import Workspace

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


def test_whoever_evolves_costs_no_less_than_before() -> None:
    points = {name: card["points"] for name, card in entities("kanto", "army_card").items()}
    links = [link for chain in entities("kanto", "evolution_chain").values() for link in chain["links"]]
    assert len(links) == 72
    assert [link["to"] for link in links if points[link["to"]] < points[link["from"]]] == []


def duel(base: Snapshot, west: str, east: str, board: str) -> BattleGame:
    """Two cards alone on a map, without trainers; `base` holds every entity of the packs."""
    scenario = json.loads(base.entities[f"scenario:{base.scenario}"])
    scenario |= {"map": board, "limits": {}, "rules": {"mode": "army", "round_limit": 40}}
    scenario["sides"] = [{"seat": seat, "team": [name]} for seat, name in ((1, west), (2, east))]
    entry = {f"scenario:{base.scenario}": json.dumps(scenario).encode()}
    return BattleGame(compile_battle(replace(base, entities={**base.entities, **entry})))


@pytest.mark.long
def test_no_card_beats_those_of_about_its_points_three_times_in_four_nor_loses_to_them() -> None:
    base = Workspace.open(places.content() / "kanto").snapshot("training_battle")
    files = [path for pack in PACKS for path in (places.content() / pack).glob("*/*.json")]
    base = replace(base, entities={f"{path.parent.name}:{path.stem}": path.read_bytes() for path in files})
    points = {name: card["points"] for name, card in entities("kanto", "army_card").items()}
    dear = sorted(points, key=lambda name: (points[name], name))
    won: Counter[str] = Counter()
    played: Counter[str] = Counter()
    for index, one in enumerate(dear):
        for other in dear[index + 1 : index + 5]:
            for board, sides in (("training_field", (one, other)), ("sea_cave", (other, one))):
                game = duel(base, *sides, board)
                winners = [play(game, ["greedy", "greedy"], seed).result.winner for seed in range(8)]
                won.update(sides[winner - 1] for winner in winners if winner)
                played.update([*sides] * len(winners))
    rates = {name: round(won[name] / played[name], 2) for name in dear}
    assert {name: rate for name, rate in rates.items() if not 0.25 <= rate <= 0.75} == {}
