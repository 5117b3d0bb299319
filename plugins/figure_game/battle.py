"""One figure attacks another: naming, both spins, what comes of them (FG-ATK, FG-SPIN)."""

from __future__ import annotations

from workbench.api.rules import Sink, tell

from . import changes
from .arena import Arena
from .spin import FIRST, NOBODY, knocks_out, misses, stops_at, winner, worth
from .state import NAME, PROGRAM, RESOLVE, ArenaState


def begin(arena: Arena, state: ArenaState, attacker: int, defender: int, out: Sink) -> None:
    """Put the frames of a battle on the stack: who is asked to name an attack, then the spins (FG-CON-02)."""
    tell(out, "battle", attacker, defender)
    changes.wake(arena, state, defender, out)
    names = [-1, -1]
    asked = []
    for place, figure in enumerate((attacker, defender)):
        if arena.conditions[state.cond[figure]].miss == "named":
            attacks = arena.pieces[figure].wheel.attacks
            if len(attacks) == 1:
                names[place] = attacks[0]
                tell(out, "named", figure, attacks[0])
            elif attacks:
                asked.append((NAME, figure, place))
    state.frames.append((RESOLVE, attacker, defender, *names))
    state.frames.extend(reversed(asked))


def name(arena: Arena, state: ArenaState, figure: int, place: int, named: int, out: Sink) -> None:
    """Take the answer to a NAME frame, which is off the stack already; `place` 0 is the attacker."""
    tell(out, "named", figure, named)
    at = max(n for n, frame in enumerate(state.frames) if frame[0] == RESOLVE)
    frame = list(state.frames[at])
    frame[3 + place] = named
    state.frames[at] = tuple(frame)


def spin(arena: Arena, state: ArenaState, figure: int, named: int, boost: int, out: Sink) -> tuple[int, int, int]:
    """Spin a figure's wheel; return (segment, colour, value) as they count."""
    wheel, affliction = arena.pieces[figure].wheel, arena.conditions[state.cond[figure]]
    segment = stops_at(wheel, state.chance.roll(wheel.total, 0, ("wheel", figure)), affliction.shift)
    color, value = worth(wheel, segment, affliction, named, boost)
    if out is not None:
        missed = int(bool(wheel.colors[segment]) and misses(wheel, segment, affliction, named))
        tell(out, "spin", figure, segment, color, value, missed)
    return segment, color, value


def resolve(arena: Arena, state: ArenaState, frame: tuple[int, ...], out: Sink) -> None:
    """Spin both wheels and do what comes of it; the turn is over after that (FG-ATK-03)."""
    _, attacker, defender, *names = frame
    boost = state.boost
    mine = spin(arena, state, attacker, names[0], boost, out)
    theirs = spin(arena, state, defender, names[1], 0, out)
    verdict = winner(mine[1], mine[2], theirs[1], theirs[2])
    state.spun, state.spins = (attacker, mine[0], defender, theirs[0], verdict), state.spins + 1
    for figure in (attacker, defender):
        if arena.conditions[state.cond[figure]].ends == "battle":
            changes.cure(state, figure, out)
    if verdict == NOBODY:
        tell(out, "nothing", attacker, defender)
        return
    best, segment, other = (attacker, mine, defender) if verdict == FIRST else (defender, theirs, attacker)
    tell(out, "wins", best, other, segment[0])
    if knocks_out(segment[1]):
        changes.knock_out(state, other, changes.BATTLE, out)
    program = arena.pieces[best].wheel.programs[segment[0]]
    if program >= 0:
        tell(out, "text", best, segment[0])
        state.frames.append((PROGRAM, program, 0, best, other, arena.pieces[best].seat))
