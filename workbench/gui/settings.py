"""What the window remembers between runs: a small JSON file in the state folder."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench import places

_RECENT = 8


class Settings:
    """Named values. `keep=False` (a screenshot, a test) never touches the disk."""

    def __init__(self, keep: bool = True) -> None:
        self.keep = keep
        self._values: dict[str, Any] = dict(_read(_file())) if keep else {}

    def text(self, name: str, default: str = "") -> str:
        """A text, or the default when nothing (or no text) is remembered."""
        found = self._values.get(name)
        return found if isinstance(found, str) else default

    def texts(self, name: str) -> list[str]:
        """A list of texts."""
        found = self._values.get(name)
        return [text for text in found if isinstance(text, str)] if isinstance(found, list) else []

    def put(self, name: str, value: Any) -> None:
        """Remember a value; a disk that says no costs the memory, not the work."""
        if self._values.get(name) == value:
            return
        self._values[name] = value
        if self.keep:
            with contextlib.suppress(OSError):
                _write(_file(), self._values)

    def first_pack(self) -> str:
        """What to open when nothing is named: the pack opened last, else a shipped one that has somewhere to begin."""
        for target in self.texts("recent"):
            if (Path(target) / "pack.json").is_file() or (places.content() / target / "pack.json").is_file():
                return target
        shipped = sorted(places.content().glob("*/pack.json"))
        return next((file.parent.name for file in shipped if _read(file).get("roots")), shipped[0].parent.name)

    def add_recent(self, target: str) -> None:
        """Put a pack first among those opened lately."""
        others = [text for text in self.texts("recent") if text != target]
        self.put("recent", [target, *others][:_RECENT])


def _file() -> Path:
    return places.home() / "settings.json"


def _read(file: Path) -> Mapping[str, Any]:
    """The remembered values; a file that cannot be read is no reason not to start."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _write(file: Path, values: Mapping[str, Any]) -> None:
    """Write beside and rename, so that a crash leaves the old settings."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_suffix(".new")
    beside.write_text(json.dumps(values, indent=1, sort_keys=True), encoding="utf-8")
    os.replace(beside, file)
