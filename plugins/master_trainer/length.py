"""How long a game is, exactly: a pawn on the track as a Markov chain (turns until GOAL), and the last of several.

A state is where the pawn stands and how often it has been round the loop. Cards that move pawns are not reckoned in.
"""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api.rules import say

from .board import Board
from .spinner import NUMBERS

#: Where a pawn stands, and times round the loop.
Place = tuple[int, int]
#: What a place leads to in one turn.
Row = tuple[tuple[Place, float], ...]
#: When so little chance is left that somebody is still under way, the rest is nothing; and at most so many turns.
REST, MOST = 1e-9, 2000


def turns_to_goal(board: Board, times: int) -> list[float]:
    """Return how likely a pawn arrives in turn 1, 2, 3 …; at junctions every way is as likely.

    It adds up to 1 but for REST, or to less on a board that GOAL cannot be reached from.
    """
    rows: dict[Place, Row] = {}
    now: dict[Place, float] = {(0, 0): 1.0}
    found: list[float] = []
    while now and sum(now.values()) > REST and len(found) < MOST:
        after: dict[Place, float] = {}
        for place, likely in now.items():
            if place not in rows:
                rows[place] = _row(board, place, times)
            for to, chance in rows[place]:
                after[to] = after.get(to, 0.0) + likely * chance
        found.append(sum(after.pop(place) for place in [place for place in after if place[0] == board.goal]))
        now = after
    return found


def _row(board: Board, place: Place, times: int) -> Row:
    """One turn: each number of the spinner as likely, 0 stays."""
    found: dict[Place, float] = {place: 1 / NUMBERS}
    ahead: dict[Place, float] = {place: 1.0}
    for _ in range(1, NUMBERS):
        ahead = _step(board, ahead, times)
        for to, chance in ahead.items():
            found[to] = found.get(to, 0.0) + chance / NUMBERS
    return tuple(found.items())


def _step(board: Board, ahead: dict[Place, float], times: int) -> dict[Place, float]:
    """One space further; GOAL and dead ends hold the pawn."""
    found: dict[Place, float] = {}
    for (at, loops), chance in ahead.items():
        ways = board.ways(at, loops, times) or (at,)
        for way in ways:
            back = way == board.junction and at in board.inside
            to = (way, loops + 1 if back else loops)
            found[to] = found.get(to, 0.0) + chance / len(ways)
    return found


def expected(turns: Sequence[float]) -> float:
    """Return the mean number of turns."""
    return sum(turn * chance for turn, chance in enumerate(turns, 1))


def expected_last(turns: Sequence[float], pawns: int) -> float:
    """Return the mean number of rounds until the last of several pawns arrives."""
    arrived, rounds = 0.0, 0.0
    for chance in turns:
        rounds += 1 - arrived**pawns
        arrived += chance
    return rounds


def reckoned(board: Board, times: int, pawns: int, lang: str) -> str:
    """Return the exact length as a line, with what it leaves out."""
    turns = turns_to_goal(board, times)
    own, last = f"{expected(turns):.1f}", f"{expected_last(turns, pawns):.1f}"
    return say(
        lang,
        f"a pawn needs {own} turns to GOAL, the last of {pawns} arrives in round {last} "
        "(every way as likely, without cards that move pawns)",
        f"una pedina impiega {own} turni fino all’ARRIVO, l’ultima di {pawns} arriva nel giro {last} "
        "(ogni via ugualmente probabile, senza carte che muovono pedine)",
    )
