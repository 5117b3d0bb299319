"""Tests of TXT002."""


def test_flags_a_name_of_nothing_but_spaces(found):
    assert found("TXT002", {"item:a": {"name": {"en": "Potion", "it": "  "}}}) == [
        ("item:a", "/name/it", "The name in `it` is empty", "Write it")
    ]


def test_allows_a_name(found):
    assert found("TXT002", {"item:a": {"name": {"en": "Potion"}}}) == []
