"""The table: whatever a scene holds, painted, with what can be chosen lit up."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSplitter, QVBoxLayout, QWidget

from workbench.engine.prompt import Option
from workbench.engine.scene import Scene, SceneBoard
from workbench.gui import theme
from workbench.gui.board.canvas import BoardCanvas
from workbench.gui.board.scene_ground import ground_of
from workbench.gui.lang import tr
from workbench.gui.palette import Palette
from workbench.gui.plain_text import PlainLabel
from workbench.gui.playtest.board_tools import BoardTools
from workbench.gui.playtest.focus import focus_of, next_place
from workbench.gui.playtest.info_card import InfoCard
from workbench.gui.playtest.lights import light_up
from workbench.gui.playtest.moments import Moments
from workbench.gui.playtest.options_menu import options_menu
from workbench.gui.playtest.picture_card import PictureCard
from workbench.gui.playtest.pointing import Said, said_of, said_of_card
from workbench.gui.playtest.seat_rows import HIGHEST
from workbench.gui.playtest.telling import standing
from workbench.gui.playtest.wheels_card import WheelsCard, spots_of
from workbench.gui.playtest.zones_view import ZonesView, bring_into_sight
from workbench.gui.seat_colors import seated

#: Pixels that cards beside a board take at most.
MOST = round(HIGHEST) + 4
#: Where the arrow keys walk to.
ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


class TableView(QWidget):
    """Shows a Scene and the options of the one who is asked. A click on what stands for one option chooses it."""

    #: int: the action that was chosen by clicking.
    chosen = Signal(int)
    #: str: `kind:id` of an entity that the user asked to see.
    open_asked = Signal(str)
    #: list[Option]: the options under the pointer.
    pointed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.canvas, self.zones, self.texts = BoardCanvas(), ZonesView(), PlainLabel()
        self.canvas.call(tr("Board"))
        self.tools, self.picture = BoardTools(self.canvas), PictureCard(self.canvas)
        self.wheels = WheelsCard(self.canvas)
        self.info = InfoCard(self.canvas, [self.picture])
        self.scene = Scene(SceneBoard())
        self.options: dict[str, list[Option]] = {}
        self.moments = Moments()
        self._board: SceneBoard | None = None
        self._marked: frozenset[str] = frozenset()
        self._palette: Palette | None = None
        self._hover = ""
        self._rests: QPoint | None = None
        self._brought = False
        self._seat = 0
        self._lay_out()
        self.canvas.pressed.connect(self._pressed)
        self.canvas.moved.connect(self._moved)
        self.canvas.left.connect(self._left)
        self.tools.used.connect(self._tool_used)
        self.zones.clicked.connect(self._choose)
        self.zones.open_asked.connect(self.open_asked)
        self.zones.hovered.connect(self._point_at_card)

    def show_scene(self, scene: Scene, options: Sequence[Option], seat: int) -> None:
        """Show the table as it is now, and what can be chosen on it."""
        self.scene, self._seat = scene, seat
        self.moments.see(scene)
        before, self.options = self.options, {}
        for option in options:
            for target in option.targets:
                self.options.setdefault(target, []).append(option)
        if self.options != before:  # an answer to another question stands for nothing here
            self._marked = frozenset()
        self._show_board(scene)
        has_board = bool(scene.board.hexes or scene.board.spaces)
        has_zones = bool(scene.zones or (scene.wheels and not has_board))
        self._scroll.setVisible(has_zones)
        if has_zones:
            self.zones.show_scene(scene, seat)
            self.zones.light(frozenset(self.options))
            self._give_room(has_board)
            if options or not self._brought:  # while others decide, cards stay where they were read
                QTimer.singleShot(0, self, lambda: bring_into_sight(self._scroll, self.zones))
            self._brought = True
        self.wheels.show_wheels(scene.wheels if has_board else (), self._keep_clear)
        self._show_texts()
        self._light()
        if self.tools.is_down("follow"):
            self.canvas.look_at(focus_of(scene, self.options, self.canvas))
        self._keep_picture_clear()
        self._tell_again()

    def mark(self, option: Option | None) -> None:
        """Mark what an option stands for, while its button is under the pointer."""
        self._marked = frozenset(option.targets) if option else frozenset()
        self._light()

    def repaint_theme(self) -> None:
        """Paint the board anew in the colours of the theme that is on."""
        self._board = None
        self._show_board(self.scene)
        self._light()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom and switch the view by the keys of the tools; the arrows walk the board, Enter chooses."""
        way = ARROWS.get(Qt.Key(event.key()))
        if way is not None and self.canvas.ground is not None:
            self._walk(*way)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._hover:
            self._choose(self._hover)
        elif event.key() == Qt.Key.Key_Escape and self.picture.isVisible():
            self.picture.put_away()
        elif not self.tools.press(event.text().replace("=", "+") or "none"):
            event.ignore()

    def said_at(self, point: QPointF) -> Said:
        """Return what is to be said of a point of the board: the figure, the ground, the options."""
        place = self.canvas.place_at(point) or ""
        return said_of(self.scene, self.canvas.figure_at(point), place, self.options_at(point))

    def options_at(self, point: QPointF) -> list[Option]:
        """Return the options that what lies at a point stands for."""
        return self.options.get(self._name_at(point), [])

    def _show_board(self, scene: Scene) -> None:
        palette = self.palette_of(scene)
        if scene.board is not self._board or self._palette != palette:
            same = self._board == scene.board
            ground = ground_of(scene.board, palette)
            self.canvas.setVisible(ground is not None)
            if ground:
                self.canvas.show_ground(ground, palette, keep_view=same)
            if self.canvas.hexes:
                self.canvas.hexes.levels = self.tools.is_down("levels")
                self.canvas.hexes.coordinates = self.tools.is_down("coordinates")
            self._board, self._palette = scene.board, palette
        marks = (*scene.board.marks, *scene.marks, *self.moments.marks())
        self.canvas.show_pieces(self.moments.figures(scene), marks)
        self.canvas.show_over(scene.covers, scene.areas, scene.board.edges)

    def _give_room(self, beside_board: bool) -> None:
        """Beside a board cards get just the rows they need; without one they get the whole table."""
        wanted = self.zones.sizeHint().height() + 4
        least = MOST if self.scene.seats else max(125, self.height() // 5)
        self._scroll.setMaximumHeight(min(wanted, MOST) if beside_board else 16_777_215)
        self._scroll.setMinimumHeight(min(wanted, MOST, least) if beside_board else 0)

    def palette_of(self, scene: Scene) -> Palette:
        """Return the theme's colours with those that the scene gives to seats."""
        return seated(theme.current(), scene.seat_colors)

    def _keep_picture_clear(self) -> None:
        """Let the picture cover neither who acts nor what is asked about, as far as that can be."""
        view, at = self.canvas.mapFromScene, {figure.id: figure.at for figure in self.scene.figures}
        acting = self.canvas.points([figure.at for figure in self.scene.figures if figure.active])
        asked = self.canvas.points([at.get(name, name) for name in self.options])
        y = view(acting[0]).y() if acting else self.canvas.height()
        self.picture.keep_clear(y, [view(point) for point in (*acting, *asked)])

    def _keep_clear(self) -> list[QRect]:
        """Return what wheels keep clear of: the spaces of the board and the tools."""
        return [*spots_of(self.scene, self.canvas), self.tools.geometry()]

    def _show_texts(self) -> None:
        said = standing(self.scene, self.palette_of(self.scene))
        self.texts.setText(said)
        self.texts.setVisible(bool(said))

    def _light(self) -> None:
        light_up(self.canvas, self.scene, self.options, self._seat, self._hover, self._marked)

    def _name_at(self, point: QPointF) -> str:
        """Return the id at a point that stands for options: the figure before the hex it stands on."""
        figure, place = self.canvas.figure_at(point), self.canvas.place_at(point) or ""
        if figure and (figure.id in self.options or place not in self.options):
            return figure.id
        return place

    def _moved(self, point: QPointF, _: object) -> None:
        name = self._name_at(point)
        shape = Qt.CursorShape.PointingHandCursor if name in self.options else Qt.CursorShape.ArrowCursor
        self.canvas.viewport().setCursor(shape)
        self.canvas.glow.cursor = None
        self._rests = self.canvas.mapFromScene(point)
        self._point_at(name)
        self.info.tell(self.said_at(point), self._rests)

    def _tell_again(self) -> None:
        """Tell of what lies under the pointer, or the board's cursor, now that the table is another."""
        cursor = self.canvas.glow.cursor
        if cursor is not None:
            self._point_at(self._name_at(cursor))
            self.info.tell(self.said_at(cursor), self.canvas.mapFromScene(cursor))
        elif self._rests is not None:
            self._moved(self.canvas.mapToScene(self._rests), None)

    def _left(self) -> None:
        """Tell nothing until the pointer moves on the board again."""
        self._rests = None
        self._point_at("")
        self.info.tell(Said(""), QPoint(-1, -1))

    def _point_at(self, name: str) -> None:
        if name != self._hover:
            self._hover = name
            self._light()
            self.pointed.emit(self.options.get(name, []))

    def _point_at_card(self, name: str) -> None:
        """The pointer is on a card off the board, or on none."""
        self._point_at(name)
        cards = (card for zone in self.scene.zones for card in zone.cards if card.id == name)
        card = next(cards, None)
        said = said_of_card(card, self.options.get(name, [])) if card else Said("")
        self.info.tell(said, QPoint(self.canvas.width(), 0))

    def _walk(self, right: int, down: int) -> None:
        """Move the board's cursor to the next place in a direction, from who acts at first."""
        canvas, board = self.canvas, self.scene.board
        names = [*(each.id for each in board.hexes), *(each.id for each in board.spaces)]
        acting = next((figure.at for figure in self.scene.figures if figure.active), next(iter(names), ""))
        here = canvas.glow.cursor or next(iter(canvas.points([acting])), None)
        if here is None:
            return
        if canvas.glow.cursor is not None:
            here = next_place(here, canvas.points(names), right, down)
        canvas.glow.cursor = here
        canvas.keep_visible(here.x(), here.y())
        self._point_at(self._name_at(here))
        canvas.relight()
        self.info.tell(self.said_at(here), canvas.mapFromScene(here))
        canvas.setAccessibleDescription(self.said_at(here).text)

    def _tool_used(self, tool: str, down: bool) -> None:
        """Change the view by a tool."""
        canvas = self.canvas
        if tool == "details":
            self.info.turn(down)
        elif tool in ("levels", "coordinates") and canvas.hexes:
            setattr(canvas.hexes, tool, down)
            canvas.hexes.update()
        elif tool == "follow" and down:
            canvas.look_at(focus_of(self.scene, self.options, canvas))
        elif tool in ("nearer", "farther", "whole"):
            {"nearer": canvas.zoom_in, "farther": canvas.zoom_out, "whole": canvas.fit}[tool]()

    def _pressed(self, point: QPointF, button: Qt.MouseButton, _: object) -> None:
        if button is Qt.MouseButton.LeftButton:
            self._choose(self._name_at(point))
            return
        figure = self.canvas.figure_at(point)
        if figure and figure.entity:
            self.open_asked.emit(figure.entity)

    def _choose(self, name: str) -> None:
        """Take the option that an element stands for; ask by a menu when there are several."""
        found = self.options.get(name, [])
        if len(found) == 1:
            self._left()  # it is done: what others do next is not to be covered by it
            self.chosen.emit(found[0].action)
        elif found:
            options_menu(self, found, self.chosen.emit, self.mark).popup(self.cursor().pos())

    def _lay_out(self) -> None:
        self.texts.setTextFormat(Qt.TextFormat.RichText)
        self.texts.setWordWrap(True)
        self.texts.setAccessibleName(tr("State of the game"))
        self.texts.setContentsMargins(theme.SMALL, theme.TINY, theme.SMALL, theme.TINY)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setAccessibleName(tr("Cards"))
        self._scroll.setWidget(self.zones)
        self._split = QSplitter(Qt.Orientation.Vertical)
        self._split.addWidget(self.canvas)
        self._split.addWidget(self._scroll)
        self._split.setStretchFactor(0, 3)
        self._split.setStretchFactor(1, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        head = QHBoxLayout()
        head.addWidget(self.texts)
        column.addLayout(head)
        column.addWidget(self._split, 1)
