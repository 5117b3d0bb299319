"""Tests of PACK020."""


def test_flags_a_picture_without_artist_and_licence(found):
    assert found("PACK020", {"species:a": {"art": {"file": "a.png"}}}) == [
        (
            "species:a",
            "/art",
            "The picture `a.png` names no `artist` and no `licence`",
            "Add `artist` and `licence`",
        )
    ]


def test_flags_what_only_one_is_missing_of(found):
    told = found("PACK020", {"species:a": {"art": {"file": "a.png", "artist": "Ada", "licence": " "}}})
    assert [m for *_, m, _ in told] == ["The picture `a.png` names no `licence`"]


def test_allows_credit_and_no_picture(found):
    art = {"file": "a.png", "artist": "Ada", "licence": "CC0-1.0"}
    assert found("PACK020", {"species:a": {"art": art}, "species:b": {}, "species:c": {"art": {}}}) == []
