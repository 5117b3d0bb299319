"""Everything that the shipped packs can make happen does happen."""

from __future__ import annotations

import json

import pytest

from plugins.pokescape.exercises.exerciser import PokeScapeExerciser
from plugins.pokescape.ruleset import RULESET
from workbench.engine.exercise import Thing
from workbench.engine.snapshot import Snapshot
from workbench.playtest.everything import play_everything
from workbench.workspace import Workspace

#: What is quick to bring about; cards and their powers take most of the time.
BRISK = ("by_hand", "encounters", "evolutions", "glyphs", "items", "statuses", "terrains", "trades", "trainers")


@pytest.fixture(scope="module")
def content() -> Snapshot:
    """All that kanto and what it requires hold."""
    return Workspace.open("kanto").content()


@pytest.mark.parametrize("group", BRISK)
def test_every_item_glyph_terrain_status_evolution_row_and_trainer_card_happens(content: Snapshot, group: str) -> None:
    exerciser = PokeScapeExerciser(content)
    result = play_everything([], RULESET.compile, exerciser, among=lambda thing: thing[0] == group)
    assert result.never == []
    assert result.coverage[group].total > 0
    assert not result.refused


def test_every_power_of_every_sixteenth_card_happens(content: Snapshot, long_run: bool) -> None:
    cards = content.ids("army_card")[:: 1 if long_run else 16]

    def looked_for(thing: Thing) -> bool:
        return thing[0] in ("cards", "powers") and thing[1].partition(":")[0] in cards

    result = play_everything([], RULESET.compile, PokeScapeExerciser(content), among=looked_for)
    assert result.never == []
    assert result.coverage["cards"].total == len(cards)


def test_the_scenarios_that_ship_are_played_first() -> None:
    workspace = Workspace.open("kanto")
    names = sorted(workspace.packs.opened.of_kind("scenario"))
    exerciser = PokeScapeExerciser(workspace.content())
    snapshots = [workspace.snapshot(name) for name in names]
    result = play_everything(snapshots, RULESET.compile, exerciser, turns=0, most=20)
    assert (result.games, result.refused) == (len(names), {})
    assert {"intro_one_on_one", "route_1"} <= {origin.scenario for origin in result.first.values()}


def test_what_only_people_play_is_named_with_the_reason(content: Snapshot) -> None:
    reasons = PokeScapeExerciser(content).by_hand()
    written = [
        (name, power["text"]["en"])
        for kind in ("army_card", "glyph")
        for name in content.ids(kind)
        for power in (content.find(kind, name).get("powers") or ())
        if power["kind"] == "by_hand"
    ]
    assert written
    for name, text in written:
        assert any(label.startswith(f"{name}: ") and reason.endswith(text) for (_, label), reason in reasons.items())


def test_an_evolution_that_the_rules_do_not_know_is_for_people(content: Snapshot) -> None:
    chain = content.find("evolution_chain", "abra")
    chain["links"][0]["methods"] = [{"by": "level", "level": 16}]
    entities = {**content.entities, "evolution_chain:abra": json.dumps(chain).encode()}
    exerciser = PokeScapeExerciser(Snapshot(content.ruleset, "", entities))
    assert ("evolutions", "abra > kadabra: level") in exerciser.by_hand()
    assert "abra > kadabra: level" not in exerciser.possible()["evolutions"]


def test_a_pack_without_cards_has_nothing_to_exercise() -> None:
    exerciser = PokeScapeExerciser(Snapshot("pokescape", "", {}))
    assert list(exerciser.exercises(frozenset({("cards", "nobody")}), 0)) == []
    result = play_everything([], RULESET.compile, exerciser, turns=2)
    assert (result.games, result.never) == (0, [])
