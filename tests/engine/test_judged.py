"""Faults of an entity: of what its structs cannot read, and of what a ruleset says of the rest."""

from typing import Annotated

import pytest

from workbench.engine.data import Data, says
from workbench.engine.judged import judged


class Card(Data, frozen=True, kw_only=True):
    """A kind of its own."""

    life: Annotated[int, says("Life", "Vita", ge=1)]


class MapRules(Data, frozen=True, kw_only=True):
    """What a ruleset adds to a core kind."""

    limit: Annotated[int, says("Limit", "Limite")] = 0


STRUCTS = {"card": Card, "map.rules": MapRules}


def faults(kind, data):
    """What is said when every number is judged to be wrong."""
    return list(judged(STRUCTS, kind, data, lambda value: [("/it", f"{type(value).__name__} is wrong", "help")]))


@pytest.mark.parametrize(
    ("kind", "data", "expected"),
    [
        ("card", {"life": 3}, [("/it", "Card is wrong", "help")]),
        ("map", {"id": "m", "rules": {"limit": 3}}, [("/rules/it", "MapRules is wrong", "help")]),
        ("map", {"id": "m"}, []),
        ("species", {"life": 3}, []),
    ],
)
def test_what_a_struct_reads_is_judged_where_it_stands(kind, data, expected):
    assert faults(kind, data) == expected


@pytest.mark.parametrize(
    ("kind", "data", "pointer"),
    [
        ("card", {"life": 0}, "/life"),
        ("card", None, ""),
        ("map", {"rules": {"limit": "many"}}, "/rules/limit"),
        ("map", {"rules": []}, "/rules"),
    ],
)
def test_what_no_struct_reads_is_one_fault_and_is_not_judged(kind, data, pointer):
    ((at, message, help_),) = faults(kind, data)
    assert (at, help_) == (pointer, "")
    assert message
    assert "is wrong" not in message
