"""Whom powers mean and when they hold: conditions and filters as closures, compiled once at load (PS-POW-10)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .battle import Battle, Condition, Matcher, Words
from .bodies import body, danger, in_sight
from .covers import grounds_at
from .moment import Moment
from .state import BattleState
from .structs import powers as words


class Statuses(dict[str, int]):
    """Statuses by id, as the battle numbers them; and the battle, which keeps what powers may ask and count."""

    def __init__(self, ids: Iterable[str], battle: Battle) -> None:
        """Number from 1 in the order of the ids; 0 is none."""
        super().__init__({name: index for index, name in enumerate(sorted(ids), 1)})
        self.battle = battle

    def mark(self, name: Words) -> int:
        """Return the number of a counted marker by its English name, adding it when it is new."""
        marks = self.battle.marks
        known = [found.get("en") for found in marks]
        if name.get("en") not in known:
            marks.append(name)
            return len(marks) - 1
        return known.index(name.get("en"))


Figures = Callable[[Moment], int]

WHO: dict[str, Figures] = {
    "self": lambda moment: moment.me,
    "attacker": lambda moment: moment.attacker,
    "defender": lambda moment: moment.defender,
    "chosen": lambda moment: moment.chosen,
}
_OPS: dict[str, Callable[[int, int], bool]] = {
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    "=": lambda a, b: a == b,
    ">=": lambda a, b: a >= b,
    ">": lambda a, b: a > b,
}


def condition(when: words.Condition, statuses: Statuses) -> Condition:
    """Return a closure that says whether a condition holds."""
    match when:
        case words.Attack():
            return _attack(when)
        case words.Figure():
            who, fits = WHO[when.who], matcher(when.filter, statuses)
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


def fits_card(battle: Battle, filter_: words.Filter, me: int, seat: int, other: int) -> bool:
    """Return whether what never changes of a filter fits: side, types, classes, sizes. `me` is -1 for a trainer.

    Nobody means a decoy: it is no Pokémon, whose numbers are all its own (PS-ITM-07).
    """
    side = filter_.side
    if other in battle.decoys:
        return False
    if side == "self" and other != me:
        return False
    if side in ("ally", "enemy") and (battle.owner[other] == seat) != (side == "ally"):
        return False
    return _of_sort(battle, filter_, other)


def _of_sort(battle: Battle, filter_: words.Filter, other: int) -> bool:
    """Return whether a figure's card is of the sort that a filter means."""
    card = battle.cards[other]
    if filter_.types and not set(filter_.types).intersection(battle.types[other]):
        return False
    if filter_.classes and card.class_ not in filter_.classes:
        return False
    if filter_.min_range and card.range < filter_.min_range:
        return False
    return not filter_.sizes or card.size in filter_.sizes


def is_still(filter_: words.Filter) -> bool:
    """Return whether nothing of a filter changes in play."""
    changing = (
        filter_.statuses, filter_.terrains, filter_.adjacent, filter_.within, filter_.wounded, filter_.destroyed
    )  # fmt: skip
    return filter_.marker is None and not any(changing)


def matcher(filter_: words.Filter, statuses: Statuses) -> Matcher:
    """Return a closure (battle, state, me, other) that says whether `other` is meant; both on the board if near."""
    marks, grounds = frozenset(statuses[name] for name in filter_.statuses), frozenset(filter_.terrains)
    mark = statuses.mark(filter_.marker) if filter_.marker is not None else -1
    # `fits_card` and `_near` again, as far as there is anything to ask: this is done for every die that is judged
    alone, friend = filter_.side == "self", {"ally": True, "enemy": False}.get(filter_.side)
    choosy = bool(filter_.types or filter_.classes or filter_.sizes or filter_.min_range)
    wounded, destroyed, close = filter_.wounded, filter_.destroyed, filter_.adjacent or filter_.within > 0

    def fits(battle: Battle, state: BattleState, me: int, other: int) -> bool:
        if alone and other != me:
            return False
        if friend is not None and (battle.owner[other] == battle.owner[me]) is not friend:
            return False
        if choosy and not _of_sort(battle, filter_, other):
            return False
        if marks and state.status[other] not in marks:
            return False
        if (wounded and not state.wounds[other]) or (destroyed and not state.down[other]):
            return False
        if mark >= 0 and not marked(battle, state, mark, other):
            return False
        if grounds and not any(grounds & grounds_at(battle, state, spot[other]) for spot in (state.at, state.also)):
            return False
        return not close or _near(battle, state, filter_, me, other)

    return fits


def meant(battle: Battle, state: BattleState, filter_: words.Filter, fits: Matcher, me: int) -> list[int]:
    """Return the figures that a filter means: those on the board, or those destroyed if it says so."""
    there = battle.everyone if filter_.destroyed else [f for f in battle.everyone if state.at[f] >= 0]
    return [f for f in there if fits(battle, state, me, f)]


def marked(battle: Battle, state: BattleState, mark: int, figure: int) -> int:
    """Return how many markers of a name a figure has (PS-MRK-01)."""
    at = mark * battle.count + figure
    return state.marks[at] if at < len(state.marks) else 0


def _near(battle: Battle, state: BattleState, filter_: words.Filter, me: int, other: int) -> bool:
    """Judge the part of a filter that is about places."""
    if not filter_.adjacent and not filter_.within:
        return True
    if state.at[me] < 0 or state.at[other] < 0:
        return False
    if filter_.adjacent and not danger(battle, state, other, battle.height[me]) & body(battle, state, me):
        return False
    return not filter_.within or me == other or in_sight(battle, state, me, other, filter_.within)
