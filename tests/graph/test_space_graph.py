"""Boards of spaces as graphs."""

from workbench.graph.space_graph import build_spaces

SPACES = [{"id": name} for name in "abcdx"]


def board(*links, one_way=()):
    pairs = [{"from": a, "to": b} for a, b in links] + [{"from": a, "to": b, "one_way": True} for a, b in one_way]
    return build_spaces({"shape": "graph", "spaces": SPACES, "links": pairs})


def test_links_lead_both_ways_unless_they_are_one_way():
    graph = board("ab", one_way=["bc"])
    assert graph.steps == {"a": ("b",), "b": ("a", "c"), "c": (), "d": (), "x": ()}
    assert graph.near["c"] == ("b",)
    assert graph.isolated == ("d", "x")


def test_how_far_it_is_from_the_nearest_of_several_starts():
    graph = board("ab", "bc", "cd")
    assert graph.far(["a", "d", "nowhere"]) == {"a": 0, "d": 0, "b": 1, "c": 1}


def test_what_a_single_figure_can_close():
    line = board("ab", "bc", "cd", "bx", "xd")
    assert line.articulations == ("b",)
    assert line.on_every_way(["a"], "d") == ("a", "b")
    assert line.on_every_way(["a", "c"], "d") == ()
    assert board("ab", "bc", one_way=["cd"]).on_every_way(["a"], "d") == ("a", "b", "c")


def test_no_way_and_being_there_already_have_nothing_on_them():
    assert board("ab").on_every_way(["a"], "d") == ()
    assert board("ab").on_every_way(["a"], "a") == ()


def test_a_track_leads_on_in_order_and_by_junctions():
    spaces = [{"id": "a", "junction": ["c"]}, {"id": "b", "last": True}, {"id": "c", "junction": ["a", 7]}]
    graph = build_spaces({"shape": "track", "spaces": spaces, "links": [{"from": "b", "to": "a"}]})
    assert graph.steps == {"a": ("b", "c"), "b": (), "c": ("a",)}


def test_broken_data_is_passed_over():
    assert build_spaces(None).steps == {}
    broken = {"spaces": [{"id": "a"}, {"id": 1}, "b"], "links": [{"from": "a", "to": "a"}, {"from": "a", "to": "z"}, 5]}
    assert build_spaces(broken).steps == {"a": ()}
    assert build_spaces({"spaces": {}, "links": {}}).articulations == ()
