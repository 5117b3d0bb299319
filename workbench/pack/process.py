"""Which process holds something, and whether it is still there."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Process:
    """A process by its id and, where the system tells, the time of its start: ids are used again."""

    pid: int
    started: str = ""

    @classmethod
    def this(cls) -> Process:
        """Return this process."""
        return cls(os.getpid(), _start_of(os.getpid()))

    def is_there(self) -> bool:
        """True while the process runs."""
        if not _exists(self.pid):
            return False
        now = _start_of(self.pid)
        return not self.started or not now or now == self.started


def _start_of(pid: int) -> str:
    """Return when a process started, in the system's own count; '' where it does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
        return "" if fields[0] in ("Z", "X") else fields[19]
    except (OSError, IndexError):
        return ""


def _exists(pid: int) -> bool:
    """True when there is a process of that id; a dead one that waits for its parent is none."""
    if pid <= 0:
        return False
    if sys.platform == "win32":
        return _exists_on_windows(pid)
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except (PermissionError, OverflowError):
        return True
    return not Path("/proc/self/stat").exists() or bool(_start_of(pid))


def _exists_on_windows(pid: int) -> bool:
    """Ask Windows for the process; signal 0 would end it there."""
    import ctypes  # noqa: PLC0415 - only this system needs it

    query, running = 0x1000, 259
    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009 - the attribute is there on Windows only
    handle = kernel.OpenProcess(query, 0, pid)
    if not handle:
        return False
    code = ctypes.c_ulong()
    kernel.GetExitCodeProcess(handle, ctypes.byref(code))
    kernel.CloseHandle(handle)
    return code.value == running
