"""The rows of a table cover its die once."""

import pytest

from workbench.engine.data import read
from workbench.engine.powers.rows import row_faults

from .words import Roll


def faults(die, *ranges):
    """(pointer, message) of a table with rows of these ranges."""
    table = [{"range": list(span)} for span in ranges]
    roll = read(Roll, {"do": "roll", "die": die, "table": table})
    return [(pointer, message) for pointer, message, _ in row_faults(roll, "/do/0")]


def test_rows_that_cover_the_die_once_in_any_order_are_right():
    assert faults(20, (11, 20), (1, 10)) == []


@pytest.mark.parametrize(
    ("die", "ranges", "expected"),
    [
        (6, ((1, 2), (4, 6)), [("/do/0/table", "no row covers `3`")]),
        (20, ((1, 12),), [("/do/0/table", "no row covers `13, 14, 15, 16, 17 …`")]),
        (6, ((1, 4), (3, 6)), [("/do/0/table/1/range", "`3` stands in row 0 as well")]),
        (
            2,
            ((1, 1), (1, 3)),
            [("/do/0/table/1/range", "`[1, 3]` is no range of 1-2"), ("/do/0/table", "no row covers `2`")],
        ),
        (
            2,
            ((2, 1),),
            [("/do/0/table/0/range", "`[2, 1]` is no range of 1-2"), ("/do/0/table", "no row covers `1, 2`")],
        ),
    ],
)
def test_gaps_overlaps_and_what_the_die_does_not_have_are_named(die, ranges, expected):
    assert faults(die, *ranges) == expected
