"""A frame that scrolls a widget in little room: as high as it, hidden with it, never higher than it needs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class ShyScroll(QScrollArea):
    """Scrolls `widget`; keeps at least `least` pixels of it in sight while it is shown."""

    def __init__(self, widget: QWidget, least: int) -> None:
        super().__init__()
        self._least = least
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        # what was never shown counts as hidden too: only what was hidden on purpose stays so
        hidden = widget.isHidden() and widget.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
        self.setWidget(widget)
        widget.setHidden(hidden)  # a scroll area shows what it is given
        widget.installEventFilter(self)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the widget."""
        if event.type() in (
            QEvent.Type.ShowToParent, QEvent.Type.HideToParent, QEvent.Type.LayoutRequest, QEvent.Type.Resize
        ):  # fmt: skip
            self._fit()
        return super().eventFilter(watched, event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Follow the widget when it needs another height."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().viewportEvent(event)

    def sizeHint(self) -> QSize:
        """As high as the widget needs."""
        return QSize(super().sizeHint().width(), self._high())

    def _high(self) -> int:
        widget = self.widget()
        return max(widget.minimumHeight(), widget.minimumSizeHint().height()) if widget is not None else 0

    def _fit(self) -> None:
        widget = self.widget()
        if widget is None:
            return
        shown = not widget.isHidden()
        self.setVisible(shown)
        high = self._high()
        self.setMaximumHeight(high)
        self.setMinimumHeight(min(high, self._least))
        self.updateGeometry()
