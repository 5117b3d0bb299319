"""What a player does in a turn."""

import pytest

from plugins.wave2 import codes
from tests.plugins.wave2.bed import (
    HEADS,
    MINE,
    MY_BENCH,
    THEIR_BENCH,
    THEIRS,
    Duel,
    attack,
    energy,
    pokemon,
    power,
    trainer,
)

DRAW = {"do": "draw", "cards": 1}


def facing(faces=None, **rules):
    """An Active each."""
    return Duel(faces, **rules).put(MINE, "mon").put(THEIRS, "mon")


@pytest.mark.rule("W2-TURN-02")
def test_basics_are_benched_up_to_five():
    duel = facing().hand("mon", "mon", "mon", "mon", "mon", "mon", "grown")
    assert not duel.can(codes.PLAY + duel.numbers["grown"]), "an evolution is no Basic"
    for _ in range(5):
        duel.play("mon")
    assert not duel.can(codes.PLAY + duel.numbers["mon"])
    assert duel.state.top[:6] == [duel.numbers["mon"]] * 6


@pytest.mark.rule("W2-TURN-03")
def test_a_pokemon_that_came_or_evolved_in_this_turn_does_not_evolve():
    duel = facing().hand("mon", "grown", "grown").play("mon")
    assert not duel.can(duel.evolve("grown", MY_BENCH))
    assert duel.can(duel.evolve("grown", MINE))
    duel.take(duel.evolve("grown", MINE))
    assert duel.state.entered[MINE] == 3
    duel.end().end()
    assert duel.can(duel.evolve("grown", MY_BENCH))


@pytest.mark.rule("W2-TURN-03")
def test_those_of_the_set_up_evolve_in_the_first_turn():
    duel = facing().hand("grown")
    duel.state.turn = 1
    assert duel.can(duel.evolve("grown", MINE))


@pytest.mark.rule("W2-TURN-03")
@pytest.mark.rule("W2-CON-08")
def test_damage_and_energy_stay_and_conditions_go_when_it_evolves():
    duel = Duel().put(MINE, "mon", ["bug"], damage=30, conditions=["poisoned", "asleep"]).put(THEIRS, "mon")
    duel.hand("grown").take(duel.evolve("grown", MINE))
    assert (duel.state.damage[MINE], len(duel.state.energy[MINE]), duel.conditions(MINE)) == (30, 1, [])
    assert duel.state.under[MINE] == (duel.numbers["mon"],)
    assert len(duel.told("cured")) == 2, "the log says that they are gone"


@pytest.mark.rule("W2-TURN-04")
def test_one_energy_a_turn_is_attached():
    duel = facing().hand("bug_energy", "fire_energy").take(facing().attach("bug_energy", MINE))
    assert duel.state.energy[MINE] == (duel.numbers["bug_energy"],)
    assert not duel.can(duel.attach("fire_energy", MINE))
    duel.end().end()
    assert duel.can(duel.attach("fire_energy", MINE))


@pytest.mark.rule("W2-TURN-05")
def test_one_supporter_and_one_stadium_a_turn_any_number_of_others():
    faces = {
        "item": trainer(DRAW),
        "helper": trainer(DRAW, role="supporter"),
        "friend": trainer(DRAW, role="supporter"),
        "park": trainer(role="stadium"),
        "lake": trainer(role="stadium"),
    }
    duel = facing(faces).hand("item", "item", "helper", "friend", "park", "lake")
    duel.play("item").play("item").play("helper").play("park")
    assert sorted(duel.state.discard[0]) == sorted(duel.numbers[name] for name in ("item", "item", "helper"))
    assert not duel.can(codes.PLAY + duel.numbers["friend"])
    assert not duel.can(codes.PLAY + duel.numbers["lake"])


@pytest.mark.rule("W2-TURN-05")
def test_a_stadium_replaces_the_one_in_play_and_one_of_the_same_name_is_not_played():
    faces = {"park": trainer(role="stadium"), "lake": trainer(role="stadium")}
    duel = facing(faces).hand("park").play("park").end().hand("park", "lake", seat=1)
    assert not duel.can(codes.PLAY + duel.numbers["park"])
    duel.play("lake")
    assert (duel.state.stadium, duel.state.stadium_of) == (duel.numbers["lake"], 1)
    assert duel.state.discard[0] == [duel.numbers["park"]]


