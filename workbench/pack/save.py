"""Save the changed files of a set of packs, all or none.

Everything is made and read back in memory, compared with the disk, and written into one save record: then the save
has happened. Putting the files in place comes after, and can be done by another thread, or by the next start.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from workbench.model.difference import difference
from workbench.model.pack import MANIFEST, PackSet
from workbench.model.ref import EntityRef
from workbench.pack.open import Opened
from workbench.pack.place import PLACING, put_in_place
from workbench.pack.planning import ChangedOutside, Planning, SaveRefused, file_of, refuse_full_disk
from workbench.pack.process import Process
from workbench.pack.record import FileChange, Record, make_record, read_records, write_record

__all__ = ["ChangedOutside", "NotInPlace", "SaveRefused", "Saved", "commit", "file_of", "save"]


class NotInPlace(OSError):
    """The save has happened, and its files could not be put in place yet; reading reads through it."""


@dataclass(frozen=True)
class Saved:
    """A save that has happened. `opened` is what the disk says once `place` is done; `files` are (pack, file).

    `place` puts the files in place and may be called on another thread, once; closing the program waits for it. It
    raises NotInPlace where it cannot; the next save or the next start does it.
    """

    opened: Opened
    files: tuple[tuple[str, str], ...]
    place: Callable[[], None] = lambda: None


def save(opened: Opened, after: PackSet, state: Path, overwrite: frozenset[EntityRef] = frozenset()) -> Saved:
    """Save what differs between `opened.packs` and `after`, and put it in place.

    Raises:
        ChangedOutside: files changed on disk since; those named in `overwrite` do not count.
        SaveRefused: something cannot be written; every file is named. Nothing was written.
        NotInPlace: the save has happened; see `Saved.place`.
        OSError: the state folder cannot be written. Nothing was written.
    """
    saved = commit(opened, after, state, overwrite)
    saved.place()
    return saved


def commit(opened: Opened, after: PackSet, state: Path, overwrite: frozenset[EntityRef] = frozenset()) -> Saved:
    """Do the same up to where the save has happened; `Saved.place` does the rest."""
    with PLACING:
        _finish_own(state)
        planning = Planning(opened, after, overwrite)
        changes = planning.changes()
        if not changes:
            return Saved(_new_baseline(opened, after, {}), ())
        refuse_full_disk(changes)
        record = make_record(f"{after.opened.id}: {len(changes)} files", tuple(changes.values()))
        write_record(record, state)
    files = tuple(sorted((ref.pack, file_of(ref)) for ref in changes))
    return Saved(_new_baseline(opened, after, changes), files, lambda: _place(record, state))


def _place(record: Record, state: Path) -> None:
    """Put a record's files in place, unless a later save has done it."""
    if not record.path(state).exists():
        return
    try:
        put_in_place(record, state)
    except OSError as fault:
        why = (fault.strerror or str(fault)).lower()
        raise NotInPlace(
            f"the save is kept and not yet in the pack's files: {why}; the next start puts it there"
        ) from fault


def _finish_own(state: Path) -> None:
    """Put earlier saves of this process in place, so that this one is compared with what the disk will say."""
    for record in read_records(state):
        if record.process == Process.this():
            put_in_place(record, state)


def _new_baseline(opened: Opened, after: PackSet, changes: Mapping[EntityRef, FileChange]) -> Opened:
    """Return what the disk says after the save."""
    stamps = {pack: dict(files) for pack, files in opened.stamps.items()}
    for ref, change in changes.items():
        if change.after is None:
            stamps[ref.pack].pop(file_of(ref), None)
        else:
            stamps[ref.pack][file_of(ref)] = change.after
    nameless = {
        ref: replace(entity, file=file_of(ref))
        for ref in difference(opened.packs, after)
        if ref.kind != MANIFEST and (entity := after.get(ref)) is not None and entity.file != file_of(ref)
    }
    return replace(opened, packs=after.with_changes(nameless), stamps=stamps)
