"""What shipped rulesets say of content that cannot be played: with its place, nothing empty between backticks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from workbench.engine.ruleset import SetupRefused
from workbench.model.ref import EntityRef
from workbench.pluginhost.content_rules import ContentRules
from workbench.workspace import Workspace

PLAYED = [
    ("figure_arena", "standard_match"),
    ("kanto", "training_battle"),
    ("master_trainer", "standard_game"),
    ("wave2_starter", "starter_duel"),
]


def spoilt(data: dict[str, Any]) -> Iterator[Any]:
    """An entity in ways that nobody can play: none, of another sort, without a property, with an empty text in it."""
    yield from ({}, [])
    for key in data:
        yield {name: value for name, value in data.items() if name != key}
        yield {**data, key: ""}


@pytest.mark.parametrize(("pack", "scenario"), PLAYED)
def test_no_refusal_and_no_finding_quotes_nothing(pack: str, scenario: str) -> None:
    space = Workspace.open(pack)
    snapshot = space.snapshot(scenario)
    first = {name.partition(":")[0]: name for name in sorted(snapshot.entities, reverse=True)}
    said = []
    for kind, name in first.items():
        ref = EntityRef(pack, kind, name.partition(":")[2])
        for data in spoilt(json.loads(snapshot.entities[name])):
            try:
                space.compile(replace(snapshot, entities={**snapshot.entities, name: json.dumps(data).encode()}))
            except SetupRefused as refused:
                said += refused.reasons
            if entity := space.packs.get(ref):
                changed = space.packs.with_changes({ref: entity.with_data(data)})
                said += [fault.message for fault in ContentRules(changed, space.ruleset).faults(ref)]
    assert len(said) > 20
    assert not [text for text in said if "``" in text]


@pytest.mark.parametrize("pack", [pack for pack, _ in PLAYED])
def test_no_check_quotes_nothing(pack: str) -> None:
    """Every entity of a pack with an empty text, or a list of one, in the place of one of its values."""
    space = Workspace.open(pack)
    changed = {}
    for entities in (space.packs.opened.of_kind(kind) for kind in space.kinds):
        for number, entity in enumerate(entities.values()):
            keys = [key for key in entity.data if key != "id"]
            at = keys[number % len(keys)]
            value = [""] if isinstance(entity.data[at], list) and number % 2 else ""
            changed[entity.ref] = entity.with_data({**entity.data, at: value})
    found = space.finder()(space.packs.with_changes(changed))
    assert len(found) > 20
    assert not [(each.code, each.message) for each in found if "``" in each.message + each.help]
