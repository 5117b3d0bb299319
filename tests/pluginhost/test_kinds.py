"""The kinds that a pack may hold."""

from __future__ import annotations

from pathlib import Path

from workbench import places
from workbench.pluginhost import kinds_of, schema_fault
from workbench.pluginhost.kinds import load


def test_a_pack_sees_core_kinds_and_those_of_its_ruleset() -> None:
    core, whole = kinds_of(""), kinds_of("pokescape")
    assert {"species", "map", "scenario", "pack"} <= set(core)
    assert set(core) < set(whole)
    assert {kind.home for kind in core.values()} == {"core"}
    assert {kind.home for name, kind in whole.items() if name not in core} == {"pokescape"}


def test_a_ruleset_adds_one_property_to_core_kinds() -> None:
    core, whole = kinds_of(""), kinds_of("pokescape")
    added = {
        name: set(whole[name].schema["properties"]) - set(core[name].schema.get("properties", {}))
        for name in core
        if "properties" in whole[name].schema
    }
    assert {frozenset(names) for names in added.values()} <= {frozenset(), frozenset({"rules"})}
    assert added["scenario"] == {"rules"}


def test_an_unknown_ruleset_gives_the_core() -> None:
    assert set(kinds_of("chess")) == set(kinds_of(""))


def test_a_plugin_with_broken_schemas_leaves_the_core_and_says_why(tmp_path: Path) -> None:
    (tmp_path / "toy.schema.json").write_text("[", encoding="utf-8")
    found, why = load(places.schemas(), tmp_path, "toys")
    assert set(found) == set(kinds_of(""))
    assert "`toys`" in why
    assert "toy.schema.json" in why


def test_kinds_without_a_fault_say_nothing() -> None:
    assert schema_fault("pokescape") == schema_fault("") == ""
