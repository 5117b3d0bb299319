"""What the playtest says of a game."""

import pytest

from workbench.engine.result import Result
from workbench.engine.scene import Scene, SceneBoard, SceneText
from workbench.gui import lang, theme
from workbench.gui.playtest.telling import ending, standing

RESULT = Result(2, "no card to draw", {1: 3, 2: 4}, {"it": "nessuna carta da pescare"})


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Blue wins  ·  no card to draw  ·  Red 3, Blue 4"),
        ("it", "Vince Blue  ·  nessuna carta da pescare  ·  Red 3, Blue 4"),
    ],
)
def test_the_end_is_told_in_the_language_of_the_window(qapp, language, line):
    before = lang.current()
    lang.use(language)
    try:
        assert ending(RESULT, {1: "Red", 2: "Blue"}, theme.current())[0] == line
    finally:
        lang.use(before)


def test_nothing_is_told_while_a_game_goes_on(qapp):
    assert ending(None, {}, theme.current())[0] == ""


def test_texts_of_a_scene_stand_in_one_line_and_are_no_markup(qapp):
    scene = Scene(SceneBoard(), texts=(SceneText("r", "Round", "1 <b>"), SceneText("t", "To act", "Blue", 1)))
    said = standing(scene, theme.current())
    assert "1 &lt;b&gt;" in said
    assert said.index("Round") < said.index("To act")
    assert standing(Scene(SceneBoard()), theme.current()) == ""


def test_scores_say_what_they_count_where_the_rules_say_it(qapp):
    result = Result(None, "arrived", {1: 3}, {"en": "everybody has arrived"}, {"en": "markers", "it": "segnalini"})
    assert ending(result, {1: "Red"}, theme.current())[0] == "A draw  ·  everybody has arrived  ·  markers: Red 3"
