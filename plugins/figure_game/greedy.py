"""The greedy policy: the goal if it can be reached, the own one if it is threatened, else exact odds and progress."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api.rules import Chance

from .arena import Arena, bits
from .legal import CARDS
from .odds import named_odds, odds
from .position import evaluate
from .reach import Standing, walk, ways
from .state import ATTACK, CHOOSE, GUIDE, MAIN, NAME, RESOLVE, SPACE, ArenaState
from .turn import advance, answer

#: What winning, and leaving the own goal open, are worth in knock-outs.
WON, OPEN = 1000.0, 40.0
#: A step nearer to the goal; a battle that may come in the opponent's turn against one in the own.
STEP, LATER = 0.06, 0.45


def choose(arena: Arena, state: ArenaState, legal: Sequence[int], chance: Chance) -> int:
    """Return the action that looks best one step ahead; ties by `chance`."""
    kind = state.frames[-1][0]
    if kind in (MAIN, SPACE):
        return _turn(arena, state, legal, chance)
    if kind == ATTACK:
        return _attack(arena, state, legal)
    if kind == NAME:
        return _name(arena, state, legal)
    return _try(arena, state, legal, chance) if kind in (CHOOSE, GUIDE) else legal[0]


def pair(arena: Arena, state: ArenaState, figure: int, foe: int, boost: int = 0) -> tuple[float, float]:
    """Return (worth of an attack in knock-outs, probability that the foe is knocked out)."""
    key = (figure, state.cond[figure], foe, state.cond[foe], boost)
    found = arena.memo.get(key)
    if found is None:
        has = arena.conditions[state.cond[figure]], arena.conditions[state.cond[foe]]
        told = odds(arena.pieces[figure].wheel, arena.pieces[foe].wheel, *has, boost)
        found = arena.memo[key] = (told.value, told.wins / told.whole)
    value: tuple[float, float] = found
    return value


class _View:
    """What a turn's candidates are judged by, reckoned once."""

    def __init__(self, arena: Arena, state: ArenaState) -> None:
        self.arena, self.state, self.seat = arena, state, state.seat
        self.own, self.foes = arena.sides[self.seat - 1].figures, arena.sides[2 - self.seat].figures
        board = arena.board
        self.goal, self.home = board.goals[2 - self.seat], board.goals[self.seat - 1]
        self.to_goal = [row[self.goal] for row in board.far]
        at = state.at
        self.foe_at = {at[foe]: foe for foe in self.foes if at[foe] >= 0}
        self.own_mask = sum(1 << at[own] for own in self.own if at[own] >= 0)
        self.foe_mask = sum(1 << space for space in self.foe_at)
        self.standing = Standing(arena, state)
        self.touching = 0
        for space in self.foe_at:
            self.touching |= board.near[space]
        self.close = [foe for space, foe in self.foe_at.items() if self._may_come(foe, board.far[space][self.home])]
        self._without: dict[int, tuple[list[int], int]] = {}
        self.duels: dict[tuple[int, int], tuple[float, float, float]] = {}

    def _may_come(self, foe: int, far: int) -> bool:
        """Return whether an enemy could come to the own goal in its next turn if nobody stood in the way."""
        state = self.state
        may_move = self.arena.conditions[state.cond[foe]].may_move
        return far <= self.arena.pieces[foe].move and may_move and not state.wait[foe]

    def beside(self, space: int) -> list[int]:
        """Return the enemies connected to a space."""
        near = self.arena.board.near[space] & self.foe_mask
        return [self.foe_at[other] for other in bits(near)] if near else []

    def open_to(self, figure: int, space: int) -> list[int]:
        """Return the enemies that could reach the own goal if a figure stood on `space`."""
        found, ways = self.without(figure)
        return self._coming(figure, 1 << space)[0] if found and ways >> space & 1 else found

    def without(self, figure: int) -> tuple[list[int], int]:
        """Return the enemies that could reach the own goal if a figure stood nowhere, and where they all can go.

        Only there the figure can be in their way.
        """
        start = self.state.at[figure]
        if start not in self._without:
            self._without[start] = self._coming(figure, 0) if self.close else ([], 0)
        return self._without[start]

    def _coming(self, figure: int, here: int) -> tuple[list[int], int]:
        """Return what `without` does with a figure on the space of the mask `here`, or on none."""
        solid, wall = self.standing.solid, self.standing.wall
        start = self.state.at[figure]
        if start >= 0:
            solid, wall = solid & ~(1 << start), wall & ~(1 << start)
        solid, wall, goal = solid | here, wall | here, 1 << self.home
        found, everywhere = [], 0
        for foe in self.close:
            place = self.state.at[foe]
            ways = walk(self.arena, 1 << place, self.arena.pieces[foe].move, solid & ~(1 << place), wall, goal)
            if ways & goal:
                found.append(foe)
                everywhere |= ways
        return found, everywhere

    def best(self, figure: int, spaces: int) -> float:
        """Return the worth of a figure's best move: away from enemies the space that is nearest to the goal."""
        if spaces >> self.goal & 1:
            return WON
        look = spaces & self.touching
        if self.close:
            look |= spaces & self.without(figure)[1]
        plain = spaces & ~look
        if plain:
            layer = next(layer for layer in self.arena.board.layers[self.seat - 1] if layer & plain) & plain
            look |= layer & -layer
        return max([self.move(figure, space) for space in bits(look)])

    def move(self, figure: int, space: int) -> float:
        """Return the worth of moving a figure to a space."""
        if space == self.goal:
            return WON
        start, left = self.state.at[figure], self.to_goal[space]
        value = STEP * (self.to_goal[start] - left) if start >= 0 else 0.35 - STEP * left
        if left <= self.arena.pieces[figure].move:
            value += 0.25
        gains: dict[int, float] = {}
        if self.touching >> space & 1:
            beside = self.beside(space)
            worth = danger = 0.0
            for foe in beside:
                gain, gains[foe], loss = self.duels.get((figure, foe)) or self._duel(figure, foe)
                worth, danger = max(worth, gain), max(danger, loss)
            value += worth - LATER * danger + self.surrounding(figure, space, beside)
        if self.close:
            coming = self.open_to(figure, space)
            if coming:
                value -= OPEN * (1 - (gains.get(coming[0], 0.0) if len(coming) == 1 else 0.0))
        return value

    def _duel(self, figure: int, foe: int) -> tuple[float, float, float]:
        """Return what attacking is worth, the probability of a knock-out, and what being attacked is worth to it."""
        gain, won = pair(self.arena, self.state, figure, foe)
        found = self.duels[figure, foe] = (gain, won, pair(self.arena, self.state, foe, figure)[0])
        return found

    def surrounding(self, figure: int, space: int, beside: list[int]) -> float:
        """Return what surrounding enemies, or being surrounded, is worth."""
        near, at = self.arena.board.near, self.state.at
        mine = self.own_mask | 1 << space
        if at[figure] >= 0:
            mine &= ~(1 << at[figure])
        caught = sum(1 for foe in beside if not near[at[foe]] & ~mine)
        if not near[space] & ~self.foe_mask:
            return caught - 1.0
        return float(caught)


