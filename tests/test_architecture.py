"""Imports follow the contracts of pyproject.toml, and each contract has been broken here to see it fail."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import networkx
import pytest

ROOT = Path(__file__).parent.parent

LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"

#: Contract -> (file that breaks it, its text).
BREAKERS = {
    "Imports point down the list of layers": ("workbench/checks/breaks.py", "import workbench.edits.set_value"),
    "PySide6 lives in workbench.gui": ("workbench/playtest/breaks.py", "import PySide6.QtCore"),
    "Only cli/edit.py and cli/render.py open the window's package": (
        "workbench/cli/breaks.py",
        "def run():\n    import workbench.gui.theme",
    ),
    "Model, graph, hexes, checks, edits and engine do no input or output": (
        "workbench/checks/breaks_io.py",
        "import pathlib",
    ),
    "The engine has no clock and no chance but engine.chance": ("workbench/engine/breaks.py", "import random"),
    "networkx lives in workbench.graph": ("workbench/checks/breaks_graph.py", "import networkx"),
    "SQLModel lives in workbench.store": ("workbench/cli/breaks_store.py", "import sqlmodel"),
    "jsonschema and jsonschema-rs live in workbench.pack": ("workbench/pluginhost/breaks.py", "import jsonschema_rs"),
    "Plugins import nothing of ours but workbench.api": (
        "plugins/breaks/ruleset.py",
        "from workbench.engine.chance import Chance",
    ),
    "Plugins do not know each other": ("plugins/breaks/other.py", "import plugins.broken.ruleset"),
}


def lint(folder: Path) -> str:
    """Run import-linter in a folder; return what it says."""
    done = subprocess.run([sys.executable, "-c", LINT], cwd=folder, capture_output=True, text=True, timeout=120)
    return done.stdout + done.stderr


def verdicts(said: str) -> dict[str, str]:
    """Return KEPT or BROKEN by the name of the contract."""
    return dict(re.findall(r"^(.+?) (KEPT|BROKEN)(?: \(.*\))?$", said, re.MULTILINE))


def declared() -> set[str]:
    """The names of the contracts."""
    return set(re.findall(r'^name = "(.+)"$', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)) - {
        "scenario-workbench"
    }


def test_imports_follow_the_contracts() -> None:
    said = lint(ROOT)
    assert verdicts(said) == dict.fromkeys(declared(), "KEPT"), said


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What import-linter says of a copy in which every contract is broken."""
    copy = tmp_path_factory.mktemp("broken")
    for name in ("workbench", "plugins"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.ttf", "*.png"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    (copy / "plugins" / "broken").mkdir()
    (copy / "plugins" / "broken" / "ruleset.py").write_text("")
    for path, text in BREAKERS.values():
        (copy / path).parent.mkdir(exist_ok=True)
        (copy / path).write_text(text + "\n")
    return lint(copy)


def test_every_contract_has_a_breaker() -> None:
    assert set(BREAKERS) == declared()


@pytest.mark.parametrize("contract", BREAKERS)
def test_a_contract_that_is_broken_says_so(broken: str, contract: str) -> None:
    assert verdicts(broken).get(contract) == "BROKEN", broken
    module = BREAKERS[contract][0].removesuffix(".py").replace("/", ".")
    report = broken.partition("Broken contracts")[2].partition(contract)[2]
    assert module in report


def test_a_package_that_nobody_declared_is_told(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "workbench", tmp_path / "workbench", ignore=shutil.ignore_patterns("__pycache__", "*.ttf"))
    (tmp_path / "plugins").mkdir()
    (tmp_path / "plugins" / "nothing.py").write_text("")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "workbench" / "undeclared.py").write_text("")
    assert "undeclared" in lint(tmp_path)


PROBE = """
import sys
import workbench.cli.main
import {module}
print(sorted({{name.partition('.')[0] for name in sys.modules}} & set({heavy!r})))
"""


@pytest.mark.parametrize(
    ("module", "heavy"),
    [
        ("workbench.cli.main", ("PySide6", "networkx", "sqlmodel", "jsonschema", "jsonschema_rs", "msgspec")),
        ("workbench.api.rules", ("PySide6", "networkx", "sqlmodel", "jsonschema", "jsonschema_rs")),
        ("workbench.api.checks", ("PySide6", "networkx", "sqlmodel", "jsonschema", "jsonschema_rs")),
        ("workbench.api.formats", ("PySide6", "networkx", "sqlmodel", "jsonschema", "jsonschema_rs")),
        ("workbench.cli.check", ("PySide6", "networkx", "sqlmodel", "jsonschema")),
    ],
)
def test_importing_loads_nothing_heavy(module: str, heavy: tuple[str, ...]) -> None:
    probe = PROBE.format(module=module, heavy=heavy)
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, cwd=ROOT, timeout=60)
    assert done.stdout.strip() == "[]", done.stdout + done.stderr


def imports_of(path: Path, name: str) -> set[str]:
    """Every name that a module imports, wherever in the file: `a.b` and `a.b.c` for `from a.b import c`."""
    found: set[str] = set()
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) + 1 - node.level] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            found |= {source, *(f"{source}.{each.name}" for each in node.names)}
    return found


def circles_in(root: Path, folder: str) -> list[list[str]]:
    """Modules below a folder that import each other in a loop; what `__init__.py` hands on does not count."""
    paths = [path for path in (root / folder).rglob("*.py") if path.name != "__init__.py"]
    names = {".".join(path.relative_to(root).with_suffix("").parts): path for path in paths}
    arrows = networkx.DiGraph((name, to) for name, path in names.items() for to in imports_of(path, name) & set(names))
    return sorted(sorted(loop) for loop in networkx.strongly_connected_components(arrows) if len(loop) > 1)


@pytest.mark.parametrize("folder", ["workbench", "plugins"])
def test_no_modules_import_each_other_in_a_circle_even_for_types_alone(folder: str) -> None:
    assert circles_in(ROOT, folder) == []


def test_a_circle_of_imports_is_found_however_it_is_closed(tmp_path: Path) -> None:
    (tmp_path / "house").mkdir()
    (tmp_path / "house" / "one.py").write_text("from . import two\n")
    (tmp_path / "house" / "two.py").write_text("import house.three\n")
    (tmp_path / "house" / "three.py").write_text("def late():\n    from .one import thing\n")
    (tmp_path / "house" / "four.py").write_text("from .one import thing\n")
    assert circles_in(tmp_path, "house") == [["house.one", "house.three", "house.two"]]
