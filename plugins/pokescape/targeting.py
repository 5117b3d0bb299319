"""Whom a figure may attack now, and with which of its attacks (HS-ATK-01, HS-ATK-07, HS-ENG-02, PS-POW-06)."""

from __future__ import annotations

from collections.abc import Sequence

from .attack import affected, attack_parts, bonus, dice_of, moment_of
from .battle import Battle, Strike
from .bodies import body, in_sight
from .moment import Moment
from .state import BattleState


def usable(battle: Battle, state: BattleState, figure: int) -> Sequence[int]:
    """Return the attacks that a figure may still use in this turn, by index; 0 is the normal one."""
    if state.attacks == 2:
        return [0] if battle.strikes[figure][0].dice + state.boost > 0 else []
    if not battle.limited[figure] and not state.boost:
        return battle.armed[figure]
    found, barred = [], battle.barred.get(figure, ())
    for index, strike in enumerate(battle.strikes[figure]):
        if index in barred:
            continue
        if strike.dice + (0 if strike.special else state.boost) <= 0 or spent(state, figure, index, strike):
            continue
        found.append(index)
    return found


def spent(state: BattleState, figure: int, index: int, strike: Strike) -> bool:
    """Return whether a limited special attack has been used up."""
    limit = strike.power.limit if strike.power is not None else "none"
    if limit == "none":
        return False
    used = {"turn": state.used_turn, "round": state.used_round, "battle": state.used_battle}[limit]
    return bool(used[figure] & 1 << index)


def targets(battle: Battle, state: BattleState, figure: int) -> list[tuple[int, int]]:
    """Return every (attack, target) that is legal now, ascending; an area around itself targets the attacker."""
    more = range_bonus(battle, state, figure) if battle.bonuses["range"][figure] else 0
    others, engaged = _others(battle, state, figure, battle.longest[figure] + (more if more > 0 else 0))
    found: list[tuple[int, int]] = []
    if not (others or battle.bursts[figure]):
        return found
    sharpened = battle.bonuses["attack"][figure]
    for index in usable(battle, state, figure):
        strike = battle.strikes[figure][index]
        power = strike.power
        if power is not None and power.area is not None and power.area.around != "target":
            if power.area.around == "self" and affected(battle, state, figure, index, figure):
                found.append((index, figure))
            continue
        if not others:
            continue
        steps = strike.range if index else strike.range + more
        only_foes = engaged and (power is None or not power.while_engaged)
        steady = index or not sharpened or strike.dice + state.boost > most_taken(battle, figure)
        near = 0 if only_foes or steps <= 1 else within_either(battle, state, figure, steps)
        for other, touching, foe, there in others:
            if touching:
                reached = steps >= 1 and (foe or not only_foes)
            else:
                reached = bool(there & near) and in_sight(battle, state, figure, other, steps)
            if reached and (steady or _has_dice(battle, state, figure, other)):
                found.append((index, other))
    return found


def _others(
    battle: Battle, state: BattleState, figure: int, steps: int
) -> tuple[list[tuple[int, bool, bool, int]], bool]:
    """Return the others so near as (figure, whether it is adjacent, whether it is an enemy, its spaces), and whether
    an enemy is adjacent.
    """
    at, also, one, near, owner = state.at, state.also, battle.one, battle.near[figure], battle.owner
    here, zone = one[at[figure]], battle.field.hexes.within(at[figure], steps or 1)
    if also[figure] >= 0:
        here, zone = body(battle, state, figure), within_either(battle, state, figure, steps or 1)
    found, engaged = [], False
    for other, space in enumerate(at):
        if space < 0 or other == figure:
            continue
        second = also[other]
        there = one[space] if second < 0 else one[space] | one[second]
        if there & zone:
            touch = near[other][space] if second < 0 else near[other][space] | near[other][second]
            foe, adjacent = owner[other] != owner[figure], touch & here != 0
            engaged = engaged or (foe and adjacent)
            found.append((other, adjacent, foe, there))
    return found, engaged


def within_either(battle: Battle, state: BattleState, figure: int, steps: int) -> int:
    """Return the spaces at most so many away from either half of a figure."""
    within, second = battle.field.hexes.within, state.also[figure]
    near = within(state.at[figure], steps)
    return near if second < 0 else near | within(second, steps)


def most_taken(battle: Battle, figure: int) -> int:
    """Return how many dice of a figure's normal attack conditional modifiers can take away at most."""
    found = battle.taken.get(figure)
    if found is None:
        found = battle.taken[figure] = -sum(min(0, one.add) for one in battle.bonuses["attack"][figure])
    return found


def _has_dice(battle: Battle, state: BattleState, figure: int, other: int) -> bool:
    """Return whether a normal attack whose dice depend on the moment has any (HS-ATK-07)."""
    return dice_of(attack_parts(battle, state, moment_of(battle, state, figure, other, 0))) > 0


def range_bonus(battle: Battle, state: BattleState, figure: int) -> int:
    """Return what conditional modifiers add to the range of the normal attack."""
    if not battle.bonuses["range"][figure]:
        return 0
    return bonus(battle, state, "range", figure, Moment(figure, 0, figure, figure))
