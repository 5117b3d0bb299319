"""One turn after another: runs the frames until a seat is asked, and takes the answers (PS-TURN-01)."""

from __future__ import annotations

from collections.abc import Callable

from workbench.api.rules import Sink

from . import crews, damage, forced, frames, hands, loops, rounds
from .asking import answer as answer_ask
from .asking import resume
from .attack import strike
from .battle import Battle
from .deeds import aims, deeds, do_deed
from .events import tell
from .going import go
from .moment import Moment
from .objects import strike_object, strikes_at
from .placing import has_bench, put_on_board, recall
from .reach import reach_of
from .reactions import after_reaction, resume_attack
from .state import BattleState
from .straying import stray
from .targeting import targets
from .triggers import fire


def run(battle: Battle, state: BattleState, out: Sink) -> None:
    """Run routines until the top frame is a prompt, or the battle is over."""
    state.memo, stack, still = None, state.frames, battle.vary is None
    while stack and not state.over:
        top = stack[-1]
        routine = _ROUTINES.get(top[0])
        if routine is not None:
            stack.pop()
            routine(battle if still else battle.now(state), state, top, out)
            continue
        answered = forced.ITSELF.get(top[0])  # nothing for frames of the scenario around the battle, which goes on
        if answered is None or not answered(battle, state, top, out):
            return


def next_turn(battle: Battle, state: BattleState, frame: tuple[int, ...], out: Sink) -> None:
    """Reveal an order marker and go on, by way of the scenario around the battle if there is one."""
    figure = rounds.next_slot(battle, state, out)
    if figure < 0:
        return
    if battle.outer:
        state.frames.append((frames.REVEALED, figure))
    else:
        begin(battle, state, figure, out)


def begin(battle: Battle, state: BattleState, figure: int, out: Sink) -> None:
    """After the reveal: choose between the turn and an action instead of it when a roll would come first."""
    if battle.crews and (figure := crews.alive_or_crew(battle, state, figure)) < 0:
        return
    may_switch = battle.one_on_one and has_bench(battle, state, battle.owner[figure])
    if may_switch and _rolls_first(battle, state, figure):
        state.figure = figure
        state.frames.append((frames.TURN, battle.owner[figure], figure))
    else:
        take_turn(battle, state, figure, may_switch, out)


def _rolls_first(battle: Battle, state: BattleState, figure: int) -> bool:
    """Return whether a marker or a power may have something done before the figure moves."""
    marker = battle.markers[state.status[figure]]
    if marker is not None and (marker.before is not None or marker.instead is not None):
        return True
    return bool(battle.hooks["turn.start"][figure])


def take_turn(
    battle: Battle, state: BattleState, figure: int, may_switch: bool, out: Sink, crewed: bool = False
) -> None:
    """Take a turn with a figure: what its marker does first, then the move (PS-STAT-03).

    `may_switch`: the move is asked together with the switch instead of the turn, as nothing is rolled before it.
    `crewed`: others of its crew have the same turn, so that what may be used once in it stays used.
    """
    state.figure, state.attacks, state.pace, state.boost, state.lost, state.again = figure, 1, 0, 0, 0, 0
    if not crewed:
        state.used_turn = [0] * battle.count
    if out is not None:
        tell(out, "turn", figure)
    marker, first = battle.markers[state.status[figure]], battle.hooks["turn.start"][figure]
    if marker is None and not first:  # nothing comes before the move
        _ask_move(battle, state, figure, int(may_switch))
        return
    state.frames.append((frames.TO_MOVE, figure, int(may_switch)))
    if first:
        fire(battle, state, "turn.start", figure, None, out)
        if state.dying:  # who falls here rolls nothing more (PS-TURN-01)
            damage.settle(battle, state, out)
        marker = battle.markers[state.status[figure]]
    if marker is not None and marker.instead is not None:
        state.lost = 1
        marker.instead(battle, state, Moment(figure, marker.source), out)
    elif marker is not None and marker.before is not None:
        marker.before(battle, state, Moment(figure, marker.source), out)
    if state.dying:
        damage.settle(battle, state, out)


