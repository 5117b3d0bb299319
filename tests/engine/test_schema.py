"""Schemas from structs: closed, labelled in two languages, agreeing with the structs."""

from __future__ import annotations

import json
from typing import Annotated, Any, ClassVar, Literal

import msgspec
import pytest
from jsonschema import Draft202012Validator

from workbench.engine.data import Data, read, says
from workbench.engine.schema import humanised, schema_files, schema_of


class Hit(Data, tag_field="do", tag="hit", frozen=True, kw_only=True):
    """Hit somebody."""

    amount: Annotated[int, says("Amount", "Quanto", "How hard", "Quanto forte", ge=1)] = 1
    kind: Annotated[str | None, says("Kind", ref="type")] = None
    mood: Annotated[Literal["calm", ""], says("Mood", labels={"calm": {"en": "Calm", "it": "Calmo"}})] = ""


class Many(Data, tag_field="do", tag="many", frozen=True, kw_only=True):
    """Do several things."""

    steps: tuple[Step, ...]


Step = Hit | Many


class ToyCard(Data, frozen=True, kw_only=True):
    """A card.

    With more to say.
    """

    x_schema: ClassVar[dict[str, Any]] = {"x-points": {"points": "/points"}}

    id: str
    points: int
    sort: Literal["a", "b"] = "a"
    sizes: tuple[Annotated[Literal["small", "large", "huge"], says("Size")], ...] = ()
    steps: tuple[Step, ...] = ()
    span: tuple[int, int] = (1, 2)


SCHEMA = schema_of(ToyCard)


def test_the_schema_is_valid_and_says_what_the_struct_says():
    Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["title"] == "Toy card"
    assert SCHEMA["description"] == "A card. With more to say."
    assert SCHEMA["required"] == ["id", "points"]
    assert SCHEMA["x-points"] == {"points": "/points"}


def test_every_property_has_title_description_and_italian():
    for part in (SCHEMA, *SCHEMA["$defs"].values()):
        for schema in part["properties"].values():
            assert schema["title"]
            assert schema["description"]
            assert set(schema["x-it"]) == {"title", "description"}


def test_references_limits_and_tags_are_kept():
    hit = SCHEMA["$defs"]["Hit"]["properties"]
    assert hit["kind"]["x-ref"] == "type"
    assert hit["mood"]["x-labels"] == {"calm": {"en": "Calm", "it": "Calmo"}}
    assert hit["kind"]["type"] == "string"
    assert hit["amount"]["minimum"] == 1
    assert hit["amount"]["x-it"] == {"title": "Quanto", "description": "Quanto forte"}
    assert hit["do"]["const"] == "hit"


def test_values_stand_in_the_order_in_which_they_were_written():
    assert SCHEMA["properties"]["sizes"]["items"]["enum"] == ["small", "large", "huge"]
    assert SCHEMA["properties"]["sort"]["enum"] == ["a", "b"]


@pytest.mark.parametrize(
    "data",
    [
        {"id": "a", "points": 1},
        {"id": "a", "points": 1, "x-mine": [1]},
        {"id": "a", "points": 1, "steps": [{"do": "many", "steps": [{"do": "hit", "x-why": 1}]}]},
        {"id": "a"},
        {"id": "a", "points": "1"},
        {"id": "a", "points": 1, "other": 2},
        {"id": "a", "points": 1, "sort": "c"},
        {"id": "a", "points": 1, "span": [1]},
        {"id": "a", "points": 1, "steps": [{"do": "hit", "amount": 0}]},
        {"id": "a", "points": 1, "steps": [{"do": "hitt"}]},
        {"id": "a", "points": 1, "steps": [{"do": "many", "steps": [{"do": "hit", "amuont": 1}]}]},
    ],
)
def test_schema_and_struct_agree(data):
    try:
        read(ToyCard, data)
        fits = True
    except msgspec.ValidationError:
        fits = False
    assert Draft202012Validator(SCHEMA).is_valid(data) == fits


def test_files_are_named_by_kind_and_the_same_every_time():
    files = schema_files({"toy_card": ToyCard, "map.rules": Hit})
    assert list(files) == ["map.rules.schema.json", "toy_card.schema.json"]
    assert json.loads(files["map.rules.schema.json"])["title"] == "Rules"
    assert files == schema_files({"toy_card": ToyCard, "map.rules": Hit})


def test_names_become_words():
    assert humanised("SpecialAttack") == humanised("special_attack") == "Special attack"
