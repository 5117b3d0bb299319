"""One program writes a pack at a time: a lock in the state folder, void when its process is gone."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

from workbench.pack.process import Process
from workbench.pack.state import pack_key, place_for


@dataclass(frozen=True, slots=True)
class Lock:
    """A pack's lock, held by this process until `release`."""

    path: Path

    def release(self) -> None:
        """Give the lock back; nothing happens when another took it meanwhile."""
        if _holder(self.path) == Process.this():
            self.path.unlink(missing_ok=True)


class Held(Exception):
    """Another program holds the pack; the text names it and is what `Pack.read_only` says."""


def hold(folder: Path, state: Path) -> Lock:
    """Take the lock of a pack. A second one in the same process is the same lock.

    Raises:
        Held: another process that is still there has it.
    """
    path = place_for(state, "locks") / f"{pack_key(folder)}.json"
    this = Process.this()
    own = path.with_name(f".{path.name}.{this.pid}")
    own.write_text(json.dumps(asdict(this)), encoding="utf-8")
    try:
        for _ in range(10):
            holder = _holder(path)
            if holder == this:
                return Lock(path)
            if holder is not None and holder.is_there():
                raise Held(f"it is open in another window of the program (process {holder.pid})")
            if _take(own, path, holder):
                return Lock(path)
        raise Held("another program is taking it at this moment")
    finally:
        own.unlink(missing_ok=True)


def _take(own: Path, path: Path, stale: Process | None) -> bool:
    """Put our file in the lock's place; False when another was faster. A name can be made only once."""
    if path.exists():
        aside = path.with_name(f".{path.name}.{os.getpid()}.stale")
        try:
            os.replace(path, aside)
        except FileNotFoundError:
            return False
        moved = _holder(aside)
        if moved != stale and moved is not None:  # a new lock was moved: give it back
            os.replace(aside, path)
            return False
        aside.unlink(missing_ok=True)
    try:
        os.link(own, path)
    except FileExistsError:
        return False
    except OSError:  # no links on this file system
        try:
            with open(path, "x", encoding="utf-8") as file:
                file.write(own.read_text(encoding="utf-8"))
        except FileExistsError:
            return False
    return True


def _holder(path: Path) -> Process | None:
    """Return the process that a lock names; None for no lock, or one that says nothing."""
    try:
        said = json.loads(path.read_text(encoding="utf-8"))
        return Process(int(said["pid"]), str(said["started"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None
