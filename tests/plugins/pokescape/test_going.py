"""What happens on the way: swipes, falls, harmful terrain."""

import pytest

from tests.plugins.pokescape.bed import BLANK, SKULL, Table, board, game_of

FAR = {"id": "far"}


def table(rows, levels, *hexes, card=None, foe=None, faces=(), **more):
    """A mover and an enemy, the mover's turn."""
    game = game_of(board(rows, levels), [{"id": "mover", **(card or {})}], [{**FAR, **(foe or {})}], **more)
    found = Table(game, *hexes, faces=faces)
    found.turn(0)
    return found


@pytest.mark.rule("HS-ENG-03")
class TestLeavingEngagement:
    """Swipes at who leaves."""

    def test_each_enemy_that_is_left_rolls_one_die_and_a_skull_wounds(self):
        found = table(["gggggg"], (), (1, 0), (0, 0), faces=[SKULL])
        found.move(3, 0)
        assert found.dice("swipe") == [1]
        assert found.state.wounds[0] == 1
        assert found.hex(0) == (3, 0)

    def test_staying_next_to_the_same_enemy_is_free(self):
        found = table(["gggg", "gggg"], (), (1, 0), (1, 1))
        assert (0, 1) in found.reaches()
        found.move(0, 1)
        assert not found.dice("swipe")

    def test_who_falls_to_a_swipe_does_not_arrive_and_its_turn_is_over(self):
        found = table(["gggggg"], (), (1, 0), (0, 0), card={"life": 1}, faces=[SKULL])
        found.move(3, 0)
        assert found.state.at[0] == -1
        assert found.state.winner == 2

    def test_the_way_with_the_fewest_rolls_is_taken(self):
        rows = ["ggggggg", "ggggggg", "ggggggg", "ggggggg"]
        found = table(rows, (), (0, 1), (2, 1), card={"move": 9})
        found.move(5, 1)
        assert not found.dice("swipe")

    def test_a_flyer_that_takes_off_is_swiped_at_and_a_stealthy_one_is_not(self):
        for stealth, rolls in ((False, [1]), (True, [])):
            wings = [{"kind": "traversal", "name": {"en": "W"}, "fly": True, "stealth": stealth}]
            found = table(["gggggg"], (), (1, 0), (0, 0), card={"powers": wings}, faces=[BLANK])
            found.move(4, 0)
            assert found.dice("swipe") == rolls


@pytest.mark.rule("HS-FALL-01")
class TestFalls:
    """Drops of its Height and more."""

    @pytest.mark.parametrize(("drop", "dice"), [(2, []), (3, [1]), (12, [1]), (13, [3]), (22, [3])])
    def test_dice_grow_with_the_drop_and_nothing_defends(self, drop, dice):
        top = "0123456789abcdefghijklmnopqrstuvwxyz"[drop]
        found = table(["ggg"], [f"{top}{top}0"], (1, 0), (0, 0), foe={"height": 1}, faces=[])
        found.state.at[1] = -1
        found.state.memo = None
        found.move(2, 0)
        assert found.dice("fall") == dice

    @pytest.mark.parametrize(("face", "life"), [(18, False), (19, True)])
    def test_an_extreme_fall_kills_below_19_and_harms_nobody_above(self, face, life):
        found = table(["ggg"], ["nn0"], (1, 0), None, faces=[face])
        found.move(2, 0)
        assert (found.state.at[0] >= 0) is life
        assert found.state.wounds[0] == (0 if life else 3)

    def test_what_is_added_to_every_d20_is_added_to_that_of_a_fall(self):
        luck = {"kind": "modifier", "name": {"en": "Luck"}, "stat": "roll", "add": 1, "who": {"side": "self"}}
        found = table(["ggg"], ["nn0"], (1, 0), None, card={"powers": [luck]}, faces=[18])
        found.move(2, 0)
        assert found.state.at[0] >= 0
        assert any("rolls a d20: 19" in line for line in found.log())

    def test_water_below_and_a_small_drop_are_no_fall(self):
        found = table(["gg~"], ["990"], (1, 0), None)
        found.move(2, 0)
        assert not found.dice("fall")

    def test_a_survivor_may_move_on(self):
        found = table(["ggggg"], ["44111"], (1, 0), None, faces=[SKULL])
        found.move(4, 0)
        assert found.state.wounds[0] == 1
        assert found.hex(0) == (4, 0)


