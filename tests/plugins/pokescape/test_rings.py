"""Cards of one side that give each other turns without end are told before the game, where it is certain."""

import pytest

from plugins.pokescape.ruleset import RULESET
from tests.plugins.pokescape.test_endless import roll, trigger

CARD = {"size": "small", "height": 3, "life": 3, "move": 5, "range": 1, "attack": 3, "defense": 3, "points": 5}


def give(*effects, on="turn.end", among=None, **more):
    """A power that gives a turn to an ally."""
    effects = effects or ({"do": "take_turn", "on": "chosen"},)
    return trigger(on, {"do": "choose", "among": {"side": "ally", **(among or {})}, "then": list(effects)}, **more)


def told(*cards, mode="army", types=()):
    """What is advised against a battle of cards with these powers, named a, b, c …"""
    names = "abcdef"[: len(cards)]
    kinds = {("army_card", n): {**CARD, "id": n, "species": n, "powers": p} for n, p in zip(names, cards, strict=True)}
    kinds |= {("species", n): {"id": n, "types": [t]} for n, t in zip(names, types, strict=False)}
    scenario = {
        "id": "s",
        "sides": [{"seat": 1, "team": list(names)}, {"seat": 2, "team": []}],
        "rules": {"mode": mode},
    }
    return [
        (at, text) for at, text, _ in RULESET.advice("scenario", scenario, lambda kind, ref: kinds.get((kind, ref)))
    ]


def test_two_who_give_each_other_turns_are_told_with_both_names():
    assert told([give()], [give(on="turn.start")]) == [
        ("/sides/0/team", "`a`, `b`: each turn of theirs brings another one, without end")
    ]


def test_a_ring_of_three_by_type_is_found_and_who_stands_outside_is_not_named():
    ring = [[give(among={"types": [to]})] for to in ("water", "grass", "fire")]
    ((at, text),) = told(*ring, [], types=("fire", "water", "grass", "rock"))
    assert (at, text.partition(":")[0]) == ("/sides/0/team", "`a`, `b`, `c`")


@pytest.mark.parametrize(
    "cards",
    [
        ([give()], []),
        ([give()], [give(limit="round")]),
        ([give(among={"types": ["water"]})], [give(among={"types": ["rock"]})]),
        ([give()], [give(when={"is": "number", "value": "round", "op": "<", "than": 3})]),
        ([give(among={"adjacent": True})], [give(among={"adjacent": True})]),
        ([give(roll(17, {"do": "take_turn", "on": "chosen"}))], [give()]),
        ([give(among={"side": "enemy"})], [give(among={"side": "enemy"})]),
    ],
    ids=["one passes it on to nobody", "limit", "types", "condition", "place", "roll", "enemies"],
)
def test_where_a_choice_dice_a_limit_or_a_place_can_end_it_nothing_is_said(cards):
    assert told(*cards, types=("fire", "water")) == []


def test_of_battles_one_on_one_nothing_is_said_as_nobody_else_is_there():
    assert told([give()], [give()], mode="one_on_one") == []
