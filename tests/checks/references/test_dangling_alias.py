"""Tests of REF003."""


def alias(old, new):
    return {"aliases": [{"kind": "species", "from": old, "to": new}]}


def test_flags_an_alias_that_leads_nowhere_and_offers_the_nearest(found):
    assert found("REF003", {"species:pikachu": {}}, manifest=alias("sparky", "pikachuu")) == [
        ("pack:test", "/aliases/0/to", "No species `pikachuu`", "Did you mean `pikachu`?")
    ]


def test_flags_an_old_id_that_is_in_use_again(found):
    told = found("REF003", {"species:pikachu": {}, "species:sparky": {}}, manifest=alias("sparky", "pikachu"))
    assert [(p, m) for _, p, m, _ in told] == [("/aliases/0/from", "The old id `sparky` is in use again")]


def test_allows_an_alias_to_what_exists_here_or_in_a_required_pack(found):
    assert found("REF003", {"species:pikachu": {}}, manifest=alias("sparky", "pikachu")) == []
    assert found("REF003", {}, manifest=alias("sparky", "pikachu"), required={"species:pikachu": {}}) == []
