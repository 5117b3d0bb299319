"""Entities have a name for people, whatever their data are."""

from __future__ import annotations

from typing import Any

import pytest

from workbench.model.entity import Entity, localised
from workbench.model.ref import EntityRef

REF = EntityRef("test", "item", "potion")


@pytest.mark.parametrize(
    ("data", "name"),
    [
        ({"name": {"en": "Potion", "it": "Pozione"}}, "Potion"),
        ({"name": {"it": "Pozione"}}, "Pozione"),
        ({"name": "Potion"}, "Potion"),
        ({"name": {}}, "potion"),
        ({"name": 5}, "potion"),
        ({"name": {"en": 5}}, "potion"),
        ({}, "potion"),
        ([1], "potion"),
        (None, "potion"),
    ],
)
def test_the_name_is_english_else_any_else_the_id(data: Any, name: str) -> None:
    assert Entity(REF, data).name == name


def test_a_text_is_given_in_the_language_that_is_asked_for() -> None:
    assert localised({"en": "Potion", "it": "Pozione"}, "it") == "Pozione"
    assert localised({"en": "Potion"}, "it") == "Potion"
