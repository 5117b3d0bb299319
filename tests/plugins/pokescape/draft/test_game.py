"""Scenarios whose armies are drafted before the battle."""

import json

import pytest

from plugins.pokescape.draft.game import LEAVE, PICK, DraftGame
from plugins.pokescape.draft.pool import read_pool
from plugins.pokescape.ruleset import RULESET
from tests.engine.conformance import CONFORMANCE, conforms
from tests.plugins.pokescape.bed import CARD, board, snapshot
from workbench.engine.chance import Chance
from workbench.engine.ruleset import SetupRefused
from workbench.engine.scripted import ScriptedChance
from workbench.engine.snapshot import Snapshot

ROWS = ["gggggg", "gggggg"]
CARDS = [
    {"id": "big", "points": 60}, {"id": "small", "points": 20}, {"id": "pack", "points": 30, "unique": False},
    {"id": "squad", "points": 40, "unique": False, "hero": False, "figures": 3, "life": 1},
]  # fmt: skip
KEEN = {"mode": "figure", "points": 10, "powers": [
    {"kind": "modifier", "name": {"en": "Keen"}, "stat": "attack", "add": 1, "who": {"side": "ally"}}]}  # fmt: skip


def content(points=100, mode="army", pool=("big", "small", "pack", "squad"), trainers=(), **more):
    """A scenario with a draft of four cards."""
    rules = {"mode": mode, "round_limit": 3, "draft": {"pool": list(pool), "trainers": list(trainers)}}
    limits = {"points": points, **more} if points is not None else more
    found = snapshot(board(ROWS), CARDS, [], trainers={"ash": KEEN, "misty": KEEN}, rules=rules, limits=limits)
    scenario = json.loads(found.entities["scenario:trial"])
    for side in scenario["sides"]:
        side.pop("team")
        side.pop("trainer", None)
    return Snapshot("pokescape", "trial", {**found.entities, "scenario:trial": json.dumps(scenario).encode()})


def game(*arguments, **more):
    """The game of `content`."""
    found = RULESET.compile(content(*arguments, **more))
    assert isinstance(found, DraftGame)
    return found


def pick(found, state, name):
    """Pick a card by its name."""
    action = next(PICK + n for n, offer in enumerate(found.pool.offers) if offer.id == name)
    assert found.is_legal(state, action)
    told = []
    found.apply(state, action, told)
    return [text for event in told if (text := found.tell(event, "en"))]


def offered(found, state):
    """The names of what may be picked."""
    return [found.pool.offers[action - PICK].id for action in found.legal(state) if action != LEAVE]


@pytest.mark.rule("HS-DRF-01")
class TestDraft:
    """Card by card, one two two, within the points."""

    def test_the_higher_roll_picks_one_then_the_other_two(self):
        found = game()
        state = found.new(ScriptedChance(1, 16, [4, 17]))
        seats = []
        for _ in range(4):
            seats.append(found.prompt(state).seat)
            pick(found, state, "pack" if seats.count(seats[-1]) > 1 else "small")
        assert seats == [2, 1, 1, 2]

    def test_what_is_left_of_the_points_says_what_may_be_picked(self):
        found = game()
        state = found.new(ScriptedChance(1, 16, [17, 4]))
        assert "100 points are left" in found.question(state, "en")
        assert pick(found, state, "big") == ["Player 1 drafts Big"]
        pick(found, state, "small")
        pick(found, state, "pack")
        assert found.prompt(state).seat == 1
        assert offered(found, state) == ["small", "pack", "squad"]

    def test_one_point_left_is_said_as_one(self):
        plain = content(points=1, pool=("small",))
        card = {**json.loads(plain.entities["army_card:small"]), "points": 1, "unique": False}
        entities = {**plain.entities, "army_card:small": json.dumps(card).encode()}
        found = RULESET.compile(Snapshot("pokescape", "trial", entities))
        state = found.new(ScriptedChance(1, 16, [17, 4]))
        assert found.question(state, "en") == "Player 1: which card do you draft? 1 point is left"
        assert found.question(state, "it") == "Giocatore 1: quale carta prendi? Resta 1 punto"

    def test_who_passes_is_out_and_the_battle_begins_when_all_have(self):
        found = game()
        state = found.new(ScriptedChance(1, 16, [17, 4]))
        assert LEAVE not in found.legal(state), "an army has somebody in it"
        pick(found, state, "big")
        pick(found, state, "squad")
        told = []
        found.apply(state, LEAVE, told)
        assert found.tell(told[0], "it") == "Giocatore 2 non prende altro"
        found.apply(state, LEAVE, told)
        assert state.started
        battle = found._of(state).battle
        assert [len(side.figures) for side in battle.sides] == [1, 3]
        assert found.prompt(state).kind.value == "setup_place"
        assert any("placing" in found.tell(event, "en") for event in told)

    def test_an_army_fits_its_start_zone_and_the_size_of_a_team(self):
        found = game(points=900, team_size=2)
        state = found.new(ScriptedChance(1, 16, [17, 4]))
        pick(found, state, "squad")
        pick(found, state, "squad")
        pick(found, state, "squad")
        pick(found, state, "squad")
        assert state.started, "both have two cards and pass"
        tight = game(points=900)
        tight.pool.zones = {seat: zone & sum(1 << s for s in list(tight.pool.plain.field.hexes.spaces)[:5])
                            for seat, zone in tight.pool.zones.items()}  # fmt: skip
        state = tight.new(ScriptedChance(1, 16, [17, 4]))
        pick(tight, state, "squad")
        pick(tight, state, "squad")
        assert offered(tight, state) == ["big", "small", "pack"], "of 5 spaces 3 are taken"


