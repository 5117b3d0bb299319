"""The table as a scene."""

from tests.plugins.wave2.bed import MINE, MY_BENCH, THEIR_BENCH, THEIRS, Duel, energy, trainer
from workbench.engine.chance import Chance


def zones(duel, seat=1, lang="en"):
    """The zones that a seat sees, by id."""
    return {zone.id: zone for zone in duel.game.scene(duel.game.observe(duel.state, seat), lang).zones}


def test_conditions_turn_the_card_and_lie_on_it_as_markers():
    duel = Duel().put(MINE, "mon", conditions=["confused", "poisoned", "frozen"]).put(THEIRS, "mon")
    (card,) = zones(duel)["active:1"].cards
    assert card.turned == 180
    assert {"Conf.", "Poison", "Freeze"} == set(card.badges)
    assert {"Confused", "Poisoned", "Frozen"} <= set(card.facts)


def test_asleep_and_paralysed_lie_sideways_one_each_way():
    duel = Duel().put(MINE, "mon", conditions=["asleep"]).put(THEIRS, "mon", conditions=["paralysed"])
    assert [zones(duel)[f"active:{seat}"].cards[0].turned for seat in (1, 2)] == [90, 270]


def test_every_unit_of_attached_energy_is_a_chip_and_damage_is_shown():
    duel = Duel({"double_energy": energy("colorless", "colorless", basic=False)})
    duel.put(MINE, "mon", ["bug", "double"], damage=30).put(THEIRS, "mon")
    (card,) = zones(duel)["active:1"].cards
    assert sorted(chip.title for chip in card.chips) == ["Bug", "Colorless", "Colorless"]
    assert (card.life, card.wounds) == (60, 30)


def test_a_hand_is_seen_by_its_player_alone():
    duel = Duel().put(MINE, "mon").put(THEIRS, "mon").hand("mon", "mon", "grown")
    own, other = zones(duel, 1)["hand:1"], zones(duel, 2)["hand:1"]
    assert {card.title: card.count for card in own.cards} == {"Mon": 2, "Grown": 0}
    assert [(card.face, card.count) for card in other.cards] == [("down", 3)]
    assert own.count == other.count == 3


def test_bench_prizes_deck_discard_and_stadium_have_their_zones():
    duel = Duel({"park": trainer(role="stadium")}).put(MINE, "mon").put(MY_BENCH, "other").put(THEIRS, "mon")
    duel.put(THEIR_BENCH, "other").hand("park").play("park")
    seen = zones(duel)
    assert [card.title for card in seen["bench:1"].cards] == ["Other"]
    assert (seen["prizes:1"].count, seen["deck:2"].count, seen["discard:1"].count) == (6, 30, 0)
    assert [card.title for card in seen["zone:stadium"].cards] == ["Park"]


def test_a_discard_pile_can_be_read():
    duel = Duel().put(MINE, "mon").put(THEIRS, "mon")
    duel.state.discard[0] = [duel.numbers[name] for name in ("bug_energy", "mon", "bug_energy")]
    (top,) = zones(duel, 2, "it")["discard:1"].cards
    assert (top.title, top.facts[0]) == ("Bug_Energy", "In questa pila: Bug_Energy × 2 e Mon")


def test_in_the_set_up_the_others_cards_lie_face_down():
    duel = Duel()
    duel.state = duel.game.new(Chance(3, 16))
    while duel.state.frames[-1][0] != 101:
        duel.take(0)
    seat = duel.asked()[1] + 1
    duel.take(duel.game.legal(duel.state)[0])
    assert zones(duel, seat)[f"active:{seat}"].cards[0].face == "up"
    assert zones(duel, 3 - seat)[f"active:{seat}"].cards[0].face == "down"


def test_cards_that_stand_for_actions_say_so():
    duel = Duel().put(MINE, "mon").put(THEIRS, "mon").hand("bug_energy")
    scene = duel.game.scene(duel.game.observe(duel.state, 1), "it")
    action = duel.attach("bug_energy", MINE)
    assert action in scene.options[f"body:{MINE}"]
    assert action in scene.options[f"hand:1:{duel.numbers['bug_energy']}"]


def test_much_energy_is_counted_by_type():
    duel = Duel().put(MINE, "mon", ["bug"] * 6 + ["fire"]).put(THEIRS, "mon")
    (card,) = zones(duel)["active:1"].cards
    assert [(chip.title, chip.label) for chip in card.chips if chip.title == "Bug"] == [("Bug", "6")]
    assert len(card.chips) == 2