def to_move(battle: Battle, state: BattleState, frame: tuple[int, ...], out: Sink) -> None:
    """Ask for the move, unless the turn was lost."""
    _ask_move(battle, state, frame[1], frame[2])


def _ask_move(battle: Battle, state: BattleState, figure: int, may_switch: int) -> None:
    if state.lost or state.at[figure] < 0:
        state.frames.append((frames.END_TURN, figure))
    else:
        state.frames.append((frames.MOVE, battle.owner[figure], figure, may_switch))
        if battle.hands:
            hands.ask(battle, state, "move", figure)


def to_attack(battle: Battle, state: BattleState, frame: tuple[int, ...], out: Sink) -> None:
    """Ask for an attack while there is one to make, else end the turn.

    A frame of three says that what is played by hand before the attack has been.
    """
    figure, first = frame[1], len(frame) == 2
    if first and battle.crews and crews.keeps(state, figure, False):
        return
    if first and battle.hands and battle.by_hand["attack"][figure] and not state.lost:
        state.frames.append((frames.TO_ATTACK, figure, 0))
        hands.ask(battle, state, "attack", figure)
        return
    if state.at[figure] >= 0 and state.attacks and not state.lost:
        found = tuple(targets(battle, state, figure))
        if found or _other_attacks(battle, state, figure):
            state.memo = found
            state.frames.append((frames.ATTACK, battle.owner[figure], figure))
            return
    end_turn(battle, state, (frames.END_TURN, figure), out)


def _other_attacks(battle: Battle, state: BattleState, figure: int) -> bool:
    """Return whether there is anything but a figure to attack, or an action instead of an attack."""
    if battle.actions[figure] and deeds(battle, state, figure, "attack"):
        return True
    return bool(
        (battle.aims[figure] and aims(battle, state, figure)) or (battle.objects and strikes_at(battle, state, figure))
    )


def end_turn(battle: Battle, state: BattleState, frame: tuple[int, ...], out: Sink) -> None:
    """Make the roll that follows a turn (PS-PSN-02); whoever was destroyed on the way skips it."""
    figure = frame[1]
    if battle.crews and crews.keeps(state, figure, True):
        return
    marker = battle.markers[state.status[figure]] if state.at[figure] >= 0 else None
    if marker is None or marker.after is None:
        after_turn(battle, state, (frames.AFTER_TURN, figure), out)
        return
    state.frames.append((frames.AFTER_TURN, figure))
    marker.after(battle, state, Moment(figure, marker.source), out)
    damage.settle(battle, state, out)


def after_turn(battle: Battle, state: BattleState, frame: tuple[int, ...], out: Sink) -> None:
    """Let powers of the turn's end and delayed markers take effect; perhaps the turn is taken again."""
    figure = frame[1]
    if state.at[figure] >= 0:
        if battle.hooks["turn.end"][figure]:
            fire(battle, state, "turn.end", figure, None, out)
        if state.dying:
            damage.settle(battle, state, out)
    if any(state.late):
        damage.place_late(battle, state, out)
    if state.again and state.at[figure] >= 0 and not state.over:
        take_turn(battle, state, figure, False, out)
    else:
        state.figure = -1
        if battle.outer and not state.over and not state.ruled:
            state.frames.append((frames.TURN_DONE, figure))
    if battle.hands:
        hands.ask(battle, state, "turn.end", figure)


def restore(state: BattleState, frame: tuple[int, ...]) -> None:
    """Go back to the turn that waited for one with another's figure (PS-POW-11)."""
    _, state.figure, state.attacks, state.pace, state.boost, state.lost, state.again, state.ruled, *used = frame
    state.used_turn = list(used)


