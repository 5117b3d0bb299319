"""Damage, its order, and Special Conditions that are given."""

import pytest

from plugins.wave2 import harm
from tests.plugins.wave2.bed import HEADS, MINE, MY_BENCH, TAILS, THEIR_BENCH, THEIRS, Duel, attack, pokemon, power


@pytest.mark.rule("W2-ATK-01")
def test_weakness_doubles_before_resistance_takes_thirty():
    both = pokemon(hp=90, weakness=["bug"], resistance=["grass"])
    duel = Duel({"both": both, "attacker": pokemon(attack("a", (), 30), types=["bug", "grass"])})
    duel.put(MINE, "attacker").put(THEIRS, "both").attack()
    assert duel.state.damage[THEIRS] == 30 * 2 - 30


@pytest.mark.rule("W2-ATK-01")
@pytest.mark.parametrize(("damage", "left"), [(20, 0), (30, 0), (40, 10)])
def test_resistance_never_brings_damage_below_none(damage, left):
    duel = Duel({"tough": pokemon(resistance=["bug"]), "attacker": pokemon(attack("a", (), damage))})
    duel.put(MINE, "attacker").put(THEIRS, "tough").attack()
    assert duel.state.damage[THEIRS] == left


@pytest.mark.rule("W2-ATK-01")
def test_what_the_attacker_adds_is_doubled_and_what_the_defender_takes_off_is_not():
    glow = {"stat": "damage_dealt", "add": 10, "among": {"side": "self"}}
    shell = {"stat": "damage_taken", "add": -20, "among": {"side": "self"}}
    duel = Duel(
        {
            "attacker": pokemon(attack("a", (), 20), powers=[power("aura", modifiers=[glow])]),
            "shelled": pokemon(hp=90, weakness=["bug"], powers=[power("aura", modifiers=[shell])]),
        }
    )
    duel.put(MINE, "attacker").put(THEIRS, "shelled").attack()
    assert duel.state.damage[THEIRS] == (20 + 10) * 2 - 20


@pytest.mark.rule("W2-ATK-01")
def test_no_damage_before_weakness_stays_none():
    glow = {"stat": "damage_dealt", "add": 10, "among": {"side": "self"}}
    duel = Duel(
        {
            "attacker": pokemon(attack("a", (), 0), powers=[power("aura", modifiers=[glow])]),
            "weak": pokemon(weakness=["bug"]),
        }
    )
    duel.put(MINE, "attacker").put(THEIRS, "weak").attack()
    assert duel.state.damage[THEIRS] == 0


@pytest.mark.rule("W2-ATK-01")
def test_an_attack_whose_coins_all_fail_is_not_made_to_hurt_by_what_the_attacker_adds():
    glow = {"stat": "damage_dealt", "add": 10, "among": {"side": "self"}}
    flips = {"do": "flip", "heads": [{"do": "add_damage", "amount": 20}]}
    face = pokemon(attack("a", before=[flips]), powers=[power("aura", modifiers=[glow])])
    for coin, damage in ((HEADS, 30), (TAILS, 0)):
        duel = Duel({"attacker": face}).put(MINE, "attacker").put(THEIRS, "mon").coins(coin).attack()
        assert duel.state.damage[THEIRS] == damage


@pytest.mark.rule("W2-ATK-01")
@pytest.mark.parametrize(("more", "add"), [({"resistance": ["bug"]}, 50), ({}, -20)])
def test_damage_that_resistance_or_the_defender_takes_away_is_none_and_stays_none(more, add):
    shell = {"stat": "damage_taken", "add": add, "among": {"side": "self"}}
    faces = {
        "attacker": pokemon(attack("a", (), 10)),
        "shelled": pokemon(powers=[power("aura", modifiers=[shell])], **more),
    }
    duel = Duel(faces).put(MINE, "attacker").put(THEIRS, "shelled", damage=30).attack()
    assert duel.state.damage[THEIRS] == 30


@pytest.mark.rule("W2-ATK-01")
def test_damage_to_the_bench_ignores_weakness_and_resistance():
    everyone = {"do": "for_each", "among": {"side": "enemy"}, "then": [{"do": "strike", "on": "chosen", "amount": 20}]}
    duel = Duel({"weak": pokemon(weakness=["bug"]), "attacker": pokemon(attack("a", (), 0, after=[everyone]))})
    duel.put(MINE, "attacker").put(THEIRS, "weak").put(THEIR_BENCH, "weak").attack()
    assert (duel.state.damage[THEIRS], duel.state.damage[THEIR_BENCH]) == (40, 20)


@pytest.mark.rule("W2-ATK-04")
def test_weak_to_bug_is_hit_double_by_the_grass_scyther_of_an_older_set_and_not_by_its_vileplume():
    faces = {
        "scyther": pokemon(attack("a", (), 30), types=["grass"], equivalents=["bug"]),
        "vileplume": pokemon(attack("a", (), 30), types=["grass"]),
        "weak": pokemon(hp=90, weakness=["bug"]),
        "tough": pokemon(hp=90, resistance=["bug"]),
    }
    taken = {}
    for attacker in ("scyther", "vileplume"):
        for target in ("weak", "tough"):
            duel = Duel(faces).put(MINE, attacker).put(THEIRS, target).attack()
            taken[attacker, target] = duel.state.damage[THEIRS]
    assert taken == {
        ("scyther", "weak"): 60, ("scyther", "tough"): 0, ("vileplume", "weak"): 30, ("vileplume", "tough"): 30,
    }  # fmt: skip


@pytest.mark.rule("W2-CON-08")
def test_what_turns_the_card_replaces_each_other_and_markers_add_up():
    duel = Duel().put(MINE, "mon")
    for name in ("poisoned", "asleep", "burned", "confused", "frozen", "paralysed"):
        harm.afflict(duel.table, duel.state, MINE, duel.table.conditions[duel.condition(name)], None)
    assert set(duel.conditions(MINE)) == {"poisoned", "burned", "frozen", "paralysed"}


@pytest.mark.rule("W2-CON-12")
def test_a_condition_given_again_stays_one_and_counts_its_turn_anew():
    duel = Duel().put(MINE, "mon", conditions=["paralysed", "poisoned"], given=1)
    for name in ("paralysed", "poisoned"):
        harm.afflict(duel.table, duel.state, MINE, duel.table.conditions[duel.condition(name)], None)
    assert sorted(duel.conditions(MINE)) == ["paralysed", "poisoned"]
    assert {given for _, given in duel.state.conds[MINE]} == {3}


@pytest.mark.rule("W2-CON-01")
def test_a_benched_pokemon_can_be_given_a_condition():
    sting = {
        "do": "choose", "among": {"side": "enemy", "place": "bench"},
        "then": [{"do": "afflict", "condition": "burned", "on": "chosen"}],
    }  # fmt: skip
    duel = Duel({"stinger": pokemon(attack("a", after=[sting]))})
    duel.put(MINE, "stinger").put(THEIRS, "mon").put(THEIR_BENCH, "mon").coins(1).attack()
    assert duel.conditions(THEIR_BENCH) == ["burned"]


def test_healing_removes_no_more_than_there_is():
    duel = Duel().put(MY_BENCH, "mon", damage=20)
    harm.heal(duel.state, MY_BENCH, 5, duel.events)
    assert duel.state.damage[MY_BENCH] == 0
    assert duel.told("healed")[0][-1] == 2
