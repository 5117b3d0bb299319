"""What a process must have before a command runs: UTF-8 names of files, and standard streams that can be written."""

from __future__ import annotations

import os
import sys

#: Tells the second start that there was a first.
STARTED_AGAIN = "WORKBENCH_STARTED_AGAIN"


def read_names_as_utf8() -> None:
    """Start the interpreter again with UTF-8 names of files, when the locale (`LC_ALL=C`) would have them as ASCII.

    Without, a path such as `Päck/` comes in as halves of characters, which neither JSON nor Qt can write. The
    terminal keeps the encoding that it has. Elsewhere names are always Unicode.
    """
    again = os.environ.pop(STARTED_AGAIN, "")
    if again or sys.getfilesystemencoding() == "utf-8" or os.name != "posix" or not sys.executable:
        return
    known = getattr(sys.stdout, "encoding", None) or "utf-8"
    env = {**os.environ, STARTED_AGAIN: "1", "PYTHONUTF8": "1"}
    env["PYTHONIOENCODING"] = env.get("PYTHONIOENCODING") or known
    os.execve(sys.executable, [sys.executable, "-X", "utf8", *sys.orig_argv[1:]], env)


def open_closed_streams() -> None:
    """Put the null device where a standard stream was closed (`>&-`), so that no file of ours takes its number."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "r" if name == "stdin" else "w", encoding="utf-8"))  # noqa: SIM115


def leave_unread() -> None:
    """The reader of our output is gone: let Python's own flush at exit find somewhere to write."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
