"""Attacks: targets, dice, types."""

import pytest

from plugins.pokescape.attack import attack_dice, attack_parts, defense_dice, defense_parts, dice_of, moment_of, strike
from plugins.pokescape.odds import expected, wounds
from tests.plugins.pokescape.bed import BLANK, SHIELD, SKULL, Table, board, game_of, roll, status

SHOCK = {"kind": "special_attack", "name": {"en": "Thundershock"}, "type": "electric", "range": 4, "dice": 3}
MAGNEMITE = {"id": "magnemite", "attack": 4, "range": 1, "height": 2, "base_attack": "normal", "powers": [SHOCK]}
PIKACHU = {"id": "pikachu", "defense": 3, "resist": ["electric", "flying", "steel"], "weak": ["ground"]}


def table(ours, theirs, *hexes, rows=("gggggg",), levels=(), faces=(), **more):
    """Our figures against theirs; the first of ours is asked to move, then stays."""
    found = Table(game_of(board(list(rows), levels), ours, theirs, **more), *hexes, faces=faces)
    found.turn(0)
    return found


def dice(found, figure, other, index=0):
    """Attack and defense dice of an attack."""
    moment = moment_of(found.battle, found.state, figure, other, index)
    attack = dice_of(attack_parts(found.battle, found.state, moment))
    defense = dice_of(defense_parts(found.battle, found.state, moment))
    assert (attack_dice(found.battle, found.state, moment), defense_dice(found.battle, found.state, moment)) == (
        attack, defense,
    ), "as many are rolled when nobody asks what they are made of"  # fmt: skip
    return attack, defense


@pytest.mark.rule("PS-TYPE-06")
@pytest.mark.rule("PS-TYPE-03")
@pytest.mark.rule("HS-ATK-04")
@pytest.mark.rule("HS-ATK-05")
def test_magnemites_thundershock_against_pikachu_on_higher_ground_is_3_dice_against_5():
    found = table([MAGNEMITE], [PIKACHU], (1, 0), (3, 0), levels=["111222"])
    assert dice(found, 0, 1, index=1) == (3, 5)
    found.move(1, 0)
    found.attack(1, index=1)
    assert found.dice("attack") == [3]
    assert found.dice("defense") == [5]
    log = "\n".join(found.log())
    assert "Pikachu (Player 2) rolls 5 defense dice: 3 base, +1 height, +1 resistant:" in log
    assert "Magnemite (Player 1) rolls 3 attack dice: 3 base:" in log


@pytest.mark.rule("PS-TYPE-01")
@pytest.mark.rule("PS-CARD-03")
def test_the_normal_attack_has_the_cards_type_and_a_special_attack_its_own():
    found = table([{**MAGNEMITE, "base_attack": "ground"}], [PIKACHU], (1, 0), (2, 0))
    assert dice(found, 0, 1, index=0) == (4, 2)
    assert dice(found, 0, 1, index=1) == (3, 4)


@pytest.mark.rule("PS-TYPE-02")
def test_all_defense_modifiers_are_summed_before_the_total_is_raised_to_0():
    soft = {"id": "soft", "defense": 0, "weak": ["electric"]}
    found = table([MAGNEMITE], [soft], (1, 0), (3, 0))
    assert dice(found, 0, 1, index=1) == (3, 0)
    found = table([MAGNEMITE], [soft], (1, 0), (3, 0), levels=["111222"])
    assert dice(found, 0, 1, index=1) == (3, 0)
    found.state.at[1] = found.space(1, 0)


@pytest.mark.rule("PS-TYPE-04")
@pytest.mark.rule("PS-TYPE-09")
def test_no_effect_can_be_targeted_and_rolls_but_takes_nothing():
    shock = {**SHOCK, "hit": [roll(2, {"do": "place_status", "status": "numb", "on": "defender"})]}
    stone = {"id": "stone", "no_effect": ["electric"]}
    found = table([{**MAGNEMITE, "powers": [shock]}], [stone], (1, 0), (3, 0), faces=[SKULL] * 3 + [BLANK] * 3,
                  statuses=[status("numb")])  # fmt: skip
    found.move(1, 0)
    found.attack(1, index=1)
    assert found.dice("defense") == [3]
    assert found.state.wounds[1] == 0
    assert found.state.status[1] == 0
    assert found.heard("no_effect")


