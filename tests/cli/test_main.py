"""Dispatch, exit status, and what goes where."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from workbench import __version__, places
from workbench.cli import COMMANDS, main

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Any], int]], None]:
    """Let `workbench plugins` run a function of the test's."""

    def put(run: Callable[[Any], int]) -> None:
        fake = SimpleNamespace(__doc__="Fake", add_arguments=lambda parser: None, run=run)
        monkeypatch.setattr(main.importlib, "import_module", lambda name: fake)

    return put


def raising(error: BaseException) -> Callable[[Any], int]:
    """A command that raises."""

    def run(options: Any) -> int:
        raise error

    return run


def test_says_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["--version"]) == 0
    assert capsys.readouterr().out == f"workbench {__version__}\n"


@pytest.mark.parametrize("word", ["--help", "-h", "help"])
def test_lists_every_command(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main([word]) == 0
    said = capsys.readouterr().out
    assert all(f"  {command.name} " in said for command in COMMANDS)


@pytest.mark.parametrize("name", [command.name for command in COMMANDS])
def test_every_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main([name, "--help"]) == 0
    assert f"usage: workbench {name}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chekc"], "did you mean `check`?"),
        (["nonsense"], "there are `card`, `check`"),
        (["explain", "--no"], "--no"),
        (["kanto"], "is a pack and no command: `workbench edit kanto` opens it"),
        ([str(places.content() / "kanto")], "is a pack and no command"),
    ],
)
def test_wrong_use_is_told_on_standard_error(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err


def test_a_fault_of_ours_is_told_as_such(
    command: Callable[[Callable[[Any], int]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    command(raising(ZeroDivisionError("oh")))
    assert main.main(["plugins"]) == 3
    out, err = capsys.readouterr()
    assert out == ""
    assert "ZeroDivisionError: oh" in err
    assert "fault of the program" in err


def test_ctrl_c_leaves_without_a_traceback(
    command: Callable[[Callable[[Any], int]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    command(raising(KeyboardInterrupt()))
    assert main.main(["plugins"]) == 130
    assert capsys.readouterr().err == "\nworkbench: stopped\n"


def test_empty_variables_are_unset(
    command: Callable[[Callable[[Any], int]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "")
    monkeypatch.setenv("DISPLAY", ":9")
    command(lambda options: 1 if "QT_QPA_PLATFORM" in os.environ else 0)
    assert main.main(["plugins"]) == 0
    assert os.environ["DISPLAY"] == ":9"


def test_the_module_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "workbench", "--version"], capture_output=True, text=True, cwd=ROOT)
    assert (done.returncode, done.stdout) == (0, f"workbench {__version__}\n")


def test_a_reader_that_leaves_early_is_no_fault() -> None:
    script = f"{sys.executable} -m workbench --help | true; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "")


PLAIN = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "PYTHONCOERCECLOCALE": "0"}


def shell(script: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a line of a shell in which `wb` is the command."""
    line = f'wb() {{ "{sys.executable}" -m workbench "$@"; }}; {script}'
    return subprocess.run(
        ["bash", "-c", line], capture_output=True, text=True, encoding="utf-8", cwd=ROOT, env={**os.environ, **env}
    )


@pytest.mark.skipif(os.name == "nt", reason="names are always Unicode there")
def test_a_plain_locale_keeps_the_letters_of_paths(tmp_path: Path) -> None:
    done = shell(f"wb new pack '{tmp_path}/Ünï ☃' --format json && wb check '{tmp_path}/Ünï ☃'", **PLAIN)
    assert done.returncode == 0, done.stderr
    assert f'"path": "{tmp_path}/Ünï ☃"' in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="streams are closed otherwise there")
@pytest.mark.parametrize(
    ("line", "status"), [("wb --version >&-", 0), ("wb nonsense 2>&-", 2), ("wb --help <&- >&-", 0)]
)
def test_closed_streams_are_no_fault(line: str, status: int) -> None:
    done = shell(line)
    assert (done.returncode, done.stdout, done.stderr) == (status, "", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk to write to")
def test_an_output_that_takes_nothing_is_told() -> None:
    done = shell("wb --version >/dev/full")
    assert (done.returncode, done.stderr) == (
        2,
        "workbench: standard output cannot be written: No space left on device\n",
    )


CHILD = """
import os, signal, sys
from workbench.cli import main, simulate
from workbench.playtest import batch

batch.CHUNK = 1
signal.signal(signal.SIGINT, signal.default_int_handler)  # who is started in the background ignores it else

def interrupted(done):
    os.killpg(os.getpgrp(), signal.SIGINT)

simulate.Progress.__call__ = lambda self, done: interrupted(done)
sys.exit(main.main(["simulate", "kanto", "intro_one_on_one", "--games", "20", "--agents", "random", *sys.argv[1:]]))
"""


@pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_a_batch_cleanly(workers: str) -> None:
    command = [sys.executable, "-c", CHILD, "--workers", workers]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, start_new_session=True, timeout=60)
    assert (done.returncode, done.stdout) == (130, "")
    assert done.stderr == "\nworkbench: stopped\n"
