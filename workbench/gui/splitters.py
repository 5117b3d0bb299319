"""Splitters that stay where the user put them, from one tab to the next and from one run to the next."""

from __future__ import annotations

import json

from PySide6.QtWidgets import QSplitter

#: Sizes by the name of a splitter, as the user left them.
_kept: dict[str, list[int]] = {}


def remember(splitter: QSplitter, name: str) -> None:
    """Put a splitter where one of this name was left last, and note where the user moves it."""
    if name in _kept and len(_kept[name]) == splitter.count():
        splitter.setSizes(_kept[name])
    splitter.splitterMoved.connect(lambda *_: _kept.update({name: splitter.sizes()}))


def kept() -> str:
    """Return all that is noted, as a text to be kept."""
    return json.dumps(_kept)


def restore(text: str) -> None:
    """Note again what `kept` returned in another run; what cannot be read is forgotten."""
    try:
        found = json.loads(text or "{}")
    except ValueError:
        return
    for name, sizes in found.items() if isinstance(found, dict) else ():
        if isinstance(sizes, list) and sizes and all(type(size) is int and 0 <= size < 100_000 for size in sizes):
            _kept[name] = sizes
