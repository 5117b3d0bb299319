"""Schema files are those of the structs."""

from __future__ import annotations

from pathlib import Path

import pytest

from workbench.pluginhost import discover
from workbench.pluginhost.discover import Discovered
from workbench.pluginhost.manifest import Manifest
from workbench.pluginhost.write_schemas import main, stale_files

SHIPPED = [plugin for plugin in discover() if plugin.manifest]


@pytest.mark.parametrize("plugin", SHIPPED, ids=lambda plugin: plugin.id)
def test_shipped_schema_files_are_up_to_date(plugin: Discovered) -> None:
    stale = [path.name for path, _ in stale_files(plugin)]
    assert not stale, "run: python3 dev.py schemas"


CODE = """
from workbench.api.rules import Data, says
from typing import Annotated

class Fighter(Data, frozen=True, kw_only=True):
    id: Annotated[str, says("Id")]
    life: Annotated[int, says("Life", "Vita", ge=1)] = 1

class RULESET:
    id, structs = "schema_writer", {"fighter": Fighter}
"""


def test_writes_what_differs_and_takes_away_what_nobody_declares(
    state_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = state_folder / "plugins" / "schema_writer"
    (folder / "schemas").mkdir(parents=True)
    provides = '{"rulesets": [{"id": "schema_writer", "entry": "ruleset:RULESET"}]}'
    (folder / "plugin.json").write_text(f'{{"id": "schema_writer", "api": 1, "provides": {provides}}}')
    (folder / "ruleset.py").write_text(CODE)
    (folder / "schemas" / "old.schema.json").write_text("{}")
    assert main(["schema_writer"]) == 0
    said = capsys.readouterr().out
    assert "wrote schema_writer/schemas/fighter.schema.json" in said
    assert "removed schema_writer/schemas/old.schema.json" in said
    assert '"x-it"' in (folder / "schemas" / "fighter.schema.json").read_text()
    assert main(["schema_writer"]) == 0
    assert capsys.readouterr().out == ""


def test_a_plugin_that_is_off_has_no_schemas(tmp_path: Path) -> None:
    assert list(stale_files(Discovered("x", tmp_path, None, "off"))) == []
    assert list(stale_files(Discovered("x", tmp_path, Manifest("x", "X", (), tmp_path)))) == []
