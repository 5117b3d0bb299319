"""Tests of PACK009."""


def test_flags_the_second_of_two_keys_in_any_depth(found):
    assert found("PACK009", {"species:a": {"x": [{"hp": 1, "HP": 2}]}}) == [
        ("species:a", "/x/0/hp", "The keys `HP` and `hp` differ only by case", "Delete one, or give it another name")
    ]


def test_allows_palettes_and_keys_in_different_objects(found):
    assert (
        found("PACK009", {"map:a": {"palette": {"g": "grass", "G": "tall"}}, "item:b": {"a": {"X": 1}, "b": {"x": 1}}})
        == []
    )


def test_allows_data_that_is_no_object(found):
    assert found("PACK009", {"item:a": 3, "item:b": None, "item:c": "text", "item:d": 0}) == []
