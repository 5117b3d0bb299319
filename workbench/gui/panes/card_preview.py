"""An entity's card as it would print: name, numbers, what it refers to, its text written from the data."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from workbench.gui import lang, theme
from workbench.gui.document import Document
from workbench.gui.fields.context import FormContext, kinds_of
from workbench.gui.fields.flow import Flow
from workbench.gui.fields.shape import Schema, label_of_choice, resolved, title_of, type_of
from workbench.gui.following import Following
from workbench.gui.hues import color_of, color_of_entity, ink_on
from workbench.gui.lang import tr
from workbench.gui.naming import display_name, kind_title
from workbench.gui.themed import Themed
from workbench.model.pointer import value_at
from workbench.model.ref import EntityRef

_COLUMNS = 3
_WIDTH = 360


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
        Following(self, document, self._show)
        Themed(self, self._show)
        self._show()

    def _show(self) -> None:
        data = self._context.data
        page = QWidget()
        box = QVBoxLayout(page)
        box.setContentsMargins(theme.LARGE, theme.LARGE, theme.LARGE, theme.LARGE)
        if isinstance(data, dict):
            box.addWidget(self._card(data), 0, Qt.AlignmentFlag.AlignHCenter)
        box.addStretch(1)
        self.setWidget(page)

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
        inner.addWidget(self._text())
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
        title = QLabel(name)
        title.setFont(theme.font(theme.TITLE, bold=True))
        words.addWidget(title)
        words.addWidget(QLabel(self._small_print(data)))
        layout = QHBoxLayout(band)
        layout.setContentsMargins(theme.NORMAL, 12, theme.NORMAL, 12)
        layout.addLayout(words, 1)
        points = self._points(data)
        if points is not None:
            cost = QLabel(str(points))
            cost.setFont(theme.font(22, bold=True))
            cost.setToolTip(tr("Points"))
            layout.addWidget(cost)
        return band

    def _numbers(self, data: dict[str, Any]) -> QGridLayout:
        """Whole numbers at the top of the schema, but for the points."""
        grid = QGridLayout()
        grid.setSpacing(theme.SMALL)
        shown = [(name, part) for name, part in self._parts() if type_of(part) == "integer" and name in data]
        shown = [(name, part) for name, part in shown if f"/{name}" != self._points_pointer()]
        for at, (name, part) in enumerate(shown):
            cell = QFrame()
            cell.setProperty("role", "cell")
            cell.setMinimumHeight(48)
            box = QVBoxLayout(cell)
            box.setContentsMargins(10, 6, 10, 6)
            box.setSpacing(0)
            number = QLabel(str(data[name]))
            number.setFont(theme.font(theme.HEADING, bold=True))
            label = QLabel(title_of(part, name))
            label.setProperty("role", "hint")
            box.addWidget(number)
            box.addWidget(label)
            grid.addWidget(cell, at // _COLUMNS, at % _COLUMNS)
        return grid

    def _plates(self, data: dict[str, Any]) -> list[QWidget]:
        """A line of plates for each list of references."""
        made: list[QWidget] = []
        for name, part in self._parts():
            items = resolved(self._kind.schema, part.get("items", {}))
            values = data.get(name)
            if "x-ref" not in items or not isinstance(values, list) or not values:
                continue
            line = Flow()
            label = QLabel(title_of(part, name))
            label.setProperty("role", "hint")
            label.setMinimumSize(72, 22)
            line.add(label)
            for value in values:
                target = self._context.choices.target(kinds_of(items), str(value))
                color = color_of_entity(self._document.packs, target) if target else color_of(str(value))
                line.add(plate(display_name(target) if target else str(value), color))
            made.append(line)
        return made

    def _text(self) -> QLabel:
        """The text as the ruleset writes it from the powers."""
        whole = self._document.workspace.card_text(self._ref, lang.current()) or ""
        # the first paragraph is the numbers again, which stand above in print of their own
        self.text = whole.partition("\n\n")[2] or whole
        label = QLabel(self.text)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        label.setAccessibleName(tr("Card text"))
        label.setVisible(bool(self.text))
        return label

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

    def _points(self, data: dict[str, Any]) -> Any:
        return _value(data, self._points_pointer())

    def _color(self, data: dict[str, Any]) -> QColor:
        """The colour of what the card is of."""
        pointer = str(self._kind.schema.get("x-points", {}).get("of", ""))
        part = dict(self._parts()).get(pointer.removeprefix("/"), {})
        target = self._context.choices.target(kinds_of(part), str(_value(data, pointer) or ""))
        return color_of_entity(self._document.packs, target) if target else color_of(self._ref.id)


def plate(text: str, color: QColor) -> QLabel:
    """A small plate tinted in a colour."""
    label = QLabel(text)
    ink = theme.current().text
    tint = theme.mix(theme.current().surface, color.name(), 0.28).name()
    label.setStyleSheet(f"background: {tint}; color: {ink}; border-radius: 8px; padding: 2px 9px;")
    return label


def _value(data: Any, pointer: str) -> Any:
    try:
        return value_at(data, pointer) if pointer else None
    except KeyError:
        return None
