"""Tests of the region graph."""

from workbench.graph.region import build_region


def to(*names):
    return {"exits": [{"to": name} for name in names]}


def test_counts_what_the_command_line_prints():
    graph = build_region({"town": to("route", "town"), "route": to("town", "cave"), "cave": {}, "attic": to("atic")})
    assert graph.as_json("town") == {
        "maps": 4,
        "edges": 4,
        "reachable": 3,
        "unreachable": ["attic"],
        "one_way": [["route", "cave"]],
        "isolated": ["attic"],
        "dangling": ["atic"],
    }


def test_an_exit_decided_in_play_is_not_dangling():
    graph = build_region({"lift": {"exits": [{"dynamic": True}]}})
    assert graph.dangling == ()


def test_a_map_that_leads_only_to_itself_is_isolated():
    assert build_region({"a": to("a")}).isolated == ("a",)


def test_an_unknown_start_reaches_nothing():
    assert build_region({"a": {}}).reachable("b") == frozenset()


def test_reads_over_what_is_no_exit():
    assert build_region({"a": {"exits": [None, {"to": 4}]}, "b": [], "c": {"exits": 3}}).dangling == ()
