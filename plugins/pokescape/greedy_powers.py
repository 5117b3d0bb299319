"""What the greedy policy does with actions of cards and with what powers ask."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import zip_longest
from operator import or_

from workbench.api.rules import Chance

from . import frames, judging, odds
from .battle import Battle, Deed
from .bodies import engaged
from .greedy_moves import best_value
from .state import BattleState

#: How often a charge comes as far as it wants: others, walls and cliffs may stand in its line.
ARRIVES = 0.75


def deed_instead(battle: Battle, seen: BattleState, figure: int, legal: Sequence[int]) -> int:
    """Return an action to take instead of moving, 0 for none.

    From an enemy that hurts a weakened figure it gets away; a charge is weighed against the best attack after a move;
    the card of a stronger enemy is taken on.
    """
    for number, deed in enumerate(battle.actions[figure]):
        if deed.instead_of == "move" and _wanted(battle, seen, figure, deed) and battle.deed + number in legal:
            return battle.deed + number
    return 0


def _wanted(battle: Battle, seen: BattleState, figure: int, deed: Deed) -> bool:
    """Return whether an action is better than a move."""
    then = deed.prospect
    if then.poses:
        return any(_dice(battle, foe) > _dice(battle, figure) for foe in _marks(battle, seen, figure, deed))
    if then.boost <= 0:
        return pressed(battle, seen, figure)
    worth = charge_worth(battle, seen, figure, deed)
    return worth > 0 and worth > best_value(battle, seen, figure) + 0.05


def pressed(battle: Battle, seen: BattleState, figure: int) -> bool:
    """Return whether an enemy that may take half of what life is left stands next to a figure."""
    foes = engaged(battle, seen, figure)
    left = battle.life[figure] - seen.wounds[figure]
    return bool(foes) and max(judging.rate(battle, foe, figure) for foe in foes) >= 0.5 * left


def charge_worth(battle: Battle, seen: BattleState, figure: int, deed: Deed) -> float:
    """Return what the normal attack after a charge is worth, against the best of those that it may come to."""
    strike, steps = battle.strikes[figure][0], battle.field.hexes.steps
    held, best = engaged(battle, seen, figure), 0.0
    for foe in _marks(battle, seen, figure, deed):
        far = steps(seen.at[figure], seen.at[foe]) - strike.range
        if far > deed.prospect.steps or (held and foe not in held) or battle.nothing[figure][0][foe]:
            continue
        left = battle.life[foe] - seen.wounds[foe]
        defense = max(0, battle.defense[foe] + battle.edge[figure][0][foe])
        value = odds.expected(strike.dice + deed.prospect.boost, defense)
        best = max(best, (1.0 if far <= 0 else ARRIVES) * judging.weighed(value, left))
    return best


def _marks(battle: Battle, seen: BattleState, figure: int, deed: Deed) -> list[int]:
    """Return the enemies that an action can be about."""
    chosen = deed.wanted(battle, seen, figure) if deed.wanted is not None else battle.enemies[figure]
    return [foe for foe in chosen if foe in battle.enemies[figure] and seen.at[foe] >= 0]


def _dice(battle: Battle, figure: int) -> int:
    return max(0, battle.strikes[figure][0].dice)


def deed_worth(seen: BattleState, figure: int) -> float:
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
    how = battle.asks[frame[3]].how
    charges = own and (how == "toward" or (how == "straight" and not pressed(battle, seen, figure)))
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
            if near or not spots & ~zone:
                break
    return found


def _strength(battle: Battle, seen: BattleState, figure: int) -> float:
    """Return how dangerous a figure is; nothing of nobody."""
    if figure < 0:
        return 0.0
    return battle.strikes[figure][0].dice + 0.1 * (battle.life[figure] - seen.wounds[figure])
