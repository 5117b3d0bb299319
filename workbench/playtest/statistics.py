"""Numbers about many games. Plain arithmetic; no clock, no chance."""

from __future__ import annotations

from math import sqrt

#: Two-sided 95 % of the normal distribution.
Z95 = 1.959963984540054


def wilson(hits: int, trials: int, z: float = Z95) -> tuple[float, float]:
    """Return the Wilson score interval of a share: where the true one lies, 95 times of 100; (0, 1) for no trials."""
    if trials == 0:
        return 0.0, 1.0
    share = hits / trials
    shrink = 1 + z * z / trials
    middle = (share + z * z / (2 * trials)) / shrink
    half = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / shrink
    return max(0.0, middle - half), min(1.0, middle + half)


def mean(total: int, count: int) -> float:
    """Return total / count; 0 for nothing."""
    return total / count if count else 0.0
