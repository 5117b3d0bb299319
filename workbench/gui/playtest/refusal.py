"""Why a scenario cannot be played: every reason at once, and a way to try again."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QPushButton, QToolButton, QVBoxLayout, QWidget

from workbench.gui import theme
from workbench.gui.lang import tr
from workbench.gui.plain_text import PlainLabel

#: One or two words and a name in backticks behind them.
_NAME = re.compile(r"((?:\w+ )?\w+) `([a-z0-9_]+)`")
_WIDTH = 560
#: Within margins and edge.
_INNER = _WIDTH - 2 * theme.LARGE - 2


class Refusal(QWidget):
    """Lists the reasons."""

    #: The user wants to try again.
    again = Signal()
    #: `kind:id` of an entity that a reason names: the user wants to see it.
    jump = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        outer = QVBoxLayout(self)
        card = QFrame()
        card.setProperty("role", "card")
        card.setFixedWidth(_WIDTH)
        inner = QVBoxLayout(card)
        inner.setContentsMargins(theme.LARGE, theme.LARGE, theme.LARGE, theme.LARGE)
        inner.setSpacing(theme.SMALL)
        self._make_texts()
        title = PlainLabel(tr("This scenario cannot be played yet"))
        title.setProperty("role", "title")
        title.setWordWrap(True)
        button = QPushButton(tr("Try again"))
        button.setProperty("primary", True)
        button.clicked.connect(self.again)
        for widget in (title, self.hint, self.reasons, self.named, self.more, self.trace):
            inner.addWidget(widget)
        inner.addSpacing(theme.SMALL)
        inner.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        outer.addStretch(1)
        outer.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addStretch(2)

    def _make_texts(self) -> None:
        self.hint = PlainLabel(tr("Nothing is broken. Once these are mended, it can:"))
        self.hint.setProperty("role", "muted")
        self.reasons = PlainLabel()
        self.reasons.setWordWrap(True)
        self.reasons.setTextFormat(Qt.TextFormat.PlainText)
        self.reasons.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.reasons.setAccessibleName(tr("Reasons"))
        self.named = PlainLabel()
        self.named.setWordWrap(True)
        self.named.setTextFormat(Qt.TextFormat.RichText)
        self.named.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.named.setAccessibleName(tr("Named there"))
        self.named.linkActivated.connect(self.jump)
        self.more = QToolButton()
        self.more.setText(tr("Details"))
        self.more.setCheckable(True)
        self.trace = QPlainTextEdit()
        self.trace.setReadOnly(True)
        self.trace.setFont(theme.font(theme.CAPTION, mono=True))
        self.trace.setMinimumHeight(180)
        self.trace.setAccessibleName(tr("Details"))
        self.more.toggled.connect(self.trace.setVisible)

    def show_reasons(self, reasons: Sequence[str], is_there: Callable[[str], bool] = lambda _: False) -> None:
        """List the reasons, a line each; where a reason is longer, the rest stands under Details.

        What they name is offered to be opened, if `is_there` says so of its `kind:id`.
        """
        heads = [(reason.splitlines() or [""])[0] for reason in reasons]
        rest = [reason for head, reason in zip(heads, reasons, strict=True) if head != reason]
        self.reasons.setText("\n".join(f"•  {head}" for head in heads))
        # a layout asks a wrapped text for its height before its width is known, and would cut the end off
        self.reasons.setFixedHeight(self.reasons.heightForWidth(_INNER))
        names = dict.fromkeys(found for head in heads for found in named_in(head) if is_there(found))
        links = ", ".join(f'<a href="{ref}">{ref}</a>' for ref in names)
        self.named.setText(tr("Open: {names}", names=links))
        self.named.setVisible(bool(names))
        self.hint.setVisible(not rest)
        self.trace.setPlainText("\n\n".join(rest))
        self.more.setVisible(bool(rest))
        self.more.setChecked(False)
        self.trace.hide()


def named_in(reason: str) -> list[str]:
    """Return each `kind:id` that a reason may name as "kind `id`"; it writes a kind of two words apart."""
    found = []
    for words, name in _NAME.findall(reason):
        last = words.lower().split()[-2:]
        found += [f"{'_'.join(last[-size:])}:{name}" for size in (2, 1) if len(last) >= size]
    return found
