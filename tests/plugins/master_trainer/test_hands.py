"""What people do by hand, as a card says it: to the things of every seat."""

import pytest

from plugins.master_trainer import codes as c

from .bed import Bed, add, game_of

TEXT = {"do": "by_hand", "text": {"en": "Sing; who is applauded collects 10 PCs", "it": "Canta"}}


def sung(spins=(), **more):
    """Return a game of three in which seat 1 has used a card that only people can play."""
    do = [TEXT, {"do": "gain", "amount": 1}]
    held = ("held", "turn", [{"do": "gain", "amount": 9}])
    bed = Bed(game_of(items=[("card", "turn", do), ("spare", "battle", [add(1)])], events=[held], seats=3, **more))
    for seat in (1, 2, 3):
        bed.give(seat, ["croconaw", "raichu"], ["card"] if seat == 1 else ["held", "spare"])
    bed.spins(*spins)
    bed.use("card")
    return bed


def test_the_game_stops_at_the_text_and_agents_pass():
    bed = sung()
    prompt = bed.game.prompt(bed.state)
    assert (prompt.by_hand, prompt.source, prompt.seat) == (True, "item:card", 1)
    assert "Sing; who is applauded collects 10 PCs" in bed.game.question(bed.state, "en")
    assert bed.game.greedy(bed.state, bed.game.legal(bed.state), bed.state.chance) == c.DONE_BY_HAND
    bed.do(c.DONE_BY_HAND)
    assert (bed.state.pcs[0], bed.asked) == (101, (c.BEFORE, 1)), "the card goes on"


def test_pcs_of_any_seat_are_mended():
    bed = sung()
    bed.do(c.GET_PCS, 3, 50, c.GIVE_PCS, 2, 20, c.DONE_BY_HAND)
    assert bed.state.pcs == [101, 80, 150]


def test_any_seat_takes_loses_draws_and_discards():
    bed = sung()
    bed.state.shown = [bed.pokemon("mew")]
    bed.do(c.TAKE_ONE, 2, c.TAKE_SHOWN, 3, 1 + bed.pokemon("mew"), c.TAKE_RARE, 2, c.DRAW_ONE, 3)
    assert [len(bed.own(seat)) for seat in (1, 2, 3)] == [2, 4, 3]
    assert (bed.shown(), len(bed.state.rares), len(bed.state.hand[2])) == ([], 1, 3)
    bed.do(c.LOSE_ONE, 2)
    assert bed.asked == (c.LOSE, 2), "whose Pokémon it is chooses"
    bed.do(bed.pokemon("raichu"), c.TOSS_ITEM, 2, bed.card("spare"), c.TOSS_EVENT, 3, bed.card("held"))
    assert (bed.shown(), bed.state.hand[1]) == (["raichu"], (bed.card("held"),))
    assert bed.state.event_pile == [bed.card("held")]
    assert bed.asked == (c.HANDS, 1)


def test_a_pawn_is_put_on_any_space_on_goal_and_back():
    bed = sung()
    goal = bed.table.board.goal
    bed.do(c.PUT_PAWN, 3, goal + 1)
    assert (bed.state.at[2], bed.state.arrived) == (goal, [2])
    bed.do(c.PUT_PAWN, 3, 5)
    assert (bed.state.at[2], bed.state.arrived) == (4, [])
    bed.do(c.SKIP_TURN, 2, c.DONE_BY_HAND)
    assert bed.state.missing == [0, 1, 0]


def test_the_spinner_is_spun_and_a_step_can_be_taken_back():
    bed = sung(spins=[4])
    bed.do(c.SPIN_ONCE, c.GET_PCS, 2, 0, c.PUT_PAWN, 0)
    assert (bed.state.spun, bed.state.pcs, bed.asked) == (4, [100, 100, 100], (c.HANDS, 1))


def test_what_cannot_be_done_is_not_offered():
    bed = sung()
    bed.state.pile = []
    bed.give(2, ["croconaw"], [])
    verbs = list(bed.game.legal(bed.state))
    assert c.TAKE_ONE not in verbs
    assert c.TAKE_SHOWN not in verbs
    bed.do(c.LOSE_ONE)
    assert list(bed.game.legal(bed.state)) == [0, 1, 3]
    bed.do(0, c.TOSS_ITEM)
    assert list(bed.game.legal(bed.state)) == [0, 3]
    assert list(bed.game.legal(bed.game.observe(bed.state, 1))) == [0, 3], "backs show that they are items"


@pytest.mark.parametrize(
    ("lang", "asked", "labels"),
    [
        ("en", "Collect PCs: Player 2", ["Something else", "10 PCs", "20 PCs", "50 PCs", "100 PCs"]),
        ("it", "Prendere PC: Player 2", ["Qualcos’altro", "10 PC", "20 PC", "50 PC", "100 PC"]),
    ],
)
def test_every_step_is_asked_in_words(lang, asked, labels):
    bed = sung()
    bed.do(c.GET_PCS)
    players = [bed.game.option(bed.state, action, lang).label for action in bed.game.legal(bed.state)]
    assert players == [labels[0], "Player 1", "Player 2", "Player 3"]
    bed.do(2)
    assert bed.game.question(bed.state, lang).endswith(asked)
    assert [bed.game.option(bed.state, action, lang).label for action in bed.game.legal(bed.state)] == labels
    bed.do(0, c.PUT_PAWN, 2)
    (first, second) = [bed.game.option(bed.state, action, lang) for action in (1, 2)]
    assert (first.label, second.targets) == ("PARTENZA" if lang == "it" else "START", ("space:s1",))


def test_a_fighter_that_hands_took_away_changes_no_hands_any_more():
    bed = Bed(game_of(items=[("card", "battle", [TEXT])], seats=2))
    for seat in (1, 2):
        bed.give(seat, ["croconaw", "raichu"], ["card"] if seat == 1 else [])
    bed.spins(10)
    bed.act(1, "battle")
    bed.do(2, bed.pokemon("croconaw"), bed.pokemon("raichu"))
    bed.use("card")
    bed.do(c.LOSE_ONE, 2, bed.pokemon("raichu"), c.DONE_BY_HAND)
    assert (bed.own(1), bed.own(2), bed.shown()) == (["croconaw", "raichu"], ["croconaw"], ["raichu"])
