"""The set-up: teams and training cards are chosen by the players, unseen by each other, before the coin is tossed."""

import pytest

from plugins.figure_game.compile import compile_arena
from plugins.figure_game.game import FigureGame
from plugins.figure_game.state import DECK, MAIN, TEAM
from workbench.api.rules import Chance
from workbench.engine.scripted import ScriptedChance
from workbench.playtest.log import lines_of

from .bed import figure, snapshot

ONE, STRONG = figure(1, "w10 Poke 24"), figure(3, "w90 Slam 24")
BACK = {"do": "choose", "among": {"side": "ally", "at": "center"}, "then": [{"do": "to_bench", "on": "chosen"}]}
CARDS = {name: [{"do": "strengthen", "damage": 10}] for name in ("ada", "ben", "cat", "dan")}


def match(size=2, setup="choose", cards=CARDS):
    """Three figures a side of which two are taken, four cards of side 1."""
    one, two = {"ann": ONE, "amy": STRONG, "abe": ONE}, {"bob": ONE, "bea": ONE, "bud": STRONG}
    return FigureGame(compile_arena(snapshot(one, two, cards, {"team_size": size, "setup": setup})))


def asked(game, state):
    return game.prompt(state).seat, state.frames[-1][0], list(game.legal(state))


def play(game, state, *actions):
    out = []
    for action in actions:
        assert game.is_legal(state, action)
        game.apply(state, action, out)
    return out


@pytest.mark.rule("FG-SET-01")
def test_a_player_chooses_a_team_of_team_size_and_up_to_three_cards_then_the_other_does():
    game = match()
    state = game.new(ScriptedChance(0, 16, [2]))
    assert asked(game, state) == (1, TEAM, [0, 1, 2])
    play(game, state, 1)
    assert asked(game, state) == (1, TEAM, [0, 2])
    play(game, state, 2)
    assert asked(game, state) == (1, DECK, [0, 1, 2, 3, 4])
    play(game, state, 3, 0)
    assert asked(game, state) == (1, DECK, [1, 2, 4])
    play(game, state, 1)
    assert asked(game, state) == (2, TEAM, [3, 4, 5]), "three cards are enough"
    play(game, state, 3, 5)
    assert (state.at, state.cards, state.seat) == ([-4, -1, -1, -1, -4, -1], [0b1011, 0], 2)


@pytest.mark.rule("FG-SET-01")
def test_a_player_may_take_fewer_cards_or_none():
    game = match()
    state = game.new(ScriptedChance(0, 16, [1]))
    play(game, state, 0, 1, 4, 3, 4)
    assert (state.cards, state.frames[-1][0]) == ([0, 0], MAIN)
    state = game.new(ScriptedChance(0, 16, [1]))
    play(game, state, 0, 1, 2, 4, 3, 4)
    assert state.cards == [0b100, 0]


@pytest.mark.rule("FG-SET-01")
def test_who_is_not_in_the_team_is_not_in_the_game():
    game = match()
    state = game.new(ScriptedChance(0, 16, [1]))
    play(game, state, 0, 1, 4, 3, 4)
    state.turn = 5
    assert set(game.legal(state)) <= {0, 1}
    zones = {zone.id: [card.id for card in zone.cards] for zone in game.scene(state, "en").zones}
    assert zones["bench:1"] == ["figure:0", "figure:1"]


@pytest.mark.rule("FG-SET-01")
def test_where_there_is_no_more_than_can_be_taken_nobody_is_asked():
    game = match(size=3, cards={"ada": CARDS["ada"]})
    state = game.new(ScriptedChance(0, 16, [1]))
    assert (state.frames[-1][0], state.at, state.cards) == (MAIN, [-1] * 6, [1, 0])


@pytest.mark.rule("FG-SET-02")
def test_the_coin_is_tossed_when_both_have_chosen():
    game, out = match(), []
    state = game.new(ScriptedChance(0, 16, [2]), out)
    assert not out
    told = play(game, state, 0, 1, 4, 3, 5)
    assert [event.what for event in told][-4:] == ["team", "team", "coin", "turn"]
    assert game.prompt(state).seat == 2


def test_nobody_sees_what_the_other_chooses_until_both_have_chosen():
    game = match()
    for first in ((0, 1, 3, 4), (1, 2, 0, 1, 2)):
        state = game.new(Chance(1, 16))
        told = play(game, state, *first)
        seen = game.observe(state, 2)
        assert (seen.team[0], seen.deck[0]) == (0, 0)
        assert [lines_of(game, 0, told, eyes, "en") for eyes in (2, 3)] == [[], []]
        assert len(lines_of(game, 0, told, 1, "en")) == len(first) - (first[-1] == 4)
        cards = {card.id: card.active for zone in game.scene(seen, "en").zones for card in zone.cards}
        assert not any(active for id_, active in cards.items())
        assert game.question(seen, "en") == "Blue: choose your team, figure 1 of 2"
        assert game.observe(state, 1).team[0]
        play(game, state, 3, 4)
        assert game.observe(state, 2).team[0] == state.team[0], "then all lies open"


def test_what_is_not_seen_is_filled_with_something_that_can_have_been_chosen():
    game = match()
    state = game.new(Chance(1, 16))
    play(game, state, 0, 1, 3, 4)
    found = {tuple(game.determinise(game.observe(state, 2), 2, Chance(seed, 16)).team) for seed in range(20)}
    assert found == {(0b011, 0), (0b101, 0), (0b110, 0)}
    twin = game.determinise(game.observe(state, 2), 2, Chance(3, 16))
    play(game, twin, 3, 5)
    assert sum(place == -1 for place in twin.at) == 4


def test_both_teams_are_told_when_all_have_chosen():
    game = match()
    state = game.new(ScriptedChance(0, 16, [1]))
    told = play(game, state, 0, 1, 2, 3, 4, 3, 4)
    lines = [line.text for line in lines_of(game, 0, told, 3, "en")]
    assert lines[:2] == ["Red brings Ann, Amy; training cards: Cat, Dan", "Blue brings Bob, Bea"]
    assert game.tell(next(event for event in told if event.what == "team"), "it").startswith("Red schiera Ann, Amy; ")


def test_greedy_takes_what_wins_and_is_fast_and_cards_that_do_something():
    game = match(cards={**CARDS, "ada": [{"do": "if", "when": {"is": "there", "filter": {"side": "any"}}, "then": []}]})
    taken = set()
    for seed in range(10):
        state = game.new(Chance(seed, 16))
        while state.frames[-1][0] in (TEAM, DECK):
            seat = game.prompt(state).seat
            game.apply(state, game.greedy(game.observe(state, seat), game.legal(state), Chance(seed)))
        assert state.team[0] >> 1 & state.team[1] >> 5 & 1, "the strong ones are in"
        assert state.deck[0].bit_count() == 3
        taken.add((*state.team, state.deck[0]))
    assert len(taken) > 1, "not the same game every time"


def test_greedy_rates_figures_once_for_all_games_of_an_arena():
    game = match()
    for seed in (1, 2):
        state = game.new(Chance(seed, 16))
        game.greedy(game.observe(state, 1), game.legal(state), Chance(seed))
        kept = game.arena.memo["ratings", 1]
        assert sorted(kept) == list(game.arena.sides[0].figures)
        assert max(kept, key=kept.get) == 1, "the strong one"
        assert game.arena.memo.setdefault("first", kept) is kept, "the table of the first game"
