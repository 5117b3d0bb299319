"""What a window has of a pack while it is open: the lock, so that no other program writes it, and the journal."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping
from pathlib import Path

from workbench.model.entity import Entity
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef
from workbench.pack.journal import DELETED, Journal, unsaved
from workbench.pack.lock import Held, Lock, hold


class Holding:
    """Holds the pack at `folder`, unless another program does: then `refused` says which, and nothing is kept."""

    def __init__(self, folder: Path, state: Path) -> None:
        self._folder = folder
        self._state = state
        self._lock: Lock | None = None
        self._journal: Journal | None = None
        self.refused = ""
        try:
            self._lock = hold(folder, state)
            self._journal = Journal(folder, state)
        except Held as held:
            self.refused = str(held)
        except OSError:
            pass  # a state folder that cannot be written costs lock and journal, not the work

    def left_behind(self, packs: PackSet) -> Mapping[EntityRef, Entity | None]:
        """Return what a window that died had not saved, None for an entity that it had taken away."""
        if self._journal is None:
            return {}
        found = unsaved(self._folder, self._state, packs)
        return {ref: None if data is DELETED else Entity(ref, data) for ref, data in found.items()}

    def keep(self, packs: PackSet, changed: Iterable[EntityRef]) -> None:
        """Write into the journal what changed entities are now."""
        if self._journal is not None:
            with contextlib.suppress(OSError, ValueError, TypeError):  # what is no JSON, saving tells
                self._journal.write(packs, changed)

    def forget(self) -> None:
        """Everything is saved, or not wanted: keep nothing."""
        if self._journal is not None:
            with contextlib.suppress(OSError):
                self._journal.clear()

    def release(self) -> None:
        """Give the pack back."""
        if self._journal is not None:
            self._journal.close()
        if self._lock is not None:
            with contextlib.suppress(OSError):
                self._lock.release()
