"""Tests of PACK016."""


def test_flags_an_entity_that_stands_in_for_one_of_a_required_pack(found):
    assert found("PACK016", {"item:potion": {}, "item:ball": {}}, required={"item:potion": {}}) == [
        ("item:potion", "", "`item:potion` takes the place of the one in pack `base`", "")
    ]


def test_allows_an_id_of_another_kind(found):
    assert found("PACK016", {"item:potion": {}}, required={"species:potion": {}}) == []
