"""Taking on another's card, coming back, what is added to rolls."""

import pytest

from plugins.pokescape import frames
from plugins.pokescape.attack import attack_parts, defense_parts, dice_of, moment_of
from tests.engine.conformance import CONFORMANCE, conforms
from tests.plugins.pokescape.bed import BLANK, SKULL, Table, board, game_of, roll

ROWS = ["gggggggg", "gggggggg"]
MIMIC = {"do": "choose", "among": {"side": "enemy", "within": 6}, "then": [{"do": "copy_card", "of": "chosen"}]}
COPY = {"kind": "action", "name": {"en": "Mimic"}, "instead_of": "move", "limit": "battle", "do": [MIMIC]}
ABLE = {"id": "able", "attack": 6, "defense": 5, "move": 7, "weak": ["rock"], "types": ["fire"], "points": 90,
        "life": 9,
        "powers": [{"kind": "special_attack", "name": {"en": "Beam"}, "range": 4, "dice": 5},
                   {"kind": "traversal", "name": {"en": "Fly"}, "fly": True},
                   {"kind": "trigger", "name": {"en": "Back"}, "on": "defense.resolved",
                    "do": [{"do": "wound", "on": "attacker"}]},
                   {"kind": "modifier", "name": {"en": "Fury"}, "stat": "attack", "add": 1, "who": {"side": "self"},
                    "when": {"is": "number", "value": "self.wounds", "op": ">=", "than": 1}}]}  # fmt: skip


def dice(found, figure, other, index=0):
    """Attack and defense dice now."""
    battle = found.battle.now(found.state)
    moment = moment_of(battle, found.state, figure, other, index)
    return dice_of(attack_parts(battle, found.state, moment)), dice_of(defense_parts(battle, found.state, moment))


def copied(faces=(), **own):
    """Figure 0 has taken on the card of figure 1, which stands next to it."""
    game = game_of(board(ROWS), [{"id": "blob", "powers": [COPY], **own}], [ABLE])
    found = Table(game, (2, 0), (3, 0), faces=faces)
    found.turn(0)
    found.act(found.battle.deed)
    found.act(found.battle.pick + 1)
    return found


@pytest.mark.rule("PS-POW-10")
class TestCopy:
    """All of a card but Life, points, Height and base."""

    def test_it_attacks_and_defends_with_the_numbers_and_attacks_of_the_other(self):
        found = copied(faces=[SKULL] * 5 + [BLANK] * 5)
        assert found.asked() == frames.ATTACK
        assert dice(found, 0, 1) == (6, 5)
        assert dice(found, 1, 0)[1] == 5
        assert found.may_attack(1, 1)
        found.attack(1, 1)
        assert found.state.wounds[1] == 5
        assert any("Beam" in line for line in found.log())

    def test_it_moves_as_the_other_does(self):
        found = copied()
        found.turn(0)
        assert (7, 1) in found.reaches(), "it flies seven spaces"

    def test_its_life_and_wounds_stay_its_own(self):
        found = copied()
        battle = found.battle.now(found.state)
        assert (battle.life[0], battle.cards[0].points, battle.cards[0].weak) == (3, 50, ("rock",))

    def test_what_the_other_does_when_it_is_attacked_it_does_as_well(self):
        found = copied(faces=[BLANK] * 20)
        found.act(found.battle.pass_)
        found.turn(1)
        found.move(3, 0)
        found.attack(0)
        assert found.state.wounds[1] == 1

    def test_modifiers_of_the_card_look_at_itself(self):
        found = copied()
        found.state.wounds[0] = 1
        assert dice(found, 0, 1)[0] == 7
        found.state.wounds[:] = [0, 1]
        assert dice(found, 0, 1)[0] == 6

    def test_it_is_gone_when_the_figure_is_destroyed(self):
        from plugins.pokescape import damage  # noqa: PLC0415 the event alone is wanted

        found = copied()
        assert found.state.guise == [2, 0]
        damage.hurt(found.battle, found.state, 0, 9, found.told)
        damage.settle(found.battle, found.state, found.told)
        assert found.state.guise == []

    def test_before_it_does_it_has_none_of_that(self):
        game = game_of(board(ROWS), [{"id": "blob", "powers": [COPY]}], [ABLE])
        found = Table(game, (2, 0), (3, 0))
        found.turn(0)
        found.move(2, 0)
        assert not found.may_attack(1, 1)
        assert found.game.greedy(found.game.observe(found.state, 1), found.game.legal(found.state), found.chance)


CALL = {"do": "choose", "among": {"side": "ally", "destroyed": True}, "then": [{"do": "revive", "on": "chosen"}]}
REVIVE = {"kind": "action", "name": {"en": "Call"}, "instead_of": "attack", "do": [CALL]}


@pytest.mark.rule("PS-POW-10")
def test_a_destroyed_figure_comes_back_into_its_start_zone():
    game = game_of(board(ROWS), [{"id": "a", "powers": [REVIVE]}, {"id": "friend"}], [{"id": "foe"}])
    found = Table(game, (2, 0), None, (7, 0))
    found.state.down[1], found.state.wounds[1] = 1, 3
    found.turn(0)
    found.move(2, 0)
    found.act(found.battle.deed)
    found.act(found.battle.pick + 1)
    assert found.asked() == frames.DEPLOY
    found.move(5, 1)
    assert (found.state.down[1], found.state.wounds[1], found.hex(1)) == (0, 0, (5, 1))


@pytest.mark.rule("PS-POW-10")
def test_nobody_destroyed_nothing_to_do():
    game = game_of(board(ROWS), [{"id": "a", "powers": [REVIVE]}, {"id": "friend"}], [{"id": "foe"}])
    found = Table(game, (2, 0), (3, 0), (7, 0))
    found.turn(0)
    found.move(2, 0)
    assert found.battle.deed not in found.game.legal(found.state)


@pytest.mark.rule("HS-GLY-01")
def test_what_is_added_to_rolls_counts_for_d20s_up_to_twenty():
    luck = {"kind": "modifier", "name": {"en": "Luck"}, "stat": "roll", "add": 2, "who": {"side": "ally"}}
    test = {"kind": "trigger", "name": {"en": "Try"}, "on": "turn.start", "do": [roll(18, {"do": "wound"})]}
    for face, wounds in ((15, 0), (16, 1), (20, 1)):
        game = game_of(board(ROWS), [{"id": "a", "powers": [luck, test]}], [{"id": "foe"}])
        found = Table(game, (2, 0), (7, 0), faces=[face])
        found.turn(0)
        assert found.state.wounds[0] == wounds


@pytest.mark.parametrize("check", CONFORMANCE, ids=lambda check: check.__name__)
def test_a_game_with_a_mimic_on_each_side_conforms(check):
    limited = {"kind": "special_attack", "name": {"en": "Once"}, "range": 3, "dice": 4, "limit": "round"}
    push = {"kind": "action", "name": {"en": "Push"}, "instead_of": "attack", "do": [
        {"do": "choose", "among": {"side": "enemy", "adjacent": True}, "then": [
            {"do": "move", "on": "chosen", "how": "away", "spaces": 2}]}]}  # fmt: skip
    able = {**ABLE, "powers": [*ABLE["powers"], limited, push]}
    ours = [{"id": "blob", "powers": [COPY], "life": 6}, {"id": "b", "powers": [REVIVE]}]
    game = game_of(board([*ROWS, "gggggggg"]), ours,
                   [able, {"id": "blob2", "powers": [COPY, REVIVE], "spaces": 2, "life": 6}],
                   rules={"round_limit": 5})  # fmt: skip
    conforms(check, game, (1, 2))
