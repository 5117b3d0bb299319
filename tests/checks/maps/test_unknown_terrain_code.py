"""Tests of MAP002."""


def board(*rows, **palette):
    return {"map:m": {"shape": "hex", "width": 3, "height": len(rows), "palette": palette, "terrain": list(rows)}}


def test_flags_each_unknown_character_once_where_it_first_stands(found):
    assert found("MAP002", board("gxg", "xxg", g="grass")) == [
        ("map:m", "/terrain/0", "`x` at `[1, 0]` and 2 more is not in the palette", "The palette has `g`")
    ]


def test_flags_the_other_case_and_says_so(found):
    assert [h for *_, h in found("MAP002", board("gG", g="grass"))] == ["Did you mean `g`?"]


def test_allows_the_palette_and_holes(found):
    assert found("MAP002", board("g.g", "...", g="grass")) == []