@pytest.mark.rule("PS-TYPE-08")
def test_lists_are_no_factors_no_effect_beats_both_and_weak_and_resistant_cancel():
    both = {"id": "both", "weak": ["electric", "electric"], "resist": ["electric"]}
    found = table([MAGNEMITE], [both, {**both, "id": "none", "no_effect": ["electric"]}], (1, 0), (3, 0), (4, 0))
    assert dice(found, 0, 1, index=1) == (3, 3)
    assert found.battle.nothing[0][1][2]
    assert dice(table([MAGNEMITE], [{"id": "w", "weak": ["electric"] * 2}], (1, 0), (3, 0)), 0, 1, 1) == (3, 2)


@pytest.mark.rule("PS-TYPE-05")
def test_terrain_is_no_attack_so_weakness_does_not_count():
    found = table([{"id": "mover", "weak": ["fire"]}], [PIKACHU], (1, 0), (5, 0), rows=["gggfgg"])
    found.move(3, 0)
    assert found.state.wounds[0] == 1


@pytest.mark.rule("PS-TYPE-07")
def test_without_types_weakness_resistance_and_no_effect_are_ignored():
    stone = {"id": "stone", "no_effect": ["electric"], "resist": ["normal"]}
    found = table([MAGNEMITE], [stone], (1, 0), (2, 0), rules={"types": False})
    assert dice(found, 0, 1) == (4, 3)
    assert not found.battle.nothing[0][1][1]


@pytest.mark.rule("PS-TYPE-07")
def test_classic_mode_is_a_battle_of_armies_without_types():
    stone = {"id": "stone", "no_effect": ["electric"], "resist": ["normal"]}
    found = table([MAGNEMITE], [stone], (1, 0), (2, 0), rules={"mode": "classic"})
    assert dice(found, 0, 1) == (4, 3)
    assert not found.battle.nothing[0][1][1]
    assert not found.battle.one_on_one
    assert next(ruling.value for ruling in found.game.rulings if ruling.setting == "types") is False


@pytest.mark.rule("PS-CARD-04")
def test_a_card_without_types_attacks_with_none():
    found = table([{"id": "classic"}], [{"id": "stone", "weak": ["normal"], "no_effect": ["rock"]}], (1, 0), (2, 0))
    assert dice(found, 0, 1) == (3, 3)


@pytest.mark.rule("HS-ATK-03")
def test_wounds_are_skulls_less_shields_never_below_0_and_life_is_the_end():
    found = table([MAGNEMITE], [PIKACHU], (1, 0), (2, 0), faces=[SKULL, SKULL, SKULL, BLANK, SHIELD, BLANK, SKULL])
    found.move(1, 0)
    found.attack(1)
    assert found.state.wounds[1] == 2
    found = table([MAGNEMITE], [PIKACHU], (1, 0), (2, 0), faces=[BLANK] * 4 + [SHIELD] * 3)
    found.move(1, 0)
    found.attack(1)
    assert found.state.wounds[1] == 0
    found = table([MAGNEMITE], [{**PIKACHU, "life": 2}], (1, 0), (2, 0), faces=[SKULL] * 4 + [BLANK] * 3)
    found.move(1, 0)
    found.attack(1)
    assert found.state.down[1]


@pytest.mark.rule("HS-ATK-03")
def test_the_odds_are_those_of_three_skulls_and_two_shields_on_six_faces():
    assert wounds(1, 0) == (0.5, 0.5)
    assert wounds(1, 1)[1] == pytest.approx(0.5 * 2 / 3)
    assert expected(6, 0) == pytest.approx(3)


@pytest.mark.rule("HS-ATK-04")
@pytest.mark.parametrize(("levels", "dice_"), [
    ("112111", (5, 3)), ("11a111", (5, 3)), ("11b111", (6, 3)), ("111211", (4, 4)), ("111a11", (4, 4)),
    ("111b11", (4, 5)),
])  # fmt: skip
def test_the_higher_base_gets_a_die_and_two_from_ten_levels(levels, dice_):
    near = {**PIKACHU, "height": 20}
    found = table([{**MAGNEMITE, "height": 20}], [near], (2, 0), (3, 0), levels=[levels])
    assert dice(found, 0, 1) == dice_


