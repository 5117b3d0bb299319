"""What the rules may not touch: clocks, other chance, disks; and no code knows what a pack ships."""

import ast
from pathlib import Path

import pytest

from workbench import places

ROOT = Path(__file__).resolve().parents[2]
#: Modules that would make a game depend on more than its seed and decisions.
FORBIDDEN = {"random", "secrets", "uuid", "time", "datetime", "os", "pathlib", "socket", "threading", "numpy"}
#: Kinds whose entities are content: no rule may know one of them by name.
CONTENT = ("species", "army_card", "terrain", "status", "item", "glyph", "trainer", "map", "scenario", "type")

#: Ids that are also words of a ruleset's vocabulary: the sort of an attack.
VOCABULARY = {"normal"}


def sources(*folders):
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def rulesets():
    """The plugins that play: those with a ruleset.py."""
    return [path.parent.relative_to(ROOT) for path in sorted((ROOT / "plugins").glob("*/ruleset.py"))]


def imported(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield (node.module or "").partition(".")[0]


@pytest.mark.parametrize("path", sources("workbench/engine", "workbench/hexes", *rulesets()), ids=lambda p: p.stem)
def test_rules_depend_on_nothing_but_seed_and_decisions(path):
    assert FORBIDDEN & set(imported(ast.parse(path.read_text(encoding="utf-8")))) == set()


def shipped_ids():
    """Ids of shipped content, and where each comes from."""
    files = (path for kind in CONTENT for path in places.content().glob(f"*/{kind}/*.json"))
    return {path.stem: f"{path.parent.name}:{path.stem}" for path in files}


def names_told_apart(tree):
    """Texts that code compares with, matches, or looks up: there it would know an entity by name."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Compare, ast.MatchValue)):
            yield from (n for n in ast.walk(node) if isinstance(n, ast.Constant))
        elif isinstance(node, ast.Subscript) and ast.unparse(node.value) not in ("Literal", "Annotated"):
            yield from (n for n in ast.walk(node.slice) if isinstance(n, ast.Constant))
        elif isinstance(node, ast.Dict):
            yield from (n for n in node.keys if isinstance(n, ast.Constant))


@pytest.mark.parametrize("folder", ["workbench/engine", "workbench/playtest", *map(str, rulesets())])
def test_no_rule_names_what_a_pack_ships(folder):
    known = shipped_ids()
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno} names {known[node.value]}"
        for path in sources(folder)
        for node in names_told_apart(ast.parse(path.read_text(encoding="utf-8")))
        if node.value in known and node.value not in VOCABULARY
    ]
    assert found == []
