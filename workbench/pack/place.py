"""Put the files of a save record in place: write beside, rename, make durable, drop the record.

Every step can be done again, so that a start after a crash at any moment does it again from the first.
"""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Callable, Iterable
from pathlib import Path

from workbench.model.ids import twin_key
from workbench.pack.read_pack import digest
from workbench.pack.record import FileChange, Record, drop_record
from workbench.pack.state import sync_folder

#: One save at a time is put in place, whichever thread does it.
PLACING = threading.RLock()
#: Disks take several requests to make files durable at once and answer them together.
_AT_ONCE = 8


def put_in_place(record: Record, state: Path) -> None:
    """Write all files of a record and drop it.

    Raises:
        OSError: a file could not be written. The record stays, and the next save or the next start goes on.
    """
    with PLACING:
        written = [file for file in record.files if file.text is not None]
        try:
            _each(lambda file: _write_beside(file, record), written)
        except OSError:
            remove_temporaries(record)
            raise
        renamed = _rename_twins(record.files)
        for file in written:
            _rename(file, record)
        for file in record.files:
            if file.text is None and file.path not in renamed:
                Path(file.path).unlink(missing_ok=True)
        for folder in {Path(_target(file)).parent for file in record.files}:
            sync_folder(folder)
        drop_record(record, state)


def _rename(file: FileChange, record: Record) -> None:
    """Put the temporary file in the place of the file; fine when another start did it at the same moment."""
    try:
        os.replace(_beside(file, record), _target(file))
    except FileNotFoundError:
        if not os.path.exists(_target(file)) or digest(Path(_target(file)).read_bytes()) != file.after:
            raise


def remove_temporaries(record: Record) -> None:
    """Take away what was written beside the files of a record that is not to be put in place."""
    for file in record.files:
        if file.text is not None:
            Path(_beside(file, record)).unlink(missing_ok=True)


def _each(work: Callable[[FileChange], None], files: Iterable[FileChange]) -> None:
    """Do something to every file, several at once when there are many."""
    waiting = list(files)
    if len(waiting) < _AT_ONCE:
        for file in waiting:
            work(file)
        return
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 no part of the first paint, nor of a check

    with ThreadPoolExecutor(_AT_ONCE) as pool:
        list(pool.map(work, waiting))


def _target(file: FileChange) -> str:
    """Return the file to replace: what a link leads to, so that the link stays."""
    return os.path.realpath(file.path) if os.path.islink(file.path) else file.path


def _beside(file: FileChange, record: Record) -> str:
    """Return the temporary file of a file: hidden, in the same folder, the same one at every try."""
    folder, name = os.path.split(_target(file))
    return os.path.join(folder, f".{name}.{record.id}.part")


def _write_beside(file: FileChange, record: Record) -> None:
    """Write the temporary file durably, with the rights of the one that it will replace."""
    target, part = _target(file), _beside(file, record)
    os.makedirs(os.path.dirname(part), exist_ok=True)
    with open(part, "wb") as out:
        out.write(file.data or b"")
        out.flush()
        os.fsync(out.fileno())
    if os.path.exists(target):
        shutil.copymode(target, part)


def _rename_twins(files: Iterable[FileChange]) -> set[str]:
    """Where a file goes and another equal but for case comes, and the disk takes them for one, change its name.

    Returns the paths that went so: to delete them would delete what came.
    """
    renamed = set()
    for going, coming in twins(files):
        os.rename(going, coming)
        renamed.add(going)
    return renamed


def twins(files: Iterable[FileChange]) -> list[tuple[str, str]]:
    """Return pairs of a path that goes and one that comes which the disk takes for one file."""
    every = list(files)
    coming = {_twin_key(file.path): file.path for file in every if file.text is not None}
    pairs = [(file.path, coming.get(_twin_key(file.path), "")) for file in every if file.text is None]
    return [(going, other) for going, other in pairs if other and is_one_file(going, other)]


def _twin_key(path: str) -> tuple[str, str]:
    """Return what is equal for paths that some system takes for one."""
    folder, name = os.path.split(path)
    return folder, twin_key(name)


def is_one_file(a: str, b: str) -> bool:
    """True when two different names lead to one file."""
    try:
        return a != b and os.path.samefile(a, b)
    except OSError:
        return False
