"""Squads and common cards: which figures of a card take part in a turn."""

import pytest

from plugins.pokescape import frames, rounds, turn
from plugins.pokescape.battle import Battle
from plugins.pokescape.compile import compile_battle
from plugins.pokescape.crews import active_cards
from plugins.pokescape.game import BattleGame
from tests.engine.conformance import CONFORMANCE, conforms
from tests.plugins.pokescape.bed import BLANK, SHIELD, SKULL, Table, board, game_of, roll, snapshot, status
from workbench.engine.ruleset import SetupRefused

ROWS = ["gggggggg", "gggggggg", "gggggggg"]
SQUAD = {"id": "swarm", "unique": False, "hero": False, "figures": 3, "life": 1, "points": 60}


def squad(*hexes, faces=(), card=SQUAD, statuses=(), copies=1, foe=None):
    """Figures of a squad against one foe; the squad's turn has begun."""
    game = game_of(board(ROWS), [card] * copies, [{"id": "foe", "life": 9, **(foe or {})}], statuses=statuses)
    found = Table(game, *hexes, faces=faces)
    found.state.frames = [(frames.ROUND,)]
    turn.begin(found.battle, found.state, 0, found.told)
    turn.run(found.battle, found.state, found.told)
    return found


def pick(found, figure):
    """The action that takes a figure next."""
    return found.battle.pick + figure


@pytest.mark.rule("HS-RND-02")
@pytest.mark.rule("HS-RND-03")
class TestTurn:
    """One order marker moves and attacks with each figure of the card."""

    def test_all_its_figures_move_before_any_attacks_and_each_attacks_once(self):
        found = squad((0, 0), (0, 1), (0, 2), (3, 1), faces=[SKULL] * 3 + [BLANK] * 3 + [SKULL] * 3 + [BLANK] * 3)
        assert found.asked() == frames.CREW
        for figure, place in ((0, (3, 0)), (1, (2, 1)), (2, (3, 2))):
            found.act(pick(found, figure))
            found.move(*place)
        assert (found.asked(), found.state.frames[-1][3]) == (frames.CREW, 1)
        found.act(pick(found, 1))
        found.attack(3)
        found.act(pick(found, 2))
        assert found.asked() == frames.ATTACK
        found.attack(3)
        assert found.state.wounds[3] == 6
        assert pick(found, 1) not in found.game.legal(found.state)
        found.act(found.battle.pass_)
        assert [args[0] for args in found.heard("turn")][:3] == [0, 1, 2]

    def test_any_of_them_may_stay_out_of_it(self):
        found = squad((0, 0), (0, 1), (0, 2), (2, 1), faces=[SKULL] * 3 + [SHIELD] * 3)
        found.act(pick(found, 1))
        found.move(1, 1)
        found.act(found.battle.pass_)
        assert list(found.game.legal(found.state)) == [found.battle.pass_, pick(found, 1)]
        found.act(pick(found, 1))
        found.attack(3)
        assert found.heard("turn")[0] == (1,)
        assert (0,) not in found.heard("turn")

    def test_it_is_over_without_a_question_when_nobody_can_attack(self):
        found = squad((0, 0), (3, 0), (0, 2), (7, 2))
        for figure in range(3):
            found.act(pick(found, figure))
            found.move(*found.hex(figure))
        assert found.heard("round"), "the next round has begun"

    def test_the_last_one_takes_the_turn_alone(self):
        found = squad(None, (0, 1), None, (7, 2))
        found.state.down[0] = found.state.down[2] = 1
        found.state.frames = [(frames.ROUND,)]
        turn.begin(found.battle, found.state, 0, found.told)
        turn.run(found.battle, found.state, found.told)
        assert (found.asked(), found.state.frames[-1][2]) == (frames.MOVE, 1)


@pytest.mark.rule("PS-STAT-01")
@pytest.mark.rule("PS-STAT-03")
class TestStatus:
    """Each figure rolls for itself."""

    NUMB = status("numb", before_turn=[roll(11, {"do": "lose_turn"})])
    ILL = status("ill", after_turn=[{"do": "wound"}])

    def test_who_loses_its_turn_does_not_keep_the_others_from_theirs(self):
        found = squad((0, 0), (1, 1), (0, 2), (2, 1), statuses=[self.NUMB], faces=[20, 3])
        found.state.status[:2] = [1, 1]
        found.act(pick(found, 0))
        assert found.asked() == frames.CREW, "it neither moves nor attacks"
        found.act(pick(found, 1))
        found.move(1, 1)
        found.act(found.battle.pass_)
        assert list(found.game.legal(found.state)) == [found.battle.pass_, pick(found, 1)]

    def test_the_roll_after_the_turn_is_made_by_those_that_took_part(self):
        found = squad((0, 0), (1, 1), (0, 2), (2, 1), statuses=[self.ILL], card={**SQUAD, "life": 2})
        found.state.status[:3] = [1, 1, 1]
        found.act(pick(found, 0))
        found.move(0, 0)
        found.act(pick(found, 1))
        found.move(1, 1)
        found.act(found.battle.pass_)
        found.act(found.battle.pass_)
        assert found.state.wounds[:3] == [1, 1, 0]


