"""Campaign scenarios that cannot be played say everything that is wrong with them."""

import pytest

from plugins.pokescape.campaign.reading import compile_journey
from tests.plugins.pokescape.campaign.road import TABLE, route
from workbench.engine.ruleset import SetupRefused
from workbench.engine.snapshot import Snapshot


def reasons(found: Snapshot, without: str = "") -> list[str]:
    """Why a snapshot, or what is left of it, is refused."""
    entities = {key: data for key, data in found.entities.items() if key != without}
    with pytest.raises(SetupRefused) as refused:
        compile_journey(Snapshot(found.ruleset, found.scenario, entities))
    return refused.value.reasons


@pytest.mark.rule("PS-ENC-05")
@pytest.mark.rule("PS-ENC-02")
def test_a_missing_table_and_one_with_a_gap_are_refused(monkeypatch):
    assert reasons(route(["cub"]), without="encounter_table:grass")
    monkeypatch.setitem(TABLE, "rows", [{"range": [1, 10], "species": "bug"}])
    assert reasons(route(["cub"])) == ["encounter table `grass`: no row covers 11"]


def test_all_reasons_are_given_at_once():
    said = reasons(route(["cub"], ["moth"], rules={"goal": [], "wares": [{"item": "hat"}]}))
    assert said == [
        "scenario `trial`, side 2: species `moth` has no army card",
        "scenario `trial`: item `hat` is missing",
        "scenario `trial`: a walk needs a goal",
    ]


@pytest.mark.parametrize("mode", ["army", "classic"])
def test_whole_armies_with_what_only_single_battles_have_are_refused_not_played_as_such(mode):
    said = reasons(route(["cub"], ["cat"], items={"drink": 1}, rules={"mode": mode, "experience": True}))
    without = "`experience`" if mode == "army" else "`experience`, `items`"
    assert said[0].startswith(f"scenario `trial`: in mode `{mode}` armies battle without {without}; ")


@pytest.mark.rule("PS-CMP-01")
def test_more_than_six_pokemon_are_refused():
    assert "7 Pokémon, at most 6 are allowed" in reasons(route(["cub"] * 7))[0]


def test_fewer_starters_than_players_are_refused():
    said = reasons(route([], [], rules={"mode": "one_on_one", "starters": ["cub"]}))
    assert said == ["scenario `trial`: 1 starter for 2 players"]


@pytest.mark.rule("PS-EVO-06")
def test_a_map_trainer_that_offers_more_trades_than_an_action_can_name_is_refused():
    swap = {"wants": "cub", "gives": "bug"}
    girl = {"at": [1, 2], "facing": 0, "party": [{"species": "bug"}], "trades": [swap] * 11}
    said = reasons(route(["cub"], people={"girl": girl}))
    assert said == ["map `field`, trainer `girl`: 11 trades, at most 10 are possible"]
