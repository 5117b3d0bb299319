"""Tests of PACK011."""

from workbench.model.problem import LoadProblem


def test_flags_a_folder_that_is_no_kind_once_and_offers_the_nearest(found):
    assert found("PACK011", {"speceis:a": {}, "speceis:b": {}}) == [
        ("speceis/", "", "`speceis` is no kind", "Did you mean `species`?")
    ]


def test_flags_what_reading_met_instead(found):
    problem = LoadProblem("unknown_kind", "test", "speceis/a.json", "no kind `speceis`")
    assert [m for *_, m, _ in found("PACK011", {"speceis:a": {}}, problems=(problem,))] == ["no kind `speceis`"]


def test_allows_anything_while_the_manifest_cannot_be_read(found):
    assert found("PACK011", {"army_card_2:a": {}}, manifest=[]) == []


def test_allows_known_kinds(found):
    assert found("PACK011", {"species:a": {}, "map:b": {}}) == []
