"""The legal answers to every prompt of a campaign, ascending."""

from __future__ import annotations

from collections.abc import Sequence

from .. import frames, legal
from ..placing import free_bench
from . import bag, codes, fights, growth, neutral, spending, visits, walk
from .codes import code
from .journey import Journey
from .state import CampaignState


def choices(journey: Journey, state: CampaignState) -> Sequence[int]:
    """Return every legal action of the prompt on top."""
    if state.ended:
        return ()
    top = state.top
    if top[0] < frames.OUTER:
        battle = journey.arena.of(state)
        found = legal.legal(battle, state)
        more = sorted(bag.before_attack(journey, battle, state, top[2])) if top[0] == frames.ATTACK else ()
        return [*found, *more] if more else found
    if top[0] in (codes.DEED, codes.GROW, codes.SPLIT):
        return _in_battle(journey, state, top)
    return _on_trail(journey, state, top)


def _in_battle(journey: Journey, state: CampaignState, top: tuple[int, ...]) -> list[int]:
    battle = journey.arena.of(state)
    if top[0] == codes.SPLIT:
        return sorted(battle.pick + figure for figure in neutral.cards(journey, state, top[1]))
    if top[0] == codes.GROW:
        return sorted([code(codes.DONE), *growth.battle_ways(journey, battle, state, top[2])])
    bench = [battle.pick + f for f in free_bench(battle, state, state.sides[top[2]])]
    return [battle.take, *bench, *sorted(spending.deeds(journey, battle, state, top[2]))]


def _on_trail(journey: Journey, state: CampaignState, top: tuple[int, ...]) -> list[int]:
    seat = top[1]
    match top[0]:
        case codes.WALK:
            return sorted(_walking(journey, state, seat))
        case codes.CENTER:
            return sorted(visits.center_options(journey, state, seat))
        case codes.MART:
            return sorted([code(codes.DONE), *visits.mart_options(journey, state, seat)])
        case codes.ENEMY:
            return [code(codes.CHOOSE, 0, person) for person in walk.watchers(journey, state, seat, state.trail[-2][2])]
        case codes.CARRIER:
            return [code(codes.CHOOSE, 0, mon) for mon in walk.carriers(journey, state, seat)]
        case codes.STARTER:
            return sorted(code(codes.CHOOSE, 0, kind) for kind in journey.starters if kind not in state.picked)
        case codes.AWARD:
            return sorted(code(codes.CHOOSE, 0, mon) for mon in top[3:])
        case _:
            return [code(codes.YES), code(codes.NO)]


def _walking(journey: Journey, state: CampaignState, seat: int) -> list[int]:
    """Return what a walking turn may be."""
    found = [code(codes.STEP, 0, d) for d in walk.steps(journey, state, seat)]
    found.append(code(codes.STAY))
    if walk.may_fish(journey, state, seat) and fights.able(state, seat):
        found.append(code(codes.FISH))
    if visits.at_center(journey, state, seat):
        found.append(code(codes.TO_CENTER))
    if visits.at_mart(journey, state, seat):
        found.append(code(codes.TO_MART))
    for mon in state.party(seat):
        found += [code(verb, number, mon) for verb, number in growth.ways(journey, state, mon)]
    found += visits.offers(journey, state, seat)
    found += bag.walking_uses(journey, state, seat)
    return found
