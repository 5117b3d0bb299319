"""Tests of the layered layout."""

from workbench.graph.layers import layers_of


def test_the_layer_is_the_stage():
    assert layers_of(["lone"], {"a": ["b"], "b": ["c"]}) == (("a", "lone"), ("b",), ("c",))


def test_lines_do_not_cross_where_they_need_not():
    assert layers_of([], {"a": ["z"], "b": ["y"]}) == (("a", "b"), ("z", "y"))


def test_a_cycle_is_laid_out_all_the_same():
    assert layers_of([], {"a": ["b"], "b": ["c"], "c": ["a"]}) == (("a",), ("b",), ("c",))


def test_nothing_has_no_layers():
    assert layers_of([], {}) == ()
