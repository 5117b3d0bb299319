"""Clear sight by HS-ATK-02: straight lines over the tops of what stands between. Reckoned when asked for, then kept."""

from __future__ import annotations

from itertools import pairwise

from workbench.api.rules import mask_of, runs, spaces_of

from .board import NOTHING, Field


class Sight:
    """Who sees whom on one battlefield; `extra` are heights that stand on spaces besides the map's own (trainers)."""

    __slots__ = ("_between", "_crossed", "_fenced", "_judged", "_lines", "_masks", "_pairs", "_peaks", "_tops", "field")

    def __init__(self, field: Field, extra: dict[int, int] | None = None) -> None:
        """Take the tops of every space; one entry more, so that an index of -1 meets nothing."""
        self.field = field
        there = field.hexes.one
        self._tops = [field.top(s) if there[s] else NOTHING for s in range(field.hexes.size)]
        self._tops += [NOTHING] * field.hexes.stride
        for space, height in (extra or {}).items():
            self._tops[space] = max(self._tops[space], field.level[space] + height)
        self._fenced = frozenset(space for edge in field.walls for space in edge)
        self._pairs: dict[tuple[int, int, int, int], bool] = {}
        self._masks: dict[tuple[int, int, int, int], int] = {}
        self._peaks: dict[int, dict[int, int]] = {}  # by space and highest top: from where a line to it has that
        self._judged: dict[int, int] = {}  # by space: from where that is known
        self._lines: dict[int, list[tuple[int, int, int, int]]] = {}
        self._between: dict[int, tuple[tuple[int, ...], tuple[tuple[int, int], ...]]] = {}
        self._crossed: dict[int, tuple[tuple[int, ...], tuple[tuple[tuple[int, int], ...], ...]]] = {}

    def beside(self, extra: dict[int, int]) -> Sight:
        """Return the sight of the same map with heights on spaces; lines that are reckoned once serve both."""
        twin = Sight.__new__(Sight)
        twin.field, twin._fenced, twin._lines = self.field, self._fenced, self._lines
        twin._between, twin._crossed = self._between, self._crossed
        twin._pairs, twin._masks, twin._peaks, twin._judged, twin._tops = {}, {}, {}, {}, self._tops[:]
        for space, height in extra.items():
            twin._tops[space] = max(twin._tops[space], self.field.level[space] + height)
        return twin

    def sees(self, start: int, height: int, end: int, other: int, bodies: dict[int, int] | None = None) -> bool:
        """Return whether a figure of `height` at `start` has clear sight of one of Height `other` at `end`.

        Of the target points the highest sees over most, so it alone is tried. `bodies` are the tops of figures that
        block, when the ruling says that they do.
        """
        if bodies:
            return self._clear(start, height, end, other, bodies)
        key = (start, height, end, other)
        found = self._pairs.get(key)
        if found is None:
            found = self._pairs[key] = self._clear(start, height, end, other, None)
        return found

    def seen_from(self, end: int, other: int, height: int, steps: int) -> int:
        """Return the mask of spaces at most `steps` away from which a figure of `height` sees the one at `end`."""
        key = (end, other, height, steps)
        found = self._masks.get(key)
        if found is None:
            found = self._masks[key] = self._eyes(end, other, height, self.field.hexes.within(end, steps))
        return found

    def seen_by(self, start: int, height: int, other: int, steps: int) -> int:
        """Return the mask of spaces at most `steps` away at which a figure of Height `other` is seen from `start`.

        Where no walls are, whom one sees from there sees one here as well.
        """
        if not self.field.walls:
            return self.seen_from(start, height, other, steps)
        key = (start, height, other, -steps)
        found = self._masks.get(key)
        if found is None:
            near = spaces_of(self.field.hexes.within(start, steps))
            found = self._masks[key] = mask_of(end for end in near if self.sees(start, height, end, other))
        return found

    def _eyes(self, end: int, other: int, height: int, near: int) -> int:
        """Return from which spaces of `near` a figure of `height` sees one of Height `other` at `end`.

        A line lies between the eye and the point: it clears all that is lower than both and nothing that is higher
        than both. Only between them it has to be followed.
        """
        field, found, unsure = self.field, 0, 0
        peaks, point = self._peaks_to(end, near).items(), field.level[end] + other
        for level, storey in field.storeys:
            eye, clear, perhaps = level + height, 0, 0
            low, high = (eye, point) if eye < point else (point, eye)
            for peak, starts in peaks:
                if peak <= low:
                    clear |= starts
                elif peak <= high:
                    perhaps |= starts
            found |= clear & storey
            unsure |= perhaps & storey
        found, unsure = found & near, unsure & near
        for start in spaces_of(unsure):
            if self.sees(start, height, end, other):
                found |= field.hexes.one[start]
        return found

    def _peaks_to(self, end: int, near: int) -> dict[int, int]:
        """Return by highest top the spaces whose line to `end` has it: those of `near`, and others asked for before."""
        found, known, one = self._peaks.setdefault(end, {}), self._judged.get(end, 0), self.field.hexes.one
        for start in spaces_of(near & ~known):
            peak = self._peak(start, end)
            found[peak] = found.get(peak, 0) | one[start]
        self._judged[end] = known | near
        return found

    def _peak(self, start: int, end: int) -> int:
        """Return the highest top on a line, walls among them; in its first and last hex only the ground counts."""
        level, tops = self.field.level, self._tops
        known = self._between.get(end - start)
        if known is None:
            inner = self._line(start, end)[1:-1]
            whole = tuple(first for first, second, _, _ in inner if first == second)
            known = self._between[end - start] = whole, tuple(run[:2] for run in inner if run[0] != run[1])
        whole, edges = known
        along = [min(tops[start + first], tops[start + second]) for first, second in edges] if edges else ()
        highest = max(level[start], level[end], *[tops[start + cell] for cell in whole], *along)
        return max(highest, self._wall(start, end)) if self._fenced else highest

    def _wall(self, start: int, end: int) -> int:
        """Return the top of the highest wall that a line crosses; NOTHING when it passes by all of them."""
        known = self._crossed.get(end - start)
        if known is None:
            sides = [{first, second} for first, second, _, _ in self._line(start, end)]
            steps = tuple(tuple((a, b) for a in before for b in after) for before, after in pairwise(sides))
            known = self._crossed[end - start] = tuple(set().union(*sides)), steps
        cells, crossed = known
        if self._fenced.isdisjoint([start + cell for cell in cells]):
            return NOTHING
        walls = self.field.walls
        tops = (min([walls.get((start + a, start + b), NOTHING) for a, b in step]) for step in crossed)
        return max(tops, default=NOTHING)

    def _line(self, start: int, end: int) -> list[tuple[int, int, int, int]]:
        """Return the runs of a line as (first, second, numerator, denominator), spaces counted from `start`.

        A step in a direction is the same number everywhere, so all lines with one difference are alike.
        """
        found = self._lines.get(end - start)
        if found is None:
            board = self.field.hexes
            (q, r), (to_q, to_r) = board.axial(start), board.axial(end)
            east, south = board.shifts[0], board.shifts[1]
            found = []
            for run in runs((0, 0), (to_q - q, to_r - r)):
                cells = [a * east + b * south for a, b in run.cells]
                found.append((cells[0], cells[-1], *run.middle))
            self._lines[end - start] = found
        return found

    def _clear(self, start: int, height: int, end: int, other: int, bodies: dict[int, int] | None) -> bool:
        """Follow the line; in its first and last hex only the ground counts, never what stands on it."""
        level, tops, walls = self.field.level, self._tops, self.field.walls
        eye, point = level[start] + height, level[end] + other
        before = (start, start)
        for first, second, number, parts in self._line(start, end):
            a, b = start + first, start + second
            top = level[a] if a in (start, end) else tops[a]
            if bodies and a not in (start, end):
                top = max(top, bodies.get(a, NOTHING))
            if a != b:
                top = min(top, tops[b])
            line = eye * parts + (point - eye) * number
            if top * parts > line:
                return False
            if walls and self._walled(before, (a, b), line, parts):
                return False
            before = (a, b)
        return True

    def _walled(self, before: tuple[int, int], cells: tuple[int, int], line: int, parts: int) -> bool:
        """Return whether a wall stands in the line's way from one run to the next: on both sides of an edge, if so."""
        walls = self.field.walls
        return all(walls.get((a, b), NOTHING) * parts > line for a in set(before) for b in set(cells))
