"""Every effect, condition and number of cards."""

import pytest

from plugins.master_trainer import codes as c

from .bed import Bed, add, game_of


def used(do, when="turn", seats=3, spins=(), **more):
    """Return a game in which seat 1 has used a card on its turn."""
    bed = Bed(game_of(items=[("card", when, do), ("spare", "battle", [add(1)])], seats=seats, **more))
    bed.give(1, ["croconaw", "raichu"], ["card"])
    bed.spins(*spins)
    bed.use("card")
    return bed


def fought(do, spins, mine="croconaw", kind="get_pokemon"):
    """Return a game in which seat 1 played a card in a battle with Poliwag or a leader of 8."""
    bed = Bed(game_of(items=[("card", "battle", do)]))
    bed.give(1, [mine], ["card"])
    bed.top("poliwag")
    bed.spins(*spins)
    bed.act(1, kind)
    bed.do(bed.pokemon(mine))
    bed.use("card")
    return bed


def when(condition, amount=1):
    """Return an effect that adds when a condition holds, and takes away when not."""
    return {"do": "if", "when": condition, "then": [add(amount)], "otherwise": [add(-amount)]}


@pytest.mark.parametrize(
    ("do", "totals"),
    [
        ([add(5)], (1, 12, 1, 6)),
        ([add(-3, whose="theirs")], (1, 7, 1, 3)),
        ([when({"is": "type", "types": ["water"]})], (1, 8, 1, 6)),
        ([when({"is": "type", "types": ["fire"]})], (1, 6, 1, 6)),
        ([when({"is": "type", "types": ["water"], "whose": "theirs"})], (1, 8, 1, 6)),
        ([when({"is": "against", "foe": "wild"})], (1, 8, 1, 6)),
        ([when({"is": "against", "foe": "gym"})], (1, 6, 1, 6)),
        ([when({"is": "not", "condition": {"is": "against", "foe": "gym"}})], (1, 8, 1, 6)),
        ([add({"number": "path", "path": "pokemon"})], (1, 8, 1, 6)),
        ([{"do": "repeat", "times": 3, "then": [add(1)]}], (1, 10, 1, 6)),
    ],
)
def test_bonuses_and_conditions_of_battles(do, totals):
    assert fought(do, [1, 1]).totals()[0] == totals


def test_of_two_spins_the_higher_counts():
    assert fought([{"do": "best_spin"}], [0, 4, 1]).totals() == [(4, 7, 1, 6)]


def test_other_numbers_can_win_at_once():
    assert fought([{"do": "win_on", "numbers": [8, 9]}], [8]).own(1) == ["croconaw", "poliwag"]


def test_a_0_need_not_lose():
    assert fought([{"do": "no_zero"}], [0, 5]).totals() == [(0, 7, 5, 6)]


def test_a_battle_can_be_won_without_a_spin():
    bed = fought([{"do": "win_at_once"}], [])
    assert bed.own(1) == ["croconaw", "poliwag"]
    assert bed.happened("roll") == []


def test_an_opponents_card_helps_the_opponent():
    bed = Bed(game_of(items=[("sure", "battle", [{"do": "win_at_once"}])]))
    bed.give(1, ["croconaw", "poliwag"], [])
    bed.give(2, ["raichu"], ["sure"])
    bed.act(1, "battle")
    bed.do(2, bed.pokemon("croconaw"), bed.pokemon("raichu"))
    bed.use("sure")
    assert bed.own(2) == ["croconaw", "raichu"]


def test_gaining_and_paying():
    assert used([{"do": "gain", "amount": 60}]).state.pcs == [160, 100, 100]
    assert used([{"do": "pay", "amount": 30}]).state.pcs == [70, 100, 100]
    each = {
        "do": "for_each",
        "among": {"side": "enemy"},
        "then": [{"do": "pay", "amount": 10, "who": "chosen", "to": "self"}],
    }
    assert used([each]).state.pcs == [120, 90, 90]


