"""A table that is rolled on: the bar of the die, the rows, exact odds."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSizePolicy, QSpinBox, QVBoxLayout, QWidget

from workbench.engine.question import percent
from workbench.gui import theme
from workbench.gui.document import Document
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.item import summary
from workbench.gui.fields.row import by_pointer
from workbench.gui.fields.shape import resolved
from workbench.gui.fields.table import TableField
from workbench.gui.following import Following
from workbench.gui.hues import nth_color
from workbench.gui.lang import tr
from workbench.gui.naming import display_name
from workbench.gui.panes.places import first_pointer
from workbench.gui.plain_text import PlainLabel
from workbench.gui.roll_table import RollTable, die_of, read_tables
from workbench.gui.themed import Themed
from workbench.gui.widgets.die_bar import DieBar
from workbench.model.ref import EntityRef
from workbench.model.reference_finder import reference_kinds

#: Hexes of the longest walk; fractions are written out up to so large a denominator.
_LONGEST_WALK, _LONG = 99, 100_000


class RangesPane(QScrollArea):
    """One bar for each set of conditions; below them the rows, then the odds."""

    def __init__(self, document: Document, ref: EntityRef | None) -> None:
        super().__init__()
        assert ref is not None
        self._document = document
        self._ref = ref
        schema = document.workspace.kinds[ref.kind].schema
        self._context = FormContext(document, ref, schema, self)
        self._key = first_pointer(schema, "ranges") or "/rows"
        part = resolved(schema, schema["properties"][self._key.removeprefix("/")])
        self._item = resolved(schema, part.get("items", {}))
        self._said = next((name for name, each in self._item.get("properties", {}).items() if "x-ref" in each), "")
        self.bars: list[DieBar] = []
        self.table = TableField(self._context, part, self._key, "", hidden=self._hidden())
        self.odds = Odds()
        self._chances: list[tuple[str, QColor, Fraction]] = []
        self._make_walk()
        self._bars = QVBoxLayout()
        self.setWidget(self._page())
        self.setWidgetResizable(True)
        self.setAccessibleName(tr("Table of rolls"))
        Following(self, document, self._show)
        Themed(self, self._show)
        document.findings_changed.connect(self._show_faults)
        self._show()
        self._show_faults()

    def _page(self) -> QWidget:
        page = QWidget()
        page.setProperty("role", "surface")
        layout = QVBoxLayout(page)
        layout.setContentsMargins(theme.NORMAL, theme.NORMAL, theme.NORMAL, theme.NORMAL)
        layout.setSpacing(theme.SMALL)
        layout.addLayout(self._bars)
        layout.addWidget(self.table)
        layout.addSpacing(theme.SMALL)
        head = QHBoxLayout()
        head.addWidget(PlainLabel(tr("Odds"), "heading"))
        head.addStretch(1)
        head.addWidget(self.walk_label)
        head.addWidget(self.walk)
        layout.addLayout(head)
        layout.addWidget(self.odds)
        layout.addStretch(1)
        return page

    def _make_walk(self) -> None:
        """How many hexes, each with a roll, the odds are for."""
        self.walk = QSpinBox()
        self.walk.setRange(1, _LONGEST_WALK)
        self.walk.setAccessibleName(tr("Hexes of the walk"))
        self.walk.setToolTip(tr("The chance to meet each at least once when every hex of a walk rolls"))
        self.walk.valueChanged.connect(lambda _: self._show_odds())
        self.walk_label = PlainLabel(tr("Hexes of the walk"), "hint")
        self.walk_label.setBuddy(self.walk)

    def _hidden(self) -> frozenset[str]:
        """A die has ranges, a percentage has rates: the other column is left out."""
        rolled = die_of(self._context.data) is not None
        return frozenset({"rate"} if rolled else {"range"})

    def _rows(self) -> list[Any]:
        rows = self._context.value(self._key)
        return rows if isinstance(rows, list) else []

    def _show(self) -> None:
        rows = self._rows()
        tables = read_tables(rows, die_of(self._context.data))
        self._show_bars(tables)
        self.table.show_value(rows)
        self._chances = self._odds(tables)
        self._show_odds()

    def _show_odds(self) -> None:
        hexes = self.walk.value()
        self.odds.show_odds([(name, color, met(chance, hexes)) for name, color, chance in self._chances])

    def _show_bars(self, tables: list[RollTable]) -> None:
        if [table.condition for table in tables] != [bar.property("holds_when") for bar in self.bars]:
            while taken := self._bars.takeAt(0):
                if old := taken.widget():
                    old.hide()
                    old.deleteLater()
            self.bars = []
            for table in tables:
                if table.condition:
                    self._bars.addWidget(PlainLabel(table.condition, "heading"))
                bar = DieBar(self._name, self._color)
                bar.setProperty("holds_when", table.condition)
                bar.row_clicked.connect(lambda row: self._document.open_requested.emit(self._ref, f"{self._key}/{row}"))
                self._bars.addWidget(bar)
                self.bars.append(bar)
        for bar, table in zip(self.bars, tables, strict=True):
            bar.show_table(table)

    def _show_faults(self) -> None:
        self.table.show_faults(by_pointer(self._document.findings_of(self._ref)))

    def _id(self, row: int) -> str:
        rows = self._rows()
        data = rows[row] if row < len(rows) else None
        return str(data.get(self._said, "")) if isinstance(data, dict) else ""

    def _name(self, row: int) -> str:
        kinds = reference_kinds(self._item.get("properties", {}).get(self._said, {}))
        target = self._context.choices.target(kinds, self._id(row))
        return (
            display_name(target) if target else self._id(row) or summary(self._context, self._item, self._rows()[row])
        )

    def _color(self, row: int) -> QColor:
        ids = list(dict.fromkeys(self._id(at) for at in range(len(self._rows()))))
        return nth_color(ids.index(self._id(row)) if self._id(row) in ids else row)

    def _odds(self, tables: list[RollTable]) -> list[tuple[str, QColor, Fraction]]:
        """Exact chances by what is met, greatest first; with several conditions each is said."""
        chances: dict[tuple[str, str], tuple[QColor, Fraction]] = {}
        for table in tables:
            for row, chance in table.odds.items():
                key = (self._name(row), table.condition)
                known = chances.get(key, (self._color(row), Fraction(0)))[1]
                chances[key] = (self._color(row), known + chance)
        ordered = sorted(chances.items(), key=lambda each: (each[0][1], -each[1][1], each[0][0]))
        return [(f"{name}  ({when})" if when else name, color, chance) for (name, when), (color, chance) in ordered]


def met(chance: Fraction, hexes: int) -> Fraction:
    """Return the chance to meet at least once on a walk what each of its hexes brings with `chance`."""
    return 1 - (1 - chance) ** hexes


class Odds(QWidget):
    """Names, bars and exact fractions."""

    _LINE = 24

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[tuple[str, QColor, Fraction]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Odds"))

    def show_odds(self, odds: list[tuple[str, QColor, Fraction]]) -> None:
        """Paint chances; screen readers get them in words."""
        self.shown = odds
        self.setAccessibleDescription(", ".join(f"{name} {percent(chance)}" for name, _, chance in odds))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A line each."""
        return QSize(240, self._LINE * len(self.shown) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors = theme.current()
        metrics = self.fontMetrics()
        left = min(
            max((metrics.horizontalAdvance(name) for name, _, _ in self.shown), default=0) + 16, self.width() // 2
        )
        width = max(self.width() - left - 120, 40)
        for at, (name, color, chance) in enumerate(self.shown):
            top = at * self._LINE
            painter.setPen(QColor(colors.text))
            painter.drawText(0, top + 16, name)
            painter.setPen(QColor(0, 0, 0, 0))
            painter.setBrush(QColor(colors.sunken))
            painter.drawRoundedRect(QRectF(left, top + 7, width, 8), 4, 4)
            painter.setBrush(color)
            painter.drawRoundedRect(QRectF(left, top + 7, max(width * min(float(chance), 1.0), 4), 8), 4, 4)
            painter.setPen(QColor(colors.muted))
            exact = str(chance) if chance.denominator < _LONG else ""
            painter.drawText(left + width + 10, top + 16, f"{percent(chance)}  {exact}")
