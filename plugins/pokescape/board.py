"""The battlefield that never changes in a game: levels, terrain, obstacles, the steps that figures can take on it."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate
from operator import or_
from typing import NamedTuple

from workbench.api.rules import HexBoard, Lookup, MoveTable, flood, mask_of, moves_of, spaces_of

from .structs.rules import TerrainRules

#: The top of what is no hex: below every line of sight.
NOTHING = -1000


class Ground(NamedTuple):
    """A terrain as the board plays it."""

    id: str
    name: dict[str, str]
    color: str
    texture: str
    rules: TerrainRules


class Gait(NamedTuple):
    """What about a figure decides which steps it can take and what they cost."""

    height: int
    free_levels: int = 0
    ignores_cost: bool = False
    ignores_falls: bool = False
    ignores_stop: bool = False
    two: bool = False


class Stride(NamedTuple):
    """The steps of a gait: those that can be walked on from, the same without falls and harmful spaces, and the level
    ones by direction, on which a double-space figure may end.

    `edges[space]` lists (neighbour, cost, drop that may hurt or 0); `back` are the steps turned round; `risky` the
    spaces from which some step is not calm.
    """

    all: MoveTable
    calm: MoveTable
    level: tuple[tuple[tuple[int, int, int], ...], ...]
    edges: list[tuple[tuple[int, int, int], ...]]
    back: MoveTable
    risky: int


class Touching(dict[int, int]):
    """By space, the mask of those whose figure of one Height is adjacent to a figure of another here (HS-ENG-01)."""

    def __init__(self, field: Field, height: int, other: int) -> None:
        """Take both heights; masks are reckoned when they are asked for."""
        super().__init__()
        self._field, self._height, self._other = field, height, other
        self._level: dict[int, int] = {}  # by level: the spaces that are neither too high nor too low for it

    def __missing__(self, space: int) -> int:
        """Reckon the mask of a space, and keep it."""
        field = self._field
        base = field.level[space]
        if base not in self._level:
            low, high = base - self._other, base + self._height
            self._level[base] = sum(mask for level, mask in field.storeys if low < level < high)
        found = sum(1 << to for to in field.hexes.near[space] if to >= 0) & self._level[base]
        if field.walls:
            found &= ~mask_of(to for to in spaces_of(found) if (space, to) in field.walls)
        self[space] = found
        return found


class Field:
    """A hex map ready to be played on. Masks are of spaces: `open` can be entered, `stop` ends a move …"""

    def __init__(self, hexes: HexBoard, grounds: list[Ground]) -> None:
        """Start with level ground of the first terrain everywhere; maps.py fills the rest."""
        self.hexes, self.grounds = hexes, grounds
        self.find: Lookup = lambda kind, ref: None  # where terrains are looked up that are not on the map
        self.level = [0] * hexes.size
        self.ground = [0] * hexes.size
        self.rise = [0] * hexes.size  # of an obstacle, above the level
        self.standing: dict[int, Ground] = {}  # what stands on a space, for the eye
        self.fences: list[tuple[int, int, Ground]] = []  # what stands between two spaces, for the eye
        self.cover = [0] * hexes.size  # defense dice against attacks from afar
        self.blocked = self.stop = self.pool = self.water = self.road = self.harm = self.no_placing = 0
        self.entry_mask = self.end_mask = 0
        self.halts = 0  # where glyphs lie that stop whoever enters, whatever the ground is to it (HS-MOV-04)
        self.walls: dict[tuple[int, int], int] = {}
        self.ladders: set[tuple[int, int]] = set()
        self._strides: dict[Gait, Stride] = {}
        self._touching: dict[tuple[int, int], Touching] = {}
        self._fields: dict[tuple[Gait | None, int], tuple[int, ...]] = {}

    def settle(self) -> None:
        """Reckon the masks from levels and terrains, once all are in place."""
        rules_of = [ground.rules for ground in self.grounds]
        self.blocked |= self._having([rules.obstacle for rules in rules_of])
        self.pool = self._having([rules.stop for rules in rules_of])
        self.water = self._having([rules.water for rules in rules_of])
        self.road = self._having([rules.road for rules in rules_of])
        self.entry_mask = self._having([bool(rules.entry) for rules in rules_of])
        self.end_mask = self._having([bool(rules.round_end) for rules in rules_of])
        self.no_placing = self._having([rules.no_placing for rules in rules_of])
        for space in self.hexes.spaces:
            rules = rules_of[self.ground[space]]
            self.give_cover(space, rules)
            if rules.obstacle:
                self.rise[space] = max(self.rise[space], rules.height)
        self.stop = self.pool | self.halts
        self.harm = self.entry_mask | self.end_mask
        self.open = self.hexes.all & ~self.blocked

    def overlaid(self, laid: Sequence[tuple[Ground, int]]) -> Field:
        """Return the board with other terrains on the spaces of their masks; levels and objects stay (PS-POW-05)."""
        new = copy.copy(self)
        for name, value in vars(type(self)).items():
            if isinstance(value, cached_property):
                new.__dict__.pop(name, None)
        new.grounds, new.ground = [*self.grounds, *(ground for ground, _ in laid)], self.ground[:]
        new.rise, new.cover = self.rise[:], self.cover[:]
        new._strides, new._touching, new._fields = {}, {}, {}
        for number, (_, mask) in enumerate(laid, len(self.grounds)):
            for space in spaces_of(mask):
                new.ground[space] = number
                new.cover[space] = 0
        new.settle()
        return new

    def _having(self, holds: list[bool]) -> int:
        """Return the mask of spaces whose terrain has what `holds` says of each."""
        return mask_of(space for space in self.hexes.spaces if holds[self.ground[space]]) if any(holds) else 0

    @cached_property
    def open_spaces(self) -> frozenset[int]:
        """The spaces of `open`, for walks over boards too large for a mask a space."""
        return frozenset(spaces_of(self.open))

    @cached_property
    def water_spaces(self) -> frozenset[int]:
        """The spaces of `water`."""
        return frozenset(spaces_of(self.water))

    @cached_property
    def storeys(self) -> tuple[tuple[int, int], ...]:
        """Every level with the mask of its spaces, the highest first."""
        spaces: dict[int, list[int]] = {}
        for space in self.hexes.spaces:
            spaces.setdefault(self.level[space], []).append(space)
        return tuple((level, mask_of(there)) for level, there in sorted(spaces.items(), reverse=True))

    @cached_property
    def layers(self) -> tuple[int, ...]:
        """The masks of the spaces of each level, the highest first."""
        return tuple(mask for _, mask in self.storeys)

    @cached_property
    def parted(self) -> tuple[int, ...]:
        """By direction, the spaces that a wall parts from their neighbour there: nobody stands across (HS-TER-08)."""
        near = self.hexes.near
        return tuple(mask_of(a for a, b in self.walls if near[a][direction] == b) for direction in range(6))

    @cached_property
    def flight(self) -> MoveTable:
        """The steps of whoever flies."""
        everywhere = ((s, d, 1) for s in self.hexes.spaces for d, n in enumerate(self.hexes.near[s]) if n >= 0)
        return moves_of(self.hexes, everywhere)

    def give_cover(self, space: int, rules: TerrainRules) -> None:
        """Let a terrain's defense dice help who stands on it, or next to it when it is an obstacle (HS-TER-07)."""
        if rules.defense_dice:
            near = [n for n in self.hexes.near[space] if n >= 0] if rules.obstacle else [space]
            for helped in near:
                self.cover[helped] = max(self.cover[helped], rules.defense_dice)

    def top(self, space: int) -> int:
        """Return the level that blocks sight at a space; NOTHING where no hex is."""
        return self.level[space] + self.rise[space]

    def stride(self, gait: Gait) -> Stride:
        """Return the steps of a gait; reckoned once."""
        found = self._strides.get(gait)
        if found is None:
            found = self._strides[gait] = self._reckon(gait)
        return found

    def _reckon(self, gait: Gait) -> Stride:
        """Judge every pair of neighbours by HS-MOV-01, HS-MOV-02 and HS-FALL-01."""
        every: list[tuple[int, int, int]] = []
        calm: list[tuple[int, int, int]] = []
        back: list[tuple[int, int, int]] = []
        edges: list[tuple[tuple[int, int, int], ...]] = [()] * self.hexes.size
        flat: list[dict[int, int]] = [{} for _ in range(6)]
        for space in self.hexes.spaces:
            own: list[tuple[int, int, int]] = []
            for direction, to in enumerate(self.hexes.near[space]):
                step = self.step(gait, space, to)
                if step is None:
                    continue
                cost, drop = step
                own.append((to, cost, drop))
                back.append((to, (direction + 3) % 6, cost))
                if not self._ends_walk(gait, space, to):
                    every.append((space, direction, cost))
                    if not drop and not self.hexes.one[to] & self.entry_mask:
                        calm.append((space, direction, cost))
                if self.level[to] == self.level[space]:
                    flat[direction][cost] = flat[direction].get(cost, 0) | 1 << space
            edges[space] = tuple(own)
        level = tuple(
            tuple((self.hexes.shifts[d], cost, mask) for cost, mask in sorted(flat[d].items())) for d in range(6)
        )
        board = self.hexes
        risky = 0
        for space, direction, _ in set(every) - set(calm):
            risky |= board.one[space] if direction >= 0 else 0
        return Stride(moves_of(board, every), moves_of(board, calm), level, edges, moves_of(board, back), risky)

    def _ends_walk(self, gait: Gait, start: int, to: int) -> bool:
        """Return whether a double-space figure that steps so has both halves in water and goes no further."""
        wet = self.pool
        return gait.two and not gait.ignores_stop and bool(self.hexes.one[start] & wet and self.hexes.one[to] & wet)

    def step(self, gait: Gait, start: int, to: int) -> tuple[int, int] | None:
        """Return what one step costs and how far it drops when that may hurt (else 0); None when it cannot be made."""
        if to < 0 or not self.hexes.one[to] & self.open or (start, to) in self.walls:
            return None
        rules = self.grounds[self.ground[to]].rules
        cost = 1 if gait.ignores_cost else rules.enter_cost
        rise = self.level[to] - self.level[start]
        climb = self._climb(start, to, abs(rise)) if not gait.two else None
        if rise > 0:
            rise = max(0, rise - gait.free_levels)
            if climb is not None and (rise >= gait.height or climb <= rise):
                return cost + climb - 1, 0
            return None if rise >= gait.height else (cost + rise, 0)
        drop = -rise
        hurts = drop >= gait.height and not rules.water and not gait.ignores_falls
        if hurts and climb is not None:
            return cost + climb - 1, 0
        return cost, drop if hurts else 0

    def _climb(self, start: int, to: int, levels: int) -> int | None:
        """Return what so many levels of a ladder cost, None where there is no ladder (HS-LAD-01)."""
        return max(1, (levels + 1) // 2) if (start, to) in self.ladders else None

    def pairs(self, free: int, wanted: int) -> tuple[int, int, int]:
        """Return, by direction 0-2, the free spaces that a double-space figure may stand on with the free one there.

        Both are of one level, no wall parts them, and one at least is wanted (HS-DBL-01, HS-TER-08).
        """
        found, near = [], self.hexes.step
        for direction in range(3):
            mask = 0
            for layer in self.layers:
                level = free & layer
                mask |= level & near(level, direction + 3)
            found.append(mask & ~self.parted[direction] & (wanted | near(wanted, direction + 3)))
        return found[0], found[1], found[2]

    def touching(self, height: int, other: int) -> Touching:
        """Return, by space, where a figure of Height `other` is adjacent to one of `height` that stands there."""
        found = self._touching.get((height, other))
        if found is None:
            found = self._touching[height, other] = Touching(self, height, other)
        return found

    def ways_to(self, gait: Gait | None, space: int) -> tuple[int, ...]:
        """Return the masks of spaces from which a figure comes to `space` with 0, 1, 2 … move; None: it flies."""
        key = (gait, space)
        found = self._fields.get(key)
        if found is None:
            moves = self.flight if gait is None else self.stride(gait).back
            found = self._fields[key] = _waves(self.hexes.one[space], moves)
        return found


def _waves(start: int, moves: MoveTable) -> tuple[int, ...]:
    """Return the spaces reached at each cost or a lower one, until nothing new is."""
    dearest, budget = max((move.cost for move in moves), default=1), 64
    waves = flood(start, budget, moves, -1)
    while any(waves[-dearest:]):
        budget *= 2
        waves = flood(start, budget, moves, -1)
    while not waves[-1]:
        waves.pop()
    return tuple(accumulate(waves, or_))
