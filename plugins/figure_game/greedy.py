"""The greedy policy: the goal if it can be reached, the own one if it is threatened, else exact odds and progress."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api.rules import Chance

from .arena import CARDS, Arena, bits
from .odds import named_odds, odds
from .position import evaluate
from .reach import walk, ways
from .state import ATTACK, CHOOSE, DECK, GUIDE, MAIN, NAME, RESOLVE, SPACE, TEAM, ArenaState
from .turn import advance, answer

#: What winning, and leaving the own goal open, are worth in knock-outs.
WON, OPEN = 1000.0, 40.0
#: A step nearer to the goal; a battle that may come in the opponent's turn against one in the own.
STEP, LATER = 0.06, 0.45
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
        self.near, self.to_goal = board.near, board.to_goal[self.seat - 1]
        self.goal, self.home = board.goals[2 - self.seat], board.goals[self.seat - 1]
        self.around = around = state.around(arena)
        self.own_mask, self.foe_mask = around.of[self.seat - 1], around.of[2 - self.seat]
        self.touching, self.close = around.beside[2 - self.seat], []
        home = board.to_goal[2 - self.seat]
        for space in bits(self.foe_mask):
            if self._may_come(around.holder[space], home[space]):
                self.close.append(around.holder[space])
        self._coming: dict[tuple[int, int], tuple[list[int], int]] = {}
        self._alike: dict[tuple[int, int, int], float] = {}
        self.duels: dict[tuple[int, int], tuple[float, float, float]] = {}

    def _may_come(self, foe: int, far: int) -> bool:
        """Return whether an enemy could come to the own goal in its next turn if nobody stood in the way."""
        state = self.state
        may_move = self.arena.conditions[state.cond[foe]].may_move
        return far <= self.arena.pieces[foe].move and may_move and not state.wait[foe]

    def beside(self, space: int) -> list[int]:
        """Return the enemies connected to a space."""
        near = self.near[space] & self.foe_mask
        return [self.around.holder[other] for other in bits(near)] if near else []

    def open_to(self, figure: int, space: int) -> list[int]:
        """Return the enemies that could reach the own goal if a figure stood on `space`."""
        found, ways = self.coming(self.state.at[figure], -1)
        return self.coming(self.state.at[figure], space)[0] if found and ways >> space & 1 else found

    def coming(self, start: int, space: int) -> tuple[list[int], int]:
        """Return the enemies that could reach the own goal if who stands on `start` stood on `space`, and their ways.

        Either may be -1: nowhere. Only on the ways somebody can stand in theirs.
        """
        known = self._coming.get((start, space))
        if known is None:
            known = self._coming[start, space] = self._come(start, space) if self.close else ([], 0)
        return known

    def _come(self, start: int, space: int) -> tuple[list[int], int]:
        """Return what `coming` does."""
        solid, wall, goal = self.around.solid, self.around.wall, 1 << self.home
        if start >= 0:
            solid, wall = solid & ~(1 << start), wall & ~(1 << start)
        if space >= 0:
            solid, wall = solid | 1 << space, wall | 1 << space
        found, everywhere = [], 0
        for foe in self.close:
            place = self.state.at[foe]
            ways = walk(self.arena, 1 << place, self.arena.pieces[foe].move, solid & ~(1 << place), wall, goal)
            if ways & goal:
                found.append(foe)
                everywhere |= ways
        return found, everywhere

    def worth_a_look(self, figure: int, spaces: int) -> tuple[int, int]:
        """Return the spaces where a figure's best move may be: where enemies matter, and the nearest of the others.

        Away from enemies a space is worth what its way to the goal is short: those nearest are all worth the same.
        """
        look = spaces & self.touching
        if self.close:
            look |= spaces & self.coming(self.state.at[figure], -1)[1]
        plain = spaces & ~look
        if plain:
            for layer in self.arena.board.layers[self.seat - 1]:
                if layer & plain:
                    return look, plain & layer
        return look, 0

    def best(self, figure: int, spaces: int) -> float:
        """Return the worth of a figure's best move."""
        if spaces >> self.goal & 1:
            return WON
        if spaces & self.touching:
            look, plain = self.worth_a_look(figure, spaces)
            return max([self.move(figure, space) for space in bits(look | plain & -plain)])
        # with no enemy beside, figures of the same speed are worth the same
        key = (self.state.at[figure], self.arena.pieces[figure].move, spaces)
        known = self._alike.get(key)
        if known is None:
            look, plain = self.worth_a_look(figure, spaces)
            known = self._alike[key] = max([self.move(figure, space) for space in bits(look | plain & -plain)])
        return known

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
        near, at = self.near, self.state.at
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
        spaces = ways(arena, state)[figure]
        if spaces >> view.goal & 1:
            return view.goal
        look, plain = view.worth_a_look(figure, spaces)
        return _best([(view.move(figure, space), space) for space in bits(look | plain)], chance)
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


def _pick(arena: Arena, state: ArenaState, legal: Sequence[int], chance: Chance) -> int:
    """Return a figure or a card to take at the set-up: one of the best, not always the same."""
    kind, seat = state.frames[-1]
    if kind == TEAM:
        values = [(_rating(arena, seat, figure), figure) for figure in legal]
    else:
        values = [(arena.sides[seat - 1].cards[number].merit / 100, number) for number in legal[:-1]]
    return _best([(value + MOOD * chance.below(100) / 100, action) for value, action in values], chance)


def _rating(arena: Arena, seat: int, figure: int) -> float:
    """Return what a figure is worth to a team: its mean battle against all that the other may bring, and its speed."""
    key = ("rating", figure)
    found = arena.memo.get(key)
    if found is None:
        wheel, foes = arena.pieces[figure].wheel, arena.sides[2 - seat].figures
        battles = sum(odds(wheel, arena.pieces[foe].wheel).value for foe in foes) / len(foes)
        found = arena.memo[key] = battles + FAST * arena.pieces[figure].move
    value: float = found
    return value
