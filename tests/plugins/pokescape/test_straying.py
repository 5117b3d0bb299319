"""Figures that go where an opponent points."""

import pytest

from plugins.pokescape import frames
from plugins.pokescape.straying import stray
from tests.plugins.pokescape.bed import Table, board, game_of, status

WINGS = {"kind": "traversal", "name": {"en": "W"}, "fly": True}
EAST = 0


def strayed(rows, *powers, levels=(), faces=(), move=4, **card):
    """A figure that has gone east from (1, 0)."""
    game = game_of(board(rows, levels), [{"id": "a", "move": move, "life": 9, "powers": list(powers), **card}],
                   [{"id": "b"}])  # fmt: skip
    found = Table(game, (1, 0), None, faces=faces)
    stray(found.battle, found.state, 0, EAST, found.told)
    return found


@pytest.mark.rule("PS-CNF-04")
@pytest.mark.rule("HS-FLY-01")
def test_a_straying_flyer_takes_no_harm_from_what_it_flies_over():
    assert strayed(["ggffggg"], WINGS).state.wounds[0] == 0
    assert strayed(["ggffggg"]).state.wounds[0] == 2
    assert strayed(["ggggf"], WINGS, move=3).state.wounds[0] == 1
    assert strayed(["gg~gggg"], WINGS).hex(0) == (5, 0), "water holds those on foot"


@pytest.mark.rule("PS-CNF-04")
def test_a_straying_figure_pays_climbs_falls_and_stops_as_in_any_move():
    assert strayed(["ggggggg"], levels=["1131111"], move=3).hex(0) == (2, 0)
    assert strayed(["ggggggg"], levels=["1141111"]).hex(0) == (1, 0)
    assert strayed(["gg~gggg"]).hex(0) == (2, 0)
    fallen = strayed(["ggggggg"], levels=["4411111"], faces=[1])
    assert (fallen.dice("fall"), fallen.state.wounds[0], fallen.hex(0)) == ([1], 1, (5, 0))


@pytest.mark.rule("PS-CNF-05")
def test_of_three_sides_the_next_one_clockwise_that_still_has_a_figure_points():
    daze = status("daze", before_turn=[{"do": "stray"}])
    zones = [{"seat": seat, "at": [[column, 0] for column in range(7)]} for seat in (1, 2, 3)]
    game = game_of(board(["ggggggg"], start_zones=zones), [{"id": "a"}], [{"id": "b"}], [{"id": "c"}], statuses=[daze])
    for fallen, seat in (((), 3), ((2,), 1)):
        found = Table(game, (1, 0), (4, 0), (6, 0))
        for figure in fallen:
            found.state.down[figure], found.state.at[figure] = 1, -1
        found.state.status[1] = 1
        found.turn(1)
        assert found.state.frames[-1] == (frames.STRAY, seat, 1)


@pytest.mark.rule("PS-CNF-04")
@pytest.mark.rule("HS-DBL-01")
def test_a_straying_double_space_figure_is_held_by_a_glyph_under_its_leading_half_and_by_water_under_both():
    glyphs = [{"glyph": "rune", "at": [4, 0]}]
    for rows, lying, end in (("gggggggg", glyphs, (4, 0)), ("ggg~gggg", [], (6, 0)), ("ggg~~ggg", [], (4, 0))):
        game = game_of(board([rows], glyphs=lying), [{"id": "a", "spaces": 2, "move": 4}], [{"id": "b"}],
                       glyphs=[{"id": "rune"}])  # fmt: skip
        found = Table(game, (2, 0, 1, 0), None)
        stray(found.battle, found.state, 0, EAST, found.told)
        assert found.hex(0) == end


@pytest.mark.rule("PS-CNF-04")
def test_of_a_double_space_figure_the_chooser_says_which_half_leads():
    game = game_of(board(["ggggg"] * 5), [{"id": "a", "spaces": 2, "move": 1}], [{"id": "b"}],
                   statuses=[status("daze", before_turn=[{"do": "stray"}])])  # fmt: skip
    south_east, south_west = 1, 2
    for heading, end in ((south_east, {(2, 2), (2, 3)}), (south_east + 6, {(1, 2), (1, 3)}), (0, {(2, 2), (3, 2)})):
        found = Table(game, (2, 2, 1, 2), None)
        found.state.status[0] = 1
        found.turn(0)
        legal = [action - found.battle.direction for action in game.legal(found.state)]
        assert legal == [0, 1, 2, 4, 5, 7, 8, 9, 10, 11], "along its own line the half in front leads"
        found.act(found.battle.direction + heading)
        hexes = found.battle.field.hexes
        assert {hexes.offset(space) for space in (found.state.at[0], found.state.also[0])} == end
    found = Table(game, (2, 2, 1, 2), None)
    found.state.status[0] = 1
    found.turn(0)
    options = [game.option(found.state, found.battle.direction + n, "en").label for n in (south_west, south_west + 6)]
    assert options == ["south-west, 2,2 leads", "south-west, 1,2 leads"]


@pytest.mark.rule("PS-POW-04")
def test_a_double_space_figure_charges_with_either_half_in_front():
    charge = {"kind": "action", "name": {"en": "Charge"}, "instead_of": "move",
              "do": [{"do": "move", "on": "self", "how": "straight", "spaces": 1}]}  # fmt: skip
    game = game_of(board(["ggggg"] * 5), [{"id": "a", "spaces": 2, "powers": [charge]}], [{"id": "b"}])
    found = Table(game, (2, 2, 1, 2), (4, 4))
    found.turn(0)
    found.act(found.battle.deed)
    legal = game.legal(found.state)
    assert found.place(2, 2, 2, 3) in legal, "the front half to the south-east"
    assert found.place(1, 2, 1, 3) in legal, "the rear half to the south-east"
