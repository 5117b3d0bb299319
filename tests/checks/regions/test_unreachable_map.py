"""Tests of REG002."""


def maps(**exits):
    return {f"map:{name}": {"exits": [{"to": to} for to in some]} for name, some in exits.items()}


def test_flags_a_map_that_no_way_leads_to(found):
    told = found("REG002", maps(a=["b"], b=[], attic=["a"]), manifest={"roots": ["map:a"]})
    assert told == [
        (
            "map:attic",
            "",
            "No way leads to map `attic` from where the pack begins",
            "Add an exit to it, or name it among the roots",
        )
    ]


def test_allows_maps_that_scenarios_are_played_on_and_what_follows(found):
    content = maps(a=[], field=["cave"], cave=[]) | {"scenario:s": {"map": "field"}}
    assert found("REG002", content, manifest={"roots": ["map:a"]}) == []


def test_allows_everything_reachable_from_a_region_s_start(found):
    assert found("REG002", maps(a=["b"], b=[]) | {"region:r": {"start": "a"}}) == []


def test_allows_packs_that_name_no_beginning(found):
    assert found("REG002", maps(a=[], b=[])) == []
