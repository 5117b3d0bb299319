"""What Pokémon become: evolution, stat items, machines, held items (PS-EVO, PS-STA, PS-TM, PS-ITM-03)."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.api.rules import Sink

from ..battle import Battle
from ..changes import unmask
from ..events import tell
from ..placing import free_spaces
from ..reach import ordered, place_of
from . import codes, counters
from .journey import Journey, Link
from .state import CampaignState

#: Most machines on a card (PS-TM-01); so many ways of standing an evolution may be placed in.
MACHINES, WAYS = 4, 8


def tier(state: CampaignState, mon: int, number: int) -> int:
    """Return the tier of the n-th stat item on a card, 0 for none."""
    return int(state.grown[mon] // 5**number % 5)


def life(journey: Journey, state: CampaignState, mon: int) -> int:
    """Return at how many wounds a Pokémon is knocked out: its card's life and what stat items add (PS-STA-01)."""
    found = journey.cards[state.kind[mon]].life
    for number, index in enumerate(journey.stat_items):
        found += tier(state, mon, number) if journey.items[index].rules.stat == "life" else 0
    return found


def price(journey: Journey, state: CampaignState, mon: int, number: int) -> int | None:
    """Return what the next tier costs in the Pokémon's own markers; None when there is none (PS-STA-02)."""
    prices, now = journey.rules.stat_prices, tier(state, mon, number)
    return prices[now] if now < len(prices) else None


def worth(journey: Journey, state: CampaignState, mon: int) -> int:
    """Return the markers that its stat items are worth: the sum of all tiers paid (PS-STA-03)."""
    prices = journey.rules.stat_prices
    return sum(sum(prices[: tier(state, mon, n)]) for n in range(len(journey.stat_items)))


def buy_boost(journey: Journey, state: CampaignState, mon: int, number: int, out: Sink) -> None:
    """Buy the next tier of a stat item; it takes the place of the last."""
    cost = price(journey, state, mon, number)
    assert cost is not None, "the prompt offers tiers that are there"
    state.xp[mon] -= cost
    state.grown[mon] += 5**number
    tell(out, "boosted", state.holder[mon], state.kind[mon], journey.stat_items[number], tier(state, mon, number), cost)


# ---------------------------------------------------------------- evolution


def ways(journey: Journey, state: CampaignState, mon: int) -> Iterator[tuple[int, int]]:
    """Yield (verb, link) of every evolution that a Pokémon could pay for now.

    With its markers, or with its stat items traded in as well, also where its markers are enough: what is left over
    stays, which nothing else turns into markers again (PS-STA-03).
    """
    if state.out[mon]:
        return
    bag = (state.holder[mon] - 1) * journey.count
    for number, link in enumerate(journey.links[state.kind[mon]]):
        if link.by == "markers":
            traded = worth(journey, state, mon)
            if state.xp[mon] >= link.markers:
                yield codes.EVOLVE, number
            if traded and state.xp[mon] + traded >= link.markers:
                yield codes.TRADE_IN, number
        elif link.by == "item" and state.bag[bag + link.item]:
            yield codes.EVOLVE, number


def evolve(journey: Journey, state: CampaignState, mon: int, verb: int, number: int, out: Sink) -> None:
    """Pay for an evolution and exchange the card; wounds and status go, all else stays (PS-EVO-01, 05, PS-STA-05)."""
    link = journey.links[state.kind[mon]][number]
    if link.by == "markers":
        if verb == codes.TRADE_IN:
            state.xp[mon] += worth(journey, state, mon)
            state.grown[mon] = 0
        state.xp[mon] -= link.markers
    else:
        state.bag[(state.holder[mon] - 1) * journey.count + link.item] -= 1
    change(state, mon, link, out)


def change(state: CampaignState, mon: int, link: Link, out: Sink) -> None:
    """Exchange the card of a Pokémon for its next one."""
    tell(out, "evolved", state.holder[mon], state.kind[mon], link.to)
    state.kind[mon] = link.to
    state.hurt[mon] = state.ail[mon] = 0
    counters.drop(state, (mon,))


