"""What lies in the state folder: save records, journals, locks; the latter named after the pack's real path."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path


def pack_key(folder: Path) -> str:
    """Return the name of a pack's things in the state folder: its folder's name and a digest of its real path."""
    real = os.path.realpath(folder)
    name = "".join(c if c.isascii() and c.isalnum() else "_" for c in os.path.basename(real))[:40]
    return f"{name}-{hashlib.blake2b(os.fsencode(real), digest_size=8).hexdigest()}"


def place_for(state: Path, sort: str) -> Path:
    """Return (and make) the folder of one sort of thing: `records`, `journals`, `locks`."""
    folder = state / sort
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def is_empty(state: Path, sort: str) -> bool:
    """True when nothing of one sort lies in the state folder; makes nothing."""
    try:
        return all(name.startswith(".") for name in os.listdir(state / sort))
    except OSError:
        return True


def write_durably(path: Path, data: bytes) -> None:
    """Write a file so that after this it is there whole, whatever happens; before, the old one or none.

    A link stays one: what it leads to is written. What is no file (a pipe, a terminal) is written to as it is.

    Raises:
        OSError: it cannot be written, with its name; nothing stays beside it.
    """
    whole = Path(os.path.realpath(path))
    if whole.exists() and not whole.is_file():
        whole.write_bytes(data)
        return
    part = whole.with_name(f".{whole.name}.{os.getpid()}.part")
    try:
        with open(part, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, whole)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    finally:
        part.unlink(missing_ok=True)
    sync_folder(whole.parent)


def sync_folder(folder: Path) -> None:
    """Make names in a folder durable; where the system cannot, it does so by itself."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)
