"""Tests of what entities cost."""

from hypothesis import given
from hypothesis import strategies as st

from tests.checks.conftest import KINDS, build_facts
from workbench.checks.points import PointsIndex
from workbench.model.entity import Entity
from workbench.model.ref import EntityRef


def points(facts, kind, name):
    return facts.points(EntityRef("test", kind, name))


def test_a_card_speaks_for_itself_and_for_the_species_that_it_names():
    facts = build_facts({"army_card:pika": {"species": "pikachu", "points": 120}})
    assert points(facts, "army_card", "pika") == 120
    assert points(facts, "species", "pikachu") == 120
    assert points(facts, "species", "raichu") is None


def test_of_several_cards_the_one_of_the_species_id_speaks_else_the_first():
    cards = {"army_card:z": {"species": "a", "points": 1}, "army_card:y": {"species": "a", "points": 2}}
    assert points(build_facts(cards), "species", "a") == 2
    assert points(build_facts(cards | {"army_card:a": {"species": "a", "points": 3}}), "species", "a") == 3


def test_a_card_of_this_pack_hides_the_required_pack_s():
    required = {"army_card:a": {"species": "a", "points": 9}}
    assert points(build_facts({"army_card:a": {"species": "a", "points": 1}}, required=required), "species", "a") == 1
    assert points(build_facts({}, required=required), "species", "a") == 9


def test_points_that_are_no_number_count_nothing():
    assert (
        points(build_facts({"army_card:a": {"species": "a", "points": "many"}, "army_card:b": []}), "species", "a")
        is None
    )


CARD = st.fixed_dictionaries({"species": st.sampled_from("ab"), "points": st.integers(0, 3)})
EDIT = st.tuples(st.sampled_from(["test", "base"]), st.sampled_from("abc"), st.one_of(st.none(), CARD))


@given(st.lists(EDIT, max_size=8))
def test_an_index_kept_up_is_that_of_a_new_reading(edits):
    packs = build_facts({}, required={}).packs
    index = PointsIndex.build(packs, KINDS)
    for pack, name, card in edits:
        ref = EntityRef(pack, "army_card", name)
        packs = packs.with_changes({ref: None if card is None else Entity(ref, card)})
        index = index.updated(packs, KINDS, [ref])
    new = PointsIndex.build(packs, KINDS)
    assert index.stated == new.stated
    assert {name: cards for name, cards in index.cards.items() if cards} == new.cards
