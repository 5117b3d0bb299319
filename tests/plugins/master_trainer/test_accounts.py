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


def moments(bed, lang="en"):
    """Return (look, title, lines) of what deserves a picture."""
    told = [bed.game.account(event, lang) for event in bed.out]
    return [(each.moment, each.title, each.lines) for each in told if each and each.moment]


def test_winning_a_rare_pokemon_is_a_moment():
    bed = Bed(game_of())
    bed.spins(6)
    bed.act(1, "ruins")
    ((look, title, _),) = moments(bed, "it")
    assert look == "won"
    assert title.startswith("Player 1 vince ")


def test_an_event_that_happens_is_a_moment_with_its_text():
    bed = Bed(game_of(events=[("luck", "instant", [{"do": "gain", "amount": 7}])]))
    bed.act(1, "event")
    assert moments(bed) == [("meet", "Player 1: Luck", ("Collect 7 PCs.",))]


def test_a_beaten_leader_and_a_pokemon_that_changes_hands_are_moments():
    bed = Bed(game_of())
    bed.give(1, ["croconaw", "raichu"])
    bed.give(2, ["poliwag", "gyarados"])
    bed.spins(10)
    bed.act(1, "gym")
    bed.do(bed.pokemon("croconaw"))
    bed.spins(1, 10)
    bed.act(2, "battle")
    bed.do(1, bed.pokemon("poliwag"), bed.pokemon("croconaw"))
    assert moments(bed) == [
        ("won", "Player 1 wins against Leader_0", ()),
        ("won", "Player 1 wins Poliwag from Player 2", ()),
    ]


def test_arriving_is_a_moment_with_what_it_brings():
    bed = Bed(game_of([]), [5])
    bed.go()
    assert moments(bed, "it") == [("won", "Player 1 raggiunge l’ARRIVO come numero 1", ("+200 PC",))]
