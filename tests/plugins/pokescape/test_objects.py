"""Doors and other objects that can be destroyed."""

import pytest

from plugins.pokescape import objects
from plugins.pokescape.objects import left_of, strikes_at
from tests.engine.conformance import CONFORMANCE, conforms
from tests.plugins.pokescape.bed import BLANK, SHIELD, SKULL, Table, board, game_of
from workbench import places

ROWS = ["gggggg", "gggggg"]
DOOR = {"gate": {"obstacle": True, "height": 6, "life": 5, "defense": 4}}
BETWEEN = {"edges": [{"between": [[2, 0], [3, 0]], "object": "gate"}]}


def at_door(*hexes, faces=(), rows=("gggggg",), cards=({}, {}), powers=(), terrains=DOOR, **more):
    """Figure 0 against 1 on a lane with a door between (2, 0) and (3, 0), which is the only way."""
    map_ = board(list(rows), **(more or BETWEEN))
    game = game_of(map_, [{"id": "a", "powers": list(powers), **cards[0]}], [{"id": "b", **cards[1]}],
                   terrains=terrains)  # fmt: skip
    found = Table(game, *hexes, faces=faces)
    found.turn(0)
    return found


def hit(found, index=0, number=0):
    """Attack an object."""
    found.act(found.battle.breach + index * len(found.battle.objects) + number)


@pytest.mark.rule("HS-OBJ-01")
class TestDoor:
    """It stands between two hexes until it is destroyed."""

    def test_it_bars_way_and_sight_and_opens_both_when_it_is_destroyed(self):
        faces = [SKULL] * 3 + [BLANK] * 4
        found = at_door((2, 0), (4, 0), faces=faces, cards=({"range": 4}, {}))
        assert (3, 0) not in found.reaches()
        found.move(2, 0)
        assert not found.may_attack(1)
        hit(found)
        assert (left_of(found.battle, found.state, 0), found.state.rubble) == (2, 0)
        found.turn(0)
        found.move(2, 0)
        found.chance.faces[:] = faces
        hit(found)
        assert found.state.rubble == 1
        assert any(line.startswith("gate is destroyed by A") for line in found.log())
        found.turn(0)
        assert (3, 0) in found.reaches()
        found.move(2, 0)
        assert found.may_attack(1)
        assert strikes_at(found.battle.now(found.state), found.state, 0) == []

    def test_it_defends_with_its_own_dice_and_what_it_blocks_is_no_wound(self):
        found = at_door((2, 0), (5, 0), faces=[SKULL] * 3 + [SHIELD] * 3 + [BLANK])
        found.move(2, 0)
        hit(found)
        assert (found.dice("attack"), found.dice("object")) == ([3], [4])
        assert left_of(found.battle, found.state, 0) == 5
        assert any("defends with" in line for line in found.log())

    def test_it_is_attacked_from_next_to_it_or_from_afar_by_who_reaches_that_far(self):
        near = at_door((1, 0), (5, 0))
        near.move(1, 0)
        assert strikes_at(near.battle, near.state, 0) == []
        far = at_door((1, 0), (5, 0), cards=({"range": 2}, {}))
        far.move(1, 0)
        assert strikes_at(far.battle, far.state, 0) == [(0, 0)]

    def test_a_special_attack_may_be_used_on_it_but_not_by_who_is_engaged(self):
        beam = {"kind": "special_attack", "name": {"en": "Beam"}, "range": 5, "dice": 4}
        found = at_door((2, 0), (5, 0), powers=[beam])
        found.move(2, 0)
        assert strikes_at(found.battle, found.state, 0) == [(0, 0), (1, 0)]
        held = at_door((2, 0), (1, 0), powers=[beam])
        held.move(2, 0)
        assert strikes_at(held.battle, held.state, 0) == []

    def test_what_sharpens_the_normal_attack_counts_unless_it_asks_for_a_defender(self):
        sharp = {"kind": "modifier", "name": {"en": "Sharp"}, "stat": "attack", "add": 1, "who": {"side": "self"}}
        foe = {"is": "figure", "who": "defender", "filter": {"side": "enemy"}}
        near = {"is": "attack", "reach": "adjacent"}
        for when, dice in ((near, 4), ({**near, "reach": "distant"}, 3), (foe, 3)):
            found = at_door((2, 0), (5, 0), faces=[BLANK] * 8, powers=[{**sharp, "when": when}])
            found.move(2, 0)
            option = found.game.option(found.state, found.battle.breach, "en")
            assert option.detail.startswith(f"{dice} against 4")
            hit(found)
            assert found.dice("attack") == [dice]
        dull = at_door((2, 0), (5, 0), powers=[{**sharp, "add": -3, "when": near}])
        dull.move(2, 0)
        assert strikes_at(dull.battle, dull.state, 0) == [], "no dice are no attack (HS-ATK-07)"

    def test_effects_that_destroy_do_not_hit_it(self):
        doom = {"kind": "trigger", "name": {"en": "Doom"}, "on": "turn.start",
                "do": [{"do": "for_each", "among": {"side": "any", "within": 9}, "then": [
                    {"do": "if", "when": {"is": "figure", "who": "chosen", "filter": {"side": "enemy"}},
                     "then": [{"do": "destroy", "on": "chosen"}]}]}]}  # fmt: skip
        found = at_door((2, 0), (5, 0), rows=ROWS, powers=[doom])
        assert found.state.rubble == 0
        assert found.state.harmed == []


