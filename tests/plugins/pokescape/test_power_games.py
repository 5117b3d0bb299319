"""The conformance suite over games in which powers ask, react, mark, lay terrain and take others' turns."""

import functools

import pytest

from plugins.pokescape.compile import compile_battle
from plugins.pokescape.game import BattleGame
from tests.engine.conformance import CONFORMANCE, conforms
from tests.plugins.pokescape.bed import board, roll, snapshot, status
from workbench.engine.play import play

RAGE = {"en": "Rage", "it": "Furia"}
DIZZY = {"kind": "trigger", "name": {"en": "Dizzy"}, "on": "attack.after_reaction",
         "when": {"is": "figure", "who": "defender", "filter": {"side": "enemy", "adjacent": True}},
         "do": [{"do": "may", "then": [roll(6, {"do": "take_turn", "on": "defender"},
                                            {"do": "remove_order_marker", "on": "defender"})]}]}  # fmt: skip
WHIRL = {"kind": "action", "name": {"en": "Whirl"}, "instead_of": "attack", "do": [
    {"do": "choose", "among": {"side": "any", "adjacent": True}, "up_to": True,
     "then": [{"do": "move", "on": "chosen", "how": "walk", "spaces": 2}, {"do": "mark", "marker": RAGE,
                                                                           "on": "chosen"}]}]}  # fmt: skip
HOP = {"kind": "action", "name": {"en": "Hop"}, "instead_of": "move", "limit": "round",
       "do": [{"do": "move", "how": "place", "spaces": 3}]}  # fmt: skip
POUR = {"kind": "action", "name": {"en": "Pour"}, "instead_of": "attack",
        "do": [{"do": "lay_terrain", "terrain": "pond"}]}  # fmt: skip
VANISH = {"kind": "trigger", "name": {"en": "Vanish"}, "on": "attack.reaction",
          "do": [roll(11, {"do": "move", "how": "place", "spaces": 3}, {"do": "cancel_attack"})]}  # fmt: skip
PRIMAL = {"kind": "trigger", "name": RAGE, "on": "defense.resolved",
          "do": [{"do": "mark", "marker": RAGE, "on": "attacker"}]}  # fmt: skip
DUTY = {"kind": "duty", "name": RAGE, "against": {"side": "enemy", "marker": RAGE}}
TWISTER = {"kind": "special_attack", "name": {"en": "Twister"}, "range": 4, "dice": 2,
           "area": {"around": "space", "radius": 1}}  # fmt: skip
BIG = {"size": "large", "height": 4, "spaces": 2, "life": 4}


@functools.cache
def game_in(mode):
    """Three figures a side, with every such power."""
    ours = [{"id": "a", "powers": [DIZZY, POUR], **BIG}, {"id": "b", "powers": [WHIRL, HOP]}, {"id": "c"}]
    theirs = [{"id": "d", "powers": [PRIMAL, DUTY]}, {"id": "e", "powers": [TWISTER, VANISH], **BIG},
              {"id": "f", "powers": [VANISH, DIZZY, HOP]}]  # fmt: skip
    rows = ["gggggggg", "ggg~~ggg", "ggmggggg", "gggg==gg", "gggggggg"]
    levels = ["11111111", "11111111", "12221111", "11411111", "11111111"]
    trainers = {"ann": {"mode": "figure"}, "bob": {"mode": "figure"}} if mode == "one_on_one" else None
    found = snapshot(board(rows, levels), ours, theirs, rules={"mode": mode}, statuses=[status("numb")],
                     trainers=trainers)  # fmt: skip
    return BattleGame(compile_battle(found))


@pytest.mark.parametrize("check", CONFORMANCE, ids=lambda check: check.__name__)
@pytest.mark.parametrize("mode", ["army", "one_on_one"])
def test_games_of_such_powers_conform(mode, check, long_run):
    conforms(check, game_in(mode), range(1, 12 if long_run else 3))


@pytest.mark.parametrize("mode", ["army", "one_on_one"])
def test_everything_of_it_happens_and_greedy_finishes(mode):
    told, asked = set(), []
    for seed in range(12):
        for agent in ("greedy", "random"):
            out = []
            asked.append(play(game_in(mode), [agent], seed, out).result is not None)
            told |= {event.what for event in out}
    assert all(asked)
    assert told >= {"ruled", "marked", "chosen", "cancelled", "attack_space", "power", "marker_gone"}
