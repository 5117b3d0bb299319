"""One-on-one: trainers, sending out, switching, replacing."""

import pytest

from plugins.pokescape import frames, turn
from plugins.pokescape.placing import fitting, free_spaces
from plugins.pokescape.straying import stray
from tests.plugins.pokescape.bed import BLANK, SKULL, Table, board, game_of, status
from workbench.engine.ruleset import SetupRefused
from workbench.engine.scripted import ScriptedChance

ROWS = ["gggggggggg", "gggggggggg"]
ONE = {"mode": "one_on_one"}
TRAINERS = {"ann": {}, "bob": {}}


def duel(ours=("a", "c", "e"), theirs=("b", "d"), rows=ROWS, card=None, **more):
    """A one-on-one battle of figures that differ in name."""
    teams = [[{"id": name, **(card or {})} for name in names] for names in (ours, theirs)]
    return game_of(board(rows), *teams, rules=ONE, trainers=TRAINERS, **more)


@pytest.mark.rule("PS-1V1-01")
@pytest.mark.rule("PS-TRN-03")
@pytest.mark.rule("PS-TRN-04")
@pytest.mark.rule("PS-TRN-05")
def test_trainer_figures_stand_on_their_figure_space_as_obstacles_that_nobody_attacks():
    game = duel()
    ann = game.battle.sides[0].trainer_at
    assert game.battle.field.hexes.offset(ann) == (0, 0)
    found = Table(game, (1, 0), None, None, (8, 0), None)
    found.turn(0)
    assert (0, 0) not in found.reaches()
    scene = game.scene(found.state, "en")
    trainer = next(figure for figure in scene.figures if figure.role == "trainer")
    assert (trainer.at, trainer.height, trainer.life) == ("hex:0,0", 4, 0)
    assert trainer.id not in scene.options


