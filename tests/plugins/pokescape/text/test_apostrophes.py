"""One kind of apostrophe in all that players read: the typographic one."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from workbench import places

PLUGIN = places.plugins() / "pokescape"
#: An Italian elision with the other apostrophe; English findings are no texts of players.
ELISION = re.compile(
    r"\b([Ll]|[Uu]n|[dnasDNAS]?[aeu]ll|[Dd]|[Qq]ue(st|ll)|[Cc]|[Dd]ov|[Aa]nch|[Ss]enz|[Nn]ient|[Aa]lcun|[Nn]essun)'(?=[a-zàèéìòù])"
)
ANY = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])")
#: Files that hold nothing but what players and authors read in both languages.
READ = sorted(
    [
        *(PLUGIN / "text").glob("*.py"),
        *(PLUGIN / "structs").glob("*.py"),
        *(PLUGIN / "campaign" / f"{name}.py" for name in ("telling", "asking", "showing")),
    ]
)


def strings(path: Path) -> Iterator[str]:
    """Every text constant of a file but its docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


def texts(value: Any) -> Iterator[str]:
    """Every text in JSON values."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from texts(inner)


@pytest.mark.parametrize("path", sorted(PLUGIN.rglob("*.py")), ids=lambda path: path.stem)
def test_no_italian_sentence_of_the_ruleset_has_a_straight_apostrophe(path: Path) -> None:
    wrong = ANY if path in READ else ELISION
    assert not [text for text in strings(path) if wrong.search(text)]


def test_no_text_of_the_shipped_packs_has_a_straight_apostrophe() -> None:
    wrong = [
        f"{path.parent.name}/{path.name}: {text}"
        for path in sorted(places.content().rglob("*.json"))
        for text in texts(json.loads(path.read_text(encoding="utf-8")))
        if ANY.search(text)
    ]
    assert not wrong


def test_the_searches_see_what_they_look_for() -> None:
    for text in ("l'attacco", "dell'area", "un'altra", "c'è", "sull'acqua", "quest'ultima", "dov'è"):
        assert ELISION.search(text)
        assert ANY.search(text)
    assert not ELISION.search("the set's range")
