"""What a scenario without types cannot have is refused."""

import pytest

from plugins.pokescape.campaign.reading import compile_journey
from plugins.pokescape.ruleset import RULESET
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


@pytest.mark.rule("PS-TYPE-07")
@pytest.mark.parametrize(
    ("rules", "pointer"), [({"mode": "classic"}, "/rules/mode"), ({"types": False}, "/rules/types"), ({}, None)]
)
def test_it_is_said_before_the_game_as_well(rules, pointer):
    bags = {"item:ball": {"rules": {"use": "ball"}}, "item:drink": {"rules": {"use": "medicine"}}}
    side = {"seat": 1, "trainer": "ash", "items": [{"item": "drink"}, {"item": "ball"}]}
    scenario = {"id": "trial", "sides": [side, {"seat": 2}], "rules": rules}
    found = RULESET.faults("scenario", scenario, lambda kind, ref: bags.get(f"{kind}:{ref}"))
    wrong = "a game without types has no trainer card `ash`, no ball `ball`"
    assert [fault[:2] for fault in found if "types" in fault[1]] == ([(pointer, wrong)] if pointer else [])


def test_armies_with_items_need_room_for_all_and_are_of_single_figures():
    squad = {"cub": {"figures": 2, "points": 50}}
    with pytest.raises(SetupRefused) as refused:
        compile_journey(route(["cub", "cat"], ["cat"], items={"drink": 1}, rules={"mode": "army"}, cards=squad))
    assert refused.value.reasons == [
        "scenario `trial`, side 1: card `cub` has several figures, armies with items are of single ones",
        "scenario `trial`: its map cannot seat side 1: 2 figures need 2 spaces, its start zone has 0 to stand on",
        "scenario `trial`: its map cannot seat side 2: 1 figure needs 1 space, its start zone has 0 to stand on",
    ]
