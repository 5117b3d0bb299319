"""The clock that lets agents decide, one decision a tick, so that the window never waits for a game."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

#: Milliseconds between two decisions, by the name of the speed; None: agents wait for Step.
SPEEDS: dict[str, int | None] = {"Step by step": None, "Slow": 900, "Normal": 350, "Fast": 60, "At once": 0}
#: At the highest speed agents decide for so many seconds before the window gets a turn.
SLICE = 0.012


class Clock(QObject):
    """Calls `advance` until it returns False: at most once a tick, more often only at the highest speed."""

    #: Something was decided.
    ticked = Signal()

    def __init__(self, advance: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._advance = advance
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tick)
        self.interval: int | None = SPEEDS["Normal"]

    @property
    def running(self) -> bool:
        """Whether a decision is on its way."""
        return self._timer.isActive()

    def set_speed(self, name: str) -> None:
        """Go on at another speed."""
        self.interval = SPEEDS[name]
        self.stop()
        self.go_on()

    def go_on(self) -> None:
        """Let the next agent decide after the interval, unless agents wait for Step."""
        if self.interval is not None and not self._timer.isActive():
            self._timer.start(self.interval)

    def stop(self) -> None:
        """Let nobody decide until `go_on`."""
        self._timer.stop()

    def step(self) -> None:
        """Let an agent decide once, now."""
        self.stop()
        if self._advance():
            self.ticked.emit()

    def _tick(self) -> None:
        moved = self._advance()
        if moved and self.interval == 0:
            end = time.perf_counter() + SLICE
            while time.perf_counter() < end and self._advance():
                pass
        if moved:
            self.ticked.emit()
            self.go_on()
