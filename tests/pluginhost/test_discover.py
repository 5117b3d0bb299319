"""Finding plugins."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from workbench.pluginhost.discover import discover, plugin_folders


def plugin(folder: Path, name: str, api: int = 1) -> Path:
    """Make a plugin whose code must not run."""
    made = folder / name
    made.mkdir(parents=True)
    provides = {"rulesets": [{"id": name, "entry": "ruleset:RULESET"}]}
    (made / "plugin.json").write_text(json.dumps({"id": name, "title": name, "api": api, "provides": provides}))
    (made / "ruleset.py").write_text("raise SystemExit('imported')")
    return made


def test_finds_plugins_in_order_and_imports_nothing(tmp_path: Path) -> None:
    for name in ("beta", "alpha"):
        plugin(tmp_path / "one", name)
    plugin(tmp_path / "two", "gamma")
    (tmp_path / "one" / "no_plugin").mkdir()
    (tmp_path / "one" / "README.md").write_text("")
    found = discover([tmp_path / "one", tmp_path / "two", tmp_path / "missing"])
    assert [one.id for one in found] == ["alpha", "beta", "gamma"]
    assert all(one.manifest and not one.error for one in found)


def test_says_why_one_is_off(tmp_path: Path) -> None:
    plugin(tmp_path, "newer", api=99)
    (found,) = discover([tmp_path])
    assert found.manifest is None
    assert found.error == "plugin.json: `api` is `99`, expected `1`"


def test_the_first_of_two_with_one_id_wins(tmp_path: Path) -> None:
    first, second = plugin(tmp_path / "a", "twin"), plugin(tmp_path / "b", "twin")
    found = discover([tmp_path / "a", tmp_path / "b"])
    assert [one.folder for one in found] == [first, second]
    assert found[0].manifest
    assert found[1].manifest is None
    assert "found before it" in found[1].error


def test_looks_among_the_shipped_and_in_the_state_folder(state_folder: Path) -> None:
    assert plugin_folders()[1] == state_folder / "plugins"
    plugin(state_folder / "plugins", "own")
    assert "own" in [one.id for one in discover()]


@pytest.mark.parametrize("name", ["pokescape"])
def test_the_shipped_plugins_are_found(name: str) -> None:
    assert [one.error for one in discover() if one.id == name] == [""]
