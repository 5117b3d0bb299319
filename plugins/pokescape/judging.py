"""What the greedy policy thinks of attacks, from exact dice tables."""

from __future__ import annotations

from . import odds
from .attack import added, affected, guard_of, moment_of
from .battle import Battle
from .bodies import near
from .foreseen import outlooks, retort
from .state import BattleState

#: How many worths of attacks a battle keeps at most, some 200 bytes each.
MOST_JUDGED = 30_000


def rates(battle: Battle) -> list[list[tuple[tuple[float, int, int], ...]]]:
    """Return, for every figure and enemy, its attacks as (wounds to be expected, range, index), best first.

    Statuses, further attacks and what strikes back count as the wounds that they are worth; `battle.outlooks`,
    `battle.retorts`, `battle.bests` and `battle.spans` are filled on the way.
    """
    specials = [[strike.power for strike in row if strike.power is not None] for row in battle.strikes]
    battle.outlooks = [outlooks(card, specials[figure]) for figure, card in enumerate(battle.cards)]
    battle.retorts = [(retort(card, "normal"), retort(card, "special")) for card in battle.cards]
    found = [[_options(battle, figure, foe) for foe in battle.everyone] for figure in battle.everyone]
    battle.bests = [[options[0][0] if options else 0.0 for options in row] for row in found]
    battle.spans = [max((steps for options in row for _, steps, _ in options), default=1) for row in found]
    return found


def _options(battle: Battle, figure: int, foe: int) -> tuple[tuple[float, int, int], ...]:
    """Return the attacks of a figure on another, best first."""
    options = []
    for index in battle.armed[figure]:
        strike = battle.strikes[figure][index]
        if battle.nothing[figure][index][foe]:
            continue
        area = strike.power.area if strike.power is not None else None
        steps = area.radius if area is not None and area.around == "self" else strike.range
        defense = max(0, battle.defense[foe] + battle.edge[figure][index][foe])
        out, wounds = battle.outlooks[figure][index], odds.expected(strike.dice, defense)
        value = wounds * (1 + out.again) + out.always + out.hit * odds.at_least_one(strike.dice, defense)
        options.append((max(0.01, value - battle.retorts[foe][strike.special]), steps, index))
    return tuple(sorted(options, reverse=True))


def rate(battle: Battle, figure: int, foe: int) -> float:
    """Return the expected wounds of the best attack of a figure on an enemy, on level ground."""
    return battle.bests[figure][foe]


def attack_worth(battle: Battle, seen: BattleState, figure: int, index: int, target: int) -> float:
    """Return the worth of an attack: wounds that count, knock-outs, what follows a hit; friends hit count against."""
    owner, power = battle.owner, battle.strikes[figure][index].power
    if power is None or power.area is None:
        value = worth_on(battle, seen, figure, index, target)
        return value if owner[target] != owner[figure] else -1.5 * value - 0.01
    total = 0.0
    for other in affected(battle, seen, figure, index, target):
        value = worth_on(battle, seen, figure, index, other)
        total += value if owner[other] != owner[figure] else -1.5 * value - 0.01
    return total


def worth_on(battle: Battle, seen: BattleState, figure: int, index: int, other: int) -> float:
    """Return what an attack is worth against one figure; kept, as a few numbers decide it."""
    at, level = seen.at, battle.field.level
    more, guard = _circumstances(battle, seen, figure, index, other)
    above, left = level[at[figure]] - level[at[other]], battle.life[other] - seen.wounds[other]
    key = (figure, index, other, above, left, more, guard, seen.used_turn[figure] > 0, seen.status[other] > 0)
    found = battle.judged.get(key)
    if found is None:
        if len(battle.judged) >= MOST_JUDGED:
            battle.judged.clear()
        found = battle.judged[key] = _reckoned(battle, *key)
    return found


def _reckoned(
    battle: Battle, figure: int, index: int, other: int, above: int, left: int, more: int, guard: int,
    used: bool, marked: bool,
) -> float:  # fmt: skip
    """Return what an attack is worth against one figure, from its dice."""
    if battle.nothing[figure][index][other]:
        return 0.0
    attack, defense = _dice(battle, figure, index, above, more, guard)
    value, wounded = odds.judged(attack, defense, left)
    out = battle.outlooks[figure][index]
    follows = out.hit * wounded + out.always
    if out.again and not used:
        follows += out.again * min(value, max(0.3, left - value))
    return value + (0.5 * follows if marked else follows) - battle.retorts[other][index > 0]