@pytest.mark.rule("W2-TURN-05")
def test_a_stadium_of_another_set_with_the_same_name_is_not_played():
    faces = {"park": trainer(role="stadium"), "park_old": trainer(role="stadium", called="Park")}
    duel = facing(faces).hand("park").play("park").end().hand("park_old", seat=1)
    assert not duel.can(codes.PLAY + duel.numbers["park_old"])


@pytest.mark.rule("W2-TURN-06")
def test_a_retreat_discards_energy_equal_to_its_cost_once_a_turn():
    duel = Duel({"slow": pokemon(retreat=2)}).put(MINE, "slow", ["bug"]).put(THEIRS, "mon")
    duel.put(MY_BENCH, "other", ["bug"])
    assert not duel.can(codes.RETREAT + MY_BENCH), "one energy does not pay for two"
    duel.put(MINE, "slow", ["bug", "bug", "bug"]).take(codes.RETREAT + MY_BENCH)
    assert (duel.state.active[0], len(duel.state.energy[MINE])) == (MY_BENCH, 1)
    assert not duel.can(codes.RETREAT + MINE), "it could pay, and has retreated in this turn"
    assert duel.end().end().can(codes.RETREAT + MINE)


@pytest.mark.rule("W2-TURN-06")
def test_nobody_retreats_to_an_empty_bench():
    duel = Duel().put(MINE, "mon", ["bug", "bug"]).put(THEIRS, "mon")
    assert not any(codes.RETREAT <= action < codes.POWER for action in duel.game.legal(duel.state))


@pytest.mark.rule("W2-TURN-06")
def test_who_retreats_chooses_which_energy_pays():
    duel = Duel().put(MINE, "mon", ["bug", "fire"]).put(MY_BENCH, "other").put(THEIRS, "mon")
    duel.take(codes.RETREAT + MY_BENCH)
    assert duel.asked() == (codes.PAY, 0)
    duel.take(duel.numbers["fire_energy"])
    assert duel.state.energy[MINE] == (duel.numbers["bug_energy"],)
    assert duel.state.active[0] == MY_BENCH


@pytest.mark.rule("W2-TURN-07")
def test_powers_are_used_as_often_as_they_say():
    gift = power("action", effects=[DRAW])
    duel = Duel({"giver": pokemon(powers=[gift])}).put(MINE, "giver").put(MY_BENCH, "giver").put(THEIRS, "mon")
    for body in (MINE, MY_BENCH):
        duel.take(codes.POWER + 8 * body)
        assert not duel.can(codes.POWER + 8 * body)
    assert len(duel.state.hand[0]) == 2
    duel.end().end()
    assert duel.can(codes.POWER + 8 * MINE)


@pytest.mark.rule("W2-TURN-07")
def test_the_power_of_what_it_evolved_into_is_another_power():
    gift = power("action", effects=[DRAW])
    faces = {"giver": pokemon(powers=[gift]), "greater": pokemon(powers=[gift], evolves_from="giver")}
    duel = Duel(faces).put(MINE, "giver").put(THEIRS, "mon").hand("greater").take(codes.POWER)
    assert not duel.can(codes.POWER)
    assert duel.take(duel.evolve("greater", MINE)).can(codes.POWER)


@pytest.mark.rule("W2-TURN-10")
def test_an_unlimited_power_is_done_once_a_use_changes_nothing():
    heal = power("action", limit="none", effects=[{"do": "heal", "on": "self", "amount": 1}])
    duel = Duel({"healer": pokemon(powers=[heal])}).put(MINE, "healer", damage=20).put(THEIRS, "mon")
    for damage in (10, 0, 0):
        assert duel.can(codes.POWER)
        duel.take(codes.POWER)
        assert duel.state.damage[MINE] == damage
    assert not duel.can(codes.POWER)


