"""Finish what a crash interrupted; for those who only read, read through it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from workbench.pack.place import put_in_place, remove_temporaries, twins
from workbench.pack.read_pack import digest
from workbench.pack.record import FileChange, Record, drop_record, read_records


@dataclass(frozen=True, slots=True)
class Recovered:
    """What a start found: saves that it finished, saves that are offered because others changed their files since,
    saves that could not be put in place, with the reason.
    """

    finished: tuple[Record, ...] = ()
    offered: tuple[Record, ...] = ()
    failed: tuple[tuple[Record, str], ...] = ()


def at_start(state: Path) -> Recovered:
    """Put every save in place that a process now gone left behind; those of running processes are theirs."""
    finished, offered, failed = [], [], []
    for record in read_records(state):
        if record.process.is_there():
            continue
        if _changed_since(record):
            offered.append(record)
            continue
        try:
            put_in_place(record, state)
            finished.append(record)
        except OSError as fault:
            failed.append((record, (fault.strerror or str(fault)).lower()))
    return Recovered(tuple(finished), tuple(offered), tuple(failed))


def accept(record: Record, state: Path) -> None:
    """Put an offered save in place after all, over what others wrote."""
    put_in_place(record, state)


def discard(record: Record, state: Path) -> None:
    """Give an offered save up; the files stay as they are."""
    remove_temporaries(record)
    drop_record(record, state)


def read_through(state: Path) -> Mapping[str, bytes | None]:
    """Return files that are saved and not yet in place, by full path, None for one that goes. Writes nothing.

    For `open_packs(overlay=…)`. A record whose files others changed since is not read through.
    """
    found: dict[str, bytes | None] = {}
    for record in read_records(state):
        if not _changed_since(record, found):
            found.update({file.path: file.data for file in record.files})
    return found


def _changed_since(record: Record, over: Mapping[str, bytes | None] | None = None) -> bool:
    """True when a file is neither what it was before the save nor what it was to become."""
    renamed = {going for going, _ in twins(record.files)}
    files = (file for file in record.files if file.path not in renamed)
    return any(_now(file, over or {}) not in (file.before, file.after) for file in files)


def _now(file: FileChange, over: Mapping[str, bytes | None]) -> str | None:
    """Return the digest of what a file says now."""
    try:
        data = over[file.path] if file.path in over else Path(file.path).read_bytes()
    except FileNotFoundError:
        return None
    except OSError:
        return ""
    return None if data is None else digest(data)
