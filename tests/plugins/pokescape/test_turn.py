"""One turn: what comes first, statuses, powers, extra attacks and turns."""

import pytest

from plugins.pokescape import frames, turn
from tests.plugins.pokescape.bed import BLANK, SKULL, Table, board, game_of, roll, status


def table_of(low, high, effect):
    """A three-row d20 table: 1-low one thing, to high another (None: nothing), above it a third."""
    rows = [(1, low, effect[0]), (low + 1, high, effect[1]), (high + 1, 20, effect[2])]
    table = [{"range": [a, b], "do": [e] if e else []} for a, b, e in rows if a <= b]
    return [{"do": "roll", "table": table}]


LOSE, GONE, SLOW = {"do": "lose_turn"}, {"do": "remove_status"}, {"do": "change", "stat": "move", "add": -1}
SLEEP = status("sleep", no_swipes=True, before_turn=table_of(10, 10, (LOSE, None, GONE)))
PARALYSIS = status("paralysis", before_turn=table_of(5, 18, (LOSE, SLOW, GONE)))
POISON = status("poison", never_on={"classes": ["construct"], "no_effect": ["poison"]},
                after_turn=table_of(8, 18, ({"do": "wound"}, None, GONE)))  # fmt: skip
FREEZE = status("freeze", no_swipes=True, instead_of_turn=table_of(15, 15, (None, None, GONE)))
CONFUSION = status("confusion", before_turn=table_of(10, 15, ({"do": "stray"}, None, GONE)))
ALL = [CONFUSION, FREEZE, PARALYSIS, POISON, SLEEP]
NUMBER = {"confusion": 1, "freeze": 2, "paralysis": 3, "poison": 4, "sleep": 5}


def ill(name, *faces, foe=(7, 0), card=None, rows=("gggggggg",)):
    """A figure with a status at the start of its turn."""
    game = game_of(board(list(rows)), [{"id": "a", "move": 3, **(card or {})}], [{"id": "b"}], statuses=ALL)
    found = Table(game, (1, 0), foe, faces=faces)
    found.state.status[0] = NUMBER[name]
    found.turn(0)
    return found


@pytest.mark.rule("PS-SLP-01")
@pytest.mark.rule("PS-STAT-02")
def test_an_immune_figure_keeps_its_old_marker():
    wild = [{"kind": "immunity", "name": {"en": "Frenzy"}, "statuses": ["sleep"]}]
    hex_ = [{"kind": "special_attack", "name": {"en": "Lull"}, "dice": 1,
             "hit": [{"do": "place_status", "status": "sleep", "on": "defender"}]}]  # fmt: skip
    game = game_of(board(["ggg"]), [{"id": "a", "powers": hex_}], [{"id": "b", "powers": wild}], statuses=ALL)
    found = Table(game, (0, 0), (1, 0), faces=[SKULL, BLANK, BLANK, BLANK])
    found.state.status[1] = NUMBER["poison"]
    found.turn(0)
    found.move(0, 0)
    found.attack(1, index=1)
    assert found.state.wounds[1] == 1
    assert found.state.status[1] == NUMBER["poison"]


@pytest.mark.rule("PS-STAT-01")
def test_a_new_marker_takes_the_place_of_the_old_one():
    hex_ = [{"kind": "special_attack", "name": {"en": "Lull"}, "dice": 1,
             "hit": [{"do": "place_status", "status": "sleep", "on": "defender"}]}]  # fmt: skip
    game = game_of(board(["ggg"]), [{"id": "a", "powers": hex_}], [{"id": "b"}], statuses=ALL)
    found = Table(game, (0, 0), (1, 0), faces=[SKULL, BLANK, BLANK, BLANK])
    found.state.status[1] = NUMBER["poison"]
    found.turn(0)
    found.move(0, 0)
    found.attack(1, index=1)
    assert found.heard("status") == [(1, NUMBER["sleep"])]


