"""Conventions that a reviewer should not have to remember: sizes, docstrings, names, tables, tests beside files."""

from __future__ import annotations

import ast
import functools
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.project_files import project_files
from workbench import pluginhost
from workbench.checks import CHECKS
from workbench.checks.base import SECTIONS
from workbench.cli import COMMANDS
from workbench.edits import EDITS
from workbench.model.kind import Kind

ROOT = Path(__file__).parent.parent
SOURCES = sorted([*(ROOT / "workbench").rglob("*.py"), *(ROOT / "plugins").rglob("*.py")])
ALL_PYTHON = [*SOURCES, ROOT / "dev.py", *sorted((ROOT / "tests").rglob("*.py"))]
BANNED_NAMES = {"utils", "util", "helpers", "helper", "common", "manager", "core", "misc", "shared"}
MAX_FILE, MAX_FUNCTION = 300, 30


def name_of(path: Path) -> str:
    """The path inside the project, for test ids and messages."""
    return path.relative_to(ROOT).as_posix()


@functools.cache
def tree_of(path: Path) -> ast.Module:
    """A file, parsed."""
    return ast.parse(path.read_text(encoding="utf-8"))


def told(faults: list[str]) -> str:
    """Faults as the message of an assertion."""
    return "\n".join(["", *faults])


def test_every_module_says_what_lives_in_it() -> None:
    faults = [name_of(path) for path in ALL_PYTHON if not ast.get_docstring(tree_of(path))]
    assert not faults, told(faults)


def test_every_public_class_and_function_says_what_it_is() -> None:
    faults = []
    for path in SOURCES:
        for node in ast.iter_child_nodes(tree_of(path)):
            public = isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_")
            if public and not ast.get_docstring(node):
                faults.append(f"{name_of(path)}:{node.lineno} {node.name}")
    assert not faults, told(faults)


def test_files_stay_short() -> None:
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in [*SOURCES, ROOT / "dev.py"]}
    faults = [f"{name_of(path)}: {count} lines" for path, count in lines.items() if count > MAX_FILE]
    assert not faults, told(faults)


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    """Every function and method."""
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def length(node: ast.FunctionDef) -> int:
    """Lines of a function without its decorators and docstring."""
    body = node.body
    skipped = 0
    if ast.get_docstring(node):
        skipped = (body[0].end_lineno or 0) - body[0].lineno + 1
    return (node.end_lineno or 0) - node.lineno + 1 - skipped


def test_functions_stay_short() -> None:
    faults = [
        f"{name_of(path)}:{node.lineno} {node.name}: {length(node)} lines"
        for path in [*SOURCES, ROOT / "dev.py"]
        for node in functions(tree_of(path))
        if length(node) > MAX_FUNCTION
    ]
    assert not faults, told(faults)


def test_no_module_has_a_name_that_says_nothing() -> None:
    faults = [name_of(path) for path in ALL_PYTHON if {path.stem, path.parent.name} & BANNED_NAMES]
    assert not faults, told(faults)


def test_every_source_file_is_reached_by_a_test() -> None:
    """By the test file that mirrors it, by another that imports it, or as a part of a file that is so reached."""
    files = {module_of(path): path for path in SOURCES}
    waiting = [path for path in SOURCES if mirror_of(path).exists()]
    waiting += [files[name] for test in (ROOT / "tests").rglob("*.py") for name in imports_of(test) if name in files]
    reached = set(waiting)
    while waiting:
        found = {files[name] for name in imports_of(waiting.pop()) if name in files} - reached
        reached |= found
        waiting += found
    with_code = {path for path in SOURCES if any(functions(tree_of(path))) and path.stem != "__main__"}
    faults = [f"{name_of(path)}: {name_of(mirror_of(path))} is missing" for path in sorted(with_code - reached)]
    assert not faults, told(faults)


