"""Tests of EVO002."""


def chain(*pairs):
    return {"links": [{"from": a, "to": b} for a, b in pairs]}


def test_flags_a_species_at_its_place_in_the_later_chain(found):
    told = found("EVO002", {"evolution_chain:a": chain(("a", "b")), "evolution_chain:c": chain(("c", "b"))})
    assert told == [
        (
            "evolution_chain:c",
            "/links/0/to",
            "Species `b` is in chain `a` too",
            "Keep the whole family in the chain of its first species",
        )
    ]


def test_flags_a_chain_without_links_whose_species_is_elsewhere(found):
    told = found(
        "EVO002", {"evolution_chain:meltan": chain(("meltan", "melmetal")), "evolution_chain:melmetal": chain()}
    )
    assert [(ref, m) for ref, _, m, _ in told] == [
        ("evolution_chain:meltan", "Species `melmetal` is in chain `melmetal` too")
    ]


def test_flags_the_opened_pack_when_the_other_chain_is_required(found):
    told = found("EVO002", {"evolution_chain:a": chain(("a", "b"))}, required={"evolution_chain:c": chain(("c", "b"))})
    assert [ref for ref, *_ in told] == ["evolution_chain:a"]


def test_allows_a_species_twice_in_its_own_chain(found):
    assert found("EVO002", {"evolution_chain:a": chain(("a", "b"), ("b", "c")), "evolution_chain:d": chain()}) == []
