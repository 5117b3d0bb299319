"""Turns powers that are data into closures, once at load (PS-POW-10). What each word does is here and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from workbench.api.rules import Sink

from . import damage, frames
from .battle import Battle, Condition, Effect
from .events import tell, tell_roll
from .moment import Moment
from .state import BattleState
from .structs import powers as words

#: Statuses by id, as the battle numbers them.
Statuses = Mapping[str, int]
Figures = Callable[[Moment], int]

_WHO: dict[str, Figures] = {
    "self": lambda moment: moment.me,
    "attacker": lambda moment: moment.attacker,
    "defender": lambda moment: moment.defender,
}
_OPS: dict[str, Callable[[int, int], bool]] = {
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    "=": lambda a, b: a == b,
    ">=": lambda a, b: a >= b,
    ">": lambda a, b: a > b,
}


def spared(moment: Moment, figure: int) -> bool:
    """Return whether a figure takes nothing of the event: no figure, or NE to the attack (PS-TYPE-09).

    What its own card does to it in return is not of the attack.
    """
    return figure < 0 or (moment.blocked and figure == moment.defender and figure != moment.me)


def sequence(effects: tuple[words.Effect, ...], statuses: Statuses) -> Effect | None:
    """Return one closure that does all effects in order; None when there are none."""
    steps = tuple(_effect(effect, statuses) for effect in effects)
    if len(steps) <= 1:
        return steps[0] if steps else None

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
        if out is not None:
            tell_roll(out, die, [face], f"effect figure={moment.me} source={moment.source}")
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
    who, status, late = _WHO[effect.on], statuses[effect.status], effect.at == "end_of_turn"

    def run(battle: Battle, state: BattleState, moment: Moment, out: Sink) -> None:
        figure = who(moment)
        if not spared(moment, figure):
            damage.place_status(battle, state, figure, status, late, out)

    return run


def _harm(effect: words.CombatRoll | words.Wound | words.Heal | words.Destroy | words.RemoveStatus) -> Effect:
    who, amount = _WHO[effect.on], getattr(effect, "amount", 0)

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
            state.attacks = 1 if effect.attack == "any" else 2
            tell(out, "again", moment.me, moment.source)
        elif isinstance(effect, words.TakeTurn):
            state.again = 1
            tell(out, "turn_again", moment.me, moment.source)
        else:
            state.lost = 1
            tell(out, "turn_lost", moment.me, moment.source)
            if isinstance(effect, words.Stray):
                state.frames.append((frames.STRAY, next_opponent(battle, state, moment.me), moment.me))

    return run


def next_opponent(battle: Battle, state: BattleState, figure: int) -> int:
    """Return the next seat clockwise from a figure's own that still has Pokémon (PS-CNF-05)."""
    own = battle.owner[figure]
    others = [(own + n) % battle.seats + 1 for n in range(battle.seats - 1)]
    return next(seat for seat in others if not all(state.down[f] for f in battle.sides[seat - 1].figures))


# ---------------------------------------------------------------- conditions


def condition(when: words.Condition, statuses: Statuses) -> Condition:
    """Return a closure that says whether a condition holds."""
    match when:
        case words.Attack():
            return _attack(when)
        case words.Figure():
            who, fits = _WHO[when.who], matcher(when.filter, statuses)
            return lambda battle, state, moment: who(moment) >= 0 and fits(battle, state, moment.me, who(moment))
        case words.Number():
            return _number(when)
        case words.Not():
            inner = condition(when.condition, statuses)
            return lambda battle, state, moment: not inner(battle, state, moment)
        case words.All():
            every = [condition(one, statuses) for one in when.conditions]
            return lambda battle, state, moment: all(holds(battle, state, moment) for holds in every)
        case words.AnyOf():
            some = [condition(one, statuses) for one in when.conditions]
            return lambda battle, state, moment: any(holds(battle, state, moment) for holds in some)


def _attack(when: words.Attack) -> Condition:
    sort, reach, types = when.attack, when.reach, frozenset(when.types)

    def holds(battle: Battle, state: BattleState, moment: Moment) -> bool:
        if moment.power < 0 or (sort != "any" and (moment.power > 0) != (sort == "special")):
            return False
        if reach != "any" and moment.distant != (reach == "distant"):
            return False
        return not types or moment.type in types

    return holds


def _number(when: words.Number) -> Condition:
    op, than, value = _OPS[when.op], when.than, when.value

    def holds(battle: Battle, state: BattleState, moment: Moment) -> bool:
        if value == "round":
            return op(state.round, than)
        if value == "attack.skulls":
            return op(moment.skulls, than)
        if value == "attack.wounds":
            return op(moment.wounds, than)
        wounds = state.wounds[moment.me]
        return op(wounds if value == "self.wounds" else battle.life[moment.me] - wounds, than)

    return holds


Matcher = Callable[[Battle, BattleState, int, int], bool]


def fits_card(battle: Battle, filter_: words.Filter, me: int, seat: int, other: int) -> bool:
    """Return whether what never changes of a filter fits: side, types, classes, sizes. `me` is -1 for a trainer."""
    side = filter_.side
    if side == "self" and other != me:
        return False
    if side in ("ally", "enemy") and (battle.owner[other] == seat) != (side == "ally"):
        return False
    card = battle.cards[other]
    if filter_.types and not set(filter_.types).intersection(battle.types[other]):
        return False
    if filter_.classes and card.class_.lower() not in {name.lower() for name in filter_.classes}:
        return False
    return not filter_.sizes or card.size in filter_.sizes


def is_still(filter_: words.Filter) -> bool:
    """Return whether nothing of a filter changes in play."""
    changing = (filter_.statuses, filter_.terrains, filter_.adjacent, filter_.within, filter_.wounded)
    return not any(changing)


def matcher(filter_: words.Filter, statuses: Statuses) -> Matcher:
    """Return a closure (battle, state, me, other) that says whether `other` is meant; both on the board if near."""
    marks = frozenset(statuses[name] for name in filter_.statuses)
    grounds = frozenset(filter_.terrains)

    def fits(battle: Battle, state: BattleState, me: int, other: int) -> bool:
        if not fits_card(battle, filter_, me, battle.owner[me], other):
            return False
        if marks and state.status[other] not in marks:
            return False
        if filter_.wounded and not state.wounds[other]:
            return False
        place = state.at[other]
        if grounds and (place < 0 or battle.field.grounds[battle.field.ground[place]].id not in grounds):
            return False
        return _near(battle, state, filter_, me, other)

    return fits


def _near(battle: Battle, state: BattleState, filter_: words.Filter, me: int, other: int) -> bool:
    """Judge the part of a filter that is about places."""
    if not filter_.adjacent and not filter_.within:
        return True
    here, there = state.at[me], state.at[other]
    if here < 0 or there < 0:
        return False
    tall, other_tall = battle.height[me], battle.height[other]
    if filter_.adjacent and not battle.field.touch(here, tall, other_tall) & battle.one[there]:
        return False
    if not filter_.within or me == other:
        return True
    near = battle.field.hexes.within(here, filter_.within) & battle.one[there]
    return bool(near) and battle.sight.sees(here, tall, there, other_tall)
