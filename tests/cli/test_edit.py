"""`workbench edit`: the picture of the window, and what is said when there is none."""

from __future__ import annotations

import gc
import os
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


def png_size(path: Path) -> tuple[int, int]:
    """Width and height of a PNG."""
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def test_draws_the_window_without_a_display_and_writes_nothing_else(small: Path, tmp_path: Path) -> None:
    shot, home = tmp_path / "shot.png", tmp_path / "home"
    before = {path: path.read_bytes() for path in small.rglob("*.json")}
    bare = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    bare |= {"QT_QPA_PLATFORM": "", "WORKBENCH_HOME": str(home)}
    command = [sys.executable, "-m", "workbench", "edit", str(small), "--open", "species:bulbasaur", "--theme", "dark"]
    done = subprocess.run([*command, "--screenshot", str(shot)], env=bare, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""
    width, height = png_size(shot)
    assert width >= 1280
    assert height >= 800
    assert {path: path.read_bytes() for path in small.rglob("*.json")} == before
    assert not home.exists() or not [path for path in home.rglob("*") if path.is_file()]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("kantoo",), "Did you mean `kanto`?"),
        (("{pack}", "--open", "species:bulbasor"), "Did you mean `bulbasaur`?"),
        (("{pack}", "--theme", "drak"), "did you mean `dark`?"),
        (("{pack}", "--play", "duel", "--decisions", "-3"), "expected a whole number from 1"),
        (("{pack}", "--decisions", "3"), "name its scenario or campaign with --play ID"),
    ],
)
def test_what_does_not_exist_is_wrong_use(
    workbench: Callable[..., Any], small: Path, tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    shot = tmp_path / "shot.png"
    done = workbench("edit", *(argument.format(pack=small) for argument in arguments), "--screenshot", shot)
    assert (done.status, done.out) == (2, "")
    assert said in done.err
    assert not shot.exists()


def test_a_picture_needs_a_folder(workbench: Callable[..., Any], small: Path, tmp_path: Path) -> None:
    done = workbench("edit", small, "--screenshot", tmp_path / "no" / "shot.png")
    assert (done.status, done.out) == (2, "")
    assert "is no folder" in done.err


@pytest.mark.parametrize("collects", [True, False])
def test_garbage_is_collected_afterwards_as_it_was_before(
    workbench: Callable[..., Any], tmp_path: Path, collects: bool
) -> None:
    before = gc.isenabled()
    try:
        (gc.enable if collects else gc.disable)()
        assert workbench("edit", "kantoo", "--screenshot", tmp_path / "shot.png").status == 2
        assert gc.isenabled() == collects
    finally:
        (gc.enable if before else gc.disable)()
