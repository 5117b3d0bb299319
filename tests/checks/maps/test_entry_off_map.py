"""Tests of MAP014."""


def maps(entry):
    target = {"shape": "hex", "width": 2, "height": 1, "terrain": ["g."]}
    return {"map:a": {"exits": [{"to": "b", "entry": entry}]}, "map:b": target}


def test_flags_an_entry_beyond_the_other_map(found):
    assert found("MAP014", maps([5, 0])) == [
        ("map:a", "/exits/0/entry", "Map `b` has no hex at `[5, 0]`", "Move the entry onto that map")
    ]


def test_flags_an_entry_in_a_hole(found):
    assert len(found("MAP014", maps([1, 0]))) == 1


def test_allows_an_entry_on_a_hex_and_none(found):
    assert found("MAP014", maps([0, 0])) == []
    assert found("MAP014", maps(None)) == []
