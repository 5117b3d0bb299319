"""Where progress of campaigns is kept on disk: in the state folder, or where a person wants it; never in a pack."""

from __future__ import annotations

from pathlib import Path

from workbench.engine.campaign import BadProgress
from workbench.pack.state import write_durably
from workbench.playtest.campaign_file import SavedCampaign

#: What makes a folder a pack.
_MANIFEST = "pack.json"


class InAPack(Exception):
    """A file would lie in a pack, where nothing but content belongs; the text says which."""


def default_file(home: Path, pack: str, campaign: str) -> Path:
    """Return where the progress of a campaign is kept when nobody says where; `home` is the state folder."""
    return home / "campaigns" / f"{pack}-{campaign}.json"


def outside_packs(file: Path) -> None:
    """Raise InAPack when a file would lie in a pack."""
    for folder in file.absolute().resolve().parents:
        if (folder / _MANIFEST).is_file():
            raise InAPack(f"`{file}` lies in the pack `{folder.name}`, expected a place outside of packs")


def write_progress(file: Path, saved: SavedCampaign) -> None:
    """Write a progress; a crash leaves the file as it was, or whole.

    Raises:
        InAPack: the file would lie in a pack.
        OSError: it cannot be written.
    """
    outside_packs(file)
    file.absolute().resolve().parent.mkdir(parents=True, exist_ok=True)
    write_durably(file, saved.to_bytes())


def carry_on(file: Path, saved: SavedCampaign) -> None:
    """Write a progress over the one that it goes on from; any other that lies there stays as `…-before.json`.

    Raises:
        InAPack, OSError: as `write_progress`.
    """
    outside_packs(file)
    if file.is_file() and not _goes_on(saved, file):
        file.replace(file.with_name(f"{file.stem}-before{file.suffix}"))
    write_progress(file, saved)


def _goes_on(saved: SavedCampaign, file: Path) -> bool:
    """True when all that a file says was played was played in a progress too."""
    try:
        before = read_progress(file).done
    except BadProgress:
        return False
    return saved.done[: len(before)] == before


def read_progress(file: Path) -> SavedCampaign:
    """Return what a file holds.

    Raises:
        BadProgress: it is no progress of a campaign; the text names the file.
        OSError: it cannot be read.
    """
    try:
        return SavedCampaign.from_bytes(file.read_bytes())
    except BadProgress as error:
        raise BadProgress(f"`{file}`: {error}") from error
