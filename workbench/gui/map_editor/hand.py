"""The hand on the map: turns presses, moves and releases into strokes and edits."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal

from workbench.edits.base import Edit
from workbench.gui.board.geometry import Hex
from workbench.gui.map_editor import object_gestures
from workbench.gui.map_editor.layers import Layer, Placed
from workbench.gui.map_editor.map_board import MapBoard
from workbench.gui.map_editor.shapes import brush, swept
from workbench.gui.map_editor.side_panel import SidePanel
from workbench.gui.map_editor.stroke import Stroke
from workbench.gui.map_editor.tools import tool_named
from workbench.model.ref import EntityRef

#: Tools that paint hexes.
PAINTING = ("brush", "line", "rectangle", "fill", "raise", "lower", "level", "erase")


class Hand(QObject):
    """Holds the tool and the gesture under way. One gesture becomes at most one edit."""

    #: set[int]: rows whose preview changed.
    rows_changed = Signal(object)
    #: What is picked, or the preview of a zone or a move, changed.
    glow_changed = Signal()
    #: Terrain id and level were picked from the map.
    picked = Signal(str, int)

    def __init__(self, ref: EntityRef, panel: SidePanel, push: Callable[[Edit], bool], parent: QObject) -> None:
        super().__init__(parent)
        self.ref, self.panel, self.push = ref, panel, push
        self.tool = "brush"
        self.board = MapBoard({}, lambda _: None)
        self.placed: list[Placed] = []
        self.chosen: Placed | None = None
        self.preview: list[Hex] = []
        self._stroke: Stroke | None = None
        self._from: Hex | None = None
        self._end: Hex | None = None  # where an edge was begun
        self._adding = True

    @property
    def busy(self) -> bool:
        """Whether a gesture is under way."""
        return self._stroke is not None or self._from is not None

    def press(self, at: Hex, button: Qt.MouseButton) -> None:
        """Begin a gesture on a hex; the right button picks a terrain, with the Place tool it takes zones away."""
        if self.busy:
            return
        if button is Qt.MouseButton.RightButton and self.tool in PAINTING:
            self._pick(at)
        elif self.tool in PAINTING:
            tool = tool_named(self.tool)
            self._stroke = Stroke(self.board, self.tool, tool.title, self.panel.colors(), at)
            self.rows_changed.emit(self._stroke.begin())
        elif self.tool == "pick":
            self._pick(at)
        elif self.tool == "select":
            self._choose(at)
        elif self.tool == "place":
            self._place(at, button is not Qt.MouseButton.RightButton)

    def drag(self, at: Hex) -> None:
        """Go on with the gesture."""
        if self._stroke is not None:
            self.rows_changed.emit(self._stroke.extend(at))
        elif self._from is not None:
            if self.tool == "select":
                self.preview = [at] if at != self._from else []
            else:
                self.preview = list(dict.fromkeys([*self.preview, *self._swept(at)]))
                self._from = at
            self.glow_changed.emit()
        elif self._end is not None:
            near = at in self.board.field.geometry.around(self._end)
            self.preview = [self._end, at] if near else [self._end]
            self.glow_changed.emit()

    def release(self, at: Hex | None) -> None:
        """End the gesture and push what it means; the preview goes when the edit is refused."""
        stroke, self._stroke = self._stroke, None
        start, self._from = self._from, None
        preview, self.preview = self.preview, []
        if stroke is not None:
            edit = stroke.edit(self.ref)
            if edit is None or not self.push(edit):
                self.rows_changed.emit(stroke.cancel())
        elif start is not None and self.tool == "place":
            self._finish_zone(preview)
        elif start is not None and self.chosen is not None and at is not None and at != start:
            key = self.chosen.layer.key
            self.push(object_gestures.move(self.ref, self.board.data, self.chosen, at))
            self._follow(at, key)
        elif self._end is not None and at != self._end:
            self._end_edge(at)
        elif self._end is not None:
            self.preview = preview
        self.glow_changed.emit()

    def cancel(self) -> None:
        """Drop the gesture under way, or else what is chosen."""
        if self._stroke is not None:
            self.rows_changed.emit(self._stroke.cancel())
            self._stroke = None
        elif self._from is None:
            self.chosen = None
        self._from, self._end, self.preview = None, None, []
        self.glow_changed.emit()

    def turn(self, by: int) -> None:
        """Turn the chosen object by sixths."""
        if self.chosen is not None and self.chosen.layer.turn_key:
            at, key = self.chosen.at[0], self.chosen.layer.key
            self.push(object_gestures.turn(self.ref, self.board.data, self.chosen, by))
            self._follow(at, key)

    def delete(self) -> None:
        """Take the chosen object off the map."""
        if self.chosen is not None:
            chosen, self.chosen = self.chosen, None
            self.push(object_gestures.remove(self.ref, self.board.data, chosen))
            self.glow_changed.emit()

    def show_objects(self, placed: list[Placed]) -> None:
        """Take the map's objects as they are now; what was chosen stays chosen where it still stands."""
        self.placed = placed
        if self.chosen is not None:
            same = [p for p in placed if p.layer.key == self.chosen.layer.key and p.name == self.chosen.name]
            self.chosen = next((p for p in same if p.at == self.chosen.at), None)

    def _pick(self, at: Hex) -> None:
        terrain = self.board.terrain_said(at)
        if terrain is not None:
            self.picked.emit(terrain, self.board.level_said(at))

    def _choose(self, at: Hex) -> None:
        here = object_gestures.objects_at(self.placed, at)
        again = self.chosen in here
        if here and again and len(here) > 1:
            # A second click on the same hex goes to what lies beneath.
            self.chosen = here[(here.index(self.chosen) + 1) % len(here)] if self.chosen else here[0]
        elif not again:
            self.chosen = here[0] if here else None
        self._from = at if self.chosen is not None and self.chosen.moves else None
        self.glow_changed.emit()

    def _place(self, at: Hex, adding: bool) -> None:
        layer = self.panel.current_layer()
        if layer is None:
            return
        if layer.edge:
            self._edge(layer, at, adding)
        elif layer.zone:
            self._from, self._adding = at, adding
            self.preview = brush(self.board.field, at, self.panel.brush.value())
            self.glow_changed.emit()
        elif adding and self.board.field.has(at):
            name = self.panel.object.currentData() if layer.ref_key else ""
            if name or not layer.ref_key:
                self.push(object_gestures.add(self.ref, self.board.data, layer, at, str(name or "")))
                self._follow(at, layer.key)
        elif not adding:
            here = [each for each in object_gestures.objects_at(self.placed, at) if each.layer == layer]
            if here:
                self.push(object_gestures.remove(self.ref, self.board.data, here[0]))

    def _edge(self, layer: Layer, at: Hex, adding: bool) -> None:
        """Begin an edge on a hex, or end the one that was begun on a neighbour."""
        start, self._end = self._end, None
        if start is None or at not in self.board.field.geometry.around(start):
            self._end, self._adding = at if self.board.field.has(at) else None, adding
            self.preview = [at] if self._end is not None else []
            self.glow_changed.emit()
            return
        self.preview, ends = [], (start, at)
        there = object_gestures.edges_between(self.placed, layer, ends)
        name = str(self.panel.object.currentData() or "")
        if adding and name and self.board.field.has(at):
            self.push(object_gestures.add_edge(self.ref, self.board.data, layer, ends, name))
        elif not adding and there:
            self.push(object_gestures.remove(self.ref, self.board.data, there[0]))
        self.glow_changed.emit()

    def _end_edge(self, at: Hex | None) -> None:
        """End an edge that was dragged to a hex; it goes nowhere when that is no neighbour."""
        layer = self.panel.current_layer()
        if layer is not None and layer.edge and at is not None:
            self._edge(layer, at, self._adding)
        self._end, self.preview = None, []

    def _swept(self, at: Hex) -> list[Hex]:
        return swept(self.board.field, self._from or at, at, self.panel.brush.value())

    def _finish_zone(self, hexes: list[Hex]) -> None:
        layer = self.panel.current_layer()
        there = [at for at in hexes if self.board.field.has(at)]
        if layer is not None and there:
            seat = self.panel.seat.value()
            self.push(object_gestures.zone(self.ref, self.board.data, layer, seat, there, self._adding))

    def _follow(self, at: Hex, key: str) -> None:
        """Choose the object of a layer that now stands where the last edit put one."""
        here = [each for each in object_gestures.objects_at(self.placed, at) if each.layer.key == key]
        self.chosen = here[0] if here else None
        self.glow_changed.emit()
