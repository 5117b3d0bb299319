"""What a battle becomes while it is fought: objects fall, figures take on others' cards, seats borrow figures.

A compiled battle never changes. What it is at a moment follows from three values of the state, and each combination is
made once and kept: `state.rubble`, `state.guise`, `state.ruled`. All numbers that frames and events hold (attacks,
asks, sources, markers) mean the same in every one of them.
"""

from __future__ import annotations

import copy

import msgspec

from . import frames
from .battle import Battle, Bonus, Lying
from .board import Gait
from .conditions import Statuses
from .figures import at_space, give, numbers_of, tables
from .judging import prey_of, rates
from .sight import Sight
from .structs import powers as words


def may_vary(battle: Battle) -> bool:
    """Return whether anything in a compiled battle can make it another one; most battles stay what they are."""
    rules_others = any(ask.sort == frames.RESTORE for ask in battle.asks)
    return bool(rules_others or battle.objects or battle.borrowed or battle.covers)


def vary(base: Battle, ruled: int, rubble: int, guise: tuple[int, ...], lying: Lying) -> Battle:
    """Return the battle after objects fell, with laid terrain, others' shapes, and a figure under another seat."""
    new = copy.copy(base)
    new.base, new.ranked, new.worths, new.judged, new.taken, new.guards = base, {}, {}, {}, {}, {}
    if rubble:
        _clear(new, rubble)
    if lying:
        _overlay(base, new, lying)
    if any(guise):
        _disguise(base, new, guise)
    if ruled:
        new.owner = list(base.owner)
        seat, figure = divmod(ruled - 1, base.count)
        new.owner[figure] = seat
        new.find_foes()
    return new


def _clear(new: Battle, rubble: int) -> None:
    """Take fallen objects off the board (HS-OBJ-01)."""
    assert new.cleared is not None, "objects fall only where there are some"
    new.field, new.walks = new.cleared(rubble), {}
    new.settle()
    new.trainers, new.sight = sum(1 << space for space in new.stand), Sight(new.field, new.stand)


def _overlay(base: Battle, new: Battle, lying: Lying) -> None:
    """Let spaces be of the terrain that is laid on them: what it costs, does and hides (PS-POW-05)."""
    covers = [(base.covers[number], mask) for number, mask in lying]
    new.field = new.field.overlaid([(cover.ground, mask) for cover, mask in covers])
    new.ground_entry = [*base.ground_entry, *(cover.entry for cover, _ in covers)]
    new.ground_end = [*base.ground_end, *(cover.round_end for cover, _ in covers)]
    new.ground_source = [*base.ground_source, *(cover.source for cover, _ in covers)]
    new.settle()
    new.walks, new.trainers = {}, base.trainers
    if any(cover.ground.rules.obstacle for cover, _ in covers):
        new.sight = Sight(new.field, new.stand)


# ---------------------------------------------------------------- guises

_ROWS = ("cards", "types", "move", "defense", "gait", "fly", "stealth", "through", "unharmed", "immune", "strikes",
         "actions", "duty", "reacts", "aims")  # fmt: skip


def _disguise(base: Battle, new: Battle, guise: tuple[int, ...]) -> None:
    """Give figures the cards of others: all of it but Life, points, Height and base."""
    for name in _ROWS:
        setattr(new, name, list(getattr(base, name)))
    new.hooks = {stage: list(row) for stage, row in base.hooks.items()}
    new.bonuses = {stat: list(row) for stat, row in base.bonuses.items()}
    worn = [(figure, model) for figure, model in enumerate(guise) if model and figure in base.borrowed]  # no decoys
    for figure, model in worn:
        _take_on(base, new, figure, model - 1)
    tables(new)
    new.settle()
    new.walks, new.trainers = {}, base.trainers
    for figure, model in worn:
        _arm(base, new, figure, model - 1)
    new.reactive = any(new.reacts)
    new.rates = rates(new)
    new.prey = prey_of(new)


def _take_on(base: Battle, new: Battle, figure: int, model: int) -> None:
    """Write the card of `model` over that of `figure`."""
    own, card = base.cards[figure], base.cards[model]
    kept = {"life": own.life, "points": own.points, "spaces": own.spaces, "height": own.height}
    new.cards[figure] = msgspec.structs.replace(card, **kept)
    new.types[figure] = base.types[model]
    numbers_of(new, figure, new.cards[figure], Statuses([m.id for m in base.markers if m is not None], base))
    new.gait[figure] = Gait(own.height, *new.gait[figure][1:5], base.two[figure])
    normal = base.plain[model]
    new.strikes[figure] = (normal, *base.strikes[figure][1:])
    for row in new.hooks.values():
        row[figure] = row[model]
    new.actions[figure], new.duty[figure], new.reacts[figure] = (
        base.actions[model], base.duty[model], base.reacts[model]
    )  # fmt: skip
    for stat, rows in new.bonuses.items():
        new.bonuses[stat] = [_without(row, figure) for row in rows]
    numbers = Statuses([marker.id for marker in base.markers if marker is not None], base)
    for power in card.powers:
        if isinstance(power, words.Modifier):
            give(new, figure, new.owner[figure], power, numbers)
    for seat, power in base.support:
        if seat == base.home[figure] and isinstance(power, words.Modifier):
            give(new, -1, seat, power, numbers, only=figure)


def _without(row: tuple[Bonus, ...], giver: int) -> tuple[Bonus, ...]:
    return tuple(bonus for bonus in row if bonus.giver != giver)


def _arm(base: Battle, new: Battle, figure: int, model: int) -> None:
    """Let a figure use the special attacks of its model and no others."""
    first = base.borrowed[figure][model]
    open_ = {0, *range(first, first + base.own[model] - 1)}
    new.barred = {**new.barred, figure: frozenset(range(len(new.strikes[figure]))) - open_}
    new.armed[figure] = tuple(n for n in sorted(open_) if new.strikes[figure][n].dice > 0)
    new.aims[figure] = any(at_space(new.strikes[figure][n]) for n in open_)
