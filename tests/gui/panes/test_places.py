"""Where a widget stands in an entity."""

from __future__ import annotations

from workbench.gui.panes.places import first_pointer, pointers_of

SCHEMA = {
    "properties": {
        "rows": {"type": "array", "x-widget": "ranges"},
        "sides": {"type": "array", "items": {"properties": {"team": {"$ref": "#/$defs/team"}}}},
    },
    "$defs": {"team": {"type": "array", "x-widget": "party"}},
}


def test_the_first_place_at_the_top_is_found() -> None:
    assert first_pointer(SCHEMA, "ranges") == "/rows"
    assert first_pointer(SCHEMA, "party") == ""


def test_places_in_the_objects_of_a_list_are_found_for_each_object() -> None:
    found = [pointer for pointer, _ in pointers_of(SCHEMA, "party", {"sides": [{}, {}]})]
    assert found == ["/sides/0/team", "/sides/1/team"]
    assert list(pointers_of(SCHEMA, "party", {"sides": "odd"})) == []
    assert [pointer for pointer, _ in pointers_of(SCHEMA, "ranges", {})] == ["/rows"]