def dice_against(battle: Battle, seen: BattleState, figure: int, index: int, other: int) -> tuple[int, int]:
    """Return attack and defense dice of an attack, as they would be rolled now."""
    level = battle.field.level
    above = level[seen.at[figure]] - level[seen.at[other]]
    return _dice(battle, figure, index, above, *_circumstances(battle, seen, figure, index, other))


def _circumstances(battle: Battle, seen: BattleState, figure: int, index: int, other: int) -> tuple[int, int]:
    """Return the attack dice that the card does not give, and the defense dice; all but those for height."""
    at, cover, second = seen.at, battle.field.cover, seen.also[other]
    known = battle.guards.get((figure, index, other)) or guard_of(battle, seen, figure, index, other)
    close, asked = known.close, known.asked
    far = known.far + (cover[at[other]] if second < 0 else max(cover[at[other]], cover[second]))
    more, sharpened = (0, ()) if index else (seen.boost, battle.bonuses["attack"][figure])
    if sharpened:
        sharpened = tuple([one for one in sharpened if one.giver < 0 or at[one.giver] >= 0])
    if not (sharpened or asked):
        return more, close if close == far or near(battle, seen, figure, other) else far
    moment = moment_of(battle, seen, figure, other, index)
    guard = far if moment.distant else close
    if asked:
        guard += added(battle, seen, asked, other, moment)
    return more + added(battle, seen, sharpened, figure, moment), guard


def _dice(battle: Battle, figure: int, index: int, above: int, more: int, guard: int) -> tuple[int, int]:
    """Return attack and defense dice when the attacker stands `above` so many levels."""
    strike = battle.strikes[figure][index]
    attack = strike.dice + more
    if above > 0 and (strike.power is None or strike.power.height_dice):
        attack += 2 if above >= 10 else 1
    if above < 0:
        guard += 2 if above <= -10 else 1
    return max(0, attack), max(0, guard)


def worths(battle: Battle, figure: int, foe: int, left: int) -> tuple[tuple[float, int, int, int], ...]:
    """Return the attacks of a figure on an enemy with so much life left as (worth, range, enemy, index); kept."""
    found = battle.worths.get((figure, foe, left))
    if found is None:
        found = battle.worths[figure, foe, left] = tuple(
            (weighed(value, left), steps, foe, index) for value, steps, index in battle.rates[figure][foe]
        )
    return found


def weighed(value: float, left: int) -> float:
    """Return the worth of so many expected wounds to one with so much life left: a knock-out counts for more."""
    return min(value, left) + (0.5 if value >= left else 0.15 / left)


def threat(battle: Battle, seen: BattleState, figure: int) -> float:
    """Return how much a card can do with a turn: the best attack on an enemy that it may come to reach in it."""
    if seen.at[figure] < 0:
        return 0.0
    at, one, floods = seen.at, battle.one, battle.field.hexes.floods(seen.at[figure])
    far, last, left = 0.0, len(floods) - 1, 0.01 * (battle.life[figure] - seen.wounds[figure])
    for value, steps, foe in battle.prey[figure]:  # best first
        if at[foe] >= 0:
            if floods[steps if steps < last else last] & one[at[foe]]:
                return max(far, value) + left
            far = far or 0.3 * value
    return far + left


def prey_of(battle: Battle) -> list[tuple[tuple[float, int, int], ...]]:
    """Return, for every figure, its enemies as (expected wounds of its best attack, steps, enemy), best first.

    `steps` are its move and the range of that attack together.
    """
    found = []
    for figure in battle.everyone:
        options = [
            (*battle.rates[figure][foe][0][:2], foe) for foe in battle.enemies[figure] if battle.rates[figure][foe]
        ]
        move = max(0, battle.move[figure])
        found.append(tuple((value, move + steps, foe) for value, steps, foe in sorted(options, reverse=True)))
    return found
