"""Between two scenarios of a campaign: what has happened, what comes next, and what everybody carries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from workbench.engine.scene import Scene
from workbench.gui import theme
from workbench.gui.lang import tr
from workbench.gui.plain_text import PlainLabel
from workbench.gui.playtest.campaign_cards import CarriedCards
from workbench.gui.seat_colors import seated

#: Pixels: the widest that texts and cards become.
_WIDEST = 920


@dataclass(frozen=True)
class PageTexts:
    """What the page says: `kicker` over the `title`, the story, then what is `next` with its texts and its button.

    `kept` offers progress that was kept before; an empty one offers nothing.
    """

    kicker: str
    title: str
    story: str = ""
    next: str = ""
    about: Sequence[str] = ()
    button: str = ""
    kept: str = ""


class CampaignPage(QScrollArea):
    """One page; it is made anew each time that it is shown."""

    #: str: `go` to play what is next, `kept` to go on with the progress that was kept.
    asked = Signal(str)
    #: str: `kind:id` of an entity that the user asked to see.
    open_asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setAccessibleName(tr("Campaign"))
        self.go: QPushButton | None = None
        self.kept: QPushButton | None = None
        self.cards: dict[int, CarriedCards] = {}

    def show_page(self, texts: PageTexts, scene: Scene, names: Mapping[int, str]) -> None:
        """Show texts, and what each seat of `names` carries by the scene."""
        page, column = QWidget(), QWidget()
        page.setProperty("role", "surface")
        column.setMaximumWidth(_WIDEST)
        across = QHBoxLayout(page)
        across.setContentsMargins(0, 0, 0, 0)
        across.addStretch(1)
        across.addWidget(column, 30)
        across.addStretch(1)
        layout = QVBoxLayout(column)
        layout.setContentsMargins(theme.LARGE, theme.LARGE, theme.LARGE, theme.LARGE)
        layout.setSpacing(theme.NORMAL)
        self.go = self.kept = None
        self._add_head(layout, texts)
        if texts.next or texts.button:
            layout.addWidget(self._next_card(texts))
        self._add_seats(layout, scene, names)
        layout.addStretch(1)
        self.setWidget(page)
        if self.go is not None:
            self.go.setFocus()

    def _add_head(self, layout: QVBoxLayout, texts: PageTexts) -> None:
        kicker, title = PlainLabel(texts.kicker), PlainLabel(texts.title)
        kicker.setProperty("role", "muted")
        title.setFont(theme.font(22, bold=True))
        title.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(kicker)
        words.addWidget(title)
        layout.addLayout(words)
        if texts.story:
            layout.addWidget(_text(texts.story))

    def _next_card(self, texts: PageTexts) -> QFrame:
        card = QFrame()
        card.setProperty("role", "cell")
        inner = QVBoxLayout(card)
        inner.setContentsMargins(theme.NORMAL, theme.NORMAL, theme.NORMAL, theme.NORMAL)
        inner.setSpacing(theme.SMALL)
        heading = PlainLabel(texts.next)
        heading.setProperty("role", "heading")
        heading.setWordWrap(True)
        inner.addWidget(heading)
        for about in texts.about:
            inner.addWidget(_text(about))
        line = QHBoxLayout()
        line.setSpacing(theme.SMALL)
        if texts.button:
            self.go = self._button(line, texts.button, "go", primary=True)
        if texts.kept:
            self.kept = self._button(line, texts.kept, "kept", primary=not texts.button)
        line.addStretch(1)
        inner.addSpacing(theme.TINY)
        inner.addLayout(line)
        return card

    def _button(self, line: QHBoxLayout, text: str, what: str, primary: bool) -> QPushButton:
        button = QPushButton(text.replace("&", "&&"))
        button.setProperty("primary", primary)
        button.setAutoDefault(True)
        button.clicked.connect(lambda: self.asked.emit(what))
        line.addWidget(button)
        return button

    def _add_seats(self, layout: QVBoxLayout, scene: Scene, names: Mapping[int, str]) -> None:
        """Add a block for each seat that carries anything."""
        self.cards = {}
        seats = sorted({zone.seat for zone in scene.zones} | {text.seat for text in scene.texts})
        for seat in seats:
            layout.addWidget(self._seat(scene, seat, names.get(seat) or tr("Seat {seat}", seat=seat)))

    def _seat(self, scene: Scene, seat: int, name: str) -> QFrame:
        card, palette = QFrame(), seated(theme.current(), scene.seat_colors)
        card.setProperty("role", "card")
        inner = QVBoxLayout(card)
        inner.setContentsMargins(theme.NORMAL, theme.SMALL + 4, theme.NORMAL, theme.SMALL)
        inner.setSpacing(theme.SMALL)
        head = PlainLabel(f"●  {name}")
        head.setProperty("role", "heading")
        head.setStyleSheet(f"color: {palette.seat(seat)};")
        line = QHBoxLayout()
        line.addWidget(head)
        line.addStretch(1)
        for text in scene.texts:
            if text.seat == seat:
                line.addWidget(_fact(text.title, text.text))
                line.addSpacing(theme.NORMAL)
        inner.addLayout(line)
        cards = CarriedCards([zone for zone in scene.zones if zone.seat == seat])
        cards.open_asked.connect(self.open_asked)
        self.cards[seat] = cards
        inner.addWidget(cards)
        return card


def _text(said: str) -> QLabel:
    label = PlainLabel(said)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def _fact(title: str, text: str) -> QLabel:
    """A number with what it counts."""
    palette = theme.current()
    label = PlainLabel(f'<span style="color:{palette.muted}">{escape(title)}</span>&nbsp;&nbsp;<b>{escape(text)}</b>')
    label.setTextFormat(Qt.TextFormat.RichText)
    return label
