"""Tries to attack and retreat under Special Conditions."""

import pytest

from plugins.wave2 import codes, turn
from tests.plugins.wave2.bed import (
    HEADS,
    MINE,
    MY_BENCH,
    TAILS,
    THEIR_BENCH,
    THEIRS,
    Duel,
    attack,
    pokemon,
    power,
    trainer,
)


def facing(condition="", energy=("bug", "bug"), faces=None, **rules):
    """A Pokémon with a condition, a benched one, an opponent with a Bench."""
    duel = Duel(faces, **rules)
    duel.put(MINE, "mon", energy, conditions=[condition] if condition else []).put(MY_BENCH, "other")
    return duel.put(THEIRS, "mon").put(THEIR_BENCH, "other")


@pytest.mark.rule("W2-CON-02")
@pytest.mark.rule("W2-CON-05")
@pytest.mark.parametrize("condition", ["asleep", "paralysed"])
def test_asleep_and_paralysed_neither_attack_nor_retreat(condition):
    duel = facing(condition)
    assert not duel.can(codes.ATTACK)
    assert not duel.can(codes.RETREAT + MY_BENCH)


@pytest.mark.rule("W2-CON-04")
def test_confused_attacks_on_heads():
    duel = facing("confused").coins(HEADS).attack()
    assert (duel.state.damage[THEIRS], duel.state.damage[MINE]) == (20, 0)
    assert duel.conditions(MINE) == ["confused"]


@pytest.mark.rule("W2-CON-04")
@pytest.mark.parametrize(
    ("more", "taken"), [({}, 20), ({"weakness": ["bug"]}, 40), ({"resistance": ["bug"]}, 0)], ids=str
)
def test_confused_harms_itself_on_tails_by_its_own_types_and_the_turn_ends(more, taken):
    duel = facing("confused", faces={"mon": pokemon(attack("tap", ("bug",), 20), **more)}).coins(TAILS).attack()
    assert (duel.state.damage[THEIRS], duel.state.damage[MINE]) == (0, taken)
    assert duel.asked() == (codes.MAIN, 1)


@pytest.mark.rule("W2-CON-04")
@pytest.mark.parametrize(("stat", "add", "taken"), [("damage_taken", -10, 10), ("damage_dealt", 10, 30)])
def test_effects_on_the_confused_one_count_for_its_own_damage(stat, add, taken):
    change = {"stat": stat, "add": add, "among": {"side": "self"}}
    face = pokemon(attack("tap", ("bug",), 20), powers=[power("aura", modifiers=[change])])
    duel = facing("confused", faces={"mon": face}).coins(TAILS).attack()
    assert duel.state.damage[MINE] == taken


@pytest.mark.rule("W2-CON-04")
def test_a_confused_retreat_that_fails_costs_no_energy_and_is_used_up():
    duel = facing("confused").coins(TAILS).take(codes.RETREAT + MY_BENCH)
    assert duel.state.active[0] == MINE
    assert len(duel.state.energy[MINE]) == 2
    assert duel.state.damage[MINE] == 20
    assert duel.asked() == (codes.MAIN, 0), "the turn goes on"
    assert not duel.can(codes.RETREAT + MY_BENCH)


@pytest.mark.rule("W2-CON-04")
@pytest.mark.rule("W2-CON-08")
def test_who_retreats_confused_loses_all_conditions():
    duel = Duel().put(MINE, "mon", ["bug"], conditions=["confused", "poisoned", "burned"])
    duel.put(MY_BENCH, "other").put(THEIRS, "mon").coins(HEADS).take(codes.RETREAT + MY_BENCH)
    assert duel.state.active[0] == MY_BENCH
    assert duel.conditions(MINE) == []


@pytest.mark.rule("W2-CON-08")
@pytest.mark.rule("W2-CON-11")
def test_others_take_their_markers_to_the_bench():
    duel = facing("poisoned").take(codes.RETREAT + MY_BENCH)
    assert duel.state.active[0] == MY_BENCH
    assert duel.conditions(MINE) == ["poisoned"]


@pytest.mark.rule("W2-CON-07")
def test_frozen_needs_one_energy_beyond_the_cost_to_try():
    assert not facing("frozen", ["bug"]).can(codes.ATTACK)
    duel = facing("frozen", ["bug", "fire"])
    assert duel.can(codes.ATTACK)
    assert not duel.can(codes.ATTACK + 1), "its second attack costs both"


@pytest.mark.rule("W2-CON-07")
def test_frozen_attacks_and_thaws_on_heads_and_the_extra_energy_stays():
    duel = facing("frozen").coins(HEADS).attack()
    assert duel.state.damage[THEIRS] == 20
    assert duel.conditions(MINE) == []
    assert len(duel.state.energy[MINE]) == 2


@pytest.mark.rule("W2-CON-07")
def test_frozen_fails_on_tails_and_stays_frozen():
    duel = facing("frozen").coins(TAILS).attack()
    assert (duel.state.damage[THEIRS], duel.state.damage[MINE]) == (0, 0)
    assert duel.conditions(MINE) == ["frozen"]
    assert duel.asked() == (codes.MAIN, 1)


@pytest.mark.rule("W2-CON-07")
def test_a_frozen_retreat_needs_the_extra_energy_to_be_tried():
    assert not facing("frozen", ["bug"]).can(codes.RETREAT + MY_BENCH)
    assert facing("frozen", ["bug", "fire"]).can(codes.RETREAT + MY_BENCH)


@pytest.mark.rule("W2-CON-07")
@pytest.mark.parametrize(("coin", "energy", "active"), [(HEADS, 0, MY_BENCH), (TAILS, 2, MINE)])
def test_a_frozen_retreat_discards_the_extra_energy_too(coin, energy, active):
    duel = facing("frozen").coins(coin).take(codes.RETREAT + MY_BENCH)
    assert (duel.state.active[0], len(duel.state.energy[MINE])) == (active, energy)


@pytest.mark.rule("W2-CON-10")
@pytest.mark.parametrize(
    ("coins", "flips", "left"),
    [
        ([TAILS], 1, ["frozen", "confused"]),
        ([HEADS, TAILS], 2, ["confused"]),
        ([HEADS, HEADS], 2, ["confused"]),
    ],
)
def test_the_frozen_flip_comes_first_and_the_confusion_flip_only_on_heads(coins, flips, left):
    duel = Duel().put(MINE, "mon", ["bug", "bug"], conditions=["frozen", "confused"]).put(THEIRS, "mon")
    duel.coins(*coins).attack()
    assert len(duel.told("roll")) == flips
    assert sorted(duel.conditions(MINE)) == sorted(left)
    assert duel.state.damage[THEIRS] == (20 if coins == [HEADS, HEADS] else 0)


@pytest.mark.rule("W2-TURN-09")
def test_the_first_turn_draws_and_plays_a_supporter():
    helper = trainer({"do": "draw", "cards": 2}, role="supporter")
    duel = facing(faces={"helper": helper}).hand("helper")
    duel.state.turn, duel.state.frames = 0, [(codes.NEXT, 1)]
    turn.run(duel.table, duel.state, duel.events)
    assert (duel.state.turn, duel.asked(), len(duel.state.hand[0])) == (1, (codes.MAIN, 0), 2)
    duel.play("helper")
    assert len(duel.state.hand[0]) == 3


@pytest.mark.rule("W2-TURN-09")
@pytest.mark.parametrize("allowed", [True, False])
def test_the_first_turn_is_like_any_other_unless_the_setting_says_no(allowed):
    duel = facing(first_turn_attack=allowed)
    duel.state.turn = 1
    assert duel.can(codes.ATTACK) is allowed
