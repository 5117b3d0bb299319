"""The turn: its beginning, its answers, its end, and what goes on between two prompts (FG-TURN)."""

from __future__ import annotations

from workbench.api.rules import Sink, tell

from . import battle, changes, hands, setup
from .arena import CARDS, Arena, bits
from .legal import can_act, targets_of
from .moment import Moment
from .reach import surrounded
from .state import (
    ATTACK,
    CHOOSE,
    DECK,
    DRAW,
    GOAL,
    GUIDE,
    HANDS,
    LIMIT,
    MAIN,
    NAME,
    ORDER,
    PROGRAM,
    RESOLVE,
    SETTLE,
    SPACE,
    START,
    STUCK,
    TEAM,
    ArenaState,
)

#: Where a program's own numbers begin in its frame.
LOCALS = 6


def begin(arena: Arena, state: ArenaState, seat: int, out: Sink) -> None:
    """Begin a turn of a seat: its figures wait one turn less; who can do nothing has lost (FG-WIN-02, FG-MOV-06)."""
    if state.turn >= arena.settings.turn_limit:
        state.over, state.why = DRAW, LIMIT
        tell(out, "limit", state.turn)
        return
    state.seat, state.turn = seat, state.turn + 1
    state.boost = state.surrounds = state.held = 0
    state.ways = state.menu = None
    for figure in bits(state.team[seat - 1]):
        if state.wait[figure]:
            state.wait[figure] -= 1
            state.held |= 1 << figure
    tell(out, "turn", seat, state.turn)
    if can_act(arena, state):
        state.frames.append((MAIN,))
        return
    if state.turn <= 2:
        tell(out, "skipped", seat)
        return
    state.over, state.why = 3 - seat, STUCK
    tell(out, "stuck", seat)


def end(arena: Arena, state: ArenaState, out: Sink) -> None:
    """End a turn: conditions that end after turns are a turn older; the other player's begins."""
    for figure in bits(state.team[state.seat - 1]):
        if state.ticks[figure]:
            state.ticks[figure] -= 1
            if not state.ticks[figure]:
                changes.cure(state, figure, out)
    begin(arena, state, 3 - state.seat, out)


def advance(arena: Arena, state: ArenaState, out: Sink) -> None:
    """Go on until somebody is asked or the game is over."""
    while not state.over:
        if state.fallen:
            if _shelve(arena, state, out):
                return
        elif not state.frames:
            end(arena, state, out)
        else:
            frame = state.frames[-1]
            if frame[0] < PROGRAM and not _idle(arena, state, frame):
                return
            state.frames.pop()
            _go_on(arena, state, frame, out)


def _idle(arena: Arena, state: ArenaState, frame: tuple[int, ...]) -> bool:
    """Return whether a frame has nothing to ask: nobody is there to be attacked."""
    return frame[0] == ATTACK and not targets_of(arena, state, frame[1])


def _go_on(arena: Arena, state: ArenaState, frame: tuple[int, ...], out: Sink) -> None:
    """Do what a frame that asks nothing stands for."""
    if frame[0] == PROGRAM:
        run(arena, state, frame, out)
    elif frame[0] == SETTLE:
        settle(arena, state, frame[1], out)
    elif frame[0] == RESOLVE:
        battle.resolve(arena, state, frame, out)
    elif frame[0] == START:
        begin(arena, state, setup.start(arena, state, out), out)


def run(arena: Arena, state: ArenaState, frame: tuple[int, ...], out: Sink) -> None:
    """Run a text from where it stands; when it asks, its frame waits below the question."""
    _, number, at, me, foe, seat = frame[:LOCALS]
    program = arena.programs[number]
    local = list(frame[LOCALS:]) or [0] * program.size
    under = len(state.frames)
    moment = Moment(arena, state, me, foe, seat, out)
    at = program.run(moment, at, local)
    if at >= 0:
        state.frames.insert(under, (PROGRAM, number, at, me, foe, seat, *local))