@pytest.mark.rule("PS-SLP-02")
@pytest.mark.rule("PS-FRZ-01")
@pytest.mark.parametrize(("name", "rolls"), [("sleep", []), ("freeze", []), ("poison", [1])])
def test_sleeping_and_frozen_figures_make_no_swipes(name, rolls):
    game = game_of(board(["gggggg"]), [{"id": "a"}], [{"id": "b"}], statuses=ALL)
    found = Table(game, (1, 0), (0, 0), faces=[BLANK])
    found.state.status[1] = NUMBER[name]
    found.turn(0)
    found.move(4, 0)
    assert found.dice("swipe") == rolls


@pytest.mark.rule("PS-SLP-03")
@pytest.mark.rule("PS-STAT-03")
@pytest.mark.parametrize(("face", "acts"), [(10, False), (11, True)])
def test_a_sleeper_rolls_before_its_move(face, acts):
    found = ill("sleep", face)
    assert (found.asked() == frames.MOVE and found.state.figure == 0) is acts
    assert found.state.status[0] == (0 if acts else NUMBER["sleep"])


@pytest.mark.rule("PS-PAR-01")
@pytest.mark.parametrize(("face", "reach", "left"), [(5, None, 3), (6, 3, 3), (18, 3, 3), (19, 4, 0)])
def test_paralysis_loses_the_turn_or_a_move_or_ends(face, reach, left):
    found = ill("paralysis", face)
    assert found.state.status[0] == left
    if reach is None:
        assert found.heard("turn_lost")
    else:
        assert max(column for column, _ in found.reaches()) == reach


@pytest.mark.rule("PS-PSN-02")
@pytest.mark.rule("PS-TURN-03")
@pytest.mark.rule("PS-STAT-05")
@pytest.mark.parametrize(("face", "wounds", "left"), [(8, 1, 4), (9, 0, 4), (19, 0, 0)])
def test_poison_rolls_after_a_turn_even_of_standing_still(face, wounds, left):
    found = ill("poison", face)
    found.move(1, 0)
    assert found.state.wounds[0] == wounds
    assert found.state.status[0] == left


@pytest.mark.rule("PS-PSN-01")
@pytest.mark.rule("PS-POW-06")
@pytest.mark.parametrize("card", [{"class": "construct"}, {"no_effect": ["poison"]}])
def test_poison_is_refused_by_class_and_by_no_effect(card):
    hex_ = [{"kind": "trigger", "name": {"en": "Sting"}, "on": "attack.resolved",
             "do": [{"do": "place_status", "status": "poison", "on": "defender"}]}]  # fmt: skip
    game = game_of(board(["ggg"]), [{"id": "a", "base_attack": "bug", "powers": hex_}], [{"id": "b", **card}],
                   statuses=ALL)  # fmt: skip
    found = Table(game, (0, 0), (1, 0), faces=[SKULL, SKULL, BLANK, BLANK, BLANK, BLANK])
    found.turn(0)
    found.move(0, 0)
    found.attack(1)
    assert found.state.wounds[1] == 2
    assert found.state.status[1] == 0


@pytest.mark.rule("PS-FRZ-02")
@pytest.mark.parametrize(("face", "left"), [(15, 2), (16, 0)])
def test_a_frozen_figure_rolls_instead_of_its_turn_and_does_nothing_either_way(face, left):
    found = ill("freeze", face)
    assert found.state.status[0] == left
    assert found.state.figure != 0


@pytest.mark.rule("PS-CNF-01")
@pytest.mark.rule("PS-CNF-02")
@pytest.mark.rule("PS-CNF-04")
@pytest.mark.rule("PS-CNF-05")
def test_a_confused_figure_goes_straight_where_the_opponent_points_with_its_whole_move():
    found = ill("confusion", 10, foe=(0, 0))
    assert found.state.frames[-1][:2] == (frames.STRAY, 2)
    found.act(found.battle.direction)
    assert found.hex(0) == (4, 0)
    assert not found.dice("swipe")
    assert not found.heard("attack")


