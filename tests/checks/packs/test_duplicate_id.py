"""Tests of PACK006."""

from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef


def test_flags_the_file_that_gives_the_id_of_another_and_names_both(found):
    assert found("PACK006", {"species:pikachu": {"id": "pikachu"}, "species:pichu": {"id": "pikachu"}}) == [
        (
            "species:pichu",
            "/id",
            "The id `pikachu` is that of `species/pikachu.json` too",
            "Give each its own id, the name of its file",
        )
    ]


def test_flags_both_of_two_that_give_an_id_that_is_no_file(found):
    told = found("PACK006", {"species:a": {"id": "x"}, "species:b": {"id": "x"}})
    assert [(ref, m) for ref, _, m, _ in told] == [
        ("species:a", "The id `x` is that of `species/b.json` too"),
        ("species:b", "The id `x` is that of `species/a.json` too"),
    ]


def test_flags_what_reading_met(found):
    problem = LoadProblem("duplicate_id", "test", "species/a.json", "species/a.json and species/A.json")
    assert [ref for ref, *_ in found("PACK006", problems=(problem,))] == ["species/a.json"]


def test_flags_a_file_that_stands_twice_in_a_zip_though_one_of_them_is_read(found):
    ref = EntityRef("test", "species", "a")
    problem = LoadProblem("duplicate_entry", "test", "species/a.json", "`species/a.json` stands twice in the zip", ref)
    told = found("PACK006", {"species:a": {"id": "a"}}, problems=(problem,))
    assert [(ref, m) for ref, _, m, _ in told] == [("species:a", "`species/a.json` stands twice in the zip")]


def test_allows_one_id_in_two_kinds_and_in_a_required_pack(found):
    content = {"species:a": {"id": "a"}, "item:a": {"id": "a"}}
    assert found("PACK006", content, required={"species:a": {"id": "a"}}) == []


def test_allows_an_odd_id_that_nobody_else_has(found):
    assert found("PACK006", {"species:a": {"id": "b"}, "item:b": {"id": "b"}}) == []
