"""Where figures can move."""

import pytest

from plugins.pokescape.reach import reach
from tests.plugins.pokescape.bed import Table, board, game_of

FAR = {"id": "far"}


def table(rows, levels=(), card=None, foe=(0, 0), at=(1, 1), **more):
    """One mover against one enemy."""
    game = game_of(board(rows, levels), [{"id": "mover", **(card or {})}], [FAR], **more)
    found = Table(game, at, foe)
    found.turn(0)
    return found


@pytest.mark.rule("HS-MOV-01")
def test_a_step_costs_one_and_one_for_each_level_up_and_nothing_more_down():
    rows, levels = ["ggggggg"], ["1131110"]
    assert (3, 0) in table(rows, levels, {"move": 4}, foe=(0, 0), at=(1, 0)).reaches()
    assert (2, 0) not in table(rows, levels, {"move": 2}, foe=(0, 0), at=(1, 0)).reaches()
    assert (2, 0) in table(rows, levels, {"move": 3}, foe=(0, 0), at=(1, 0)).reaches()
    assert (6, 0) in table(rows, levels, {"move": 3}, foe=(0, 0), at=(3, 0)).reaches()


@pytest.mark.rule("HS-MOV-02")
@pytest.mark.rule("HS-SIZ-01")
def test_a_rise_of_its_height_cannot_be_climbed_whatever_its_size_class():
    rows, levels = ["ggg"], ["114"]
    low = {"height": 3, "size": "huge", "move": 9}
    tall = {"height": 4, "size": "small", "move": 9}
    assert (2, 0) not in table(rows, levels, low, foe=(0, 0), at=(1, 0)).reaches()
    assert (2, 0) in table(rows, levels, tall, foe=(0, 0), at=(1, 0)).reaches()


@pytest.mark.rule("HS-MOV-03")
def test_friends_can_be_passed_enemies_cannot_and_nobody_is_stood_on():
    game = game_of(board(["ggggg"]), [{"id": "mover"}, {"id": "friend"}], [FAR])
    past = Table(game, (1, 0), (2, 0), None)
    past.turn(0)
    assert (3, 0) in past.reaches()
    assert (2, 0) not in past.reaches()
    barred = Table(game, (1, 0), None, (2, 0))
    barred.turn(0)
    assert (3, 0) not in barred.reaches()


@pytest.mark.rule("HS-TER-08")
def test_obstacles_and_walls_between_hexes_block():
    assert (3, 0) not in table(["ggTgg"], foe=(0, 0), at=(1, 0)).reaches()
    walled = board(["ggggg"], edges=[{"between": [[1, 0], [2, 0]], "object": "pillar"}])
    found = Table(game_of(walled, [{"id": "mover"}], [FAR]), (1, 0), (4, 0))
    found.turn(0)
    assert found.reaches() == {(1, 0), (0, 0)}


@pytest.mark.rule("HS-MOV-04")
def test_a_power_glyph_stops_a_walk():
    glyph = board(["ggggg"], glyphs=[{"glyph": "rune", "at": [2, 0]}])
    found = Table(game_of(glyph, [{"id": "mover"}], [FAR]), (1, 0), None)
    found.turn(0)
    assert (2, 0) in found.reaches()
    assert (3, 0) not in found.reaches()


@pytest.mark.rule("HS-MOV-05")
def test_engaged_friends_can_be_passed_unless_the_ruling_says_no():
    def reached(**rules):
        game = game_of(board(["ggggg", "ggggg"]), [{"id": "mover"}, {"id": "friend"}], [FAR], rules=rules)
        found = Table(game, (0, 0), (1, 0), (1, 1))
        found.turn(0)
        return found.reaches()

    assert (2, 0) in reached()
    assert (2, 0) not in reached(engaged_friends_block=True)


@pytest.mark.rule("HS-MOV-04")
@pytest.mark.rule("HS-TER-01")
def test_a_single_space_figure_stops_on_every_water_space():
    found = table(["gg~~gg"], foe=(0, 0), at=(1, 0))
    assert (2, 0) in found.reaches()
    assert (3, 0) not in found.reaches()
    wading = table(["gg~~gg"], foe=(0, 0), at=(2, 0))
    assert (3, 0) in wading.reaches()
    assert (4, 0) not in wading.reaches()


