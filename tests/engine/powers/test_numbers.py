"""Numbers and comparisons of powers."""

import pytest

from tests.engine.powers.words import (
    All,
    AnyOf,
    Compare,
    Count,
    Greatest,
    Least,
    Meant,
    Night,
    Not,
    Path,
    Product,
    Quotient,
    Sum,
    Table,
    Words,
)
from workbench.engine.powers.numbers import condition_of, divide, number_of


def value(number, **table):
    context = Table()
    vars(context).update(table)
    return number_of(number, Words())(context, [])


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (7, 7),
        (Path(path="round"), 3),
        (Count(of=Meant(side="enemy", wounded=True)), 1),
        (Sum(parts=(2, Path(path="wounds"))), 5),
        (Product(parts=(2, 3, 4)), 24),
        (Least(parts=(5, 2, 9)), 2),
        (Greatest(parts=(5, 2, 9)), 9),
        (Sum(parts=(Quotient(value=95, by=10, rounding="up"), 10)), 20),
    ],
)
def test_numbers_are_reckoned_when_they_are_needed(number, expected):
    assert value(number, wounds=[1, 0, 2, 0]) == expected


@pytest.mark.parametrize(
    ("number", "by", "up", "down", "nearest"),
    [(95, 10, 10, 9, 10), (94, 10, 10, 9, 9), (90, 10, 9, 9, 9), (-5, 10, 0, -1, 0), (-15, 10, -1, -2, -1)],
)
def test_a_remainder_goes_where_the_rule_says(number, by, up, down, nearest):
    assert [divide(number, by, rounding) for rounding in ("up", "down", "nearest")] == [up, down, nearest]


@pytest.mark.parametrize(("op", "expected"), [("<", 0), ("<=", 1), ("=", 1), (">=", 1), (">", 0)])
def test_comparisons(op, expected):
    holds = condition_of(Compare(value=Path(path="round"), op=op, than=3), Words())
    assert holds(Table(), []) == bool(expected)


def test_conditions_combine_shared_and_own():
    late = Compare(value=Path(path="round"), op=">", than=2)
    day = Not(condition=Night())
    assert condition_of(All(conditions=(late, day)), Words())(Table(), [])
    assert not condition_of(All(conditions=(late, Night())), Words())(Table(), [])
    assert condition_of(AnyOf(conditions=(Night(), late)), Words())(Table(), [])


def test_what_is_no_number_is_refused_when_it_is_compiled():
    with pytest.raises(TypeError, match="`str` is no number"):
        number_of("3", Words())
