"""The main window: the frame of panes with menus, tool bar, status bar, title."""

from __future__ import annotations

import base64
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMenu, QWidget

from workbench.gui import command_actions, icons, splitters, theme
from workbench.gui.actions import COMMANDS
from workbench.gui.document import Document
from workbench.gui.lang import tr
from workbench.gui.naming import display_name
from workbench.gui.panes.pack_nodes import Node
from workbench.gui.plain_text import plain
from workbench.gui.settings import Settings
from workbench.gui.status import StatusLine
from workbench.gui.window_frame import WindowFrame
from workbench.model.ref import EntityRef

if TYPE_CHECKING:
    from workbench.gui.panes.entity_editor import EntityEditor
    from workbench.gui.window_commands import WindowCommands


class MainWindow(WindowFrame):
    """The frame with its commands; what a command does stands in WindowCommands."""

    def __init__(self, document: Document, settings: Settings) -> None:
        super().__init__(document, settings)
        self.asks = True
        self.tabs.may_drop = self._may_drop
        self.actions_by_name = command_actions.make_actions(self, self._does)
        menus = command_actions.fill_menus(self, self.actions_by_name)
        menus["&Play"].aboutToShow.connect(lambda: self._commands.show_what_can_be_done())
        command_actions.fill_tool_bar(self, self.actions_by_name)
        command_actions.show_icons(self.actions_by_name)
        self.status = StatusLine(document, self)
        self._connect()
        self.show_overview()
        self._refresh()

    def restyle(self) -> None:
        """Draw icons again in the colours of the theme that is on."""
        command_actions.show_icons(self.actions_by_name)
        self.tree.view.viewport().update()
        for at in range(self.tabs.count()):
            ref = getattr(self.tabs.widget(at), "ref", None)
            if ref:
                self.tabs.setTabIcon(at, icons.of_kind(self.document.workspace.kinds.get(ref.kind), ref.kind))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask when something is unsaved, or a game is under way."""
        from workbench.gui.closing import may_close  # noqa: PLC0415 no part of the first paint

        played = map(self.tabs.widget, range(self.tabs.count()))
        if self.asks and not (may_close(self, self.document, self.tabs.editors()) and all(map(self._may_drop, played))):
            event.ignore()
            return
        self.settings.put("geometry", base64.b64encode(self.saveGeometry().data()).decode())
        self.settings.put("layout", base64.b64encode(self.saveState().data()).decode())
        self.settings.put("splitters", splitters.kept())
        super().closeEvent(event)
        # a stack that ends with its document tells of its emptying, when the window may be half gone
        self.document.undo_stack.indexChanged.disconnect(self._index_changed)
        self.closed.emit()

    # ---------------------------------------------------------------- inside

    @cached_property
    def _commands(self) -> WindowCommands:
        """What the commands do; with their dialogs no part of the first paint."""
        from workbench.gui.window_commands import WindowCommands  # noqa: PLC0415 see above

        return WindowCommands(self)

    def _may_drop(self, pane: QWidget | None) -> bool:
        """Ask before a game goes that is under way."""
        from workbench.gui.playing import may_drop  # noqa: PLC0415 no part of the first paint

        return not self.asks or may_drop(self, pane)

    def _does(self, name: str) -> Callable[[], object]:
        return lambda: self._commands.method(name)()

    def _connect(self) -> None:
        document = self.document
        document.open_requested.connect(self.open_entity)
        document.create_requested.connect(lambda kinds, name: self.entities.new(kinds, name))
        document.refused.connect(self.tell)
        document.dirty_changed.connect(self._refresh)
        document.undo_stack.indexChanged.connect(self._index_changed)
        self.tabs.current_changed.connect(self._show_current)
        self.tabs.opened.connect(self._connect_editor)
        self.tree.menu_requested.connect(self._show_menu)
        self.explain_requested.connect(lambda code: self._commands.explain(code))
        self.status.problems_clicked.connect(self._turn_problems)

    def _connect_editor(self, editor: EntityEditor) -> None:
        editor.usages_requested.connect(self._commands.show_usages)
        editor.rename_requested.connect(self.entities.rename)
        editor.play_requested.connect(self._commands.play)

    def _show_current(self, ref: EntityRef | None) -> None:
        if ref:
            self.tree.select(ref)
        self._refresh()

    def _turn_problems(self) -> None:
        """Show the problems, or fold them when they are in sight."""
        shown = not self.problems.visibleRegion().isEmpty()
        if shown:
            self.below.set_open(False)
        else:
            self.show_pane(self.problems)

    def _index_changed(self, index: int) -> None:
        self._refresh()

    def _refresh(self) -> None:
        """Title, star, and which commands can be used."""
        document = self.document
        pack = document.packs.opened
        dirty = bool(document.workspace.dirty)
        closed = f" ({tr('read-only')})" if pack.read_only else ""
        self.setWindowTitle(f"{'✱ ' if dirty else ''}{display_name(pack.described)}{closed} · Scenario Workbench")
        for command in COMMANDS:
            if command.edits:
                self.actions_by_name[command.name].setEnabled(not pack.read_only)
        stack = document.undo_stack
        for name, can, text in (
            ("undo", stack.canUndo(), stack.undoText()),
            ("redo", stack.canRedo(), stack.redoText()),
        ):
            self.actions_by_name[name].setEnabled(can)
            said = f"{tr('Undo') if name == 'undo' else tr('Redo')}: {text}"
            self.actions_by_name[name].setToolTip(plain(said))
        self.actions_by_name["save"].setEnabled(dirty)

    def _show_menu(self, place: QPoint, node: Node | None) -> None:
        """The menu of a row of the tree."""
        menu = QMenu(self)
        entries: list[tuple[str, Callable[[], object]]] = []
        ref = node.ref if node else None
        if ref:
            entries += [
                (tr("Open"), lambda: self.open_entity(ref)),
                (tr("Find usages"), lambda: self._commands.show_usages(ref)),
                (tr("Rename…"), lambda: self.entities.rename(ref)),
                (tr("Duplicate…"), lambda: self.entities.duplicate(ref)),
                (tr("Delete…"), lambda: self.entities.delete(ref)),
            ]
        kinds = (node.kind,) if node and node.kind in self.document.workspace.kinds else ()
        entries.append((tr("New…"), lambda: self.entities.new(kinds)))
        for text, called in entries:
            menu.addAction(text).triggered.connect(lambda _=False, called=called: called())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setMinimumWidth(theme.LARGE * 6)
        menu.popup(place)