_Routine = Callable[[Battle, BattleState, tuple[int, ...], Sink], None]
_ROUTINES: dict[int, _Routine] = {
    frames.SLOT: next_turn,
    frames.TO_MOVE: to_move,
    frames.TO_ATTACK: to_attack,
    frames.END_TURN: end_turn,
    frames.AFTER_TURN: after_turn,
    frames.ROUND: lambda battle, state, frame, out: rounds.begin_round(battle, state, out),
    frames.INITIATIVE: lambda battle, state, frame, out: rounds.initiative(battle, state, out),
    frames.ROUND_END: lambda battle, state, frame, out: rounds.end_round(battle, state, frame[1], out),
    frames.RESUME: resume,
    frames.LOOP: loops.go_on,
    frames.AFTER_REACTION: after_reaction,
    frames.RESOLVE: resume_attack,
    frames.TAKE: lambda battle, state, frame, out: take_turn(battle, state, frame[1], False, out),
    frames.RESTORE: lambda battle, state, frame, out: restore(state, frame),
}


# ---------------------------------------------------------------- answers


def answer(battle: Battle, state: BattleState, action: int, out: Sink) -> None:
    """Take a legal answer to the prompt on top."""
    frame = state.frames.pop()
    battle = battle.now(state)
    match frame[0]:
        case frames.MOVE:
            _moved(battle, state, frame[2], action, out)
        case frames.ATTACK:
            _attacked(battle, state, frame[2], action, out)
        case frames.MARKERS:
            _marked(state, frame[1], frame[2], action - battle.pick, out)
        case frames.TURN:
            if action == battle.take:
                take_turn(battle, state, frame[2], False, out)
            else:
                recall(battle, state, frame[2], action - battle.pick, out)
        case frames.DEPLOY | frames.PLACE:
            put_on_board(battle, state, frame[2], action, frame[3] if len(frame) > 3 else frames.DEPLOYED, out)
        case frames.ACTIVE | frames.REPLACE:
            why = frames.FIRST if frame[0] == frames.ACTIVE else frames.REPLACED
            state.frames.append((frames.PLACE, frame[1], action - battle.pick, why))
        case frames.HAND:
            hands.answer(battle, state, frame, action, out)
        case frames.CHOOSE | frames.GUIDE | frames.MAY:
            answer_ask(battle, state, frame, action, out)
        case frames.CREW:
            _crew(battle, state, frame, action, out)
        case _:
            stray(battle, state, frame[2], action - battle.direction, out)


def _crew(battle: Battle, state: BattleState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    """Take the answer to who of a crew is next."""
    figure = crews.answer(battle, state, frame, action, out)
    if figure >= 0:
        take_turn(battle, state, figure, False, out, state.frames[-1][0] == frames.CREW)


def _moved(battle: Battle, state: BattleState, figure: int, action: int, out: Sink) -> None:
    """Take the answer to a move: a place, or a switch instead of the turn (PS-1V1-06)."""
    if action >= battle.deed:
        state.frames.append((frames.TO_ATTACK, figure))
        do_deed(battle, state, figure, action - battle.deed, out)
        return
    if action >= battle.pick:
        recall(battle, state, figure, action - battle.pick, out)
        return
    state.frames.append((frames.TO_ATTACK, figure))
    go(battle, state, figure, action, reach_of(battle, state, figure), out)


def _attacked(battle: Battle, state: BattleState, figure: int, action: int, out: Sink) -> None:
    """Take the answer to an attack."""
    if action == battle.pass_:
        tell(out, "passes", figure)
        state.frames.append((frames.END_TURN, figure))
        return
    state.attacks = 0
    state.frames.append((frames.TO_ATTACK, figure, 0))
    if action < battle.direction:
        index, target = divmod(action - battle.strike, battle.count)
        strike(battle, state, figure, index, target, out)
    elif action < battle.aim:
        do_deed(battle, state, figure, action - battle.deed, out)
    elif action < battle.breach:
        index, space = divmod(action - battle.aim, battle.field.hexes.size)
        strike(battle, state, figure, index, ~space, out)
    else:
        index, number = divmod(action - battle.breach, len(battle.objects))
        strike_object(battle, state, figure, index, number, out)


def _marked(state: BattleState, seat: int, number: int, figure: int, out: Sink) -> None:
    """Place one order marker, hidden (HS-RND-01)."""
    state.markers[4 * seat - 4 + number] = figure
    if number < 3:
        state.frames.append((frames.MARKERS, seat, number + 1))
    else:
        tell(out, "markers", seat)
