"""The last dice, large: who rolled them for what, what each shows, what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from workbench.gui import theme
from workbench.gui.lang import tr
from workbench.playtest.log import LogLine

#: Rolls and outcomes of one decision that are shown at most: the latest.
_MOST_ROLLS, _MOST_OUTCOMES = 2, 3
_DIE, _GAP, _WORD = 28, 8, 14
#: Hues of the words on dice, in the order they were first seen; equal words look equal all the time.
_HUES = (352, 212, 42, 150, 280, 96)
_seen: dict[str, int] = {}


class Roll(NamedTuple):
    """One roll: what it was for, the faces, a word for each face (empty when the log names none)."""

    why: str
    faces: tuple[int, ...]
    words: tuple[str, ...]


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
    rolls = [at for at in group if lines[at].faces][-_MOST_ROLLS:]
    before = [lines[at].text for at in group if at < rolls[0] and not lines[at].faces]
    after = [lines[at].text for at in group if at > last]
    return Moment(
        before[-1] if before else "", tuple(roll_of(lines[at]) for at in rolls), tuple(after[:_MOST_OUTCOMES])
    )


def roll_of(line: LogLine) -> Roll:
    """Take a line apart: when it ends in one word for each die, those are the words of the faces."""
    why, colon, said = line.text.rpartition(": ")
    words = tuple(word.strip() for word in said.split(","))
    if colon and len(words) == len(line.faces) and all(word and not word.isdecimal() for word in words):
        return Roll(why, line.faces, words)
    return Roll(line.text, line.faces, ())


class DiceRow(QWidget):
    """Paints dice in a row with the word of each below it; equal words have one colour."""

    def __init__(self, roll: Roll) -> None:
        super().__init__()
        self.roll = roll
        self._size = _DIE if len(roll.faces) <= 8 else 22
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(self.sizeHint().height())
        self.setAccessibleName(", ".join(roll.words or [str(face) for face in roll.faces]))

    def sizeHint(self) -> QSize:
        """As high as a die and its word."""
        return QSize(120, self._size + (_WORD if self.roll.words else 0) + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dice that fit."""
        palette, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x, size = 1.0, float(self._size)
        for at, face in enumerate(self.roll.faces):
            if x + size > self.width():
                break
            word = self.roll.words[at] if self.roll.words else ""
            color = _color(word) if word else QColor(palette.accent)
            die = QRectF(x, 2, size, size)
            painter.setPen(QPen(color, 1.8))
            painter.setBrush(theme.mix(palette.surface, color.name(), 0.24))
            painter.drawRoundedRect(die, 6, 6)
            painter.setPen(QColor(palette.text))
            painter.setFont(theme.font(11.0 if size == _DIE else 9.0, bold=True))
            painter.drawText(die, Qt.AlignmentFlag.AlignCenter, str(face))
            painter.setFont(theme.font(7.0))
            painter.setPen(QColor(palette.muted))
            below = QRectF(x - _GAP / 2, size + 2, size + _GAP, _WORD)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, word[:7])
            x += size + _GAP


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
        self.setVisible(moment is not None)

    def _made(self, moment: Moment) -> list[QWidget]:
        made: list[QWidget] = [_words(moment.cause, "strong")] if moment.cause else []
        for roll in moment.rolls:
            made += [_words(roll.why, "hint"), DiceRow(roll)]
        return made + [_words(f"→ {said}", "strong") for said in moment.outcomes]


def _color(word: str) -> QColor:
    hue = _HUES[_seen.setdefault(word, len(_seen)) % len(_HUES)]
    return QColor.fromHsl(hue, 150, 165 if theme.current().dark else 105)


def _words(text: str, role: str) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    if role == "strong":
        label.setFont(theme.font(theme.BODY, bold=True))
    else:
        label.setProperty("role", role)
    return label
