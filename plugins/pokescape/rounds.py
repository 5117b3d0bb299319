"""Set-up, rounds and initiative: everything between the turns (HS-RND, PS-RND, PS-1V1)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from workbench.api.rules import Sink

from . import changes, crews, damage, frames, hands
from .battle import Battle
from .events import tell, tell_roll
from .lots import deal
from .moment import Moment
from .state import NONE, BattleState
from .triggers import fire


def set_up(battle: Battle, state: BattleState, out: Sink) -> None:
    """Roll who places first; then the figures are asked for (PS-1V1-03, HS-RND-04)."""
    tell(out, "begin")
    if battle.lots:
        deal(battle, state, state.chance)
    _, order = roll_off(battle, state, [0] * battle.seats, "placing", out)
    state.frames.append((frames.ROUND,))
    if battle.one_on_one:  # the lowest places first and so lies on top
        for seat in order:
            state.frames.append((frames.ACTIVE, seat))
    else:
        clockwise = [(order[0] - 1 + n) % battle.seats + 1 for n in range(battle.seats)]
        for seat in reversed(clockwise):
            for figure in reversed(battle.sides[seat - 1].figures):
                state.frames.append((frames.DEPLOY, seat, figure))


def roll_off(
    battle: Battle, state: BattleState, extra: list[int], why: str, out: Sink, among: Sequence[int] = ()
) -> tuple[list[int], list[int]]:
    """Roll d20 plus `extra` for every seat, or those `among` them, until all differ; return totals and the seats,
    highest first.

    Only the tied roll again, and their new rolls decide among them alone (HS-RND-01).
    """
    totals = [0] * battle.seats
    rolling = [seat - 1 for seat in among] or list(range(battle.seats))
    order = _ordered(state, rolling, totals, extra, why, out)
    return totals, [seat + 1 for seat in order]


def _ordered(
    state: BattleState, tied: list[int], totals: list[int], extra: list[int], why: str, out: Sink
) -> list[int]:
    """Roll for seats, counted from 0, that are level; write their totals and return them, highest first."""
    if len(tied) == 1:  # who is alone has nobody to roll against
        return tied
    for seat in tied:
        face = state.chance.roll(20, 0, (why, seat + 1))
        totals[seat] = face + extra[seat]
        if out is not None:
            tell_roll(out, 20, [face], f"{why} seat={seat + 1} bonus={extra[seat]}")
    order = sorted(tied, key=totals.__getitem__, reverse=True)
    if len(set(map(totals.__getitem__, tied))) == len(tied):
        return order
    level = [list(group) for _, group in groupby(order, totals.__getitem__)]
    return [seat for group in level for seat in _ordered(state, group, totals, extra, why, out)]


def begin_round(battle: Battle, state: BattleState, out: Sink) -> None:
    """Start a round: order markers are placed, then initiative is rolled."""
    if state.round >= battle.rules.round_limit:
        end_by_points(battle, state, out)
        return
    state.round += 1
    state.shown = 0
    state.used_round = [0] * battle.count
    tell(out, "round", state.round)
    state.frames.append((frames.INITIATIVE,))
    if battle.one_on_one:
        for seat, figure in enumerate(state.active):
            state.markers[4 * seat : 4 * seat + 4] = [figure] * 4 if figure >= 0 else [NONE] * 4
        if battle.neutral >= 0:
            state.frames.append((frames.MARKING,))
        return
    for side in reversed(battle.sides):
        state.markers[4 * side.seat - 4 : 4 * side.seat] = [NONE] * 4
        alive = crews.active_cards(battle, state, side.seat)
        if len(alive) == 1:
            state.markers[4 * side.seat - 4 : 4 * side.seat] = alive * 4
        elif alive:
            state.frames.append((frames.MARKERS, side.seat, 0))


def initiative(battle: Battle, state: BattleState, out: Sink) -> None:
    """Roll initiative; the winner is followed clockwise (HS-RND-01, PS-RND-02)."""
    bonuses = [_bonus(battle, state, side.figures) for side in battle.sides]
    totals, order = roll_off(battle, state, bonuses, "initiative", out)
    first = order[0]
    state.init = totals
    state.order = [(first - 1 + n) % battle.seats + 1 for n in range(battle.seats)]
    state.slot = 0
    tell(out, "first", first)
    state.frames.append((frames.SLOT,))
    if battle.outer:
        state.frames.append((frames.WON_INITIATIVE, first))


def _bonus(battle: Battle, state: BattleState, figures: tuple[int, ...]) -> int:
    """Return the best initiative bonus among a side's figures on the board; of a single active it is its own."""
    given = battle.bonuses["initiative"]
    there = [figure for figure in figures if state.at[figure] >= 0]
    return max([changes.extra(battle, state, "initiative", f) if given[f] else 0 for f in there], default=0)


