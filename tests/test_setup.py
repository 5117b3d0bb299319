"""Set-up: the wheel works in an environment of its own, and dev.py says what it does."""

from __future__ import annotations

import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.project_files import project_files

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def dev() -> dict[str, Any]:
    """The names of dev.py; nothing runs."""
    return runpy.run_path(str(ROOT / "dev.py"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of what git would track, as a fresh clone gives it."""
    clone = tmp_path_factory.mktemp("clone")
    for path in (file.relative_to(ROOT) for file in project_files()):
        (clone / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, clone / path)
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    done = subprocess.run(command, cwd=clone, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = out.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def installed(dev: dict[str, Any], wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an empty environment with the wheel in it.

    uv puts it there with all that it requires, from its cache or the network. Where neither has them, the wheel is
    unpacked and borrows what it requires from here.
    """
    folder = tmp_path_factory.mktemp("empty") / "env"
    venv.create(folder, with_pip=False)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    for offline in (["--offline"], []):
        install = ["pip", "install", "--quiet", *offline, "--python", str(python), str(wheel)]
        for uv in uv_commands(dev):
            if subprocess.run([*uv, *install], capture_output=True, cwd=folder.parent).returncode == 0:
                return python
    where = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    packages = Path(subprocess.run(where, capture_output=True, text=True, check=True).stdout.strip())
    zipfile.ZipFile(wheel).extractall(packages)
    here = next(path for path in map(Path, sys.path) if (path / "msgspec").is_dir())
    (packages / "borrowed.pth").write_text(f"{here}\n")
    return python


def uv_commands(dev: dict[str, Any]) -> list[list[str]]:
    """The uv on PATH and the one that dev.py made for itself, as far as they are there."""
    own = dev["TOOL"] / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    found = shutil.which("uv")
    return [*([[found]] if found else []), *([[str(own), "-m", "uv"]] if own.exists() else [])]


def run(python: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the installed program in a folder that has nothing to do with the project."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    return subprocess.run(
        [str(python), "-m", "workbench", *arguments], cwd=folder, env=clean, capture_output=True, text=True, timeout=120
    )


def test_the_wheel_brings_schemas_content_and_plugins(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in ("schemas/species.schema.json", "content/kanto/pack.json", "plugins/pokescape/plugin.json"):
        assert f"workbench/_shipped/{wanted}" in names
    assert {name.partition("/")[0] for name in names if ".dist-info" not in name} == {"workbench"}
    assert not [name for name in names if "__pycache__" in name]


def test_the_wheel_brings_every_file_of_the_package_but_the_readme_s_picture(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    wanted = {path.relative_to(ROOT).as_posix() for path in (ROOT / "workbench").rglob("*") if path.is_file()}
    left = {name for name in wanted - inside if "__pycache__" not in name}
    assert left == {"workbench/gui/pictures/window.png"}


def test_the_installed_program_checks_the_shipped_pack(installed: Path, tmp_path: Path) -> None:
    done = run(installed, tmp_path, "check", "kanto", "--format", "json")
    assert done.returncode == 0, done.stdout + done.stderr
    report = json.loads(done.stdout)
    assert report["counts"]["error"] == 0
    assert report["entities"] > 30


def test_the_installed_program_finds_its_plugins_and_itself(installed: Path, tmp_path: Path) -> None:
    done = run(installed, tmp_path, "plugins", "--format", "json")
    assert done.returncode == 0, done.stderr
    plugins = {plugin["id"]: plugin for plugin in json.loads(done.stdout)["plugins"]}
    assert plugins["pokescape"]["error"] is None
    assert "_shipped" in plugins["pokescape"]["folder"]


def test_the_installed_program_plays(installed: Path, tmp_path: Path) -> None:
    done = run(installed, tmp_path, "play", "kanto", "intro_one_on_one", "--format", "json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["result"]["reason"]


# ---------------------------------------------------------------- dev.py


def test_dev_uses_the_standard_library_only() -> None:
    text = (ROOT / "dev.py").read_text(encoding="utf-8")
    imported = set(re.findall(r"^(?:from|import) (\w+)", text, re.MULTILINE)) - {"__future__"}
    assert imported <= sys.stdlib_module_names


def test_dev_says_what_it_can_do() -> None:
    done = subprocess.run([sys.executable, "dev.py", "nonsense"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2
    for word in ("run", "test", "schemas", "bench"):
        assert f"python3 dev.py {word}" in done.stdout


def test_dev_takes_only_a_uv_that_is_new_enough(dev: dict[str, Any], tmp_path: Path) -> None:
    for version, fine in (("uv 0.9.1", True), ("uv 0.5.31 (abc 2025-01-01)", False), ("hello", False)):
        fake = tmp_path / f"uv{version.split()[-1][:3]}"
        fake.write_text(f"#!/bin/sh\necho '{version}'\n")
        fake.chmod(0o755)
        assert dev["uv_is_new"]([str(fake)]) is fine
    assert dev["uv_is_new"]([str(tmp_path / "missing")]) is False


@pytest.fixture
def world(dev: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """dev.py with nothing set up and nothing run; what it would run is kept in `ran`."""
    names = dev["main"].__globals__
    ran: list[tuple[str, ...]] = []
    given: list[dict[str, Any]] = []
    for name, value in {
        "set_up": lambda: None,
        "python": lambda *words, **variables: ran.append(words) or given.append(variables) or 0,
        "lacking": lambda window: False,
        "has_display": lambda: False,
        "window_opens": lambda: True,
        "OUT": None,
    }.items():
        monkeypatch.setitem(names, name, value)
    return {"names": names, "ran": ran, "given": given}


def command_line(world: dict[str, Any], monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """Call dev.py as if with these words."""
    monkeypatch.setattr(sys, "argv", ["dev.py", *words])
    return int(world["names"]["main"]())


def test_dev_run_without_a_display_does_the_main_job(
    world: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(world["names"], "OUT", tmp_path / "out")
    assert command_line(world, monkeypatch, "run") == 0
    commands = [words[3] for words in world["ran"]]
    assert commands == ["check", "play", "replay", "render", "edit"]
    assert "no display" in capsys.readouterr().out


def test_dev_run_with_a_display_opens_the_window(world: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(world["names"], "has_display", lambda: True)
    assert command_line(world, monkeypatch, "run") == 0
    assert world["ran"] == [("-P", "-m", "workbench", "edit", "kanto")]


def test_dev_run_hands_a_command_on_whose_paths_are_meant_from_where_one_stands(
    world: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert command_line(world, monkeypatch, "run", "check", "my_kanto") == 0
    assert world["ran"] == [("-P", "-m", "workbench", "check", "my_kanto")]
    assert world["given"] == [{"where": tmp_path, "PYTHONPATH": str(ROOT)}]


def test_dev_test_runs_every_test(world: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    assert command_line(world, monkeypatch, "test", "--long") == 0
    assert world["ran"] == [("-m", "pytest", "-q", "--long")]


def test_dev_does_not_go_on_without_the_libraries(world: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(world["names"], "lacking", lambda window: True)
    assert command_line(world, monkeypatch, "test") == 1
    assert world["ran"] == []


def test_the_integration_runs_the_test_command_of_the_readme() -> None:
    assert "python3 dev.py test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "python3 dev.py test" in (ROOT / "README.md").read_text(encoding="utf-8")
