"""Cards with several figures, and common cards: who of them takes part in a turn, and in which order (HS-RND-02, -03).

A crew is all figures of a side that one order marker may activate: those of a squad, or of all copies of a common
card; its first figure stands for it. In a turn up to as many of them as stand on one card move, then those that moved
attack. The frame is (CREW, seat, first figure, phase, *records); a record is what a figure's turn has come to while
the others have theirs: (figure, attacks, boost, lost, again, done).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from workbench.api.rules import Sink

from . import frames
from .battle import Battle
from .deeds import aims, deeds
from .events import tell
from .objects import strikes_at
from .state import BattleState
from .targeting import targets

MOVING, ATTACKING = 0, 1
_SIZE = 6


def add_crews(battle: Battle) -> None:
    """Find the figures that one order marker may activate; battles of single actives have none."""
    battle.leader = list(range(len(battle.cards)))
    for side in () if battle.one_on_one else battle.sides:
        crews: dict[str, list[int]] = {}
        for figure in side.figures:
            card = battle.cards[figure]
            if card.figures > 1 or not card.unique:
                crews.setdefault(card.id, []).append(figure)
        for crew in crews.values():
            if len(crew) > 1:
                battle.crews[crew[0]] = tuple(crew)
                for figure in crew:
                    battle.leader[figure] = crew[0]


def alive(battle: Battle, state: BattleState, leader: int) -> list[int]:
    """Return the figures of a card, or of a crew, that are not destroyed."""
    return [figure for figure in battle.crews.get(leader, (leader,)) if not state.down[figure]]


def active_cards(battle: Battle, state: BattleState, seat: int) -> list[int]:
    """Return the cards of a seat on which order markers may lie: its figures, a crew by its first."""
    figures, down = battle.sides[seat - 1].figures, state.down
    if not battle.crews:
        return [figure for figure in figures if not down[figure]]
    return sorted({battle.leader[figure] for figure in figures if not state.down[figure]})


def marker_actions(battle: Battle, state: BattleState, seat: int) -> list[int]:
    """Return the actions that put an order marker on each of `active_cards`."""
    pick, down = battle.pick, state.down
    if battle.crews:
        return [pick + card for card in active_cards(battle, state, seat)]
    return [pick + figure for figure in battle.sides[seat - 1].figures if not down[figure]]


def points_left(battle: Battle, state: BattleState, seat: int) -> int:
    """Return the points of what a side has left; figures of a squad count for their part of the card."""
    left: dict[int, int] = {}
    for figure in battle.sides[seat - 1].figures:
        if not state.down[figure]:
            left[battle.leader[figure]] = left.get(battle.leader[figure], 0) + 1
    return sum(battle.cards[f].points * n // battle.cards[f].figures for f, n in left.items())


def alive_or_crew(battle: Battle, state: BattleState, leader: int) -> int:
    """Begin the turn of a crew and return -1; or return the figure whose turn it is, the last of a crew say."""
    left = alive(battle, state, leader)
    if len(left) == 1:
        return left[0]
    state.used_turn = [0] * battle.count
    state.frames.append((frames.CREW, battle.owner[leader], leader, MOVING))
    return -1


def _records(frame: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for at in range(4, len(frame), _SIZE):
        yield frame[at : at + _SIZE]


def choices(battle: Battle, state: BattleState, frame: tuple[int, ...]) -> Sequence[int]:
    """Return the figures that may move or attack next; first that no more do."""
    records = list(_records(frame))
    if frame[3] == MOVING:
        used = {record[0] for record in records}
        free = len(records) < battle.cards[frame[2]].figures
        found = [f for f in alive(battle, state, frame[2]) if free and state.at[f] >= 0 and f not in used]
    else:
        found = sorted(record[0] for record in records if _may_attack(battle, state, record))
    return [battle.pass_, *(battle.pick + figure for figure in found)] if records else [battle.pick + f for f in found]


def _may_attack(battle: Battle, state: BattleState, record: tuple[int, ...]) -> bool:
    """Return whether a figure that has moved has anything to attack with, as its own turn has it."""
    figure, attacks, boost, lost, _, done = record
    if done or lost or not attacks or state.at[figure] < 0:
        return False
    before = (state.attacks, state.boost, state.lost, state.figure)
    state.attacks, state.boost, state.lost, state.figure = attacks, boost, 0, figure
    found = targets(battle, state, figure) or deeds(battle, state, figure, "attack") or aims(battle, state, figure)
    found = found or strikes_at(battle, state, figure)
    state.attacks, state.boost, state.lost, state.figure = before
    return bool(found)


def goes_on(battle: Battle, state: BattleState, out: Sink) -> bool:
    """Answer for the seat when nobody of the crew can do any more; return whether that was so."""
    frame = state.frames[-1]
    if any(action != battle.pass_ for action in choices(battle, state, frame)):
        return False
    state.frames.pop()
    _next(battle, state, frame, out)
    return True


def answer(battle: Battle, state: BattleState, frame: tuple[int, ...], action: int, out: Sink) -> int:
    """Take who is next; return the figure that takes its turn now, -1 for none."""
    if action == battle.pass_:
        _next(battle, state, frame, out)
        return -1
    figure = action - battle.pick
    if frame[3] == MOVING:
        if battle.cards[frame[2]].figures > 1:
            state.frames.append((*frame, figure, 1, 0, 0, 0, 0))
        return figure
    waiting = list(frame[:4])
    for record in _records(frame):
        mine = record[0] == figure
        waiting += [*record[:5], 1] if mine else record
        if mine:
            _, state.attacks, state.boost, state.lost, state.again, _ = record
    state.figure, state.pace = figure, 0
    state.frames += [tuple(waiting), (frames.TO_ATTACK, figure)]
    return -1


def _next(battle: Battle, state: BattleState, frame: tuple[int, ...], out: Sink) -> None:
    """Go from moving to attacking, and from there to the ends of turns of those that did not attack."""
    if frame[3] == MOVING and len(frame) > 4:
        state.frames.append((*frame[:3], ATTACKING, *frame[4:]))
        return
    waiting = [record for record in _records(frame) if not record[5]]
    state.again = 0
    state.frames += [(frames.END_TURN, record[0]) for record in reversed(waiting)]
    if not waiting and len(frame) == 4:
        tell(out, "turn_without", frame[1], frame[2])


def keeps(state: BattleState, figure: int, lost: bool) -> bool:
    """Write down what a figure's turn has come to when others of its crew move first; return whether that is so."""
    frame = state.frames[-1] if state.frames else (0,)
    if frame[0] != frames.CREW or frame[3] != MOVING:
        return False
    record = (figure, state.attacks, state.boost, int(lost or state.lost), state.again, 0)
    state.frames[-1] = (*frame[: len(frame) - _SIZE], *record)
    return True
