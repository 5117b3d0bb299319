"""Tests of the index of names that need a second look."""

from hypothesis import given
from hypothesis import strategies as st

from tests.checks.conftest import build_facts
from workbench.checks.name_index import NameIndex
from workbench.model.entity import Entity
from workbench.model.ref import EntityRef


def test_holds_what_says_another_id_and_what_is_not_plain():
    facts = build_facts({"item:a": {"id": "b"}, "item:c": {"id": "c"}, "item:D": {}, "item:é": [], "item:e": {"id": 3}})
    assert {ref.id for ref in facts.names.misnamed} == {"a"}
    assert {ref.id for ref in facts.names.odd} == {"D", "é"}


EDIT = st.tuples(st.sampled_from("abA"), st.one_of(st.none(), st.fixed_dictionaries({"id": st.sampled_from("abA")})))


@given(st.lists(EDIT, max_size=8))
def test_an_index_kept_up_is_that_of_a_new_reading(edits):
    packs = build_facts({}).packs
    index = NameIndex.build(packs.opened)
    for name, data in edits:
        ref = EntityRef("test", "item", name)
        packs = packs.with_changes({ref: None if data is None else Entity(ref, data)})
        index = index.updated(packs.opened, [ref, EntityRef("base", "item", name)])
    assert index == NameIndex.build(packs.opened)
