"""Unpack a pack into a new folder. A zip that holds a link, a name leading out of it or a damaged file is refused."""

from __future__ import annotations

import argparse
import os
import shutil
import zipfile
from pathlib import Path, PurePosixPath

from workbench.cli.output import give, plural, say
from workbench.cli.parser import add_format
from workbench.cli.wrong_use import WrongUse
from workbench.pack.source import ReadFault
from workbench.pack.zip import ZipSource


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", metavar="FILE", type=Path, help="the zip")
    parser.add_argument("path", metavar="PATH", type=Path, help="the folder to make")
    add_format(parser)


def run(options: argparse.Namespace) -> int:
    """Read everything, then write it beside its place and move it there."""
    source = _open(options.file)
    if options.path.exists():
        raise WrongUse(f"`{options.path}` exists, expected the name of a new folder")
    faults = [f"`{odd.file}` {odd.message}" for odd in source.odd]
    names = source.contents()
    beside = options.path.with_name(f".{options.path.name}.{os.getpid()}.part")
    try:
        size = 0 if faults else _unpack(source, names, beside)
        if not faults:
            beside.rename(options.path)
    except ReadFault as fault:
        faults = [f"it {fault}"]
    except OSError as error:
        raise WrongUse(f"`{options.path}` cannot be written: {error.strerror}") from error
    finally:
        shutil.rmtree(beside, ignore_errors=True)
    if faults:
        say(f"workbench: `{options.file}` is not unpacked, nothing was written:")
        say("\n".join(f"  {fault}" for fault in faults[:20]))
        return 1
    document = {"files": len(names), "bytes": size, "path": str(options.path)}
    give(options, document, f"{options.path}: {plural(len(names), 'file')}, {size} bytes")
    return 0


def _open(file: Path) -> ZipSource:
    """Open the zip, or say that it is no pack."""
    try:
        source = ZipSource(file)
    except (OSError, ValueError, zipfile.BadZipFile) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise WrongUse(f"`{file}` is no zip that can be read: {why[:1].lower()}{why[1:]}") from error
    if "pack.json" not in source.names() and not source.odd:
        raise WrongUse(f"`{file}` is no pack: it has no `pack.json`")
    return source


def _unpack(source: ZipSource, names: list[str], folder: Path) -> int:
    """Write every file below a folder; return how many bytes."""
    shutil.rmtree(folder, ignore_errors=True)
    size = 0
    for name in names:
        path = folder.joinpath(*PurePosixPath(name).parts)
        path.parent.mkdir(parents=True, exist_ok=True)
        data = source.read(name)
        path.write_bytes(data)
        size += len(data)
    return size
