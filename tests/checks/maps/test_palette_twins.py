"""Tests of MAP004."""


def board(**palette):
    return {"map:m": {"shape": "hex", "width": 1, "height": 1, "palette": palette, "terrain": ["g"]}}


def test_flags_the_second_of_two_characters_for_one_terrain(found):
    assert found("MAP004", board(g="grass", h="grass")) == [
        ("map:m", "/palette/h", "`g` and `h` both stand for `grass`", "Keep one of them")
    ]


def test_allows_a_character_a_terrain(found):
    assert found("MAP004", board(g="grass", G="tall_grass")) == []