@pytest.mark.rule("PS-CNF-04")
def test_a_confused_figure_that_cannot_step_stays():
    found = ill("confusion", 1, foe=(2, 0))
    found.act(found.battle.direction)
    assert found.hex(0) == (1, 0)
    assert found.heard("stays")


@pytest.mark.rule("PS-CNF-03")
@pytest.mark.parametrize(("face", "left"), [(11, 1), (15, 1), (16, 0)])
def test_above_10_confusion_lets_it_act(face, left):
    found = ill("confusion", face)
    assert found.asked() == frames.MOVE
    assert found.state.status[0] == left


@pytest.mark.rule("PS-POW-03")
def test_a_spore_is_placed_on_the_attacker_when_the_turn_is_over_a_later_one_in_its_place():
    double = [{"kind": "trigger", "name": {"en": "Double"}, "on": "attack.resolved", "limit": "turn",
               "do": [{"do": "extra_attack"}]}]  # fmt: skip
    rows = [{"range": [1, 10]}, {"range": [11, 15], "do": [
        {"do": "place_status", "status": "sleep", "on": "attacker", "at": "end_of_turn"}]},
        {"range": [16, 20], "do": [
            {"do": "place_status", "status": "poison", "on": "attacker", "at": "end_of_turn"}]}]  # fmt: skip
    when = {"is": "all", "conditions": [{"is": "attack", "attack": "normal", "reach": "adjacent"},
                                        {"is": "number", "value": "attack.wounds", "op": "=", "than": 0}]}  # fmt: skip
    spore = [{"kind": "trigger", "name": {"en": "Spore"}, "on": "defense.resolved", "when": when,
              "do": [{"do": "roll", "table": rows}]}]  # fmt: skip
    miss = [BLANK] * 6
    game = game_of(board(["ggg"]), [{"id": "a", "powers": double}], [{"id": "b", "powers": spore}], statuses=ALL)
    found = Table(game, (0, 0), (1, 0), faces=[*miss, 11, *miss, 16])
    found.turn(0)
    found.move(0, 0)
    found.attack(1)
    assert found.state.status[0] == 0
    assert found.asked() == frames.ATTACK
    found.attack(1)
    assert found.state.status[0] == NUMBER["poison"]
    assert found.state.wounds[0] == 0
    words = [str(event.args[-1]).split()[0] if event.what == "roll" else event.what for event in found.told]
    once = ["attack", "attack", "defense", "no_wound", "power", "effect", "status_late"]
    assert words[1:17] == [*once, "power", "again", *once]
    assert words[17] == "status"


def test_a_double_attack_is_with_the_normal_attack_only_and_once():
    powers = [
        {"kind": "trigger", "name": {"en": "Double"}, "on": "attack.resolved", "limit": "turn",
         "do": [{"do": "extra_attack"}]},
        {"kind": "special_attack", "name": {"en": "Beam"}, "dice": 2, "range": 3},
    ]  # fmt: skip
    found = Table(game_of(board(["ggg"]), [{"id": "a", "powers": powers}], [{"id": "b", "life": 20}]), (0, 0), (1, 0))
    found.turn(0)
    found.move(0, 0)
    found.attack(1)
    assert not found.may_attack(1, index=1)
    found.attack(1)
    assert found.state.figure != 0


def test_a_frenzied_figure_takes_another_turn_on_16_and_more():
    frenzy = [{"kind": "trigger", "name": {"en": "Frenzy"}, "on": "turn.end", "do": [roll(16, {"do": "take_turn"})]}]
    for face, again in ((15, False), (16, True)):
        found = Table(game_of(board(["gggggg"]), [{"id": "a", "powers": frenzy}], [{"id": "b"}]), (0, 0), (5, 0),
                      faces=[face])  # fmt: skip
        found.turn(0)
        found.move(0, 0)
        assert (found.asked() == frames.MOVE and found.state.figure == 0) is again


