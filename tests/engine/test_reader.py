"""Entities of a snapshot as structs, and every reason against them."""

import json
from typing import Annotated

import pytest

from workbench.engine.data import Open, says
from workbench.engine.reader import Reader
from workbench.engine.ruleset import SetupRefused
from workbench.engine.snapshot import Snapshot


class Card(Open, frozen=True, kw_only=True):
    """What a game reads of a card."""

    life: Annotated[int, says("Life", "Vita", ge=1)]


def reader(**cards):
    """What reads a snapshot of cards."""
    return Reader(
        Snapshot("toy", "s", {f"army_card:{name}": json.dumps(data).encode() for name, data in cards.items()})
    )


@pytest.mark.parametrize("reference", ["ann", "army_card:ann", "pack/ann", "pack/army_card:ann"])
def test_an_entity_is_found_by_any_reference_to_it(reference):
    found = reader(ann={"life": 3, "name": {"en": "Ann"}})
    assert found.read(Card, "army_card", reference) == Card(life=3)
    found.refuse()


def test_what_is_missing_and_what_does_not_fit_is_said_all_at_once():
    found = reader(ann={"life": 0}, bob=3, cat={"life": 2})
    assert found.read(Card, "army_card", "pack/dan") is None
    assert found.all(Card, "army_card") == {"cat": Card(life=2)}
    with pytest.raises(SetupRefused) as refused:
        found.refuse()
    assert refused.value.reasons == [
        "army card `dan` is missing",
        "army card `ann` at `/life`: Expected `int` >= 1",
        "army card `bob`: Expected `object`, got `int`",
    ]


def test_what_calls_itself_otherwise_than_others_call_it_is_refused():
    found = reader(ann={"id": "anna", "life": 1}, bob={"id": "bob", "life": 2})
    assert found.all(Card, "army_card") == {"bob": Card(life=2)}
    assert found.reasons == ["army card `ann` at `/id`: it calls itself otherwise, expected `ann`"]


def test_several_come_in_the_order_of_their_references_each_as_often_as_it_is_named():
    found = reader(ann={"life": 1}, bob={"life": 2})
    assert found.several(Card, "army_card", ["bob", "nobody", "ann", "bob"]) == [
        Card(life=2),
        Card(life=1),
        Card(life=2),
    ]
    assert found.reasons == ["army card `nobody` is missing"]
