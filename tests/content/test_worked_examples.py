"""The rulebook's worked examples, played with the cards, items and statuses that ship: its numbers, its order."""

from __future__ import annotations

import json
from typing import Any

import pytest

from plugins.pokescape import frames
from plugins.pokescape.campaign import capture, codes, growth, policy
from tests.content.shipped import entities
from tests.plugins.pokescape.bed import BLANK, SHIELD, SKULL, Table, board, game_of
from tests.plugins.pokescape.campaign.road import Trip, route
from workbench.engine.chance import Chance
from workbench.workspace import Workspace

STATUSES = list(entities("pokescape_base", "status").values())
NUMBER = {name: n for n, name in enumerate(sorted(entities("pokescape_base", "status")), 1)}
WEST, EAST = (2, 1), (3, 1)


def card(name: str) -> dict[str, Any]:
    """A card that ships."""
    found: dict[str, Any] = entities("kanto", "army_card")[name]
    return found


def attack_of(name: str, power: str) -> int:
    """The index of a special attack."""
    specials = [one for one in card(name)["powers"] if one["kind"] == "special_attack"]
    return 1 + next(n for n, one in enumerate(specials) if one["name"]["en"] == power)


def duel(ours: str, theirs: str, *faces: int, levels: tuple[str, ...] = ()) -> Table:
    """Two shipped Pokémon side by side, the first one asked for its attack; order markers on both cards."""
    game = game_of(board(["gggggggg"] * 3, levels), [card(ours)], [card(theirs)], statuses=STATUSES)
    found = Table(game, WEST, EAST, faces=faces)
    found.state.markers = [0, 0, 0, 0, 1, 1, 1, 1]
    found.turn(0)
    found.move(*WEST)
    return found


@pytest.mark.rule("PS-TYPE-06")
def test_page_4_magnemites_thundershock_is_3_dice_against_the_5_of_a_pikachu_on_higher_ground() -> None:
    found = duel("magnemite", "pikachu", levels=("11122222",) * 3)
    assert found.hex(1) == EAST
    found.attack(1, attack_of("magnemite", "Thundershock"))
    log = "\n".join(found.log())
    assert "Magnemite (Player 1) rolls 3 attack dice: 3 base:" in log
    assert "Pikachu (Player 2) rolls 5 defense dice: 3 base, +1 height, +1 resistant:" in log


@pytest.mark.rule("PS-WLD-05")
def test_page_10_pidgey_is_worth_one_marker_that_paras_or_pikachu_may_get() -> None:
    cards = {"cub": card("paras"), "cat": card("pikachu"), "bug": card("pidgey")}
    for chosen in (0, 1):
        trip = Trip(route(["cub", "cat"], cards=cards, statuses=STATUSES))
        trip.meet()
        trip.do(codes.NO)
        trip.act(trip.battle.pick + 1)  # Paras is recalled, it has not been knocked out
        trip.act(trip.game.legal(trip.state)[0])
        trip.hurt(2, card("pidgey")["life"])
        assert trip.asked == codes.AWARD
        trip.do(codes.CHOOSE, 0, chosen)
        assert sorted(trip.state.xp) == [0, 1]
        assert trip.state.xp[chosen] == 1


@pytest.mark.rule("PS-WLD-05")
@pytest.mark.rule("PS-WLD-06")
def test_page_10_magnemites_seven_markers_are_three_and_three_and_one_and_none_for_the_paras_that_fell() -> None:
    cards = {"cub": card("paras"), "cat": card("pikachu"), "fish": card("scyther"), "bug": card("magnemite")}
    trip = Trip(route(["cub", "cat", "fish"], cards=cards, statuses=STATUSES))
    trip.do(codes.STEP, 0, 0, faces=(20, 1))
    while trip.state.round == 0:
        trip.lay(20, 1)
        trip.act(trip.battle.pick if trip.asked == frames.ACTIVE else trip.game.legal(trip.state)[0])
    trip.do(codes.NO)
    trip.hurt(0, card("paras")["life"])
    trip.act(trip.battle.pick + 1)  # Pikachu is sent out instead of Paras
    trip.act(trip.game.legal(trip.state)[0])
    while not (trip.asked == frames.MOVE and trip.state.top[1] == 1):
        trip.act(trip.battle.pass_ if trip.asked == frames.ATTACK else trip.game.legal(trip.state)[0])
    trip.act(trip.battle.pick + 2)  # and Scyther instead of Pikachu
    trip.act(trip.game.legal(trip.state)[0])
    trip.hurt(3, card("magnemite")["life"])
    assert trip.state.xp == [0, 3, 3]
    assert [trip.may(codes.CHOOSE, 0, mon) for mon in range(3)] == [False, True, True]
    trip.do(codes.CHOOSE, 0, 1)
    assert trip.state.xp == [0, 4, 3]


def onix(face: int) -> Trip:
    """A throw at the Onix of the Onix cave, asleep and with two wounds."""
    trip = Trip(Workspace.open("kanto").snapshot("wild_onix"))
    for n in range(200):
        if trip.asked == codes.DEED:
            break
        trip.act(policy.choose(trip.journey, trip.state, trip.game.legal(trip.state), Chance(n)))
    wild = trip.battle.neutral
    trip.state.wounds[wild], trip.state.status[wild] = 2, NUMBER["sleep"]
    assert capture.catch_number(trip.battle.cards[wild]) == 25
    trip.do(codes.USE, trip.item("great_ball"), wild, faces=(face,))
    return trip