def test_numbers_are_reckoned_when_they_are_needed():
    product = {"number": "product", "parts": [10, {"number": "path", "path": "spin"}]}
    assert used([{"do": "spin"}, {"do": "gain", "amount": product}], spins=[7]).state.pcs[0] == 170
    count = {"number": "count", "of": {"side": "enemy"}}
    assert used([{"do": "gain", "amount": count}]).state.pcs[0] == 102
    compare = {"is": "number", "op": ">=", "value": {"number": "path", "path": "pcs"}, "than": 100}
    assert used([{"do": "if", "when": compare, "then": [{"do": "gain", "amount": 1}]}]).state.pcs[0] == 101


def test_the_spin_decides():
    do = [
        {"do": "spin"},
        {"do": "if", "when": {"is": "spun", "numbers": [0, 1]}, "then": [{"do": "gain", "amount": 5}]},
    ]
    assert used(do, spins=[1]).state.pcs[0] == 105
    assert used(do, spins=[2]).state.pcs[0] == 100


def test_a_player_is_chosen_in_the_middle_of_a_card_and_a_saved_game_goes_on():
    bed = used([{"do": "choose", "among": {"side": "enemy"}, "then": [{"do": "gain", "amount": 3, "who": "chosen"}]},
                {"do": "gain", "amount": 1}])  # fmt: skip
    assert bed.asked == (c.CHOOSE, 1)
    assert list(bed.game.legal(bed.state)) == [2, 3]
    bed.state = bed.game.unpack(bed.game.pack(bed.state))
    bed.do(3)
    assert bed.state.pcs == [101, 100, 103]


def test_nobody_may_be_chosen_when_it_is_up_to_one():
    bed = used(
        [{"do": "choose", "up_to": True, "among": {"side": "any"}, "then": [{"do": "miss_turn", "who": "chosen"}]}]
    )
    assert list(bed.game.legal(bed.state)) == [0, 1, 2, 3]
    bed.do(0)
    assert bed.state.missing == [0, 0, 0]


def test_those_with_most_are_meant():
    bed = Bed(game_of(items=[("card", "turn", [{"do": "for_each", "among": {"side": "any", "most": "pcs"},
                                                "then": [{"do": "pay", "amount": 9, "who": "chosen"}]}])]))  # fmt: skip
    bed.give(1, cards=["card"])
    bed.state.pcs = [50, 90]
    bed.use("card")
    assert bed.state.pcs == [50, 81]


def test_drawing_and_losing_cards():
    assert len(used([{"do": "draw_pokemon", "count": 2}]).own(1)) == 4
    assert len(used([{"do": "draw_items", "count": 2}]).state.hand[0]) == 2
    bed = used([{"do": "draw_items", "count": 2}, {"do": "discard", "count": 1}, {"do": "gain", "amount": 1}])
    assert bed.asked == (c.TOSS, 1)
    bed.do(bed.game.legal(bed.state)[0])
    assert len(bed.state.hand[0]) == 1
    assert bed.state.pcs[0] == 101, "the card goes on when the question is answered"


def test_an_item_is_taken_at_random_and_only_the_two_see_which():
    take = [{"do": "choose", "among": {"side": "enemy"}, "then": [{"do": "take_item"}]}]
    bed = Bed(game_of(events=[("card", "turn", take)], items=[("spare", "battle", [add(1)])], seats=3))
    bed.give(1, cards=["card"])
    bed.give(2, cards=["spare", "spare"])
    bed.use("card")
    bed.do(2)
    assert bed.state.hand[:2] == [(bed.card("spare"),), (bed.card("spare"),)]
    assert next(event for event in bed.out if event.what == "taken").visible_to == 0b011


def test_following_another_space_and_moving_on():
    assert used([{"do": "follow", "space": "contest"}], spins=[5]).state.pcs[0] == 150
    bed = used([{"do": "move", "spaces": 4}])
    assert (bed.state.at[0], bed.asked) == (4, (c.BEFORE, 1))


def test_a_turn_is_missed_or_taken_again():
    bed = used([{"do": "miss_turn"}, {"do": "turn_again"}], spins=[1, 1])
    assert (bed.state.missing[0], bed.state.again) == (1, 1)
