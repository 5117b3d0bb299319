"""An entity's card as it would print: name, numbers, what it refers to, its text written from the data.

Each part knows the field that it says: the mouse on it lights the field up in the form, and the other way round.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from workbench.gui import lang, theme
from workbench.gui.document import Document
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.flow import Flow
from workbench.gui.fields.shape import Schema, label_of_choice, resolved, title_of, type_of
from workbench.gui.following import Following
from workbench.gui.hues import color_of, color_of_entity, ink_on
from workbench.gui.lang import tr
from workbench.gui.naming import display_name, kind_title
from workbench.gui.panes.card_text import CardText
from workbench.gui.panes.pointing import Pointing, light, nearest, says
from workbench.gui.plain_text import PlainLabel
from workbench.gui.themed import Themed
from workbench.model.pointer import found_at
from workbench.model.ref import EntityRef
from workbench.model.reference_finder import reference_kinds

_COLUMNS = 3
_WIDTH = 372
_TILE_HEIGHT = 54
#: What is left between the margins and the card's edge of one pixel.
_INNER = _WIDTH - 2 * theme.NORMAL - 2


class CardPreview(QScrollArea):
    """Made from the schema: whole numbers are the card's numbers, references its plates, choices its small print."""

    def __init__(self, document: Document, ref: EntityRef | None) -> None:
        super().__init__()
        assert ref is not None
        self._document = document
        self._ref = ref
        self._kind = document.workspace.kinds[ref.kind]
        self._context = FormContext(document, ref, self._kind.schema, self)
        self.setWidgetResizable(True)
        self.setAccessibleName(tr("Card preview"))
        self.text = ""
        self.pointing = Pointing(self)
        self.pointing.shown.connect(self._light)
        self._parts_of: dict[QWidget, str] = {}
        self._words: CardText | None = None
        self._lit = ""
        Following(self, document, self._show)
        Themed(self, self._show)
        self._show()

    def _show(self) -> None:
        data = self._context.data
        page = QWidget()
        self._parts_of, self._words = {}, None
        box = QVBoxLayout(page)
        box.setContentsMargins(theme.LARGE, theme.LARGE, theme.LARGE, theme.LARGE)
        if isinstance(data, dict):
            box.addWidget(self._card(data), 0, Qt.AlignmentFlag.AlignHCenter)
        box.addStretch(1)
        self.setWidget(page)
        self._light(self._lit)

    def _light(self, pointer: str) -> None:
        """Light up what says a field; nothing for an empty pointer."""
        self._lit = pointer
        lit = nearest(set(self._parts_of.values()), pointer)
        for widget, own in self._parts_of.items():
            light(widget, says(own, lit))
        if self._words:
            self._words.light(pointer)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Point at the field of a number or plate that the mouse is on; a click wants it."""
        pointer = self._parts_of.get(watched, "") if isinstance(watched, QWidget) else ""
        if pointer and event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self.pointing.hovered.emit(pointer if event.type() == QEvent.Type.Enter else "")
        elif pointer and event.type() == QEvent.Type.MouseButtonRelease:
            self.pointing.chosen.emit(pointer)
        return super().eventFilter(watched, event)

    def _saying(self, widget: QWidget, pointer: str) -> None:
        """Let a widget say a field."""
        widget.setCursor(Qt.CursorShape.PointingHandCursor)
        widget.installEventFilter(self)
        self._parts_of[widget] = pointer

    def _card(self, data: dict[str, Any]) -> QFrame:
        card = QFrame()
        card.setProperty("role", "card")
        card.setFixedWidth(_WIDTH)
        box = QVBoxLayout(card)
        box.setContentsMargins(0, 0, 0, theme.NORMAL)
        box.setSpacing(12)
        box.addWidget(self._band(data))
        inner = QVBoxLayout()
        inner.setContentsMargins(theme.NORMAL, 0, theme.NORMAL, 0)
        inner.setSpacing(12)
        inner.addLayout(self._numbers(data))
        for plates in self._plates(data):
            inner.addWidget(plates)
        words = self._written()
        if words:
            inner.addWidget(words)
        box.addLayout(inner)
        return card

    def _band(self, data: dict[str, Any]) -> QFrame:
        """The head of the card in its own colour: name, small print, points."""
        entity = self._document.packs.get(self._ref)
        name = display_name(entity, self._document.packs, self._kind) if entity else self._ref.id
        color = self._color(data)
        ink = ink_on(color).name()
        band = QFrame()
        band.setObjectName("band")
        band.setStyleSheet(
            f"#band {{ background: {color.name()}; border-top-left-radius: 8px; border-top-right-radius: 8px; }}"
            f"#band QLabel {{ color: {ink}; }}"
        )
        words = QVBoxLayout()
        words.setSpacing(0)
        title = PlainLabel(name)
        title.setFont(theme.font(theme.TITLE, bold=True))
        words.addWidget(title)
        words.addWidget(PlainLabel(self._small_print(data)))
        layout = QHBoxLayout(band)
        layout.setContentsMargins(theme.NORMAL, 12, theme.NORMAL, 12)
        layout.addLayout(words, 1)
        points = self._points(data)
        if points is not None:
            cost = PlainLabel(str(points))
            cost.setFont(theme.font(22, bold=True))
            cost.setToolTip(tr("Points"))
            self._saying(cost, self._points_pointer())
            layout.addWidget(cost)
        return band

    def _numbers(self, data: dict[str, Any]) -> QVBoxLayout:
        """Whole numbers in the order of the schema, but for the points: a tile for each that every card has.

        What a card may leave out is small print below.
        """
        grid = QGridLayout()
        grid.setSpacing(theme.SMALL)
        needed = self._kind.schema.get("required", ())
        numbers = [(name, part) for name, part in self._parts() if type_of(part) == "integer" and name in data]
        numbers = [(name, part) for name, part in numbers if f"/{name}" != self._points_pointer()]
        tiles = [each for each in numbers if each[0] in needed] or numbers
        for at, (name, part) in enumerate(tiles):
            tile = _tile(str(data[name]), title_of(part, name))
            self._saying(tile, f"/{name}")
            grid.addWidget(tile, at // _COLUMNS, at % _COLUMNS)
        box = QVBoxLayout()
        box.setSpacing(theme.SMALL)
        box.addLayout(grid)
        facts = Flow()
        facts.setFixedWidth(_INNER)
        for name, part in (each for each in numbers if each not in tiles):
            self._fact(facts, name, f"{title_of(part, name)} {data[name]}")
        for name, part, target in self._named(data):
            self._fact(facts, name, f"{title_of(part, name)} {target}")
        box.addWidget(facts)
        return box

    def _fact(self, line: Flow, name: str, text: str) -> None:
        """Put a property into the small print."""
        small = PlainLabel(text, "hint")
        small.setContentsMargins(0, 0, theme.NORMAL, 0)
        self._saying(small, f"/{name}")
        line.add(small)

    def _named(self, data: dict[str, Any]) -> Iterator[tuple[str, Schema, str]]:
        """Yield what the card refers to, each by one property, but for what it is the card of."""
        for name, part in self._parts():
            value = data.get(name)
            if "x-ref" in part and isinstance(value, str) and f"/{name}" != self._of():
                target = self._context.choices.target(reference_kinds(part), value)
                yield name, part, display_name(target) if target else value

    def _plates(self, data: dict[str, Any]) -> list[QWidget]:
        """A line of plates for each list of references."""
        made: list[QWidget] = []
        for name, part in self._parts():
            items = resolved(self._kind.schema, part.get("items", {}))
            values = data.get(name)
            if "x-ref" not in items or not isinstance(values, list) or not values:
                continue
            line = Flow()
            line.setFixedWidth(_INNER)
            label = PlainLabel(title_of(part, name), "hint")
            label.setMinimumSize(72, 22)
            line.add(label)
            self._saying(label, f"/{name}")
            for at, value in enumerate(values):
                target = self._context.choices.target(reference_kinds(items), str(value))
                color = color_of_entity(self._document.packs, target) if target else color_of(str(value))
                shown = plate(display_name(target) if target else str(value), color)
                self._saying(shown, f"/{name}/{at}")
                line.add(shown)
            made.append(line)
        return made

    def _written(self) -> CardText | None:
        """The text as the ruleset writes it; None without one."""
        told = self._document.workspace.card_spans(self._ref, lang.current())
        if not told:
            self.text = ""
            return None
        whole = str(told)
        # the first paragraph is the numbers again, which stand above in print of their own; elsewhere the name
        head, blank, rest = whole.partition("\n\n")
        first = head.count("\n") + 2 if blank else 1
        self.text = rest if blank else whole.partition("\n")[2]
        self._words = CardText(told, first, _INNER)
        self._words.hovered.connect(self.pointing.hovered)
        self._words.chosen.connect(self.pointing.chosen)
        return self._words

    def _small_print(self, data: dict[str, Any]) -> str:
        said = [kind_title(self._document.workspace.kinds, self._ref.kind)]
        for name, part in self._parts():
            value = data.get(name)
            if isinstance(value, str) and "enum" in part:
                said.append(label_of_choice(part, value))
        return "  ·  ".join(said[:4])

    def _parts(self) -> list[tuple[str, Schema]]:
        schema = self._kind.schema
        return [(name, resolved(schema, part)) for name, part in schema.get("properties", {}).items()]

    def _points_pointer(self) -> str:
        return str(self._kind.schema.get("x-points", {}).get("points", ""))

    def _of(self) -> str:
        return str(self._kind.schema.get("x-points", {}).get("of", ""))

    def _points(self, data: dict[str, Any]) -> Any:
        pointer = self._points_pointer()
        return found_at(data, pointer) if pointer else None

    def _color(self, data: dict[str, Any]) -> QColor:
        """The colour of what the card is of, else its own."""
        pointer = self._of()
        part = dict(self._parts()).get(pointer.removeprefix("/"), {})
        target = self._context.choices.target(reference_kinds(part), str((pointer and found_at(data, pointer)) or ""))
        entity = target or self._document.packs.get(self._ref)
        return color_of_entity(self._document.packs, entity) if entity else color_of(self._ref.id)


def _tile(number: str, title: str) -> QFrame:
    cell = QFrame()
    cell.setProperty("role", "cell")
    cell.setFixedHeight(_TILE_HEIGHT)
    box = QVBoxLayout(cell)
    box.setContentsMargins(10, 5, 10, 5)
    box.setSpacing(0)
    shown, label = PlainLabel(number), PlainLabel(title)
    shown.setFont(theme.font(theme.HEADING, bold=True))
    label.setProperty("role", "hint")
    box.addWidget(shown)
    box.addWidget(label)
    return cell


def plate(text: str, color: QColor) -> QLabel:
    """A small plate tinted in a colour."""
    label = PlainLabel(text)
    ink = theme.current().text
    tint = theme.mix(theme.current().surface, color.name(), 0.28).name()
    label.setStyleSheet(f"background: {tint}; color: {ink}; border-radius: 8px; padding: 2px 9px;")
    return label
