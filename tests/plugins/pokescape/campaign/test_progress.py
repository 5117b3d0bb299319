"""A campaign goes on from scenario to scenario with all that everybody has."""

import pytest

from plugins.pokescape.campaign import progress
from plugins.pokescape.campaign.game import CampaignGame
from plugins.pokescape.campaign.reading import compile_journey
from plugins.pokescape.ruleset import RULESET
from tests.plugins.pokescape.bed import status
from tests.plugins.pokescape.campaign.road import Trip, route
from workbench.engine.play import play
from workbench.engine.replay import Replay, record, verify
from workbench.workspace import Workspace

_NEXT = [{"to": "lost", "when": "lost"}, {"to": "later"}]
STORY = {"id": "story", "start": "trial", "steps": [{"scenario": "trial", "next": _NEXT}, {"scenario": "later"}]}


def rich(**rules: object) -> Trip:
    """A trip whose party has come by something of everything."""
    trip = Trip(route(["cub", "fish"], items={"ball": 3}, statuses=[status("numb")], rules=rules))
    trip.state.add(trip.kind("bug"), 1, False)
    trip.state.xp[0], trip.state.hurt[0], trip.state.ail[1] = 7, 2, 1
    trip.state.taught[1], trip.state.grown[0] = 1 << trip.item("float"), 2
    trip.state.money[0] = 40
    return trip


def after(trip: Trip, winner: int | None = None) -> progress.Progress:
    """The progress after the first scenario of the story."""
    return progress.advanced(progress.started(STORY), STORY, winner, progress.carried(trip.journey, trip.state))


@pytest.mark.rule("PS-SCN-07")
@pytest.mark.rule("PS-STA-05")
def test_party_stored_items_money_and_markers_are_carried_and_everybody_is_healed():
    trip = rich()
    now = after(trip)
    assert (now.scenario, now.done) == ("later", ("trial",))
    then = Trip(progress.prepared(route([], rules={"money": 5}, statuses=[status("numb")]), now))
    state = then.state
    assert [then.journey.cards[kind].id for kind in state.kind] == ["cub", "fish", "bug"]
    assert (state.xp[0], state.grown[0], state.money) == (7, 2, [40])
    assert (state.taught[1], state.along) == (1 << then.item("float"), [1, 1, 0])
    assert (state.hurt, state.ail) == ([0, 0, 0], [0, 0, 0])
    assert then.has("ball") == 3


@pytest.mark.rule("PS-SCN-07")
def test_wounds_and_status_are_kept_when_the_scenario_says_so():
    trip = rich(heal_between=False)
    now = after(trip)
    then = Trip(progress.prepared(route([], statuses=[status("numb")]), now))
    assert (then.state.hurt[0], then.state.ail[1]) == (2, 1)


@pytest.mark.rule("PS-SCN-07")
def test_a_borrowed_team_stays_behind_and_a_prize_does_not():
    trip = rich(borrowed=True)
    (party,) = progress.carried(trip.journey, trip.state)
    assert (party.members, [member.species for member in party.stored]) == ((), ["bug"])


@pytest.mark.rule("PS-SCN-07")
def test_a_party_waits_at_home_while_a_borrowed_team_plays():
    now = after(rich())
    then = Trip(progress.prepared(route(["whale"], rules={"borrowed": True}, statuses=[status("numb")]), now))
    assert [then.journey.cards[kind].id for kind in then.state.kind] == ["whale"]
    assert then.has("ball") == 0
    assert progress.carried(then.journey, then.state) == now.parties


def test_the_way_of_a_step_follows_the_first_seats_result():
    assert after(rich(), winner=1).scenario == "later"
    assert after(rich(), winner=2).scenario == "lost"


def test_progress_is_saved_and_loaded_and_other_files_are_refused():
    trip = rich()
    now = after(trip)
    assert progress.from_bytes(progress.to_bytes(now)) == now
    with pytest.raises(progress.BadProgress, match="this is no campaign progress"):
        progress.from_bytes(b"{}")


def test_cards_that_the_next_scenario_does_not_know_come_along():
    before, trip = route(["cub"]), Trip(route(["cub"]))
    trip.state.kind[0] = trip.kind("whale")
    now = after(trip)
    bare = route([])
    for name in ("army_card:whale", "species:whale"):
        del bare.entities[name]
    assert "army_card:whale" in progress.prepared(bare, now, before).entities


@pytest.mark.rule("PS-SCN-10")
def test_kanto_goes_from_the_first_pokemon_to_the_end_of_route_1():
    workspace = Workspace.open("kanto")
    campaign = workspace.entity(workspace.resolve_ref("campaign:kanto")).data
    now, before = RULESET.campaign_started(campaign), None
    while now.scenario:
        snapshot = RULESET.campaign_prepared(workspace.snapshot(now.scenario), now, before)
        game = CampaignGame(compile_journey(snapshot))
        seed = 11 + len(now.done)
        played = play(game, ["greedy"], seed)
        replay = record(game, snapshot, seed, played.decisions, {1: "greedy", 2: "greedy"})
        again = Replay.from_bytes(replay.to_bytes())
        assert verify(CampaignGame(compile_journey(again.snapshot())), again).matches
        now = RULESET.campaign_advanced(now, campaign, game, played.state)
        assert RULESET.campaign_loaded(RULESET.campaign_saved(now)) == now
        before = snapshot
    assert now.done == ("campaign_starter", "route_1")
    assert all(party.members for party in now.parties)


@pytest.mark.rule("PS-SCN-07")
def test_a_terrain_that_a_carried_pokemon_lays_comes_along():
    found = route(["cub"])
    poor = {name: data for name, data in found.entities.items() if name != "terrain:mud"}
    later = type(found)(found.ruleset, found.scenario, poor)
    now = progress.started({"id": "c", "start": "trial"})
    assert "terrain:mud" in progress.prepared(later, now, found).entities
