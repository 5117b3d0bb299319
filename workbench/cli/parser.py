"""The argument parser: argparse that speaks as the rest of the program does."""

from __future__ import annotations

import argparse
from typing import Any, NoReturn

from workbench.cli.wrong_use import WrongUse, nearest


class Parser(argparse.ArgumentParser):
    """Raises `WrongUse` where argparse would print its usage and leave."""

    def __init__(self, **given: Any) -> None:
        super().__init__(allow_abbrev=False, **given)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where to read more."""
        raise WrongUse(f"{self.prog.removeprefix('workbench ')}: {message}; `{self.prog} --help` says more")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Name the nearest choice for one that does not exist."""
        if action.choices is not None and value not in action.choices:
            help_text = nearest(str(value), [str(choice) for choice in action.choices])
            raise argparse.ArgumentError(action, f"`{value}` is unknown, {help_text}")


def add_format(parser: argparse.ArgumentParser, *more: str) -> None:
    """Add `--format`: text for people, json for programs, and what else the command can write."""
    parser.add_argument(
        "--format", choices=("text", "json", *more), default="text", help="json: one document on standard output"
    )


def add_pack(parser: argparse.ArgumentParser) -> None:
    """Add the positional PACK."""
    parser.add_argument("pack", metavar="PACK", help="a pack's folder or zip, or the id of a pack that ships")


def add_in_pack(parser: argparse.ArgumentParser) -> None:
    """Add `--pack PACK`."""
    parser.add_argument("--pack", metavar="PACK", required=True, help="the pack: a path, or the id of one that ships")


def whole_number(text: str) -> int:
    """Read a whole number, or say that it is none."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"`{text}` is no whole number") from None


def count(text: str) -> int:
    """Read a whole number from 1, or say that it is none."""
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"`{text}` is too small, expected a whole number from 1")
    return number


def numbers(text: str) -> list[int]:
    """Read whole numbers with commas between them."""
    return [whole_number(part.strip()) for part in text.split(",")]


def column_row(text: str) -> tuple[int, int]:
    """Read COLUMN,ROW."""
    found = numbers(text)
    if len(found) != 2:
        raise argparse.ArgumentTypeError(f"`{text}` is no place on a map, expected COLUMN,ROW")
    return found[0], found[1]
