"""The greedy policy: the attack of the best expected wounds, from high ground; else on foot to the nearest enemy.

Everything is reckoned on masks of spaces; distances are those of walking, so that it never gets stuck behind water or
a cliff. Ties are broken by the agent's own chance.
"""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api.rules import Chance

from . import frames, judging
from .battle import Battle
from .greedy_moves import choose_move, choose_spot
from .greedy_powers import answer_ask, deed_instead, deed_worth
from .state import BattleState


def choose(battle: Battle, seen: BattleState, legal: Sequence[int], chance: Chance) -> int:
    """Return the chosen action of the prompt on top."""
    frame = seen.frames[-1]
    battle = battle.now(seen)
    match frame[0]:
        case frames.MOVE:
            if battle.actions[frame[2]] and (deed := deed_instead(battle, seen, frame[2], legal)):
                return deed
            other = switch(battle, seen, frame[1], frame[2]) if frame[3] else -1
            return battle.pick + other if other >= 0 else choose_move(battle, seen, frame[2], chance)
        case frames.ATTACK:
            return _attack(battle, seen, frame[2], legal, chance)
        case frames.MARKERS:
            return _marker(battle, seen, frame[1], frame[2], legal, chance)
        case frames.TURN:
            other = switch(battle, seen, frame[1], frame[2])
            return battle.pick + other if other >= 0 else battle.take
        case frames.PLACE | frames.DEPLOY:
            return choose_spot(battle, seen, frame[2], legal, chance)
        case frames.ACTIVE | frames.REPLACE:
            return _best(legal, _worths(battle, seen, frame[1], legal), chance)
        case frames.CREW:
            return next((action for action in legal if action != battle.pass_), legal[0])
        case frames.CHOOSE | frames.GUIDE | frames.MAY:
            return answer_ask(battle, seen, frame, legal, chance)
        case frames.HAND:
            return legal[0]  # done: what only people can read is left to them
        case _:
            return legal[chance.below(len(legal))]


def _best(legal: Sequence[int], values: Sequence[float], chance: Chance) -> int:
    """Return an action of the highest value."""
    top = max(values)
    best = [legal[n] for n, value in enumerate(values) if value >= top - 1e-9]
    return best[0] if len(best) == 1 else best[chance.below(len(best))]


def _attack(battle: Battle, seen: BattleState, figure: int, legal: Sequence[int], chance: Chance) -> int:
    """Return the attack of the best worth; none when all do harm to the own side only."""
    values, strike, count = [], battle.strike, battle.count
    for action in legal:
        if strike <= action < battle.direction:  # first, as most are of this sort
            values.append(judging.attack_worth(battle, seen, figure, *divmod(action - strike, count)))
        elif action == battle.pass_:
            values.append(0.001)
        elif action >= battle.breach:
            values.append(0.005)  # what bars the way, when there is nobody to attack
        elif action >= battle.aim:
            index, space = divmod(action - battle.aim, battle.field.hexes.size)
            values.append(judging.attack_worth(battle, seen, figure, index, ~space))
        else:
            values.append(deed_worth(seen, figure))
    return _best(legal, values, chance)


def _enemy_actives(battle: Battle, seen: BattleState, seat: int) -> list[int]:
    """Return the enemies on the board."""
    return [f for f in battle.everyone if battle.owner[f] != seat and seen.at[f] >= 0]


def matchup(battle: Battle, seen: BattleState, figure: int, foe: int) -> float:
    """Return how a duel looks: the part of the foe's life that goes in a turn, less the part of the own."""
    life, wounds, bests = battle.life, seen.wounds, battle.bests
    ours = bests[figure][foe] / ((life[foe] - wounds[foe]) or 1)
    theirs = bests[foe][figure] / ((life[figure] - wounds[figure]) or 1)
    return (ours if ours < 1.0 else 1.0) - (theirs if theirs < 1.0 else 1.0)


def _worths(battle: Battle, seen: BattleState, seat: int, legal: Sequence[int]) -> list[float]:
    """Return how good each figure is to send out now."""
    foes = _enemy_actives(battle, seen, seat)
    if not foes:
        foes = [f for f in battle.everyone if battle.owner[f] != seat and not seen.down[f]]
    bench = [action - battle.pick for action in legal]
    return [sum([matchup(battle, seen, figure, foe) for foe in foes]) / max(1, len(foes)) for figure in bench]


def switch(battle: Battle, seen: BattleState, seat: int, figure: int) -> int:
    """Return whom to send out instead of a losing active, or -1; not again within three rounds of the last switch."""
    if seen.round - seen.switched[seat - 1] < 3:
        return -1
    at = seen.at
    for foe in battle.enemies[figure]:
        if at[foe] >= 0:
            break
    else:
        return -1
    now = matchup(battle, seen, figure, foe)
    if now > 0.15:  # then it can hurt, and it is not losing
        return -1
    helpless = battle.bests[figure][foe] < 0.15
    if now > -0.25 and not helpless:
        return -1
    bench = [f for f in battle.sides[seat - 1].figures if not seen.down[f] and seen.at[f] < 0]
    best = max(bench, key=lambda f: matchup(battle, seen, f, foe), default=-1)
    gain = 0.05 if helpless else 0.35  # a turn that can do nothing is no loss
    better = best >= 0 and matchup(battle, seen, best, foe) > now + gain
    return best if better and battle.bests[best][foe] >= 0.15 else -1


def _marker(battle: Battle, seen: BattleState, seat: int, number: int, legal: Sequence[int], chance: Chance) -> int:
    """Put 1 and 3 on the best card, 2 on the second, X on the last."""
    known = battle.ranked.get(seat)
    if known is None or known[0] != seen.at or known[1] != seen.wounds:  # nothing moves while a seat places its four
        ranking = sorted(legal, key=lambda action: -judging.threat(battle, seen, action - battle.pick))
        known = battle.ranked[seat] = seen.at.copy(), seen.wounds.copy(), ranking
    ranked = known[2]
    return ranked[(0, min(1, len(ranked) - 1), 0, -1)[number]]
