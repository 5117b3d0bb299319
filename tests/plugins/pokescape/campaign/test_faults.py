"""Settings of a scenario that a game would be refused for are faults before it is played."""

from typing import Any

import pytest

from plugins.pokescape.ruleset import RULESET

WORLD: dict[str, Any] = {
    "map:field": {"id": "field", "terrain": ["gg.", "ggg"]},
    "item:ball": {"id": "ball", "price": 20},
    "item:hat": {"id": "hat"},
}


def faults(rules: dict[str, Any], seats: int = 2) -> list[str]:
    """The pointers of what is said against a scenario."""
    data = {"id": "trial", "map": "field", "sides": [{"seat": n} for n in range(1, seats + 1)], "rules": rules}
    return [fault[0] for fault in RULESET.faults("scenario", data, lambda kind, ref: WORLD.get(f"{kind}:{ref}"))]


@pytest.mark.parametrize(
    ("rules", "pointers"),
    [
        ({"mode": "walk", "goal": [[2, 1]], "wares": [{"item": "ball"}]}, []),
        ({"mode": "walk"}, ["/rules/goal"]),
        ({"mode": "walk", "goal": [[2, 0]]}, ["/rules/goal/0"]),
        ({"centers": [[0, 0]], "marts": [[0, 5]]}, ["/rules/marts/0"]),
        ({"wares": [{"item": "ball"}, {"item": "hat"}]}, ["/rules/wares/1"]),
        ({"starters": ["cub"]}, ["/rules/starters"]),
        ({"game_master": 3}, ["/rules/game_master"]),
        ({"mode": "army", "neutral": "cub"}, ["/rules/mode"]),
        ({"mode": "classic", "experience": True}, ["/rules/mode"]),
        ({"mode": "classic"}, []),
    ],
)
def test_settings_are_held_to_the_map_the_items_and_the_sides(rules: dict[str, Any], pointers: list[str]) -> None:
    assert faults(rules) == pointers
