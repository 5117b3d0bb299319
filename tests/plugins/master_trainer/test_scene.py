"""The table as values: what a seat sees, and the accounts at the end."""

from plugins.master_trainer import codes as c

from .bed import Bed, add, game_of, track


def scene(bed, seat=1, lang="en"):
    """Return the scene that a seat sees."""
    return bed.game.scene(bed.game.observe(bed.state, seat), lang)


def zone(found, name):
    return next(zone for zone in found.zones if zone.id == name)


def test_spaces_carry_a_sign_and_say_what_they_do_in_the_language_asked_for():
    bed = Bed(game_of(["trouble:pcs:20", "get_pcs:30"]))
    start, trouble, pcs, goal = scene(bed).board.spaces
    assert [space.label for space in (start, trouble, pcs, goal)] == ["START", "−20", "+30", "GOAL"]
    assert trouble.tip == "s1\nTrouble: pay 20 PCs"
    assert scene(bed, lang="it").board.spaces[1].tip == "s1\nGuai: paga 20 PC"
    assert scene(bed).board is scene(bed).board, "a painter may cache it"


def test_the_spinner_stands_where_it_stopped():
    bed = Bed(game_of(), [7])
    assert scene(bed).wheels[0].result is None
    bed.go()
    (wheel,) = scene(bed).wheels
    assert (len(wheel.segments), wheel.segments[wheel.result].label) == (11, "7")


def test_the_others_cards_lie_face_down_and_ones_own_say_what_they_do():
    bed = Bed(game_of(items=[("plus", "battle", [add(3)])]))
    bed.give(1, cards=["plus", "plus"])
    (own,) = zone(scene(bed, 1), "hand:1").cards
    assert (own.title, own.count, own.facts) == ("Plus", 2, ("Add 3 to your total.",))
    (back,) = zone(scene(bed, 2), "hand:1").cards
    assert (back.title, back.face, back.count) == ("Item", "down", 2)


def test_spaces_after_a_junction_stand_for_the_ways_on():
    bed = Bed(game_of(board=track(["plain"] * 20, s3=("s10",))), [5])
    bed.go()
    assert bed.asked == (c.WAY, 1)
    assert scene(bed).options == {"space:s4": (4,), "space:s10": (10,)}


def test_the_accounts_at_the_end_add_up_by_seat():
    bed = Bed(game_of())
    bed.state.arrived, bed.state.pcs, bed.state.loans, bed.state.frames = [1, 0], [30, 40], [1, 0], []
    bed.give(1, ["croconaw", "raichu"])
    account = zone(scene(bed), "score:1")
    assert account.title == "Player 1: 110"
    assert [(card.title, *card.lines) for card in account.cards] == [
        ("30", "PCs"), ("100", "GOAL 2"), ("0", "0 gold"), ("60", "1 red"), ("40", "1 orange"), ("0", "0 yellow"),
        ("−120", "1 loan"), ("110", "Total"),
    ]  # fmt: skip
