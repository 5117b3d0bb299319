"""Set-up, rounds, initiative, ends."""

import pytest

from plugins.pokescape import frames, rounds, turn
from tests.plugins.pokescape.bed import BLANK, SKULL, Table, board, game_of, roll, status
from workbench.engine.event import Event
from workbench.engine.scripted import ScriptedChance

PAIR = [{"id": "a"}, {"id": "b", "points": 30}]
OTHERS = [{"id": "c"}, {"id": "d", "points": 20}]
ROWS = ["gggggggg", "gggggggg"]


def army(**more):
    """Two sides of two."""
    return game_of(board(ROWS), PAIR, OTHERS, **more)


def started(game, *faces):
    """A fresh game with its dice laid out, and what it told."""
    told: list[Event] = []
    return game.new(ScriptedChance(3, 16, faces), told), told


@pytest.mark.rule("HS-RND-04")
def test_the_highest_roll_places_its_army_first():
    game = army()
    state, _ = started(game, 5, 9)
    seats = []
    while state.frames[-1][0] == frames.DEPLOY:
        seats.append(state.frames[-1][1])
        game.apply(state, game.legal(state)[0])
    assert seats == [2, 2, 1, 1]


@pytest.mark.rule("HS-RND-01")
class TestOrderMarkers:
    """Markers, initiative, the order of turns."""

    def placed(self, *faces):
        """A table where the markers are to be placed."""
        found = Table(army(), (0, 0), (0, 1), (7, 0), (7, 1), faces=faces)
        found.state.frames = [(frames.ROUND,)]
        turn.run(found.battle, found.state, found.told)
        return found

    def test_every_player_places_1_2_3_and_x_hidden_from_the_others(self):
        found = self.placed()
        for figure in (0, 0, 1, 1):
            assert found.asked() == frames.MARKERS
            found.act(found.battle.pick + figure)
        assert found.state.frames[-1][1] == 2
        seen = found.game.observe(found.state, 2)
        assert seen.markers[:4] == [-2] * 4
        assert found.game.observe(found.state, 1).markers[:4] == [0, 0, 1, 1]

    def test_all_1_then_all_2_then_all_3_in_initiative_order_and_x_does_nothing(self):
        found = self.placed(4, 12)
        for figure in (0, 1, 0, 1, 2, 2, 3, 3):
            found.act(found.battle.pick + figure)
        turns = []
        while found.asked() != frames.MARKERS:
            turns += [found.state.frames[-1][2]] if found.asked() == frames.MOVE else []
            found.act(found.game.legal(found.state)[0] if found.asked() == frames.ATTACK else self.stay(found))
        assert turns == [2, 0, 2, 1, 3, 0]

    def stay(self, found):
        """The action of standing still."""
        return found.state.at[found.state.frames[-1][2]] * 4

    def test_ties_roll_again_among_the_tied_only(self):
        found = Table(army(), (0, 0), None, (7, 0), None, faces=[7, 7, 3, 4])
        totals, order = rounds.roll_off(found.battle, found.state, [0, 0], "initiative", found.told)
        assert totals == [3, 4]
        assert order == [2, 1]

    def test_a_player_without_such_a_marker_is_skipped(self):
        found = self.placed(4, 12)
        for figure in (0, 1, 0, 1, 2, 2, 3, 3):
            found.act(found.battle.pick + figure)
        found.state.markers[4] = -1
        found.state.slot = 0
        found.state.frames = [(frames.SLOT,)]
        found.told.clear()
        turn.run(found.battle, found.state, found.told)
        assert found.state.frames[-1][2] == 0
        assert [args[0] for args in found.heard("marker")] == [1], "nothing is revealed where nothing lies"


@pytest.mark.rule("HS-RND-02")
def test_a_destroyed_card_loses_its_turn_and_moving_comes_before_the_one_attack():
    found = Table(army(), (0, 0), (0, 1), (1, 0), (7, 1), faces=[SKULL, SKULL, SKULL, BLANK, BLANK, BLANK])
    found.state.markers = [1, 0, 0, 0, 3, 3, 3, 3]
    found.state.down[1], found.state.at[1] = 1, -1
    found.state.frames = [(frames.ROUND,), (frames.SLOT,)]
    turn.run(found.battle, found.state, found.told)
    assert found.heard("turn_without") == [(1, 1)]
    found.act(found.state.at[3] * 4)
    assert found.state.frames[-1] == (frames.MOVE, 1, 0, 0)
    found.move(0, 0)
    assert found.asked() == frames.ATTACK
    found.attack(2)
    assert found.state.frames[-1][2] == 3


@pytest.mark.rule("PS-RND-02")
def test_initiative_adds_the_best_bonus_on_the_players_cards():
    swift = [{"kind": "modifier", "name": {"en": "Swift"}, "stat": "initiative", "add": 4, "who": {"side": "self"}}]
    game = game_of(board(ROWS), [{"id": "a", "powers": swift}, {"id": "b"}], OTHERS)
    found = Table(game, (0, 0), (0, 1), (7, 0), (7, 1), faces=[8, 10])
    rounds.initiative(found.battle, found.state, found.told)
    assert found.state.init == [12, 10]
    assert found.state.order == [1, 2]


@pytest.mark.rule("PS-RND-02")
def test_a_bonus_below_nothing_counts_when_it_is_the_best_that_a_player_has():
    slow = [{"kind": "modifier", "name": {"en": "Slow"}, "stat": "initiative", "add": -3, "who": {"side": "self"}}]
    for friends, bonus in (([], -3), ([{"id": "b"}], 0)):
        game = game_of(board(ROWS), [{"id": "a", "powers": slow}, *friends], [{"id": "c"}])
        found = Table(game, *[(n, 0) for n in range(len(friends) + 2)], faces=[10, 5])
        rounds.initiative(found.battle, found.state, found.told)
        assert found.state.init == [10 + bonus, 5]