@pytest.mark.rule("HS-RND-03")
class TestCommon:
    """A marker on a common card activates as many matching figures as stand on one card."""

    def test_of_two_squads_any_three_figures_take_the_turn(self):
        found = squad(*[(column, row) for row in (0, 2) for column in (0, 2, 4)], (7, 2), copies=2)
        for figure in (5, 1, 3):
            found.act(pick(found, figure))
            found.move(*found.hex(figure))
        assert [args[0] for args in found.heard("turn")] == [5, 1, 3, 6], "then it is the foe's turn"

    def test_of_two_common_heroes_one_is_chosen_for_the_turn(self):
        hero = {"id": "guard", "unique": False}
        found = squad((0, 0), (0, 1), (7, 2), card=hero, copies=2)
        assert list(found.game.legal(found.state)) == [pick(found, 0), pick(found, 1)]
        found.act(pick(found, 1))
        assert (found.asked(), found.state.frames[-1][2]) == (frames.MOVE, 1)

    def test_unique_cards_are_each_their_own(self):
        game = game_of(board(ROWS), [{"id": "a"}, {"id": "b"}], [{"id": "c"}])
        assert game.battle.crews == {}


@pytest.mark.rule("HS-RND-01")
@pytest.mark.rule("HS-RND-03")
def test_order_markers_lie_on_cards_not_on_figures():
    game = game_of(board(ROWS), [SQUAD, {"id": "lone"}], [{"id": "foe"}])
    found = Table(game, (0, 0), (0, 1), (0, 2), (1, 0), (7, 2))
    assert active_cards(found.battle, found.state, 1) == [0, 3]
    found.state.down[0] = 1
    found.state.at[0] = -1
    assert active_cards(found.battle, found.state, 1) == [0, 3], "two of it are left"
    rounds.begin_round(found.battle, found.state, found.told)
    assert list(game.legal(found.state)) == [found.battle.pick, found.battle.pick + 3]
    shown = game.scene(found.state, "en")
    assert len(shown.figures) == 4


@pytest.mark.rule("HS-RND-02")
def test_a_turn_with_a_card_of_which_nobody_is_left_is_lost():
    game = game_of(board(ROWS), [SQUAD, {"id": "lone"}], [{"id": "foe"}])
    found = Table(game, None, None, None, (1, 0), (7, 2))
    found.state.down[:3] = [1, 1, 1]
    found.state.markers[:4], found.state.order = [0, 3, 3, 3], [1, 2]
    found.state.frames = []
    assert rounds.next_slot(found.battle, found.state, found.told) == 3
    assert found.heard("turn_without") == [(1, 0)]


@pytest.mark.rule("HS-END-01")
def test_what_is_left_of_a_squad_counts_for_its_part_of_the_points():
    found = squad((0, 0), (0, 1), (0, 2), (7, 2))
    found.state.down[1] = 1
    assert rounds.points_left(found.battle, found.state, 1) == 40


def test_a_squad_is_refused_where_there_is_room_for_one_active_only():
    with pytest.raises(SetupRefused) as refused:
        compile_battle(snapshot(board(ROWS), [SQUAD], [{"id": "b"}], rules={"mode": "one_on_one"}))
    said = "side 1: card `swarm` has 3 figures, a one-on-one battle has room for one"
    assert any(said in reason for reason in refused.value.reasons)


def test_the_points_of_a_squad_are_those_of_one_card():
    battle = compile_battle(snapshot(board(ROWS), [SQUAD], [{"id": "b"}], limits={"points": 60}))
    assert isinstance(battle, Battle)
    assert len(battle.sides[0].figures) == 3


@pytest.mark.parametrize("check", CONFORMANCE, ids=lambda check: check.__name__)
def test_a_game_of_squads_conforms(check):
    ill = status("ill", before_turn=[roll(15, {"do": "lose_turn"})])
    bite = {"kind": "special_attack", "name": {"en": "Bite"}, "dice": 3,
            "hit": [{"do": "place_status", "status": "ill", "on": "defender"}]}  # fmt: skip
    again = {"kind": "trigger", "name": {"en": "Again"}, "on": "turn.end", "limit": "round",
             "do": [roll(11, {"do": "take_turn"})]}  # fmt: skip
    game = game_of(board(ROWS), [{**SQUAD, "powers": [bite, again]}, {**SQUAD, "powers": [bite, again]}],
                   [{"id": "guard", "unique": False}, {"id": "guard", "unique": False}],
                   statuses=[ill], rules={"round_limit": 5})  # fmt: skip
    assert isinstance(game, BattleGame)
    conforms(check, game, (1, 2))
