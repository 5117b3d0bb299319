"""The list of a campaign's steps."""

from tests.playtest.tour import STORY
from workbench.playtest.campaign_file import StepRecord
from workbench.playtest.campaign_steps import CURRENT, DONE, LATER, NEXT, steps_of

FIRST = StepRecord(scenario="first", seed=1)


def short(steps):
    return [(step.scenario, step.what, step.when) for step in steps]


def test_steps_are_current_next_and_later_at_the_start():
    assert short(steps_of(STORY, "first", ())) == [
        ("first", CURRENT, ""),
        ("again", NEXT, "lost"),
        ("second", NEXT, "always"),
        ("third", LATER, ""),
    ]


def test_steps_that_are_done_come_first_and_know_their_record():
    steps = steps_of(STORY, "second", (FIRST,))
    assert short(steps) == [("first", DONE, ""), ("second", CURRENT, ""), ("third", NEXT, "always")]
    assert steps[0].record is FIRST


def test_nothing_follows_when_the_campaign_is_over():
    assert short(steps_of(STORY, "", (FIRST,))) == [("first", DONE, "")]


def test_a_campaign_that_goes_round_lists_each_scenario_once():
    ring = {"steps": [{"scenario": "a", "next": [{"to": "b"}]}, {"scenario": "b", "next": [{"to": "a"}]}]}
    assert short(steps_of(ring, "a", ())) == [("a", CURRENT, ""), ("b", NEXT, "always")]


def test_a_half_written_campaign_is_read_as_far_as_it_goes():
    odd = {"steps": [3, {"scenario": None}, {"scenario": "pack/a", "next": [{"to": "scenario:b"}, {}, 7]}]}
    assert short(steps_of(odd, "a", ())) == [("a", CURRENT, ""), ("b", NEXT, "always")]
    assert short(steps_of({}, "a", ())) == [("a", CURRENT, "")]
