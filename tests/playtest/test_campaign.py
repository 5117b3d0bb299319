"""Campaigns go on from scenario to scenario, and are saved and loaded in the midst of one."""

import json

import pytest

from tests.playtest.tour import Pack, Touring
from workbench.engine.campaign import BadProgress
from workbench.engine.ruleset import SetupRefused
from workbench.playtest.campaign import Campaign, Unfinished
from workbench.playtest.campaign_file import SavedCampaign, total

AGENTS = {1: "random", 2: "greedy"}


def begun(pack=None, seed=1):
    """A campaign that nobody has played yet."""
    return Campaign(Touring(), (pack or Pack()).content(), seed)


def play_step(campaign):
    """Play the current step to its end by agents."""
    session = campaign.session(AGENTS)
    while session.advance():
        pass
    return campaign.finish(session)


def loaded(campaign, pack, session=None):
    """Save and load."""
    saved = SavedCampaign.from_bytes(campaign.saved(session).to_bytes())
    return Campaign.loaded(Touring(), pack.content(), saved), saved


def test_a_campaign_goes_from_step_to_step_and_carries_what_the_ruleset_says():
    campaign = begun()
    scores = [0, 0]
    while campaign.current:
        record = play_step(campaign)
        scores = [a + record.result["scores"][seat] for a, seat in zip(scores, ("1", "2"), strict=True)]
        assert list(campaign.progress.scores) == scores
    assert [record.scenario for record in campaign.done] == list(campaign.progress.done)
    assert len(campaign.done) >= 2
    assert total(campaign.done)[0] == sum(record.decisions for record in campaign.done) > 0
    assert [text.text for text in campaign.scene("en").texts] == [str(score) for score in scores]


def test_the_next_scenario_is_prepared_with_the_content_of_the_last_one():
    campaign = begun()
    play_step(campaign)
    carried = json.loads(campaign.prepared().entities["item:carried"])
    assert carried == {"scores": list(campaign.progress.scores), "before": "first"}


def test_the_first_step_has_the_seed_of_the_campaign_and_later_ones_each_their_own():
    campaign = begun(seed=7)
    seeds = [campaign.step_seed]
    while campaign.current:
        play_step(campaign)
        seeds.append(campaign.step_seed)
    assert seeds[0] == 7
    assert len(set(seeds)) == len(seeds)
    assert [record.seed for record in campaign.done] == seeds[:-1]


def test_the_same_seed_and_agents_play_the_same_campaign():
    first, second = begun(), begun()
    for campaign in (first, second):
        while campaign.current:
            play_step(campaign)
    assert first.saved().to_bytes() == second.saved().to_bytes()


def test_a_scenario_that_goes_on_is_not_carried():
    campaign = begun()
    session = campaign.session(AGENTS)
    session.advance()
    with pytest.raises(Unfinished, match="`first` is not over"):
        campaign.finish(session)
    assert (campaign.current, campaign.done) == ("first", ())


def test_a_scenario_that_cannot_be_played_is_refused_with_its_reasons():
    pack = Pack()
    pack.refused = ["a card is missing"]
    with pytest.raises(SetupRefused, match="a card is missing"):
        begun(pack).session(AGENTS)


def test_saved_and_loaded_after_every_step_it_goes_on_the_same():
    pack = Pack()
    straight, stopped = begun(pack), begun(pack)
    while straight.current:
        play_step(straight)
        play_step(stopped)
        before = stopped
        stopped, _ = loaded(stopped, pack)
        assert stopped.saved().to_bytes() == before.saved().to_bytes() == straight.saved().to_bytes()
    assert stopped.current == ""


def test_a_game_that_goes_on_is_saved_with_its_decisions_and_resumed():
    pack = Pack()
    campaign = begun(pack)
    session = campaign.session(AGENTS)
    for _ in range(3):
        session.advance()
    again, saved = loaded(campaign, pack, session)
    resumed = again.resumed(saved)
    assert resumed.decisions == session.decisions
    while resumed.advance():
        pass
    assert again.finish(resumed) == play_step(campaign)


