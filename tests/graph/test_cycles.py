"""Tests of naming cycles and doing without them."""

from hypothesis import given
from hypothesis import strategies as st

from workbench.graph.cycles import cycles_of, without_cycles

NODES = st.sampled_from("abcdef")
EDGES = st.dictionaries(NODES, st.frozensets(NODES, max_size=3), max_size=6)


def test_a_node_that_leads_to_itself_is_a_cycle():
    assert cycles_of({"a": ["a"], "b": ["a"]}) == (("a",),)


def test_two_rings_that_share_a_node_are_two_cycles():
    assert cycles_of({"a": ["b", "c"], "b": ["a"], "c": ["a"]}) == (("a", "b"), ("a", "c"))


@given(EDGES)
def test_every_cycle_is_a_walk_over_edges_and_edges_on_cycles_are_covered(edges):
    covered = set()
    for path in cycles_of(edges):
        assert path[0] == min(path)
        steps = set(zip(path, path[1:] + path[:1], strict=True))
        assert all(b in edges.get(a, ()) for a, b in steps)
        covered |= steps
    rest = {a: [b for b in targets if (a, b) not in covered] for a, targets in edges.items()}
    assert cycles_of(rest) == ()


@given(EDGES)
def test_what_is_left_has_no_cycle_and_lost_only_edges_on_cycles(edges):
    kept = without_cycles(edges)
    assert cycles_of(kept) == ()
    if not cycles_of(edges):
        assert {a: set(b) for a, b in kept.items() if b} == {a: set(b) for a, b in edges.items() if b}


def test_a_chain_longer_than_the_stack_is_walked():
    edges = {f"{n:05}": [f"{n + 1:05}"] for n in range(5000)}
    assert cycles_of(edges) == ()
    assert len(without_cycles(edges)) == 5001
