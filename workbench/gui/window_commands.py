"""What each command of the table does: one method `do_<name>` for each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QInputDialog

from workbench import places
from workbench.gui import closing, command_actions, icons, lang, theme
from workbench.gui.chooser import Chooser, Offer
from workbench.gui.help_dialogs import show_about, show_keys, show_page
from workbench.gui.lang import tr
from workbench.gui.naming import display_name, kind_title
from workbench.gui.odds.dialog import OddsDialog
from workbench.gui.playable import scenario_to_play
from workbench.gui.playing import play_front, play_offers, show_playtest
from workbench.gui.window_frame import WindowFrame
from workbench.model.pack import MANIFEST
from workbench.model.ref import EntityRef


class WindowCommands(QObject):
    """The commands of one window."""

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        self._window = window

    def method(self, name: str) -> Callable[[], object]:
        """What a command's name stands for."""
        method: Callable[[], object] = getattr(self, f"do_{name}")
        return method

    # ---------------------------------------------------------------- file

    def do_open_pack(self) -> None:
        """Ask for a folder; the app opens it in place of this pack."""
        folder = QFileDialog.getExistingDirectory(self._window, tr("Open the folder of a pack"))
        if folder:
            self._window.pack_requested.emit(folder)

    def do_recent(self) -> None:
        """Offer the packs that were opened lately and those that ship."""
        recent = self._window.settings.texts("recent")
        shipped = [name for name in places.shipped_packs() if name not in recent]
        offers = [
            Offer(Path(target).name, detail, icons.of_kind(None, MANIFEST), partial(self._open, target))
            for targets, detail in ((recent, tr("opened lately")), (shipped, tr("ships with the program")))
            for target in targets
        ]
        Chooser(self._window, tr("Open a pack"), offers).open()

    def _open(self, target: str) -> None:
        self._window.pack_requested.emit(target)

    def do_new_pack(self) -> None:
        """Ask for a folder and make an empty pack in it."""
        from workbench.pack.new import new_pack  # noqa: PLC0415 - the reader is no part of the first paint

        path, _ = QFileDialog.getSaveFileName(self._window, tr("Folder of the new pack"))
        if path:
            try:
                new_pack(path)
            except OSError as error:
                self._window.tell(str(error))
                return
            self._window.pack_requested.emit(path)

    def do_new_entity(self) -> None:
        """Ask for kind and id."""
        self._window.entities.new()

    def do_save(self) -> None:
        """Save everything; texts that are being typed first become edits."""
        open_editors = self._window.tabs.editors()
        left = [str(editor.ref) for editor in open_editors if editor.json and not editor.json.commit()]
        if closing.save(self._window, self._window.document):
            said = tr("Saved")
            if left:
                said = tr("The JSON text of {ref} is no JSON yet and is not saved", ref=", ".join(left))
            self._window.tell(said)

    def do_close_tab(self) -> None:
        """Close the tab in front; the overview stays."""
        if self._window.tabs.currentIndex() > 0:
            self._window.tabs.close_tab(self._window.tabs.currentIndex())

    def do_quit(self) -> None:
        """Close the window."""
        self._window.close()

    # ---------------------------------------------------------------- edit

    def do_undo(self) -> None:
        """Take the last edit back, whatever tab it was made in."""
        stack = self._window.document.undo_stack
        said = stack.undoText()
        stack.undo()
        self._window.tell(tr("Undone: {edit}", edit=said))

    def do_redo(self) -> None:
        """Make it again."""
        stack = self._window.document.undo_stack
        said = stack.redoText()
        stack.redo()
        self._window.tell(tr("Made again: {edit}", edit=said))

    def do_find(self) -> None:
        """Go to the search."""
        self._window.show_pane(self._window.search)
        self._window.search.line.selectAll()

    def do_filter(self) -> None:
        """Go to the filter of the tree."""
        self._window.show_pane(self._window.tree)
        self._window.tree.filter.selectAll()

    def do_usages(self) -> None:
        """Who refers to the entity in front."""
        ref = self._window.tabs.current_ref()
        if ref:
            self.show_usages(ref)

    def show_usages(self, ref: EntityRef) -> None:
        """List who refers to an entity."""
        self._window.search.show_usages(ref)
        self._window.show_pane(self._window.search)

    def do_rename(self) -> None:
        """Another id for the entity in front."""
        self._window.entities.rename(self._window.tabs.current_ref())

    def do_duplicate(self) -> None:
        """A copy of the entity in front."""
        self._window.entities.duplicate(self._window.tabs.current_ref())

    def do_delete(self) -> None:
        """Take the entity in front away."""
        self._window.entities.delete(self._window.tabs.current_ref())

    # ---------------------------------------------------------------- go

    def do_quick_open(self) -> None:
        """Offer every entity of all packs."""
        document = self._window.document
        kinds = document.workspace.kinds
        offers = []
        for pack in document.packs.packs:
            for entity in pack.all():
                kind = kinds.get(entity.ref.kind)
                name = display_name(entity, document.packs, kind)
                icon = icons.of_kind(kind, entity.ref.kind)
                detail = f"{kind_title(kinds, entity.ref.kind)}, {entity.ref.id}"
                offers.append(Offer(name, detail, icon, partial(self._window.open_entity, entity.ref)))
        Chooser(self._window, tr("Open an entity"), offers).open()

    def do_palette(self) -> None:
        """Offer every command."""
        self.show_what_can_be_done()
        Chooser(self._window, tr("Run a command"), command_actions.offers(self._window.actions_by_name)).open()

    def do_next_problem(self) -> None:
        """Jump to the next problem."""
        self._go_to_problem(1)

    def do_previous_problem(self) -> None:
        """Jump to the problem before."""
        self._go_to_problem(-1)

    def _go_to_problem(self, step: int) -> None:
        """Jump to a problem, with the list of them in sight."""
        if self._window.problems.go(step):
            self._window.below.set_open(True)
        else:
            self._window.tell(tr("No problems"))

    def do_next_tab(self) -> None:
        """Turn to the tab at the right."""
        self._turn(1)

    def do_previous_tab(self) -> None:
        """Turn to the tab at the left."""
        self._turn(-1)

    def _turn(self, by: int) -> None:
        tabs = self._window.tabs
        tabs.setCurrentIndex((tabs.currentIndex() + by) % tabs.count())

    def do_overview(self) -> None:
        """Show the overview."""
        self._window.show_overview()

    # ---------------------------------------------------------------- view, play, help

    def do_json(self) -> None:
        """Turn the entity in front between form and JSON."""
        ref = self._window.tabs.current_ref()
        editor = self._window.tabs.open_entity(ref) if ref else None
        if editor:
            editor.show_json(not editor.shows_json)

    def do_dark(self) -> None:
        """Turn to the other theme."""
        self._window.theme_requested.emit("light" if theme.current().dark else "dark")

    def do_language(self) -> None:
        """Turn to the other language."""
        self._window.language_requested.emit("en" if lang.current() == "it" else "it")

    def do_show_tree(self) -> None:
        """Go to the tree."""
        self._window.show_pane(self._window.tree)
        self._window.tree.view.setFocus()

    def do_show_problems(self) -> None:
        """Go to the problems."""
        self._window.show_pane(self._window.problems)

    def do_show_search(self) -> None:
        """Go to the search results."""
        self._window.show_pane(self._window.search)

    def do_playtest(self) -> None:
        """Play the pack as it is in memory: what is in front, on in the playtest tab, else the first of the pack."""
        if play_front(self._window.tabs):
            return
        ref = scenario_to_play(self._window.document, self._window.tabs.current_ref())
        if ref is None:
            self._window.tell(tr("The pack has no scenario to play"))
            return
        self.play(ref)

    def play(self, ref: EntityRef) -> None:
        """Play a scenario or a campaign in the playtest tab."""
        show_playtest(self._window.tabs, self._window.document, ref)

    def do_play_other(self) -> None:
        """Offer every campaign and scenario of all packs; the chosen one is played."""
        offers = play_offers(self._window.document, self.play)
        if offers:
            Chooser(self._window, tr("Play"), offers).open()
        else:
            self._window.tell(tr("The pack has no scenario to play"))

    def do_odds(self) -> None:
        """Answer exact questions about the pack, beginning with the entity in front."""
        self.show_what_can_be_done()
        if not self._window.actions_by_name["odds"].isEnabled():
            self._window.tell(tr("The rules of this pack answer no questions of odds"))
            return
        OddsDialog(self._window, self._window.document, self._window.tabs.current_ref()).show()

    def show_what_can_be_done(self) -> None:
        """Turn off what the pack's rules do not offer; asked late, since rules are no part of the first paint."""
        self._window.actions_by_name["odds"].setEnabled(bool(self._window.document.workspace.questions()))

    def do_explain(self) -> None:
        """Ask for a code and show its page."""
        code, taken = QInputDialog.getText(self._window, tr("Explain a check"), tr("Code"))
        if taken and code.strip():
            self.explain(code.strip().upper())

    def explain(self, code: str) -> None:
        """Show the page of a check."""
        show_page(self._window, code)

    def do_keys(self) -> None:
        """List the keys."""
        show_keys(self._window)

    def do_about(self) -> None:
        """Say what this is."""
        show_about(self._window)
