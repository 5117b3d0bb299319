"""What the rulebook prints of statuses, items and Frenzy, and the box of terrains and glyphs, read from what ships."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.content.shipped import entities

WOUND, GOES, NOTHING = "wound", "marker goes", ""
#: Pages 5 and 26: status, the moment of its roll, what each d20 brings.
STATUSES = {
    "sleep": ("before_turn", {(1, 10): "no turn", (11, 20): GOES}),
    "paralysis": ("before_turn", {(1, 5): "no turn", (6, 18): "move -1", (19, 20): GOES}),
    "confusion": ("before_turn", {(1, 10): "strays", (11, 15): NOTHING, (16, 20): GOES}),
    "poison": ("after_turn", {(1, 8): WOUND, (9, 18): NOTHING, (19, 20): GOES}),
    "burn": ("round_end", {(1, 10): WOUND, (11, 17): NOTHING, (18, 20): GOES}),
    "freeze": ("instead_of_turn", {(1, 15): NOTHING, (16, 20): GOES}),
}
#: Page 11: what a status adds to a capture roll.
CAPTURE = {"paralysis": 4, "sleep": 3, "poison": 2, "burn": 2, "freeze": 2, "confusion": 0}


def said(effects: list[dict[str, Any]]) -> str:
    """What a row of a status does, in the words above."""
    words = {
        "lose_turn": "no turn",
        "stray": "strays",
        "remove_status": GOES,
        "wound": WOUND,
    }
    parts = []
    for effect in effects:
        if effect["do"] == "change":
            parts.append(f"{effect['stat']} {effect['add']}")
        else:
            assert effect.get("on", "self") == "self"
            assert effect.get("amount", 1) == 1
            parts.append(words[effect["do"]])
    return ", ".join(parts)


@pytest.mark.rule("PS-SLP-03")
@pytest.mark.rule("PS-PAR-01")
@pytest.mark.rule("PS-PSN-02")
@pytest.mark.rule("PS-BRN-01")
@pytest.mark.rule("PS-FRZ-02")
@pytest.mark.rule("PS-CNF-03")
def test_the_six_statuses_roll_when_and_for_what_pages_5_and_26_say() -> None:
    found = {}
    for name, marker in entities("pokescape_base", "status").items():
        (moment,) = [key for key in marker if key in ("before_turn", "instead_of_turn", "after_turn", "round_end")]
        ((roll),) = marker[moment]
        assert (roll["do"], roll.get("die", 20)) == ("roll", 20)
        found[name] = (moment, {tuple(row["range"]): said(row.get("do", [])) for row in roll["table"]})
    assert found == STATUSES


@pytest.mark.rule("PS-CAP-05")
def test_statuses_help_a_capture_as_page_11_says() -> None:
    assert {name: one["capture_bonus"] for name, one in entities("pokescape_base", "status").items()} == CAPTURE


@pytest.mark.rule("PS-SLP-02")
@pytest.mark.rule("PS-FRZ-01")
@pytest.mark.rule("PS-PSN-01")
def test_who_sleeps_or_is_frozen_makes_no_leaving_attacks_and_poison_spares_three_classes_and_its_own_kind() -> None:
    statuses = entities("pokescape_base", "status")
    assert {name for name, one in statuses.items() if one.get("no_swipes")} == {"sleep", "freeze"}
    never = statuses["poison"]["never_on"]
    assert (set(never["classes"]), never["no_effect"]) == ({"soulborg", "undead", "construct"}, ["poison"])
    assert not [name for name, one in statuses.items() if name != "poison" and one.get("never_on")]


@pytest.mark.rule("PS-SLP-01")
def test_whoever_has_frenzy_never_sleeps() -> None:
    frantic = {
        name: card["powers"]
        for name, card in entities("kanto", "army_card").items()
        if any(power["name"]["en"] == "Frenzy" for power in card.get("powers", ()))
    }
    assert frantic
    for name, powers in frantic.items():
        spared = [status for power in powers if power["kind"] == "immunity" for status in power["statuses"]]
        assert "sleep" in spared, name


#: Pages 7, 11 and 24: what the items that are used or worn say.
PLAIN = {
    "poke_ball": {"use": "ball"},
    "great_ball": {"use": "ball", "capture_bonus": 5},
    "ultra_ball": {"use": "ball", "capture_bonus": 10},
    "master_ball": {"use": "ball", "always_captures": True},
    "potion": {"use": "medicine", "heals": 2},
    "full_heal": {"use": "medicine", "cures": True},
    "escape_rope": {"use": "escape"},
    "poke_doll": {"use": "decoy"},
    **{name: {"use": "rod"} for name in ("old_rod", "good_rod", "super_rod")},
    **{f"{name}_stone": {"use": "stone"} for name in ("fire", "leaf", "moon", "thunder", "water")},
}


@pytest.mark.rule("PS-CAP-04")
@pytest.mark.rule("PS-ITM-04")
def test_balls_medicine_ropes_dolls_rods_and_stones_do_what_is_printed() -> None:
    items = entities("pokescape_base", "item")
    assert {name: items[name]["rules"] for name in PLAIN} == PLAIN


@pytest.mark.rule("PS-ITM-02")
def test_x_items_add_one_to_the_value_they_are_called_after() -> None:
    for name, stat in (("x_attack", "attack"), ("x_defend", "defense"), ("x_speed", "move"), ("x_init", "initiative")):
        rules = entities("pokescape_base", "item")[name]["rules"]
        ((power),) = rules["powers"]
        assert rules["use"] == "battle"
        assert {key: power[key] for key in ("kind", "stat", "add", "who")} == {
            "kind": "modifier", "stat": stat, "add": 1, "who": {"side": "self"},
        }  # fmt: skip


@pytest.mark.rule("PS-ITM-03")
@pytest.mark.parametrize(
    ("name", "type_"), [("miracle_seed", "grass"), ("charcoal", "fire"), ("mystic_water", "water")]
)
def test_held_items_take_a_defense_die_from_whom_attacks_of_their_type_hit(name: str, type_: str) -> None:
    rules = entities("pokescape_base", "item")[name]["rules"]
    ((power),) = rules["powers"]
    assert (rules["use"], power["stat"], power["add"], power["who"]) == ("held", "defense", -1, {"side": "any"})
    assert f'"types": ["{type_}"]' in json.dumps(power["when"])


@pytest.mark.rule("PS-CMP-04")
def test_a_mart_asks_the_usual_prices() -> None:
    items = entities("pokescape_base", "item")
    wanted = {"poke_ball": 20, "great_ball": 60, "ultra_ball": 120, "potion": 30, "full_heal": 30}
    assert {name: items[name]["price"] for name in wanted} == wanted


#: What each terrain of the base game does, all that it does.
TERRAINS: dict[str, dict[str, Any]] = {
    "water": {"stop": True, "water": True},
    "swamp_water": {"stop": True, "water": True, "shallow": True},
    "road": {"road": True},
    "heavy_snow": {"enter_cost": 2},
    "slippery_ice": {"enter_cost": 2},
    "tar": {"enter_cost": 2},
    "shadow": {"defense_dice": 1},
    "ladder": {"ladder": True},
    "lava_field": {"round_end": [{"do": "combat_roll", "on": "self", "dice": 1}]},
    **{name: {} for name in ("grass", "rock", "sand", "tall_grass", "snow", "ice", "swamp", "dirt", "stone_floor")},
}


@pytest.mark.rule("HS-TER-01")
@pytest.mark.rule("HS-TER-03")
@pytest.mark.rule("HS-TER-04")
@pytest.mark.rule("HS-TER-05")
@pytest.mark.rule("HS-TER-07")
@pytest.mark.rule("HS-LAD-01")
def test_terrains_do_what_the_base_game_says_and_nothing_more() -> None:
    found = entities("pokescape_base", "terrain")
    does = {
        name: {key: value for key, value in found[name].get("rules", {}).items() if key != "encounter"}
        for name in TERRAINS
    }
    assert does == TERRAINS


@pytest.mark.rule("HS-TER-02")
def test_molten_lava_destroys_on_1_to_19_and_holds_whoever_enters() -> None:
    rules = entities("pokescape_base", "terrain")["molten_lava"]["rules"]
    ((roll),) = rules["entry"]
    assert {tuple(row["range"]): [one["do"] for one in row.get("do", ())] for row in roll["table"]} == {
        (1, 19): ["destroy"], (20, 20): [],
    }  # fmt: skip
    assert (rules["stop"], rules["no_placing"]) == (True, True)


@pytest.mark.rule("HS-TER-08")
@pytest.mark.rule("HS-OBJ-02")
def test_what_stands_on_the_board_blocks_up_to_its_height() -> None:
    rules = {name: one.get("rules", {}) for name, one in entities("pokescape_base", "terrain").items()}
    blocking = {name: one["height"] for name, one in rules.items() if one.get("obstacle")}
    printed = {"tree": range(10, 13), "tall_tree": [15], "ruin": [6], "jungle_brush": [9]}
    assert all(blocking[name] in heights for name, heights in printed.items())
    assert {"outcrop", "castle_wall", "poke_center", "poke_mart"} <= set(blocking)
    assert (rules["door"]["life"], rules["door"]["defense"]) == (5, 4)


@pytest.mark.rule("HS-TER-06")
def test_water_ice_molten_lava_and_shadow_add_no_level_and_every_other_tile_one() -> None:
    heights = {name: one["tile_height"] for name, one in entities("pokescape_base", "terrain").items()}
    low = {"water", "swamp_water", "ice", "slippery_ice", "molten_lava", "shadow"}
    assert {name for name, height in heights.items() if height == 0} - {"ladder"} == low
    assert set(heights.values()) == {0, 1}


@pytest.mark.rule("HS-GLY-01")
def test_the_twelve_power_glyphs_are_there_and_last_as_they_should() -> None:
    glyphs = entities("pokescape_base", "glyph")
    lasting = {name: one["duration"] for name, one in glyphs.items()}
    permanent = ["astrid", "gerda", "valda", "ivor", "dagmar", "jalgard", "lodin"]
    temporary = ["kelda", "erland", "mitonsoul", "sturla"]
    assert lasting == {
        **dict.fromkeys(permanent, "permanent"), **dict.fromkeys(temporary, "temporary"), "brandar": "",
    }  # fmt: skip
    assert all(one["stop"] and one["letter"] == name[0].upper() for name, one in glyphs.items())
    adds = {
        name: (power["stat"], power["add"])
        for name, one in glyphs.items()
        for power in one.get("powers", ())
        if power["kind"] == "modifier"
    }
    wanted = {"astrid": ("attack", 1), "gerda": ("defense", 1), "valda": ("move", 2), "dagmar": ("initiative", 8),
              "jalgard": ("defense", 2)}  # fmt: skip
    assert {name: adds[name] for name in wanted} == wanted
