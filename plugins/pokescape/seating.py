"""Whether a start zone has room for a side's figures, those that stand on two spaces included (HS-RND-04)."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api.rules import spaces_of

from .board import Field
from .structs.cards import ArmyCard
from .text.names import so_many

#: The search for room for several double-space figures gives up after so many steps, and takes it that there is some.
STEPS = 20_000


def cannot_seat(field: Field, zone: int, team: Sequence[ArmyCard], at_once: bool) -> str:
    """Return why figures find no room in a zone (a mask of spaces), empty when they do.

    `at_once`: all of them stand there together; else one at a time does.
    """
    free = zone & field.open & ~field.no_placing
    needs = [card.spaces for card in team]
    wanted = sum(needs) if at_once else max(needs, default=0)
    wide = sum(1 for spaces in needs if spaces == 2)
    there = free.bit_count()
    if there < wanted:
        who = so_many(len(team), "figure") if at_once else "one figure at a time"
        verb = "need" if at_once and len(team) != 1 else "needs"
        double = f", as {_standing(wide)} on two" if wide else ""
        return f"{who} {verb} {so_many(wanted, 'space')}{double}, its start zone has {there} to stand on"
    room = pairs(field, free, wide if at_once else min(wide, 1))
    if wide and room < (wide if at_once else 1):
        return f"{_standing(wide)} on two spaces of one level, its start zone has room for {room} such"
    return ""


def _standing(count: int) -> str:
    return "1 figure stands" if count == 1 else f"{count} figures stand"


def pairs(field: Field, zone: int, wanted: int) -> int:
    """Return how many of so many figures find two level neighbours at once, one of each at least in the zone."""
    open_ = field.open & ~field.no_placing
    found = [
        1 << space | 1 << near
        for space in spaces_of(zone)
        for near in field.hexes.near[space]
        if near >= 0 and open_ >> near & 1 and field.level[near] == field.level[space]
        and (space, near) not in field.walls and (near > space or not zone >> near & 1)
    ]  # fmt: skip
    search = _Search(found, wanted)
    search.go(0, 0, 0)
    return wanted if search.steps > STEPS else search.best


class _Search:
    """Looks for disjoint pairs, and remembers the most that it has found."""

    def __init__(self, pairs: Sequence[int], wanted: int) -> None:
        self.pairs, self.wanted, self.best, self.steps = pairs, wanted, 0, 0

    def go(self, first: int, taken: int, count: int) -> None:
        """Take pairs from the `first` on beside those that are taken."""
        self.best = max(self.best, count)
        for at in range(first, len(self.pairs)):
            self.steps += 1
            if self.best >= self.wanted or self.steps > STEPS:
                return
            if not taken & self.pairs[at]:
                self.go(at + 1, taken | self.pairs[at], count + 1)
