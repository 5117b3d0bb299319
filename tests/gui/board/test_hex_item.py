"""Hexes on the canvas, from one to forty thousand."""

import pytest
from PySide6.QtGui import QColor

from tests.gui.showing import on_screen
from workbench.gui import theme
from workbench.gui.board.canvas import BoardCanvas
from workbench.gui.board.field import NOTHING, UNKNOWN, HexField
from workbench.gui.board.geometry import LAYOUTS
from workbench.gui.board.ground import HexGround
from workbench.gui.board.look import Look

LOOKS = [Look("grass", "Grass", "#40c040", "plain"), Look("water", "Water", "#4040d0", "plain")]


@pytest.fixture
def canvas(qtbot):
    return on_screen(qtbot, BoardCanvas(), 500, 400)


def show(canvas, field):
    canvas.show_ground(HexGround(field, theme.current()), theme.current())
    canvas.fit()


def color_at(canvas, at):
    point = canvas.mapFromScene(*canvas.ground.field.geometry.center(*at))
    return canvas.grab().toImage().pixelColor(point)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_each_hex_is_painted_where_the_geometry_says(canvas, layout):
    terrain = [[(column + row) % 2 for column in range(6)] for row in range(5)]
    show(canvas, HexField(layout, LOOKS, terrain, [[0] * 6] * 5))

    for at in ((0, 0), (5, 0), (2, 3), (3, 3), (5, 4)):
        seen = color_at(canvas, at)
        assert (seen.blue() > seen.green()) == (sum(at) % 2 == 1)


def test_a_gap_shows_the_table(canvas):
    show(canvas, HexField("odd_r", LOOKS, [[0, NOTHING, 0]], [[0, 0, 0]]))

    assert color_at(canvas, (1, 0)) == QColor(theme.current().board)


def test_board_of_one_hex_is_painted(canvas):
    show(canvas, HexField("odd_r", LOOKS, [[0]], [[0]]))

    assert color_at(canvas, (0, 0)).green() > 150


def test_board_of_no_hex_is_no_fault(canvas):
    show(canvas, HexField("odd_r", LOOKS, [], []))

    assert not canvas.grab().isNull()


@pytest.mark.parametrize("layout", ["odd_r", "even_q"])
def test_whole_map_of_forty_thousand_hexes_shows_its_colours_at_once(canvas, layout):
    terrain = [[0 if row < 100 else 1 for _ in range(200)] for row in range(200)]
    terrain[50][100], terrain[0][0] = UNKNOWN, NOTHING
    show(canvas, HexField(layout, LOOKS, terrain, [[0] * 200] * 200))

    assert not canvas.hexes.overview.ready
    assert color_at(canvas, (100, 30)).green() > 100
    assert color_at(canvas, (100, 160)).blue() > 100


def test_overview_gets_ready_while_nothing_else_happens(canvas, qtbot):
    show(canvas, HexField("odd_r", LOOKS, [[0] * 60] * 60, [[0] * 60] * 60))

    qtbot.waitUntil(lambda: canvas.hexes.overview.ready, timeout=15000)

    assert color_at(canvas, (30, 30)).green() > 100


def test_a_changed_hex_shows_in_the_overview_too(canvas, qtbot):
    field = HexField("odd_r", LOOKS, [[0] * 80] * 80, [[0] * 80] * 80)
    show(canvas, field)
    while canvas.hexes.overview.work(80):
        pass
    canvas.grab()

    field.set({(column, row): (1, 0) for column in range(38, 43) for row in range(38, 43)})
    canvas.hexes_changed({38, 39, 40, 41, 42})

    assert color_at(canvas, (40, 40)).blue() > 150


def test_levels_and_coordinates_are_written_when_there_is_room(canvas):
    show(canvas, HexField("odd_r", LOOKS, [[0] * 3] * 3, [[2] * 3] * 3))
    canvas.set_step(1)
    before = canvas.grab().toImage()

    canvas.hexes.levels = canvas.hexes.coordinates = True
    canvas.hexes.update()

    assert canvas.grab().toImage() != before