@pytest.mark.rule("W2-TURN-10")
@pytest.mark.parametrize("most", [3, 50])
def test_unlimited_powers_are_used_so_often_a_turn_at_most(most):
    both = [{"do": "counters", "on": "self", "amount": 1}, {"do": "heal", "on": "defender", "amount": 1}]
    drain = power("action", limit="none", effects=both)
    rules = {} if most == 50 else {"power_uses": most}
    duel = Duel({"drainer": pokemon(hp=500, powers=[drain])}, **rules).put(MINE, "drainer").put(THEIRS, "mon")
    for _ in range(most):
        duel.state.damage[MINE] = 0
        duel.take(codes.POWER)
    assert not duel.can(codes.POWER)


@pytest.mark.rule("W2-TURN-08")
def test_an_attack_needs_its_energy_colourless_is_met_by_any_and_it_ends_the_turn():
    assert not Duel().put(MINE, "mon", ["fire"]).put(THEIRS, "mon").can(codes.ATTACK)
    assert not Duel().put(MINE, "mon", ["bug"]).put(THEIRS, "mon").can(codes.ATTACK + 1), "[bug colorless] from bug"
    duel = Duel().put(MINE, "mon", ["bug", "fire"]).put(THEIRS, "mon")
    assert duel.can(codes.ATTACK + 1), "[bug colorless] from bug and fire"
    duel.attack(1)
    assert duel.state.damage[THEIRS] == 40
    assert duel.asked() == (codes.MAIN, 1)


@pytest.mark.rule("W2-TURN-08")
def test_a_turn_may_end_without_an_attack():
    assert facing().end().asked() == (codes.MAIN, 1)


@pytest.mark.rule("W2-ENE-01")
def test_mysterious_energy_pays_for_its_own_symbol_and_colourless_only():
    faces = {
        "mysterious_energy": energy("mysterious"),
        "asker": pokemon(attack("a", ("bug",), 10), attack("b", ("mysterious",), 10), attack("c", ("colorless",), 10)),
    }
    duel = Duel(faces).put(MINE, "asker", ["mysterious"]).put(THEIRS, "mon")
    assert [duel.can(codes.ATTACK + n) for n in range(3)] == [False, True, True]


def test_a_card_that_gives_two_energy_pays_for_both():
    faces = {
        "double_energy": energy("colorless", "colorless", basic=False),
        "asker": pokemon(attack("a", ("colorless",) * 2, 10)),
    }
    assert Duel(faces).put(MINE, "asker", ["double"]).put(THEIRS, "mon").can(codes.ATTACK)


def test_what_enters_play_from_the_hand_does_what_it_says_then():
    hello = power("trigger", at="enter", effects=[{"do": "may", "then": [DRAW]}])
    for answer, cards in ((1, 1), (0, 0)):
        duel = facing({"greeter": pokemon(powers=[hello])}).hand("greeter").play("greeter")
        assert duel.asked() == (codes.MAY, 0)
        duel.take(answer)
        assert len(duel.state.hand[0]) == cards


def test_a_stadium_is_used_once_a_turn_by_each_player():
    soak = power("action", effects=[{"do": "heal", "on": "active", "amount": 1}])
    duel = facing({"springs": trainer(role="stadium", powers=[soak])}).hand("springs")
    duel.state.damage[MINE] = duel.state.damage[THEIRS] = 30
    duel.play("springs").take(codes.STADIUM)
    assert not duel.can(codes.STADIUM)
    duel.end().take(codes.STADIUM)
    assert (duel.state.damage[MINE], duel.state.damage[THEIRS]) == (20, 20)


def test_an_attack_that_fails_does_nothing_and_ends_the_turn():
    flip = {"do": "flip", "tails": [{"do": "fail"}]}
    for coin, damage in ((HEADS, 40), (2, 0)):
        duel = Duel({"risky": pokemon(attack("a", (), 40, before=[flip]))}).put(MINE, "risky").put(THEIRS, "mon")
        duel.coins(coin).attack()
        assert duel.state.damage[THEIRS] == damage
        assert duel.asked() == (codes.MAIN, 1)


def test_a_pokemon_taken_back_leaves_its_player_a_new_active_to_choose():
    call = trainer({"do": "bounce", "on": "active"})
    duel = facing({"call": call}).put(MY_BENCH, "other").put(THEIR_BENCH, "other").hand("call").play("call")
    assert duel.asked() == (codes.PROMOTE, 0)
    assert duel.numbers["mon"] in duel.state.hand[0]
