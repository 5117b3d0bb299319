"""Tests of SCN007."""


def campaign(start="intro", to="gym"):
    steps = [{"scenario": "intro", "next": [{"to": to}]}, {"scenario": "gym"}]
    return {"campaign:c": {"start": start, "steps": steps}}


def test_flags_a_start_that_is_no_step_and_offers_the_nearest(found):
    assert found("SCN007", campaign(start="intrro")) == [
        ("campaign:c", "/start", "Scenario `intrro` is no step of the campaign", "Did you mean `intro`?")
    ]


def test_flags_a_way_to_what_is_no_step(found):
    assert [(p, h) for _, p, _, h in found("SCN007", campaign(to="x"))] == [
        ("/steps/0/next/0/to", "Add it to the steps")
    ]


def test_allows_a_campaign_whose_ways_lead_to_steps(found):
    assert found("SCN007", campaign()) == []
