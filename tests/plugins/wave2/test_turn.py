"""The end of a turn, what lies between turns, and the next draw."""

import pytest

from plugins.wave2 import codes
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


def facing(**places):
    """An Active each."""
    return Duel(**places).put(MINE, "mon").put(THEIRS, "mon")


@pytest.mark.rule("W2-TURN-01")
def test_a_turn_begins_with_a_draw():
    duel = facing().end()
    assert duel.asked() == (codes.MAIN, 1)
    assert len(duel.state.hand[1]) == 1


@pytest.mark.rule("W2-WIN-03")
def test_no_card_to_draw_at_the_start_of_a_turn_loses():
    duel = facing()
    duel.state.deck[1] = []
    duel.end()
    assert (duel.game.terminal(duel.state).winner, duel.state.over) == (1, codes.DECKED)


@pytest.mark.rule("W2-WIN-03")
def test_other_draws_take_what_there_is():
    duel = Duel({"notes": trainer({"do": "draw", "cards": 3})}).put(MINE, "mon").put(THEIRS, "mon").hand("notes")
    duel.state.deck[0] = duel.state.deck[0][:2]
    duel.play("notes")
    assert len(duel.state.hand[0]) == 2
    assert duel.game.terminal(duel.state) is None


@pytest.mark.rule("W2-CON-01")
@pytest.mark.rule("W2-CON-11")
@pytest.mark.rule("W2-CON-02")
@pytest.mark.parametrize(("coin", "left"), [(HEADS, []), (TAILS, ["asleep"])])
@pytest.mark.parametrize("body", [MINE, MY_BENCH, THEIRS, THEIR_BENCH])
def test_asleep_flips_after_each_players_turn_on_the_bench_too(coin, left, body):
    duel = facing().put(MY_BENCH, "mon").put(THEIR_BENCH, "mon")
    duel.put(body, "mon", conditions=["asleep"])
    duel.state.active = [MINE, THEIRS]
    duel.coins(coin).end()
    assert duel.conditions(body) == left


@pytest.mark.rule("W2-CON-03")
def test_burned_takes_two_counters_on_tails_and_stays_burned():
    duel = facing().put(MINE, "mon", conditions=["burned"]).coins(TAILS, HEADS).end()
    assert (duel.state.damage[MINE], duel.conditions(MINE)) == (20, ["burned"])
    duel.end()
    assert (duel.state.damage[MINE], duel.conditions(MINE)) == (20, ["burned"])


@pytest.mark.rule("W2-CON-06")
@pytest.mark.rule("W2-CON-03")
def test_poison_and_burns_ignore_weakness_resistance_and_other_effects():
    shell = {"stat": "damage_taken", "add": -20, "among": {"side": "self"}}
    shelled = pokemon(weakness=["bug"], resistance=["fire"], powers=[power("aura", modifiers=[shell])])
    duel = Duel({"shelled": shelled}).put(MINE, "shelled", conditions=["poisoned", "burned"]).put(THEIRS, "mon")
    duel.coins(TAILS).end()
    assert duel.state.damage[MINE] == 10 + 20


@pytest.mark.rule("W2-CON-05")
@pytest.mark.parametrize(
    ("given", "body", "left"),
    [
        (2, MINE, []),  # given in the opponent's turn before: ends with this one
        (3, MINE, ["paralysed"]),  # given in its own turn: that turn had begun
        (3, THEIRS, ["paralysed"]),  # the opponent's next turn is still to come
        (2, THEIRS, ["paralysed"]),  # given in the opponent's own turn: the next of that player is still to come
    ],
)
def test_paralysis_ends_with_its_players_next_turn(given, body, left):
    duel = facing().put(body, "mon", conditions=["paralysed"], given=given).end()
    assert duel.conditions(body) == left


@pytest.mark.rule("W2-CON-05")
def test_paralysed_by_an_attack_misses_one_turn():
    stun = {"do": "afflict", "condition": "paralysed"}
    duel = Duel({"stunner": pokemon(attack("a", (), 10, after=[stun]))}).put(MINE, "stunner").put(THEIRS, "other")
    duel.attack()
    assert not duel.can(codes.ATTACK)
    duel.end().end()
    assert duel.can(codes.ATTACK)


@pytest.mark.rule("W2-CON-09")
def test_between_turns_all_poison_comes_before_all_burns_and_sleep_and_the_ended_turns_player_first():
    duel = facing().put(MY_BENCH, "mon", conditions=["poisoned"])
    duel.put(MINE, "mon", conditions=["poisoned", "burned", "asleep"])
    duel.put(THEIRS, "mon", conditions=["poisoned", "asleep"]).coins(TAILS, TAILS, HEADS).end()
    order = [
        (event.what, event.args[0])
        for event in duel.events
        if event.what in ("condition_harm", "cured") or (event.what == "roll" and "asleep" in str(event.args[3]))
    ]
    poisoned = [("condition_harm", body) for body in (MINE, MY_BENCH, THEIRS)]
    assert order == [*poisoned, ("condition_harm", MINE), ("cured", THEIRS)]


