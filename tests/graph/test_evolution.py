"""Tests of the evolution graph."""

from workbench.graph.evolution import build_evolution


def chain(*pairs):
    return {"links": [{"from": a, "to": b, "methods": [{"by": "markers"}]} for a, b in pairs]}


def test_counts_what_the_command_line_prints():
    graph = build_evolution(
        ["bulbasaur", "ivysaur", "venusaur", "eevee", "jolteon", "flareon", "onix"],
        {
            "bulbasaur": chain(("bulbasaur", "ivysaur"), ("ivysaur", "venusaur")),
            "eevee": chain(("eevee", "jolteon"), ("eevee", "flareon")),
            "onix": chain(),
        },
    )
    assert graph.as_json() == {
        "species": 7,
        "edges": 4,
        "chains": 3,
        "longest": 3,
        "branching": {"eevee": 2},
        "cycles": [],
        "dangling": [],
    }


def test_parallel_links_are_one_edge_and_no_branch():
    graph = build_evolution(["a", "b"], {"a": chain(("a", "b"), ("a", "b"))})
    assert graph.edge_count == 1
    assert graph.branching == {}


def test_a_ring_with_ten_tails_is_one_cycle_from_its_smallest_id():
    ring = [f"r{n:02}" for n in range(15)]
    pairs = list(zip(ring, ring[1:] + ring[:1], strict=True))
    tails = [(f"t{n}", ring[n]) for n in range(10)]
    graph = build_evolution(ring, {"x": chain(*tails, *pairs)})
    assert graph.cycles == (tuple(ring),)


def test_a_cycle_over_two_chains_is_found():
    graph = build_evolution(["a", "b"], {"a": chain(("a", "b")), "b": chain(("b", "a"))})
    assert graph.cycles == (("a", "b"),)
    assert graph.longest == 2


def test_names_ids_that_no_species_bears():
    graph = build_evolution(["a"], {"a": chain(("a", "b"), ("c", "a"))})
    assert graph.dangling == ("b", "c")


def test_reads_over_what_is_no_link():
    broken = {"a": {"links": [None, {"from": 3, "to": "b"}, {"to": "b"}]}, "b": [], "c": {"links": {"a": 1}}}
    assert build_evolution([], broken).links == ()


def test_species_without_links_are_one_stage_long_and_nothing_is_none():
    assert build_evolution(["a"], {}).longest == 1
    assert build_evolution([], {}).longest == 0


def test_a_reference_with_pack_and_kind_means_the_bare_id():
    graph = build_evolution(["a", "b"], {"a": chain(("base/species:a", "species:b"))})
    assert graph.edges == {"a": ("b",)}
