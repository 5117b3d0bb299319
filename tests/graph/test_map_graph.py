"""Tests of reachability on a map."""

from workbench.graph.map_graph import leads_to, reach

STEPS = {(0, 0): ((1, 0),), (1, 0): ((0, 0), (1, 1)), (1, 1): (), (4, 0): ((1, 0),), (0, 2): ()}


def test_steps_are_followed_one_way():
    found = reach(STEPS, [(0, 0)])
    assert found.reached == {(0, 0), (1, 0), (1, 1)}
    assert found.as_json() == {"hexes": 5, "reachable": 3, "unreachable": [[4, 0], [0, 2]]}


def test_a_start_that_nobody_may_enter_reaches_nothing():
    assert reach(STEPS, [(9, 9)]).reached == frozenset()


def test_a_walk_leads_to_a_goal_or_not():
    assert leads_to(STEPS, [(4, 0)], [(1, 1)])
    assert not leads_to(STEPS, [(1, 1)], [(4, 0)])
    assert leads_to(STEPS, [(0, 2)], [(0, 2)])
    assert not leads_to(STEPS, [(9, 9)], [(9, 9)])
