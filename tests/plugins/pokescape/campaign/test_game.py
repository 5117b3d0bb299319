"""Campaign games obey the engine's protocol in every mode, and greedy agents bring them to an end."""

import pytest

from plugins.pokescape.campaign.game import CampaignGame
from plugins.pokescape.campaign.reading import compile_journey
from tests.engine.conformance import CONFORMANCE, Check, conforms
from tests.plugins.pokescape.bed import status
from tests.plugins.pokescape.campaign.road import Trip, route
from workbench.engine.play import play

BAG = {"ball": 10, "drink": 2, "salve": 1, "vim": 1, "rope": 1, "rod": 1, "doll": 1}
NUMB = status("numb", after_turn=[{"do": "roll", "table": [{"range": [1, 8], "do": [{"do": "wound"}]},
                                                           {"range": [9, 20]}]}])  # fmt: skip
PEOPLE = {"boy": {"at": [8, 3], "facing": 3, "party": [{"species": "bug"}], "prize": 40}}
HUNT = {"mode": "one_on_one", "neutral": "rock", "capture_wins": True, "prize": "fish", "round_limit": 12}
CHOICE = {"mode": "one_on_one", "starters": ["cub", "bug", "fish"], "experience": True}
TOWN = {"centers": [[2, 2]], "marts": [[3, 2]], "wares": [{"item": "ball"}], "money": 100, "step_limit": 60,
        "rivals_battle": True, "share_spaces": True}  # fmt: skip


def game(*teams: list[str], **more: object) -> CampaignGame:
    """The compiled game of a route."""
    return CampaignGame(compile_journey(route(*teams, **more)))


GAMES = {
    "starters": game([], [], rules=CHOICE),
    "neutral": game(["cub", "fish"], ["cat"], items={"fine_ball": 3}, rules=HUNT, statuses=[NUMB]),
    "game_master": game(["cub", "fish"], ["cat"], [], items={"fine_ball": 3}, rules={**HUNT, "game_master": 3}),
    "with_items": game(["cub", "fish"], ["cat"], items=BAG, rules={"mode": "one_on_one", "round_limit": 20}),
    "town": game(["cub", "fish"], ["cat", "bug"], items={**BAG, "float": 1, "gem": 1}, rules=TOWN, people=PEOPLE),
    "alone": game(["cub", "cat"], items={"ball": 5}, rules={"step_limit": 60}),
    "walk": CampaignGame(compile_journey(route(["cub"], ["cub"], items=BAG, people=PEOPLE, statuses=[NUMB],
                                               rules={"step_limit": 60}))),
}  # fmt: skip


@pytest.mark.parametrize("mode", GAMES)
@pytest.mark.parametrize("check", CONFORMANCE, ids=lambda check: check.__name__)
def test_the_game_conforms(check: Check, mode: str) -> None:
    conforms(check, GAMES[mode], seeds=(1,))


@pytest.mark.rule("PS-SCN-08")
@pytest.mark.parametrize("seed", range(4))
def test_greedy_trainers_arrive(seed: int) -> None:
    result = play(GAMES["walk"], ["greedy"], seed).result
    assert (result.winner, result.reason) == (None, "arrived")


def test_the_log_tells_every_battle_from_its_events_alone():
    trip = Trip(route(["cub"]))
    trip.lay(20, 1)
    trip.do(0, 0, 0)
    other = CampaignGame(compile_journey(route(["cub"])))
    assert [other.tell(event, "en") for event in trip.told] == [trip.game.tell(event, "en") for event in trip.told]
    assert "Bug (wild) appears before Player 1" in trip.log()
