"""Attacks: who may be attacked, with how many dice, and what an attack does (HS-ATK, PS-TYPE)."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api.rules import Sink

from . import damage, frames, hands
from .battle import Battle, Bonus, Guard
from .bodies import body, in_sight, near
from .events import shields_of, skulls_of, tell, tell_roll
from .moment import Moment
from .parts import asked
from .state import BattleState
from .triggers import fire


def affected(battle: Battle, state: BattleState, figure: int, index: int, target: int) -> list[int]:
    """Return who is hit by an attack: the target, or everybody in its area (PS-POW-07, PS-POW-12)."""
    power = battle.strikes[figure][index].power
    if power is None or power.area is None:
        return [target]
    area = power.area
    centre = figure if area.around == "self" else target
    if target < 0:
        spaces = battle.field.hexes.within(~target, area.radius)
        return [
            g
            for g in battle.everyone
            if state.at[g] >= 0 and g != figure and body(battle, state, g) & spaces
            and not (area.affects == "enemies" and battle.owner[g] == battle.owner[figure])
        ]  # fmt: skip
    found = []
    for other in battle.everyone:
        if state.at[other] < 0 or other == figure:
            continue
        if area.affects == "enemies" and battle.owner[other] == battle.owner[figure]:
            continue
        if other == centre or near(battle, state, centre, other) or in_sight(battle, state, centre, other, area.radius):
            found.append(other)
    return found


# ---------------------------------------------------------------- dice


def higher(battle: Battle, state: BattleState, figure: int, other: int) -> int:
    """Return the dice of height advantage that `figure` has over `other`: 0, 1 or 2 (HS-ATK-04)."""
    at, level = state.at, battle.field.level
    above = level[at[figure]] - level[at[other]]
    return (above > 0) + (above >= 10)


def moment_of(battle: Battle, state: BattleState, figure: int, other: int, index: int) -> Moment:
    """Return an attack as the event that conditions ask about."""
    strike = battle.strikes[figure][index]
    moment = Moment(figure, strike.source, figure, other, index)
    moment.type, moment.blocked = strike.type, battle.nothing[figure][index][other]
    moment.distant = not near(battle, state, figure, other)
    return moment


def bonus(battle: Battle, state: BattleState, stat: str, figure: int, moment: Moment) -> int:
    """Return what conditional modifiers add to a figure's value in an attack."""
    return added(battle, state, battle.bonuses[stat][figure], figure, moment)


def added(battle: Battle, state: BattleState, asked: Sequence[Bonus], figure: int, moment: Moment) -> int:
    """Return what those of some modifiers add that hold now."""
    total, viewer = 0, moment.me
    for one in asked:
        if one.giver >= 0 and state.at[one.giver] < 0:
            continue
        moment.me = one.giver if one.giver >= 0 else figure  # as its power sees it
        if one.holds is None or one.holds(battle, state, moment):
            total += one.add
    moment.me = viewer
    return total


def guard_of(battle: Battle, state: BattleState, figure: int, index: int, other: int) -> Guard:
    """Return the defense dice against an attack as far as it alone decides them, without height and cover; kept."""
    found = battle.guards.get((figure, index, other))
    if found is None:
        every = battle.bonuses["defense"][other]
        moment = Moment(figure, 0, figure, other, index)
        moment.type = battle.strikes[figure][index].type
        close = far = battle.defense[other] + battle.edge[figure][index][other]
        for one in every:
            for distant in (False, True) if one.of_attack else ():
                moment.distant = distant
                add = one.add if one.holds is None or one.holds(battle, state, moment) else 0
                close, far = (close, far + add) if distant else (close + add, far)
        found = battle.guards[figure, index, other] = Guard(close, far, tuple(b for b in every if not b.of_attack))
    return found


