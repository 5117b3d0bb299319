"""Tests of REG001."""

from workbench.checks import run_checks
from workbench.checks.regions.one_way_exit import one_way_exit


def maps(**exits):
    return {f"map:{name}": {"exits": some} for name, some in exits.items()}


def test_flags_a_way_without_a_way_back_once_a_map(found):
    assert found("REG001", maps(a=[{"to": "b"}, {"to": "b"}], b=[])) == [
        ("map:a", "/exits/0", "Map `b` has no exit back to `a`", "Add one, or mark this exit as `one_way`")
    ]


def test_flags_with_a_fix_that_marks_the_exit(facts_of):
    (told,) = run_checks(facts_of(maps(a=[{"to": "b", "at": [0, 0]}], b=[])), (one_way_exit,))
    assert told.fixes[0].value == {"to": "b", "at": [0, 0], "one_way": True}


def test_allows_ways_back_marked_ones_own_doors_and_lifts(found):
    assert found("REG001", maps(a=[{"to": "b"}], b=[{"to": "a"}])) == []
    assert found("REG001", maps(a=[{"to": "b", "one_way": True}], b=[])) == []
    assert found("REG001", maps(a=[{"to": "a"}])) == []
    assert found("REG001", maps(a=[{"dynamic": True}])) == []


def test_allows_an_exit_to_nowhere_which_is_a_dangling_reference(found):
    assert found("REG001", maps(a=[{"to": "gone"}])) == []