@pytest.mark.rule("PS-CAP-08")
def test_page_11_the_sleeping_onix_breaks_free_of_an_eleven_and_is_captured_by_a_sixteen() -> None:
    first, second = onix(11), onix(16)
    assert "Capture roll: 11 + 5 for the ball + 3 for status + 2 for wounds = 21, 25 or more needed" in first.log()
    assert first.heard("broke_free")
    assert "Capture roll: 16 + 5 for the ball + 3 for status + 2 for wounds = 26, 25 or more needed" in second.log()
    assert second.heard("captured")


@pytest.mark.rule("PS-STA-02")
def test_page_12_carbos_2_costs_thirty_markers_and_carbos_3_sixty_more() -> None:
    trip = Trip(Workspace.open("kanto").snapshot("route_1"))
    number = trip.journey.stat_items.index(trip.item("carbos"))
    trip.state.grown[0], trip.state.xp[0] = 5**number, 90  # Carbos +1 lies on the card
    here = next(s for s in trip.journey.field.hexes.spaces if trip.journey.centers >> s & 1)
    seat = trip.state.walker
    trip.state.holder[0] = seat
    trip.state.place[seat - 1] = here
    trip.do(codes.TO_CENTER)
    for tier, left in ((2, 60), (3, 0)):
        trip.do(codes.BOOST, number, 0)
        assert (growth.tier(trip.state, 0, number), trip.state.xp[0]) == (tier, left)


@pytest.mark.rule("PS-EYE-02")
@pytest.mark.rule("PS-EVO-07")
def test_page_13_a_bulbasaur_is_worth_5_markers_and_16_are_not_enough_by_the_appendix() -> None:
    trip = Trip(Workspace.open("kanto").snapshot("campaign_starter"))
    while trip.asked == codes.STARTER:
        wanted = "charmander" if not trip.state.picked else "bulbasaur"
        trip.do(codes.CHOOSE, 0, trip.kind(wanted))
    while trip.state.round == 0:
        trip.act(trip.game.legal(trip.state)[0])
    trip.state.xp[0] = 11
    fallen = next(f for f, mon in enumerate(trip.state.lineup) if trip.state.kind[mon] == trip.kind("bulbasaur"))
    trip.hurt(fallen, card("bulbasaur")["life"])
    assert trip.state.xp[0] == 16
    assert not list(growth.ways(trip.journey, trip.state, 0)), "80 markers are needed"


@pytest.mark.rule("PS-POW-02")
@pytest.mark.rule("PS-POW-11")
def test_page_14_kangaskhan_rolls_then_takes_a_turn_then_a_marker_goes_then_the_target_defends() -> None:
    miss = [BLANK] * 8
    found = duel("kangaskhan", "cubone", SKULL, *[BLANK] * 3, 17, 1, *miss)
    found.attack(1)
    assert found.asked() == frames.MAY
    found.act(found.battle.take)
    assert found.state.frames[-1][:3] == (frames.MOVE, 1, 1), "Kangaskhan's player takes a turn with Cubone"
    found.move(6, 1)
    assert found.since_attack()[:10] == [
        "attack",       # who attacks whom
        "attack",       # 1) attack dice, at least one skull
        "power",        # 3) still adjacent: Dizzy Punch
        "effect",       # 4) d20, 17 or higher
        "ruled",
        "turn",
        "move",
        "marker_gone",  # 5) one order marker
        "defense",      # 6) defense dice, wherever it stands
        "wound",
    ]  # fmt: skip
    assert [args[0] for args in found.heard("marker_gone")] == [1]
    assert found.hex(1) == (6, 1)
    for face in (16, 1):
        found = duel("kangaskhan", "cubone", SKULL, *[BLANK] * 3, face, *miss)
        found.attack(1)
        found.act(found.battle.take)
        assert not found.heard("ruled")
    found = duel("kangaskhan", "cubone", *miss)
    found.attack(1)
    assert not found.heard("power"), "no skull, no roll"


@pytest.mark.rule("PS-POW-03")
def test_page_14_a_double_attack_on_paras_goes_on_and_the_second_spore_takes_the_place_of_the_first() -> None:
    first, second = ([*[BLANK] * 5, *[SHIELD] * 2, face] for face in (17, 11))  # Paras is weak to bug attacks
    found = duel("scyther", "paras", *first, *second)
    found.attack(1)
    assert (found.state.status[0], found.asked()) == (0, frames.ATTACK), "it may still attack a second time"
    found.attack(1)
    spore = ["attack", "attack", "defense", "no_wound", "power", "effect", "status_late"]
    assert found.since_attack()[:17] == [*spore, "power", "again", *spore, "status"]
    assert found.state.status[0] == NUMBER["poison"]
    late = [args[1] for args in found.heard("status_late")]
    assert late == [NUMBER["sleep"], NUMBER["poison"]]


def test_what_the_examples_name_is_what_ships() -> None:
    points = {name: card(name)["points"] for name in ("pidgey", "magnemite", "onix", "bulbasaur")}
    assert points == {"pidgey": 15, "magnemite": 70, "onix": 150, "bulbasaur": 50}
    assert json.dumps(entities("pokescape_base", "item")["great_ball"]["rules"]).count('"capture_bonus": 5') == 1
