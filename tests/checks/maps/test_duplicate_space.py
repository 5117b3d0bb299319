"""Tests of MAP013."""


def test_flags_the_second_space_of_an_id(found):
    assert found("MAP013", {"map:m": {"spaces": [{"id": "a"}, {"id": "b"}, {"id": "a"}]}}) == [
        ("map:m", "/spaces/2/id", "Space 1 has the id `a` too", "Give one of them another id")
    ]


def test_allows_ids_that_differ(found):
    assert found("MAP013", {"map:m": {"spaces": [{"id": "a"}, {"id": "b"}, {}]}}) == []