@pytest.mark.rule("PS-TURN-01")
def test_whoever_is_destroyed_in_its_own_turn_skips_the_rest_of_it():
    game = game_of(board(["gggggg"]), [{"id": "a", "life": 1}, {"id": "c"}], [{"id": "b"}], statuses=ALL)
    found = Table(game, (1, 0), (5, 0), (0, 0), faces=[SKULL])
    found.state.status[0] = NUMBER["poison"]
    found.turn(0)
    found.move(4, 0)
    assert found.state.down[0]
    assert found.dice("swipe") == [1]
    assert not found.dice("effect")


@pytest.mark.rule("PS-TURN-01")
def test_who_falls_by_a_power_as_its_turn_begins_makes_no_roll_for_its_marker():
    doom = {"kind": "trigger", "name": {"en": "Doom"}, "on": "turn.start", "do": [{"do": "wound", "amount": 9}]}
    game = game_of(board(["gggggg"]), [{"id": "a", "powers": [doom]}, {"id": "c"}], [{"id": "b"}], statuses=ALL)
    found = Table(game, (1, 0), (5, 0), (0, 0))
    found.state.status[0] = NUMBER["sleep"]
    found.turn(0)
    assert found.state.down[0]
    assert not found.dice("effect")


@pytest.mark.rule("PS-TURN-01")
@pytest.mark.rule("PS-TURN-02")
def test_with_a_roll_before_the_turn_the_switch_is_asked_first_and_needs_no_roll():
    team = [{"id": "a"}, {"id": "c"}]
    game = game_of(board(["gggggggg"]), team, [{"id": "b"}], statuses=ALL, rules={"mode": "one_on_one"},
                   trainers={"ann": {}, "bob": {}})  # fmt: skip
    found = Table(game, (2, 0), None, (6, 0))
    found.state.status[0] = NUMBER["sleep"]
    found.state.frames = [(frames.ROUND,)]
    turn.begin(found.battle, found.state, 0, found.told)
    turn.run(found.battle, found.state, found.told)
    assert found.asked() == frames.TURN
    found.act(found.battle.pick + 1)
    assert found.asked() == frames.PLACE
    assert not found.heard("roll")
    assert found.state.status[0] == NUMBER["sleep"]
    early = {"kind": "trigger", "name": {"en": "Early"}, "on": "turn.start", "do": [roll(11, {"do": "heal"})]}
    game = game_of(board(["gggggggg"]), [{"id": "a", "powers": [early]}, {"id": "c"}], [{"id": "b"}],
                   rules={"mode": "one_on_one"}, trainers={"ann": {}, "bob": {}})  # fmt: skip
    found = Table(game, (2, 0), None, (6, 0))
    turn.begin(found.battle, found.state, 0, found.told)
    assert found.asked() == frames.TURN
    assert not found.heard("roll")


def test_the_log_says_what_a_roll_changed_and_that_an_attack_was_left_out():
    found = ill("paralysis", 6, foe=(2, 0))
    found.move(1, 0)
    found.act(found.battle.pass_)
    assert found.log()[:3] == [
        "A (Player 1) rolls a d20 for Paralysis: 6",
        "A (Player 1) has −1 move in this turn: Paralysis",
        "A (Player 1) does not attack",
    ]


@pytest.mark.rule("PS-STAT-02")
def test_the_same_marker_again_changes_nothing():
    lull = [{"kind": "trigger", "name": {"en": "Lull"}, "on": "turn.start",
             "do": [{"do": "place_status", "status": "poison", "on": "self"}]}]  # fmt: skip
    game = game_of(board(["gggg"]), [{"id": "a", "powers": lull}], [{"id": "b"}], statuses=ALL)
    found = Table(game, (0, 0), (3, 0))
    found.state.status[0] = NUMBER["poison"]
    found.turn(0)
    assert found.state.status[0] == NUMBER["poison"]
    assert not found.heard("status")
    assert not found.heard("status_gone")
