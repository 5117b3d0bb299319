"""What is said of the thing under the pointer."""

from workbench.engine.prompt import Option
from workbench.engine.scene import (
    Scene,
    SceneArea,
    SceneBoard,
    SceneCard,
    SceneCover,
    SceneEdge,
    SceneFigure,
    SceneHex,
    SceneMark,
    SceneSpace,
    SceneTerrain,
)
from workbench.gui.playtest.pointing import said_of, said_of_card

TERRAINS = {
    "grass": SceneTerrain("grass", "Grass", "#66aa44", "grass"),
    "fire": SceneTerrain("fire", "Fire", "#d05030", "lava", "It burns\nNobody stays"),
}
BOARD = SceneBoard(
    "odd_r", TERRAINS, (SceneHex("a", 0, 0, 2, "grass"), SceneHex("b", 1, 0, 0, "fire")),
    edges=(SceneEdge("e", "a", "b", "wall", "Fence", "", "Nobody passes"),),
)  # fmt: skip
ANN = SceneFigure("f", "a", "An", "Ann", 1, "", 4, 1, tip="In short", facts=("◆ Ill: rolls a die", "Move 3"))


def test_a_figure_tells_life_all_its_facts_then_its_ground():
    said = said_of(Scene(BOARD, (ANN,)), ANN, "a", [])
    assert said.title == "Ann"
    assert said.lines[:3] == ("3 of 4 life", "◆ Ill: rolls a die", "Move 3")
    assert "0, 0  ·  Grass  ·  level 2" in said.lines
    assert "In short" not in said.text


def test_a_ground_tells_what_it_does_and_what_stands_on_its_edges():
    said = said_of(Scene(BOARD), None, "b", [])
    assert said.title == "1, 0  ·  Fire  ·  level 0"
    assert said.lines == ("It burns", "Nobody stays", "┃ Fence", "Nobody passes")


def test_what_lies_on_a_place_and_who_sees_it_is_told():
    scene = Scene(
        BOARD, marks=(SceneMark("m", "a", "item", "Potion", tip="Heals 2"),), covers=(SceneCover("c", "a", "fire"),),
        areas=(SceneArea("g", "The guard sees this", ("a",)),),
    )  # fmt: skip
    lines = said_of(scene, None, "a", []).lines
    assert lines[:3] == ("≈ Fire", "It burns", "Nobody stays")
    assert lines[3:5] == ("◇ Potion", "Heals 2")
    assert lines[-1] == "◉ The guard sees this"


def test_options_come_last_with_what_they_promise():
    said = said_of(Scene(BOARD), None, "a", [Option(1, "Step", ("a",), "50 %"), Option(2, "Stay")])
    assert said.options == ("→ Step  (50 %)", "→ Stay")
    assert said.text.endswith("→ Stay")


def test_a_card_tells_its_count_and_facts_or_else_what_its_face_says():
    assert said_of_card(SceneCard("c", "Potion", count=3, facts=("Heals 2",)), []).lines == ("Heals 2",)
    assert said_of_card(SceneCard("c", "Potion", count=3), []).title == "Potion × 3"
    assert said_of_card(SceneCard("c", "A card", ("Nothing",)), []).lines == ("Nothing",)


def test_a_space_without_a_hex_is_called_by_its_label_and_nothing_says_nothing():
    board = SceneBoard(spaces=(SceneSpace("s", 0, 0, "Harbour"),))
    assert said_of(Scene(board), None, "s", []).title == "Harbour"
    told = said_of(Scene(SceneBoard(spaces=(SceneSpace("s", 0, 0, "H", tip="Harbour\nCollect 20"),))), None, "s", [])
    assert (told.title, told.lines) == ("Harbour", ("Collect 20",))
    assert said_of(Scene(board), None, "", []).text == ""