def module_of(path: Path) -> str:
    """The name that a file is imported by."""
    return name_of(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def mirror_of(path: Path) -> Path:
    """The test file that mirrors a source file: workbench/x/y.py has tests/x/test_y.py."""
    inside = path.relative_to(ROOT / "workbench") if name_of(path).startswith("workbench/") else path.relative_to(ROOT)
    return ROOT / "tests" / inside.with_name(f"test_{path.name}")


def imports_of(path: Path) -> set[str]:
    """The modules that a file imports, as far as a name can be one."""
    package = name_of(path).split("/")[:-1]
    found: set[str] = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            home = ".".join(part for part in (base, node.module) if part)
            found |= {home, *(f"{home}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.Constant) and re.fullmatch(r"[a-z_]+:[A-Z]\w+", str(node.value)):
            found.add(".".join([*package, str(node.value).partition(":")[0]]))  # a table that imports on use
    return found


@pytest.mark.parametrize("path", [f"workbench/cli/{command.module}.py" for command in COMMANDS])
def test_every_command_has_a_test_file_of_its_own(path: str) -> None:
    assert mirror_of(ROOT / path).exists()


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.code)
def test_every_check_has_a_test_file_of_its_own(check: Any) -> None:
    assert mirror_of(ROOT / (check.run.__module__.replace(".", "/") + ".py")).exists()


def test_every_test_file_mirrors_a_source_file_or_a_package() -> None:
    stray = []
    for path in (ROOT / "tests").rglob("test_*.py"):
        inside = path.relative_to(ROOT / "tests")
        source = inside.with_name(path.name.removeprefix("test_"))
        places = [base / place for base in (ROOT / "workbench", ROOT) for place in (source, inside.parent)]
        if len(inside.parts) > 1 and not any(place.exists() for place in places):
            stray.append(name_of(path))
    assert not stray, told(stray)


def test_labels_of_the_window_are_plain_unless_they_say_otherwise() -> None:
    """What a pack says is shown as it is written: a label that is markup on purpose sets that text format."""
    faults = [
        f"{name_of(path)}:{number}"
        for path in SOURCES
        if "gui" in path.parts and path.name != "plain_text.py"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(r"(?<![A-Za-z])QLabel\(", line)
    ]
    assert not faults, told(faults)


def test_ignored_findings_of_the_tools_name_their_code() -> None:
    bare = re.compile(r"#\s*(type:\s*ignore(?!\[)|noqa(?!:\s*[A-Z]))")
    faults = [
        f"{name_of(path)}:{number}"
        for path in ALL_PYTHON
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if bare.search(line) and path != Path(__file__)
    ]
    assert not faults, told(faults)


# ---------------------------------------------------------------- tables


def stems(package: str, *without: str) -> set[str]:
    """Names of the modules of a package."""
    return {path.stem for path in (ROOT / package).glob("*.py")} - {"__init__", *without}


def test_every_check_file_is_in_the_table() -> None:
    registered = {check.run.__module__ for check in CHECKS}
    decorated = {
        name_of(path).removesuffix(".py").replace("/", ".")
        for path in (ROOT / "workbench" / "checks").rglob("*.py")
        if any("@check(" in line for line in path.read_text(encoding="utf-8").splitlines())
    } - {"workbench.checks.base"}
    assert decorated == registered


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.code)
def test_every_check_explains_itself_and_is_named_after_the_fault(check: Any) -> None:
    page = check.explanation
    places = [page.find(section) for section in SECTIONS[:-1]]
    assert -1 not in places, f"{check.code} lacks a heading"
    assert places == sorted(places), f"{check.code}: the headings are out of order"
    assert not check.name.startswith(("use-", "avoid-", "no-", "prefer-", "invalid-", "bad-"))
    assert re.fullmatch(r"(PACK|SCH|REF|EVO|MAP|REG|ENC|TRN|ITM|SCN|RUL|TXT)\d{3}", check.code)


def test_codes_of_checks_are_unique_and_in_order() -> None:
    codes = [check.code for check in CHECKS]
    assert len(codes) == len(set(codes))
    assert codes == sorted(codes)


def test_every_edit_file_is_in_the_table() -> None:
    assert {edit.__module__.rpartition(".")[2] for edit in EDITS} == stems("workbench/edits", "base")


def test_every_command_file_is_in_the_table() -> None:
    with_run = {
        path.stem
        for path in (ROOT / "workbench" / "cli").glob("*.py")
        if any(node.name == "add_arguments" for node in functions(tree_of(path)))
    }
    assert with_run == {command.module for command in COMMANDS}


def classes(folder: str, suffix: str) -> set[str]:
    """`module:Class` of every class of a folder whose name ends so; the bare suffix is the base class."""
    return {
        f"{path.stem}:{node.name}"
        for path in (ROOT / folder).glob("*.py")
        for node in ast.iter_child_nodes(tree_of(path))
        if isinstance(node, ast.ClassDef) and node.name.endswith(suffix) and node.name != suffix
    }


def named_in(path: str) -> set[str]:
    """Every `module:Class` text of a file."""
    return {
        node.value
        for node in ast.walk(tree_of(ROOT / path))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"[a-z_]+:[A-Z]\w+", node.value)
    }


def test_every_field_of_a_form_is_in_the_table() -> None:
    of_panes = {"table:TableField"}  # panes put it where they want it
    assert classes("workbench/gui/fields", "Field") - of_panes == named_in("workbench/gui/fields/make.py")


def test_every_special_editor_of_the_table_is_there() -> None:
    everything = {name for suffix in ("Pane", "Preview") for name in classes("workbench/gui/panes", suffix)}
    assert named_in("workbench/gui/panes/special.py") <= everything


