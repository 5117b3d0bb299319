"""Which system libraries Qt lacks on Linux, and the Debian package of each.

Asked before Qt is loaded: without them the import fails with the name of one file, or Qt aborts the process. Standard
library only; dev.py runs this file before anything is installed.
"""

from __future__ import annotations

import ctypes
import sys

#: Library file -> Debian and Ubuntu package: what Qt needs to draw at all.
DRAWING = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libxkbcommon.so.0": "libxkbcommon0",
}
#: What it needs in addition to open a window under X11.
WINDOW = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}


def missing(window: bool) -> list[str]:
    """Return the packages that lack, sorted; `window` asks for those of X11 too. Empty on other systems than Linux."""
    if not sys.platform.startswith("linux"):
        return []
    wanted = {**DRAWING, **(WINDOW if window else {})}
    return sorted({package for library, package in wanted.items() if not _loads(library)})


def apt_line(packages: list[str]) -> str:
    """Return the one line that installs them on Debian or Ubuntu."""
    return f"sudo apt-get install -y --no-install-recommends {' '.join(packages)}"


def _loads(library: str) -> bool:
    """True when the dynamic linker finds the library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
