"""Schemas are put together from core files, common definitions and a plugin's parts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from workbench.pack.kinds import SchemaFilesFault, load_kinds


def write(folder: Path, **schemas: Any) -> Path:
    folder.mkdir(exist_ok=True)
    for name, schema in schemas.items():
        (folder / f"{name.replace('__', '.')}.schema.json").write_text(json.dumps(schema), encoding="utf-8")
    return folder


COMMON = {
    "$defs": {
        "id": {"type": "string", "pattern": "^[a-z0-9_]+$"},
        "named": {"type": "object", "properties": {"id": {"$ref": "#/$defs/id"}}},
        "tree": {"type": "object", "properties": {"kids": {"type": "array", "items": {"$ref": "#/$defs/tree"}}}},
    }
}


def test_puts_common_definitions_in_place_and_keeps_titles_written_beside_them(tmp_path: Path) -> None:
    item = {"properties": {"id": {"$ref": "common.schema.json#/$defs/id", "title": "Id"}}}
    kinds = load_kinds(write(tmp_path / "schemas", common=COMMON, item=item))
    assert list(kinds) == ["item"]
    assert kinds["item"].schema["properties"]["id"] == {"type": "string", "pattern": "^[a-z0-9_]+$", "title": "Id"}


def test_follows_references_between_common_definitions(tmp_path: Path) -> None:
    item = {"properties": {"of": {"$ref": "common.schema.json#/$defs/named"}}}
    kinds = load_kinds(write(tmp_path / "schemas", common=COMMON, item=item))
    assert kinds["item"].schema["properties"]["of"]["properties"]["id"]["type"] == "string"


def test_keeps_a_definition_that_holds_itself_under_local_defs(tmp_path: Path) -> None:
    item = {"properties": {"tree": {"$ref": "common.schema.json#/$defs/tree"}}}
    schema = load_kinds(write(tmp_path / "schemas", common=COMMON, item=item))["item"].schema
    assert schema["properties"]["tree"]["properties"]["kids"]["items"] == {"$ref": "#/$defs/tree"}
    assert schema["$defs"]["tree"]["properties"]["kids"]["items"] == {"$ref": "#/$defs/tree"}


def test_holds_both_demands_when_a_reference_and_its_neighbour_clash(tmp_path: Path) -> None:
    item = {"properties": {"id": {"$ref": "common.schema.json#/$defs/id", "pattern": "^a"}}}
    schema = load_kinds(write(tmp_path / "schemas", common=COMMON, item=item))["item"].schema
    assert schema["properties"]["id"] == {"pattern": "^a", "allOf": [COMMON["$defs"]["id"]]}


def test_lifts_a_generated_schema_that_only_refers_to_its_definition(tmp_path: Path) -> None:
    card = {"$ref": "#/$defs/Card", "$defs": {"Card": {"title": "Card", "properties": {"id": {"type": "string"}}}}}
    core = write(tmp_path / "schemas", item={"properties": {}})
    kinds = load_kinds(core, write(tmp_path / "plugin", card=card), "game")
    assert kinds["card"].title == "Card"
    assert kinds["card"].home == "game"
    assert kinds["card"].schema["properties"] == {"id": {"type": "string"}}


def test_puts_the_rules_part_of_a_plugin_into_the_core_kind(tmp_path: Path) -> None:
    core = write(
        tmp_path / "schemas",
        item={"properties": {"a": {"$ref": "#/$defs/Cost"}}, "$defs": {"Cost": {"type": "integer"}}},
    )
    rules = {
        "$ref": "#/$defs/Rules",
        "$defs": {
            "Rules": {"title": "Rules", "properties": {"cost": {"$ref": "#/$defs/Cost"}}},
            "Cost": {"type": "number"},
        },
    }
    schema = load_kinds(core, write(tmp_path / "plugin", item__rules=rules), "game")["item"].schema
    assert schema["properties"]["rules"]["title"] == "Rules"
    assert schema["properties"]["rules"]["properties"]["cost"] == {"$ref": "#/$defs/rules_Cost"}
    assert schema["$defs"]["rules_Cost"] == {"type": "number"}
    assert schema["$defs"]["Cost"] == {"type": "integer"}


def test_a_ruleset_says_what_new_entities_of_a_core_kind_begin_with(tmp_path: Path) -> None:
    item = {"properties": {"id": {}, "size": {}}, "x-new": {"name": {"en": "$name"}, "size": 1}}
    core = write(tmp_path / "schemas", item=item)
    rules = {"type": "object", "properties": {}, "x-new": {"size": 7}}
    schema = load_kinds(core, write(tmp_path / "plugin", item__rules=rules), "game")["item"].schema
    assert schema["x-new"] == {"name": {"en": "$name"}, "size": 7}
    assert "rules" not in schema["properties"]
    rules["properties"] = {"cost": {}}
    schema = load_kinds(core, write(tmp_path / "plugin", item__rules=rules), "game")["item"].schema
    assert schema["x-new"]["size"] == 7
    assert schema["properties"]["rules"] == {"type": "object", "properties": {"cost": {}}}


def test_refuses_a_plugin_kind_that_reuses_a_core_name(tmp_path: Path) -> None:
    core = write(tmp_path / "schemas", item={"properties": {}})
    plugin = write(tmp_path / "plugin", item={"properties": {}})
    with pytest.raises(SchemaFilesFault, match=r"`item\.schema\.json` of plugin `game` reuses the name of a core kind"):
        load_kinds(core, plugin, "game")


def test_names_a_reference_to_a_definition_that_is_not_there(tmp_path: Path) -> None:
    core = write(
        tmp_path / "schemas", common=COMMON, item={"properties": {"a": {"$ref": "common.schema.json#/$defs/no"}}}
    )
    with pytest.raises(SchemaFilesFault, match=r"`item\.schema\.json` refers to `common\.schema\.json#/\$defs/no`"):
        load_kinds(core)
