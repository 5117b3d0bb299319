"""Put a pack into one file to share it: the same content gives the same bytes.

A pack with errors is refused unless --force is given. Hidden files stay behind.
"""

from __future__ import annotations

import argparse
import os
import zipfile
from collections.abc import Mapping
from pathlib import Path

from workbench import places
from workbench.cli.opening import open_pack
from workbench.cli.output import give, plural, say
from workbench.cli.parser import add_format, add_pack
from workbench.cli.wrong_use import WrongUse
from workbench.model.diagnostic import Severity
from workbench.pack.recover import read_through

#: The earliest time that a zip can hold; real times would make the bytes differ.
_NO_TIME = (1980, 1, 1, 0, 0, 0)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_pack(parser)
    parser.add_argument("-o", "--output", metavar="FILE", type=Path, required=True, help="the zip to write")
    parser.add_argument("--force", action="store_true", help="pack it even while it has errors, and over an old file")
    add_format(parser)


def run(options: argparse.Namespace) -> int:
    """Check, then write."""
    workspace = open_pack(options.pack)
    folder = workspace.folder(workspace.packs.opened.id)
    if folder is None or not folder.is_dir():
        raise WrongUse(f"`{options.pack}` is no folder, so it is packed already")
    if options.output.exists() and not options.force:
        raise WrongUse(f"`{options.output}` exists; --force writes over it")
    errors = [finding for finding in workspace.findings() if finding.severity is Severity.ERROR]
    if errors and not options.force:
        say(f"{plural(len(errors), 'error')} in `{workspace.packs.opened.id}`, first {errors[0].message}")
        say("nothing was written; `workbench check` says more, --force packs it all the same")
        return 1
    try:
        files = _files(folder, options.output)
    except OSError as error:
        raise WrongUse(f"`{error.filename}` cannot be read: {error.strerror}") from error
    size = _write(options.output, files)
    document = {"files": len(files), "bytes": size, "output": str(options.output)}
    give(options, document, f"{options.output}: {plural(len(files), 'file')}, {size} bytes")
    return 0


def _files(folder: Path, output: Path) -> dict[str, bytes]:
    """Return the bytes of every file of a pack in order, hidden ones and the zip itself left out.

    Saves that are not in place yet are read through. A link that leads out of the pack is left out, and told.
    """
    real = folder.resolve()
    saved = {Path(path): data for path, data in read_through(places.home()).items() if Path(path).is_relative_to(real)}
    found: dict[str, bytes] = {}
    for path in sorted({*real.rglob("*"), *saved}, key=lambda path: path.relative_to(real).as_posix()):
        name = path.relative_to(real)
        if any(part.startswith(".") for part in name.parts) or _same(path, output):
            continue
        if not path.resolve().is_relative_to(real):
            say(f"`{name.as_posix()}` is left out: it is a link that leads out of the pack")
            continue
        data = saved[path] if path in saved else path.read_bytes() if path.is_file() else None
        if data is not None:
            found[name.as_posix()] = data
    return found


def _same(path: Path, output: Path) -> bool:
    """True when both are one file."""
    return output.exists() and path.exists() and path.samefile(output)


def _write(output: Path, files: Mapping[str, bytes]) -> int:
    """Write the zip beside its place and move it there; return its size."""
    beside = output.with_name(f".{output.name}.{os.getpid()}.part")
    try:
        with zipfile.ZipFile(beside, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for name, data in files.items():
                entry = zipfile.ZipInfo(name, _NO_TIME)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.create_system = 3
                entry.external_attr = 0o644 << 16
                archive.writestr(entry, data)
        beside.replace(output)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise WrongUse(f"`{output}` cannot be written: {error.strerror}") from error
    return output.stat().st_size
