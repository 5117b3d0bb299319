"""A track, compiled: spaces by number, where each leads, what it says, the loop (MT-BRD-01)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from workbench.api.rules import read

from .codes import GOAL, LOSSES, PLAIN, SPACES, START
from .structs.board import GetPcsSpace, TroubleSpace
from .structs.views import Track


@dataclass(frozen=True)
class Board:
    """Spaces are numbers in the order of the map; START is 0.

    `after` are the spaces that may follow each; `kind`, `amount` and `loss` what each says. `junction` and `enter` are
    the loop's (-1: there is none), `inside` its spaces but the junction.
    """

    ids: tuple[str, ...]
    names: tuple[dict[str, str], ...]
    after: tuple[tuple[int, ...], ...]
    kind: tuple[int, ...]
    amount: tuple[int, ...]
    loss: tuple[str, ...]
    goal: int
    junction: int = -1
    enter: int = -1
    inside: frozenset[int] = frozenset()

    def ways(self, at: int, loops: int, times: int) -> tuple[int, ...]:
        """Return where a pawn may go on from a space, having been round the loop so often (MT-RUI-02)."""
        ways = self.after[at]
        if at == self.junction and loops >= times:
            return tuple(way for way in ways if way != self.enter) or ways
        return ways


def compile_board(track: Track) -> Board:
    """Return the board of a track; ids that lead nowhere are left out: faults and checks report them."""
    number = {space.id: n for n, space in enumerate(track.spaces)}
    kind, amount, loss = [PLAIN] * len(number), [0] * len(number), [""] * len(number)
    for said in track.rules.spaces:
        for at in (number[name] for name in said.at if name in number):
            kind[at] = SPACES[str(said.__struct_config__.tag)]
            if isinstance(said, TroubleSpace | GetPcsSpace):
                amount[at] = said.amount
            loss[at] = said.lose if isinstance(said, TroubleSpace) else LOSSES[0]
    goal = next((number[goal.space] for goal in track.goals if goal.space in number), len(number) - 1)
    kind[0], kind[goal] = START, GOAL
    after = tuple(_after(track, number, at, goal) for at in range(len(number)))
    loop = track.rules.loop
    junction, enter = (number.get(loop.junction, -1), number.get(loop.enter, -1)) if loop else (-1, -1)
    inside = _between(after, enter, junction) if junction >= 0 and enter >= 0 else frozenset()
    ids = tuple(space.id for space in track.spaces)
    names = tuple(space.name for space in track.spaces)
    return Board(ids, names, after, tuple(kind), tuple(amount), tuple(loss), goal, junction, enter, inside)


def playable_board(data: Any) -> Board | None:
    """Return the board of a map's data; None when it is no track, has no GOAL or cannot be read."""
    try:
        track = read(Track, data)
    except msgspec.ValidationError:
        return None
    known = {space.id for space in track.spaces}
    named = not track.goals or any(goal.space in known for goal in track.goals)
    return compile_board(track) if track.shape == "track" and len(known) > 1 and named else None


def _after(track: Track, number: dict[str, int], at: int, goal: int) -> tuple[int, ...]:
    """The spaces that may follow one: the next, and those of its junction."""
    space = track.spaces[at]
    ways = [] if space.last or at == goal or at + 1 == len(number) else [at + 1]
    return tuple(dict.fromkeys(ways + [number[name] for name in space.junction if name in number and at != goal]))


def _between(after: Sequence[Iterable[int]], enter: int, junction: int) -> frozenset[int]:
    """The spaces from `enter` on that lead back to the junction without passing it."""
    ahead = reached(after, enter, junction)
    return frozenset(space for space in ahead if space != junction and junction in reached(after, space, junction))


def steps_to_goal(board: Board) -> tuple[int, ...]:
    """Return the least number of steps from each space to GOAL; -1 where there is no way."""
    far = [-1] * len(board.ids)
    far[board.goal] = 0
    before = [board.goal]
    for steps in range(1, len(far)):
        before = [at for at, ways in enumerate(board.after) if far[at] < 0 and any(way in before for way in ways)]
        for at in before:
            far[at] = steps
    return tuple(far)


def dead_ends(board: Board) -> list[tuple[int, int]]:
    """Return where pawns get stuck: (space, how many others lead to nowhere else), none where GOAL is always ahead.

    A space stands for all that can only be walked round: of a ring without a way out it is the first.
    """
    stuck = {at for at in range(len(board.ids)) if board.goal not in reached(board.after, at)}
    ahead = {at: reached(board.after, at) for at in stuck}
    ends = [at for at in sorted(stuck) if all(at in ahead[other] and at <= other for other in ahead[at])]
    return [(end, sum(end in ahead[at] for at in stuck) - 1) for end in ends]


def reached(after: Sequence[Iterable[int]], start: int, stop: int = -1) -> set[int]:
    """Return the spaces that can be come to from one, itself included; nobody walks on from `stop`."""
    seen, waiting = {start}, [start]
    while waiting:
        at = waiting.pop()
        if at != stop or at == start:
            new = [way for way in after[at] if way not in seen]
            seen.update(new)
            waiting += new
    return seen
