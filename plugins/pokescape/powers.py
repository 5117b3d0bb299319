"""Turns powers that are data into closures, once at load (PS-POW-10). What each word does is here and nowhere else."""

from __future__ import annotations

from typing import Any

from workbench.api.rules import Sink, bare

from . import damage, frames
from .asking import begin_sequence, put
from .battle import Ask, Battle, Cover, Effect
from .changes import copy_card, raised, revive
from .conditions import WHO, Statuses, condition, marked, matcher
from .covers import lay
from .events import tell, tell_roll
from .loops import loop
from .maps import ground_of
from .moment import Moment
from .state import NONE, BattleState
from .structs import powers as words
from .structs.rules import TerrainRules

#: Most turns and attacks that powers may add under one order marker.
CHAIN = 20


def spared(moment: Moment, figure: int) -> bool:
    """Return whether a figure takes nothing of the event: no figure, or NE to the attack (PS-TYPE-09).

    What its own card does to it in return is not of the attack.
    """
    return figure < 0 or (moment.blocked and figure == moment.defender and figure != moment.me)


def sequence(effects: tuple[words.Effect, ...], statuses: Statuses) -> Effect | None:
    """Return one closure that does all effects in order; None when there are none."""
    before = len(statuses.battle.asks)
    steps = tuple(_effect(effect, statuses) for effect in effects)
    if len(steps) <= 1:
        return steps[0] if steps else None
    if len(statuses.battle.asks) > before:
        statuses.battle.programs.append(steps)
        return begin_sequence(len(statuses.battle.programs) - 1)

    def run(battle: Battle, state: BattleState, moment: Moment, out: Sink) -> None:
        for step in steps:
            step(battle, state, moment, out)

    return run


def _effect(effect: words.Effect, statuses: Statuses) -> Effect:
    """Return the closure of one effect."""
    match effect:
        case words.Roll():
            return _roll(effect, statuses)
        case words.If():
            return _if(effect, statuses)
        case words.PlaceStatus():
            return _place(effect, statuses)
        case words.CombatRoll() | words.Wound() | words.Heal() | words.Destroy() | words.RemoveStatus():
            return _harm(effect)
        case words.May() | words.Choose() | words.MoveFigure():
            return _ask(effect, statuses)
        case words.ForEach() | words.Repeat():
            return loop(effect, statuses, sequence)
        case words.TakeTurn() if effect.on != "self":
            return _take(effect, statuses)
        case words.CopyCard() | words.Revive():
            who, act = (WHO[effect.of], copy_card) if isinstance(effect, words.CopyCard) else (WHO[effect.on], revive)
            return lambda battle, state, moment, out: act(battle, state, moment, who(moment), out)
        case words.RemoveOrderMarker() | words.Mark() | words.CancelAttack() | words.LayTerrain():
            return _table(effect, statuses)
        case _:
            return _turn(effect)


def _roll(effect: words.Roll, statuses: Statuses) -> Effect:
    table: list[Effect | None] = [None] * (effect.die + 1)
    for row in effect.table:
        act = sequence(row.do, statuses)
        for face in range(max(1, row.range[0]), min(effect.die, row.range[1]) + 1):
            table[face] = act
    die = effect.die

    def run(battle: Battle, state: BattleState, moment: Moment, out: Sink) -> None:
        face = state.chance.roll(die)
        if die == 20:
            face = raised(battle, state, moment.me, face)
        if out is not None:
            idle = " idle=1" if table[face] is None else ""
            tell_roll(out, die, [face], f"effect figure={moment.me} source={moment.source}{idle}")
        act = table[face]
        if act is not None:
            act(battle, state, moment, out)

    return run


def _if(effect: words.If, statuses: Statuses) -> Effect:
    holds = condition(effect.when, statuses)
    then, otherwise = sequence(effect.then, statuses), sequence(effect.otherwise, statuses)

    def run(battle: Battle, state: BattleState, moment: Moment, out: Sink) -> None:
        act = then if holds(battle, state, moment) else otherwise
        if act is not None:
            act(battle, state, moment, out)

    return run


