"""A campaign in the playtest tab: its scenarios one after another, and between them what everybody carries."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QMessageBox, QStackedWidget, QVBoxLayout, QWidget

from workbench import places
from workbench.engine.campaign import BadProgress
from workbench.engine.ruleset import SetupRefused
from workbench.gui import lang
from workbench.gui.lang import tr
from workbench.gui.panes.playtest_pane import PlaytestPane
from workbench.gui.playtest.banner import Banner
from workbench.gui.playtest.campaign_bar import CampaignBar
from workbench.gui.playtest.campaign_match import CampaignMatch
from workbench.gui.playtest.campaign_page import CampaignPage
from workbench.gui.playtest.campaign_texts import CampaignTexts
from workbench.gui.playtest.file_dialogs import ask_load, ask_save, write_or_tell
from workbench.gui.playtest.refusal import Refusal
from workbench.gui.themed import Themed
from workbench.model.ref import EntityRef
from workbench.playtest.progress_files import InAPack, carry_on, default_file, read_progress, write_progress

if TYPE_CHECKING:
    from workbench.gui.document import Document
    from workbench.playtest.campaign import Campaign
    from workbench.playtest.session import Session


class CampaignPane(QWidget):
    """Plays one campaign. Between two scenarios a page shows what is carried; a scenario is an ordinary playtest.

    What was reached is kept in the state folder after each scenario, and offered when the campaign is opened again.
    """

    #: A board and a log want the whole window: docks below them open by hand only.
    wants_room = True

    def __init__(
        self, document: Document, ref: EntityRef, campaign: Campaign | None = None, session: Session | None = None
    ) -> None:
        """Begin a campaign, or show one that goes on, in the midst of a step when there is a `session` of it."""
        super().__init__()
        self.document, self.ref = document, ref
        self.texts = CampaignTexts(document, ref)
        self.campaign: Campaign | None = None
        self.step: PlaytestPane | None = None
        #: Says whether the game under way may go; the window asks, and offers to keep the progress with it.
        self.may_drop: Callable[[QWidget], bool] = lambda pane: True
        self._ended: Session | None = None
        self.bar, self.page, self.refusal = CampaignBar(), CampaignPage(), Refusal()
        self.changed_banner = Banner(tr("All right"))
        self.stack = QStackedWidget()
        for each in (self.page, self.refusal):
            self.stack.addWidget(each)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.bar, self.changed_banner):
            column.addWidget(widget)
        column.addWidget(self.stack, 1)
        self._connect()
        Themed(self, self._redraw)
        if campaign is None:
            self.restart()
        else:
            self._take_up(campaign, session)

    @property
    def session(self) -> Session | None:
        """The game of the current step, None between two."""
        return self.step.session if self.step else None

    @property
    def file(self) -> Path:
        """Where progress is kept when nobody says where."""
        return default_file(places.home(), self.document.packs.opened.id, self.ref.id)

    # ---------------------------------------------------------------- playing

    def restart(self) -> None:
        """Begin the campaign from its start."""
        self._leave_step()
        self.changed_banner.say("")
        self.campaign = None
        try:
            self.campaign = self.document.workspace.campaign(self.ref.id)
            self._show_page()
        except Exception as error:
            # whatever a plugin or a half-made campaign throws must not take the window down with it
            self._refuse(error)

    def play_on(self) -> None:
        """Play the current step, or its game anew; go on when its game has ended."""
        if self.step is not None and self.session is not None and self.session.result is not None:
            self.go_on()
        elif self.step is not None:
            self.step.play_on()
        elif self.campaign is not None and self.campaign.current:
            self.play_step()

    def play_step(self, session: Session | None = None) -> None:
        """Play the current step; `session` is a game of it that goes on."""
        campaign = self.campaign
        assert campaign is not None, "without a campaign there is no step"
        ref = self.texts.scenario(campaign.current)
        self._leave_step()
        match = CampaignMatch(self.document, ref, campaign, session)
        self.step = PlaytestPane(self.document, ref, match, tr("Continue the campaign"))
        self.step.may_drop = lambda _: self.may_drop(self)
        self.step.shown.connect(self._show_bar)
        self.step.went_on.connect(self.go_on)
        self.stack.addWidget(self.step)
        self.stack.setCurrentWidget(self.step)
        self._show_bar()

    def play_ahead(self, decisions: int) -> None:
        """Let greedy agents make so many decisions of the current step, then give the seats back."""
        if self.step is None:
            self.play_on()
        if self.step is not None:
            self.step.match.play_ahead(decisions)
            self.step.refresh()

    def go_on(self) -> None:
        """Carry on what the step came to, keep it, and show what everybody has now."""
        if self.campaign is None or self.session is None or self.session.result is None:
            return
        try:
            self.campaign.finish(self.session)
            self._leave_step()
            self._show_page()
        except Exception as error:  # as above
            self._refuse(error)
            return
        self.save_to(self.file, told=False)

    def _asked(self, what: str) -> None:
        if what in ("load", "restart") and not self.may_drop(self):
            return
        {"go": self.play_on, "kept": lambda: self.load_from(self.file), "save": self._save, "load": self._load,
         "restart": self.restart}[what]()  # fmt: skip

    def _take_up(self, campaign: Campaign, session: Session | None) -> None:
        """Show a campaign that goes on."""
        self.campaign = campaign
        self._leave_step()
        if session is None:
            self._again()
        else:
            self.play_step(session)

    def _leave_step(self) -> None:
        if self.step is not None:
            self.step.clock.stop()
            self.stack.removeWidget(self.step)
            self.step.hide()
            self.step.deleteLater()
            self.step = None

    # ---------------------------------------------------------------- files

    def save_to(self, file: Path, told: bool = True) -> None:
        """Keep the progress, the game that goes on with it; what keeps from it is told, or passed over."""
        if self.campaign is None:
            return
        saved = self.campaign.saved(self.session)
        if told:
            write_or_tell(self, tr("Save progress"), lambda: write_progress(file, saved))
        else:
            with suppress(InAPack, OSError):
                carry_on(file, saved)

    def load_from(self, file: Path) -> None:
        """Go on with a progress; what has changed in the pack since is told."""
        try:
            saved = read_progress(file)
            campaign = self.document.workspace.load_campaign(saved, self.ref.id)
            session = campaign.resumed(saved) if campaign.current else None
        except (BadProgress, SetupRefused, OSError) as error:
            QMessageBox.warning(self, tr("Load progress"), str(error))
            return
        differs = ", ".join(campaign.differs)
        self.changed_banner.say(tr("Changed since this progress was kept: {what}", what=differs) if differs else "")
        self._take_up(campaign, session)
        if self.step is not None:
            self.step.match.is_kept()

    def _kept(self) -> str:
        """Return the scenario that is next in the progress that was kept; empty when there is none to go on with."""
        try:
            return read_progress(self.file).scenario
        except (BadProgress, OSError):
            return ""

    def keep(self) -> bool:
        """Keep the progress, with the game that goes on, where it is offered next time; return whether it was."""
        campaign = self.campaign
        if campaign is None:
            return True
        return write_or_tell(self, tr("Save progress"), lambda: carry_on(self.file, campaign.saved(self.session)))

    def _save(self) -> None:
        with suppress(OSError):  # a folder that cannot be made is told when it is written to
            self.file.parent.mkdir(parents=True, exist_ok=True)
        if path := ask_save(self, tr("Save progress"), str(self.file), tr("Progress (*.json)")):
            self.save_to(path)

    def _load(self) -> None:
        folder = self.file.parent if self.file.parent.is_dir() else Path()
        if path := ask_load(self, tr("Load progress"), str(folder), tr("Progress (*.json)")):
            self.load_from(path)

    # ---------------------------------------------------------------- showing

    def _show_page(self) -> None:
        """Show what is between two steps."""
        campaign = self.campaign
        assert campaign is not None, "without a campaign there is no page"
        texts = self.texts.page(campaign, "" if campaign.done else self._kept())
        self.page.show_page(texts, campaign.scene(lang.current()), self.texts.seat_names(campaign))
        self.stack.setCurrentWidget(self.page)
        self._show_bar()

    def _show_bar(self) -> None:
        campaign = self.campaign
        if campaign is None:
            return
        self.bar.show_steps(self.texts.steps(campaign))
        over = self.session is not None and self.session.result is not None
        if over and self._ended is not self.session:
            self.save_to(self.file, told=False)  # what was reached stays, also when nobody goes on from it today
        self._ended = self.session if over else None
        self.bar.offer(tr("Continue") if self.step is not None else "", over)

    def _again(self) -> None:
        """Try again after a refusal: where the campaign stands, else from its start."""
        if self.campaign is None:
            self.restart()
            return
        try:
            self._show_page()
        except Exception as error:  # as above
            self._refuse(error)

    def _refuse(self, error: Exception) -> None:
        self._leave_step()
        self.refusal.show_reasons(getattr(error, "reasons", None) or [str(error) or type(error).__name__])
        self.stack.setCurrentWidget(self.refusal)
        self.bar.offer("", False)

    def _redraw(self) -> None:
        if self.step is None and self.campaign is not None and self.stack.currentWidget() is self.page:
            self._show_page()

    def _pack_changed(self, _: object) -> None:
        if self.step is None and self.isVisible():
            try:
                self._redraw()
            except Exception as error:  # as above
                self._refuse(error)

    def _jump(self, name: str) -> None:
        kind, _, entity = name.partition(":")
        ref = self.document.packs.resolve(entity, (kind,), self.ref.pack)
        if ref is not None:
            self.document.open_requested.emit(ref, "")

    def showEvent(self, event: QEvent) -> None:
        """What changed while the tab was behind others is shown."""
        self._pack_changed(None)

    def _connect(self) -> None:
        self.bar.asked.connect(self._asked)
        self.page.asked.connect(self._asked)
        self.page.open_asked.connect(self._jump)
        self.refusal.again.connect(self._again)
        self.changed_banner.pressed.connect(lambda: self.changed_banner.say(""))
        self.document.changed.connect(self._pack_changed)