@pytest.mark.rule("W2-CON-09")
def test_sleep_flips_come_before_paralysis_ends():
    duel = facing().put(MINE, "mon", conditions=["paralysed"]).put(MY_BENCH, "mon", conditions=["asleep"])
    duel.coins(HEADS).end()
    assert [args[0] for args in duel.told("cured")] == [MY_BENCH, MINE]


@pytest.mark.rule("W2-CON-09")
@pytest.mark.rule("W2-KO-01")
def test_one_check_of_knock_outs_follows_all_conditions():
    duel = facing().put(MY_BENCH, "mon").put(THEIR_BENCH, "mon")
    duel.put(MINE, "mon", damage=50, conditions=["poisoned"])
    duel.put(THEIRS, "mon", damage=40, conditions=["burned"]).coins(TAILS).end()
    assert [len(prizes) for prizes in duel.state.prizes] == [5, 5]
    assert duel.asked() == (codes.PROMOTE, 0), "whose turn it was promotes first"


@pytest.mark.rule("W2-CON-09")
def test_who_falls_to_poison_and_who_falls_to_a_burn_fall_in_the_same_check():
    duel = facing().put(MINE, "mon", damage=50, conditions=["poisoned"])
    duel.put(THEIRS, "mon", damage=40, conditions=["burned"]).coins(TAILS).end()
    assert duel.game.terminal(duel.state).winner is None, "neither has a Pokémon left"
    assert not duel.told("won"), "nobody had won before the other fell"


@pytest.mark.rule("W2-CON-11")
def test_conditions_on_the_bench_run_and_promotion_changes_none():
    duel = facing().put(MINE, "mon", damage=60).put(MY_BENCH, "mon", conditions=["asleep", "poisoned"]).settle()
    duel.take(MY_BENCH)
    assert sorted(duel.conditions(MY_BENCH)) == ["asleep", "poisoned"]
    assert not duel.can(codes.ATTACK)


@pytest.mark.rule("W2-TURN-11")
def test_end_of_turn_texts_come_before_the_conditions_and_the_draw():
    late = power("trigger", at="turn_end", effects=[{"do": "draw", "cards": 1}])
    duel = Duel({"late": pokemon(powers=[late])}).put(MINE, "late", conditions=["poisoned"]).put(THEIRS, "mon").end()
    order = [event.what for event in duel.events if event.what in ("power", "condition_harm", "turn")]
    assert order == ["power", "condition_harm", "turn"]
    assert len(duel.state.hand[0]) == 1


def test_a_power_that_answers_a_hit_answers_it_as_the_active_alone():
    spikes = power("trigger", at="hit", effects=[{"do": "counters", "on": "attacker", "amount": 1}])
    everyone = {"do": "for_each", "among": {"side": "enemy"}, "then": [{"do": "strike", "on": "chosen", "amount": 10}]}
    duel = Duel({"spiky": pokemon(powers=[spikes]), "wave": pokemon(attack("a", (), 10, after=[everyone]))})
    duel.put(MINE, "wave").put(THEIRS, "spiky").put(THEIR_BENCH, "spiky").attack()
    assert (duel.state.damage[THEIR_BENCH], duel.state.damage[MINE]) == (10, 10)


def test_several_powers_are_told_each_with_what_it_does():
    late = power("trigger", at="turn_end", effects=[{"do": "draw", "cards": 1}])
    hurt = power("trigger", at="turn_end", effects=[{"do": "counters", "on": "self", "amount": 1}])
    duel = Duel({"late": pokemon(powers=[late]), "sore": pokemon(powers=[hurt])})
    duel.put(MINE, "late").put(MY_BENCH, "sore").put(THEIRS, "mon").end()
    order = [event.what for event in duel.events if event.what in ("power", "draw", "counters")]
    assert order == ["power", "draw", "power", "counters", "draw"], "the last draw is the next turn's"


def test_a_power_that_answers_a_hit_answers_damage_only():
    spikes = power("trigger", at="hit", effects=[{"do": "counters", "on": "attacker", "amount": 1}])
    faces = {"spiky": pokemon(powers=[spikes]), "weak": pokemon(attack("a", (), 10), attack("b"))}
    for index, counters in ((0, 10), (1, 0)):
        duel = Duel(faces).put(MINE, "weak").put(THEIRS, "spiky").attack(index)
        assert duel.state.damage[MINE] == counters


def test_marks_are_gone_when_their_last_turn_ends():
    hide = {"do": "change", "on": "self", "stat": "damage_taken", "add": -20}
    duel = Duel({"hider": pokemon(attack("hide", after=[hide]))}).put(MINE, "hider").put(THEIRS, "mon", ["bug"])
    duel.attack().attack()
    assert duel.state.damage[MINE] == 0
    assert duel.state.marks[MINE] == ()