def _place(effect: words.PlaceStatus, statuses: Statuses) -> Effect:
    who, status, late = WHO[effect.on], statuses[effect.status], effect.at == "end_of_turn"

    def run(battle: Battle, state: BattleState, moment: Moment, out: Sink) -> None:
        figure = who(moment)
        if not spared(moment, figure):
            damage.place_status(battle, state, figure, status, late, out)

    return run


def _harm(effect: words.CombatRoll | words.Wound | words.Heal | words.Destroy | words.RemoveStatus) -> Effect:
    who, amount = WHO[effect.on], getattr(effect, "amount", 0)

    def run(battle: Battle, state: BattleState, moment: Moment, out: Sink) -> None:
        figure = who(moment)
        if spared(moment, figure):
            return
        if isinstance(effect, words.CombatRoll):
            damage.combat(battle, state, figure, effect.dice, f"effect figure={figure} source={moment.source}", out)
        elif isinstance(effect, words.Wound):
            damage.hurt(battle, state, figure, amount, out)
        elif isinstance(effect, words.Heal):
            damage.heal(battle, state, figure, amount, out)
        elif isinstance(effect, words.Destroy):
            damage.hurt(battle, state, figure, battle.life[figure], out)
        else:
            damage.remove_status(state, figure, out)

    return run


def _turn(effect: words.Change | words.LoseTurn | words.Stray | words.ExtraAttack | words.TakeTurn) -> Effect:
    """Return the closure of an effect on the running turn of `me`."""

    def run(battle: Battle, state: BattleState, moment: Moment, out: Sink) -> None:
        if moment.me != state.figure:
            return
        if isinstance(effect, words.Change):
            tell(out, "change", moment.me, moment.source, int(effect.stat == "attack"), effect.add)
            if effect.stat == "move":
                state.pace += effect.add
            else:
                state.boost += effect.add
        elif isinstance(effect, words.ExtraAttack):
            if goes_on(state, moment.me, moment.source, out):
                state.attacks = 1 if effect.attack == "any" else 2
                tell(out, "again", moment.me, moment.source)
        elif isinstance(effect, words.TakeTurn):
            if goes_on(state, moment.me, moment.source, out):
                state.again = 1
                tell(out, "turn_again", moment.me, moment.source)
        else:
            state.lost = 1
            tell(out, "turn_lost", moment.me, moment.source)
            if isinstance(effect, words.Stray):
                state.frames.append((frames.STRAY, next_opponent(battle, state, moment.me), moment.me))

    return run


def goes_on(state: BattleState, figure: int, source: int, out: Sink) -> bool:
    """Count a turn or an attack that a power adds; return whether there may be one more under this order marker.

    Powers that start each other could go round for ever: the chain is cut, and the log says so.
    """
    state.chain += 1
    if state.chain > CHAIN:
        tell(out, "chain_ended", figure, source)
    return state.chain <= CHAIN


def next_opponent(battle: Battle, state: BattleState, figure: int) -> int:
    """Return the next seat clockwise from a figure's own that still has Pokémon (PS-CNF-05)."""
    own = battle.owner[figure]
    others = [(own + n) % battle.seats + 1 for n in range(battle.seats - 1)]
    return next(seat for seat in others if not all(state.down[f] for f in battle.sides[seat - 1].figures))


# ---------------------------------------------------------------- what asks, and what lies on the table


def _ask(effect: words.May | words.Choose | words.MoveFigure, statuses: Statuses) -> Effect:
    """Return the closure of an effect that asks the player of the power; see asking.py."""
    if isinstance(effect, words.MoveFigure):
        ask = Ask(frames.GUIDE, who=WHO[effect.on], how=effect.how, spaces=effect.spaces, around=effect.around)
    elif isinstance(effect, words.Choose):
        then, fits = sequence(effect.then, statuses), matcher(effect.among, statuses)
        ask = Ask(frames.CHOOSE, then, fits, effect.up_to, destroyed=effect.among.destroyed)
    else:
        ask = Ask(frames.MAY, sequence(effect.then, statuses))
    number = len(statuses.battle.asks)
    statuses.battle.asks.append(ask)
    return lambda battle, state, moment, out: put(battle, state, number, moment)


