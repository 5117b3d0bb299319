"""What happens between attack dice and defense dice; turns with another's figure."""

import pytest

from plugins.pokescape import frames
from plugins.pokescape.game import BattleGame
from tests.plugins.pokescape.bed import BLANK, SKULL, Table, board, game_of, roll, status

ROWS = ["gggggggg"] * 3
DIZZY = {
    "kind": "trigger",
    "name": {"en": "Dizzy"},
    "on": "attack.after_reaction",
    "when": {
        "is": "all",
        "conditions": [
            {"is": "number", "value": "attack.skulls", "op": ">=", "than": 1},
            {"is": "figure", "who": "defender", "filter": {"side": "enemy", "adjacent": True}},
        ],
    },
    "do": [
        {
            "do": "may",
            "then": [
                roll(17, {"do": "take_turn", "on": "defender"}, {"do": "remove_order_marker", "on": "defender"}),
            ],
        }
    ],
}
VANISH = {
    "kind": "trigger",
    "name": {"en": "Vanish"},
    "on": "attack.reaction",
    "do": [roll(11, {"do": "move", "on": "self", "how": "place", "spaces": 3})],
}


def fight(*faces, theirs=(), hexes=((2, 1), (3, 1), (7, 0))):
    """Figure 0 with the power next to the enemy 1; figure 2 is the enemy's friend."""
    foes = [{"id": "foe", "powers": list(theirs)}, {"id": "more"}]
    found = Table(game_of(board(ROWS), [{"id": "a", "powers": [DIZZY]}], foes), *hexes, faces=faces)
    found.state.markers = [0, 0, 0, 0, 1, 1, 2, 2]
    found.turn(0)
    found.move(2, 1)
    found.attack(1)
    return found


@pytest.mark.rule("PS-POW-02")
@pytest.mark.rule("PS-POW-11")
def test_dizzy_punch_goes_in_the_order_of_the_rulebook():
    found = fight(SKULL, BLANK, BLANK, 17, 1, *[BLANK] * 3)
    assert found.asked() == frames.MAY
    found.act(found.battle.take)
    assert found.state.frames[-1][:3] == (frames.MOVE, 1, 1), "seat 1 moves the other's figure"
    found.move(5, 1)
    assert found.since_attack()[:10] == [
        "attack", "attack", "power", "effect", "ruled", "turn", "move", "marker_gone", "defense", "wound"
    ]  # fmt: skip
    assert found.hex(1) == (5, 1)
    assert found.state.wounds[1] == 1, "it defends wherever it stands"


@pytest.mark.rule("PS-POW-02")
def test_it_is_left_out_when_the_attacker_wants_or_the_roll_fails():
    found = fight(SKULL, BLANK, BLANK, *[BLANK] * 3)
    found.act(found.battle.pass_)
    assert "effect" not in found.since_attack()
    found = fight(SKULL, BLANK, BLANK, 16, *[BLANK] * 3)
    found.act(found.battle.take)
    assert not found.heard("ruled")
    assert fight(*[BLANK] * 6).asked() != frames.MAY, "no skull, no roll"


@pytest.mark.rule("PS-POW-02")
def test_a_figure_that_vanishes_first_is_not_dizzied_and_defends_where_it_is():
    found = fight(SKULL, BLANK, BLANK, 11, *[BLANK] * 3, theirs=[VANISH])
    assert found.state.frames[-1][:3] == (frames.GUIDE, 2, 1)
    found.act(found.place(6, 1))
    assert found.since_attack()[:7] == ["attack", "attack", "power", "effect", "move", "defense", "wound"]


@pytest.mark.rule("PS-POW-02")
def test_no_marker_is_removed_where_none_is_hidden():
    found = fight(SKULL, BLANK, BLANK, 20, *[BLANK] * 3)
    found.state.shown = 0b11110000
    found.act(found.battle.take)
    found.move(3, 1)
    found.act(found.battle.pass_)
    assert not found.heard("marker_gone")


@pytest.mark.rule("PS-POW-11")
def test_in_that_turn_its_own_side_is_the_enemy_and_the_running_turn_goes_on_afterwards():
    found = fight(SKULL, BLANK, BLANK, 17, SKULL, *[BLANK] * 5, 1, *[BLANK] * 3, hexes=((2, 1), (3, 1), (4, 1)))
    found.act(found.battle.take)
    assert found.battle.now(found.state).enemies[1] == (2,)
    found.move(3, 1)
    assert found.may_attack(2)
    found.attack(2)
    assert found.state.wounds[2] == 1
    assert found.state.ruled == 0
    assert [e.args for e in found.told if e.what == "turn"] == [(0,), (1,)]
    assert found.state.wounds[1] == 1


