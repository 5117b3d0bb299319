"""The map editor: the map as a board, tools over it, terrains and objects beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from workbench.gui import lang, theme
from workbench.gui.board.canvas import BoardCanvas
from workbench.gui.board.geometry import Hex
from workbench.gui.board.ground import HexGround, name_of
from workbench.gui.lang import tr
from workbench.gui.map_editor.fault_hexes import fault_hexes, pointed_hexes
from workbench.gui.map_editor.hand import Hand
from workbench.gui.map_editor.known import Known
from workbench.gui.map_editor.layers import Placed, layers_of, placed_in
from workbench.gui.map_editor.map_board import MapBoard
from workbench.gui.map_editor.placed_pieces import edges_of, pieces_of
from workbench.gui.map_editor.side_panel import SidePanel
from workbench.gui.map_editor.tool_bar import TOGGLES, ToolBar
from workbench.gui.map_editor.tools import TOOLS, tool_named
from workbench.gui.plain_text import PlainLabel
from workbench.gui.themed import Themed
from workbench.model.ref import EntityRef

if TYPE_CHECKING:
    from workbench.gui.document import Document

ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


class MapPane(QWidget):
    """Shows and edits one map of rows. Every change goes through the document; undo shows at once."""

    #: EntityRef: the user asked to see an entity that stands on the map.
    jump = Signal(object)

    def __init__(self, document: Document, ref: EntityRef, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document, self.ref = document, ref
        kind = document.workspace.kinds.get(ref.kind)
        self.layers = layers_of(kind.schema if kind else {}, lang.current())
        self.bar, self.panel, self.canvas = ToolBar(), SidePanel(self.layers), BoardCanvas()
        self.known = Known(document, ref.pack)
        self.hand = Hand(ref, self.panel, self._push, self)
        self.canvas.call(tr("Map"))
        self.cursor_hex: Hex = (0, 0)
        self.hovered: Hex | None = None
        self._faults: dict[Hex, str] = {}
        self.status, self._keyboard = PlainLabel(), False
        self.status.setProperty("role", "muted")
        self.status.setAccessibleName(tr("Under the pointer"))
        self._lay_out()
        self._connect()
        self.reload()
        self.choose_tool("brush")
        Themed(self, self._redraw)

    def choose_tool(self, name: str) -> None:
        """Take a tool by its id."""
        self.hand.cancel()
        self.hand.tool = name
        self.bar.choose(name)
        self.canvas.viewport().setCursor(Qt.CursorShape.ArrowCursor if name == "select" else Qt.CursorShape.CrossCursor)
        self._tell()

    def reload(self) -> None:
        """Read the whole map again."""
        entity = self.document.packs.get(self.ref)
        self.board = self.hand.board = MapBoard(entity.data if entity else {}, self.known.look)
        same = self.canvas.hexes is not None and self.canvas.hexes.field.size == self.board.field.size
        self.canvas.show_ground(HexGround(self.board.field, theme.current()), theme.current(), keep_view=same)
        for name, button in self.bar.toggles.items():
            self._show(name, button.isChecked())
        self.cursor_hex = self._inside(self.cursor_hex)
        self.panel.show_terrains(self.known.terrains(self.board.palette))
        self._list_choices()
        self._show_objects()
        self._show_faults()

    def _list_choices(self) -> None:
        self.panel.show_choices(self.known.choices(self.panel.current_layer()))

    def _show_objects(self) -> None:
        self.hand.show_objects(placed_in(self.board.data, self.layers))
        self.canvas.show_pieces(*pieces_of(self.hand.placed, self.known.name))
        self.canvas.show_over((), (), edges_of(self.hand.placed, self.known.look))
        self._light()

    def _show_faults(self) -> None:
        self._faults = fault_hexes(self.document.findings_of(self.ref), self.board)
        self._light()

    def _light(self) -> None:
        """Light up faults, what is chosen, the preview, the pointer and the cursor."""
        glow, points = self.canvas.glow, self._points
        glow.faults = points([at for at in self._faults if self.board.field.geometry.holds(at)])
        chosen = self.hand.chosen
        glow.picked = points(list(chosen.at) if chosen else [])
        glow.preview = points(self.hand.preview)
        glow.hover = points([self.hovered] if self.hovered is not None and not self._keyboard else [])
        glow.cursor = QPointF(*self.board.field.geometry.center(*self.cursor_hex)) if self._keyboard else None
        self.canvas.relight()

    def _points(self, hexes: list[Hex]) -> list[QPointF]:
        return self.canvas.points([name_of(at) for at in hexes])

    def _push(self, edit: object) -> bool:
        self.document.end_step()
        return self.document.push(edit)  # type: ignore[arg-type]  # an Edit: Hand makes nothing else

    def _changed(self, refs: frozenset[EntityRef]) -> None:
        if any(ref.kind == "terrain" for ref in refs):
            self.reload()
            return
        if self.ref in refs:
            entity = self.document.packs.get(self.ref)
            before = dict(self.board.palette)
            rows = self.board.update(entity.data if entity else {})
            if rows is None or before != self.board.palette:
                self.reload()
                return
            self.canvas.hexes_changed(rows)
            self._show_objects()
            self._show_faults()
        if any(ref.kind != self.ref.kind for ref in refs):
            self._list_choices()

    def _pressed(self, point: QPointF, button: Qt.MouseButton, _: object) -> None:
        at = self._hex(point)
        if at is not None:
            self.cursor_hex = at
            self.hand.press(at, button)

    def _moved(self, point: QPointF, buttons: Qt.MouseButton) -> None:
        at = self._hex(point)
        if at != self.hovered:
            self.hovered, self._keyboard = at, False
            if at is not None and buttons != Qt.MouseButton.NoButton:
                self.hand.drag(at)
            self._tell()
            self._light()

    def _left(self) -> None:
        self.hovered = None
        self._light()

    def _hex(self, point: QPointF) -> Hex | None:
        return self.board.field.geometry.hex_at(point.x(), point.y())

    def _picked(self, terrain: str, level: int) -> None:
        self.panel.choose_terrain(terrain)
        self.panel.level.setValue(level)
        if self.hand.tool == "pick":
            self.choose_tool("brush")

    def _tell(self) -> None:
        """Say what is under the pointer, for eyes and for screen readers."""
        at = self.cursor_hex if self._keyboard else self.hovered
        if at is None:
            width, height = self.board.field.size
            said = tr("{width} × {height} hexes", width=width, height=height)
            self.status.setText(f"{said}   ·   {tr(tool_named(self.hand.tool).hint)}")
            return
        parts = [f"{at[0]}, {at[1]}"]
        terrain = self.board.terrain_said(at)
        if terrain is not None:
            parts += [self.known.name(terrain, ("terrain",)), tr("level {level}", level=self.board.level_said(at))]
        elif self.board.field.has(at):
            parts.append(tr("unknown terrain code `{code}`", code=self.board.code_at(at)))
        else:
            parts.append(tr("no hex"))
        parts += [
            self.known.name(each.name, each.layer.kinds) if each.name else each.layer.title for each in self._here(at)
        ]
        parts += [self._faults[at]] if at in self._faults else []
        self.status.setText("   ·   ".join(parts))
        self.canvas.setAccessibleDescription(", ".join(parts))

    def _here(self, at: Hex) -> list[Placed]:
        return [each for each in self.hand.placed if at in each.at]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the tools, the cursor and what is chosen."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if event.key() == Qt.Key.Key_0:
                self.canvas.fit()
                return
            event.ignore()
            return
        if not self._key(Qt.Key(event.key()), event.text().upper()):
            event.ignore()

    def _key(self, key: Qt.Key, text: str) -> bool:
        """Do what a key means; return whether it means anything."""
        tool = next((tool.id for tool in TOOLS if tool.key == text), None)
        toggle = next((name for name, _, letter, *_ in TOGGLES if letter == text), None)
        if key in ARROWS:
            self._step(*ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.hand.press(self.cursor_hex, Qt.MouseButton.LeftButton)
            self.hand.release(self.cursor_hex)
            self._tell()
        elif key == Qt.Key.Key_Escape:
            self.hand.cancel()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.hand.delete()
        elif text in ("[", "]", ",", "."):
            self.hand.turn(-1 if text in "[," else 1)
        elif text in ("+", "="):
            self.canvas.zoom_in()
        elif text == "-":
            self.canvas.zoom_out()
        elif text in ("1", "2", "3"):
            self.panel.brush.setValue(int(text))
        elif tool:
            self.choose_tool(tool)
        elif toggle:
            self.bar.toggles[toggle].toggle()
        else:
            return False
        return True

    def _step(self, column: int, row: int) -> None:
        self._keyboard = True
        self.cursor_hex = self._inside((self.cursor_hex[0] + column, self.cursor_hex[1] + row))
        self.canvas.keep_visible(*self.board.field.geometry.center(*self.cursor_hex))
        self._tell()
        self._light()

    def _inside(self, at: Hex) -> Hex:
        width, height = self.board.field.size
        return (max(0, min(width - 1, at[0])), max(0, min(height - 1, at[1])))

    def _show(self, name: str, on: bool) -> None:
        item = self.canvas.hexes
        if item is None:
            return
        if name == "grid":
            item.show_field(self.board.field, theme.current(), on)
        else:
            setattr(item, name, on)
        item.update()

    def _requested(self, ref: EntityRef, pointer: str) -> None:
        if ref == self.ref and pointer:
            self.reveal(pointer)

    def reveal(self, pointer: str) -> None:
        """Show the place in the data that a finding points to: centre on its hex and put the cursor there."""
        hexes = pointed_hexes(self.board, pointer)
        if hexes:
            self.cursor_hex, self._keyboard = self._inside(hexes[0]), True
            self.canvas.centerOn(*self.board.field.geometry.center(*self.cursor_hex))
            self._tell()
            self._light()

    def _redraw(self) -> None:
        self.bar.repaint_icons()
        self.reload()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        line = QHBoxLayout()
        line.setSpacing(0)
        line.addWidget(self.canvas, 1)
        line.addWidget(self.panel)
        column.addLayout(line, 1)
        self.status.setContentsMargins(theme.SMALL, theme.TINY, theme.SMALL, theme.TINY)
        column.addWidget(self.status)

    def _connect(self) -> None:
        self.document.changed.connect(self._changed)
        self.document.findings_changed.connect(self._show_faults)
        self.document.open_requested.connect(self._requested)
        self.canvas.pressed.connect(self._pressed)
        self.canvas.moved.connect(self._moved)
        self.canvas.released.connect(lambda point, _: self.hand.release(self._hex(point)))
        self.canvas.left.connect(self._left)
        self.canvas.zoomed.connect(self.bar.show_zoom)
        self.hand.rows_changed.connect(self.canvas.hexes_changed)
        self.hand.glow_changed.connect(self._light)
        self.hand.picked.connect(self._picked)
        self.bar.tool_changed.connect(self.choose_tool)
        self.bar.toggled.connect(self._show)
        self.bar.zoom_asked.connect(lambda name: getattr(self.canvas, name)())
        self.panel.layer_changed.connect(self._list_choices)
        self.panel.object_chosen.connect(lambda: self.choose_tool("place"))
        self.panel.terrain_chosen.connect(self._terrain_chosen)

    def _terrain_chosen(self) -> None:
        if not tool_named(self.hand.tool).paints:
            self.choose_tool("brush")