def test_a_game_that_the_pack_no_longer_allows_is_resumed_on_its_own_content():
    pack = Pack()
    campaign = begun(pack)
    session = campaign.session(AGENTS)
    session.advance()
    saved = campaign.saved(session)
    pack.entities["type:plain"] = b'{"strict": 1}'
    again = Campaign.loaded(Touring(), pack.content(), saved)
    assert again.differs == ["type:plain"]
    assert again.resumed(saved).snapshot.entities["type:plain"] == b"{}"
    damaged = SavedCampaign.from_bytes(saved.to_bytes().replace(b'"decisions": [', b'"decisions": [77, '))
    with pytest.raises(BadProgress, match="cannot be played again"):
        again.resumed(damaged)


def test_nothing_is_resumed_between_two_steps():
    pack = Pack()
    campaign = begun(pack)
    assert loaded(campaign, pack)[0].resumed(loaded(campaign, pack)[1]) is None
    assert campaign.saved(campaign.session(AGENTS)).playing is None


def test_content_that_has_changed_since_is_told_and_played_as_it_is_now():
    pack = Pack()
    campaign = begun(pack)
    play_step(campaign)
    pack.entities["type:plain"] = b'{"other": 1}'
    pack.entities["type:new"] = b"{}"
    again, _ = loaded(campaign, pack)
    assert again.differs == []
    other = Pack()
    again, _ = loaded(campaign, pack)
    saved = SavedCampaign.from_bytes(campaign.saved().to_bytes())
    again = Campaign.loaded(Touring(), other.content(), saved)
    assert again.differs == ["type:new", "type:plain"]
    assert again.prepared().entities["type:plain"] == b"{}"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"ruleset": "chess"}, "of the ruleset `chess`, expected `toy`"),
        ({"campaign": "saga"}, "of the campaign `saga`, expected `story`"),
        ({"progress": {}}, "it says no scores"),
        ({"content": "!"}, "the progress is damaged"),
        ({"format": 99}, "has format `99`"),
        ({"campaign": 3}, "this is no progress of a campaign"),
    ],
)
def test_what_cannot_be_gone_on_with_is_refused_and_says_why(change, reason):
    pack = Pack()
    campaign = begun(pack)
    play_step(campaign)
    data = json.loads(campaign.saved().to_bytes()) | change
    with pytest.raises(BadProgress, match=reason):
        Campaign.loaded(Touring(), pack.content(), SavedCampaign.from_bytes(json.dumps(data).encode()))


def test_a_next_scenario_that_is_gone_from_the_campaign_is_told():
    pack = Pack()
    campaign = begun(pack)
    play_step(campaign)
    saved = campaign.saved()
    del pack.entities[f"scenario:{campaign.current}"]
    with pytest.raises(BadProgress, match="is no step of `story` any more"):
        Campaign.loaded(Touring(), pack.content(), saved)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"agents": {"1": "wizard", "2": "random"}}, "agent `wizard` is none of"),
        ({"agents": {"2": "random"}}, "seat 1 has no player"),
        ({"agents": {"one": "random"}}, "names the seat `one`"),
        ({"decisions": [77], "content": ""}, "embeds no content"),
        ({"decisions": [77], "content": "!!"}, "content is damaged"),
        ({"dice": [[2, [99]]]}, "shows `99`"),
        ({"rng_id": "coins"}, "dice come from `coins`"),
        ({"format": 99}, "has format `99`"),
    ],
)
def test_a_game_that_goes_on_and_is_damaged_is_refused_and_says_why(change, reason):
    pack = Pack()
    campaign = begun(pack)
    session = campaign.session(AGENTS)
    session.advance()
    session.advance()
    data = json.loads(campaign.saved(session).to_bytes())
    data["playing"] |= change
    with pytest.raises(BadProgress, match=reason):
        campaign.resumed(SavedCampaign.from_bytes(json.dumps(data).encode()))


@pytest.mark.parametrize("result", [{}, {"winner": 1}, {"winner": "Ash", "reason": "time"}, {"reason": 3}])
def test_a_scenario_that_does_not_say_how_it_ended_is_damage(result):
    campaign = begun()
    play_step(campaign)
    data = json.loads(campaign.saved().to_bytes())
    data["done"][0]["result"] = result
    with pytest.raises(BadProgress, match="does not say how its scenario 1, `first`, ended"):
        SavedCampaign.from_bytes(json.dumps(data).encode())