@pytest.mark.rule("PS-1V1-03")
@pytest.mark.rule("PS-1V1-05")
def test_the_lower_roll_sends_out_first_within_three_clear_sight_spaces():
    game = duel()
    state = game.new(ScriptedChance(1, 16, [4, 4, 6, 9]))
    assert state.frames[-1] == (frames.ACTIVE, 1)
    game.apply(state, game.battle.pick + 1)
    hexes = [game.battle.field.hexes.offset(a // 4) for a in game.legal(state)]
    ranges = [
        game.battle.field.hexes.within(game.battle.sides[0].trainer_at, 3) >> a // 4 & 1 for a in game.legal(state)
    ]
    assert all(ranges)
    assert (0, 0) not in hexes
    assert (3, 0) in hexes
    game.apply(state, game.legal(state)[0])
    assert state.frames[-1] == (frames.ACTIVE, 2)
    assert sum(space >= 0 for space in state.at) == 1


@pytest.mark.rule("PS-1V1-04")
@pytest.mark.rule("PS-1V1-14")
def test_all_markers_lie_on_the_active_and_nothing_is_asked():
    game = duel()
    state = game.new(ScriptedChance(1, 16, [4, 6]))
    while state.frames[-1][0] in (frames.ACTIVE, frames.PLACE):
        game.apply(state, game.legal(state)[0])
    assert state.frames[-1][0] == frames.MOVE
    assert state.markers[:4] == [state.active[0]] * 4


@pytest.mark.rule("PS-1V1-06")
@pytest.mark.rule("PS-1V1-07")
@pytest.mark.rule("PS-1V1-08")
@pytest.mark.rule("PS-TURN-02")
def test_a_switch_takes_the_turn_moves_all_markers_and_is_never_swiped_at():
    found = Table(duel(), (2, 0), None, None, (3, 0), None)
    found.state.markers = [0, 0, 0, 0, 3, 3, 3, 3]
    found.state.wounds[0] = 1
    found.turn(0, switch=True)
    found.act(found.battle.pick + 2)
    assert found.asked() == frames.PLACE
    found.move(1, 1)
    assert found.dice("swipe") == []
    assert found.state.at[0] == -1
    assert found.state.wounds[0] == 1
    assert found.state.markers[:4] == [2] * 4
    assert not found.heard("attack")


@pytest.mark.rule("PS-1V1-09")
@pytest.mark.rule("PS-1V1-13")
def test_a_knocked_out_active_is_replaced_at_once_and_its_markers_move():
    found = Table(duel(card={"life": 1}), (4, 0), None, None, (5, 0), None, faces=[SKULL] * 3 + [BLANK] * 3)
    found.state.markers = [0, 0, 0, 0, 3, 3, 3, 3]
    found.state.shown = 0b10000
    found.turn(3)
    found.move(5, 0)
    found.attack(0)
    assert found.state.frames[-1] == (frames.REPLACE, 1)
    found.act(found.battle.pick + 1)
    found.move(1, 1)
    assert found.state.markers[:4] == [1] * 4
    assert found.state.active[0] == 1


@pytest.mark.rule("PS-1V1-09")
def test_without_a_free_space_near_the_trainer_the_nearest_free_ones_are_offered():
    rows = ["gTTTTTTggg", "TTTTTTTggg"]
    game = duel(rows=rows)
    state = game.new(ScriptedChance(1, 16, [4, 6]))
    game.apply(state, game.legal(state)[0])
    assert [game.battle.field.hexes.offset(a // 4) for a in game.legal(state)] == [(7, 0)]


@pytest.mark.rule("PS-1V1-12")
def test_destroyed_in_its_own_turn_it_is_replaced_and_the_turn_is_over():
    found = Table(duel(card={"life": 1}), (4, 0), None, None, (5, 0), None, faces=[SKULL])
    found.state.markers = [0, 0, 0, 0, 3, 3, 3, 3]
    found.turn(0)
    found.move(1, 0)
    assert found.state.frames[-1] == (frames.REPLACE, 1)
    found.act(found.battle.pick + 1)
    found.move(2, 0)
    assert found.state.figure != 0
    assert not found.heard("attack")


@pytest.mark.rule("PS-1V1-10")
def test_the_battle_ends_when_all_of_a_players_pokemon_are_destroyed():
    found = Table(duel(ours=("a",), card={"life": 1}), (4, 0), (5, 0), None, faces=[SKULL] * 3 + [BLANK] * 3)
    found.turn(1)
    found.move(5, 0)
    found.attack(0)
    result = found.game.terminal(found.state)
    assert (result.winner, result.reason) == (2, "knock-out")
    assert not found.game.legal(found.state)


@pytest.mark.rule("PS-TRN-02")
@pytest.mark.rule("PS-TRN-06")
@pytest.mark.parametrize("mode", ["figure", "support"])
def test_a_trainer_cards_power_works_in_every_mode_on_the_players_own(mode):
    shoes = [{"kind": "modifier", "name": {"en": "Shoes"}, "stat": "move", "add": 1, "who": {"side": "ally"}}]
    game = game_of(board(ROWS), [{"id": "a"}], [{"id": "b"}], rules=ONE,
                   trainers={"ann": {"powers": shoes, "mode": mode}, "bob": {}})  # fmt: skip
    assert game.battle.move == [6, 5]
    assert (game.battle.sides[0].trainer_at >= 0) == (mode == "figure")


def test_a_double_space_figure_is_placed_on_two_free_spaces_of_one_level():
    levels = ["1111111111", "2222222222"]
    game = game_of(board(ROWS, levels), [{"id": "a", "spaces": 2}], [{"id": "b"}], rules=ONE, trainers=TRAINERS)
    state = game.new(ScriptedChance(1, 16, [4, 6]))
    near, level = game.battle.field.hexes.near, game.battle.field.level
    assert state.frames[-1][0] == frames.PLACE
    for action in game.legal(state):
        space, way = divmod(action, 4)
        assert level[space] == level[near[space][way - 1]]


def test_the_turn_module_runs_until_somebody_is_asked():
    found = Table(duel(), (4, 0), None, None, (5, 0), None)
    found.state.frames = [(frames.ROUND,)]
    turn.run(found.battle, found.state, found.told)
    assert found.asked() == frames.MOVE


@pytest.mark.rule("PS-TRN-04")
def test_by_ruling_trainers_can_be_walked_through_but_not_stood_on():
    for block in (False, True):
        game = game_of(board(["gggggg"]), [{"id": "a"}], [{"id": "b"}], rules={**ONE, "trainers_block": block},
                       trainers={"ann": {}, "bob": {}})  # fmt: skip
        game.battle.sides[1].trainer_at = game.battle.field.hexes.space(3, 0)
        game.battle.finish()
        found = Table(game, (2, 0), None)
        found.turn(0)
        assert ((4, 0) in found.reaches()) is not block
        assert (3, 0) not in found.reaches()
        assert (0, 0) not in found.reaches()


@pytest.mark.rule("PS-1V1-08")
def test_a_benched_figure_rolls_for_nothing_when_the_round_ends():
    burn = status("burn", round_end=[{"do": "wound"}])
    found = Table(duel(statuses=[burn]), (4, 0), None, None, (5, 0), None)
    found.state.status[0] = found.state.status[1] = 1
    found.state.frames = [(frames.ROUND_END, 0)]
    turn.run(found.battle, found.state, found.told)
    assert found.state.wounds[:2] == [1, 0]
    assert found.state.status[1] == 1


@pytest.mark.rule("PS-1V1-09")
def test_a_replacement_takes_its_first_turn_at_the_next_unrevealed_marker():
    found = Table(duel(card={"life": 1}), (4, 0), None, None, (5, 0), None, faces=[SKULL] * 3 + [BLANK] * 3)
    found.state.markers = [0, 0, 0, 0, 3, 3, 3, 3]
    found.state.order, found.state.slot = [1, 2], 0
    found.state.frames = [(frames.ROUND,), (frames.SLOT,)]
    turn.run(found.battle, found.state, found.told)
    found.move(4, 0)
    found.act(found.battle.pass_)
    found.move(5, 0)
    found.attack(0)
    found.act(found.battle.pick + 1)
    found.move(1, 1)
    assert found.state.frames[-1] == (frames.MOVE, 1, 1, 1)
    assert found.heard("marker")[-1] == (1, 2, 1)


@pytest.mark.rule("PS-1V1-06")
def test_neither_a_destroyed_nor_the_active_pokemon_can_be_sent_out():
    found = Table(duel(), (4, 0), None, None, (5, 0), None)
    found.state.down[1] = 1
    found.turn(0, switch=True)
    assert [found.game.is_legal(found.state, found.battle.pick + figure) for figure in range(5)] == [
        False, False, True, False, False
    ]  # fmt: skip


@pytest.mark.rule("HS-TER-02")
def test_nobody_is_placed_on_a_terrain_that_forbids_it():
    game = duel(rows=["gfggffgggg"])
    state = game.new(ScriptedChance(1, 16, [4, 6]))
    game.apply(state, game.legal(state)[0])
    assert [game.battle.field.hexes.offset(action // 4) for action in game.legal(state)] == [(2, 0), (3, 0)]


@pytest.mark.rule("PS-1V1-13")
def test_a_replacement_is_a_target_of_the_attack_that_is_still_to_come():
    twice = {"kind": "trigger", "name": {"en": "Twice"}, "on": "attack.resolved", "limit": "turn",
             "do": [{"do": "extra_attack", "attack": "any"}]}  # fmt: skip
    found = Table(duel(card={"life": 1, "range": 9, "powers": [twice]}), (4, 0), None, None, (5, 0), None,
                  faces=[SKULL] * 3 + [BLANK] * 3 + [SKULL] * 3 + [BLANK] * 3)  # fmt: skip
    found.state.markers = [0, 0, 0, 0, 3, 3, 3, 3]
    found.turn(3)
    found.move(5, 0)
    found.attack(0)
    found.act(found.battle.pick + 1)
    found.move(1, 1)
    assert found.asked() == frames.ATTACK
    assert found.may_attack(1)
    found.attack(1)
    assert found.state.down[:2] == [1, 1]


@pytest.mark.rule("PS-TRN-03")
@pytest.mark.rule("PS-EYE-06")
def test_no_attack_and_no_power_reaches_a_trainer_figure():
    grab = {"kind": "action", "name": {"en": "Grab"}, "instead_of": "attack", "do": [
        {"do": "choose", "among": {"side": "any"}, "then": [
            {"do": "move", "on": "chosen", "how": "place", "spaces": 2}]}]}  # fmt: skip
    found = Table(duel(card={"range": 9, "powers": [grab]}), (1, 0), None, None, (8, 0), None)
    found.turn(0)
    found.move(1, 0)
    actions = found.game.legal(found.state)
    targets = {target for action in actions for target in found.game.option(found.state, action, "en").targets}
    assert not any(target.startswith("trainer") for target in targets)
    found.act(found.battle.deed)
    assert {action - found.battle.pick for action in found.game.legal(found.state)} == {0, 3}


@pytest.mark.rule("HS-DBL-01")
@pytest.mark.rule("HS-TER-08")
def test_nobody_stands_across_a_wall_placed_landing_or_blown_there():
    wall = [{"between": [[4, 0], [5, 0]], "object": "pillar"}]
    wings = {"kind": "traversal", "name": {"en": "W"}, "fly": True}
    game = game_of(
        board(["gggggggg"], edges=wall), [{"id": "a", "spaces": 2, "move": 4, "powers": [wings]}], [{"id": "b"}]
    )
    found = Table(game, (1, 0, 0, 0), (7, 0))
    across, beside = found.place(4, 0, 5, 0), found.place(3, 0, 4, 0)
    found.turn(0)
    legal = found.game.legal(found.state)
    assert (beside in legal, across in legal, found.place(5, 0, 6, 0) in legal) == (True, False, False)
    free = free_spaces(found.battle, found.state)
    assert fitting(found.battle, 0, free, free)[1] >> found.space(4, 0) & 1 == 0
    assert fitting(found.battle, 0, free, free)[1] >> found.space(5, 0) & 1 == 1
    found = Table(game, (1, 0, 0, 0), (7, 0))
    stray(found.battle, found.state, 0, 0, found.told)
    assert found.hex(0) == (4, 0), "not on 5,0 with its other half on 4,0"


@pytest.mark.rule("HS-TER-08")
def test_a_wall_leaves_no_room_for_two_spaces():
    wall = [{"between": [[1, 0], [2, 0]], "object": "pillar"}]
    zones = [{"seat": 1, "at": [[1, 0], [2, 0]]}, {"seat": 2, "at": [[1, 0]]}]
    with pytest.raises(SetupRefused, match="its start zone has room for 0 such"):
        game_of(board(["Tgg"], edges=wall, start_zones=zones),
                [{"id": "a", "spaces": 2}], [{"id": "b"}])  # fmt: skip
