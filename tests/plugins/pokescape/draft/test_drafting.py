"""Who picks next in a draft, and what."""

import pytest

from plugins.pokescape.draft.drafting import Draft, draft_order
from plugins.pokescape.structs.cards import ArmyCard
from workbench.api.rules import read
from workbench.engine.scripted import ScriptedChance

NUMBERS = {"size": "small", "height": 3, "life": 3, "move": 5, "range": 1, "attack": 3, "defense": 3}


def card(name, points, unique=True):
    """A card worth so many points."""
    return read(ArmyCard, {**NUMBERS, "id": name, "species": name, "points": points, "unique": unique})


def picked(draft, *cards):
    """The seats that picked, one a card."""
    seats = []
    for one in cards:
        seats.append(draft.seat)
        draft.pick(one)
    return seats


@pytest.mark.rule("HS-DRF-01")
def test_the_highest_roll_begins_and_ties_roll_again():
    assert draft_order(3, ScriptedChance(1, 1, [9, 20, 20, 4, 5])) == [3, 1, 2]
    assert draft_order(2, ScriptedChance(1, 1, [9, 20])) == [2, 1]


@pytest.mark.rule("HS-DRF-01")
def test_two_pick_one_two_two_and_more_go_round_and_back():
    common = card("a", 1, unique=False)
    assert picked(Draft([1, 2], 99), *[common] * 6) == [1, 2, 2, 1, 1, 2]
    assert picked(Draft([2, 3, 1], 99), *[common] * 7) == [2, 3, 1, 1, 3, 2, 2]


@pytest.mark.rule("HS-DRF-01")
def test_who_passes_is_out_and_the_draft_ends_when_all_have():
    draft = Draft([1, 2], 99)
    draft.leave()
    assert picked(draft, card("a", 1), card("b", 1)) == [2, 2]
    draft.leave()
    assert draft.seat == 0
    assert draft.open([card("c", 1)]) == []


@pytest.mark.rule("HS-DRF-01")
def test_the_points_limit_holds_and_a_unique_card_is_once_in_an_army():
    big, small, common = card("big", 60), card("small", 30), card("common", 40, unique=False)
    draft = Draft([1, 2], 100)
    draft.pick(small)
    draft.leave()
    assert [one.id for one in draft.open([big, small, common])] == ["big", "common"]
    draft.pick(common)
    assert [one.id for one in draft.open([big, small, common])] == []
    with pytest.raises(ValueError, match="`big` may not be picked now"):
        draft.pick(big)