def next_slot(battle: Battle, state: BattleState, out: Sink) -> int:
    """Reveal the next order marker: all 1 in initiative order, all 2, all 3; then the round ends.

    Returns the figure whose turn comes, -1 when none does.
    """
    while state.slot < 3 * battle.seats:
        number, turn = divmod(state.slot, battle.seats)
        seat = state.order[turn]
        state.slot += 1
        place = 4 * seat - 4 + number
        figure = state.markers[place]
        if figure == NONE:
            continue
        state.shown |= 1 << place
        state.chain = 0
        if out is not None:
            tell(out, "marker", seat, number + 1, figure)
        if state.down[figure] if not battle.crews else not crews.alive(battle, state, figure):
            tell(out, "turn_without", seat, figure)
            continue
        state.frames.append((frames.SLOT,))
        return figure
    state.frames.append((frames.ROUND_END, 0))
    return -1


def end_round(battle: Battle, state: BattleState, step: int, out: Sink) -> None:
    """Do one step of the end of a round: statuses, terrain, powers; each is one event (PS-RND-01)."""
    state.figure = -1
    while step < 3 and not _due(battle, state, step):
        step += 1
    if step > 2:
        begin_round(battle, state, out)
        return
    state.frames.append((frames.ROUND_END, step + 1))
    for seat in (*state.order, *battle.loose):
        for figure in battle.sides[seat - 1].figures:
            if state.at[figure] >= 0 and (step == 1 or (battle.closing if step else state.status)[figure]):
                _end_of(battle, state, step, figure, out)
    damage.settle(battle, state, out)


def _due(battle: Battle, state: BattleState, step: int) -> bool:
    """Return whether there may be anything to do in a step."""
    if step == 1:
        return battle.field.end_mask != 0
    return any(battle.closing if step else state.status)


def _end_of(battle: Battle, state: BattleState, step: int, figure: int, out: Sink) -> None:
    """Do one figure's part of a step."""
    if step == 0:
        marker = battle.markers[state.status[figure]]
        if marker is not None and marker.round_end is not None:
            marker.round_end(battle, state, Moment(figure, marker.source), out)
    elif step == 1:
        spaces = [space for space in (state.at[figure], state.also[figure]) if space >= 0]
        if battle.unharmed[figure]:
            return
        for ground in sorted({battle.field.ground[space] for space in spaces}):
            act = battle.ground_end[ground]
            if act is not None:
                act(battle, state, Moment(figure, battle.ground_source[ground]), out)
    else:
        fire(battle, state, "round.end", figure, None, out)
        hands.ask(battle, state, "round.end", figure)


def points_left(battle: Battle, state: BattleState, seat: int) -> int:
    """Return the points of a side's Pokémon that are not destroyed, on the battlefield and on the bench.

    What is left of a squad counts for its part of the card.
    """
    if battle.crews:
        return crews.points_left(battle, state, seat)
    return sum(battle.cards[f].points for f in battle.sides[seat - 1].figures if not state.down[f])


def end_by_points(battle: Battle, state: BattleState, out: Sink) -> None:
    """End the battle at its round limit: more points left wins, equal is a draw (HS-END-01)."""
    left = [points_left(battle, state, seat + 1) for seat in range(battle.seats)]
    best = max(left)
    winner = left.index(best) + 1 if left.count(best) == 1 else 0
    damage.finish(state, damage.ROUNDS, winner, out)
