"""`workbench plugins`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any


def test_lists_what_plugins_provide_and_why_one_is_off(workbench: Callable[..., Any], state_folder: Path) -> None:
    broken = state_folder / "plugins" / "broken"
    broken.mkdir(parents=True)
    (broken / "plugin.json").write_text("{")
    said = workbench("plugins", "--format", "json")
    assert said.status == 0
    plugins = {plugin["id"]: plugin for plugin in said.json["plugins"]}
    assert plugins["pokescape"]["provides"] == {"rulesets": ["pokescape"]}
    assert plugins["pokescape"]["error"] is None
    assert "plugin.json" in plugins["broken"]["error"]
    text = workbench("plugins").out
    assert "pokescape: rulesets pokescape" in text
    assert "off: plugin.json" in text