def _take(effect: words.TakeTurn, statuses: Statuses) -> Effect:
    """Return the closure of a turn with another's figure: the running turn waits (PS-POW-11)."""
    who = WHO[effect.on]
    statuses.battle.asks.append(Ask(frames.RESTORE))  # what follows it in a sequence waits as well

    def run(battle: Battle, state: BattleState, moment: Moment, out: Sink) -> None:
        figure = who(moment)
        if spared(moment, figure) or state.at[figure] < 0 or not goes_on(state, moment.me, moment.source, out):
            return
        s = state
        kept = (s.figure, s.attacks, s.pace, s.boost, s.lost, s.again, s.ruled)
        state.frames += [(frames.RESTORE, *kept, *state.used_turn), (frames.TAKE, figure)]
        state.ruled = 1 + battle.owner[moment.me] * battle.count + figure
        tell(out, "ruled", figure, moment.source, battle.owner[moment.me])

    return run


def _table(effect: Any, statuses: Statuses) -> Effect:
    """Return the closure of an effect on markers, terrain, or the attack in hand."""
    if isinstance(effect, words.CancelAttack):
        return lambda battle, state, moment, out: cancel(state, moment.me, moment.source, out)
    if isinstance(effect, words.LayTerrain):
        number = cover_of(effect.terrain, statuses)
        return lambda battle, state, moment, out: lay(state, moment.me, number)
    who = WHO[effect.on]
    if isinstance(effect, words.RemoveOrderMarker):
        return lambda battle, state, moment, out: remove_marker(battle, state, moment, who(moment), out)
    mark, amount = statuses.mark(effect.marker), effect.amount

    def run(battle: Battle, state: BattleState, moment: Moment, out: Sink) -> None:
        figure = who(moment)
        if figure >= 0 and not spared(moment, figure):
            at = mark * battle.count + figure
            state.marks += [0] * (at + 1 - len(state.marks))
            state.marks[at] = max(0, state.marks[at] + amount)
            tell(out, "marked", figure, mark, marked(battle, state, mark, figure))

    return run


def cover_of(terrain: str, statuses: Statuses) -> int:
    """Return 1 + the number of a terrain that is laid, adding it when it is new."""
    battle = statuses.battle
    known = next((number for number, cover in enumerate(battle.covers, 1) if cover.id == bare(terrain)), 0)
    if known:
        return known
    ground = next((g for g in battle.field.grounds if g.id == bare(terrain)), None)
    if ground is None:
        ground = ground_of(terrain, battle.field.find)
    rules = ground.rules
    plain = TerrainRules(stop=rules.stop, water=rules.water, shallow=rules.shallow, encounter=rules.encounter)
    battle.covers.append(
        Cover(
            ground.id,
            ground.name,
            rules.stop,
            rules.water,
            ground,
            sequence(rules.entry, statuses),
            sequence(rules.round_end, statuses),
            battle.source_of(f"terrain:{ground.id}", ground.name),
            rules != plain,
        )
    )
    return len(battle.covers)


def cancel(state: BattleState, figure: int, source: int, out: Sink) -> None:
    """Take a figure out of the attack that is waiting for its defense."""
    for place in range(len(state.frames) - 1, -1, -1):
        frame = state.frames[place]
        if frame[0] in (frames.RESOLVE, frames.AFTER_REACTION):
            state.frames[place] = (*frame[:4], *(other for other in frame[4:] if other != figure))
            if frame[0] == frames.RESOLVE:
                tell(out, "cancelled", figure, source)
                return


def remove_marker(battle: Battle, state: BattleState, moment: Moment, figure: int, out: Sink) -> None:
    """Remove one unrevealed order marker of a figure's card, drawn at random; none there: skip (PS-POW-02)."""
    if spared(moment, figure):
        return
    card = battle.leader[figure]
    hidden = [n for n, lies_on in enumerate(state.markers) if lies_on == card and not state.shown >> n & 1]
    if not hidden:
        return
    drawn = state.chance.below(len(hidden), 0, ("marker",)) if len(hidden) > 1 else 0
    state.markers[hidden[drawn]] = NONE
    tell(out, "marker_gone", figure, moment.source)
