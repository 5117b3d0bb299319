"""Tests of EVO006."""


def test_flags_the_second_of_two_links_between_the_same_species(found):
    links = [{"from": "a", "to": "b"}, {"from": "b", "to": "c"}, {"from": "a", "to": "b"}]
    assert found("EVO006", {"evolution_chain:a": {"links": links}}) == [
        ("evolution_chain:a", "/links/2", "Link 1 joins `a` and `b` too", "Make it one link with the methods of both")
    ]


def test_allows_several_methods_in_one_link(found):
    methods = [{"by": "item"}, {"by": "trade"}]
    assert found("EVO006", {"evolution_chain:a": {"links": [{"from": "a", "to": "b", "methods": methods}]}}) == []