# ---------------------------------------------------------------- boundaries that imports do not show


def test_the_window_names_no_ruleset_and_none_of_its_kinds() -> None:
    own: set[str] = set()
    for plugin in pluginhost.discover():
        own.add(plugin.id)
        own |= {kind.name for kind in pluginhost.kinds_of(plugin.id).values() if kind.home != "core"}
    words = re.compile(r"\b(" + "|".join(sorted(map(re.escape, own), key=len, reverse=True)) + r")\b")
    faults = []
    for path in (ROOT / "workbench" / "gui").rglob("*.py"):
        looks = {
            id(node) for call in calls_of(tree_of(path), "setProperty") for node in call.args
        }  # of the style sheet
        for node in ast.walk(tree_of(path)):
            text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
            if text and id(node) not in looks and words.fullmatch(text):
                faults.append(f"{name_of(path)}:{node.lineno} `{text}`")
    assert not faults, told(faults)


def calls_of(tree: ast.AST, method: str) -> Iterator[ast.Call]:
    """Every call of a method of that name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == method:
            yield node


def test_the_engine_names_no_entity_that_ships() -> None:
    kinds = ("species", "terrain", "status", "item", "army_card", "glyph")
    shipped = {
        path.stem for kind in kinds for path in (ROOT / "content").glob(f"*/{kind}/*.json") if len(path.stem) > 3
    }
    faults = []
    for path in [*(ROOT / "workbench").rglob("*.py"), *(ROOT / "plugins").rglob("*.py")]:
        if "gui" in path.relative_to(ROOT).parts:
            continue
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Compare):
                texts = [n.value for n in ast.walk(node) if isinstance(n, ast.Constant)]
                faults += [f"{name_of(path)}:{node.lineno} `{text}`" for text in texts if text in shipped - _WORDS]
    assert not faults, told(faults)


#: Ids of shipped entities that are words of the rules or of data formats as well.
_WORDS = {"water", "road", "normal"}


def test_no_file_names_a_machine_or_a_registry() -> None:
    places = re.compile(r"(?<![\w.])/(?:work|root|farm|home/\w+)/|://[^\s\"']*/(?:simple|packages)/|index[-_]url")
    faults = []
    for path in project_files():
        if path.suffix in (".png", ".ttf", ".zip") or path == Path(__file__):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
            if places.search(line):
                faults.append(f"{name_of(path)}:{number}: {line.strip()[:100]}")
    assert not faults, told(faults)


def test_the_top_level_holds_only_what_the_design_names() -> None:
    allowed = {"pyproject.toml", "README.md", "dev.py", "LICENSE", "CHANGELOG.md"}
    allowed |= {"workbench", "schemas", "content", "plugins", "tests"}
    tops = {path.relative_to(ROOT).parts[0] for path in project_files()}
    assert {top for top in tops if not top.startswith(".")} <= allowed


# ---------------------------------------------------------------- schemas


def properties(schema: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every property that a schema declares, with where it stands."""
    if isinstance(schema, list):
        for at, part in enumerate(schema):
            yield from properties(part, f"{path}/{at}")
    elif isinstance(schema, dict):
        for key, part in schema.items():
            if key == "properties" and isinstance(part, dict):
                yield from ((f"{path}/{name}", value) for name, value in part.items())
            if key not in ("default", "examples", "const", "enum"):
                yield from properties(part, f"{path}/{key}")


def test_every_property_of_every_schema_has_its_label_and_hint_in_both_languages(kinds: dict[str, Kind]) -> None:
    faults = []
    for kind in kinds.values():
        for path, schema in properties(kind.schema):
            if not isinstance(schema, dict):
                continue
            lacks = [word for word in ("title", "description", "x-it") if not schema.get(word)]
            if lacks:
                faults.append(f"{kind.name}{path} lacks {', '.join(lacks)}")
    assert not faults, told(faults)


def test_every_schema_file_is_closed() -> None:
    faults = []
    for path in [*(ROOT / "schemas").glob("*.json"), *(ROOT / "plugins").glob("*/schemas/*.json")]:
        for place, schema in _objects(json.loads(path.read_text(encoding="utf-8"))):
            if "additionalProperties" not in schema:
                faults.append(f"{name_of(path)}{place}")
    assert not faults, told(faults)


def _objects(schema: Any, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema that declares properties."""
    if isinstance(schema, dict):
        if isinstance(schema.get("properties"), dict) and schema.get("type") == "object":
            yield path, schema
        for key, part in schema.items():
            if key not in ("default", "examples", "const", "enum"):
                yield from _objects(part, f"{path}/{key}")
    elif isinstance(schema, list):
        for at, part in enumerate(schema):
            yield from _objects(part, f"{path}/{at}")
