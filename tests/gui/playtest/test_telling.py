"""What the playtest says of a game."""

import pytest

from workbench.engine.result import Result
from workbench.gui import lang, theme
from workbench.gui.playtest.telling import ending

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
