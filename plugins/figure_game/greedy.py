"""The greedy policy: the goal if it can be reached, the own one if it is threatened, else exact odds and progress."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api.rules import Chance

from .arena import CARDS, Arena, bits
from .judging import OPEN, View, pair
from .odds import named_odds
from .position import evaluate
from .reach import ways
from .state import ATTACK, CHOOSE, DECK, GUIDE, MAIN, NAME, RESOLVE, SPACE, TEAM, ArenaState
from .turn import advance, answer

#: What is left of a card's worth, since it is played in place of a move.
TEMPO = 0.3
#: At the set-up: a movement point, and how far a mood may change what is taken.
FAST, MOOD = 0.3, 0.2


def choose(arena: Arena, state: ArenaState, legal: Sequence[int], chance: Chance) -> int:
    """Return the action that looks best one step ahead; ties by `chance`."""
    kind = state.frames[-1][0]
    if kind in (MAIN, SPACE):
        return _turn(arena, state, legal, chance)
    if kind == ATTACK:
        return _attack(arena, state, legal)
    if kind == NAME:
        return _name(arena, state, legal)
    if kind in (TEAM, DECK):
        return _pick(arena, state, legal, chance)
    return _try(arena, state, legal, chance) if kind in (CHOOSE, GUIDE) else legal[0]


def _turn(arena: Arena, state: ArenaState, legal: Sequence[int], chance: Chance) -> int:
    """Return the best figure, card or attack of a turn, or the best space for the figure that was chosen."""
    view = View(arena, state)
    if state.frames[-1][0] == SPACE:
        figure = state.frames[-1][1]
        spaces = ways(arena, state)[figure]
        if spaces >> view.goal & 1:
            return view.goal
        look, plain = view.worth_a_look(figure, spaces)
        return _best([(view.move(figure, space), space) for space in bits(look | plain)], chance)
    count, values, reached = arena.count, [], ways(arena, state)
    for action in legal:
        if action < count:
            value = view.best(action, reached[action])
        elif action < count + CARDS:
            value = _card(view, action - count)
        else:
            value = _strike(view, *divmod(action - count - CARDS, count))
        values.append((value, action))
    return _best(values, chance)


def _best(values: list[tuple[float, int]], chance: Chance) -> int:
    """Return the action of the highest value; of several one by chance."""
    top = max(value for value, _ in values)
    best = [action for value, action in values if value == top]
    return best[0] if len(best) == 1 else best[chance.below(len(best))]


def _strike(view: View, figure: int, foe: int) -> float:
    """Return the worth of attacking without moving."""
    worth, won = pair(view.arena, view.state, figure, foe)
    left = view.open_to(figure, view.state.at[figure]) if view.close else []
    return worth - (OPEN * (1 - (won if left == [foe] else 0.0)) if left else 0.0)


def _card(view: View, number: int) -> float:
    """Return the worth of playing a card: what its text is worth, and the best attack after it."""
    side = view.arena.sides[view.seat - 1]
    return TEMPO * side.cards[number].merit / 100 * side.success / (side.success + side.miss) + view.still()


def _attack(arena: Arena, state: ArenaState, legal: Sequence[int]) -> int:
    """Return the best attack, or none when each is worth less than nothing; who threatens the own goal counts more."""
    count, best, top = arena.count, legal[-1], 0.0
    home = arena.board.goals[state.seat - 1]
    for action in legal[:-1]:
        figure, foe = divmod(action, count)
        worth, won = pair(arena, state, figure, foe, state.boost)
        if arena.board.far[state.at[foe]][home] <= arena.pieces[foe].move:
            worth += won
        if worth > top:
            best, top = action, worth
    return best


def _name(arena: Arena, state: ArenaState, legal: Sequence[int]) -> int:
    """Return the attack whose loss costs least (FG-CON-02)."""
    place = state.frames[-1][2]
    frame = next(frame for frame in reversed(state.frames) if frame[0] == RESOLVE)
    attacker, defender = frame[1], frame[2]
    wheels = arena.pieces[attacker].wheel, arena.pieces[defender].wheel
    has = arena.conditions[state.cond[attacker]], arena.conditions[state.cond[defender]]

    def value(named: int) -> float:
        names = (named, frame[4]) if place == 0 else (frame[3], named)
        told = named_odds(*wheels, *has, *names, state.boost).value
        return told if place == 0 else -told

    return max(legal, key=value)


def _try(arena: Arena, state: ArenaState, legal: Sequence[int], chance: Chance) -> int:
    """Return the answer to what a text asks that leads to the best position."""
    seat = state.frames[-1][1]
    values = []
    for action in legal:
        twin = state.copy()
        twin.chance = chance.copy()
        answer(arena, twin, action, None)
        advance(arena, twin, None)
        values.append((evaluate(arena, twin, seat), action))
    return _best(values, chance)


def _pick(arena: Arena, state: ArenaState, legal: Sequence[int], chance: Chance) -> int:
    """Return a figure or a card to take at the set-up: one of the best, not always the same."""
    kind, seat = state.frames[-1]
    if kind == TEAM:
        ratings = arena.memo.get(("ratings", seat)) or _rate(arena, state, seat)
        values = [(ratings[figure], figure) for figure in legal]
    else:
        values = [(arena.sides[seat - 1].cards[number].merit / 100, number) for number in legal[:-1]]
    return _best([(value + MOOD * chance.below(100) / 100, action) for value, action in values], chance)


def _rate(arena: Arena, state: ArenaState, seat: int) -> dict[int, float]:
    """Return what each figure is worth to a team: its mean battle against all that may be brought, and its speed."""
    foes = arena.sides[2 - seat].figures
    ratings: dict[int, float] = {}
    for figure in arena.sides[seat - 1].figures:
        battles = sum(pair(arena, state, figure, foe)[0] for foe in foes) / len(foes)
        ratings[figure] = battles + FAST * arena.pieces[figure].move
    arena.memo["ratings", seat] = ratings
    return ratings
