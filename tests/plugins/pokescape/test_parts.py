"""What dice are made of, by name."""

import pytest

from tests.plugins.pokescape.bed import Table, board, game_of


def modifier(name, stat, add, when=None, side="self"):
    """A modifier power."""
    found = {"kind": "modifier", "name": {"en": name, "it": f"{name} it"}, "stat": stat, "add": add,
             "who": {"side": side}}  # fmt: skip
    return {**found, "when": when} if when else found


CHARGE = modifier("Charge", "attack", 1, {"is": "attack", "reach": "adjacent"})


def struck(ours, theirs=(), levels=(), **more):
    """The log and the battle after figure 0 has attacked figure 1 beside it."""
    cards = [{"id": "a", "powers": list(ours)}], [{"id": "b", "powers": list(theirs)}]
    game = game_of(board(["gggggg"], levels), *cards, **more)
    found = Table(game, (1, 0), (2, 0), faces=(1, 6, 6, 6, 6, 6, 6, 4, 4, 4, 4, 4))
    found.turn(0)
    found.move(1, 0)
    found.attack(1)
    return found


def parts(found, number=0, lang="en"):
    rolls = [event for event in found.told if event.what == "roll"]
    return [(part.label, part.value) for part in found.game.account(rolls[number], lang).parts]


@pytest.mark.rule("HS-ATK-04")
def test_dice_are_told_by_base_height_and_the_names_of_powers():
    found = struck([CHARGE, modifier("Strong", "attack", 2)], levels=["221111"])
    assert parts(found) == [("base", 3), ("height", 1), ("Charge", 1), ("Strong", 2)]
    assert "rolls 7 attack dice: 3 base, +1 height, +1 Charge, +2 Strong" in found.log()[1]
    assert parts(found, lang="it")[2] == ("Charge it", 1)


def test_a_modifier_whose_condition_does_not_hold_is_not_told():
    far = modifier("Aim", "attack", 2, {"is": "attack", "reach": "distant"})
    assert parts(struck([far])) == [("base", 3)]


def test_defense_dice_name_what_helps_the_defender():
    found = struck([], [modifier("Shell", "defense", 1), modifier("Wall", "defense", 1, {"is": "attack"})])
    assert parts(found, 1) == [("base", 3), ("Wall", 1), ("Shell", 1)]


@pytest.mark.rule("PS-TRN-02")
def test_a_trainer_card_is_named():
    coach = {"powers": [modifier("Cheer", "attack", 1, side="ally")]}
    assert parts(struck([], trainers={"coach": coach})) == [("base", 3), ("Cheer", 1)]


def test_dice_of_a_turn_are_named_so():
    found = Table(game_of(board(["gggggg"]), [{"id": "a"}], [{"id": "b"}]), (1, 0), (2, 0), faces=[6] * 12)
    found.turn(0)
    found.move(1, 0)
    found.state.boost = 2
    found.attack(1)
    assert parts(found) == [("base", 3), ("this turn", 2)]
