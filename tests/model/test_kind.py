"""A kind knows its references and the branch of a union that data mean."""

from __future__ import annotations

from workbench.model.kind import Kind, branches_of, item_schema, tag_fits

UNION = {
    "oneOf": [{"$ref": "#/$defs/Wound"}, {"$ref": "#/$defs/Heal"}],
    "discriminator": {"propertyName": "do", "mapping": {"wound": "#/$defs/Wound", "heal": "#/$defs/Heal"}},
}


def test_the_tag_chooses_the_branch_and_without_one_every_branch_speaks() -> None:
    assert list(branches_of(UNION, {"do": "heal"})) == [{"$ref": "#/$defs/Heal"}]
    assert len(list(branches_of(UNION, {"do": "dance"}))) == 2
    assert len(list(branches_of({"anyOf": [{}, {}], "allOf": [{}]}, 1))) == 3
    assert not tag_fits(UNION, {"$ref": "#/$defs/Heal"}, {"do": ["heal"]})


def test_first_items_have_their_own_schemas() -> None:
    schema = {"prefixItems": [{"const": 1}], "items": {"const": 2}}
    assert [item_schema(schema, at) for at in (0, 1)] == [{"const": 1}, {"const": 2}]


def test_the_title_is_the_name_when_the_schema_has_none() -> None:
    assert (Kind("item", {}).title, Kind("item", {"title": "Item"}).title) == ("item", "Item")
