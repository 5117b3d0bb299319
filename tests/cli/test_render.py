"""`workbench render`."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


def test_draws_a_map_without_a_display(tmp_path: Path) -> None:
    picture = tmp_path / "m.png"
    bare = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")} | {"QT_QPA_PLATFORM": ""}
    command = [sys.executable, "-m", "workbench", "render", "kanto", "training_field", "-o", str(picture)]
    done = subprocess.run(command, env=bare, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    data = picture.read_bytes()
    width, height = struct.unpack(">II", data[16:24])
    assert width > 300
    assert height > 300
    assert len(data) > 5000


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("kanto", "training_fiel", "-o", "{to}/m.png"), "Did you mean `training_field`?"),
        (("kanto", "training_field", "-o", "{to}/m.jpg"), "expected FILE.png"),
        (("kanto", "training_field", "-o", "{to}/no/m.png"), "is no folder"),
        (("kanto", "training_field"), "-o"),
    ],
)
def test_what_cannot_be_drawn_is_wrong_use(
    workbench: Callable[..., Any], tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    done = workbench("render", *(argument.format(to=tmp_path) for argument in arguments))
    assert (done.status, done.out) == (2, "")
    assert said in done.err
