"""The argument parser's sentences."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import pytest

from workbench.cli.parser import Parser, add_format, add_in_pack, add_pack, column_row, count, numbers, whole_number
from workbench.cli.wrong_use import WrongUse


def parser() -> Parser:
    """A parser with what most commands have."""
    made = Parser(prog="workbench test")
    add_pack(made)
    add_in_pack(made)
    add_format(made, "sarif")
    made.add_argument("--games", type=count)
    return made


def test_reads_what_commands_share() -> None:
    options = parser().parse_args(["kanto", "--pack", "p", "--format", "sarif", "--games", "3"])
    assert (options.pack, options.format, options.games) == ("p", "sarif", 3)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["kanto", "--pack", "p", "--format", "jsn"], "`jsn` is unknown, did you mean `json`?"),
        (["kanto", "--pack", "p", "--games", "0"], "`0` is too small, expected a whole number from 1"),
        (["kanto", "--pack", "p", "--games", "x"], "`x` is no whole number"),
        (["kanto"], "--pack"),
        (["kanto", "--pack", "p", "--nonsense"], "--nonsense"),
        (["kanto", "--pac", "p"], "--pack"),
    ],
)
def test_says_what_is_wrong_and_where_to_read_more(arguments: list[str], said: str) -> None:
    with pytest.raises(WrongUse) as wrong:
        parser().parse_args(arguments)
    assert said in str(wrong.value)
    assert "`workbench test --help` says more" in str(wrong.value)


@pytest.mark.parametrize(
    ("read", "text", "value"),
    [(whole_number, "-3", -3), (count, "2", 2), (numbers, "3, 17,20", [3, 17, 20]), (column_row, "4,5", (4, 5))],
)
def test_reads_numbers(read: Callable[[str], Any], text: str, value: Any) -> None:
    assert read(text) == value


@pytest.mark.parametrize(("read", "text"), [(column_row, "4"), (column_row, "4,5,6"), (numbers, "3,,4"), (count, "-1")])
def test_refuses_what_is_no_number(read: Callable[[str], Any], text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match=r"expected|no whole number"):
        read(text)
