"""The save record: all files of one save in one file of the state folder. Once it is there, the save has happened."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from workbench.pack.process import Process
from workbench.pack.read_pack import digest
from workbench.pack.state import place_for, sync_folder, write_durably

_ENDING = ".save.json"


@dataclass(frozen=True, slots=True)
class FileChange:
    """One file of a save: its full path, what it was (a digest, None when it was not there), what it is to say.

    `text` includes the byte order mark if there is one; None is a file that goes.
    """

    path: str
    before: str | None
    text: str | None

    @property
    def data(self) -> bytes | None:
        """The bytes to write."""
        return None if self.text is None else self.text.encode()

    @property
    def after(self) -> str | None:
        """The digest of what is to be written."""
        data = self.data
        return None if data is None else digest(data)


@dataclass(frozen=True, slots=True)
class Record:
    """One save: which process made it, and its files. `id` sorts by time; `title` says to a person what it holds."""

    id: str
    process: Process
    title: str
    files: tuple[FileChange, ...]

    def path(self, state: Path) -> Path:
        """Return where the record lies."""
        return place_for(state, "records") / f"{self.id}{_ENDING}"


def make_record(title: str, files: tuple[FileChange, ...]) -> Record:
    """Return a record of this process."""
    process = Process.this()
    return Record(f"{time.time_ns():020d}-{process.pid}", process, title, files)


def write_record(record: Record, state: Path) -> None:
    """Write a record durably: from here the save has happened.

    Raises:
        OSError: the state folder cannot be written; nothing has happened.
    """
    files = [{"path": file.path, "before": file.before, "text": file.text} for file in record.files]
    body = {"format": 1, "title": record.title, "process": asdict(record.process), "files": files}
    write_durably(record.path(state), json.dumps(body).encode())


def read_records(state: Path) -> tuple[Record, ...]:
    """Return the records that are there, the oldest first; what is no record is passed over."""
    folder = state / "records"
    try:
        names = sorted(name for name in os.listdir(folder) if name.endswith(_ENDING) and not name.startswith("."))
    except OSError:
        return ()
    found = (_read(folder / name) for name in names)
    return tuple(record for record in found if record is not None)


def _read(path: Path) -> Record | None:
    """Read one record."""
    try:
        body: Mapping[str, Any] = json.loads(path.read_bytes())
        files = tuple(FileChange(f["path"], f["before"], f["text"]) for f in body["files"])
        process = Process(body["process"]["pid"], body["process"]["started"])
        return Record(path.name.removesuffix(_ENDING), process, str(body["title"]), files)
    except (OSError, ValueError, KeyError, TypeError):
        return None


def drop_record(record: Record, state: Path) -> None:
    """Take a record away: its files are in place, or nobody wants them."""
    path = record.path(state)
    path.unlink(missing_ok=True)
    sync_folder(path.parent)
