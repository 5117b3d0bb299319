"""What the candidates of a turn are judged by, for the greedy policy: battles by exact odds, ways to the goals."""

from __future__ import annotations

from .arena import Arena, bits
from .odds import odds
from .reach import walk
from .state import ArenaState

#: What winning, and leaving the own goal open, are worth in knock-outs.
WON, OPEN = 1000.0, 40.0
#: Somebody more on the board; a step nearer to the goal; a battle that may come in the opponent's turn against one in
#: the own.
ENTERS, STEP, LATER = 0.42, 0.06, 0.45


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


class Judged:
    """What has been found out about a position by a seat: enemies that may come, worths of moves, duels."""

    __slots__ = ("alike", "coming", "duels", "moves")

    def __init__(self) -> None:
        """Know nothing yet."""
        self.coming: dict[tuple[int, int], tuple[list[int], int]] = {}
        self.alike: dict[tuple[int, int, int], float] = {}
        self.moves: dict[tuple[int, int], float] = {}
        self.duels: dict[tuple[int, int], tuple[float, float, float]] = {}


class View:
    """What a turn's candidates are judged by, reckoned once: who has chosen a figure knows its moves already."""

    def __init__(self, arena: Arena, state: ArenaState) -> None:
        """Look at a position from the seat whose turn it is."""
        self.arena, self.state, self.seat = arena, state, state.seat
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
        self._still: float | None = None
        # who stands where and how, whose turn it is and who waits: nothing else is looked at
        self.judged: Judged = around.judged.setdefault((self.seat, *state.wait), Judged())

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
        known = self.judged.coming.get((start, space))
        if known is None:
            known = self.judged.coming[start, space] = self._come(start, space) if self.close else ([], 0)
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
        known = self.judged.alike.get(key)
        if known is None:
            look, plain = self.worth_a_look(figure, spaces)
            known = self.judged.alike[key] = max([self.move(figure, space) for space in bits(look | plain & -plain)])
        return known

    def move(self, figure: int, space: int) -> float:
        """Return the worth of moving a figure to a space."""
        known = self.judged.moves.get((figure, space))
        if known is None:
            known = self.judged.moves[figure, space] = WON if space == self.goal else self._move(figure, space)
        return known

    def _move(self, figure: int, space: int) -> float:
        """Return what `move` does, of a space that is not the goal."""
        start, left = self.state.at[figure], self.to_goal[space]
        value = STEP * (self.to_goal[start] - left) if start >= 0 else ENTERS - STEP * left
        if left <= self.arena.pieces[figure].move:
            value += 0.25
        gains: dict[int, float] = {}
        if self.touching >> space & 1:
            beside = self.beside(space)
            worth = danger = 0.0
            for foe in beside:
                gain, gains[foe], loss = self.judged.duels.get((figure, foe)) or self._duel(figure, foe)
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
        found = self.judged.duels[figure, foe] = (gain, won, pair(self.arena, self.state, foe, figure)[0])
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

    def still(self) -> float:
        """Return the worth of a turn in which nobody moves: the best attack, and whether the own goal lies open."""
        if self._still is None:
            at, arena, state = self.state.at, self.arena, self.state
            own = [figure for figure in bits(state.team[self.seat - 1]) if at[figure] >= 0]
            attacks = [pair(arena, state, figure, foe)[0] for figure in own for foe in self.beside(at[figure])]
            exposed = self.close and (not own or self.open_to(own[0], at[own[0]]))
            self._still = max([0.0, *attacks]) - (OPEN if exposed else 0.0)
        return self._still
