"""Tests of EVO001."""


def chain(*pairs):
    return {"links": [{"from": a, "to": b} for a, b in pairs]}


def test_flags_a_circle_once_at_the_first_of_its_links(found):
    told = found("EVO001", {"evolution_chain:b": chain(("c", "a"), ("a", "b"), ("b", "c"))})
    assert told == [
        (
            "evolution_chain:b",
            "/links/0",
            "Evolution runs in a circle: `a` → `b` → `c` → `a`",
            "Delete the link that leads back",
        )
    ]


def test_flags_a_circle_of_fifteen_with_ten_tails_once(found):
    ring = [f"r{n:02}" for n in range(15)]
    pairs = [*zip(ring, ring[1:] + ring[:1], strict=True), *((f"t{n}", ring[n]) for n in range(10))]
    assert len(found("EVO001", {"evolution_chain:r00": chain(*pairs)})) == 1


def test_flags_a_circle_over_two_chains(found):
    told = found("EVO001", {"evolution_chain:a": chain(("a", "b")), "evolution_chain:b": chain(("b", "a"))})
    assert [(ref, pointer) for ref, pointer, _, _ in told] == [("evolution_chain:a", "/links/0")]


def test_flags_what_evolves_into_itself(found):
    assert [m for *_, m, _ in found("EVO001", {"evolution_chain:a": chain(("a", "a"))})] == [
        "Evolution runs in a circle: `a` → `a`"
    ]


def test_flags_a_circle_that_closes_in_the_opened_pack_there(found):
    told = found("EVO001", {"evolution_chain:b": chain(("b", "a"))}, required={"evolution_chain:a": chain(("a", "b"))})
    assert [(ref, pointer) for ref, pointer, _, _ in told] == [("evolution_chain:b", "/links/0")]


def test_allows_two_ways_to_one_species_and_branches(found):
    pairs = (("a", "b"), ("a", "c"), ("b", "d"), ("c", "d"))
    assert found("EVO001", {"evolution_chain:a": chain(*pairs)}) == []


def test_allows_a_circle_of_a_required_pack_to_be_reported_there(found):
    assert found("EVO001", {}, required={"evolution_chain:a": chain(("a", "b"), ("b", "a"))}) == []
