"""Campaign games obey the engine's protocol in every mode, and greedy agents bring them to an end."""

import pytest

from plugins.pokescape.campaign.game import CampaignGame
from plugins.pokescape.campaign.reading import compile_journey
from tests.engine.conformance import CONFORMANCE, Check, conforms
from tests.plugins.pokescape.bed import status
from tests.plugins.pokescape.campaign.road import Trip, route
from workbench.engine.play import play

BAG = {"ball": 10, "drink": 2, "salve": 1, "vim": 1, "rope": 1, "rod": 1}
NUMB = status("numb", after_turn=[{"do": "roll", "table": [{"range": [1, 8], "do": [{"do": "wound"}]},
                                                           {"range": [9, 20]}]}])  # fmt: skip
PEOPLE = {"boy": {"at": [8, 3], "facing": 3, "party": [{"species": "bug"}], "prize": 40}}
GAMES = {
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
