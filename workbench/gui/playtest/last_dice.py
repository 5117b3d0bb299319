"""The last dice, large: who rolled them for what, of what they are made, what each shows, what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from workbench.engine.account import CAUSE, OUTCOME
from workbench.gui import theme
from workbench.gui.lang import tr
from workbench.gui.plain_text import PlainLabel
from workbench.gui.playtest.rolls import DiceRow, Roll, roll_of
from workbench.playtest.log import LogLine

#: Rolls and outcomes of one decision that are shown at most: the latest.
_MOST_ROLLS, _MOST_OUTCOMES = 3, 3
#: Pixels that the panel takes at most before its rows move together.
_HIGHEST = 330


class Moment(NamedTuple):
    """What led to dice, the dice, what came of them."""

    cause: str
    rolls: tuple[Roll, ...]
    outcomes: tuple[str, ...]


def moment_of(lines: Sequence[LogLine]) -> Moment | None:
    """Return the latest decision that rolled dice; None when none did yet."""
    last = next((at for at in range(len(lines) - 1, -1, -1) if lines[at].faces), None)
    if last is None:
        return None
    group = [at for at, line in enumerate(lines) if line.decision == lines[last].decision]
    since = max((at for at in group if at < last and _begins(lines[at])), default=group[0])
    rolls = [at for at in group if at >= since and lines[at].faces][-_MOST_ROLLS:]
    before = [lines[at] for at in group if at < rolls[0] and not lines[at].faces]
    after = [lines[at] for at in group if at > rolls[0]]
    shown = tuple(roll_of(lines[at]) for at in rolls)
    explained = any(lines[at].account for at in group)
    return Moment(_cause(before, explained), shown, _outcomes(after, explained)[-_MOST_OUTCOMES:])


def _is_cause(line: LogLine) -> bool:
    return line.account is not None and line.account.role == CAUSE


def _begins(line: LogLine) -> bool:
    """Whether what follows a line is another matter: after a cause, or a moment."""
    return _is_cause(line) or bool(line.account and line.account.moment)


def _cause(before: Sequence[LogLine], explained: bool) -> str:
    """What was decided: what the game calls a cause, else the line before the dice."""
    causes = [line for line in before if _begins(line)] if explained else before
    return causes[-1].text if causes else ""


def _outcomes(after: Sequence[LogLine], explained: bool) -> tuple[str, ...]:
    """What came of dice: what the game calls an outcome up to the next cause, else all that followed the last ones."""
    if not explained:
        dice = [at for at, line in enumerate(after) if line.faces]
        return tuple(line.text for line in after[dice[-1] + 1 if dice else 0 :][:_MOST_OUTCOMES])
    last = max((at for at, line in enumerate(after) if line.faces), default=-1)
    end = next((at for at, line in enumerate(after) if at > last and _is_cause(line)), len(after))
    return tuple(line.text for line in after[:end] if line.account and line.account.role == OUTCOME)


class LastDice(QFrame):
    """Hidden until dice were rolled; stays until others are."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setAccessibleName(tr("The last dice"))
        self.moment: Moment | None = None
        self._rows: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(theme.SMALL + 4, theme.SMALL, theme.SMALL + 4, theme.SMALL)
        self._column.setSpacing(3)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.hide()

    def show_lines(self, lines: Sequence[LogLine]) -> None:
        """Show the latest dice of a log."""
        moment = moment_of(lines)
        if moment == self.moment:
            return
        self.moment = moment
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = self._made(moment) if moment else []
        for row in self._rows:
            self._column.addWidget(row)
            row.show()  # a layout reckons without rows that wait to be shown
        self.setVisible(moment is not None)
        self._take_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrapped texts need another height now."""
        self._take_room()

    def _take_room(self) -> None:
        """Be as high as the rows need at this width: a splitter would push them over one another."""
        self.setMinimumHeight(min(_HIGHEST, self._column.totalHeightForWidth(self.width())) if self._rows else 0)

    def _made(self, moment: Moment) -> list[QWidget]:
        made: list[QWidget] = [_words(moment.cause, "strong")] if moment.cause else []
        for roll in moment.rolls:
            made += roll_rows(roll)
        return made + [_words(f"→ {said}", "strong") for said in moment.outcomes]


def roll_rows(roll: Roll) -> list[QWidget]:
    """Return the rows that show a roll: what for, of what it is made, the dice."""
    said = f"{roll.why}  ·  {roll.made_of}" if roll.made_of else roll.why
    return [_words(said, "hint"), DiceRow(roll)]


def _words(text: str, role: str) -> QLabel:
    label = PlainLabel(text)
    label.setWordWrap(True)
    if role == "strong":
        label.setFont(theme.font(theme.BODY, bold=True))
    else:
        label.setProperty("role", role)
    return label