@pytest.mark.rule("HS-TER-04")
def test_a_move_wholly_on_road_goes_three_spaces_further():
    rows = ["=" * 12, "g" * 12]
    found = table(rows, card={"move": 4}, foe=(0, 1), at=(3, 0))
    assert (10, 0) in found.reaches()
    assert (11, 0) not in found.reaches()
    beside = table(rows, card={"move": 4}, foe=(0, 1), at=(3, 1))
    assert (8, 0) not in beside.reaches()


@pytest.mark.rule("HS-TER-05")
def test_a_terrain_of_double_cost_counts_two():
    found = table(["ggmmm"], card={"move": 3}, foe=(0, 0), at=(1, 0))
    assert (2, 0) in found.reaches()
    assert (3, 0) not in found.reaches()


@pytest.mark.rule("HS-FLY-01")
def test_a_flyer_ignores_levels_water_figures_and_obstacles_on_the_way():
    wings = {"move": 5, "powers": [{"kind": "traversal", "name": {"en": "Wings"}, "fly": True}]}
    found = table(["gg~Tgggg"], ["11119111"], wings, foe=(5, 0), at=(1, 0))
    assert {(2, 0), (4, 0), (6, 0)} <= found.reaches()
    assert (3, 0) not in found.reaches()
    assert (5, 0) not in found.reaches()
    assert (7, 0) not in found.reaches()


@pytest.mark.rule("PS-POW-01")
@pytest.mark.parametrize(("levels", "move"), [("112", 1), ("113", 2)])
def test_magnemite_levitates_up_with_the_first_level_of_each_rise_free(levels, move):
    floats = {"kind": "traversal", "name": {"en": "Levitate"}, "free_levels": 1, "ignores": ["terrain_stop"]}
    for budget in (move - 1, move):
        found = table(["ggg"], [levels], {"move": budget, "powers": [floats]}, foe=(0, 0), at=(1, 0))
        assert ((2, 0) in found.reaches()) == (budget == move)


@pytest.mark.rule("PS-POW-01")
def test_a_levitating_figure_does_not_stop_in_water_and_climbs_one_level_more():
    floats = {"kind": "traversal", "name": {"en": "Levitate"}, "free_levels": 1, "ignores": ["terrain_stop"]}
    assert (4, 0) in table(["gg~~g"], card={"powers": [floats]}, foe=(0, 0), at=(1, 0)).reaches()
    assert (2, 0) in table(["ggg"], ["114"], {"powers": [floats], "move": 9}, foe=(0, 0), at=(1, 0)).reaches()


