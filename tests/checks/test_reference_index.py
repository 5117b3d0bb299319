"""Tests of the index of references."""

from hypothesis import given
from hypothesis import strategies as st

from tests.checks.conftest import KINDS, build_facts
from workbench.checks.reference_index import ReferenceIndex
from workbench.model.entity import Entity
from workbench.model.ref import EntityRef


def ref(kind, name, pack="test"):
    return EntityRef(pack, kind, name)


def chain(*pairs):
    return {"links": [{"from": a, "to": b} for a, b in pairs]}


def usages(facts, wanted):
    return [(str(who), said.pointer) for who, said in facts.references.usages(facts.packs, wanted)]


def test_names_every_place_that_means_an_entity():
    facts = build_facts(
        {
            "species:a": {},
            "item:a": {},
            "evolution_chain:a": chain(("a", "b"), ("b", "a")),
            "trainer:t": {"party": [{"species": "a"}]},
            "scenario:s": {"map": "a"},
        }
    )
    assert usages(facts, ref("species", "a")) == [
        ("evolution_chain:a", "/links/0/from"),
        ("evolution_chain:a", "/links/1/to"),
        ("trainer:t", "/party/0/species"),
    ]


def test_the_manifest_refers_too():
    facts = build_facts({"map:town": {}}, manifest={"roots": ["map:town"]})
    assert usages(facts, ref("map", "town")) == [("pack:test", "/roots/0")]


def test_a_reference_means_the_entity_of_its_own_pack_first():
    facts = build_facts({"species:a": {}, "trainer:t": {"party": [{"species": "a"}]}}, required={"species:a": {}})
    assert usages(facts, ref("species", "a", "base")) == []
    assert usages(facts, ref("species", "a")) == [("trainer:t", "/party/0/species")]


def test_what_a_required_pack_writes_is_known_as_well():
    facts = build_facts({}, required={"species:a": {}, "trainer:t": {"party": [{"species": "a"}]}})
    assert usages(facts, ref("species", "a", "base")) == [("trainer:t", "/party/0/species")]


IDS = st.sampled_from("abc")
EDIT = st.tuples(
    st.sampled_from(["test", "base"]), IDS, st.one_of(st.none(), st.lists(st.tuples(IDS, IDS), max_size=2))
)


@given(st.lists(EDIT, max_size=8))
def test_an_index_kept_up_is_that_of_a_new_reading(edits):
    facts = build_facts({}, required={})
    packs, index = facts.packs, ReferenceIndex.build(facts.packs, KINDS)
    for pack, name, pairs in edits:
        changed = ref("evolution_chain", name, pack)
        packs = packs.with_changes({changed: None if pairs is None else Entity(changed, chain(*pairs))})
        index = index.updated(packs, KINDS, [changed])
    new = ReferenceIndex.build(packs, KINDS)
    assert index.written == new.written
    assert {name: refs for name, refs in index.sayers.items() if refs} == new.sayers
