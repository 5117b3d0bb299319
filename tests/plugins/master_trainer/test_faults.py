"""What the ruleset says against cards and boards."""

import pytest

from plugins.master_trainer.faults import entity_faults

from .bed import add, named, track


def said(kind, data):
    """Return (pointer, message) of every fault."""
    return [fault[:2] for fault in entity_faults(kind, data)]


def event(when, *do):
    return named("event", when=when, do=list(do))


def depending(condition):
    """Return an effect that depends on a condition."""
    return {"do": "if", "when": condition, "then": [{"do": "gain", "amount": 1}]}


@pytest.mark.parametrize(
    ("data", "pointer", "message"),
    [
        (event("turn", add(3)), "/do/0", "there is no battle at this moment"),
        (
            event("battle", {"do": "move", "spaces": 2}),
            "/do/0",
            "nothing can be drawn, lost or moved in the middle of a battle",
        ),
        (event("turn", {"do": "miss_turn", "who": "chosen"}), "/do/0/who", "nobody has been chosen at this moment"),
        (event("turn", {"do": "take_item"}), "/do/0", "nobody has been chosen at this moment"),
        (event("battle", {"do": "win_on", "numbers": [3, 11]}), "/do/0/numbers/1", "`11` is not on the spinner"),
        (
            event("turn", depending({"is": "not", "condition": {"is": "spun", "numbers": [12]}})),
            "/do/0/when/condition/numbers/0",
            "`12` is not on the spinner",
        ),
        (event("turn", depending({"is": "against", "foe": "gym"})), "/do/0/when", "there is no battle at this moment"),
        (
            event("turn", {"do": "choose", "count": 2, "among": {"side": "enemy"}, "then": [{"do": "take_item"}]}),
            "/do/0/count",
            "one player is chosen at a time",
        ),
    ],
)
def test_effects_out_of_place_are_named_with_their_place(data, pointer, message):
    assert said("event", data) == [(pointer, message)]


def test_a_board_must_name_its_own_spaces_once():
    board = track(["item", "event"])
    board["rules"]["spaces"] += [{"do": "gym", "at": ["s1", "s9"]}]
    board["rules"]["loop"] = {"junction": "s1", "enter": "s8"}
    assert said("map", board) == [
        ("/rules/spaces/2/at/0", "space `s1` says `item` already"),
        ("/rules/spaces/2/at/1", "there is no space `s9`"),
        ("/rules/loop/enter", "there is no space `s8`"),
    ]


def test_spaces_that_are_none_are_left_to_the_schema():
    board = track(["item", "event"])
    for spaces in ([{"id": []}, 3], 7):
        assert ("/rules/spaces/0/at/0", "there is no space `s1`") in said("map", {**board, "spaces": spaces})


def test_good_cards_and_boards_have_no_faults():
    each = {"do": "for_each", "among": {"side": "enemy"}, "then": [{"do": "gain", "amount": 1, "who": "chosen"}]}
    assert said("event", event("instant", each)) == []
    assert said("map", track(["item", "trouble:pcs:20"])) == []


@pytest.mark.rule("MT-SET-03")
@pytest.mark.parametrize(("seats", "faults"), [(1, 1), (2, 0), (4, 0), (5, 1)])
def test_two_to_four_play(seats, faults):
    scenario = {"sides": [{"seat": seat} for seat in range(1, seats + 1)], "rules": {"decks": {"characters": []}}}
    assert said("scenario", scenario) == [("/sides", f"`{seats}` play, expected 2 to 4")] * faults