@pytest.mark.rule("HS-ATK-05")
def test_a_special_attack_grows_by_height_only_where_its_card_says_so():
    found = table([MAGNEMITE], [PIKACHU], (2, 0), (4, 0), levels=["112111"])
    assert dice(found, 0, 1, index=1)[0] == 3
    proud = {**MAGNEMITE, "powers": [{**SHOCK, "height_dice": True}]}
    assert dice(table([proud], [PIKACHU], (2, 0), (4, 0), levels=["112111"]), 0, 1, index=1)[0] == 4


@pytest.mark.rule("HS-ATK-01")
def test_range_1_needs_adjacency_and_longer_ranges_count_spaces_and_want_sight():
    found = table([MAGNEMITE], [PIKACHU], (1, 0), (3, 0))
    found.move(1, 0)
    assert found.may_attack(1, index=1)
    assert not found.may_attack(1)
    hidden = table([MAGNEMITE], [PIKACHU], (0, 0), (3, 0), rows=["gTgg"])
    hidden.move(0, 0)
    assert hidden.asked() != 7 or not hidden.may_attack(1, index=1)


@pytest.mark.rule("HS-ENG-01")
def test_figures_are_adjacent_when_they_overlap_in_height():
    for levels, adjacent in (("11311", True), ("11411", False)):
        found = table(
            [{"id": "a", "height": 3, "move": 0}], [{"id": "b", "height": 2}], (1, 0), (2, 0), levels=[levels]
        )
        found.move(1, 0)
        assert (found.asked() == 7) is adjacent


@pytest.mark.rule("HS-ENG-02")
def test_an_engaged_figure_attacks_only_whom_it_is_engaged_with():
    other = {"id": "other"}
    found = table([MAGNEMITE], [PIKACHU, other], (1, 0), (2, 0), (4, 0))
    found.move(1, 0)
    assert found.may_attack(1, index=1)
    assert not found.may_attack(2, index=1)
    free = {**MAGNEMITE, "powers": [{**SHOCK, "while_engaged": True}]}
    found = table([free], [PIKACHU, other], (1, 0), (2, 0), (4, 0))
    found.move(1, 0)
    assert found.may_attack(2, index=1)


@pytest.mark.rule("HS-ATK-06")
def test_own_figures_may_be_attacked():
    found = table([MAGNEMITE, {"id": "friend"}], [PIKACHU], (1, 0), (2, 0), (5, 0))
    found.move(1, 0)
    assert found.may_attack(1)


@pytest.mark.rule("HS-ATK-07")
def test_no_attack_dice_is_no_attack_and_no_defense_dice_is_allowed():
    found = table([{"id": "meek", "attack": 0}], [PIKACHU], (1, 0), (2, 0))
    found.move(1, 0)
    assert found.asked() != 7
    bare = table([MAGNEMITE], [{"id": "bare", "defense": 0}], (1, 0), (2, 0))
    bare.move(1, 0)
    bare.attack(1)
    assert bare.dice("defense") == [0]


@pytest.mark.rule("HS-TER-07")
def test_shade_and_brush_give_a_defense_die_against_attacks_from_afar_never_more_than_one():
    for rows, extra in ((["gggsg"], 1), (["gggsb"], 1), (["ggggb"], 1), (["ggggg"], 0)):
        found = table([MAGNEMITE], [{"id": "hider"}], (1, 0), (3, 0), rows=rows)
        assert dice(found, 0, 1, index=1) == (3, 3 + extra)
    near = table([MAGNEMITE], [{"id": "hider"}], (1, 0), (2, 0), rows=["ggsg"])
    assert dice(near, 0, 1) == (4, 3)
    for halves in ((3, 0, 4, 0), (4, 0, 3, 0)):
        wide = table([MAGNEMITE], [{"id": "hider", "spaces": 2}], (1, 0), halves, rows=["gggsg"])
        assert dice(wide, 0, 1, index=1) == (3, 4), "either half in the shade is enough"


@pytest.mark.rule("HS-ATK-02")
def test_figures_block_sight_only_by_ruling():
    for rules, seen in (({}, True), ({"figures_block": True}, False)):
        tall = {"id": "tall", "height": 9}
        found = table([MAGNEMITE, tall], [PIKACHU], (0, 0), (2, 0), (4, 0), rules=rules)
        found.move(0, 0)
        assert (found.asked() == 7 and found.may_attack(2, index=1)) is seen


