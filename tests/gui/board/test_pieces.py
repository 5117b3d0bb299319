"""Figures and marks on the canvas."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tests.gui.showing import on_screen
from workbench.engine.scene import SceneCard, SceneFigure, SceneMark, SceneSegment, SceneWheel
from workbench.gui import theme
from workbench.gui.board.canvas import BoardCanvas
from workbench.gui.board.cards import beside_life, paint_card, paint_slip
from workbench.gui.board.field import HexField
from workbench.gui.board.ground import HexGround
from workbench.gui.board.look import Look
from workbench.gui.board.tones import tone
from workbench.gui.board.wheels import paint_wheel
from workbench.gui.palette import DARK, LIGHT


@pytest.fixture
def canvas(qtbot):
    made = on_screen(qtbot, BoardCanvas(), 400, 400)
    field = HexField("odd_r", [Look("grass", "Grass", "#808080")], [[0] * 5] * 5, [[0] * 5] * 5)
    made.show_ground(HexGround(field, theme.current()), theme.current())
    made.set_step(2)
    return made


def figure(**more):
    said = {"id": "f", "at": "2,2", "label": "Pi", "title": "Pikachu", "seat": 1, **more}
    return SceneFigure(**said)


def picture(canvas, *figures, marks=()):
    canvas.show_pieces(figures, marks)
    return canvas.grab().toImage()


@pytest.mark.parametrize(
    "more",
    [
        {"active": True}, {"life": 4}, {"life": 4, "wounds": 2}, {"life": 40}, {"height": 3}, {"facing": 2},
        {"role": "trainer"}, {"also_at": "3,2"}, {"badges": ("PSN",)}, {"color": "#ff0000"}, {"seat": 2},
    ],
)  # fmt: skip
def test_what_a_figure_is_can_be_seen(canvas, more):
    assert picture(canvas, figure(**more)) != picture(canvas, figure())


def test_wounds_change_the_bar_of_life(canvas):
    assert picture(canvas, figure(life=5, wounds=1)) != picture(canvas, figure(life=5, wounds=2))


def test_figure_is_found_under_the_pointer_and_only_there(canvas):
    canvas.show_pieces([figure(), figure(id="g", at="4,4")], [])
    x, y = canvas.ground.field.geometry.center(2, 2)

    assert canvas.figure_at(QPointF(x + 4, y)).id == "f"
    assert canvas.figure_at(QPointF(x + 30, y)) is None


def test_figure_on_two_spaces_is_found_on_both(canvas):
    canvas.show_pieces([figure(also_at="3,2")], [])

    for at in ((2, 2), (3, 2)):
        assert canvas.figure_at(QPointF(*canvas.ground.field.geometry.center(*at))).id == "f"


def test_figure_on_a_place_that_does_not_exist_is_left_out(canvas):
    canvas.show_pieces([figure(at="nowhere")], [SceneMark("m", "nowhere", "item")])

    assert not canvas.grab().isNull()


@pytest.mark.parametrize("look", ["zone", "item", "ring", "flag", "exit", "anything else"])
def test_every_look_of_a_mark_is_painted(canvas, look):
    empty = picture(canvas)

    assert picture(canvas, marks=[SceneMark("m", "2,2", look, "Potion", 1)]) != empty


def test_colours_are_named_by_value_by_seat_or_by_role():
    assert tone(LIGHT, "#102030", "#ffffff") == QColor("#102030")
    assert tone(LIGHT, "seat2", "#ffffff") == QColor(LIGHT.seats[1])
    assert tone(DARK, "good", "#ffffff") == QColor(DARK.good)
    assert tone(LIGHT, "no such role", "#123456") == QColor("#123456")
    assert tone(LIGHT, "seat", "#123456") == QColor("#123456")
    assert tone(LIGHT, "#nope", "#123456") == QColor("#123456")


def test_cards_and_wheels_of_any_sort_are_painted(qtbot):
    image = QImage(600, 300, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    cards = [
        SceneCard("a", "Fire", ("Burn",), life=4, wounds=1, badges=("x",)),
        SceneCard("b", "Back", face="down"),
        SceneCard("c", "Turned", turned=90, life=120, wounds=30),
    ]
    for number, card in enumerate(cards):
        paint_card(painter, card, QRectF(10 + 110 * number, 10, 96, 132), LIGHT, True, False)
        paint_slip(painter, card, QRectF(10 + 110 * number, 160, 88, 36), LIGHT, False, False)
    segments = (SceneSegment("Miss", 8, "#444444"), SceneSegment("Hit", 88, "seat1"))
    paint_wheel(painter, SceneWheel("w", "Spin", segments, 1), QRectF(400, 10, 170, 170), LIGHT, False)
    paint_wheel(painter, SceneWheel("w", "Spin", (), None), QRectF(400, 150, 100, 100), LIGHT, True)
    painter.end()

    assert all(image.pixelColor(x, 80).alpha() for x in (50, 160, 270, 485))


def test_a_slip_says_badges_and_a_short_line_beside_its_life():
    card = SceneCard("c", "Ann", ("3 markers",), life=3, badges=("P", "1✓2"))
    assert beside_life(card) == "P  1✓2  3 markers"
    assert beside_life(SceneCard("c", "Ann", ("a line that is much too long for it",), life=3)) == ""


def test_a_badge_has_the_colour_that_the_scene_gives_it(canvas):
    plain = picture(canvas, figure(badges=("P",)))
    assert picture(canvas, figure(badges=("P",), badge_colors={"P": "#8a50c8"})) != plain


def test_a_plate_says_its_label_and_nothing_else(canvas):
    bare = picture(canvas)
    assert picture(canvas, marks=[SceneMark("o", "2,2", "plate", "Door 2/3")]) != bare
    assert picture(canvas, marks=[SceneMark("o", "2,2", "plate")]) == bare


def test_figures_that_share_a_place_stand_beside_each_other_and_each_can_be_pointed_at(canvas):
    ann, bob = figure(id="ann"), figure(id="bob", seat=2)
    canvas.show_pieces((ann, bob), ())
    middle = canvas.ground.point("2,2")

    assert canvas.figure_at(middle - QPointF(16, 0)) == ann
    assert canvas.figure_at(middle + QPointF(16, 0)) == bob
    canvas.show_pieces((ann,), ())
    assert canvas.figure_at(middle) == ann


@pytest.mark.parametrize("below", ["2,3", "3,3", "3,2"])
def test_no_neighbour_hides_life_and_badges(canvas, below):
    """A bar of life is as long beside a neighbour as it is alone: none of its green is painted over."""

    def green(*figures):
        seen = picture(canvas, *figures)
        colors = (seen.pixelColor(x, y) for y in range(seen.height()) for x in range(seen.width()))
        return sum(color.green() > color.red() + 60 and color.green() > color.blue() + 60 for color in colors)

    canvas.set_step(-2)
    alone, neighbour = figure(life=3, height=3), figure(id="g", at=below, seat=2)
    assert green(alone, neighbour) >= green(alone)


def test_a_slip_that_lies_face_down_keeps_the_colour_of_its_owner(qtbot):
    def band(color):
        image = QImage(80, 40, QImage.Format.Format_RGB32)
        image.fill(QColor("#ffffff"))
        painter = QPainter(image)
        paint_slip(painter, SceneCard("c", "?", face="down", color=color), QRectF(2, 2, 70, 34), LIGHT, False, False)
        painter.end()
        return image.pixelColor(7, 19)

    assert band("#20a040").green() > band("#20a040").blue() + 40
    assert band("").blue() > band("").green() + 40
