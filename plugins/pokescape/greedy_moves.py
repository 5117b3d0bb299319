"""Where the greedy policy moves and places figures."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api.rules import Chance

from .battle import Battle
from .bodies import body, swipers
from .deeds import dutiful
from .judging import worths
from .legal import PlaceSet
from .reach import Places, reach_of
from .state import BattleState

#: What a leaving-engagement roll is taken to cost, in wounds.
SWIPE = 0.6


def choose_move(
    battle: Battle, seen: BattleState, figure: int, chance: Chance, prey: Sequence[int] | None = None
) -> int:
    """Return the place to move to; `prey` are the enemies that count, all of them when None."""
    reach = dutiful(battle, seen, figure) if battle.duty[figure] else reach_of(battle, seen, figure)
    foes = battle.enemies[figure]
    threats = _beside(battle, seen, figure, foes if prey is None else [foe for foe in foes if foe in prey])
    if not threats:
        return _pick(battle, reach.calm, chance)
    calm = _harmless(battle, figure, reach.calm)
    value, places = _best_attack(battle, seen, figure, calm, threats)
    if (not places or value < 0.5) and reach.all != reach.calm:
        held = sum(1 for _, mask in swipers(battle, seen, figure) if mask & battle.one[seen.at[figure]])
        bold, bold_places = _best_attack(battle, seen, figure, _harmless(battle, figure, reach.all), threats)
        if bold_places and bold - SWIPE * max(1, held) > value:
            places = bold_places
    if not places:
        every = _harmless(battle, figure, reach.all)
        places = _nearer(battle, seen, figure, list(threats), calm, every if any(every) else reach.all)
    return _pick(battle, places, chance)


def best_value(battle: Battle, seen: BattleState, figure: int) -> float:
    """Return the worth of the best attack that a move allows without leaving engagements; 0 without any."""
    threats = _beside(battle, seen, figure, battle.enemies[figure])
    calm = _harmless(battle, figure, reach_of(battle, seen, figure).calm)
    return _best_attack(battle, seen, figure, calm, threats)[0] if threats else 0.0


def _beside(battle: Battle, seen: BattleState, figure: int, foes: Sequence[int]) -> dict[int, int]:
    """Return, for each of the foes that stand, the spaces next to it."""
    near, at, also = battle.near[figure], seen.at, seen.also
    found = {}
    for foe in foes:
        if at[foe] >= 0:
            found[foe] = near[foe][at[foe]] if also[foe] < 0 else near[foe][at[foe]] | near[foe][also[foe]]
    return found


def _nearer(battle: Battle, seen: BattleState, figure: int, foes: list[int], calm: Places, every: Places) -> Places:
    """Return the places nearest to those it can hurt, if there are any; from whom it cannot hurt it breaks away."""
    prey = [foe for foe in foes if battle.rates[figure][foe]]
    places = calm
    if every != calm:
        held = any(mask & body(battle, seen, figure) for _, mask in swipers(battle, seen, figure))
        places = every if (prey and held) or not any(calm) else calm
    return _approach(battle, seen, figure, prey or foes, places)


def _harmless(battle: Battle, figure: int, places: Places) -> Places:
    """Return the places without harmful terrain."""
    harm = battle.field.harm
    if not harm or battle.unharmed[figure]:
        return places
    steps = battle.field.hexes.step
    pairs = [places[way] & ~harm & ~steps(harm, way + 2) for way in (1, 2, 3)]
    return places[0] & ~harm, pairs[0], pairs[1], pairs[2]


def touching(battle: Battle, places: Places, mask: int) -> Places:
    """Return the places one half of which at least lies in `mask`."""
    if not places[1] and not places[2] and not places[3]:
        return places[0] & mask, 0, 0, 0
    step = battle.field.hexes.step
    pairs = [places[way] & (mask | step(mask, way + 2)) for way in (1, 2, 3)]
    return places[0] & mask, pairs[0], pairs[1], pairs[2]


def _best_attack(
    battle: Battle, seen: BattleState, figure: int, places: Places, threats: dict[int, int]
) -> tuple[float, Places | None]:
    """Return the worth of the best attack that some place allows, and the places that allow it."""
    life, wounds, near = battle.life, seen.wounds, 0
    options: list[tuple[float, int, int, int]] = []
    single, known, span = not (places[1] or places[2] or places[3]), battle.worths, battle.spans[figure]
    for foe, mask in threats.items():
        near |= mask
        if single and seen.also[foe] < 0 and not places[0] & battle.field.hexes.within(seen.at[foe], span):
            continue  # too far for any of its attacks
        left = life[foe] - wounds[foe]
        options += known.get((figure, foe, left)) or worths(battle, figure, foe, left)
    options.sort(reverse=True)
    for value, steps, foe, _ in options:
        spots = threats[foe]
        if steps > 1:  # next to others only those can be attacked
            spots |= _in_sight(battle, seen, figure, foe, steps) & ~(near & ~spots)
        if single:
            if hit := places[0] & spots:
                return value, ((hit & ~near if steps > 1 else 0) or hit, 0, 0, 0)
            continue
        found = touching(battle, places, spots)
        if found[0] or found[1] or found[2] or found[3]:
            apart = (found[0] & ~near, found[1] & ~near, found[2] & ~near, found[3] & ~near)
            return value, apart if steps > 1 and any(apart) else found
    return 0.0, None


def _in_sight(battle: Battle, seen: BattleState, figure: int, foe: int, steps: int) -> int:
    """Return the spaces from which an enemy is within so many clear sight spaces."""
    look, height, tall, second = battle.sight.seen_from, battle.height[figure], battle.height[foe], seen.also[foe]
    mask = look(seen.at[foe], tall, height, steps)
    return mask if second < 0 else mask | look(second, tall, height, steps)


def _approach(battle: Battle, seen: BattleState, figure: int, foes: list[int], places: Places) -> Places:
    """Return the places from which the walk to some enemy is shortest."""
    gait = None if battle.fly[figure] else battle.gait[figure]
    found, least = places, 999
    for foe in foes:
        within = battle.field.ways_to(gait, seen.at[foe])[:least]  # others have to be nearer still
        if within and any(touching(battle, places, within[-1])):
            for cost, near in enumerate(within):
                here = touching(battle, places, near)
                if any(here):
                    found, least = here, cost
                    break
    return found


def _pick(battle: Battle, places: Places, chance: Chance) -> int:
    """Return one of the highest places."""
    single, east, south, west = places
    if not (east or south or west):
        for layer in battle.field.layers:
            if here := single & layer:
                return _some(here, chance) * 4
    for layer in battle.field.layers:
        for way, mask in enumerate(places):
            if mask & layer:
                return _some(mask & layer, chance) * 4 + way
    raise ValueError("no place to choose from")


def _some(mask: int, chance: Chance) -> int:
    """Return one space of a mask, each equally likely."""
    count = mask.bit_count()
    for _ in range(chance.below(count) if count > 1 else 0):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def choose_spot(battle: Battle, seen: BattleState, figure: int, legal: Sequence[int], chance: Chance) -> int:
    """Return where to place a figure: on the highest ground, there as near to the enemy as can be."""
    if not isinstance(legal, PlaceSet):
        return legal[chance.below(len(legal))]
    seat = battle.owner[figure]
    goals = [seen.at[f] for f in battle.enemies[figure] if seen.at[f] >= 0]
    goals = goals or [s.trainer_at for s in battle.sides if s.seat != seat and s.trainer_at >= 0]
    if not goals:
        return _pick(battle, legal.masks, chance)
    if not any(legal.masks[1:]):
        return _nearest_high(battle, legal.masks[0], goals[0], chance)
    high = next(found for layer in battle.field.layers if any(found := touching(battle, legal.masks, layer)))
    for near in battle.field.hexes.floods(goals[0]):
        found = touching(battle, high, near)
        if any(found):
            return _pick(battle, found, chance)
    return _pick(battle, high, chance)


def _nearest_high(battle: Battle, places: int, goal: int, chance: Chance) -> int:
    """Return the same for a single-space figure; `places` are spaces."""
    high = next(found for layer in battle.field.layers if (found := places & layer))
    near = next((found for mask in battle.field.hexes.floods(goal) if (found := high & mask)), high)
    return _some(near, chance) * 4