@pytest.mark.rule("HS-END-01")
@pytest.mark.rule("PS-1V1-11")
def test_at_the_round_limit_the_points_that_are_left_decide_and_equal_is_a_draw():
    for down, winner in (((0,), 2), ((2,), 1), ((), 1)):
        found = Table(army(rules={"round_limit": 1}), (0, 0), (0, 1), (7, 0), (7, 1))
        for figure in down:
            found.state.down[figure] = 1
        found.state.frames = [(frames.ROUND,)]
        turn.run(found.battle, found.state, found.told)
        result = found.game.terminal(found.state)
        assert result.reason == "round limit"
        assert result.winner == winner
    even = Table(game_of(board(ROWS), [{"id": "a"}], [{"id": "b"}], rules={"round_limit": 1}), (0, 0), (7, 0))
    even.state.frames = [(frames.ROUND,)]
    turn.run(even.battle, even.state, even.told)
    assert even.game.terminal(even.state).winner is None


@pytest.mark.rule("HS-TIE-01")
@pytest.mark.rule("PS-1V1-15")
def test_two_sides_wiped_out_by_one_event_draw():
    found = Table(game_of(board(["fgf"]), [{"id": "a", "life": 1}], [{"id": "b", "life": 1}]), (0, 0), (2, 0),
                  faces=[SKULL, SKULL])  # fmt: skip
    found.state.frames = [(frames.ROUND_END, 1)]
    turn.run(found.battle, found.state, found.told)
    result = found.game.terminal(found.state)
    assert result.winner is None
    assert result.reason == "all knocked out at once"


@pytest.mark.rule("PS-RND-01")
@pytest.mark.rule("PS-BRN-01")
@pytest.mark.rule("HS-TER-03")
def test_the_round_ends_with_statuses_then_terrain_then_powers():
    burn = status("burn", round_end=[{"do": "roll", "table": [
        {"range": [1, 10], "do": [{"do": "wound"}]}, {"range": [11, 17]},
        {"range": [18, 20], "do": [{"do": "remove_status"}]}]}])  # fmt: skip
    late = [{"kind": "trigger", "name": {"en": "Late"}, "on": "round.end", "do": [roll(2)]}]
    game = game_of(
        board(["fgggf"]), [{"id": "a", "life": 9, "powers": late}], [{"id": "b", "life": 9}], statuses=[burn]
    )
    for face, wounds, left in ((10, 1, 1), (11, 0, 1), (18, 0, 0)):
        found = Table(game, (0, 0), (4, 0), faces=[face, BLANK, SKULL, 5])
        found.state.status[0] = 1
        found.state.frames = [(frames.ROUND_END, 0)]
        turn.run(found.battle, found.state, found.told)
        assert found.state.wounds == [wounds, 1]
        assert found.state.status[0] == left
        assert [args[1] for args in found.heard("roll")][:4] == [20, 6, 6, 20]


@pytest.mark.rule("PS-RND-03")
def test_the_player_last_in_initiative_places_its_replacement_first():
    team = [{"id": "a", "life": 1}, {"id": "b"}, {"id": "e"}]
    other = [{"id": "c", "life": 1}, {"id": "d"}, {"id": "f"}]
    game = game_of(board(["fggggf"]), team, other, rules={"mode": "one_on_one"}, trainers={"ann": {}, "bob": {}})
    found = Table(game, (0, 0), None, None, (5, 0), faces=[SKULL, SKULL])
    found.state.order = [2, 1]
    found.state.frames = [(frames.ROUND_END, 1)]
    turn.run(found.battle, found.state, found.told)
    assert found.state.frames[-1] == (frames.REPLACE, 1)
    assert found.state.frames[-2] == (frames.REPLACE, 2)


@pytest.mark.rule("HS-RND-04")
def test_after_the_first_the_others_place_clockwise():
    zones = [{"seat": seat, "at": [[column, 0] for column in range(8)]} for seat in (1, 2, 3)]
    game = game_of(board(ROWS, start_zones=zones), [{"id": "a"}], [{"id": "b"}], [{"id": "c"}])
    state, _ = started(game, 9, 15, 4)
    seats = []
    while state.frames[-1][0] == frames.DEPLOY:
        seats.append(state.frames[-1][1])
        game.apply(state, game.legal(state)[0])
    assert seats == [2, 3, 1]


@pytest.mark.rule("PS-RND-02")
def test_one_on_one_only_the_active_and_the_trainer_card_add_and_ties_roll_again_with_the_same_bonus():
    swift = [{"kind": "modifier", "name": {"en": "Swift"}, "stat": "initiative", "add": 4, "who": {"side": "self"}}]
    lead = {"powers": [{"kind": "modifier", "name": {"en": "Lead"}, "stat": "initiative", "add": 1,
                        "who": {"side": "ally"}}]}  # fmt: skip
    game = game_of(board(ROWS), [{"id": "a"}, {"id": "b", "powers": swift}], [{"id": "c"}],
                   rules={"mode": "one_on_one"}, trainers={"ann": lead, "bob": {}})  # fmt: skip
    found = Table(game, (0, 0), None, (7, 0), faces=[9, 10, 5, 2])
    rounds.initiative(found.battle, found.state, found.told)
    assert found.state.init == [6, 2], "9 + 1 and 10 are even, then 5 + 1 against 2; who is benched adds nothing"
    assert found.state.order == [1, 2]