@pytest.mark.rule("HS-DRF-02")
def test_a_unique_card_is_picked_once_for_an_army_a_common_one_as_often_as_points_allow():
    found = game(points=120)
    state = found.new(ScriptedChance(1, 16, [17, 4]))
    pick(found, state, "big")
    pick(found, state, "big")
    pick(found, state, "pack")
    assert "big" not in offered(found, state)
    pick(found, state, "pack")
    assert "pack" in offered(found, state)


@pytest.mark.rule("PS-TRN-01")
def test_a_trainer_card_is_drafted_like_an_army_card_one_for_an_army():
    found = game(trainers=("ash", "misty"))
    state = found.new(ScriptedChance(1, 16, [17, 4]))
    assert offered(found, state)[-2:] == ["ash", "misty"]
    pick(found, state, "ash")
    assert found.prompt(state).seat == 2
    assert LEAVE not in found.legal(state)
    pick(found, state, "big")
    found.apply(state, LEAVE)
    assert not {"ash", "misty"} & set(offered(found, state))
    assert LEAVE not in found.legal(state), "a trainer alone is no army"
    pick(found, state, "squad")
    found.apply(state, LEAVE)
    battle = found._of(state).battle
    assert [side.trainer for side in battle.sides] == ["ash", ""]
    assert battle.sides[0].trainer_at >= 0


def test_a_one_on_one_battle_may_be_drafted():
    found = game(mode="one_on_one", pool=("big", "small", "pack"))
    state = found.new(ScriptedChance(1, 16, [17, 4]))
    pick(found, state, "big")
    pick(found, state, "pack")
    found.apply(state, LEAVE)
    found.apply(state, LEAVE)
    assert found._of(state).battle.one_on_one


def test_the_pool_and_the_armies_are_shown_and_what_may_be_picked_is_an_option():
    found = game()
    state = found.new(ScriptedChance(1, 16, [17, 4]))
    pick(found, state, "big")
    shown = found.scene(found.observe(state, 2), "it")
    titles = [zone.title for zone in shown.zones]
    assert titles == ["Carte da prendere", "Squadra di Giocatore 1", "Squadra di Giocatore 2"]
    assert [card.title for card in shown.zones[1].cards] == ["Big"]
    assert set(shown.options) == {"pool:0", "pool:1", "pool:2", "pool:3"}


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"points": None}, "a draft needs a limit of points"),
        ({"points": 10}, "no card of the draft is worth at most 10 points"),
        ({"points": 1}, "no card of the draft is worth at most 1 point"),
        ({"pool": ("big", "nobody")}, "species `nobody` has no army card"),
        ({"trainers": ("nobody",)}, "trainer `nobody` is missing"),
    ],
)
def test_what_cannot_be_drafted_is_refused_before_the_game(more, reason):
    with pytest.raises(SetupRefused) as refused:
        read_pool(content(**more))
    assert any(reason in said for said in refused.value.reasons)


