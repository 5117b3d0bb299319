"""What the greedy policy thinks of attacks, from exact dice tables."""

from __future__ import annotations

from . import odds
from .attack import affected, attack_parts, defense_parts, dice_of, moment_of
from .battle import Battle
from .state import BattleState


def rates(battle: Battle) -> list[list[tuple[tuple[float, int, int], ...]]]:
    """Return, for every figure and enemy, its attacks as (expected wounds, range, index), best first."""
    found = []
    for figure in battle.everyone:
        row = []
        for foe in battle.everyone:
            options = []
            for index, strike in enumerate(battle.strikes[figure]):
                if strike.dice <= 0 or battle.nothing[figure][index][foe]:
                    continue
                area = strike.power.area if strike.power is not None else None
                steps = area.radius if area is not None and area.around == "self" else strike.range
                defense = max(0, battle.defense[foe] + battle.edge[figure][index][foe])
                value = odds.expected(strike.dice, defense) + (0.1 if strike.hit is not None else 0)
                options.append((value, steps, index))
            row.append(tuple(sorted(options, reverse=True)))
        found.append(row)
    return found


def rate(battle: Battle, figure: int, foe: int) -> float:
    """Return the expected wounds of the best attack of a figure on an enemy, on level ground."""
    options = battle.rates[figure][foe]
    return options[0][0] if options else 0.0


def attack_worth(battle: Battle, seen: BattleState, figure: int, index: int, target: int) -> float:
    """Return the worth of an attack: wounds that count, knock-outs, what follows a hit; friends hit count against."""
    total = 0.0
    for other in affected(battle, seen, figure, index, target):
        value = _worth_on(battle, seen, figure, index, other)
        total += value if battle.owner[other] != battle.owner[figure] else -1.5 * value - 0.01
    return total


def _worth_on(battle: Battle, seen: BattleState, figure: int, index: int, other: int) -> float:
    moment = moment_of(battle, seen, figure, other, index)
    if moment.blocked:
        return 0.0
    attack = min(odds.MOST, dice_of(attack_parts(battle, seen, moment)))
    chances = odds.wounds(attack, min(odds.MOST, dice_of(defense_parts(battle, seen, moment))))
    left = battle.life[other] - seen.wounds[other]
    value = sum(min(n, left) * chance for n, chance in enumerate(chances)) + sum(chances[left:])
    after = battle.strikes[figure][index].hit
    return value + (0.25 * (1 - chances[0]) if after is not None and not seen.status[other] else 0.0)


def threat(battle: Battle, seen: BattleState, figure: int, foes: int) -> float:
    """Return how much a card can do with a turn; `foes` are the spaces of the enemies."""
    if seen.at[figure] < 0:
        return 0.0
    best, reach = 0.0, 0
    for foe in battle.enemies[figure]:
        options = battle.rates[figure][foe]
        if options and seen.at[foe] >= 0 and options[0][0] > best:
            best, reach = options[0][0], max(reach, options[0][1])
    near = battle.field.hexes.within(seen.at[figure], battle.move[figure] + reach) & foes
    return (best if near else 0.3 * best) + 0.01 * (battle.life[figure] - seen.wounds[figure])
