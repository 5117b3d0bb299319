"""Tests of EVO005."""


def link(**more):
    return {"evolution_chain:a": {"links": [{"from": "a", "to": "b", **more}]}}


def test_flags_an_empty_list_of_methods(found):
    assert found("EVO005", link(methods=[])) == [
        ("evolution_chain:a", "/links/0/methods", "`a` evolves into `b` by no method", "Add a method")
    ]


def test_flags_a_link_without_methods_at_the_link(found):
    assert [pointer for _, pointer, _, _ in found("EVO005", link())] == ["/links/0"]


def test_allows_any_method(found):
    assert found("EVO005", link(methods=[{"by": "trade"}])) == []
