"""The greedy policy of a campaign: walk to the goal, capture when odds are good, heal, evolve, flee what is lost."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api.rules import Chance

from .. import frames, greedy, greedy_moves, judging, odds
from ..battle import Battle
from ..foreseen import STATUS
from ..structs import conditions
from ..structs.powers import Modifier, SpecialAttack
from . import bag, capture, codes, growth
from .codes import code, parts
from .journey import Journey
from .state import CampaignState

#: Odds from which a ball is thrown, while the party has room and when it is full.
GOOD, BETTER = 0.4, 0.75
#: Odds from which a ball is thrown when the capture wins, the greatest risk of destroying
#: what is to be captured, and the life from which it is not attacked any more but thrown at.
SPORTING, RISK, WEAK = 0.2, 0.25, 3
#: What a status marker adds to a capture roll, as a rule.
MARKER = 3.0


def choose(journey: Journey, seen: CampaignState, legal: Sequence[int], chance: Chance) -> int:
    """Return the chosen action of the prompt on top."""
    top = seen.top
    if top[0] == frames.ATTACK:  # items were thought of before the turn
        legal = [action for action in legal if not codes.of_bag(action)]
    if top[0] < frames.OUTER:
        return _fight(journey, seen, legal, chance)
    match top[0]:
        case codes.WALK:
            return _walk(journey, seen, top[1], legal, chance)
        case codes.DEED:
            return _deed(journey, seen, top[2], legal)
        case codes.SPLIT:
            return _split(journey, seen, top[1], top[2], legal)
        case codes.FLEE:
            return code(codes.YES) if _losing(journey, seen) else code(codes.NO)
        case codes.CENTER | codes.MART | codes.GROW:
            return _first(legal, (codes.EVOLVE, codes.WITHDRAW, codes.BOOST, codes.BUY, codes.DONE))
        case codes.AWARD:
            return max(legal, key=lambda action: seen.xp[parts(action)[2]])
        case codes.CONSENT:
            return code(codes.NO)
        case _:
            return legal[chance.below(len(legal))] if top[0] == codes.STARTER else legal[0]


def _fight(journey: Journey, seen: CampaignState, legal: Sequence[int], chance: Chance) -> int:
    """Do what the battle's own policy does; where a capture wins, go for that Pokémon and spare its life."""
    battle, top = journey.arena.of(seen), seen.frames[-1]
    wild = capture.wild_one(journey, seen) if journey.rules.capture_wins else -1
    if wild < 0 or top[0] not in (frames.MOVE, frames.ATTACK) or not _has_balls(journey, seen, top[2]):
        return greedy.choose(battle, seen, legal, chance)
    if seen.sides[wild] == seen.sides[top[2]] or seen.at[wild] < 0:
        return greedy.choose(battle, seen, legal, chance)
    if top[0] == frames.MOVE:
        return greedy_moves.choose_move(battle, seen, top[2], chance, (wild,))
    gentle = [action for action in legal if not _too_hard(battle, seen, action, wild)]
    at_it = [a for a in gentle if battle.strike <= a < battle.direction and (a - battle.strike) % battle.count == wild]
    if at_it:
        return max(at_it, key=lambda action: _softens(battle, seen, top[2], action, wild))
    return greedy.choose(battle, seen, gentle, chance)


def _softens(battle: Battle, seen: CampaignState, figure: int, action: int, wild: int) -> float:
    """Return how much easier an attack makes a capture: by wounds, and by a status marker if there is none yet."""
    index = (action - battle.strike) // battle.count
    attack, defense = judging.dice_against(battle, seen, figure, index, wild)
    likely = odds.wounds(min(odds.MOST, attack), min(odds.MOST, defense))
    wounds = sum(n * chance for n, chance in enumerate(likely))
    marker = 0.0 if seen.status[wild] else battle.outlooks[figure][index].hit / STATUS
    return wounds + MARKER * marker * (1 - likely[0])


def _has_balls(journey: Journey, seen: CampaignState, figure: int) -> bool:
    """Return whether the trainer of a figure could still capture; who cannot has no life to spare."""
    items, first = bag.pocket(journey, seen, figure)
    return any(items[first + n] for n in range(journey.count if items else 0) if journey.items[n].rules.use == "ball")


def _too_hard(battle: Battle, seen: CampaignState, action: int, wild: int) -> bool:
    """Return whether an attack may well destroy the Pokémon that is to be captured."""
    if not battle.strike <= action < battle.direction:  # no attack on a figure
        return False
    index, target = divmod(action - battle.strike, battle.count)
    if target != wild or battle.owner[wild] == battle.owner[seen.figure]:
        return False
    attack, defense = judging.dice_against(battle, seen, seen.figure, index, wild)
    likely = odds.wounds(min(odds.MOST, attack), min(odds.MOST, defense))
    return sum(likely[battle.life[wild] - seen.wounds[wild] :]) > RISK


def _first(legal: Sequence[int], verbs: Sequence[int]) -> int:
    """Return the first action of the first verb that is there."""
    return min(legal, key=lambda action: (verbs.index(v) if (v := parts(action)[0]) in verbs else len(verbs), action))


