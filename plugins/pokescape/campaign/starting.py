"""Where a trainer stands at the start of the map, also when somebody else is there (PS-CMP-01, PS-WLD-04)."""

from __future__ import annotations

from .journey import Journey
from .state import CampaignState


def others(journey: Journey, state: CampaignState, seat: int) -> int:
    """Return the spaces where other trainer figures stand."""
    places = [place for other, place in enumerate(state.place, 1) if other != seat and place >= 0]
    away = journey.arena.away(state)
    places += [person.at for n, person in enumerate(journey.people) if not away >> n & 1]
    return sum({1 << place for place in places})


def back_at(journey: Journey, state: CampaignState, seat: int) -> int:
    """Return where a trainer stands that begins at the map's start or goes back to it.

    Where another figure stands on its space (PS-TRN-05) and spaces are not shared (PS-WLK-03), it is the nearest free
    one of the start zone, then of the map: neither deep water, which asks for a carrier, nor the goal.
    """
    start, taken = journey.seat(seat).start, others(journey, state, seat)
    if start < 0 or journey.rules.share_spaces or not taken >> start & 1:
        return start
    field = journey.after(state.rubble).field
    free = field.open & ~(taken | journey.deep | journey.goal)
    for wanted in (free & journey.seat(seat).zone, free):
        found = next((near & wanted for near in field.hexes.floods(start) if near & wanted), 0)
        if found:
            return (found & -found).bit_length() - 1
    return start
