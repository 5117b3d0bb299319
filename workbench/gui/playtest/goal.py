"""What a scenario is about: a line when its game begins, and all of it to be read again."""

from __future__ import annotations

from html import escape
from typing import Any

from PySide6.QtWidgets import QTextBrowser

from workbench.gui import lang, theme
from workbench.gui.lang import tr
from workbench.gui.playtest.banner import Banner
from workbench.gui.playtest.match import Match
from workbench.model.entity import localised


class GoalBanner(Banner):
    """Says the goal until the first decision of a person, or until it is put away."""

    def __init__(self, match: Match, told: bool) -> None:
        """Take the match; `told`: somebody else tells what its scenarios are about."""
        super().__init__(tr("All right"))
        self._match, self._told = match, told
        self.pressed.connect(lambda: self.say(""))

    def begin(self) -> None:
        """Say the goal of a game in which nothing has been decided yet."""
        session = self._match.session
        fresh = session is not None and session.here.depth == 0
        goal = _said(self._match, "goal") if fresh and not self._told else ""
        self.say(tr("Goal: {goal}", goal=goal) if goal else "", theme.current().accent)


class AboutView(QTextBrowser):
    """Tells of the scenario: its name, introduction, goal and notes; it is read by keyboard and can be copied."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Scenario"))
        self.setOpenLinks(False)

    def show_match(self, match: Match) -> None:
        """Show the scenario of a match in the language that is on."""
        muted = theme.current().muted
        goal = _said(match, "goal")
        parts = [
            f'<p style="font-size:{theme.HEADING}pt"><b>{escape(_said(match, "name") or match.ref.id)}</b></p>',
            f"<p>{escape(_said(match, 'introduction'))}</p>",
            f"<p><b>{escape(tr('Goal: {goal}', goal=goal))}</b></p>" if goal else "",
            f'<p style="color:{muted}">{escape(_said(match, "notes"))}</p>',
        ]
        self.setHtml("".join(parts))


def _said(match: Match, key: str) -> str:
    """Return a text of the scenario; empty when it has none."""
    entity = match.document.packs.get(match.ref)
    data: dict[str, Any] = entity.data if entity and isinstance(entity.data, dict) else {}
    return localised(data.get(key), lang.current())
