"""The ruleset that plugins/README.md makes, made to the letter in a copy of the checkout, and played."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project_files import ROOT, project_files

#: A file's name and its text, or lines for the shell.
BLOCKS = re.compile(r"^`([\w./]+)`\n\n```\w+\n(.*?)^```$|^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
#: What `dev.py` runs behind each of its words once everything is set up.
BEHIND = {
    "run": ("-m", "workbench"),
    "schemas": ("-m", "workbench.pluginhost.write_schemas"),
    "test": ("-m", "pytest", "-q", "-p", "no:cacheprovider"),
}
NEEDED = ("workbench", "schemas", "plugins", "tests/engine", "tests/conftest.py", "pyproject.toml")


@pytest.fixture
def checkout(tmp_path):
    """A copy of the checkout, as far as the text needs it."""
    for path in project_files():
        name = path.relative_to(ROOT).as_posix()
        if name.startswith(NEEDED):
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, tmp_path / name)
    return tmp_path


def run(line: str, checkout: Path) -> str:
    """Run one line of the text in the copy; return what it prints."""
    python, script, word, *rest = shlex.split(line)
    assert (python, script) == ("python3", "dev.py"), f"`{line}` is no command of this project"
    surroundings = {"PYTHONPATH": str(checkout), "WORKBENCH_HOME": str(checkout / "out" / "home")}
    done = subprocess.run(
        [sys.executable, *BEHIND[word], *rest],
        cwd=checkout,
        env={**os.environ, **surroundings},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"$ {line}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def test_the_text_makes_a_ruleset_that_is_checked_played_replayed_and_tested(checkout):
    text = (ROOT / "plugins" / "README.md").read_text(encoding="utf-8")
    printed = {}
    for name, body, lines in BLOCKS.findall(text):
        if name:
            (checkout / name).parent.mkdir(parents=True, exist_ok=True)
            (checkout / name).write_text(body, encoding="utf-8")
        for line in lines.splitlines():
            printed[shlex.split(line)[3]] = run(line, checkout)
    assert printed["foot_race"].startswith("wrote foot_race/schemas/runner.schema.json")
    assert "foot_race: rulesets foot_race\n" in printed["plugins"]
    assert "0 errors, 0 warnings" in printed["check"]
    assert printed["card"] == "Velocità 4, fiato 2.\n"
    assert "wins: first at the goal" in printed["play"]
    assert "the same game" in printed["replay"]
    assert "runners: 2 of 2 happened" in printed["simulate"]
    assert " passed" in printed["tests/plugins/foot_race"]


def test_the_code_of_the_text_keeps_the_style_of_the_project(checkout):
    text = (ROOT / "plugins" / "README.md").read_text(encoding="utf-8")
    files = {name: body for name, body, _ in BLOCKS.findall(text) if name.endswith(".py")}
    for name, body in files.items():
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).write_text(body, encoding="utf-8")
    for words in (("ruff", "check"), ("ruff", "format", "--check"), ("mypy", "plugins/foot_race")):
        done = subprocess.run(
            [sys.executable, "-m", *words, *([] if words[0] == "mypy" else files)],
            cwd=checkout,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