def settle(arena: Arena, state: ArenaState, mover: int, out: Sink) -> None:
    """Knock out who is surrounded: first the other side's figures, then those of the mover's seat (FG-SUR-01)."""
    limit = arena.settings.surround_limit
    for seat in (3 - mover, mover):
        for figure in surrounded(arena, state, seat):
            if not limit or state.surrounds < limit:
                state.surrounds += 1
                changes.knock_out(state, figure, changes.SURROUND, out)


def _shelve(arena: Arena, state: ArenaState, out: Sink) -> bool:
    """Send the fallen to their Centers; return True when an owner is asked for the order of several (FG-KO-04)."""
    for seat in (3 - state.seat, state.seat):
        mine = bits(state.fallen & state.team[seat - 1])
        if len(mine) > 1:
            if not state.frames or state.frames[-1][0] != ORDER:
                state.frames.append((ORDER, seat))
            return True
        if mine:
            changes.to_center(arena, state, mine[0], out)
    return False


# ---------------------------------------------------------------- answers


def answer(arena: Arena, state: ArenaState, action: int, out: Sink) -> None:
    """Take the answer to the question on top of the stack."""
    frame = state.frames.pop()
    kind = frame[0]
    if kind == MAIN:
        state.menu = None
        if action >= arena.count:
            state.ways = None
        _main(arena, state, action, out)
    elif kind == SPACE:
        _move(arena, state, frame[1], action, out)
    elif kind == ATTACK:
        if action < arena.count * arena.count:
            battle.begin(arena, state, *divmod(action, arena.count), out)
    elif kind == NAME:
        battle.name(arena, state, frame[1], frame[2], action, out)
    elif kind == ORDER:
        changes.to_center(arena, state, action, out)
    elif kind == CHOOSE:
        waiting = list(state.frames[-1])
        waiting[LOCALS + frame[2]] = action if action < arena.count else -1
        state.frames[-1] = tuple(waiting)
    elif kind == GUIDE:
        _guide(arena, state, frame, action, out)
    elif kind in (TEAM, DECK):
        setup.answer(arena, state, frame, action, out)
    elif kind == HANDS:
        hands.answer(arena, state, frame, action, out)


def _main(arena: Arena, state: ArenaState, action: int, out: Sink) -> None:
    """Choose a figure to move, play a card, or attack without moving."""
    count = arena.count
    if action < count:
        state.frames.append((SPACE, action))
    elif action < count + CARDS:
        _play(arena, state, action - count, out)
    else:
        battle.begin(arena, state, *divmod(action - count - CARDS, count), out)


def _play(arena: Arena, state: ArenaState, number: int, out: Sink) -> None:
    """Spin the trainer figure; on success do what the card says and use it up (FG-TRN-02)."""
    side = arena.sides[state.seat - 1]
    won = state.chance.roll(side.success + side.miss, 0, ("trainer", state.seat)) <= side.success
    state.spun, state.spins = (state.seat, int(won)), state.spins + 1
    tell(out, "trainer_spin", state.seat, number, int(won))
    if not won:
        return
    state.cards[state.seat - 1] &= ~(1 << number)
    tell(out, "card", state.seat, number)
    state.frames += [(ATTACK, -1), (SETTLE, state.seat), (PROGRAM, side.cards[number].program, 0, -1, -1, state.seat)]


def _move(arena: Arena, state: ArenaState, figure: int, space: int, out: Sink) -> None:
    """Move or enter; on the opponent's goal the game is won at once (FG-WIN-01, FG-WIN-03)."""
    start, seat = state.at[figure], arena.pieces[figure].seat
    state.ways = None
    state.put(figure, space)
    tell(out, "enter" if start < 0 else "move", figure, start, space)
    if space == arena.board.goals[2 - seat]:
        state.over, state.why = seat, GOAL
        tell(out, "goal", figure)
        return
    changes.touch(arena, state, figure, out)
    state.frames += [(ATTACK, figure), (SETTLE, seat)]


def _guide(arena: Arena, state: ArenaState, frame: tuple[int, ...], space: int, out: Sink) -> None:
    """Move a figure as a text says, or leave it where it is."""
    _, seat, figure, _ = frame
    if space < len(arena.board.ids):
        changes.place(arena, state, figure, space, out)
        state.frames.append((SETTLE, seat))
