"""Spreading over a board, against a plain search."""

import heapq

from hypothesis import given
from hypothesis import strategies as st

from workbench.hexes.board import HexBoard, mask_of, spaces_of
from workbench.hexes.flood import flood, moves_of, reached

BOARD = HexBoard("odd_r", 7, 6)
LEVELS = st.lists(st.integers(0, 3), min_size=len(BOARD.spaces), max_size=len(BOARD.spaces))
SPACES = st.sampled_from(BOARD.spaces)


def plain(start, budget, cost, free, stop):
    """Dijkstra by the book: space -> cost."""
    best, queue = {start: 0}, [(0, start)]
    while queue:
        spent, space = heapq.heappop(queue)
        if spent > best[space] or (space in stop and space != start):
            continue
        for other in BOARD.near[space]:
            if (
                other >= 0
                and other in free
                and (total := spent + cost(space, other)) <= min(budget, best.get(other, 99))
            ):
                best[other] = total
                heapq.heappush(queue, (total, other))
    return best


@given(LEVELS, SPACES, st.integers(0, 7), st.sets(SPACES), st.sets(SPACES))
def test_reaches_the_same_at_the_same_cost_as_a_plain_search(levels, start, budget, blocked, stop):
    level = dict(zip(BOARD.spaces, levels, strict=True))

    def cost(a, b):
        return 1 + max(0, level[b] - level[a])

    moves = moves_of(BOARD, ((s, d, cost(s, n)) for s in BOARD.spaces for d, n in enumerate(BOARD.near[s]) if n >= 0))
    free = set(BOARD.spaces) - blocked
    waves = flood(1 << start, budget, moves, mask_of(free), mask_of(stop))
    found = {space: spent for spent, wave in enumerate(waves) for space in spaces_of(wave)}
    assert found == plain(start, budget, cost, free, stop)
    assert list(spaces_of(reached(1 << start, budget, list(moves), mask_of(free), mask_of(stop)))) == sorted(found)