def test_greedy_drafts_and_plays_to_the_end():
    found = game(trainers=("ash",))
    chance, agent, told = Chance(4, 16), Chance(5, 1), []
    state = found.new(chance, told)
    for _ in range(600):
        asked = found.prompt(state)
        if asked is None:
            break
        looked = found.observe(state, asked.seat)
        found.apply(state, found.greedy(looked, found.legal(looked), agent), told)
    assert found.terminal(state) is not None
    assert all(isinstance(found.tell(event, "en"), str) for event in told)


@pytest.mark.parametrize("check", CONFORMANCE, ids=lambda check: check.__name__)
def test_a_drafted_game_conforms(check):
    conforms(check, game(trainers=("ash",)), (1, 2))


def test_a_draft_is_refused_with_what_a_battle_of_drafted_armies_does_not_play():
    found = content(mode="classic", trainers=("ash",))
    scenario = json.loads(found.entities["scenario:trial"])
    scenario["rules"]["experience"] = True
    with pytest.raises(SetupRefused) as refused:
        RULESET.compile(
            Snapshot("pokescape", "trial", {**found.entities, "scenario:trial": json.dumps(scenario).encode()})
        )
    assert refused.value.reasons == [
        "scenario `trial`: trainer cards in the draft of a game without types, which has none",
        "scenario `trial`: drafted armies battle without `experience`; leave out `draft`, or `experience`",
    ]


@pytest.mark.rule("HS-DRF-01")
@pytest.mark.rule("HS-RND-04")
def test_who_would_find_no_two_level_spaces_cannot_be_drafted():
    found = content(points=900, pool=("worm", "small", "pack"))
    worm = json.dumps({**CARD, "id": "worm", "species": "worm", "spaces": 2, "unique": False}).encode()
    zones = [{"seat": seat, "at": [[column, 4 * seat - 4] for column in range(6)]} for seat in (1, 2)]
    rows = ["gggggg", "TTTTTT", "TTTTTT", "TTTTTT", "gggggg"]
    steps = json.dumps(board(rows, ["112121", "", "", "", "212112"], start_zones=zones)).encode()
    more = {"army_card:worm": worm, "species:worm": b'{"id": "worm"}', "map:field": steps}
    play = RULESET.compile(Snapshot("pokescape", "trial", {**found.entities, **more}))
    assert isinstance(play, DraftGame)
    state = play.new(ScriptedChance(1, 16, [17, 4]))
    pick(play, state, "worm")
    pick(play, state, "worm")
    assert offered(play, state) == ["small", "pack"], "there is one pair of level spaces"
    while not state.started:
        play.apply(state, LEAVE)
    assert play.legal(state)


def test_every_card_of_the_pool_says_what_it_can_do():
    drafting = game(trainers=("ash",))
    state = drafting.new(Chance(1, 16))
    cards = {card.title: card for zone in drafting.scene(state, "en").zones for card in zone.cards}
    assert cards["Big"].lines == ("60 points",)
    assert any("Life 3" in line and "Attack 3" in line for line in cards["Big"].facts)
    assert any("1 more attack die" in line for line in cards["Ash"].facts)


def test_who_picks_reads_the_numbers_of_army_cards_and_all_powers_of_trainer_cards_and_points_once():
    drafting = game(trainers=("ash",))
    state = drafting.new(Chance(1, 16))
    for lang, life, power, points in (
        ("en", "Life 3", "1 more attack die", "Points"),
        ("it", "Vita 3", "1 dado d’attacco in più", "Punti"),
    ):
        found = [drafting.option(state, action, lang) for action in drafting.legal(state)]
        said = {option.label: option.detail for option in found}
        assert life in said["Big"]
        assert power in said["Ash"]
        assert said["Big"].lower().count(points.lower()) == said["Ash"].lower().count(points.lower()) == 1
