"""Where a pack's files come from: a folder, or a zip (`zip.py`). Reads bytes, knows nothing of what they say."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from workbench.pack.document import shown

#: How deep below the pack its files are looked for; content lies one level deep.
_DEEPEST = 4
#: Bytes asked for at once where a file says more than its size: what is asked for is set aside, however little comes.
_CHUNK = 1 << 16
#: How files are opened: to be read, as they are.
_PLAINLY = os.O_RDONLY | getattr(os, "O_BINARY", 0)


@dataclass(frozen=True, slots=True)
class Limits:
    """How much is read before a pack is taken for damaged or hostile. Bytes are counted as they come out."""

    file_bytes: int = 64 * 1024 * 1024
    total_bytes: int = 1024 * 1024 * 1024
    files: int = 200_000


class ReadFault(Exception):
    """A file is there and its bytes cannot be had; the text says why, `help` what to do."""

    def __init__(self, message: str, said: str = "") -> None:
        super().__init__(message)
        self.help = said


@dataclass(frozen=True, slots=True)
class OddFile:
    """A file that is named but not read: which, the name of its fault, why, what to do."""

    file: str
    fault: str
    message: str
    help: str = ""


class Source(Protocol):
    """A folder or a zip with a pack in it. File names are relative, with `/`."""

    path: Path
    odd: list[OddFile]

    def names(self) -> list[str]:
        """Names of all files, sorted; hidden ones and `assets` left out. What is odd about one goes to `odd`."""
        ...

    def read(self, name: str) -> bytes:
        """Return the bytes of a file.

        Raises:
            ReadFault: they cannot be had.
        """
        ...

    def read_only(self) -> str:
        """Say why nothing can be written, or ''."""
        ...


@dataclass
class FolderSource:
    """A pack in a folder. `overlay` holds saved files not yet in place, by full path; None is a deleted one."""

    path: Path
    limits: Limits = field(default_factory=Limits)
    overlay: Mapping[str, bytes | None] = field(default_factory=dict)
    odd: list[OddFile] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._real = os.path.realpath(self.path)

    def names(self) -> list[str]:
        """See `Source.names`. Links that lead out of the pack are not followed."""
        found = set(self._walk(self._real, "", 1))
        for full, data in self.overlay.items():
            if full.startswith(self._real + os.sep):
                name = full[len(self._real) + 1 :].replace(os.sep, "/")
                if data is None:
                    found.discard(name)
                else:
                    found.add(name)
        return sorted(found)

    def _walk(self, folder: str, prefix: str, depth: int) -> Iterator[str]:
        """Yield the files below a folder."""
        try:
            with os.scandir(folder) as listing:
                entries = sorted(listing, key=lambda entry: entry.name)
        except OSError as fault:
            self.odd.append(OddFile(prefix.rstrip("/"), "unreadable_file", f"cannot be listed: {_reason(fault)}"))
            return
        for entry in entries:
            name = f"{prefix}{entry.name}"
            if entry.name.startswith(".") or name == "assets":
                continue
            if shown(name) != name:
                self.odd.append(
                    OddFile(shown(name), "unsafe_name", "has a name that is no text", "Rename it: a-z, 0-9, _")
                )
            elif entry.is_symlink() and not self._inside(entry.path):
                message = f"is a link that leads out of the pack, to `{shown(os.path.realpath(entry.path))}`"
                self.odd.append(
                    OddFile(name, "unreadable_file", message, "Put a copy of what it leads to in its place")
                )
            elif not name.endswith(".json") and os.path.isdir(entry.path):
                if depth < _DEEPEST:
                    yield from self._walk(entry.path, f"{name}/", depth + 1)
            else:
                yield name

    def _inside(self, path: str) -> bool:
        """True when a link leads to something in the pack."""
        return os.path.realpath(path).startswith(self._real + os.sep)

    def read(self, name: str) -> bytes:
        """See `Source.read`."""
        full = self._real + os.sep + (name if os.sep == "/" else name.replace("/", os.sep))
        saved = self.overlay.get(full)
        if saved is not None:
            return saved
        try:
            return read_plain(full, self.limits.file_bytes)
        except OSError as fault:
            raise ReadFault(f"cannot be read: {_reason(fault)}") from fault

    def read_only(self) -> str:
        """See `Source.read_only`."""
        if "_shipped" in Path(self._real).parts:
            return "it belongs to the installed program; copy it to change it"
        if not os.access(self._real, os.W_OK):
            return f"its folder `{self.path}` may not be written"
        return ""


def read_plain(full: str, most: int) -> bytes:
    """Return the bytes of an ordinary file; never waits on a pipe or a device.

    Raises:
        ReadFault: it is no ordinary file, or larger than `most` bytes.
        OSError: the system refuses.
    """
    about = os.stat(full)
    if not stat.S_ISREG(about.st_mode):
        raise ReadFault("is no ordinary file", "Expected a file of JSON")
    file = os.open(full, _PLAINLY)
    try:
        data = os.read(file, min(most, about.st_size) + 1)
        while len(data) <= most and (more := os.read(file, min(most + 1 - len(data), _CHUNK))):
            data += more  # it grew since, or the system gives it in pieces
    finally:
        os.close(file)
    if len(data) > most:
        raise ReadFault(f"is larger than {most // 1024 // 1024} MiB", "Split it, or raise the limit in the settings")
    return data


def _reason(fault: OSError) -> str:
    """Return why the system refused, in its words, without a path."""
    return (fault.strerror or type(fault).__name__).lower()
