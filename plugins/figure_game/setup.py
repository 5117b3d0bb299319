"""Setting up: each player chooses a team and training cards, unseen by the other; then the coin (FG-SET)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from workbench.api.rules import Chance, Event, Sink, tell

from .arena import BENCH, Arena, bits
from .state import DECK, START, TEAM, ArenaState

#: Most training cards of a player (FG-SET-01).
CARDS = 3


def begin(arena: Arena, state: ArenaState) -> None:
    """Put the frames of the set-up on the stack: seat 1 chooses, then seat 2, where there is more than can be taken."""
    frames: list[tuple[int, ...]] = [(START,)]
    for seat in (2, 1):
        side = arena.sides[seat - 1]
        figures, cards = (1 << len(side.figures)) - 1, (1 << len(side.cards)) - 1
        if len(side.cards) > CARDS:
            frames.append((DECK, seat))
        else:
            state.deck[seat - 1] = cards
        if len(side.figures) > arena.settings.team_size:
            frames.append((TEAM, seat))
        else:
            state.team[seat - 1] = figures << side.figures[0]
    state.frames = frames


def legal(arena: Arena, state: ArenaState, frame: tuple[int, ...]) -> Sequence[int]:
    """Return the figures or cards that can still be taken; the number after the last card: no more."""
    seat = frame[1]
    side = arena.sides[seat - 1]
    if frame[0] == TEAM:
        return bits((1 << len(side.figures)) - 1 << side.figures[0] & ~state.team[seat - 1])
    return bits((2 << len(side.cards)) - 1 & ~state.deck[seat - 1])


def answer(arena: Arena, state: ArenaState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    """Take a figure or a card, and ask on until there are enough."""
    kind, seat = frame
    taken, most = (state.team, arena.settings.team_size) if kind == TEAM else (state.deck, CARDS)
    if kind == DECK and action == len(arena.sides[seat - 1].cards):
        return
    taken[seat - 1] |= 1 << action
    if out is not None:
        out.append(Event("picked", (seat, kind, action), 1 << seat - 1))
    if taken[seat - 1].bit_count() < most:
        state.frames.append(frame)


def start(arena: Arena, state: ArenaState, out: Sink) -> int:
    """Put both teams on their benches for all to see, and toss the coin; return who begins (FG-SET-02)."""
    for seat in (1, 2):
        for figure in bits(state.team[seat - 1]):
            state.put(figure, BENCH)
        state.cards[seat - 1] = state.deck[seat - 1]
        tell(out, "team", seat, state.team[seat - 1], state.deck[seat - 1])
    first = state.chance.roll(2, 0, ("coin",))
    tell(out, "coin", first)
    return first


# ------------------------------------------------------------ what the other player may know


def going_on(state: ArenaState) -> bool:
    """Return whether players still choose, each unseen by the other."""
    return bool(state.frames) and state.frames[0][0] == START


def hide(arena: Arena, state: ArenaState, seat: int) -> None:
    """Take out of a state what the other player of `seat` has chosen during the set-up."""
    for place, side in enumerate(arena.sides):
        if place == seat - 1:
            continue
        if len(side.figures) > arena.settings.team_size:
            state.team[place] = 0
        if len(side.cards) > CARDS:
            state.deck[place] = 0


def fill(arena: Arena, state: ArenaState, seat: int, chance: Chance) -> None:
    """Put something that the other player of `seat` may have chosen into an observation."""
    waiting = {(frame[0], frame[1]) for frame in state.frames[1:]}
    for place, side in enumerate(arena.sides):
        if place == seat - 1:
            continue
        if (TEAM, place + 1) not in waiting and not state.team[place]:
            state.team[place] = sum(1 << n for n in _some(side.figures, arena.settings.team_size, chance))
        if (DECK, place + 1) not in waiting and not state.deck[place]:
            state.deck[place] = sum(1 << n for n in _some(range(len(side.cards)), CARDS, chance))


def _some(among: Sequence[int], most: int, chance: Chance) -> Iterator[int]:
    """Yield `most` different ones by chance, or all."""
    left = list(among)
    for _ in range(min(most, len(left))):
        yield left.pop(chance.below(len(left)))
