"""Cards as they are painted."""

from dataclasses import replace

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from workbench.engine.scene import SceneCard, SceneChip
from workbench.gui import theme
from workbench.gui.board.cards import CHIP, HEIGHT, WIDTH, paint_card


def painted(card):
    """A card painted over nothing."""
    image = QImage(int(WIDTH), int(HEIGHT), QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_card(painter, card, QRectF(0, 0, WIDTH, HEIGHT), theme.current(), False, False)
    painter.end()
    return image


def colours(image):
    """Every colour in an image."""
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def test_chips_lie_on_the_card_in_their_colours(qapp):
    chips = tuple(SceneChip("", color) for color in ("#ff0000", "#00ff00", "#0000ff"))
    assert {"#ff0000", "#00ff00", "#0000ff"} <= colours(painted(SceneCard("c", "Card", chips=chips)))
    assert not {"#ff0000", "#00ff00"} & colours(painted(SceneCard("c", "Card")))


def test_many_chips_stay_on_the_card(qapp):
    chips = tuple(SceneChip("", "#00ff00") for _ in range(20))
    image = painted(SceneCard("c", "Card", chips=chips))
    y = int(HEIGHT) - 42
    green = [x for x in range(image.width()) if image.pixelColor(x, y).name() == "#00ff00"]
    assert min(green) < 2 * CHIP + 6
    assert WIDTH - 3 * CHIP < max(green) < WIDTH


def dark_rows(image, box):
    """How many pixels of a box are text, row by row."""
    area = image.copy(box)
    paper = area.pixelColor(0, 0)
    return [sum(area.pixelColor(x, y) != paper for x in range(area.width())) for y in range(area.height())]


def test_what_changes_in_play_is_upright_on_a_card_that_lies_upside_down(qapp):
    """On a turned card the life is in the opposite corner, written as on one that is not turned."""
    plain = SceneCard("c", "Card", life=71, wounds=0)
    low = dark_rows(painted(plain), QRect(5, int(HEIGHT) - 23, 45, 19))
    turned = painted(replace(plain, turned=180))
    high = dark_rows(turned, QRect(int(WIDTH) - 50, 4, 45, 19))
    text = [row for row in low if row], [row for row in high if row]
    assert text[0] == text[1] != text[0][::-1]
