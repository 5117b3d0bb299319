"""Tests of MAP003."""


def board(*rows, **palette):
    return {"map:m": {"shape": "hex", "width": 3, "height": len(rows), "palette": palette, "terrain": list(rows)}}


def test_flags_a_character_that_no_hex_uses(found):
    assert found("MAP003", board("gg", g="grass", w="water")) == [
        ("map:m", "/palette/w", "No hex uses `w`", "Delete it from the palette")
    ]


def test_allows_a_palette_that_is_used(found):
    assert found("MAP003", board("gw", g="grass", w="water")) == []
