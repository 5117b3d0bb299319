"""Writing what was played, and saying how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import structs

from workbench import places
from workbench.cli.wrong_use import WrongUse
from workbench.engine.replay import Replay
from workbench.workspace import Workspace


def keep(file: Path | None, replay: Replay, workspace: Workspace) -> None:
    """Write a replay with where its pack lies, when that was asked for."""
    if file is None:
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(structs.replace(replay, pack_path=_path_of(workspace)).to_bytes())
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
