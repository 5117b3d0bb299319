"""What a scenario without types cannot have is refused."""

import pytest

from plugins.pokescape.campaign.reading import compile_journey
from tests.plugins.pokescape.campaign.road import route
from workbench.engine.ruleset import SetupRefused


@pytest.mark.rule("PS-ITM-08")
@pytest.mark.rule("PS-TYPE-07")
def test_a_game_without_types_has_no_trainer_cards_no_balls_and_no_captures():
    lying = {"items": [{"item": "fine_ball", "at": [3, 3]}, {"item": "drink", "at": [4, 3]}]}
    more = {"types": False, "wares": [{"item": "sure_ball"}, {"item": "salve"}], "capture_wins": True}
    with pytest.raises(SetupRefused) as refused:
        compile_journey(route(["cub"], items={"ball": 1, "drink": 2}, rules=more, map_=lying))
    assert refused.value.reasons == [
        "scenario `trial`, side 1: trainer card `ash` in a game without types, which has none",
        "scenario `trial`, side 1: ball `ball` in a game without types, which has none",
        "scenario `trial`, its map: ball `fine_ball` in a game without types, which has none",
        "scenario `trial`, wares: ball `sure_ball` in a game without types, which has none",
        "scenario `trial`: who captures wins, in a game without types, which has no captures",
    ]
