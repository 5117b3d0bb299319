"""Dice as they are shown: what for, of what they are made, what each face shows, what counts."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.engine.account import Account, Part
from workbench.gui import theme
from workbench.gui.lang import tr
from workbench.playtest.log import LogLine

_DIE, _GAP, _WORD = 28, 8, 14
#: Hues of the words on dice, in the order they were first seen; equal words look equal all the time.
_HUES = (352, 212, 42, 150, 280, 96)
_seen: dict[str, int] = {}


class Roll(NamedTuple):
    """One roll: what it was for, the faces, a word for each face (empty when the log names none), what explains it."""

    why: str
    faces: tuple[int, ...]
    words: tuple[str, ...]
    account: Account | None = None

    @property
    def made_of(self) -> str:
        """What the dice, or the result, are made of: `3 base + 1 height = 4 dice`; empty when nobody says."""
        return made_of(self.account, len(self.faces)) if self.account else ""

    @property
    def counted(self) -> str:
        """How many dice count: `2 × skull`; empty where none is said to."""
        counts = self.account.counts if self.account else ()
        return ", ".join(f"{self.words.count(word)} × {word}" for word in counts) if self.words else ""

    @property
    def success(self) -> bool | None:
        """Whether what was needed was reached; None where nothing was."""
        account = self.account
        return account.total >= account.needed if account and account.summed and account.needed else None


def roll_of(line: LogLine) -> Roll:
    """Take a line apart: as its account says, else, when it ends in one word for each die, by those words."""
    account = line.account
    if account is not None and account.title:
        # dice that are looked up in a table are told best by the whole line, which says what came of them
        said = account.title if account.parts or account.words else line.text
        return Roll(said, line.faces, account.words, account)
    why, colon, said = line.text.rpartition(": ")
    words = tuple(word.strip() for word in said.split(","))
    if colon and len(words) == len(line.faces) and all(word and not word.isdecimal() for word in words):
        return Roll(why, line.faces, words)
    return Roll(line.text, line.faces, ())


def made_of(account: Account, dice: int) -> str:
    """Return the sum of an account's parts as a line, with what was needed."""
    parts = [part for part in account.parts if part.value or account.summed]
    if not parts or (account.summed and len(parts) == 1 and not account.needed):
        return ""
    said = "".join(_summand(part, account.summed, first=at == 0) for at, part in enumerate(parts))
    if not account.summed:
        return f"{said} = {tr('{count} dice', count=dice) if dice != 1 else tr('1 die')}"
    total = f"{said} = {account.total}" if len(parts) > 1 else said
    return f"{total}  ·  {tr('needed: {needed}', needed=account.needed)}" if account.needed else total


def _summand(part: Part, summed: bool, first: bool) -> str:
    """Return a part with its sign: `3 base` of dice, `d20 12` of a sum."""
    sign = "" if first else " + " if part.value >= 0 else " − "
    value = part.value if first else abs(part.value)
    return f"{sign}{part.label} {value}" if summed else f"{sign}{value} {part.label}"


class DiceRow(QWidget):
    """Paints dice in a row with the word of each below it; equal words have one colour, what does not count is pale."""

    def __init__(self, roll: Roll) -> None:
        super().__init__()
        self.roll = roll
        self._size = _DIE if len(roll.faces) <= 5 else 22
        self._gap = _GAP if self._size == _DIE else 13
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(", ".join(roll.words or [str(face) for face in roll.faces]))

    def sizeHint(self) -> QSize:
        """As high as a die and its word."""
        return QSize(120, self._line() + 4)

    def hasHeightForWidth(self) -> bool:
        """Dice that have no room side by side begin another line."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as the lines that dice take in a width."""
        dice, said = self.places(width)
        under = _WORD if self.roll.words else 0
        return int(max(said.bottom(), *(die.bottom() + under for die in dice))) + 2

    def places(self, width: float) -> tuple[list[QRectF], QRectF]:
        """Return where each die lies in a width, and where it is said how many count."""
        size, dice = float(self._size), []
        x, y = self._gap / 2, 2.0
        for _ in self.roll.faces:
            if x + size > width and x > self._gap:
                x, y = self._gap / 2, y + self._line()
            dice.append(QRectF(x, y, size, size))
            x += size + self._gap
        metrics = QFontMetricsF(_counting())
        said = metrics.horizontalAdvance(self.roll.counted)
        if said and x + 4 + said > width and x > self._gap:
            return dice, QRectF(4, y + self._line(), max(said, width - 4), metrics.height())
        return dice, QRectF(x + 4, y, max(said, width - x - 4), size)

    def _line(self) -> int:
        return self._size + (_WORD if self.roll.words else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dice, then how many of them count."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dice, rest = self.places(self.width())
        for at, (face, die) in enumerate(zip(self.roll.faces, dice, strict=True)):
            self._die(painter, die, face, self.roll.words[at] if self.roll.words else "")
        painter.setOpacity(1.0)
        painter.setPen(QColor(theme.current().text))
        painter.setFont(_counting())
        painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, self.roll.counted)

    def _die(self, painter: QPainter, die: QRectF, face: int, word: str) -> None:
        palette, counts = theme.current(), self.roll.account.counts if self.roll.account else ()
        color = _color(word) if word else QColor(self._verdict())
        painter.setOpacity(1.0 if not counts or word in counts else 0.5)
        painter.setPen(QPen(color, 2.4 if word in counts else 1.6))
        painter.setBrush(theme.mix(palette.surface, color.name(), 0.24))
        painter.drawRoundedRect(die, 6, 6)
        painter.setPen(QColor(palette.text))
        painter.setFont(theme.font(11.0 if self._size == _DIE else 9.0, bold=True))
        painter.drawText(die, Qt.AlignmentFlag.AlignCenter, str(face))
        painter.setFont(theme.font(7.0))
        painter.setPen(QColor(palette.muted))
        below = QRectF(die.left() - self._gap / 2, die.bottom(), die.width() + self._gap, _WORD)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, word[:7])

    def _verdict(self) -> str:
        """The colour of a die without words: whether it was enough, where that is asked."""
        palette, success = theme.current(), self.roll.success
        return palette.accent if success is None else palette.good if success else palette.error


def _counting() -> QFont:
    return theme.font(theme.BODY, bold=True)


def _color(word: str) -> QColor:
    hue = _HUES[_seen.setdefault(word, len(_seen)) % len(_HUES)]
    return QColor.fromHsl(hue, 150, 165 if theme.current().dark else 105)