@pytest.mark.rule("PS-TYPE-09")
def test_who_takes_nothing_of_the_attack_is_not_pushed_by_it():
    push = {"kind": "trigger", "name": {"en": "Push"}, "on": "attack.resolved",
            "do": [{"do": "move", "on": "defender", "how": "away", "spaces": 1}]}  # fmt: skip
    for immune, asked in ((["normal"], False), ([], True)):
        team = [{"id": "a", "base_attack": "normal", "powers": [push]}]
        game = game_of(board(ROWS), team, [{"id": "foe", "no_effect": immune}])
        found = Table(game, (2, 1), (3, 1), faces=[BLANK] * 9)
        found.turn(0)
        found.move(2, 1)
        found.attack(1)
        assert (found.asked() == frames.GUIDE) is asked


def in_a_taken_turn(game: BattleGame, third: tuple[int, int]) -> Table:
    """Figure 0 takes a turn with figure 1, which has moved; a marker waits for the end of 0's own turn."""
    found = Table(game, (2, 1), (3, 1), third, faces=[SKULL, BLANK, BLANK, 17, *[BLANK] * 12])
    found.state.markers = [0, 0, 0, 0, 2, 2, 2, 2]
    found.turn(0)
    found.move(2, 1)
    found.attack(1)
    found.state.late[0] = 1
    found.act(found.battle.take)
    found.move(3, 1)
    return found


@pytest.mark.rule("PS-POW-03")
@pytest.mark.rule("PS-POW-11")
def test_what_waits_for_the_end_of_a_turn_waits_for_the_running_one_when_another_is_taken_within_it():
    game = game_of(board(ROWS), [{"id": "a", "powers": [DIZZY]}], [{"id": "foe"}, {"id": "more"}],
                   statuses=[status("numb")])  # fmt: skip
    found = in_a_taken_turn(game, (7, 0))
    told = len(found.told)
    found.act(found.battle.pass_)
    words = [event.what for event in found.told[told:]]
    assert words.index("wound") < words.index("status"), "first the attack is over, then its turn"
    assert found.state.status[0] == 1


@pytest.mark.rule("PS-POW-03")
@pytest.mark.rule("PS-POW-11")
@pytest.mark.rule("PS-TURN-01")
def test_what_arises_in_a_turn_taken_with_another_takes_effect_at_the_end_of_that_turn():
    numb = {"do": "place_status", "status": "numb", "on": "attacker", "at": "end_of_turn"}
    spore = {"kind": "trigger", "name": {"en": "Spore"}, "on": "defense.resolved", "do": [numb]}
    foes = [{"id": "foe"}, {"id": "more", "powers": [spore]}]
    game = game_of(board(ROWS), [{"id": "a", "powers": [DIZZY]}], foes, statuses=[status("numb")])
    found = in_a_taken_turn(game, (4, 1))
    found.attack(2)
    words = found.since_attack()
    ended = words.index("status")
    assert words.index("status_late") < ended < words.index("wound"), "the attack that waited goes on after that turn"
    assert found.heard("status") == [(1, 1), (0, 1)], "what arose in the turn that waited took effect at its own end"
    assert found.state.late == [0, 0, 0]


def test_an_attack_can_be_cancelled():
    ward = {**VANISH, "do": [{"do": "cancel_attack"}]}
    found = fight(*[SKULL] * 3, theirs=[ward])
    assert found.since_attack()[:4] == ["attack", "attack", "power", "cancelled"]
    assert found.state.wounds[1] == 0


@pytest.mark.rule("PS-TYPE-04")
@pytest.mark.rule("PS-TYPE-09")
def test_who_takes_nothing_of_the_attack_keeps_its_turn_and_its_order_markers():
    punch = {"id": "a", "base_attack": "normal", "powers": [DIZZY]}
    for immune, lost in ((["normal"], 0), ([], 1)):
        foes = [{"id": "foe", "no_effect": immune}, {"id": "more"}]
        faces = [SKULL, BLANK, BLANK, 20, *[1] * lost, *[BLANK] * 3]
        found = Table(game_of(board(ROWS), [punch], foes), (2, 1), (3, 1), (7, 0), faces=faces)
        found.state.markers = [0, 0, 0, 0, 1, 1, 2, 2]
        found.turn(0)
        found.move(2, 1)
        found.attack(1)
        found.act(found.battle.take)
        if not immune:
            found.move(3, 1)
            found.act(found.battle.pass_)
        assert (len(found.heard("ruled")), len(found.heard("marker_gone"))) == (lost, lost)
