"""The playtest: the rulebook runs on the pack as it is in memory, against people and agents."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QMessageBox, QStackedWidget, QWidget

from workbench.engine.prompt import Option
from workbench.engine.replay import BadReplay
from workbench.engine.rerun import IllegalDecision
from workbench.engine.ruleset import SetupRefused
from workbench.gui import lang, theme
from workbench.gui.lang import tr
from workbench.gui.playtest.banner import Banner
from workbench.gui.playtest.branches import Branches
from workbench.gui.playtest.clock import Clock
from workbench.gui.playtest.curtain import Curtain
from workbench.gui.playtest.dice_panel import DicePanel
from workbench.gui.playtest.file_dialogs import ask_load, ask_save, write_or_tell
from workbench.gui.playtest.goal import AboutView, GoalBanner
from workbench.gui.playtest.last_dice import LastDice
from workbench.gui.playtest.log_view import LogView
from workbench.gui.playtest.match import Match
from workbench.gui.playtest.own_dice import OwnDice
from workbench.gui.playtest.prompt_panel import PromptPanel
from workbench.gui.playtest.refusal import Refusal
from workbench.gui.playtest.replay_bar import ReplayBar
from workbench.gui.playtest.rulings_view import RulingsView
from workbench.gui.playtest.seats_bar import SeatsBar
from workbench.gui.playtest.side_column import lay_out, side_column
from workbench.gui.playtest.table_view import TableView
from workbench.gui.playtest.telling import asked, ending
from workbench.gui.playtest.travel import Travel
from workbench.gui.themed import Themed
from workbench.model.ref import EntityRef
from workbench.playtest.session import NOT_RESUMED, LogLine, Session

if TYPE_CHECKING:
    from workbench.gui.document import Document


class PlaytestPane(QWidget):
    """Plays one scenario. Agents decide one at a time by a timer, so that the window stays alive.

    `match` is another than the scenario's own; `after` is what is offered, in the place of another game, when it ends.
    """

    #: EntityRef: the user asked to see the entity behind a line of the log.
    jump = Signal(object)
    #: The game is shown as it is now.
    shown = Signal()
    #: The user goes on from a game that has ended; only where `after` offers it.
    went_on = Signal()
    #: A board and a log want the whole window: docks below them open by hand only.
    wants_room = True

    def __init__(self, document: Document, ref: EntityRef, match: Match | None = None, after: str = "") -> None:
        super().__init__()
        self.document, self.ref = document, ref
        self.match = match or Match(document, ref)
        self.bar, self.table, self.prompt, self.log = SeatsBar(), TableView(), PromptPanel(), LogView()
        #: Says whether the game under way may go; the window asks, and offers to save it.
        self.may_drop: Callable[[QWidget], bool] = lambda pane: True
        self.refusal, self.dice, self.last = Refusal(), DicePanel(), LastDice()
        self.result_banner = Banner(after or tr("Play again"))
        self.stale_banner = Banner(tr("New game"), tr("Apply now"))
        self.result_banner.pressed.connect(self.went_on if after else self._play_again)
        self.rulings, self.branches = RulingsView(), Branches()
        self.goal, self.about = GoalBanner(self.match, told=bool(after)), AboutView()
        self.replay_bar = ReplayBar(self.match)
        self.clock, self.curtain = Clock(self._advance, self), Curtain(self.match)
        self.own_dice = OwnDice(self.match, self.dice, self.refresh, self.clock.go_on)
        self.travel = Travel(self.match, self.clock, self.stale_banner, self.refresh, self._play)
        self._lay_out()
        self._connect()
        self.bar.show_seats(self.match.seat_names())
        if began := self.match.beginning():
            self.bar.show_game(*began)
        Themed(self, self._redraw)
        self.new_game() if self.match.session is None else self._play()

    @property
    def session(self) -> Session | None:
        """The game that is played."""
        return self.match.session

    def new_game(self) -> None:
        """Start a game with the seed and the players of the bar, on the pack as it is now."""
        self.clock.stop()
        self.stale_banner.say("")
        try:
            self.match.start(self.bar.seed.value(), self.bar.agents())
        except Exception as error:
            # Whatever a plugin or a half-made scenario throws must not take the window down with it.
            self._refuse(getattr(error, "reasons", None) or [str(error) or type(error).__name__])
            return
        self._play()

    def play_on(self) -> None:
        """Begin another game of what is played here, once the one under way may go."""
        if self.may_drop(self):
            self.new_game()

    def choose(self, action: int) -> None:
        """Take an action for the person who is asked; what is no longer legal is dropped."""
        if self.session is None or self.session.needs is not None:
            return
        try:
            with contextlib.suppress(IllegalDecision):
                self.session.choose(action)
                self.goal.say("")
                self.table.picture.put_away()  # who acts has seen it
                self.match.pass_on()
        except Exception as error:
            self._broke_off(error)
            return
        self.refresh()
        self.clock.go_on()

    def _play(self) -> None:
        """Show a game that has just been started or loaded."""
        if self.session is not None:
            self.session.table_dice = self.own_dice.isChecked()
        self.pages.setCurrentIndex(0)
        self.replay_bar.tell()
        self.rulings.show_rulings(self.match.rulings())
        self.about.show_match(self.match)
        self.goal.begin()
        self._tell([])
        self.refresh()
        self.clock.go_on()

    def _refuse(self, reasons: list[str]) -> None:
        self.match.session = None
        self.refusal.show_reasons(reasons, lambda name: self._ref(name) is not None)
        self.pages.setCurrentIndex(1)
        self.prompt.ask("", theme.current().muted, tr("No game"), [])
        self.dice.ask(None)
        self._tell([])
        for banner in (self.result_banner, self.goal):
            banner.say("")

    def _advance(self) -> bool:
        try:
            return self.session is not None and self.session.advance()
        except Exception as error:
            self._broke_off(error)
            return False

    def _broke_off(self, error: Exception) -> None:
        """Say that the ruleset failed in the middle of a game; the window, the log and undo go on."""
        self.clock.stop()
        fault = f"{type(error).__name__}: {error}"
        self.stale_banner.say(tr("The rules broke off: {fault}", fault=fault), theme.current().error)

    def refresh(self) -> None:
        """Show the game as it is now; a fault of the ruleset is told."""
        try:
            self._show()
        except Exception as error:
            self._broke_off(error)
        self.shown.emit()

    def _show(self) -> None:
        """Show the table, the prompt, the log and the result as they are now."""
        session, scene = self.session, self.match.scene()
        if session is None or scene is None:
            return
        options = self.match.options()
        self.table.show_scene(scene, options, self.match.view_seat)
        names, palette = self.match.seat_names(), self.table.palette_of(scene)
        self.bar.color_seats(palette)
        covered = self.curtain.draw(names, palette)
        self.pages.setCurrentIndex(2 if covered else 0)
        self.prompt.ask(*(covered or asked(session, names, palette)), options)
        self.dice.ask(session.needs, self.match.under_way(), self.match.throw())
        self._tell(session.log(lang.current()))
        self.branches.show_session(session)
        self.result_banner.say(*ending(session.result, names, palette), big=True)
        self.bar.buttons["step"].setEnabled(not session.waits_for_person and session.result is None)

    def _tell(self, lines: list[LogLine]) -> None:
        """Show what happened: in the log, as the last dice, as a picture over the board."""
        for view in (self.log, self.last, self.table.picture):
            view.show_lines(lines)

    def _player_changed(self, seat: int, agent: str | None) -> None:
        if self.session is not None and 1 <= seat <= self.session.game.seats:
            self.session.seat_agent(seat, agent)
            self.refresh()
            self.clock.go_on()

    def _asked(self, what: str) -> None:
        if what == "load":
            self._load()
        elif what in ("undo", "redo"):
            self.travel.turn(back=what == "undo")
        elif self.session is not None:
            {"step": self.clock.step, "save": self.save}[what]()

    def save(self) -> bool:
        """Ask where to save the game as a replay, to be loaded and gone on with; return whether it was saved."""
        title = tr("Save the replay")
        path = ask_save(self, title, f"{self.ref.id}.replay.json", tr("Replays (*.json)"))
        return path is not None and write_or_tell(self, title, lambda: self.match.save(path))

    def _load(self) -> None:
        if self.may_drop(self) and (path := ask_load(self, tr("Load a replay"), "", tr("Replays (*.json)"))):
            self.load_replay(path)

    def load_replay(self, path: Path) -> None:
        """Go on with a recorded game; say so when the pack has changed since."""
        self.clock.stop()
        try:
            self.match.load(path)
        except (*NOT_RESUMED, BadReplay, SetupRefused, OSError) as error:
            QMessageBox.warning(self, tr("Load a replay"), str(error))
            return
        if self.session is not None:
            self.bar.show_game(self.session.seed, self.session.agents)
        name = self.match.recorded_on
        self.stale_banner.say(tr("This game was recorded on another scenario: {name}", name=name) if name else "")
        self._play()

    def _ref(self, name: str) -> EntityRef | None:
        kind, _, entity = name.partition(":")
        return self.document.packs.resolve(entity, (kind,), self.ref.pack)

    def _jump(self, name: str) -> None:
        if (ref := self._ref(name)) is not None:
            self.jump.emit(ref)
            self.document.open_requested.emit(ref, "")

    def _pack_changed(self, _: object) -> None:
        names = self.match.seat_names()
        if set(names) != set(self.bar.players):
            self.bar.show_seats(names)
        if self.session is not None:
            self.stale_banner.say(tr("The pack changed. A new game plays it as it is now."), also=True)

    def _play_again(self) -> None:
        self.bar.seed.setValue(self.bar.seed.value() + 1)
        self.new_game()

    def _marked(self, option: Option | None) -> None:
        self.table.mark(option)
        self.prompt.say(option.detail if option else "")

    def _redraw(self) -> None:
        self.table.repaint_theme()
        self.refresh()

    def hideEvent(self, event: QEvent) -> None:
        """Agents rest while the tab is not in front."""
        self.clock.stop()

    def showEvent(self, event: QEvent) -> None:
        """Agents go on."""
        self.clock.go_on()

    def _lay_out(self) -> None:
        self.pages = QStackedWidget()
        self.pages.addWidget(self.table)
        self.pages.addWidget(self.refusal)
        self.pages.addWidget(self.curtain)
        settings = (self.own_dice, self.curtain.switch)
        columns = (self.prompt, self.last, self.log, self.rulings, self.dice, settings, self.branches, self.about)
        bars = (self.bar, self.replay_bar, self.stale_banner, self.goal, self.result_banner)
        lay_out(self, bars, self.pages, side_column(*columns))

    def _connect(self) -> None:
        self.bar.new_game.connect(self.play_on)
        self.bar.player_changed.connect(self._player_changed)
        self.bar.speed_changed.connect(self.clock.set_speed)
        self.bar.asked.connect(self._asked)
        self.clock.ticked.connect(self.refresh)
        self.table.chosen.connect(self.choose)
        self.table.pointed.connect(self.prompt.point_at)
        self.table.open_asked.connect(self._jump)
        self.prompt.chosen.connect(self.choose)
        self.prompt.pointed.connect(self._marked)
        self.log.jump.connect(self._jump)
        self.log.went.connect(self.travel.go_back)
        self.branches.went.connect(self.travel.go_to)
        self.curtain.opened.connect(self.refresh)
        self.refusal.again.connect(self.new_game)
        self.refusal.jump.connect(self._jump)
        self.replay_bar.jump.connect(self._jump)
        self.replay_bar.changed.connect(self._play)
        self.stale_banner.pressed.connect(self.play_on)
        self.document.changed.connect(self._pack_changed)
