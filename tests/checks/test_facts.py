"""Tests of what checks may see, before and after an edit."""

from dataclasses import replace

import pytest

from tests.checks.conftest import build_facts
from workbench.model.entity import Entity
from workbench.model.pack import PackSet
from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef


def edited(facts, ref_text, data):
    kind, _, name = ref_text.partition(":")
    ref = EntityRef("test", kind, name)
    packs = facts.packs.with_changes({ref: None if data is None else Entity(ref, data)})
    return facts.after(packs, frozenset([ref]))


def test_the_manifest_is_an_entity_that_is_checked():
    facts = build_facts({"species:a": {}}, manifest={"title": {"en": "T"}})
    assert [str(entity.ref) for entity in facts.entities()] == ["pack:test", "species:a"]
    assert facts.get(EntityRef("test", "pack", "test")) == facts.manifest


def test_references_are_looked_up_in_this_pack_first():
    facts = build_facts({"map:a": {"own": 1}}, required={"map:a": {}, "map:b": {}})
    assert facts.find("a", "map").data == {"own": 1}
    assert facts.find("b", "map").ref.pack == "base"
    assert facts.find("c", "map") is None
    assert facts.ids("map") == {"a", "b"}


def test_graphs_are_kept_while_what_they_are_made_of_is_the_same():
    facts = build_facts({"evolution_chain:a": {"links": [{"from": "a", "to": "b"}]}, "map:m": {}})
    before = facts.evolution, facts.region
    after = edited(facts, "item:x", {})
    assert (after.evolution, after.region) == before
    assert after.evolution is before[0]
    assert edited(after, "map:n", {}).region is not before[1]


def test_graphs_follow_edits():
    facts = build_facts({"evolution_chain:a": {"links": [{"from": "a", "to": "b"}]}})
    assert facts.evolution.edge_count == 1
    longer = edited(facts, "evolution_chain:a", {"links": [{"from": "a", "to": "b"}, {"from": "b", "to": "c"}]})
    assert longer.evolution.longest == 3
    assert edited(longer, "evolution_chain:a", None).evolution.edge_count == 0
    assert facts.evolution.edge_count == 1


def test_the_nearest_id_follows_edits():
    facts = build_facts({"species:abra": {}})
    assert facts.nearest("kadabr", ("species",)) == "abra"
    assert edited(facts, "species:kadabra", {}).nearest("kadabr", ("species",)) == "kadabra"


def test_a_pack_whose_required_pack_is_missing_is_half_read():
    assert build_facts({}, manifest={"requires": [{"id": "gone"}]}).missing_packs == {"gone"}
    assert build_facts({}, manifest={"requires": [{"id": "gone"}]}).is_half_read
    assert not build_facts({}, manifest={"requires": [{"id": "base"}]}, required={}).is_half_read


@pytest.mark.parametrize("needs", ["base", None, ["base"], [{}], [{"id": 3}], {"id": "base"}])
def test_a_pack_that_requires_nobody_knows_what_is_half_read(needs):
    assert build_facts({}, manifest={"requires": needs}).is_half_read


def test_finds_only_entities_of_the_kind_that_is_asked_for():
    facts = build_facts({"species:abra": {}})
    assert facts.find("species:abra", "species").ref.id == "abra"
    assert facts.find("species:abra", "map") is None


def test_a_pack_whose_manifest_met_a_fault_and_is_empty_is_half_read():
    problem = LoadProblem("unreadable_file", "test", "pack.json", "x", EntityRef("test", "pack", "test"))
    whole = build_facts({}, problems=(problem,))
    assert not whole.is_half_read
    empty = replace(whole, packs=PackSet((replace(whole.opened, manifest={}),)))
    assert empty.is_manifest_unread
    assert empty.is_half_read
    assert not empty.is_ruleset_known


def test_an_entity_whose_file_cannot_be_read_is_known_by_name():
    problem = LoadProblem("unreadable_file", "test", "species/a.json", "x", EntityRef("test", "species", "a"))
    assert build_facts({}, problems=(problem,)).unreadable == {("species", "a")}


def test_the_ways_of_a_map_are_asked_for_once_while_it_is_looked_at():
    asked = []

    def steps(ref):
        asked.append(ref.id)
        return {} if ref.id == "empty" else {(0, 0): ()}

    facts = build_facts({"map:m": {}, "map:empty": {}}, steps=steps)
    island, empty = (EntityRef("test", "map", name) for name in ("m", "empty"))
    assert (facts.ways(island), facts.ways(island), facts.ways(empty)) == ({(0, 0): ()}, {(0, 0): ()}, None)
    assert asked == ["m", "empty"]