def attack_parts(battle: Battle, state: BattleState, moment: Moment) -> list[tuple[str, int]]:
    """Return (why, dice) of the attack dice; they never sum below 0."""
    figure, index = moment.attacker, moment.power
    strike = battle.strikes[figure][index]
    steady = 0 if strike.special else strike.dice - battle.cards[figure].attack
    parts = [("base", strike.dice - steady)]
    if not strike.special or (strike.power is not None and strike.power.height_dice):
        parts.append(("height", higher(battle, state, figure, moment.defender)))
    if not strike.special:
        more = bonus(battle, state, "attack", figure, moment) if battle.bonuses["attack"][figure] else 0
        parts.append(("powers", steady + more + state.boost))
    return parts


def defense_parts(battle: Battle, state: BattleState, moment: Moment) -> list[tuple[str, int]]:
    """Return (why, dice) of the defense dice; all are summed first, then raised to 0 (PS-TYPE-02)."""
    figure, other = moment.attacker, moment.defender
    edge = battle.edge[figure][moment.power][other]
    base = battle.cards[other].defense
    parts = [("base", base), ("height", higher(battle, state, other, figure))]
    parts.append(("resistant" if edge > 0 else "weak", edge))
    if moment.distant:
        cover, second = battle.field.cover, state.also[other]
        dice = cover[state.at[other]]
        parts.append(("terrain", dice if second < 0 else max(dice, cover[second])))
    more = bonus(battle, state, "defense", other, moment) if battle.bonuses["defense"][other] else 0
    parts.append(("powers", battle.defense[other] - base + more))
    return parts


def dice_of(parts: Sequence[tuple[str, int]]) -> int:
    """Return how many dice are rolled."""
    total = 0
    for _, dice in parts:
        total += dice
    return max(0, total)


def attack_dice(battle: Battle, state: BattleState, moment: Moment) -> int:
    """Return how many attack dice are rolled: the sum of `attack_parts`, for when nobody asks what they are."""
    figure = moment.attacker
    strike = battle.strikes[figure][moment.power]
    dice, power = strike.dice, strike.power
    if power is None or power.height_dice:
        dice += higher(battle, state, figure, moment.defender)
    if power is None:
        dice += state.boost
        if battle.bonuses["attack"][figure]:
            dice += bonus(battle, state, "attack", figure, moment)
    return dice if dice > 0 else 0


def defense_dice(battle: Battle, state: BattleState, moment: Moment) -> int:
    """Return how many defense dice are rolled: the sum of `defense_parts`, as above."""
    figure, other = moment.attacker, moment.defender
    known = battle.guards.get((figure, moment.power, other))
    guard = known or guard_of(battle, state, figure, moment.power, other)
    dice = higher(battle, state, other, figure)
    if moment.distant:
        cover, second = battle.field.cover, state.also[other]
        here = cover[state.at[other]]
        dice += guard.far + (here if second < 0 else max(here, cover[second]))
    else:
        dice += guard.close
    if guard.asked:
        dice += added(battle, state, guard.asked, other, moment)
    return dice if dice > 0 else 0


def reason(battle: Battle, state: BattleState, word: str, moment: Moment, parts: Sequence[tuple[str, int]]) -> str:
    """Return why attack or defense dice (`word`) are rolled, for the log."""
    shown = " ".join(f"{why}={dice}" for why, dice in parts if dice or why == "base")
    shown += asked(battle, state, word, moment)
    return f"{word} figure={moment.attacker} other={moment.defender} power={moment.power} {shown}"


# ---------------------------------------------------------------- the attack


