"""Tests of EVO004."""


def chain(*pairs):
    return {"links": [{"from": a, "to": b} for a, b in pairs]}


def test_flags_what_no_link_joins_to_the_first_species(found):
    told = found("EVO004", {"evolution_chain:abra": chain(("machop", "machoke"), ("abra", "kadabra"))})
    assert told == [
        (
            "evolution_chain:abra",
            "/links/0",
            "No link joins `machoke`, `machop` to the rest of chain `abra`",
            "Add the link, or give the family its own chain",
        )
    ]


def test_allows_branches_and_chains_without_links(found):
    assert found("EVO004", {"evolution_chain:a": chain(("a", "b"), ("a", "c")), "evolution_chain:d": chain()}) == []
