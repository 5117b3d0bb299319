"""Everything that a pack can make happen does happen."""

import dataclasses
import json

from plugins.figure_game.exerciser import FigureExerciser
from plugins.figure_game.ruleset import RULESET
from workbench.playtest.everything import play_everything
from workbench.workspace import Workspace

from .bed import figure, segment, snapshot

SPORE = segment("p3 Spore 12", {"do": "afflict", "condition": "poisoned"})
HEAL = [{"do": "for_each", "among": {"side": "ally"}, "then": [{"do": "cure", "on": "chosen"}]}]
SING = [{"do": "by_hand", "text": {"en": "Sing."}}]


def content(cards=None):
    """A pack of two figures and the conditions of the bed."""
    one = {"ann": figure(2, "w60 Hit 12", SPORE), "still": figure(0, "w10 Poke 24")}
    return snapshot(one, {"bob": figure(1, "w50 Hit 20", "r Miss 4")}, cards)


def test_figures_texts_cards_conditions_and_places_are_known():
    known = FigureExerciser(content({"heal": HEAL})).possible()
    assert known["figures"] == ["ann", "bob"], "a figure with 0 PM never enters"
    assert known["powers"] == ["ann: Spore"]
    assert known["cards"] == ["heal"]
    assert known["boards"] == ["board: entry a", "board: entry d", "board: goal a_goal", "board: goal b_goal"]


def test_all_that_can_happen_does_and_what_nothing_brings_about_never_does():
    played = content({"heal": HEAL})
    done = play_everything([played], RULESET.compile, RULESET.exerciser(played))
    never = {group: covered.never for group, covered in done.coverage.items()}
    left = set(never.pop("conditions"))
    assert left == {"paralysed", "asleep", "confused", "burned", "frozen", "dazed"}
    assert never.pop("happenings") == ("named",), "only a paralysed figure names anything"
    assert not any(never.values())


def test_what_people_play_by_hand_is_said():
    found = FigureExerciser(content({"sing": SING})).by_hand()
    assert found == {("cards", "sing"): "a card that people play by hand"}


def test_broken_content_is_passed_over():
    played = content()
    broken = {**played.entities, "figure:ann": b'{"id": "ann"}', "map:board": json.dumps({"shape": "track"}).encode()}
    assert FigureExerciser(dataclasses.replace(played, entities=broken)).possible() == {}


def test_everything_of_the_shipped_pack_happens():
    workspace = Workspace.open("figure_arena")
    snapshots = [workspace.snapshot(ref) for ref in ("standard_match", "quick_match")]
    entities = {f"{e.ref.kind}:{e.ref.id}": json.dumps(e.data).encode() for e in workspace.packs.opened.all()}
    whole = dataclasses.replace(snapshots[0], entities=entities)
    done = play_everything(snapshots, RULESET.compile, RULESET.exerciser(whole))
    assert {group: covered.never for group, covered in done.coverage.items() if covered.never} == {}
    assert sum(covered.total for covered in done.coverage.values()) > 120
