"""The line of a playtest and its branches: every stretch of decisions, to go back to any of them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem

from workbench.gui import lang, theme
from workbench.gui.lang import tr
from workbench.playtest.history import Stretch, decision_said, stretches
from workbench.playtest.session import Session

NUMBER = Qt.ItemDataRole.UserRole
#: What is known of the tree when it was listed: the session, the stretches by their ends, the position, the language.
_Known = tuple[int, tuple[tuple[int, int], ...], int, str]


class Branches(QTreeWidget):
    """Lists stretches, where one branches off indented under it; Enter or a double click goes to its end."""

    #: int: the number of the position that the user wants to go to.
    went = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setHeaderHidden(True)
        self.setAccessibleName(tr("Branches"))
        self.setToolTip(
            tr("Enter or a double click goes to the end of a stretch; another choice there is a new branch")
        )
        self.setWordWrap(True)
        self.setIndentation(14)
        self.itemActivated.connect(lambda item, _: self.went.emit(item.data(0, NUMBER)))
        self._known: _Known | None = None

    def show_session(self, session: Session | None) -> None:
        """Show the stretches of a session; what is shown already stays."""
        found = stretches(session) if session is not None else []
        ends = tuple((each.first.number, each.last.number) for each in found)
        known = (id(session), ends, session.position if session else -1, lang.current())
        if known == self._known:
            return
        self._known = known
        self.clear()
        items: list[QTreeWidgetItem] = []
        for stretch in found:
            assert session is not None
            item = QTreeWidgetItem(items[stretch.parent] if stretch.parent >= 0 else self.invisibleRootItem())
            items.append(item)
            self._fill(item, session, stretch)
        self.expandAll()

    def _fill(self, item: QTreeWidgetItem, session: Session, stretch: Stretch) -> None:
        first, last = stretch.first.depth, stretch.last.depth
        said = decision_said(session, stretch.first, lang.current())
        name = tr("Start") if not first else f"{first}. {said}" if said else str(first)
        more = tr("to decision {number}", number=last) if last > first else ""
        here = tr("here: {number}", number=session.here.depth) if stretch.here else ""
        item.setText(0, "  ·  ".join(part for part in (name, more, here) if part))
        item.setData(0, NUMBER, stretch.last.number)
        if stretch.here:
            item.setFont(0, theme.font(theme.BODY, bold=True))
            self.setCurrentItem(item)
