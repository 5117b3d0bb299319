"""The heading of a part of a form: a title, a line, what can be done with the part."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from workbench.gui import icons, theme
from workbench.gui.lang import tr
from workbench.gui.plain_text import PlainLabel


class Heading(QWidget):
    """A title with a thin line behind it. `remove` gives a button that takes the part away."""

    def __init__(self, title: str, remove: Callable[[], object] | None = None) -> None:
        super().__init__()
        self.title = title
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, theme.SMALL, 0, 0)
        layout.setSpacing(theme.SMALL)
        label = PlainLabel(title)
        label.setFont(theme.font(theme.BODY, bold=True))
        layout.addWidget(label)
        self.note = PlainLabel(role="hint")
        layout.addWidget(self.note)
        rule = QFrame()
        rule.setProperty("role", "rule")
        layout.addWidget(rule, 1)
        self._layout = layout
        if remove:
            self.add(small_button("remove", tr("Remove {name}", name=title), remove))

    def add(self, widget: QWidget) -> None:
        """Put a widget at the right end."""
        self._layout.addWidget(widget)


def small_button(icon: str, name: str, clicked: Callable[[], object]) -> QToolButton:
    """A flat button with an icon; its name is for the tool tip and for screen readers."""
    button = QToolButton()
    button.setIcon(icons.action(icon))
    button.setProperty("flat", True)
    button.setToolTip(name)
    button.setAccessibleName(name)
    button.clicked.connect(lambda: clicked())
    return button


def text_button(icon: str, text: str, clicked: Callable[[], object]) -> QToolButton:
    """A flat button with a word beside its icon."""
    button = QToolButton()
    button.setText(text)
    button.setIcon(icons.action(icon))
    button.setProperty("flat", True)
    button.setToolButtonStyle(icons.BESIDE)
    button.clicked.connect(lambda: clicked())
    return button
