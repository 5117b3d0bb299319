"""Which files belong to the project: what git tracks or would track; without git, what lies where it should."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
_TOPS = ("workbench", "schemas", "content", "plugins", "tests")
_MADE = {"__pycache__"}


def project_files(pattern: str = "*") -> list[Path]:
    """Return the files of the project whose names fit `pattern`; those that git ignores are left out."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", pattern]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    except FileNotFoundError:  # no git on this machine
        return _walked(pattern)
    if listed.returncode:
        return _walked(pattern)
    return [ROOT / name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def _walked(pattern: str) -> list[Path]:
    """Look in the folders that the design names, and at the files beside them."""
    beside = [*ROOT.glob(pattern), *(ROOT / ".ci").glob(pattern)]
    inside = [path for top in _TOPS for path in (ROOT / top).rglob(pattern)]
    found = {path for path in [*beside, *inside] if path.is_file() and not _MADE & set(path.parts)}
    return sorted(path for path in found if path.name != "uv.lock")