@pytest.mark.rule("HS-OBJ-01")
def test_an_object_on_a_hex_is_an_obstacle_until_then():
    more = {"obstacles": [{"at": [3, 0], "object": "gate"}]}
    found = at_door((2, 0), (5, 0), faces=[SKULL] * 3 + [BLANK] * 4, terrains={
        "gate": {**DOOR["gate"], "life": 3}}, **more)  # fmt: skip
    assert (3, 0) not in found.reaches()
    found.move(2, 0)
    shown = {h.id: h.object for h in found.game.scene(found.state, "en").board.hexes}
    assert shown["hex:3,0"] == "gate"
    hit(found)
    shown = {h.id: h.object for h in found.game.scene(found.state, "en").board.hexes}
    assert shown["hex:3,0"] == ""
    found.turn(0)
    assert (3, 0) in found.reaches()


@pytest.mark.rule("HS-OBJ-02")
def test_the_door_that_ships_has_life_five_and_defense_four_in_its_data():
    import json  # noqa: PLC0415 only here

    door = json.loads((places.content() / "pokescape_base" / "terrain" / "door.json").read_text(encoding="utf-8"))
    assert (door["rules"]["life"], door["rules"]["defense"], door["rules"]["obstacle"]) == (5, 4, True)
    found = at_door((2, 0), (5, 0), terrains={"gate": door["rules"]})
    assert [(piece.life, piece.defense) for piece in found.battle.objects] == [(5, 4)]


def test_greedy_attacks_what_bars_the_way_when_there_is_nobody_else():
    found = at_door((2, 0), (4, 0))
    found.move(2, 0)
    legal = found.game.legal(found.state)
    seen = found.game.observe(found.state, 1)
    assert found.game.greedy(seen, legal, found.chance) == found.battle.breach


def test_option_and_log_speak_of_the_object():
    found = at_door((2, 0), (5, 0), faces=[SKULL] * 3 + [BLANK] * 4)
    found.move(2, 0)
    told = found.game.option(found.state, found.battle.breach, "it")
    assert told.targets == ("hex:2,0", "hex:3,0")
    assert "3 contro 4, vita 5" in told.detail
    hit(found)
    assert any("takes 3 wounds, 2 life left" in line for line in found.log())
    assert objects.left_of(found.battle, found.state, 0) == 2


@pytest.mark.parametrize("check", CONFORMANCE, ids=lambda check: check.__name__)
def test_a_game_with_doors_conforms(check):
    weak = {"gate": {**DOOR["gate"], "life": 1, "defense": 0}}
    game = game_of(board(ROWS, **BETWEEN, obstacles=[{"at": [3, 1], "object": "gate"}]),
                   [{"id": "a", "range": 4}, {"id": "long", "spaces": 2}], [{"id": "b"}],
                   terrains=weak, rules={"round_limit": 4})  # fmt: skip

    conforms(check, game, (1, 2))
