"""The scenarios that ship keep to the rulebook's numbers."""

import json

import pytest

from plugins.pokescape.compile import compile_battle
from workbench import places
from workbench.engine.ruleset import SetupRefused
from workbench.workspace import Workspace


def entity(path):
    """A shipped entity."""
    return json.loads((places.content() / path).read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def workspace():
    """The pack that ships."""
    return Workspace.open("kanto")


@pytest.mark.rule("PS-SCN-01")
def test_the_introduction_is_a_duel_of_360_points_six_pokemon_and_one_trainer_card_each(workspace):
    scenario = entity("kanto/scenario/intro_one_on_one.json")
    assert scenario["limits"] == {"points": 360, "team_size": 6, "trainers": 1}
    assert scenario["rules"]["mode"] == "one_on_one"
    battle = compile_battle(workspace.snapshot("intro_one_on_one"))
    assert (battle.seats, battle.one_on_one) == (2, True)
    for side in battle.sides:
        assert sum(battle.cards[figure].points for figure in side.figures) <= 360
        assert len(side.figures) <= 6
        assert side.trainer
        assert side.trainer_at >= 0


@pytest.mark.rule("PS-SCN-01")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"trainer": ""}, "0 trainer cards, exactly 1 wanted"),
        ({"team": ["onix", "onix", "onix"]}, "points, the limit is 360"),
        ({"team": ["pidgey"] * 7}, "7 Pokémon, at most 6 are allowed"),
    ],
)
def test_a_side_beyond_the_introductions_limits_is_refused(workspace, change, reason):
    found = workspace.snapshot("intro_one_on_one")
    scenario = json.loads(found.entities["scenario:intro_one_on_one"])
    scenario["sides"][0] |= change
    entities = {**found.entities, "scenario:intro_one_on_one": json.dumps(scenario).encode()}
    with pytest.raises(SetupRefused) as refused:
        compile_battle(type(found)(found.ruleset, found.scenario, entities))
    assert any(reason in said for said in refused.value.reasons)


@pytest.mark.rule("HS-TER-07")
def test_brush_that_ships_gives_cover_and_trees_do_not():
    def cover(name):
        return entity(f"pokescape_base/terrain/{name}.json")["rules"].get("defense_dice", 0)

    assert [cover(name) for name in ("jungle_brush", "shadow", "tree", "tall_tree")] == [1, 1, 0, 0]


@pytest.mark.rule("HS-TER-06")
def test_low_tiles_that_ship_add_no_level_and_all_others_one():
    heights = {path.stem: json.loads(path.read_text(encoding="utf-8"))["tile_height"]
               for path in (places.content() / "pokescape_base" / "terrain").glob("*.json")}  # fmt: skip
    low = {name for name, height in heights.items() if height == 0}
    assert {"water", "swamp_water", "ice", "molten_lava", "shadow"} <= low
    assert set(heights.values()) <= {0, 1}
    assert {"grass", "rock", "sand", "road"}.isdisjoint(low)


@pytest.mark.rule("PS-TRN-04")
@pytest.mark.parametrize(
    ("name", "block"),
    [("intro_one_on_one", True), ("sea_cave_gym", True), ("campaign_starter", False), ("wild_onix", False),
     ("wild_onix_game_master", False), ("route_1", False)],
)  # fmt: skip
def test_pokemon_pass_trainers_in_battles_of_a_campaign_and_those_played_by_its_rules(workspace, name, block):
    rulings = workspace.compile(workspace.snapshot(name)).rulings
    assert next(ruling.value for ruling in rulings if ruling.setting == "trainers_block") is block
