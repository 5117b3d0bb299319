"""One background thread that checks the packs; values cross, widgets do not."""

from __future__ import annotations

import threading
import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from workbench.model.diagnostic import Diagnostic
    from workbench.model.pack import PackSet

    #: Checks packs; called only in the background thread, so it may keep what it learned from one call to the next.
    Check = Callable[[PackSet], tuple[Diagnostic, ...]]


class Background(QObject):
    """Takes (generation, packs) and gives back findings; only the newest waiting job is done.

    Results come as a signal into the thread that made this object. `stop` waits for the thread.
    """

    #: int generation, tuple[Diagnostic, ...]
    done = Signal(int, object)
    #: str: a traceback; the check itself failed.
    failed = Signal(str)

    def __init__(self, check: Check, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._check = check
        self._wake = threading.Condition()
        self._job: tuple[int, PackSet] | None = None
        self._busy = False
        self._stopped = False
        self._thread = threading.Thread(target=self._work, name="findings", daemon=True)
        self._thread.start()

    @property
    def idle(self) -> bool:
        """True when nothing waits and nothing runs."""
        with self._wake:
            return self._job is None and not self._busy

    def submit(self, generation: int, packs: PackSet) -> None:
        """Ask for the findings of `packs`; a job that still waits is forgotten."""
        with self._wake:
            self._job = (generation, packs)
            self._wake.notify()

    def stop(self) -> None:
        """End the thread and wait for it."""
        with self._wake:
            self._stopped = True
            self._job = None
            self._wake.notify()
        self._thread.join()

    def _work(self) -> None:
        while (job := self._next()) is not None:
            self._run(*job)
            with self._wake:
                self._busy = False

    def _next(self) -> tuple[int, PackSet] | None:
        """Wait for a job; None means stop."""
        with self._wake:
            while self._job is None and not self._stopped:
                self._wake.wait()
            job, self._job = self._job, None
            self._busy = job is not None
            return job

    def _run(self, generation: int, packs: PackSet) -> None:
        try:
            findings = self._check(packs)
        except Exception:  # a fault of ours must not end the thread silently: the window tells it
            self.failed.emit(traceback.format_exc())
        else:
            if not self._stopped:
                self.done.emit(generation, findings)
