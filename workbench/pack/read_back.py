"""A quick look whether a text that is to be written says exactly what it should.

A second reader, written by others, reads it, and a second writer puts both down: so a slip of our own reader or writer
does not go unseen, and a thousand files cost a few milliseconds.
"""

from __future__ import annotations

from typing import Any

import msgspec

from workbench.pack.document import MAX_DEPTH

_write = msgspec.json.Encoder(order="deterministic").encode
_read = msgspec.json.Decoder().decode


def reads_back(text: str, data: Any) -> bool:
    """True when `text` is plain JSON and says `data`, to the last digit; False when it is not known so quickly."""
    if text.count("[") + text.count("{") > MAX_DEPTH:
        return False
    try:
        value = _read(text)
        # `==` takes 1 for true and 1.0, and the writer takes what is no number for null: both must say yes
        return bool(value == data) and _write(value) == _write(data)
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError, OverflowError):
        return False
