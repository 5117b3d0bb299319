"""Tests of EVO003."""


def chain(*pairs):
    return {"links": [{"from": a, "to": b} for a, b in pairs]}


def test_flags_a_chain_named_for_a_later_stage(found):
    assert found("EVO003", {"evolution_chain:pikachu": chain(("pikachu", "raichu"), ("pichu", "pikachu"))}) == [
        ("evolution_chain:pikachu", "/id", "Chain `pikachu` begins with `pichu`", "Rename it to `pichu`")
    ]


def test_allows_the_first_species_a_single_one_and_a_circle(found):
    chains = {
        "evolution_chain:a": chain(("a", "b")),
        "evolution_chain:c": chain(),
        "evolution_chain:d": chain(("e", "e")),
        "evolution_chain:f": chain(("f", "g"), ("g", "f"), ("tail", "f")),
    }
    assert found("EVO003", chains) == []


def test_leaves_a_mistyped_first_species_to_the_dangling_reference(found):
    assert found("EVO003", {"evolution_chain:a": chain(("aa", "b")), "species:a": {}, "species:b": {}}) == []