@pytest.mark.rule("PS-POW-07")
@pytest.mark.rule("PS-POW-12")
def test_an_area_attack_rolls_once_and_everybody_near_defends_friend_or_foe():
    burn = {"kind": "special_attack", "name": {"en": "Blast"}, "range": 0, "dice": 4, "type": "fire",
            "area": {"around": "self", "radius": 5}}  # fmt: skip
    ours = [{"id": "charizard", "powers": [burn]}, {"id": "friend", "weak": ["fire"]}]
    found = table(ours, [{"id": "foe", "resist": ["fire"]}, {"id": "far"}], (1, 0), (2, 0), (4, 0), (8, 0),
                  rows=["ggggggggg"])  # fmt: skip
    found.move(1, 0)
    found.attack(0, index=1)
    assert found.dice("attack") == [4]
    assert sorted(found.dice("defense")) == [2, 4]


def test_an_area_around_a_friend_that_hits_enemies_only_may_hit_nobody():
    wave = {"kind": "special_attack", "name": {"en": "Wave"}, "dice": 4, "range": 5,
            "area": {"around": "target", "radius": 1, "affects": "enemies"}}  # fmt: skip
    team = [{"id": "me", "powers": [wave]}, {"id": "friend"}]
    found = table(team, [{"id": "foe"}], (0, 0), (2, 0), (8, 0), rows=["ggggggggg"])
    strike(found.battle, found.state, 0, 1, 1, found.told)
    assert found.state.wounds == [0, 0, 0]


def test_a_limited_attack_cannot_be_used_twice():
    once = {**MAGNEMITE, "powers": [{**SHOCK, "limit": "battle"}]}
    found = table([once], [{**PIKACHU, "life": 20}], (1, 0), (3, 0))
    strike(found.battle, found.state, 0, 1, 1, None)
    found.state.memo = None
    found.state.attacks = 1
    found.move(1, 0)
    assert found.asked() != 7 or not found.may_attack(1, index=1)


@pytest.mark.rule("HS-ATK-01")
@pytest.mark.rule("HS-DBL-01")
def test_range_is_from_and_to_either_half_of_a_double_space_figure():
    long = {"spaces": 2, "move": 0}
    for ours, theirs, hexes in (
        ({**MAGNEMITE, **long}, PIKACHU, ((0, 0, 1, 0), (5, 0))),
        (MAGNEMITE, {**PIKACHU, **long}, ((0, 0), (5, 0, 4, 0))),
    ):
        found = table([{**ours, "move": 0}], [theirs], *hexes)
        found.act(found.place(*hexes[0][:2], *hexes[0][2:]))
        assert found.may_attack(1, index=1)


@pytest.mark.rule("HS-ATK-01")
def test_obstacles_and_figures_in_between_do_not_lengthen_a_range():
    rows = ["ggbggg"]
    found = table(
        [{**MAGNEMITE, "height": 5, "move": 0}], [PIKACHU, {"id": "other"}], (0, 0), (4, 0), (3, 0), rows=rows
    )
    found.move(0, 0)
    assert found.may_attack(1, index=1)


@pytest.mark.rule("HS-ENG-01")
def test_a_lower_figure_is_adjacent_when_it_stands_above_the_others_base():
    for height, adjacent in ((3, True), (2, False)):
        found = table([{"id": "a", "move": 0}], [{"id": "b", "height": height}], (1, 0), (2, 0), levels=["13111"])
        found.move(1, 0)
        assert (found.asked() == 7) is adjacent


@pytest.mark.rule("HS-ENG-01")
def test_a_wall_between_two_figures_keeps_them_from_being_adjacent():
    wall = board(["ggggg"], edges=[{"between": [[1, 0], [2, 0]], "object": "pillar"}])
    found = Table(game_of(wall, [{"id": "a", "range": 3}], [{"id": "b"}]), (1, 0), (2, 0))
    found.turn(0)
    found.move(1, 0)
    assert not found.may_attack(1)


@pytest.mark.rule("HS-ENG-02")
def test_an_engaged_figure_may_not_attack_a_friend_next_to_it():
    found = table([MAGNEMITE, {"id": "friend"}], [PIKACHU], (1, 0), (0, 0), (2, 0))
    found.move(1, 0)
    assert found.may_attack(2)
    assert not found.may_attack(1)
