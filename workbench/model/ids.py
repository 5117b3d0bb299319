"""Which texts may name an entity or a pack: they are file names on every system."""

from __future__ import annotations

import re
import unicodedata

_ID = re.compile(r"[a-z0-9_]+")
#: Names that Windows keeps for devices, whatever the ending.
RESERVED = frozenset({"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))})
#: Longest id: with `.json` and a temporary ending it still fits every file system.
LONGEST = 100


def id_fault(text: str) -> str:
    """Say what keeps `text` from being an id, or ''."""
    if not text:
        return "an id needs at least one character"
    if text.casefold() in RESERVED:
        return f"`{text}` is a reserved file name on Windows"
    if len(text) > LONGEST:
        return f"an id has at most {LONGEST} characters, this one {len(text)}"
    if not _ID.fullmatch(text):
        return f"`{text}` has characters other than `a-z`, `0-9` and `_`"
    return ""


def as_id(text: str) -> str:
    """Return the nearest id to any text: `Mr. Mime` gives `mr_mime`; '' when nothing is left."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    found = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:LONGEST]
    return f"{found}_" if found in RESERVED else found


def twin_key(text: str) -> str:
    """Return what is equal for two names that some file system takes for one: case and Unicode form are dropped."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).casefold())
