"""Checks that plugins bring run over packs of their ruleset, and can be explained, waived and trusted to fail alone."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from workbench import pluginhost
from workbench.checks import CHECKS
from workbench.model.pack import PackSet
from workbench.pluginhost.activate import why_off
from workbench.pluginhost.discover import discover
from workbench.pluginhost.finder import Finder
from workbench.pluginhost.plugin_checks import checks_of, every_check

CODE = '''
from workbench.api.checks import Finding, Severity, check, entities


@check("RUL901", Severity.WARNING, scope=entities("item"))
def cheap_item(facts, entity):
    """An item costs nothing."""
    if entity.data["price"] == 0:
        yield Finding(entity.ref, "/price", "It costs nothing")


CHECKS = (cheap_item,)


class Chess:
    id = "chess"
    structs = {}


RULESET = Chess()
'''


@pytest.fixture
def chess(state_folder: Path) -> Iterator[Path]:
    """A plugin of the user's with a ruleset `chess` and one check; forgotten afterwards."""
    folder = state_folder / "plugins" / "chess"
    folder.mkdir(parents=True)
    provides = {
        "rulesets": [{"id": "chess", "entry": "code:RULESET"}],
        "checks": [{"id": "chess", "entry": "code:CHECKS"}],
    }
    (folder / "plugin.json").write_text(json.dumps({"id": "chess", "title": "Chess", "api": 1, "provides": provides}))
    (folder / "code.py").write_text(CODE)
    pluginhost.mount()
    yield folder
    for name in [name for name in sys.modules if name.startswith("plugins.chess")]:
        del sys.modules[name]
    (folder / "plugin.json").unlink()
    pluginhost.mount()


def found(packs: PackSet, kinds: object, ruleset: str) -> list[tuple[str, str, str]]:
    """Return code, pointer and message of what a plugin's checks find, and of codes that no check has."""
    finder = Finder(kinds, lambda: pluginhost.ruleset(ruleset))  # type: ignore[arg-type]
    return [(one.code, one.pointer, one.message) for one in finder(packs) if one.code in ("RUL901", "PACK018")]


def test_they_run_over_packs_of_their_ruleset(chess: Path, kinds: object, packs_of: Callable[..., PackSet]) -> None:
    packs = packs_of(item__cut={"price": 0}, item__rope={"price": 5})
    assert found(packs, kinds, "chess") == [("RUL901", "/price", "It costs nothing")]
    assert found(packs, kinds, "pokescape") == []


def test_the_pack_may_waive_them(chess: Path, kinds: object, packs_of: Callable[..., PackSet]) -> None:
    waiver = {"code": "RUL901", "reason": "a gift"}
    assert found(packs_of(item__cut={"price": 0}, pack={"waivers": [waiver]}), kinds, "chess") == []


def test_a_check_that_raises_is_a_finding_where_it_did(
    chess: Path, kinds: object, packs_of: Callable[..., PackSet]
) -> None:
    said = "The check of the plugin `chess` failed: KeyError: 'price'"
    assert found(packs_of(item__cut={}), kinds, "chess") == [("RUL901", "", said)]


def test_they_can_be_explained(chess: Path) -> None:
    assert [check.code for check in checks_of("chess")] == ["RUL901"]
    page = next(check for check in every_check() if check.code == "RUL901")
    assert (page.name, page.title) == ("cheap-item", "An item costs nothing.")


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("CHECKS = nonsense", "name 'nonsense' is not defined"),
        ("CHECKS = None", "is NoneType, expected a tuple of checks"),
        ("CHECKS = (1,)", "has no `code`"),
        ("raise SystemExit(0)", "cannot be imported: 0"),
    ],
)
def test_a_plugin_that_is_off_brings_none_and_says_why(chess: Path, code: str, why: str) -> None:
    (chess / "code.py").write_text(f"class RULESET:\n    id, structs = 'chess', {{}}\n\n{code}\n")
    assert checks_of("chess") == ()
    plugin = next(one for one in discover() if one.id == "chess")
    assert why in why_off(plugin)


def test_codes_of_shipped_plugins_differ_from_each_other_and_from_the_built_in_ones() -> None:
    codes = [check.code for check in every_check()]
    assert len(codes) == len(set(codes)) >= len(CHECKS)