@pytest.mark.rule("HS-FALL-02")
def test_a_double_space_figure_rolls_once_for_the_drop_of_its_halves():
    found = table(["gggggg"], ["999111"], (1, 0, 2, 0), None, card={"spaces": 2, "life": 5}, faces=[SKULL])
    found.move(3, 0, 4, 0)
    assert found.dice("fall") == [1]
    assert found.state.wounds[0] == 1


@pytest.mark.rule("HS-TER-02")
def test_a_terrain_that_destroys_on_entry_does_so_by_its_data():
    lava = {"stop": True, "no_placing": True, "entry": [
        {"do": "roll", "table": [{"range": [1, 19], "do": [{"do": "destroy"}]}, {"range": [20, 20]}]}]}  # fmt: skip
    for face, alive in ((19, False), (20, True)):
        found = table(["gggs"], (), (1, 0), None, faces=[face], terrains={"shade": lava})
        found.move(3, 0)
        assert (found.state.at[0] >= 0) is alive


@pytest.mark.rule("HS-TER-02")
def test_a_double_space_figure_is_harmed_once_where_it_stops():
    long = {"spaces": 2, "life": 9}
    through = table(["ggfgggg"], (), (0, 0, 1, 0), None, card=long)
    through.move(3, 0, 4, 0)
    assert through.state.wounds[0] == 0
    onto = table(["ggffggg"], (), (0, 0, 1, 0), None, card=long)
    onto.move(2, 0, 3, 0)
    assert onto.state.wounds[0] == 1


@pytest.mark.rule("HS-TER-09")
def test_a_made_up_terrain_is_obeyed_with_no_code():
    thorns = {"enter_cost": 3, "stop": True, "entry": [{"do": "combat_roll", "on": "self", "dice": 2}]}
    found = table(["gggsg"], (), (1, 0), None, card={"life": 9}, faces=[SKULL, SKULL], terrains={"shade": thorns})
    assert (4, 0) not in found.reaches()
    found.move(3, 0)
    assert found.state.wounds[0] == 2


@pytest.mark.rule("PS-POW-01")
def test_who_ignores_harmful_terrain_is_never_hurt_by_it():
    floats = [{"kind": "traversal", "name": {"en": "L"}, "ignores": ["terrain_harm"]}]
    found = table(["gggf"], (), (1, 0), None, card={"powers": floats})
    found.move(3, 0)
    assert found.state.wounds[0] == 0


@pytest.mark.rule("HS-FLY-01")
def test_a_flyer_flies_when_walking_would_need_more_rolls():
    wings = {"powers": [{"kind": "traversal", "name": {"en": "W"}, "fly": True}], "life": 9}
    cliff = table(["ggggg"], ["99911"], (1, 0), (0, 0), card=wings, faces=[BLANK])
    cliff.move(3, 0)
    assert (cliff.dice("swipe"), cliff.dice("fall")) == ([1], [])
    beside = table(["ggg", "ggg"], (), (1, 0), (0, 0), card=wings)
    beside.move(0, 1)  # still next to it: walking there needs no roll, taking off would
    assert not beside.dice("swipe")


@pytest.mark.rule("HS-TER-09")
def test_every_field_of_a_made_up_terrain_is_obeyed():
    wall = {"obstacle": True, "height": 9}
    hidden = table(["gsg"], (), (0, 0), (2, 0), card={"range": 5, "move": 0}, terrains={"shade": wall})
    assert hidden.reaches() == {(0, 0)}
    hidden.move(0, 0)
    assert not hidden.may_attack(1)
    low = table(["gsg"], (), (0, 0), (2, 0), card={"range": 5, "move": 0}, terrains={"shade": {**wall, "height": 1}})
    low.move(0, 0)
    assert low.may_attack(1)
    soft = table(["ggs"], ["990"], (1, 0), None, terrains={"shade": {"water": True}})
    soft.move(2, 0)
    assert not soft.dice("fall")
    paved = table(["ssssssssss"], (), (0, 0), None, terrains={"shade": {"road": True}})
    assert max(column for column, _ in paved.reaches()) == 8
    dark = table(["ggsg"], (), (0, 0), (2, 0), card={"range": 5, "move": 0}, terrains={"shade": {"defense_dice": 2}})
    dark.move(0, 0)
    dark.attack(1)
    assert dark.dice("defense") == [5]
