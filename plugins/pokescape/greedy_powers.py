"""What the greedy policy does with actions of cards and with what powers ask."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import zip_longest
from operator import or_

from workbench.api.rules import Chance

from . import frames, judging
from .battle import Battle
from .bodies import engaged
from .state import BattleState


def deed_instead(battle: Battle, seen: BattleState, figure: int, legal: Sequence[int]) -> int:
    """Return an action to take instead of moving: when an enemy that hurts more holds a weakened figure; else 0."""
    foes = engaged(battle, seen, figure)
    left = battle.life[figure] - seen.wounds[figure]
    if not foes or max(judging.rate(battle, foe, figure) for foe in foes) < 0.5 * left:
        return 0
    first = battle.deed
    return next((a for a in range(first, first + len(battle.actions[figure])) if a in legal), 0)


def deed_worth(battle: Battle, seen: BattleState, figure: int, number: int) -> float:
    """Return the worth of an action instead of an attack: more than a poor attack, less than a good one."""
    laid = figure < len(seen.laid) and seen.laid[figure]
    return 0.0 if laid else 0.3


def answer_ask(battle: Battle, seen: BattleState, frame: tuple[int, ...], legal: Sequence[int], chance: Chance) -> int:
    """Return the answer to an ask: yes; the strongest enemy; away from one's own for a foe, to safety for itself."""
    seat = frame[1]
    if frame[0] == frames.MAY:
        return battle.take
    if frame[0] == frames.CHOOSE:
        foes = [a for a in legal if a != battle.pass_ and battle.owner[a - battle.pick] != seat]
        return max(foes or legal, key=lambda action: _strength(battle, seen, action - battle.pick))
    places = [action for action in legal if action != battle.pass_]
    figure = frame[2]
    others = [f for f in battle.everyone if seen.at[f] >= 0 and battle.owner[f] != battle.owner[figure]]
    if not others:
        return legal[chance.below(len(legal))]
    one, level, own = battle.one, battle.field.level, battle.owner[figure] == seat
    charges = own and battle.asks[frame[3]].how == "toward"
    ring = _ring(battle, [seen.at[f] for f in others], reduce(or_, [one[a // 4] for a in places]), charges)
    places = [action for action in places if ring & one[action // 4]]
    heights = [level[action // 4] for action in places]
    best = max(heights) if own else min(heights)
    found = [action for action, height in zip(places, heights, strict=True) if height == best]
    return found[chance.below(len(found))] if len(found) > 1 else found[0]


def _ring(battle: Battle, goals: list[int], spots: int, near: bool) -> int:
    """Return those of the spots, a mask, that are nearest to any of the goals, or farthest from all of them."""
    found, inner = spots, 0
    for zones in zip_longest(*[battle.field.hexes.floods(goal) for goal in goals], fillvalue=0):
        zone = reduce(or_, zones)  # so near to some of them
        if zone & ~inner & spots:
            found, inner = zone & ~inner & spots, zone
            if near:
                break
    return found


def _strength(battle: Battle, seen: BattleState, figure: int) -> float:
    """Return how dangerous a figure is; nothing of nobody."""
    if figure < 0:
        return 0.0
    return battle.strikes[figure][0].dice + 0.1 * (battle.life[figure] - seen.wounds[figure])
