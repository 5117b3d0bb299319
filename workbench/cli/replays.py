"""Writing what was played, and saying how it ended."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import structs

from workbench import places
from workbench.cli.wrong_use import WrongUse
from workbench.engine.replay import Replay
from workbench.pack.state import write_durably
from workbench.playtest.progress_files import InAPack, outside_packs
from workbench.workspace import Workspace


def refuse_early(file: Path | None) -> None:
    """Raise WrongUse where no replay can be written, before a game is played that would be lost."""
    if file is None:
        return
    try:
        outside_packs(file)
    except InAPack as fault:
        raise WrongUse(f"the replay cannot be written: {fault}") from fault
    whole = file.absolute()
    there = next(folder for folder in whole.parents if folder.exists())
    if whole.is_dir():
        raise WrongUse(f"the replay `{file}` cannot be written: it is a folder, expected the name of a file")
    if not there.is_dir() or not os.access(there, os.W_OK):
        raise WrongUse(f"the replay `{file}` cannot be written: `{there}` is no folder that may be written")


def keep(file: Path | None, replay: Replay, workspace: Workspace) -> None:
    """Write a replay with where its pack lies, when that was asked for."""
    if file is None:
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_durably(file, structs.replace(replay, pack_path=_path_of(workspace)).to_bytes())
    except OSError as error:
        raise WrongUse(f"the replay `{file}` cannot be written: {error.strerror}") from error


def ended(result: Mapping[str, Any] | None) -> str:
    """Return how a game ended as a sentence."""
    if result is None:
        return "not finished"
    if result["winner"] is None:
        return f"nobody wins: {result['reason']}"
    return f"seat {result['winner']} wins: {result['reason']}"


def _path_of(workspace: Workspace) -> str:
    """Return where the pack lies, so that the replay finds it again; empty for one that ships, or if it is no text."""
    folder = workspace.folder().resolve()
    told = not folder.is_relative_to(places.content().resolve()) and bytes(folder).decode("utf-8", "ignore")
    return told if told == str(folder) else ""
