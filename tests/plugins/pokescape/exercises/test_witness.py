"""What is noted as having happened in a battle, and what is not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from plugins.pokescape.compile import compile_battle
from plugins.pokescape.exercises.catalogue import Catalogue
from plugins.pokescape.exercises.watching import BattleWatch
from plugins.pokescape.game import BattleGame
from tests.plugins.pokescape.bed import BLANK, SHIELD, SKULL, Table, board, roll, snapshot, status
from workbench.engine.snapshot import Snapshot

WOUNDED = {"is": "number", "value": "self.wounds", "op": ">=", "than": 1}


def modifier(stat: str, **more: Any) -> dict[str, Any]:
    """A modifier named Boon."""
    return {"kind": "modifier", "name": {"en": "Boon"}, "stat": stat, "add": 1, "who": {"side": "self"}, **more}


class Watched(Table):
    """A table whose battle is watched."""

    def __init__(self, content: Snapshot, *hexes: Any, faces: Any = ()) -> None:
        super().__init__(BattleGame(compile_battle(content)), *hexes, faces=faces)
        self.watch = BattleWatch(Catalogue(content), self.game)

    def during(self, act: Any, *arguments: Any) -> set[tuple[str, str]]:
        """What happens while something is done."""
        self.told.clear()
        self.watch.before(self.state)
        act(*arguments)
        return set(self.watch.after(self.state, self.told))


def duel(power: dict[str, Any] | None = None, rows: Any = ("gggggg",), **more: Any) -> Snapshot:
    """Two figures; the first may have a power."""
    return snapshot(board(rows), [{"powers": [power] if power else []}], [{}], **more)


def test_an_attack_shows_its_card_and_its_special_attack() -> None:
    bite = {"kind": "special_attack", "name": {"en": "Bite"}, "dice": 2}
    table = Watched(duel(bite), (0, 0), (1, 0), faces=[SKULL, SKULL, SHIELD, SHIELD, SHIELD])
    table.turn(0)
    table.move(0, 0)
    assert table.during(table.attack, 1, 1) == {("cards", "mon1a"), ("powers", "mon1a: Bite")}


@pytest.mark.parametrize(("wounds", "happens"), [(0, False), (1, True)])
def test_a_modifier_happens_only_while_it_holds(wounds: int, happens: bool) -> None:
    table = Watched(duel(modifier("attack", when=WOUNDED)), (0, 0), (1, 0), faces=[BLANK] * 7)
    table.state.wounds[0] = wounds
    table.turn(0)
    table.move(0, 0)
    assert (("powers", "mon1a: Boon") in table.during(table.attack, 1)) is happens


def test_a_modifier_that_is_in_the_number_happens_when_the_number_counts() -> None:
    table = Watched(duel(modifier("move")), (0, 0), (5, 0))
    table.turn(0)
    assert ("powers", "mon1a: Boon") in table.during(table.move, 1, 0)
    defends = Watched(duel(modifier("defense")), (0, 0), (1, 0), faces=[BLANK] * 7)
    defends.turn(1)
    assert ("powers", "mon1a: Boon") not in defends.during(defends.move, 1, 0)
    assert ("powers", "mon1a: Boon") in defends.during(defends.attack, 0)


def test_an_immunity_happens_when_it_keeps_a_status_off() -> None:
    shield = {"kind": "immunity", "name": {"en": "Cold Blood"}, "statuses": ["burn"]}
    flame = {"kind": "special_attack", "name": {"en": "Flame"}, "dice": 1,
             "hit": [{"do": "place_status", "status": "burn", "on": "defender"}]}  # fmt: skip
    content = snapshot(board(["gggggg"]), [{"powers": [shield], "defense": 0}], [{"powers": [flame]}],
                       statuses=[status("burn")])  # fmt: skip
    table = Watched(content, (0, 0), (1, 0), faces=[SKULL])
    table.turn(1)
    table.move(1, 0)
    found = table.during(table.attack, 0, 1)
    assert ("powers", "mon1a: Cold Blood") in found
    assert ("statuses", "burn") not in found


def test_a_status_acts_by_its_parts() -> None:
    ill = status("poison", after_turn=[roll(18, {"do": "wound"})])
    table = Watched(duel(statuses=[ill]), (0, 0), (5, 0), faces=[3])
    table.state.status[0] = 1
    table.turn(0)
    assert ("statuses", "poison: after_turn") in table.during(table.move, 1, 0)


def test_terrain_is_entered_stood_beside_acts_and_covers() -> None:
    table = Watched(duel(rows=("gfTsgg",)), (0, 0), (5, 0))
    table.turn(0)
    found = table.during(table.move, 1, 0)
    assert {("terrains", "fire"), ("terrains", "fire: entry"), ("terrains", "pillar")} <= found
    assert ("terrains", "shade") not in found
    shot = Watched(snapshot(board(["gggsg"]), [{"range": 5}], [{}]), (0, 0), (3, 0), faces=[BLANK] * 7)
    shot.turn(0)
    shot.move(0, 0)
    assert ("terrains", "shade: defense_dice") in shot.during(shot.attack, 1)


def test_a_power_of_a_trainers_card_is_the_trainers() -> None:
    rules = {"mode": "support", "powers": [modifier("attack", who={"side": "ally", "wounded": True})]}
    table = Watched(duel(trainers={"ann": rules}), (0, 0), (1, 0), faces=[BLANK] * 7)
    table.state.wounds[0] = 1
    table.turn(0)
    table.move(0, 0)
    assert ("trainers", "ann: Boon") in table.during(table.attack, 1)


def test_two_powers_of_one_name_are_told_apart_by_their_sort() -> None:
    powers = [modifier("attack"), {"kind": "traversal", "name": {"en": "Boon"}, "fly": True}]
    content = snapshot(board(["gggg"]), [{"powers": powers}], [{}])
    assert Catalogue(content).possible()["powers"] == ("mon1a: Boon (modifier of attack)", "mon1a: Boon (traversal)")


def test_what_cannot_be_read_is_left_out() -> None:
    content = duel()
    entities = {**content.entities, "army_card:mon1a": json.dumps({"id": "mon1a"}).encode()}
    known = Catalogue(Snapshot(content.ruleset, content.scenario, entities))
    assert list(known.cards) == ["mon2a"]
