"""What a player has chosen at the set-up cannot be told from anything that the other one is shown, until both have."""

import itertools

import pytest

from plugins.figure_game.state import DECK, TEAM
from workbench.api.rules import Chance
from workbench.engine.play import play
from workbench.playtest.log import lines_of
from workbench.workspace import Workspace

#: Choices of seat 1 that are as many: figures by their place in the box, cards by number; 8 is no more cards.
CHOICES = ((0, 1, 2, 3, 4, 0, 1, 2), (9, 7, 5, 3, 1, 7, 6, 5), (2, 4, 6, 8, 0, 3, 0, 8))
SEAT_1, SEAT_2 = 1, 2
#: Figures to choose from, and those that are taken.
BOX, TAKEN = 10, 5


@pytest.fixture(scope="module")
def game():
    workspace = Workspace.open("figure_arena")
    return workspace.compile(workspace.snapshot("own_team"))


def shown(game, state, events, seat):
    """All that a seat is shown of a game: observation, scenes, question, options, what agents are given, the log."""
    seen = game.observe(state, seat)
    legal = tuple(game.legal(seen))
    words = [
        (game.question(seen, lang), [game.option(seen, action, lang) for action in legal]) for lang in ("en", "it")
    ]
    told = [line for lang in ("en", "it") for line in lines_of(game, 0, events, 1 << seat - 1, lang)]
    filled = game.determinise(seen, seat, Chance(5, 16))
    return game.pack(seen), game.scene(seen, "en"), game.scene(seen, "it"), words, legal, told, game.pack(filled)


def views(game, choices, seat):
    """What a seat is shown after each choice of the set-up."""
    state, events, found = game.new(Chance(3, 16)), [], []
    for action in choices:
        game.apply(state, action, events)
        found.append(shown(game, state, events, seat))
    return found


@pytest.mark.rule("FG-SET-01")
@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(CHOICES, 2)))
def test_whatever_seat_1_chooses_seat_2_is_shown_the_same(game, one, other):
    assert views(game, one, SEAT_2) == views(game, other, SEAT_2)
    assert views(game, one, SEAT_1) != views(game, other, SEAT_1), "its own choice a player sees"


@pytest.mark.rule("FG-SET-01")
def test_whatever_seat_2_chooses_seat_1_is_shown_the_same_until_the_coin(game):
    seconds = [tuple(action + BOX * (n < TAKEN) for n, action in enumerate(choices)) for choices in CHOICES]
    before = [views(game, (*CHOICES[0], *second[:-1]), SEAT_1) for second in seconds]
    assert before[0] == before[1] == before[2]
    after = [views(game, (*CHOICES[0], *second), SEAT_1)[-1] for second in seconds]
    assert after[0] != after[1], "then all lies open"


def test_agents_choose_from_what_their_seat_sees(game):
    picked = set()
    for first in CHOICES:
        state, mine = game.new(Chance(3, 16)), []
        for action in first:
            game.apply(state, action)
        while state.frames[-1][0] in (TEAM, DECK):
            mine.append(game.greedy(game.observe(state, SEAT_2), game.legal(state), Chance(9)))
            game.apply(state, mine[-1])
        picked.add(tuple(mine))
    assert len(picked) == 1


@pytest.mark.parametrize(("seat", "other"), [(SEAT_1, "Red"), (SEAT_2, "Blue")])
def test_a_game_told_as_one_seat_says_nothing_of_the_others_choices(game, seat, other):
    played = play(game, ["greedy"], 4)
    told = [line.text for line in lines_of(game, 0, told_events(game, played.decisions, 4), 1 << seat - 1, "en")]
    assert not [line for line in told if line.startswith(f"{other} takes")]
    assert [line for line in told if line.startswith(f"{other} brings")]
    assert len([line for line in told if " takes " in line]) == 8, "the seat's own choices are told"


def told_events(game, decisions, seed):
    """The events of a game that is played again from its seed and decisions."""
    events = []
    state = game.new(Chance(seed, 16), events)
    for action in decisions:
        game.apply(state, action, events)
    return events


def test_after_the_set_up_only_chance_is_hidden(game):
    state = game.new(Chance(3, 16))
    for action in (*CHOICES[0], *(action + BOX for action in CHOICES[0][:TAKEN]), *CHOICES[0][TAKEN:]):
        game.apply(state, action)
    for seat in (0, SEAT_1, SEAT_2):
        seen = game.observe(state, seat)
        seen.chance = state.chance.copy()
        assert game.pack(seen) == game.pack(state)
        assert game.observe(state, seat).chance.counters == []
