"""The protocol of campaigns, and the shipped rulesets that keep it."""

import inspect
from itertools import pairwise

import pytest

from workbench.engine.campaign import BadProgress, Campaigning, campaigning
from workbench.engine.play import play
from workbench.engine.scene import SceneBoard
from workbench.playtest.campaign_file import SavedCampaign
from workbench.pluginhost.activate import ruleset
from workbench.workspace import Workspace

#: Shipped packs with a campaign, and the campaign.
SHIPPED = [("kanto", "kanto")]


def test_a_ruleset_without_the_methods_plays_no_campaigns():
    assert campaigning(object()) is None


@pytest.mark.parametrize("name", ["pokescape"])
def test_a_ruleset_with_campaigns_keeps_the_protocol(name):
    found = campaigning(ruleset(name))
    assert found is not None
    for method, wanted in inspect.getmembers(Campaigning, inspect.isfunction):
        if method.startswith("campaign_"):
            asked = list(inspect.signature(wanted).parameters)[1:]
            assert list(inspect.signature(getattr(found, method)).parameters) == asked, method
    with pytest.raises(BadProgress):
        found.campaign_loaded(b"[]")


@pytest.mark.parametrize(("pack", "name"), SHIPPED)
def test_a_shipped_campaign_conforms(pack, name):
    workspace = Workspace.open(pack)
    campaign = workspace.campaign(name, seed=3)
    rules, seen = campaign.rules, [campaign.progress]
    while campaign.current:
        snapshot, game = campaign.ready()
        assert snapshot == campaign.prepared(), "what is carried in is the same every time"
        played = play(game, ["random"] if campaign.done else ["greedy"], 5, max_decisions=300)
        if game.terminal(played.state) is None:
            break
        kept = rules.campaign_saved(campaign.progress)
        campaign.advance(snapshot, game, played.state, 5, {}, len(played.decisions))
        assert rules.campaign_saved(seen[-1]) == kept, "a progress never changes"
        seen.append(campaign.progress)
        check_value(rules, campaign, workspace)
    assert len(seen) > 1
    assert all(len(after.done) == len(before.done) + 1 for before, after in pairwise(seen))


def check_value(rules, campaign, workspace):
    """What holds of every progress."""
    data = rules.campaign_saved(campaign.progress)
    again = rules.campaign_loaded(data)
    assert again == campaign.progress
    assert rules.campaign_saved(again) == data
    english, italian = campaign.scene("en"), campaign.scene("it")
    assert english.board == SceneBoard()
    assert [zone.id for zone in english.zones] == [zone.id for zone in italian.zones]
    assert [zone.title for zone in english.zones] != [zone.title for zone in italian.zones]
    names = [card.id for zone in english.zones for card in zone.cards]
    assert len(names) == len(set(names)) > 0
    assert all(workspace.entity(workspace.resolve_ref(card.entity)) for z in english.zones for card in z.cards)
    saved = SavedCampaign.from_bytes(campaign.saved().to_bytes())
    assert workspace.load_campaign(saved).saved() == campaign.saved()
