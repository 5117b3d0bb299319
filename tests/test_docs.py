"""What the documents name exists, and what exists is named."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

from workbench.cli import COMMANDS

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
ARCHITECTURE = (ROOT / "workbench" / "ARCHITECTURE.md").read_text(encoding="utf-8")
DOCUMENTS = ["README.md", "workbench/ARCHITECTURE.md", "plugins/README.md", "schemas/README.md"]


def test_architecture_names_every_package_and_stays_short() -> None:
    packages = {path.parent.name for path in (ROOT / "workbench").glob("*/__init__.py")}
    packages |= {"workspace", "places"}
    missing = [name for name in sorted(packages) if f"**{name}** —" not in ARCHITECTURE]
    assert not missing
    assert len(ARCHITECTURE.splitlines()) <= 250


def test_architecture_names_only_what_is_there() -> None:
    named = set(re.findall(r"`((?:[a-z_]+/)+[a-z_]*\.?(?:py|md)?)`", ARCHITECTURE)) - {"workbench/_shipped/"}
    for name in sorted(named):
        found = any((base / name).exists() for base in (ROOT, ROOT / "workbench"))
        assert found or "<" in name, f"ARCHITECTURE.md names `{name}`"


def test_names_in_architecture_can_be_found() -> None:
    packages = {path.parent.name for path in (ROOT / "workbench").glob("*/__init__.py")}
    named = set(re.findall(r"`((?:[a-z_]+\.)+[A-Za-z_]+)`", ARCHITECTURE)) - {"pack.json"}
    missing = [name for name in sorted(named) if name.partition(".")[0] in packages and not is_there(name)]
    assert not missing


def is_there(name: str) -> bool:
    """True when a dotted name below `workbench` is a module, or a name in one, or in a class of one."""
    parts = name.split(".")
    for count in range(len(parts), 0, -1):
        try:
            found: Any = importlib.import_module(".".join(["workbench", *parts[:count]]))
        except ModuleNotFoundError:
            continue
        for part in parts[count:]:
            if not hasattr(found, part):
                return False
            found = getattr(found, part)
        return True
    return False


def test_architecture_draws_the_layers_as_they_are_held() -> None:
    contract = re.search(r"^layers = \[(.*?)\]", (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.M | re.S)
    assert contract
    layers = [re.sub(r"\s*\|\s*", " │ ", layer) for layer in re.findall(r'"(.+?)"', contract.group(1))]
    assert "\n".join(layers) in ARCHITECTURE


def test_the_readme_names_every_command_and_no_other() -> None:
    table = README.partition("## Commands")[2].partition("Exit status")[0]
    named = set(re.findall(r"`workbench ([a-z]+)", table))
    assert named == {command.name for command in COMMANDS}


def test_the_readme_shows_a_picture_and_the_command_that_makes_it() -> None:
    picture = re.search(r"!\[.+?\]\((.+?)\)", README)
    assert picture
    data = (ROOT / picture.group(1)).read_bytes()
    assert data.startswith(b"\x89PNG")
    assert f"--screenshot {picture.group(1)}" in README


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_somewhere(name: str) -> None:
    path = ROOT / name
    for target in re.findall(r"\]\((?!http)([^)#]+)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), f"{name} links to {target}"
