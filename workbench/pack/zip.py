"""Packs in a zip: read where they lie, never unpacked, so that no entry can write anywhere.

Names that lead out of the pack, links and encrypted entries are refused one by one; bytes are counted as they come
out, whatever the headers say.
"""

from __future__ import annotations

import stat
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path

from workbench.pack.document import shown
from workbench.pack.source import Limits, OddFile, ReadFault

_CHUNK = 1024 * 1024
_ENCRYPTED = 0x1


class ZipSource:
    """A pack in a zip, at its root or in its only folder.

    Raises:
        OSError, zipfile.BadZipFile: it is no zip.
    """

    def __init__(self, path: Path, limits: Limits | None = None) -> None:
        self.path = path
        self.odd: list[OddFile] = []
        self._limits = limits or Limits()
        self._left = self._limits.total_bytes
        self._entries: dict[str, zipfile.ZipInfo] = {}
        with zipfile.ZipFile(path) as archive:
            entries = archive.infolist()
        if len(entries) > self._limits.files:
            message = f"holds {len(entries)} entries, more than {self._limits.files}"
            self.odd.append(OddFile(path.name, "unreadable_file", message, "Expected a pack"))
            entries = entries[: self._limits.files]
        prefix = _prefix({entry.filename for entry in entries})
        for entry in entries:
            self._admit(entry, prefix)

    def _admit(self, entry: zipfile.ZipInfo, prefix: str) -> None:
        """Take an entry in, or say what is wrong with it."""
        name = entry.orig_filename.removeprefix(prefix)
        fault = _entry_fault(entry)
        if fault:
            self.odd.append(OddFile(shown(entry.orig_filename), "unreadable_file", fault, "It is not read"))
        elif name in self._entries:
            self.odd.append(OddFile(shown(name), "duplicate_entry", "stands twice in the zip", "The first one is read"))
        elif not entry.is_dir():
            self._entries[name] = entry

    def names(self) -> list[str]:
        """See `Source.names`."""
        return sorted(name for name in self._entries if not _is_hidden(name))

    def contents(self) -> list[str]:
        """Names of all that belongs to the pack, `assets` too, sorted: what unpacking writes."""
        return sorted(name for name in self._entries if not _is_hidden(name.removeprefix("assets/")))

    def read(self, name: str) -> bytes:
        """See `Source.read`; a zip that gives more bytes than the limit gives no more files."""
        entry = self._entries.get(name)
        if entry is None:
            raise ReadFault("is not in the zip")
        try:
            return b"".join(self._inflate(entry))
        except (
            OSError,
            EOFError,
            RuntimeError,
            NotImplementedError,
            ValueError,
            zipfile.BadZipFile,
            zlib.error,
        ) as fault:
            raise ReadFault(
                f"cannot be unpacked: {shown(str(fault))}", "The zip is damaged; look for a copy"
            ) from fault

    def _inflate(self, entry: zipfile.ZipInfo) -> Iterator[bytes]:
        """Yield an entry's bytes and count them."""
        size = 0
        with zipfile.ZipFile(self.path) as archive, archive.open(entry) as file:
            while chunk := file.read(min(_CHUNK, self._limits.file_bytes + 1)):
                size += len(chunk)
                self._left -= len(chunk)
                if size > self._limits.file_bytes or self._left < 0:
                    self._left = min(self._left, self._limits.total_bytes)
                    most = self._limits.file_bytes if size > self._limits.file_bytes else self._limits.total_bytes
                    raise ReadFault(
                        f"unpacks to more than {most} bytes", "Expected an honest pack; the limit is in the settings"
                    )
                yield chunk

    def read_only(self) -> str:
        """See `Source.read_only`."""
        return f"`{self.path.name}` is a zip; unpack it to change it"


def open_zip(path: Path, limits: Limits | None = None) -> ZipSource:
    """Return the pack in a zip.

    Raises:
        OSError, ValueError: it is no zip that can be read.
    """
    try:
        return ZipSource(path, limits)
    except zipfile.BadZipFile as fault:
        raise ValueError(str(fault)) from fault


def _prefix(names: set[str]) -> str:
    """Return the only folder that the zip holds, with `/`, when the pack lies in it; else ''."""
    if "pack.json" in names:
        return ""
    tops = {name.partition("/")[0] for name in names if not name.startswith("__MACOSX/")}
    only = f"{tops.pop()}/" if len(tops) == 1 else ""
    return only if f"{only}pack.json" in names else ""


def _entry_fault(entry: zipfile.ZipInfo) -> str:
    """Say what is wrong with an entry, or ''. The name counts as it is written, before any clean-up."""
    name = entry.orig_filename
    if name.startswith(("/", "\\")) or "\\" in name or ":" in name.partition("/")[0] or "\0" in name:
        return "has a name that leads out of the pack"
    if ".." in name.split("/"):
        return "has a name that leads out of the pack"
    if stat.S_ISLNK(entry.external_attr >> 16):
        return "is a link"
    if entry.flag_bits & _ENCRYPTED:
        return "is encrypted"
    return ""


def _is_hidden(name: str) -> bool:
    """True for what is no content: assets, and what systems leave behind."""
    parts = name.split("/")
    return parts[0] in ("assets", "__MACOSX") or any(part.startswith(".") for part in parts)
