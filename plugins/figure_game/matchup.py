"""Exact odds of one figure against another from their data: for tables beside cards, and for the command line."""

from __future__ import annotations

from typing import Any

from workbench.api.rules import read

from .compile import affliction_of, wheel_of
from .odds import CLEAR, Odds, odds
from .structs.figures import Figure, SpecialCondition


def figure_odds(
    first: Any, second: Any, first_condition: Any = None, second_condition: Any = None, boost: int = 0
) -> Odds:
    """Return the odds of two `figure` entities' data, each with the data of a `condition` or None.

    `boost` adds to the damage of the first.

    Raises:
        msgspec.ValidationError: data that does not fit its kind.
    """
    wheels = [wheel_of(read(Figure, data).wheel) for data in (first, second)]
    has = [CLEAR if data is None else affliction_of(read(SpecialCondition, data))
           for data in (first_condition, second_condition)]  # fmt: skip
    return odds(wheels[0], wheels[1], has[0], has[1], boost)
