"""Boards from maps of shape `graph`: spaces as numbers, connections as masks (FG-BRD-01)."""

from __future__ import annotations

from collections.abc import Iterator

from .arena import Board
from .structs.views import MapView

#: No way at all.
NEVER = 99


def board_reasons(map_: MapView) -> Iterator[tuple[str, str]]:
    """Yield (pointer, what is wrong) of all that keeps a map from being a board."""
    if map_.shape != "graph":
        yield "/shape", f"shape `{map_.shape}`, expected `graph`"
        return
    known: set[str] = set()
    for number, space in enumerate(map_.spaces):
        if space.id in known:
            yield f"/spaces/{number}/id", f"space `{space.id}` stands twice"
        known.add(space.id)
    for number, link in enumerate(map_.links):
        for key, name in (("from", link.start), ("to", link.end)):
            if name not in known:
                yield f"/links/{number}/{key}", f"no space `{name}`"
    for key, places in (("entries", map_.entries), ("goals", map_.goals)):
        for number, place in enumerate(places):
            if place.space not in known:
                yield f"/{key}/{number}/space", f"no space `{place.space}`"
    for seat in (1, 2):
        if not any(entry.seat == seat for entry in map_.entries):
            yield "/entries", f"no entry of seat {seat}"
        goals = sum(goal.seat == seat for goal in map_.goals)
        if goals != 1:
            yield "/goals", f"{goals} goals of seat {seat}, expected 1"


def board_of(map_: MapView) -> Board:
    """Return the board of a map that `board_reasons` has nothing against."""
    number = {space.id: n for n, space in enumerate(map_.spaces)}
    links = tuple((number[link.start], number[link.end], link.one_way) for link in map_.links if link.start != link.end)
    out, near = [0] * len(number), [0] * len(number)
    for a, b, one_way in links:
        out[a] |= 1 << b
        out[b] |= 0 if one_way else 1 << a
        near[a] |= 1 << b
        near[b] |= 1 << a
    goals = {goal.seat: number[goal.space] for goal in map_.goals}
    one, two = (sum(1 << number[space] for space in _entries(map_, seat)) for seat in (1, 2))
    far = tuple(_far(out, start) for start in range(len(out)))
    return Board(
        map_.id,
        tuple(space.id for space in map_.spaces),
        tuple(space.name for space in map_.spaces),
        tuple((space.x, space.y) for space in map_.spaces),
        links,
        tuple(out),
        tuple(near),
        (goals[1], goals[2]),
        (one, two),
        far,
        (_layers(far, goals[2]), _layers(far, goals[1])),
        (tuple(row[goals[2]] for row in far), tuple(row[goals[1]] for row in far)),
        min((mask.bit_count() for mask in near if mask), default=0),
        {1 << space: mask for space, mask in enumerate(out)},
    )


def _entries(map_: MapView, seat: int) -> set[str]:
    """Return the entries of a seat."""
    return {entry.space for entry in map_.entries if entry.seat == seat}


def _far(out: list[int], start: int) -> tuple[int, ...]:
    """Return the steps from a space to every other."""
    far = [NEVER] * len(out)
    edge, steps = 1 << start, 0
    while edge:
        new = 0
        for space in range(len(out)):
            if edge >> space & 1:
                far[space] = steps
                new |= out[space]
        steps += 1
        edge = sum(1 << space for space in range(len(out)) if new >> space & 1 and far[space] == NEVER)
    return tuple(far)


def _layers(far: tuple[tuple[int, ...], ...], goal: int) -> tuple[int, ...]:
    """Return masks of the spaces by their steps to a goal; those from which it cannot be reached come last."""
    steps = sorted({row[goal] for row in far})
    found = dict.fromkeys(range(steps[-1] + 1 if steps[-1] != NEVER else len(far) + 1), 0)
    for space, row in enumerate(far):
        at = min(row[goal], len(far))
        found[at] = found.get(at, 0) | 1 << space
    return tuple(found[at] for at in sorted(found))
