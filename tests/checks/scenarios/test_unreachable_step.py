"""Tests of SCN009."""


def campaign(*steps, start="a"):
    whole = [{"scenario": name, "next": [{"to": to} for to in ways]} for name, ways in steps]
    return {"campaign:c": {"start": start, "steps": whole}}


def test_flags_a_step_that_no_way_leads_to(found):
    assert found("SCN009", campaign(("a", "b"), ("b", "a"), ("c", "a"))) == [
        ("campaign:c", "/steps/2/scenario", "No step leads to scenario `c`", "Lead a step to it, or take it out")
    ]


def test_allows_ways_in_circles_and_a_start_that_another_check_reports(found):
    assert found("SCN009", campaign(("a", "bc"), ("b", "c"), ("c", "a"))) == []
    assert found("SCN009", campaign(("a", ""), ("b", ""), start="x")) == []
