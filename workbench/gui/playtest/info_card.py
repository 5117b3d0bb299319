"""A card in a corner of the board that tells of what is under the pointer; it never catches the pointer itself."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from workbench.gui import theme
from workbench.gui.lang import tr
from workbench.gui.plain_text import PlainLabel
from workbench.gui.playtest.pointing import Said

#: Width of the card, its distance from the corner, and how long the pointer rests before it tells, in milliseconds.
WIDTH, APART, REST = 330, 10, 140
#: Width of a card with much to tell, and how much of the height below it a card of the usual width may take.
BROAD, LOW = 430, 0.55
#: Room for the tools at the top right; a distance from the pointer that is enough.
SIDE, ENOUGH = 40, 110
#: How much nearer to the pointer a card may lie that covers no other.
COVERS = 70


class InfoCard(QFrame):
    """Lies over a widget, in the corner that is farthest from the pointer: at the bottom left when it may choose.

    `beside` are other widgets over it that are not to be covered while there is another corner.
    """

    def __init__(self, over: QWidget, beside: Sequence[QWidget] = ()) -> None:
        super().__init__(over)
        self._over, self._beside = over, tuple(beside)
        self.setObjectName("info_card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(tr("Under the pointer"))
        self.text = PlainLabel()
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.SMALL + 4, theme.SMALL, theme.SMALL + 4, theme.SMALL)
        column.addWidget(self.text)
        self.on = True
        self.said = Said("")
        self._at = QPoint(-1, -1)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self._tell)
        over.installEventFilter(self)
        self.hide()

    def tell(self, said: Said, pointer: QPoint) -> None:
        """Tell this once the pointer, at a point of the widget below, has rested a moment; nothing hides the card."""
        self._at = pointer
        if said == self.said:
            return
        self.said = said
        if not self.on or not said.text:
            self._rest.stop()
            self.hide()
        elif self.isVisible():
            self._tell()
        else:
            self._rest.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay within the widget below when its size changes."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def turn(self, on: bool) -> None:
        """Tell things, or be quiet from now on."""
        self.on, self.said = on, Said("")
        self._rest.stop()
        self.hide()

    def _tell(self) -> None:
        palette = theme.current()
        ground = theme.mix(palette.raised, palette.surface, 0.5).name()
        self.setStyleSheet(
            f"#info_card {{ background: {ground}; border: 1px solid {palette.strong_border}; border-radius: 8px; }}"
        )
        title = f'<b style="font-size:{theme.HEADING}pt">{escape(self.said.title)}</b>' if self.said.title else ""
        lines = [_line(line, palette.text, palette.muted) for line in self.said.lines]
        options = [f'<span style="color:{palette.legal}">{escape(line)}</span>' for line in self.said.options]
        self.text.setText("<br>".join(part for part in (title, *lines, *options) if part))
        self.text.setStyleSheet(f"font-size: {theme.CAPTION}pt;")
        self._place()
        self.show()
        self.raise_()

    def _place(self) -> None:
        over = self._over
        wide, high = next(
            (fitting for wide in (WIDTH, BROAD) if (fitting := self._size(wide))[1] <= LOW * over.height()),
            self._size(BROAD if over.width() > 1.5 * BROAD else WIDTH),
        )
        self.setFixedSize(wide, min(high, max(60, over.height() - 2 * APART)))
        right, low = over.width() - self.width() - APART, over.height() - self.height() - APART
        corners = [QPoint(APART, low), QPoint(right, low), QPoint(APART, APART), QPoint(right - SIDE, APART)]
        self.move(max(corners, key=self._clearance))

    def _size(self, wide: int) -> tuple[int, int]:
        """Return width and height of the card for a width that is wished for."""
        wide = min(wide, max(120, self._over.width() - 2 * APART))
        return wide, self.text.heightForWidth(wide - 2 * (theme.SMALL + 4) - 2) + 2 * theme.SMALL + 2

    def _clearance(self, corner: QPoint) -> int:
        """Return how far a card in a corner would be from the pointer; more than enough counts as enough."""
        box = QRect(corner, self.size())
        covers = any(other.isVisible() and other.geometry().intersects(box) for other in self._beside)
        if not self._over.rect().contains(self._at):
            return ENOUGH - COVERS * covers
        aside = max(box.left() - self._at.x(), self._at.x() - box.right(), 0)
        above = max(box.top() - self._at.y(), self._at.y() - box.bottom(), 0)
        return min(ENOUGH, max(aside, above)) - COVERS * covers


def _line(line: str, text: str, muted: str) -> str:
    """A line; what begins with a sign lies on the thing now and stands out, a name before a colon is bold."""
    if line[:1] in "◆≈◇┃◉":
        return f'<b style="color:{text}">{escape(line)}</b>'
    name, colon, rest = line.partition(":")
    if colon and len(name) < 40:
        return f'<span style="color:{text}"><b>{escape(name)}</b>:{escape(rest)}</span>'
    return f'<span style="color:{muted}">{escape(line)}</span>'
