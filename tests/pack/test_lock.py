"""One program writes a pack at a time."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from workbench.pack.lock import Held, hold


def test_a_lock_is_held_and_given_back(tmp_path: Path) -> None:
    lock = hold(tmp_path / "p", tmp_path / "state")
    assert hold(tmp_path / "p", tmp_path / "state") == lock
    assert hold(tmp_path / "q", tmp_path / "state") != lock
    lock.release()
    assert not lock.path.exists()


def test_another_process_that_runs_is_named(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from workbench.pack.lock import hold;"
        "hold(Path(sys.argv[1]), Path(sys.argv[2])); print('held', flush=True); sys.stdin.read()"
    )
    arguments = [sys.executable, "-c", program, str(tmp_path / "p"), str(tmp_path / "state")]
    with subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(Held, match=f"process {other.pid}"):
            hold(tmp_path / "p", tmp_path / "state")
        other.kill()
    assert hold(tmp_path / "p", tmp_path / "state")


@pytest.mark.parametrize("text", ["", "{", "[]", '{"pid": 4194305, "started": ""}', '{"pid": -1, "started": "x"}'])
def test_a_lock_of_nobody_is_ignored(tmp_path: Path, text: str) -> None:
    path = hold(tmp_path / "p", tmp_path / "state").path
    path.write_text(text)
    lock = hold(tmp_path / "p", tmp_path / "state")
    assert json.loads(lock.path.read_text())["pid"] > 0
    assert [p.name for p in path.parent.iterdir()] == [path.name]


def test_a_lock_that_another_took_is_not_given_back(tmp_path: Path) -> None:
    lock = hold(tmp_path / "p", tmp_path / "state")
    lock.path.write_text('{"pid": 1, "started": ""}')
    lock.release()
    assert lock.path.exists()
