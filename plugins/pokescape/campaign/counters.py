"""Counted markers from battle to battle: a Pokémon has them until it evolves or its trainer whites out (PS-MRK-01).

In a battle they are numbered by the cards that take part (`Battle.marks`); between battles they lie in `state.tally`
as threes of integers: Pokémon, which marker of `Journey.counted` (-1: those placed by hand), how many.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..battle import Battle, Words
from .journey import Journey
from .state import CampaignState

#: The marker of what people place by hand.
BY_HAND = -1


def put_back(journey: Journey, battle: Battle, state: CampaignState) -> None:
    """Give the figures of a battle that begins the markers that their Pokémon kept."""
    for mon, number, amount in threes(state):
        if mon not in state.lineup:
            continue
        figure = state.lineup.index(mon)
        if number == BY_HAND:
            state.tokens[figure] = amount
            continue
        mark = _number(battle, journey.counted[number])
        if mark >= 0:
            at = mark * battle.count + figure
            state.marks += [0] * (at + 1 - len(state.marks))
            state.marks[at] = amount


def keep(journey: Journey, battle: Battle, state: CampaignState) -> None:
    """Write the markers of a battle that ends down; those that nobody in it knows stay as they were."""
    kept = [
        three
        for three in threes(state)
        if three[0] not in state.lineup
        or (three[1] != BY_HAND and _number(battle, journey.counted[three[1]]) < 0)
    ]  # fmt: skip
    names = [name.get("en") for name in journey.counted]
    for at, amount in enumerate(state.marks):
        mark, figure = divmod(at, battle.count)
        if amount and state.lineup[figure] >= 0:
            kept.append((state.lineup[figure], names.index(battle.marks[mark].get("en")), amount))
    kept += [(mon, BY_HAND, state.tokens[f]) for f, mon in enumerate(state.lineup) if mon >= 0 and state.tokens[f]]
    state.tally = [value for three in sorted(kept) for value in three]


def drop(state: CampaignState, mons: Iterable[int]) -> None:
    """Take away what Pokémon have: they evolved, or their trainer whited out."""
    gone = set(mons)
    state.tally = [value for three in threes(state) if three[0] not in gone for value in three]


def threes(state: CampaignState) -> list[tuple[int, int, int]]:
    """Return (Pokémon, marker, how many) of all that lie between battles."""
    it = iter(state.tally)
    return list(zip(it, it, it, strict=True))


def _number(battle: Battle, name: Words) -> int:
    """Return the number of a marker in a battle, -1 when none of its cards speaks of it."""
    return next((n for n, mark in enumerate(battle.marks) if mark.get("en") == name.get("en")), -1)
