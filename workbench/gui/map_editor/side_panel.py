"""The panel beside the map: terrains, level, brush, and what to place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from workbench.gui import theme
from workbench.gui.board.look import Look
from workbench.gui.board.tiles import swatch
from workbench.gui.lang import tr
from workbench.gui.map_editor.layers import Layer
from workbench.gui.map_editor.stroke import Colors
from workbench.gui.plain_text import PlainLabel

ID = Qt.ItemDataRole.UserRole


@dataclass(frozen=True)
class Choice:
    """Something that can be placed: id and what people read."""

    id: str
    title: str


class SidePanel(QWidget):
    """Says what the tools paint and place."""

    #: A terrain was chosen by hand.
    terrain_chosen = Signal()
    #: Something to place was chosen by hand.
    object_chosen = Signal()
    #: The layer is another: fill in what can be placed.
    layer_changed = Signal()

    def __init__(self, layers: Sequence[Layer], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.layers = tuple(layers)
        self.setFixedWidth(196)
        self.terrains = QListWidget()
        self.terrains.setAccessibleName(tr("Terrains"))
        self.terrains.setIconSize(QSize(26, 26))
        self.terrains.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.terrains.itemClicked.connect(lambda _: self.terrain_chosen.emit())
        self.level = self._spin(tr("Level"), 0, 35)
        self.brush = self._spin(tr("Brush size"), 1, 3)
        self.seat = self._spin(tr("Seat"), 1, 12)
        self.layer = QComboBox()
        self.layer.setAccessibleName(tr("What to place"))
        for each in self.layers:
            self.layer.addItem(each.title)
        self.object = QComboBox()
        self.object.setAccessibleName(tr("Which one"))
        self.layer.currentIndexChanged.connect(self._layer_changed)
        self.layer.activated.connect(lambda _: self.object_chosen.emit())
        self.object.activated.connect(lambda _: self.object_chosen.emit())
        self._lay_out()
        self._layer_changed()

    def colors(self) -> Colors:
        """Return what the painting tools use."""
        return Colors(self.current_terrain(), self.level.value(), self.brush.value())

    def current_terrain(self) -> str:
        """Return the id of the chosen terrain, '' when there is none."""
        item = self.terrains.currentItem()
        return str(item.data(ID)) if item else ""

    def choose_terrain(self, name: str) -> None:
        """Choose a terrain by its id, as picking from the map does."""
        for row in range(self.terrains.count()):
            if self.terrains.item(row).data(ID) == name:
                self.terrains.setCurrentRow(row)

    def current_layer(self) -> Layer | None:
        """Return the layer that things are placed on."""
        index = self.layer.currentIndex()
        return self.layers[index] if 0 <= index < len(self.layers) else None

    def show_terrains(self, looks: Sequence[tuple[Look, str]]) -> None:
        """List terrains with their palette character ('' for one that the map does not use yet)."""
        before = self.current_terrain()
        self.terrains.clear()
        palette, ratio = theme.current(), self.devicePixelRatioF()
        for look, code in looks:
            item = QListWidgetItem(_plain_icon(swatch(look, palette, 26, ratio)), look.name)
            item.setData(ID, look.id)
            item.setToolTip(f"{look.id}  {code}".strip())
            if not code:
                item.setForeground(theme.mix(palette.text, palette.surface, 0.4))
            self.terrains.addItem(item)
        self.choose_terrain(before)
        if self.terrains.currentRow() < 0:
            self.terrains.setCurrentRow(0)

    def show_choices(self, choices: Sequence[Choice]) -> None:
        """List what can be placed on the layer."""
        before = self.object.currentData()
        self.object.clear()
        for each in choices:
            self.object.addItem(each.title, each.id)
        self.object.setCurrentIndex(max(0, self.object.findData(before)))

    def _layer_changed(self) -> None:
        layer = self.current_layer()
        zone = layer is not None and layer.zone
        self._seat_row.setVisible(zone)
        self._edge_hint.setVisible(layer is not None and layer.edge)
        self.object.setVisible(layer is not None and bool(layer.ref_key))
        self.layer_changed.emit()

    def _spin(self, name: str, low: int, high: int) -> QSpinBox:
        made = QSpinBox()
        made.setRange(low, high)
        made.setAccessibleName(name)
        return made

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.SMALL, theme.SMALL, theme.SMALL, theme.SMALL)
        column.setSpacing(theme.SMALL)
        column.addWidget(PlainLabel(tr("Terrain"), "heading"))
        column.addWidget(self.terrains, 1)
        column.addWidget(_row(tr("Level"), self.level))
        column.addWidget(_row(tr("Brush size"), self.brush))
        column.addWidget(PlainLabel(tr("Objects"), "heading"))
        column.addWidget(self.layer)
        column.addWidget(self.object)
        self._seat_row = _row(tr("Seat"), self.seat)
        column.addWidget(self._seat_row)
        self._edge_hint = PlainLabel(
            tr("Drag from a hex to its neighbour, with the right button to take it away"), "muted", wrap=True
        )
        column.addWidget(self._edge_hint)


def _plain_icon(pixmap: QPixmap) -> QIcon:
    """Return an icon that keeps its colours when it is selected: they are what is chosen by."""
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon


def _row(text: str, widget: QWidget) -> QWidget:
    holder = QWidget()
    line = QHBoxLayout(holder)
    line.setContentsMargins(0, 0, 0, 0)
    label = PlainLabel(text)
    label.setBuddy(widget)
    line.addWidget(label)
    line.addStretch(1)
    line.addWidget(widget)
    return holder
