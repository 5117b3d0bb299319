"""Put a pack into one file to share it: the same content gives the same bytes.

A pack with errors is refused unless --force is given. Hidden files stay behind.
"""

from __future__ import annotations

import argparse
import zipfile
from collections.abc import Iterator
from pathlib import Path

from workbench.cli.opening import open_pack
from workbench.cli.output import give, plural, say
from workbench.cli.parser import add_format, add_pack
from workbench.cli.wrong_use import WrongUse
from workbench.model.diagnostic import Severity

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
    files = list(_files(folder, options.output))
    size = _write(options.output, folder, files)
    document = {"files": len(files), "bytes": size, "output": str(options.output)}
    give(options, document, f"{options.output}: {plural(len(files), 'file')}, {size} bytes")
    return 0


def _files(folder: Path, output: Path) -> Iterator[Path]:
    """Yield every file of a pack in order, hidden ones and the zip itself left out."""
    for path in sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix()):
        parts = path.relative_to(folder).parts
        if path.is_file() and not any(part.startswith(".") for part in parts) and not _same(path, output):
            yield path


def _same(path: Path, output: Path) -> bool:
    """True when both are one file."""
    return output.exists() and path.samefile(output)


def _write(output: Path, folder: Path, files: list[Path]) -> int:
    """Write the zip beside its place and move it there; return its size."""
    beside = output.with_name(output.name + ".part")
    try:
        with zipfile.ZipFile(beside, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for path in files:
                entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), _NO_TIME)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.create_system = 3
                entry.external_attr = 0o644 << 16
                archive.writestr(entry, path.read_bytes())
        beside.replace(output)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise WrongUse(f"`{output}` cannot be written: {error.strerror}") from error
    return output.stat().st_size
