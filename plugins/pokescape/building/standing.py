"""Whether what stands on the hexes of a map, and between them, can be put together out of its boxes."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.api.rules import Axial, Fault, bare, neighbours, to_axial

from ..structs.building import PlanView
from .boxes import Boxes
from .tiles import shapes

#: Tries after which a puzzle is left alone, and hexes beyond which it is not begun: then nothing is said.
MOST_TRIES = 2_000
MOST_HEXES = 300
#: Walls that a finding names at most, the longest first.
_NAMED = 3
Wall = tuple[Axial, Axial]


def standing(plan: PlanView, boxes: Boxes) -> Iterator[Fault]:
    """Yield one fault for each terrain that stands where the boxes have no pieces for it."""
    marked = {bare(name) for name in plan.rules.markers}
    hexes: dict[str, set[Axial]] = {}
    walls: dict[str, set[Wall]] = {}
    places: dict[str, str] = {}
    for number, one in enumerate(plan.obstacles):
        places.setdefault(bare(one.object), f"/obstacles/{number}")
        hexes.setdefault(bare(one.object), set()).add(to_axial(plan.layout, *one.at))
    for number, edge in enumerate(plan.edges):
        places.setdefault(bare(edge.object), f"/edges/{number}")
        a, b = sorted(to_axial(plan.layout, *at) for at in edge.between)
        walls.setdefault(bare(edge.object), set()).add((a, b))
    for name, pointer in places.items():
        lengths, left = lengths_of(walls.get(name, set())), boxes.sizes(name)
        if name not in marked and not fits(boxes.forms.get(name, ""), hexes.get(name, set()), lengths, left):
            stands = [f"on `{len(hexes[name])}` hexes"] if name in hexes else []
            stands += [f"in a wall of `{length}`" for length in lengths[:_NAMED]]
            stands += [f"in `{len(lengths) - _NAMED}` more"] if len(lengths) > _NAMED else []
            held = ", ".join(f"`{count}` of `{size}`" for size, count in sorted(left.items())) or "none"
            said = f"`{name}` stands {' and '.join(stands)}, of which the boxes hold {held}"
            yield pointer, said, "take some away, add a box to `rules`, or name it in `markers`"


def lengths_of(walls: set[Wall]) -> list[int]:
    """Return how many edges each wall has: those that meet at a corner are one wall."""
    at: dict[frozenset[Axial], list[Wall]] = {}
    for wall in walls:
        for corner in _corners(wall):
            at.setdefault(corner, []).append(wall)
    left, found = set(walls), []
    while left:
        waiting, length = [left.pop()], 0
        while waiting:
            length += 1
            met = {wall for corner in _corners(waiting.pop()) for wall in at[corner]} & left
            left -= met
            waiting += met
        found.append(length)
    return sorted(found, reverse=True)


def _corners(wall: Wall) -> list[frozenset[Axial]]:
    """Return both ends of an edge: three hexes each, of which each is beside the others."""
    one, other = wall
    return [frozenset((one, other, third)) for third in {*neighbours(one)}.intersection(neighbours(other))]


def fits(form: str, hexes: set[Axial], walls: list[int], left: dict[int, int]) -> bool:
    """Return whether the pieces that are left, by size, cover all hexes once and make all walls; True when unsure."""
    if sum(size * count for size, count in left.items()) < len(hexes) + sum(walls):
        return False
    if walls and form != "row":
        return False
    if len(hexes) + sum(walls) > MOST_HEXES:
        return True
    return _Puzzle(form).solved(frozenset(hexes), tuple(walls), left)


class _Puzzle:
    """Pieces are tried one after the other, the largest first; after too many tries it counts as solved."""

    def __init__(self, form: str) -> None:
        self.form = form
        self.tries = 0

    def solved(self, hexes: frozenset[Axial], walls: tuple[int, ...], left: dict[int, int]) -> bool:
        """Whether the rest can be done with what is left."""
        self.tries += 1
        if self.tries > MOST_TRIES or not (hexes or walls):
            return True
        for size in sorted((size for size, count in left.items() if count), reverse=True):
            rest = {**left, size: left[size] - 1}
            if walls:
                length, *others = walls
                if size <= length and self.solved(hexes, (*([length - size] * (size < length)), *others), rest):
                    return True
                continue
            q, r = min(hexes, key=lambda hex_: (hex_[1], hex_[0]))
            for shape in shapes(self.form, size):
                piece = frozenset((q + dq, r + dr) for dq, dr in shape)
                if piece <= hexes and self.solved(hexes - piece, walls, rest):
                    return True
        return False
