"""Spins explained."""

from workbench.api.rules import ROLL

from .bed import Bed, add, game_of


def rolls(bed):
    """Return the account of every spin."""
    return [bed.game.account(event, "en") for event in bed.out if event.what == "roll"]


def fought(*spins, cards=()):
    """Return a game in which Croconaw fought Poliwag."""
    bed = Bed(game_of(items=[("plus", "battle", [add(3)])]))
    bed.give(1, ["croconaw"], cards)
    bed.top("poliwag")
    bed.spins(*spins)
    bed.act(1, "get_pokemon")
    bed.do(bed.pokemon("croconaw"))
    if cards:
        bed.use("plus")
    return bed


def test_a_spin_of_a_battle_is_added_up_with_points_and_card():
    one, two = rolls(fought(2, 4, cards=["plus"]))
    assert (one.role, one.title, [(part.label, part.value) for part in one.parts]) == (
        ROLL, "Croconaw", [("spin", 2), ("Battle Points", 7), ("card", 3)],
    )  # fmt: skip
    assert (two.title, two.total) == ("Poliwag", 10)


def test_what_decides_at_once_is_not_added_up():
    (only,) = rolls(fought(10))
    assert only.parts == ()


def test_other_spins_say_what_they_are_for():
    bed = Bed(game_of(), [4])
    bed.go()
    assert [account.title for account in rolls(bed)] == ["Player 1: Move"]


def test_winning_a_rare_pokemon_is_a_moment():
    bed = Bed(game_of())
    bed.spins(6)
    bed.act(1, "ruins")
    moments = [account.moment for event in bed.out if (account := bed.game.account(event, "it")) and account.moment]
    assert moments == ["won"]
