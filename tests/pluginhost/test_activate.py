"""Importing what plugins provide."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from workbench.pluginhost.activate import PluginOff, load, provider, ruleset, why_off
from workbench.pluginhost.discover import discover
from workbench.pluginhost.manifest import Provided

pytestmark = pytest.mark.usefixtures("mounted_as_before")


def plugin(folder: Path, name: str, code: str, api: int = 1) -> Path:
    """Make a plugin that provides a ruleset of its own name; return the folder of plugins."""
    made = folder / name
    made.mkdir()
    provides = {"rulesets": [{"id": name, "entry": "ruleset:RULESET"}]}
    (made / "plugin.json").write_text(json.dumps({"id": name, "title": name, "api": api, "provides": provides}))
    (made / "ruleset.py").write_text(code)
    return folder


def test_gives_what_the_entry_names(tmp_path: Path) -> None:
    folders = [plugin(tmp_path, "act_good", "class RULESET:\n    id, structs = 'good', {}\n")]
    assert ruleset("act_good", folders).id == "good"


def test_says_what_there_is_when_nothing_provides_it(tmp_path: Path) -> None:
    folders = [plugin(tmp_path, "act_other", "")]
    with pytest.raises(PluginOff) as off:
        ruleset("chess", folders)
    assert str(off.value) == "No plugin provides the ruleset `chess`; there: `act_other`"


def test_says_why_the_plugin_that_should_is_off(tmp_path: Path) -> None:
    folders = [plugin(tmp_path, "act_newer", "", api=99)]
    with pytest.raises(PluginOff, match=r"the plugin `act_newer` is off: .* `api` is `99`"):
        ruleset("act_newer", folders)


@pytest.mark.parametrize(
    ("code", "said"),
    [("raise ValueError('broken')", "cannot be imported: broken"), ("import no_such_module", "no_such_module"),
     ("def", "cannot be imported"), ("OTHER = 1", "has no such name"),
     ("raise SystemExit(0)", "cannot be imported: 0"), ("RULESET = None", "has no `id`")],
)  # fmt: skip
def test_a_plugin_that_fails_is_told_with_its_name(tmp_path: Path, code: str, said: str) -> None:
    name = f"act_bad_{len(code)}"
    folders = [plugin(tmp_path, name, code)]
    with pytest.raises(PluginOff) as off:
        ruleset(name, folders)
    assert name in str(off.value)
    assert said in str(off.value)


def test_naming_the_provider_imports_nothing(tmp_path: Path) -> None:
    folders = [plugin(tmp_path, "act_lazy", "raise SystemExit('imported')")]
    found, provided = provider("rulesets", "act_lazy", folders)
    assert (found.id, provided.entry) == ("act_lazy", "ruleset:RULESET")


def test_why_off_tries_the_plugin(state_folder: Path) -> None:
    (state_folder / "plugins").mkdir()
    plugin(state_folder / "plugins", "act_tried", "raise ValueError('no luck')")
    (found,) = [one for one in discover() if one.id == "act_tried"]
    assert "no luck" in why_off(found)


def test_load_gives_any_sort_of_thing(tmp_path: Path) -> None:
    folders = [plugin(tmp_path, "act_thing", "RULESET = {'a': 1}")]
    found, _ = provider("rulesets", "act_thing", folders)
    assert load(found, Provided("formats", "act_thing", "ruleset:RULESET"), folders) == {"a": 1}
