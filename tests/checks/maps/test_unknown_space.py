"""Tests of MAP012."""


def board(**lists):
    return {"map:m": {"shape": "graph", "spaces": [{"id": "gate"}, {"id": "well"}], **lists}}


def test_flags_a_space_that_is_not_there_and_offers_the_nearest(found):
    assert found("MAP012", board(entries=[{"seat": 1, "space": "gaet"}])) == [
        ("map:m", "/entries/0/space", "No space `gaet`", "Did you mean `gate`?")
    ]


def test_flags_links_goals_zones_junctions_and_exits(found):
    lists = {
        "links": [{"from": "gate", "to": "w"}],
        "goals": [{"space": "x"}],
        "start_zones": [{"seat": 1, "spaces": ["gate", "y"]}],
        "exits": [{"space": "z", "to": "m", "entry_space": "q"}],
    }
    told = found("MAP012", board(**lists))
    assert [pointer for _, pointer, _, _ in told] == [
        "/exits/0/entry_space",
        "/exits/0/space",
        "/goals/0/space",
        "/links/0/to",
        "/start_zones/0/spaces/1",
    ]


def test_allows_spaces_that_are_there(found):
    assert found("MAP012", board(links=[{"from": "gate", "to": "well"}], entries=[{"seat": 1, "space": "well"}])) == []
