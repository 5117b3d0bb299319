"""Powers in words: the game stops, people play them, agents pass."""

import pytest

from plugins.pokescape import frames
from tests.engine.conformance import CONFORMANCE, conforms
from tests.plugins.pokescape.bed import SKULL, Table, board, game_of
from workbench.api.rules import by_hand
from workbench.engine.agents import AGENTS
from workbench.engine.chance import Chance
from workbench.engine.play import play
from workbench.engine.prompt import PromptKind

ROWS = ["gggggggg", "gggggggg"]


def power(on="move"):
    """A power in words."""
    return {"kind": "by_hand", "name": {"en": "Sing", "it": "Canto"}, "text": {"en": "Sing.", "it": "Canta."}, "on": on}


def duel(*powers, faces=(), life=3, rows=ROWS, **more):
    """Figure 0 has the powers and stands next to enemy 1; enemy 2 is far."""
    foes = [{"id": "b", "life": life}, {"id": "far", "spaces": 2}]
    found = Table(game_of(board(rows), [{"id": "a", "powers": list(powers)}, {"id": "friend"}], foes, **more),
                  (1, 0), (1, 1), (2, 0), (6, 0, 7, 0), faces=faces)  # fmt: skip
    found.turn(0)
    return found


def chose(found, *actions):
    """Take actions one after another, each legal."""
    for action in actions:
        found.act(action)


def test_the_game_stops_at_the_power_with_its_text_before_the_move():
    found = duel(power())
    prompt = found.game.prompt(found.state)
    assert (prompt.seat, prompt.kind, prompt.by_hand) == (1, PromptKind.CHOOSE_ONE, True)
    assert prompt.source == "army_card:a"
    assert found.game.question(found.state, "en") == "A (Player 1), Sing: Sing."
    assert found.game.question(found.state, "it") == "A (Giocatore 1), Canto: Canta."
    labels = [found.game.option(found.state, action, "en").label for action in found.game.legal(found.state)]
    assert labels == ["Done", "Wound", "Heal", "Move", "Place a marker", "Remove a marker", "Roll a die"]
    chose(found, by_hand.DONE)
    assert found.asked() == frames.MOVE


def test_wounds_and_healing_by_hand_count_and_a_knock_out_is_one():
    found = duel(power())
    chose(found, by_hand.WOUND, 2, 2)
    assert found.state.wounds[2] == 2
    chose(found, by_hand.HEAL, 2, 1)
    assert found.state.wounds[2] == 1
    chose(found, by_hand.WOUND, 2, 5)
    assert found.state.down[2]
    assert found.asked() == frames.HAND
    chose(found, by_hand.WOUND, 3, 5)
    assert found.game.terminal(found.state).winner == 1


def test_figures_are_moved_by_hand_without_swipes_and_only_to_places_where_they_fit():
    found = duel(power())
    chose(found, by_hand.MOVE, 0)
    assert not found.game.is_legal(found.state, found.place(2, 0))
    chose(found, found.place(5, 1))
    assert found.hex(0) == (5, 1)
    chose(found, by_hand.MOVE, 3, found.place(3, 0, 4, 0))
    assert found.state.also[3] >= 0
    assert not found.heard("roll")


def test_markers_and_dice_by_hand():
    found = duel(power(), faces=[17])
    chose(found, by_hand.MARK, 2, 3, by_hand.UNMARK, 2, 1, by_hand.ROLL, 20)
    assert found.state.tokens == [0, 0, 2, 0]
    assert "●2" in found.game.scene(found.state, "en").figures[2].badges
    assert found.log()[-1] == "A (Player 1) rolls a d20 for Sing: 17"
    assert found.asked() == frames.HAND


def test_whoever_destroys_its_own_figure_by_hand_has_ended_its_turn():
    found = duel(power())
    chose(found, by_hand.WOUND, 0, 9, by_hand.DONE)
    assert found.state.down[0]
    assert found.state.figure != 0
    assert not found.heard("attack")


@pytest.mark.parametrize(
    ("on", "before"),
    [("attack", 1), ("attack.resolved", 2), ("turn.end", 2)],
)
def test_it_stops_at_the_moment_that_the_card_says(on, before):
    found = duel(power(on), faces=[SKULL] * 3)
    assert found.asked() == frames.MOVE
    found.move(1, 0)
    if before == 2:
        assert found.asked() == frames.ATTACK
        found.attack(2)
    assert found.state.frames[-1][:2] == (frames.HAND, 1)
    chose(found, by_hand.DONE)
    assert found.asked() == (frames.ATTACK if before == 1 else frames.MARKERS)


@pytest.mark.rule("PS-TURN-02")
@pytest.mark.parametrize(("actions", "may"), [((by_hand.DONE,), True), ((by_hand.ROLL, 6, by_hand.DONE), False)])
def test_after_something_was_done_by_hand_there_is_no_switch_instead_of_the_turn(actions, may):
    game = game_of(board(ROWS), [{"id": "a", "powers": [power()]}, {"id": "c"}], [{"id": "b"}],
                   rules={"mode": "one_on_one"}, trainers={"ann": {}, "bob": {}})  # fmt: skip
    found = Table(game, (2, 0), None, (6, 0))
    found.turn(0, switch=True)
    chose(found, *actions)
    assert found.asked() == frames.MOVE
    assert found.game.is_legal(found.state, found.battle.pick + 1) is may


def test_who_is_attacked_plays_its_own_power():
    foe = {"id": "b", "powers": [power("defense.resolved")]}
    found = Table(game_of(board(ROWS), [{"id": "a"}], [foe]), (1, 0), (2, 0))
    found.turn(0)
    found.move(1, 0)
    found.attack(1)
    assert found.state.frames[-1][:2] == (frames.HAND, 2)


@pytest.mark.parametrize("name", sorted(AGENTS))
def test_agents_pass(name):
    found = duel(power())
    legal = found.game.legal(found.state)
    assert {AGENTS[name](found.game, found.state, legal, Chance(seed)) for seed in range(5)} == {by_hand.DONE}


def test_a_batch_says_that_it_was_not_simulated():
    game = duel(power(), power("turn.end")).game
    assert game.coverage()["not_simulated"] == ("a: Sing",)
    out = []
    play(game, ["greedy"], 1, out)
    assert not any(group == "not_simulated" for event in out for group, _ in game.covered(event))


@pytest.mark.parametrize("check", CONFORMANCE, ids=lambda check: check.__name__)
def test_a_game_with_powers_by_hand_conforms(check):
    every = [power(on) for on in ("move", "attack", "attack.resolved", "defense.resolved", "turn.end", "round.end")]
    team = [{"id": "a", "powers": every}, {"id": "c", "spaces": 2}]
    game = game_of(board(ROWS), team, [{"id": "b"}, {"id": "d"}],
                   rules={"mode": "one_on_one", "round_limit": 5}, trainers={"ann": {}, "bob": {}})  # fmt: skip
    conforms(check, game, (1,))
