"""PokéCenters, PokéMarts and trades (PS-CMP-04, PS-EVO-06, PS-STA-01, PS-CAP-10)."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.api.rules import Sink

from ..events import tell
from . import codes, fights, growth
from .codes import code
from .journey import Journey
from .state import CampaignState


def at_center(journey: Journey, state: CampaignState, seat: int) -> bool:
    """Return whether a trainer is on or next to a PokéCenter."""
    place = state.place[seat - 1]
    return place >= 0 and bool(journey.centers >> place & 1)


def at_mart(journey: Journey, state: CampaignState, seat: int) -> bool:
    """Return whether a trainer is on or next to a PokéMart that sells anything."""
    place = state.place[seat - 1]
    return place >= 0 and bool(journey.marts >> place & 1) and bool(journey.wares)


def open_center(journey: Journey, state: CampaignState, seat: int, out: Sink) -> None:
    """Enter a PokéCenter: party and stored Pokémon are healed, balls refilled; then the rest is asked for."""
    fights.heal_party(state, [m for m, holder in enumerate(state.holder) if holder == seat])
    tell(out, "center", seat)
    fights.refill(journey, state, seat, journey.rules.center_refill, out)
    state.trail.append((codes.CENTER, seat))


def center_options(journey: Journey, state: CampaignState, seat: int) -> Iterator[int]:
    """Yield what may be done at a PokéCenter; who carries its trainer over water stays with it (PS-WLK-02)."""
    party, stored = state.party(seat), state.stored(seat)
    free = _free(state, seat)
    if len(free) > 1:
        yield from (code(codes.DEPOSIT, 0, mon) for mon in free)
    if len(party) < 6:
        yield from (code(codes.WITHDRAW, 0, mon) for mon in stored)
    for mon in party:
        for number in range(len(journey.stat_items)):
            cost = growth.price(journey, state, mon, number)
            if cost is not None and cost <= state.xp[mon]:
                yield code(codes.BOOST, number, mon)
    for other in journey.players:
        if other != seat and at_center(journey, state, other):
            yield from (code(codes.OFFER, own, theirs) for own in free for theirs in _free(state, other))
    yield code(codes.DONE)


def _free(state: CampaignState, seat: int) -> list[int]:
    """Return the Pokémon of a party that do not carry its trainer."""
    return [mon for mon in state.party(seat) if mon != state.carrier[seat - 1]]


def center(journey: Journey, state: CampaignState, seat: int, action: int, out: Sink) -> None:
    """Do one thing at a PokéCenter; another may follow."""
    verb, first, mon = codes.parts(action)
    if verb == codes.DONE:
        return
    state.trail.append((codes.CENTER, seat))
    if verb == codes.DEPOSIT:
        state.along[mon] = 0
        tell(out, "stored", seat, state.kind[mon])
    elif verb == codes.WITHDRAW:
        state.along[mon] = 1
        tell(out, "joined", seat, state.kind[mon])
    elif verb == codes.BOOST:
        growth.buy_boost(journey, state, mon, first, out)
    else:
        state.trail.append((codes.CONSENT, state.holder[mon], mon, first))


def exchange(journey: Journey, state: CampaignState, theirs: int, own: int, out: Sink) -> None:
    """Trade two Pokémon between players."""
    first, second = state.holder[own], state.holder[theirs]
    tell(out, "traded", first, state.kind[own], second, state.kind[theirs])
    growth.traded(journey, state, own, second, out)
    growth.traded(journey, state, theirs, first, out)


# ---------------------------------------------------------------- shops and people


def mart_options(journey: Journey, state: CampaignState, seat: int) -> Iterator[int]:
    """Yield what a player can pay for at a PokéMart."""
    for number, (_, price) in enumerate(journey.wares):
        if price <= state.money[seat - 1]:
            yield code(codes.BUY, 0, number)


def buy(journey: Journey, state: CampaignState, seat: int, number: int, out: Sink) -> None:
    """Buy one piece."""
    item, price = journey.wares[number]
    state.money[seat - 1] -= price
    state.bag[(seat - 1) * journey.count + item] += 1
    tell(out, "bought", seat, item, price)


def offers(journey: Journey, state: CampaignState, seat: int) -> Iterator[int]:
    """Yield trades with a map trainer that stands next to the player's (PS-EVO-06)."""
    place, board = state.place[seat - 1], journey.field.hexes
    for number, person in enumerate(journey.people):
        if place < 0 or not board.around[place] >> person.at & 1 or journey.arena.away(state) >> number & 1:
            continue
        for trade, (wants, _) in enumerate(person.trades):
            yield from (
                code(codes.OFFER, number * codes.TRADES + trade, mon)
                for mon in _free(state, seat)
                if state.kind[mon] == wants and not state.out[mon]
            )


def accept(journey: Journey, state: CampaignState, seat: int, first: int, mon: int, out: Sink) -> None:
    """Trade with a map trainer."""
    person, trade = divmod(first, codes.TRADES)
    gives = journey.people[person].trades[trade][1]
    tell(out, "swapped", seat, state.kind[mon], person, gives)
    new = state.add(gives, seat, True)
    state.holder[mon] = state.along[mon] = 0
    growth.traded(journey, state, new, seat, out)
