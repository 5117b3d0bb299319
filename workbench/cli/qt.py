"""Whether Qt can run here, asked before it is loaded: where it cannot, it aborts the process."""

from __future__ import annotations

import os
import sys

from workbench.cli.system_libraries import apt_line, missing
from workbench.cli.wrong_use import WrongUse


def prepare(off_screen: bool) -> None:
    """Choose where Qt draws: off screen for a picture, else on the display.

    Raises:
        WrongUse: system libraries lack, or there is no display for a window; with what to do.
    """
    linux = sys.platform.startswith("linux")
    if off_screen:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")  # it tells what off screen cannot do
    display = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("QT_QPA_PLATFORM")
    if linux and not display:
        raise WrongUse("there is no display to open a window on; `--screenshot FILE` draws the window without one")
    packages = missing(window=not off_screen and bool(os.environ.get("DISPLAY")))
    if packages:
        raise WrongUse(f"Qt needs system libraries that lack here; on Debian or Ubuntu: {apt_line(packages)}")