def traded(journey: Journey, state: CampaignState, mon: int, seat: int, out: Sink) -> None:
    """Give a Pokémon another owner; one that evolves by trade is exchanged at once (PS-EVO-06)."""
    state.holder[mon], state.along[mon] = seat, 1
    link = next((link for link in journey.links[state.kind[mon]] if link.by == "trade"), None)
    if link is not None and not state.out[mon]:
        change(state, mon, link, out)


def stands(journey: Journey, battle: Battle, state: CampaignState, figure: int, kind: int) -> list[int]:
    """Return the ways in which an evolved figure fits: 0 where it stands, 1 + direction with a second space there."""
    card, at = journey.cards[kind], state.at[figure]
    if card.spaces == 1 or state.also[figure] >= 0:
        return [0]
    free, level, walls = free_spaces(battle, state), battle.field.level, battle.field.walls
    near = enumerate(battle.field.hexes.near[at])
    return [
        1 + d for d, to in near if to >= 0 and free >> to & 1 and level[to] == level[at] and (at, to) not in walls
    ]  # fmt: skip


def evolve_figure(
    journey: Journey, battle: Battle, state: CampaignState, figure: int, verb: int, first: int, out: Sink
) -> None:
    """Evolve the active in battle: it stays where it is with all order markers (PS-EVO-02…04)."""
    number, way = divmod(first, WAYS)
    mon = state.lineup[figure]
    evolve(journey, state, mon, verb, number, out)
    state.cast[figure] = state.kind[mon]
    state.wounds[figure] = state.status[figure] = state.late[figure] = state.tokens[figure] = 0
    at = state.at[figure]
    if way:
        place = ordered(battle, at, battle.field.hexes.near[at][way - 1])
        state.at[figure], state.also[figure] = place_of(battle, place[0] * 4 + place[1])
    elif journey.cards[state.kind[mon]].spaces == 1:
        state.also[figure] = -1
    state.evolved = figure + 1
    unmask(state, figure)
    for used in (state.used_turn, state.used_round, state.used_battle):
        used[figure] = 0
    renumber(battle, journey.arena.of(state), state, figure)


def renumber(old: Battle, new: Battle, state: CampaignState, figure: int) -> None:
    """Let counted markers and laid terrain mean the same in the battle as it is now; those of `figure` are gone.

    Both are numbered by the cards that take part, and one of those has just been exchanged (PS-MRK-01, PS-POW-05).
    """
    counts = [0] * (len(new.marks) * new.count)
    for at, amount in enumerate(state.marks):
        mark, other = divmod(at, old.count)
        if amount and other != figure and old.marks[mark] in new.marks:
            counts[new.marks.index(old.marks[mark]) * new.count + other] = amount
    state.marks = counts if any(counts) else []
    known = [cover.id for cover in new.covers]
    for other, number in enumerate(state.laid):
        here = old.covers[number - 1].id if number else ""
        state.laid[other] = known.index(here) + 1 if here in known and other != figure else 0


def battle_ways(journey: Journey, battle: Battle, state: CampaignState, figure: int) -> Iterator[int]:
    """Yield the actions by which the active could evolve now."""
    mon = state.lineup[figure]
    if mon < 0 or state.decoy[figure] or state.evolved == figure + 1 or state.down[figure] or state.at[figure] < 0:
        return
    for verb, number in ways(journey, state, mon):
        to = journey.links[state.kind[mon]][number].to
        for way in stands(journey, battle, state, figure, to):
            yield codes.code(verb, number * WAYS + way, figure)


# ---------------------------------------------------------------- machines and held items


def may_learn(journey: Journey, state: CampaignState, mon: int, item: int) -> bool:
    """Return whether a Pokémon may learn a machine (PS-TM-01)."""
    learners = journey.items[item].rules.learners
    if state.taught[mon] >> item & 1 or state.taught[mon].bit_count() >= MACHINES:
        return False
    card = journey.cards[state.kind[mon]]
    species = card.species.rpartition("/")[2]
    if learners is None or species in {name.rpartition("/")[2] for name in learners.species}:
        return True
    if not learners.types and not learners.sizes:
        return False
    types = set(learners.types).intersection(journey.species[species].types)
    return (bool(types) or not learners.types) and (card.size in learners.sizes or not learners.sizes)
