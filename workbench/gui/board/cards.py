"""Cards as they lie on the table: face up with their lines, or face down."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from workbench.engine.scene import SceneCard
from workbench.gui import theme
from workbench.gui.board.ink import glazed, readable_on
from workbench.gui.board.tones import tone
from workbench.gui.palette import Palette

#: Size of a card in pixels.
WIDTH, HEIGHT = 96.0, 132.0
#: Largest size of a card beside a board.
SLIP_WIDTH, SLIP_HEIGHT = 122.0, 33.0
#: Between the pips of a slip's life; a longer life is written.
PIP, MOST_PIPS = 8.4, 6
#: Sizes of a card's title in points: the first that fits.
TITLE = (7.5, 7.0, 6.5, 6.0)
#: Radius of what lies on a card.
CHIP = 7.0
#: A first line of at most so many characters stands beside the life.
SHORT = 14
WRAP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


def paint_card(painter: QPainter, card: SceneCard, box: QRectF, palette: Palette, lit: bool, hover: bool) -> None:
    """Paint a card into a box of WIDTH × HEIGHT; `lit` when it can be chosen."""
    painter.save()
    painter.translate(box.center())
    if card.turned % 180:
        painter.scale(box.width() / HEIGHT, box.width() / HEIGHT)
    painter.rotate(card.turned)
    face = QRectF(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 55))
    painter.drawRoundedRect(face.translated(1.5, 3), 8, 8)
    if card.face == "up":
        _front(painter, card, face, palette)
    else:
        _back(painter, face, palette)
    if lit or card.active:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        color = QColor(palette.legal if lit else palette.active)
        painter.setPen(QPen(color, 4.0 if hover else 3.0))
        painter.drawRoundedRect(face.adjusted(-1.5, -1.5, 1.5, 1.5), 9, 9)
    painter.restore()


def paint_slip(painter: QPainter, card: SceneCard, box: QRectF, palette: Palette, lit: bool, hover: bool) -> None:
    """Paint a card as a slip of SLIP_WIDTH × SLIP_HEIGHT, for tables whose board needs the room."""
    up = card.face == "up"
    band = tone(palette, card.color, palette.muted if up else palette.accent).darker(100 if up else 150)
    gone = card.turned % 180 != 0
    painter.setOpacity(0.45 if gone else 1.0)
    edge = palette.legal if lit else palette.active if card.active else palette.strong_border
    painter.setPen(QPen(QColor(edge), (3.0 if hover else 2.2) if lit else 1.0))
    painter.setBrush(QColor(palette.surface))
    painter.drawRoundedRect(box, 5, 5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(band)
    painter.drawRoundedRect(QRectF(box.left() + 3, box.top() + 4, 4, box.height() - 8), 2, 2)
    text = box.adjusted(12, 2, -4, -2)
    painter.setPen(QColor(palette.text))
    painter.setFont(theme.font(8.0, bold=True))
    title = painter.fontMetrics().elidedText(card.title, Qt.TextElideMode.ElideRight, int(text.width()))
    top = QRectF(text.left(), text.top(), text.width(), text.height() / 2)
    painter.drawText(top, Qt.AlignmentFlag.AlignVCenter, title)
    low = QRectF(text.left(), text.center().y(), text.width(), text.height() / 2)
    painter.setFont(theme.font(7.0))
    painter.setPen(QColor(palette.muted))
    if card.life > 0:
        _slip_life(painter, card, low, palette)
    else:
        _slip_line(painter, card, low, palette)
    painter.setOpacity(1.0)


def _slip_line(painter: QPainter, card: SceneCard, box: QRectF, palette: Palette) -> None:
    """How many there are of it, then its first line."""
    if card.count:
        painter.setFont(theme.font(8.0, bold=True))
        painter.setPen(QColor(palette.text))
    said = "  ".join(([f"× {card.count}"] if card.count else []) + [*card.lines[:1]])
    said = painter.fontMetrics().elidedText(said, Qt.TextElideMode.ElideRight, int(box.width()))
    painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, said)


def _slip_life(painter: QPainter, card: SceneCard, box: QRectF, palette: Palette) -> None:
    """Pips, or numbers, for what is left of its life, then its badges and a short first line."""
    left, pips = max(0, card.life - card.wounds), card.life <= MOST_PIPS and not card.turned % 180
    for number in range(card.life if pips else 0):
        painter.setPen(QPen(QColor(palette.strong_border), 0.8))
        painter.setBrush(QColor(palette.good) if number < left else QColor(palette.sunken))
        painter.drawEllipse(QPointF(box.left() + 4 + number * PIP, box.center().y()), 3.2, 3.2)
    rest = box.adjusted(card.life * PIP + 5 if pips else 0.0, 0, 0, 0)
    count = "" if pips or card.turned % 180 else f"{left}/{card.life}"
    said = [" ".join(filter(None, (count, *words))) for words in ((beside_life(card),), card.badges, ())]
    room, metrics = rest.width(), painter.fontMetrics()
    painter.setPen(QColor(palette.muted))
    fitting = next((text for text in said if metrics.horizontalAdvance(text) <= room), "")
    painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, fitting)


def beside_life(card: SceneCard) -> str:
    """Return what a slip says beside its life: badges, and a first line that is short."""
    line = card.lines[:1] if card.lines and len(card.lines[0]) <= SHORT else ()
    return "  ".join((*card.badges[:3], *line))


def _front(painter: QPainter, card: SceneCard, face: QRectF, palette: Palette) -> None:
    band = tone(palette, card.color, palette.muted)
    painter.setPen(QPen(QColor(palette.strong_border), 1.0))
    painter.setBrush(QColor(palette.surface))
    painter.drawRoundedRect(face, 8, 8)
    head = QRectF(face.left() + 4, face.top() + 4, face.width() - 8, 24)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(band)
    painter.drawRoundedRect(head, 5, 5)
    painter.setPen(readable_on(band))
    called = f"{card.title} × {card.count}" if card.count else card.title
    for points in TITLE:
        painter.setFont(theme.font(points, bold=True))
        if painter.fontMetrics().horizontalAdvance(called) <= head.width() - 8:
            break
    title = painter.fontMetrics().elidedText(called, Qt.TextElideMode.ElideRight, int(head.width() - 8))
    painter.drawText(head.adjusted(5, 0, -3, 0), Qt.AlignmentFlag.AlignVCenter, title)
    painter.setPen(QColor(palette.text))
    font = theme.font(6.5)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)  # lines are as high in every size of a card
    painter.setFont(font)
    high = 48.0 if card.chips else 72.0 if card.life or card.badges else 94.0
    whole = QFontMetricsF(font).lineSpacing()  # no line is cut in two
    room = QRectF(face.left() + 7, face.top() + 32, face.width() - 12, high // whole * whole)
    painter.setClipRect(room)
    painter.drawText(room, WRAP, "\n".join(card.lines))
    painter.setClipping(False)
    _chips(painter, card, face)
    _life(painter, card, face, palette)
    _badges(painter, card, face, palette)


def _chips(painter: QPainter, card: SceneCard, face: QRectF) -> None:
    """What lies on the card, in a row; many lie over each other."""
    apart = min(2.0 * CHIP + 1.0, (face.width() - 2 * CHIP - 12) / max(1, len(card.chips) - 1))
    painter.setFont(theme.font(5.5, bold=True))
    for number, chip in enumerate(card.chips):
        at = QPointF(face.left() + 6 + CHIP + number * apart, face.bottom() - 42)
        color = QColor(chip.color)
        painter.setPen(QPen(color.darker(150), 1.0))
        painter.setBrush(color)
        painter.drawEllipse(at, CHIP, CHIP)
        painter.setPen(readable_on(color))
        box = QRectF(at.x() - CHIP, at.y() - CHIP, 2 * CHIP, 2 * CHIP)
        _upright(painter, card, box, chip.label)


def _upright(painter: QPainter, card: SceneCard, box: QRectF, text: str) -> None:
    """Write what changes in play so that it is read the right way up on a card that lies upside down, too."""
    if card.turned % 360 == 180:
        painter.save()
        painter.translate(box.center())
        painter.rotate(180)
        painter.translate(-box.center())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()
    else:
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _life(painter: QPainter, card: SceneCard, face: QRectF, palette: Palette) -> None:
    if card.life <= 0:
        return
    left = max(0, card.life - card.wounds)
    if card.life > 10:
        painter.setPen(QColor(palette.good if left * 2 > card.life else palette.error))
        painter.setFont(theme.font(8.0, bold=True))
        said = f"{left}/{card.life}"
        width = painter.fontMetrics().horizontalAdvance(said) + 2.0
        _upright(painter, card, QRectF(face.left() + 6, face.bottom() - 22, width, 18), said)
        return
    for number in range(card.life):
        painter.setPen(QPen(QColor(palette.strong_border), 0.8))
        painter.setBrush(QColor(palette.good) if number < left else QColor(palette.sunken))
        painter.drawEllipse(QPointF(face.left() + 11 + number * 8.4, face.bottom() - 10), 3.2, 3.2)


def _badges(painter: QPainter, card: SceneCard, face: QRectF, palette: Palette) -> None:
    right = face.right() - 5
    painter.setFont(theme.font(6.0, bold=True))
    for badge in card.badges[:3]:
        width = painter.fontMetrics().horizontalAdvance(badge) + 8.0
        box = QRectF(right - width, face.bottom() - 30, width, 13)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.warning))
        painter.drawRoundedRect(box, 5, 5)
        painter.setPen(readable_on(QColor(palette.warning)))
        _upright(painter, card, box, badge)
        right -= width + 3


def _back(painter: QPainter, face: QRectF, palette: Palette) -> None:
    painter.setPen(QPen(QColor(palette.strong_border), 1.0))
    painter.setBrush(QColor(palette.accent).darker(150))
    painter.drawRoundedRect(face, 8, 8)
    inner = face.adjusted(7, 7, -7, -7)
    painter.setPen(QPen(glazed("#ffffff", 90), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner, 5, 5)
    for size in (30.0, 20.0, 8.0):
        painter.drawEllipse(face.center(), size, size)
