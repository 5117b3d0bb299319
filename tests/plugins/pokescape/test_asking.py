"""Powers that ask: whom, where to, whether."""

import pytest

from plugins.pokescape import frames, state
from tests.plugins.pokescape.bed import Table, board, game_of

ROWS = ["ggggggg"] * 5
WHIRL = {
    "kind": "action",
    "name": {"en": "Whirl"},
    "instead_of": "attack",
    "do": [
        {
            "do": "choose",
            "among": {"side": "enemy", "adjacent": True},
            "then": [{"do": "move", "on": "chosen", "how": "walk", "spaces": 2}],
        }
    ],
}
HOP = {
    "kind": "action",
    "name": {"en": "Hop"},
    "instead_of": "move",
    "do": [{"do": "move", "on": "self", "how": "place", "spaces": 2}],
}


def whirled(rows=ROWS, levels=(), powers=(WHIRL,), faces=()):
    """Figure 0 at (2, 2) has moved the enemy next to it at (3, 2) into the question where to."""
    team = [{"id": "a", "powers": list(powers)}]
    found = Table(game_of(board(rows, levels), team, [{"id": "foe"}]), (2, 2), (3, 2), faces=faces)
    found.turn(0)
    found.move(2, 2)
    found.act(found.battle.deed)
    assert found.asked() == frames.CHOOSE
    found.act(found.battle.pick + 1)
    assert found.state.frames[-1][:3] == (frames.GUIDE, 1, 1)
    return found


@pytest.mark.rule("PS-POW-04")
def test_the_whirled_figure_walks_by_the_rules_and_nobody_strikes_at_it():
    found = whirled()
    assert (5, 2) in found.reaches()
    assert (6, 2) not in found.reaches()
    found.move(5, 2)
    assert found.hex(1) == (5, 2)
    assert not found.dice("swipe")


@pytest.mark.rule("PS-POW-04")
def test_levels_cost_water_stops_and_a_road_helps_it():
    high = whirled(levels=["1111111", "1111111", "1111511", "1111111", "1111111"]).reaches()
    assert (4, 2) not in high, "a rise of its Height or more cannot be climbed"
    step = whirled(levels=["1111211", "1111211", "1111211", "1111211", "1111211"]).reaches()
    assert (4, 2) in step
    assert (5, 2) not in step, "climbing one level took both spaces"
    wet = whirled(rows=["gggg~gg"] * 5).reaches()
    assert (4, 2) in wet
    assert (5, 2) not in wet
    assert (6, 2) in whirled(rows=["ggggggg", "ggggggg", "ggg====", "ggggggg", "ggggggg"]).reaches()


def test_a_question_waits_in_the_state():
    found = whirled()
    again = state.unpack(state.pack(found.state))
    assert state.pack(again) == state.pack(found.state)
    assert list(found.game.legal(again)) == list(found.game.legal(found.state))
    assert "Whirl" in found.game.question(again, "en")


def test_it_is_offered_only_while_somebody_can_be_chosen():
    found = Table(game_of(board(ROWS), [{"id": "a", "powers": [WHIRL]}], [{"id": "foe"}]), (0, 0), (6, 4))
    found.turn(0)
    found.move(0, 0)
    assert found.asked() != frames.ATTACK


def test_a_figure_that_is_placed_takes_no_swipe_and_may_attack_afterwards():
    found = Table(game_of(board(ROWS), [{"id": "a", "powers": [HOP]}], [{"id": "foe"}]), (2, 2), (3, 2))
    found.turn(0)
    found.act(found.battle.deed)
    found.move(4, 2)
    assert not found.dice("swipe")
    assert found.asked() == frames.ATTACK
    assert found.may_attack(1)


def test_what_is_chosen_by_nobody_s_will_is_refused_at_check_time():
    from plugins.pokescape.faults import power_faults  # noqa: PLC0415 only this test needs it
    from plugins.pokescape.structs import powers as p  # noqa: PLC0415

    led = p.MoveFigure(how="walk", spaces=1)
    choose = p.Choose(among=p.Filter(side="enemy"), then=(led,), count=2)
    assert [fault[0] for fault in power_faults((choose,), set(), "/powers/0/do")] == ["/powers/0/do/0/count"]
    assert [fault[1] for fault in power_faults((led,), set(), "/before_turn")] == ["nobody can be asked at this moment"]


def test_a_chosen_figure_and_a_cancelled_attack_need_their_moment():
    from plugins.pokescape.faults import power_faults  # noqa: PLC0415 only this test needs it
    from plugins.pokescape.structs import powers as p  # noqa: PLC0415

    effects = (p.MoveFigure(on="chosen", how="walk", spaces=1), p.CancelAttack())
    for on, wrong in (("turn.end", ["/powers/do/0/on", "/powers/do/1"]), ("attack.reaction", ["/powers/do/0/on"])):
        trigger = p.Trigger(name={"en": "T"}, on=on, do=effects)
        assert [fault[0] for fault in power_faults(trigger, set(), "/powers")] == wrong


@pytest.mark.rule("HS-ATK-01")
def test_a_double_space_figure_is_placed_so_far_from_either_half():
    for halves in ((1, 2, 2, 2), (2, 2, 1, 2)):
        game = game_of(board(["ggggggg"] * 5), [{"id": "a", "spaces": 2, "powers": [HOP]}], [{"id": "foe"}])
        found = Table(game, halves, (6, 0))
        found.turn(0)
        found.act(found.battle.deed)
        legal = found.game.legal(found.state)
        assert found.place(3, 2, 4, 2) in legal, "two from the half at 2,2"
        assert found.place(0, 1, 0, 2) in legal, "one from the half at 1,2"
        assert found.place(4, 2, 5, 2) not in legal