def _turn(arena: Arena, state: ArenaState, legal: Sequence[int], chance: Chance) -> int:
    """Return the best figure, card or attack of a turn, or the best space for the figure that was chosen."""
    view = _View(arena, state)
    if state.frames[-1][0] == SPACE:
        figure = state.frames[-1][1]
        return _best([(view.move(figure, space), space) for space in legal], chance)
    count, values = arena.count, []
    for action in legal:
        if action < count:
            value = view.best(action, ways(arena, state)[action])
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


def _strike(view: _View, figure: int, foe: int) -> float:
    """Return the worth of attacking without moving."""
    worth, won = pair(view.arena, view.state, figure, foe)
    left = view.open_to(figure, view.state.at[figure]) if view.close else []
    return worth - (OPEN * (1 - (won if left == [foe] else 0.0)) if left else 0.0)


def _card(view: _View, number: int) -> float:
    """Return the worth of playing a card: what its text is worth, and the best attack after it."""
    arena, state = view.arena, view.state
    side = arena.sides[view.seat - 1]
    attacks = [pair(arena, state, own, foe)[0] for own in view.own if state.at[own] >= 0
               for foe in view.beside(state.at[own])]  # fmt: skip
    value = side.cards[number].merit / 100 + max([0.0, *attacks])
    return value * side.success / (side.success + side.miss) - (OPEN if _exposed(view) else 0.0)


def _exposed(view: _View) -> bool:
    """Return whether the own goal can be reached as things stand."""
    own = next((own for own in view.own if view.state.at[own] >= 0), None)
    if own is None or not view.close:
        return bool(view.close)
    return bool(view.open_to(own, view.state.at[own]))


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