@pytest.mark.rule("HS-DBL-01")
class TestDoubleSpace:
    """A figure on two hexes."""

    LONG = {"id": "long", "spaces": 2, "move": 3, "height": 4}  # noqa: RUF012 read only

    def table(self, rows, levels=(), at=(1, 0, 2, 0)):
        """The long one alone on the board."""
        found = Table(game_of(board(rows, levels), [self.LONG], [FAR]), at, None)
        found.turn(0)
        return found

    def places(self, found):
        """Every place it may move to, as sets of hexes."""
        offset = found.battle.field.hexes.offset
        near = found.battle.field.hexes.near
        return {
            frozenset((offset(a // 4), offset(near[a // 4][a % 4 - 1])))
            for a in found.game.legal(found.state)
            if a < found.battle.pass_
        }

    def test_the_leading_half_moves_and_the_other_follows(self):
        places = self.places(self.table(["g" * 9]))
        assert frozenset({(4, 0), (5, 0)}) in places
        assert frozenset({(5, 0), (6, 0)}) not in places
        assert frozenset({(0, 0), (1, 0)}) in places

    def test_it_ends_on_two_spaces_of_one_level(self):
        places = self.places(self.table(["g" * 9], ["111211111"], at=(0, 0, 1, 0)))
        assert frozenset({(2, 0), (3, 0)}) not in places
        assert frozenset({(1, 0), (2, 0)}) in places

    def test_water_stops_it_only_with_both_halves(self):
        assert frozenset({(4, 0), (5, 0)}) in self.places(self.table(["ggg~ggggg"]))
        places = self.places(self.table(["ggg~~gggg"]))
        assert frozenset({(3, 0), (4, 0)}) in places
        assert frozenset({(4, 0), (5, 0)}) not in places

    @pytest.mark.rule("HS-TER-04")
    def test_a_road_carries_it_further_when_both_halves_are_on_it_throughout(self):
        assert frozenset({(7, 0), (8, 0)}) in self.places(self.table(["=" * 12]))
        assert frozenset({(8, 0), (9, 0)}) not in self.places(self.table(["=" * 12]))
        assert frozenset({(5, 0), (6, 0)}) not in self.places(self.table(["=g" + "=" * 10]))

    @pytest.mark.rule("PS-TRN-04")
    def test_neither_half_goes_through_a_trainer(self):
        for block in (True, False):
            game = game_of(board(["g" * 9]), [self.LONG], [FAR], trainers={"ann": {}, "bob": {}},
                           rules={"trainers_block": block})  # fmt: skip
            game.battle.sides[1].trainer_at = game.battle.field.hexes.space(3, 0)
            game.battle.finish()
            found = Table(game, (1, 0, 2, 0), None)
            found.turn(0)
            assert (frozenset({(4, 0), (5, 0)}) in self.places(found)) is not block


@pytest.mark.rule("HS-TER-08")
def test_what_a_map_lists_as_standing_on_a_hex_blocks_as_a_terrain_of_its_sort_does():
    map_ = board(["ggggg"], obstacles=[{"at": [3, 0], "object": "pillar"}])
    found = Table(game_of(map_, [{"id": "mover", "range": 9}], [FAR]), (1, 0), (4, 0))
    found.turn(0)
    assert found.reaches() == {(0, 0), (1, 0), (2, 0)}
    found.move(1, 0)
    assert not found.may_attack(1)


@pytest.mark.rule("HS-LAD-01")
class TestLadders:
    """Between (1, 0) and (2, 0)."""

    def table(self, levels, at=(1, 0), **card):
        """A mover beside a ladder."""
        map_ = board(["ggggg"], [levels], edges=[{"between": [[1, 0], [2, 0]], "object": "rungs"}])
        found = Table(game_of(map_, [{"id": "mover", "life": 9, **card}], [FAR]), at, None)
        found.turn(0)
        return found

    @pytest.mark.parametrize(("levels", "cost"), [("112", 1), ("113", 1), ("114", 2), ("117", 3), ("11b", 5)])
    def test_it_costs_one_move_for_two_levels_rounded_up_without_a_limit(self, levels, cost):
        for move in (cost - 1, cost):
            assert ((2, 0) in self.table(levels, move=move).reaches()) == (move == cost)

    def test_it_is_climbed_down_without_a_fall(self):
        found = self.table("11991", at=(2, 0), move=4)
        assert (0, 0) not in found.reaches()
        found.move(1, 0)
        assert not found.dice("fall")

    def test_a_drop_that_hurts_nobody_costs_as_ever(self):
        assert (1, 0) in self.table("11331", at=(2, 0), move=1).reaches()

    def test_a_double_space_figure_cannot_use_it(self):
        found = self.table("11441", at=(0, 0, 1, 0), spaces=2, move=9, height=3)
        assert found.reaches() == {(0, 0)}


def test_where_rolls_are_asked_for_is_reckoned_only_when_somebody_wants_to_know():
    found = Table(game_of(board(["gggggggg"] * 3), [{"id": "a", "move": 6}], [{"id": "b"}]), (0, 0), (3, 1))
    battle = found.battle
    battle.walks.clear()
    reached = reach(battle, found.state, 0)
    before = len(battle.walks)
    assert reached.walk[0] & ~reached.calm[0], "past the enemy only with a roll"
    assert not reached.calm[0] & ~reached.walk[0]
    assert len(battle.walks) == before + 1
    assert reached.all is reached.walk
