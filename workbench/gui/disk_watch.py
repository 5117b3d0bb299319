"""Notices that other programs changed a pack's files, once they have come to rest."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

#: Milliseconds between two looks; a change is told when two looks in a row see the same.
_EVERY = 1000
#: Seconds after a look in which the window's coming to the front gives no cause for another: it does at its start.
_JUST_NOW = 0.5
#: Packs of more files are looked at only when the window comes to the front.
_MANY = 4000
#: Time of the last change and size, by path.
Stamps = dict[str, tuple[int, int]]


class DiskWatch(QObject):
    """Looks at times and sizes of the files of some folders: needs no help of the system, works on network disks."""

    #: Files are other than they were, and have been so for a moment.
    changed = Signal()

    def __init__(self, folders: Callable[[], Sequence[Path]], parent: QObject) -> None:
        super().__init__(parent)
        self._folders = folders
        self._known: Stamps = {}
        self._last: Stamps | None = None
        self._looked_at = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(_EVERY)
        self._timer.timeout.connect(self.look)

    def start(self) -> None:
        """Take what is there for known, and begin to look."""
        self._known = self._scan()
        if len(self._known) <= _MANY:
            self._timer.start()

    def stop(self) -> None:
        """Look no more."""
        self._timer.stop()

    def wrote(self, files: Iterable[str]) -> None:
        """Take files that this program has just written for known; each as `kind/id.json` or `pack.json`."""
        ends = tuple(os.sep + os.path.join(*file.split("/")[-2:]) for file in files)
        now = self._scan()
        for path in {*now, *self._known}:
            if path.endswith(ends):
                if path in now:
                    self._known[path] = now[path]
                else:
                    self._known.pop(path)

    def look(self) -> None:
        """Compare with what is known; tell when it differs and did not move since the last look."""
        now = self._scan()
        if now == self._known:
            self._last = None
        elif now == self._last:
            self._known, self._last = now, None
            self.changed.emit()
        else:
            self._last = now
            if not self._timer.isActive():
                QTimer.singleShot(_EVERY, self, self.look)

    def look_again(self) -> None:
        """Look, unless that was done just now."""
        if time.monotonic() - self._looked_at > _JUST_NOW:
            self.look()

    def _scan(self) -> Stamps:
        self._looked_at = time.monotonic()
        return {path: stamp for folder in self._folders() for path, stamp in _stamps(folder)}


def _stamps(folder: Path) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield path and stamp of a pack's files; what goes away meanwhile is left out."""
    for place in (str(folder), *_below(folder)):
        try:
            with os.scandir(place) as entries:
                for entry in entries:
                    if entry.name.endswith(".json"):
                        found = entry.stat()
                        yield entry.path, (found.st_mtime_ns, found.st_size)
        except OSError:
            continue


def _below(folder: Path) -> list[str]:
    try:
        with os.scandir(folder) as entries:
            return [entry.path for entry in entries if entry.is_dir() and not entry.name.startswith(".")]
    except OSError:
        return []
