"""Effects for each figure, and several times, at once and with questions in between."""

import pytest

from plugins.pokescape import frames
from tests.plugins.pokescape.bed import Table, board, game_of, roll

ROWS = ["gggggggg", "gggggggg", "gggggggg"]


def act(*effects, **more):
    """An action instead of an attack."""
    return {"kind": "action", "name": {"en": "Deed"}, "instead_of": "attack", "do": list(effects), **more}


def used(*effects, faces=(), cards=({}, {}), ours=((0, 0), (1, 1)), theirs=((4, 1), (7, 1))):
    """The first of two figures uses its action; two enemies stand on the board."""
    game = game_of(board(ROWS), [{"id": "a", "powers": [act(*effects)]}, {"id": "friend", **cards[0]}],
                   [{"id": "b", **cards[1]}, {"id": "c"}])  # fmt: skip
    found = Table(game, *ours, *theirs, faces=faces)
    found.turn(0)
    found.move(*ours[0])
    found.act(found.battle.deed)
    return found


@pytest.mark.rule("PS-POW-10")
class TestForEach:
    """Each figure in turn is the chosen one."""

    def test_each_figure_that_is_meant_is_wounded(self):
        found = used({"do": "for_each", "among": {"side": "enemy"}, "then": [{"do": "wound", "on": "chosen"}]})
        assert found.state.wounds == [0, 0, 1, 1]

    def test_each_has_its_own_roll(self):
        quake = {"do": "for_each", "among": {"side": "any"}, "then": [roll(11, {"do": "wound", "on": "chosen"})]}
        assert used(quake, faces=[20, 3, 12, 9]).state.wounds == [1, 0, 1, 0]

    def test_somebody_may_be_asked_for_each_and_the_rest_waits(self):
        shove = {"do": "for_each", "among": {"side": "enemy"}, "then": [
            {"do": "move", "on": "chosen", "how": "place", "spaces": 1}]}  # fmt: skip
        found = used(shove, {"do": "wound", "on": "self"})
        assert found.asked() == frames.GUIDE
        assert found.state.frames[-1][2] == 2
        found.move(5, 1)
        assert found.state.frames[-1][2] == 3
        assert found.state.wounds[0] == 0
        found.act(found.battle.pass_)
        assert (found.hex(2), found.state.wounds[0]) == ((5, 1), 1)

    def test_who_is_chosen_outside_is_chosen_again_after_it(self):
        inner = {"do": "for_each", "among": {"side": "ally"}, "then": [{"do": "wound", "on": "chosen"}]}
        outer = {"do": "choose", "among": {"side": "enemy"}, "then": [inner, {"do": "destroy", "on": "chosen"}]}
        found = used(outer)
        found.act(found.battle.pick + 3)
        assert found.state.wounds[:3] == [1, 1, 0]
        assert found.state.down == [0, 0, 0, 1]


@pytest.mark.rule("PS-POW-10")
class TestRepeat:
    """Several times, one after the other."""

    def test_it_happens_as_often_as_it_says(self):
        found = used({"do": "repeat", "times": 3, "then": [roll(11, {"do": "wound", "on": "self"})]}, faces=[20, 1, 12])
        assert found.state.wounds[0] == 2

    def test_with_questions_in_between(self):
        pick = {"do": "choose", "among": {"side": "enemy"}, "then": [{"do": "wound", "on": "chosen"}]}
        found = used({"do": "repeat", "times": 2, "then": [pick]}, {"do": "wound", "on": "self"})
        found.act(found.battle.pick + 2)
        assert found.asked() == frames.CHOOSE
        found.act(found.battle.pick + 2)
        assert found.state.wounds == [1, 0, 2, 0]


PUSH = {"do": "choose", "among": {"side": "enemy", "adjacent": True}, "then": [
    {"do": "move", "on": "chosen", "how": "away", "spaces": 2}]}  # fmt: skip


@pytest.mark.rule("PS-POW-04")
class TestStraight:
    """Pushes, charges and other moves in a line."""

    def pushed(self):
        """An enemy next to the figure is chosen for a push."""
        found = used(PUSH, ours=((3, 1), (0, 0)), theirs=((4, 1), (7, 2)))
        found.act(found.battle.pick + 2)
        return found

    def test_a_push_goes_straight_and_only_away(self):
        found = self.pushed()
        assert {(4, 1), (5, 1), (6, 1)} <= found.reaches()
        assert (2, 1) not in found.reaches()
        found.move(6, 1)
        assert found.hex(2) == (6, 1)
        assert not found.dice("swipe")

    def test_it_stays_when_that_is_chosen(self):
        found = self.pushed()
        found.move(4, 1)
        assert found.hex(2) == (4, 1)

    def test_a_double_space_figure_is_pushed_with_both_halves(self):
        game = game_of(board(ROWS), [{"id": "a", "powers": [act(PUSH)]}], [{"id": "long", "spaces": 2}])
        found = Table(game, (3, 1), (4, 1, 5, 1))
        found.turn(0)
        found.move(3, 1)
        found.act(found.battle.deed)
        found.act(found.battle.pick + 1)
        found.move(6, 1, 7, 1)
        assert {found.state.at[1], found.state.also[1]} == {found.space(6, 1), found.space(7, 1)}

    def test_a_charge_goes_straight_towards_the_chosen_one(self):
        charge = {"do": "choose", "among": {"side": "enemy"}, "then": [
            {"do": "move", "on": "self", "how": "toward", "spaces": 3}]}  # fmt: skip
        found = used(charge, ours=((0, 1), (0, 0)), theirs=((4, 1), (7, 2)))
        found.act(found.battle.pick + 2)
        assert {(0, 1), (1, 1), (2, 1), (3, 1)} <= found.reaches()
        found.move(3, 1)
        assert found.hex(0) == (3, 1)

    def test_falls_and_ground_count_on_the_way(self):
        game = game_of(board(["gggggg", "gggggg"], ["999911", "999911"]), [{"id": "a", "powers": [act(PUSH)]}],
                       [{"id": "b", "height": 3}])  # fmt: skip
        found = Table(game, (2, 0), (3, 0), faces=[1, 6])
        found.turn(0)
        found.move(2, 0)
        found.act(found.battle.deed)
        found.act(found.battle.pick + 1)
        found.move(4, 0)
        assert found.dice("fall")


@pytest.mark.rule("PS-POW-10")
def test_carry_takes_a_friend_along():
    carry = {"kind": "action", "name": {"en": "Carry"}, "instead_of": "move", "do": [
        {"do": "choose", "among": {"side": "ally", "adjacent": True}, "then": [
            {"do": "move", "how": "walk", "spaces": 4},
            {"do": "move", "on": "chosen", "how": "place", "spaces": 1, "around": "self"}]}]}  # fmt: skip
    game = game_of(board(ROWS), [{"id": "a", "powers": [carry]}, {"id": "friend"}], [{"id": "foe"}])
    found = Table(game, (1, 1), (0, 1), (7, 0))
    found.turn(0)
    found.act(found.battle.deed)
    assert list(found.game.legal(found.state)) == [found.battle.pick + 1], "it does not carry itself"
    found.act(found.battle.pick + 1)
    found.move(5, 1)
    assert found.state.frames[-1][2] == 1
    found.move(4, 1)
    assert (found.hex(0), found.hex(1)) == ((5, 1), (4, 1))
    assert found.asked() in (frames.ATTACK, frames.MOVE, frames.MARKERS)