def _walk(journey: Journey, seen: CampaignState, seat: int, legal: Sequence[int], chance: Chance) -> int:
    """Evolve, heal who is badly hurt, visit a center that is needed; else go nearer to the goal."""
    urgent = [a for a in legal if parts(a)[0] in (codes.EVOLVE, codes.TEACH) or _suits(journey, seen, a)]
    if urgent:
        return urgent[0]
    hurt = [m for m in seen.party(seat) if seen.hurt[m] or seen.out[m]]
    if hurt and code(codes.TO_CENTER) in legal:
        return code(codes.TO_CENTER)
    if code(codes.TO_MART) in legal and any(price <= seen.money[seat - 1] for _, price in journey.wares):
        return code(codes.TO_MART)
    for action in legal:
        verb, _, mon = parts(action)
        if verb == codes.USE and 2 * seen.hurt[mon] >= growth.life(journey, seen, mon) > 0:
            return action
    here = seen.place[seat - 1]
    near = journey.field.hexes.near[here]
    steps = [a for a in legal if parts(a)[0] == codes.STEP]
    to_goal = journey.after(seen.rubble).to_goal
    far = {a: to_goal.get(near[parts(a)[2]], 9999) for a in steps}
    best = min(far.values(), default=9999)
    if not steps or best >= 9999:
        return steps[chance.below(len(steps))] if steps else code(codes.STAY)
    nearest = [a for a in steps if far[a] == best]
    if best > to_goal.get(here, 9999):  # somebody stands in the way: wait or go round
        return code(codes.STAY) if chance.below(3) else nearest[0]
    return nearest[chance.below(len(nearest))]


def _suits(journey: Journey, seen: CampaignState, action: int) -> bool:
    """Return whether an action gives a held item to a Pokémon with an attack of a type that the item is for."""
    verb, item, mon = parts(action)
    return verb == codes.HOLD and _of_use(journey, item, seen.kind[mon])


def _of_use(journey: Journey, item: int, kind: int) -> bool:
    """Return whether a card has an attack of a type that an item is for; one that names none is for all."""
    card, powers = journey.cards[kind], journey.items[item].rules.powers
    wanted = {type_ for power in powers if isinstance(power, Modifier) for type_ in _types(power.when)}
    specials = {power.type for power in card.powers if isinstance(power, SpecialAttack)}
    return not wanted or bool(wanted & {card.base_attack, *specials})


def _types(when: object) -> set[str]:
    """Return the types of attacks that a condition names."""
    if isinstance(when, conditions.All):
        return {type_ for one in when.conditions for type_ in _types(one)}
    return set(when.types) if isinstance(when, conditions.Attack) else set()


def _wild(journey: Journey, seen: CampaignState) -> tuple[Battle, int]:
    battle = journey.arena.of(seen)
    return battle, capture.wild_figure(journey, seen)


def _losing(journey: Journey, seen: CampaignState) -> bool:
    """Return whether no Pokémon of the player fares well against the wild one and it cannot be caught."""
    battle, wild = _wild(journey, seen)
    if wild < 0:
        return False
    able = [f for f, mon in enumerate(seen.lineup) if mon >= 0 and not seen.down[f]]
    best = max((greedy.matchup(battle, seen, f, wild) for f in able), default=-1.0)
    return best < -0.25


def _deed(journey: Journey, seen: CampaignState, figure: int, legal: Sequence[int]) -> int:
    """Evolve; throw the weakest ball whose odds are good; heal; else what the battle's own policy would do."""
    battle = journey.arena.of(seen)
    evolving = [a for a in legal if parts(a)[0] == codes.EVOLVE and a >= codes.VERB]
    if evolving:
        return evolving[0]
    mon = seen.lineup[figure]
    full = mon >= 0 and len(seen.party(seen.holder[mon])) >= 6 and not journey.rules.capture_wins
    balls, drinks = [], []
    for action in legal:
        verb, item, target = parts(action)
        if verb != codes.USE:
            continue
        rules = journey.items[item].rules
        if rules.use == "ball":
            likely = capture.chance_of(journey, battle, seen, item, target)
            weak = journey.rules.capture_wins and battle.life[target] - seen.wounds[target] <= WEAK
            if weak or likely >= (BETTER if full else SPORTING if journey.rules.capture_wins else GOOD):
                balls.append((rules.always_captures, rules.capture_bonus, action))
        elif rules.heals and seen.wounds[target] > battle.life[target] // 2 and target == figure:
            drinks.append(action)
        elif target == figure and rules.use in ("battle", "held") and _of_use(journey, item, seen.cast[figure]):
            return action
    if balls:
        return min(balls)[2]
    if drinks and _in_reach(battle, seen, figure):
        return drinks[0]
    other = greedy.switch(battle, seen, seen.sides[figure], figure)
    return battle.pick + other if other >= 0 else battle.take


def _in_reach(battle: Battle, seen: CampaignState, figure: int) -> bool:
    """Return whether an enemy could knock the figure out soon, so that healing is worth a turn."""
    left = battle.life[figure] - seen.wounds[figure]
    foes = [f for f in battle.enemies[figure] if seen.at[f] >= 0]
    return any(judging.rate(battle, foe, figure) >= 0.5 * left for foe in foes)


def _split(journey: Journey, seen: CampaignState, seat: int, number: int, legal: Sequence[int]) -> int:
    """Put marker X on the neutral figure and the others on the own card."""
    own = journey.arena.of(seen).pick + seen.active[seat - 1]
    return next(a for a in legal if (a == own) == (number < 3))