def strike(battle: Battle, state: BattleState, figure: int, index: int, target: int, out: Sink) -> None:
    """Make an attack: attack dice once, then reactions if anybody has any, then `resolve`. Target ~n is space n."""
    if battle.limited[figure]:
        note_use(battle, state, figure, index)
    power = battle.strikes[figure][index].power
    if power is None or power.area is None:
        moments = [moment_of(battle, state, figure, target, index)]
    else:
        hit = affected(battle, state, figure, index, target)
        moments = [moment_of(battle, state, figure, other, index) for other in hit]
    if out is not None:
        tell(out, "attack_space" if target < 0 else "attack", figure, index, ~target if target < 0 else target)
    if not moments:  # an area that holds nobody whom it affects: nothing to roll for
        return
    faces = state.chance.dice(attack_dice(battle, state, moments[0]), 6)
    skulls = skulls_of(faces)
    if out is not None:
        tell_roll(out, 6, faces, reason(battle, state, "attack", moments[0], attack_parts(battle, state, moments[0])))
    if battle.reactive and (battle.reacts[figure] or [m for m in moments if battle.reacts[m.defender]]):
        reaction(battle, state, figure, index, skulls, moments, out)
        return
    resolve(battle, state, figure, index, skulls, moments, out)


def reaction(
    battle: Battle, state: BattleState, figure: int, index: int, skulls: int, moments: list[Moment], out: Sink
) -> None:
    """Let those attacked react, then the attacker; the rest of the attack waits for both (PS-POW-02)."""
    waiting = (figure, index, skulls, *[moment.defender for moment in moments])
    state.frames.append((frames.RESOLVE, *waiting))
    if battle.hooks["attack.after_reaction"][figure]:
        state.frames.append((frames.AFTER_REACTION, *waiting))
    for moment in moments:
        moment.skulls = skulls
        fire(battle, state, "attack.reaction", moment.defender, moment, out)


def resolve(
    battle: Battle, state: BattleState, figure: int, index: int, skulls: int, moments: list[Moment], out: Sink
) -> None:
    """Roll each one's own defense, give wounds as one event, then let happen what follows."""
    for moment in moments:
        moment.skulls = skulls
        _defend(battle, state, moment, out)
    after, hooks = battle.strikes[figure][index].hit, battle.hooks
    if after is not None:
        for moment in moments:
            if moment.wounds and state.wounds[moment.defender] < battle.life[moment.defender]:
                after(battle, state, moment, out)
    answers = hooks["defense.resolved"]
    for moment in moments:
        if answers[moment.defender]:
            fire(battle, state, "defense.resolved", moment.defender, moment, out)
    fallen = damage.settle(battle, state, out) if state.dying else ()
    for moment in moments if battle.hands else ():
        hands.ask(battle, state, "defense.resolved", moment.defender)
    if state.over or state.at[figure] < 0 or not moments:
        return
    if hooks["attack.resolved"][figure]:
        fire(battle, state, "attack.resolved", figure, moments[0], out)
    if fallen:
        fire(battle, state, "figure.destroyed", figure, moments[0], out)
    if state.dying:
        damage.settle(battle, state, out)
    if battle.hands:
        hands.ask(battle, state, "attack.resolved", figure)


def note_use(battle: Battle, state: BattleState, figure: int, index: int) -> None:
    """Remember a limited special attack."""
    power = battle.strikes[figure][index].power
    if power is not None and power.limit != "none":
        for used in (state.used_turn, state.used_round, state.used_battle):
            used[figure] |= 1 << index


def _defend(battle: Battle, state: BattleState, moment: Moment, out: Sink) -> None:
    """Roll one figure's defense and give it its wounds; NE takes none, though it rolls (PS-TYPE-09)."""
    faces = state.chance.dice(defense_dice(battle, state, moment), 6)
    if out is not None:
        tell_roll(out, 6, faces, reason(battle, state, "defense", moment, defense_parts(battle, state, moment)))
    if moment.blocked:
        tell(out, "no_effect", moment.defender, moment.attacker, moment.power)
        return
    wounds = moment.skulls - shields_of(faces)
    if wounds > 0:
        moment.wounds = wounds
        damage.hurt(battle, state, moment.defender, wounds, out)
    else:
        moment.wounds = 0
        if out is not None:
            tell(out, "no_wound", moment.defender)
