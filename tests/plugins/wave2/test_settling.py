"""Knock-outs, prizes, victory."""

import pytest

from plugins.wave2 import codes
from tests.plugins.wave2.bed import MINE, MY_BENCH, TAILS, THEIR_BENCH, THEIRS, Duel, attack, pokemon


def both_benched(**rules):
    """Both players with an Active and a benched Pokémon."""
    duel = Duel({"brute": pokemon(attack("smash", (), 60))}, **rules).put(MINE, "brute").put(MY_BENCH, "mon")
    return duel.put(THEIRS, "mon", ["bug"]).put(THEIR_BENCH, "other")


@pytest.mark.rule("W2-ATK-02")
@pytest.mark.rule("W2-WIN-01")
def test_damage_that_reaches_the_hp_knocks_out_and_gives_a_prize():
    duel = both_benched().attack()
    assert duel.state.top[THEIRS] == codes.EMPTY
    assert sorted(duel.state.discard[1]) == sorted([duel.numbers["mon"], duel.numbers["bug_energy"]])
    assert (len(duel.state.prizes[0]), len(duel.state.prizes[1])) == (5, 6)
    assert duel.state.hand[0] == [duel.numbers["fire_energy"]]
    assert duel.asked() == (codes.PROMOTE, 1)
    duel.take(THEIR_BENCH)
    assert duel.state.active[1] == THEIR_BENCH
    assert duel.asked() == (codes.MAIN, 1)


@pytest.mark.rule("W2-ATK-02")
def test_what_it_evolved_from_is_discarded_with_it():
    duel = both_benched().put(THEIRS, "grown", ["bug"], damage=90)
    duel.state.under[THEIRS] = (duel.numbers["mon"],)
    duel.settle()
    assert sorted(duel.state.discard[1]) == sorted(duel.numbers[name] for name in ("mon", "grown", "bug_energy"))
    assert duel.state.energy[THEIRS] == duel.state.under[THEIRS] == ()


@pytest.mark.rule("W2-WIN-01")
def test_the_last_prize_wins():
    duel = both_benched()
    duel.state.prizes[0] = duel.state.prizes[0][:1]
    duel.attack()
    result = duel.game.terminal(duel.state)
    assert (result.winner, result.reason) == (1, "all prizes taken")


@pytest.mark.rule("W2-WIN-02")
def test_the_opponent_without_pokemon_in_play_loses_and_a_basic_in_hand_does_not_save():
    duel = Duel({"brute": pokemon(attack("smash", (), 60))}).put(MINE, "brute").put(THEIRS, "mon")
    duel.hand("mon", seat=1).attack()
    assert duel.game.terminal(duel.state).winner == 1
    assert duel.game.terminal(duel.state).reason == "no Pokémon left"


@pytest.mark.rule("W2-WIN-02")
def test_even_with_the_setting_a_hand_without_a_basic_saves_nobody():
    duel = Duel({"brute": pokemon(attack("smash", (), 60))}, replace_from_hand=True)
    duel.put(MINE, "brute").put(THEIRS, "mon").hand("grown", "bug_energy", seat=1).attack()
    assert duel.game.terminal(duel.state).winner == 1


@pytest.mark.rule("W2-WIN-02")
def test_with_the_setting_a_basic_in_hand_becomes_the_active():
    duel = Duel({"brute": pokemon(attack("smash", (), 60))}, replace_from_hand=True)
    duel.put(MINE, "brute").put(THEIRS, "mon").hand("other", seat=1).attack()
    assert duel.asked() == (codes.PROMOTE, 1)
    duel.take(codes.PLAY + duel.numbers["other"])
    assert duel.state.top[duel.state.active[1]] == duel.numbers["other"]
    assert duel.asked() == (codes.MAIN, 1)


@pytest.mark.rule("W2-WIN-05")
def test_who_meets_more_winning_conditions_wins_when_both_meet_one():
    duel = both_benched().put(THEIRS, "mon", damage=60).put(MINE, "brute", damage=60)
    duel.state.top[MY_BENCH] = codes.EMPTY
    duel.state.prizes = [[duel.numbers["fire_energy"]], [duel.numbers["fire_energy"]]]
    duel.settle()
    assert duel.game.terminal(duel.state).winner == 2, "both took their last prize; seat 1 has no Pokémon either"


@pytest.mark.rule("W2-WIN-05")
def test_equal_is_a_draw():
    duel = Duel().put(MINE, "mon", damage=60).put(THEIRS, "mon", damage=60).settle()
    result = duel.game.terminal(duel.state)
    assert (result.winner, result.reason) == (None, "both at once")


@pytest.mark.rule("W2-WIN-05")
def test_sudden_death_begins_a_new_game_with_one_prize_three_times_at_most():
    duel = Duel(sudden_death=True)
    for sudden in (1, 2, 3):
        duel.state.clear()
        duel.put(MINE, "mon", damage=60).put(THEIRS, "mon", damage=60).settle()
        assert duel.state.sudden == sudden
        assert duel.game.prompt(duel.state) is not None
        while duel.state.setup:
            duel.take(duel.game.legal(duel.state)[0])
        assert [len(prizes) for prizes in duel.state.prizes] == [1, 1]
    duel.state.clear()
    duel.put(MINE, "mon", damage=60).put(THEIRS, "mon", damage=60).settle()
    assert duel.game.terminal(duel.state).winner is None


@pytest.mark.rule("W2-WIN-01")
@pytest.mark.rule("W2-KO-01")
def test_one_check_handles_all_knock_outs_and_the_player_of_the_turn_promotes_first():
    duel = both_benched().put(THEIR_BENCH + 1, "other").put(MY_BENCH + 1, "mon")
    for body in (MINE, THEIRS, THEIR_BENCH):
        duel.state.damage[body] = 60
    duel.state.prizes[0] = [duel.numbers[name] for name in ("mon", "other", "grown", "mon", "mon", "mon")]
    duel.settle()
    assert [len(prizes) for prizes in duel.state.prizes] == [4, 5]
    assert duel.state.hand[0] == sorted([duel.numbers["mon"], duel.numbers["other"]]), "the first two, in their order"
    assert [frame for frame in duel.state.frames if frame[0] == codes.PROMOTE] == [
        (codes.PROMOTE, 1),
        (codes.PROMOTE, 0),
    ]


@pytest.mark.rule("W2-KO-02")
def test_a_benched_pokemon_is_knocked_out_without_a_promotion():
    duel = both_benched()
    duel.state.damage[THEIR_BENCH] = 60
    duel.settle()
    assert len(duel.state.prizes[0]) == 5
    assert duel.asked() == (codes.MAIN, 0)


@pytest.mark.rule("W2-KO-03")
def test_knocked_out_by_its_own_confusion_gives_the_opponent_a_prize():
    duel = both_benched().put(MINE, "mon", ["bug"], damage=40, conditions=["confused"]).coins(TAILS).attack()
    assert [len(prizes) for prizes in duel.state.prizes] == [6, 5]
    assert duel.asked() == (codes.PROMOTE, 0)


@pytest.mark.rule("W2-KO-03")
def test_damage_of_an_attack_to_both_is_one_check():
    recoil = {"do": "counters", "on": "self", "amount": 6}
    duel = Duel({"bomb": pokemon(attack("blast", (), 60, after=[recoil]))}).put(MINE, "bomb").put(THEIRS, "mon")
    duel.attack()
    assert duel.game.terminal(duel.state).winner is None, "both are gone at once"


def challenger(**rules):
    """Seat 1 with one Pokémon and six prizes against one prize."""
    duel = Duel({"brute": pokemon(attack("smash", (), 60))}, **rules)
    duel.put(MINE, "brute").put(THEIRS, "mon", ["bug"]).put(THEIR_BENCH, "mon")
    duel.state.prizes[1] = duel.state.prizes[1][:1]
    return duel


@pytest.mark.rule("W2-WIN-04")
def test_a_yusosha_tatakai_is_declared_with_one_pokemon_and_six_prizes_against_one():
    assert challenger().can(codes.CHALLENGE)
    assert not challenger().put(MY_BENCH, "mon").can(codes.CHALLENGE)
    two_left = challenger()
    two_left.state.prizes[1] = two_left.state.prizes[0][:2]
    assert not two_left.can(codes.CHALLENGE)
    five = challenger()
    five.state.prizes[0] = five.state.prizes[0][:5]
    assert not five.can(codes.CHALLENGE)


@pytest.mark.rule("W2-WIN-04")
def test_declined_it_changes_nothing_and_is_not_declared_again_in_the_turn():
    duel = challenger().take(codes.CHALLENGE)
    assert duel.asked() == (codes.TATAKAI, 1)
    duel.take(0)
    assert [len(deck) for deck in duel.state.deck] == [30, 30]
    assert duel.asked() == (codes.MAIN, 0)
    assert not duel.can(codes.CHALLENGE)
    duel.attack()
    assert duel.game.terminal(duel.state) is None


@pytest.mark.rule("W2-WIN-04")
@pytest.mark.parametrize("left", [30, 1])
def test_accepted_both_discard_two_and_the_first_knock_out_wins(left):
    duel = challenger()
    duel.state.deck[1] = duel.state.deck[1][:left]
    duel.take(codes.CHALLENGE).take(1)
    assert [len(deck) for deck in duel.state.deck] == [28, max(0, left - 2)]
    duel.attack()
    result = duel.game.terminal(duel.state)
    assert (result.winner, result.reason) == (1, "Yusosha Tatakai")


@pytest.mark.rule("W2-WIN-04")
def test_an_accepted_fight_is_not_declared_again():
    duel = challenger().take(codes.CHALLENGE).take(1).end().end()
    assert duel.asked() == (codes.MAIN, 0)
    assert not duel.can(codes.CHALLENGE)


@pytest.mark.rule("W2-WIN-04")
def test_a_declined_fight_is_declared_again_in_the_next_turn():
    assert challenger().take(codes.CHALLENGE).take(0).end().end().can(codes.CHALLENGE)


@pytest.mark.rule("W2-WIN-04")
def test_a_knock_out_on_both_sides_in_one_check_is_a_draw():
    duel = challenger().take(codes.CHALLENGE).take(1)
    duel.state.damage[MINE] = duel.state.damage[THEIRS] = 60
    duel.settle()
    assert duel.game.terminal(duel.state).winner is None


@pytest.mark.rule("W2-WIN-04")
def test_an_empty_deck_still_loses_at_the_draw():
    duel = challenger()
    duel.state.deck[1] = duel.state.deck[1][:1]
    duel.take(codes.CHALLENGE).take(1).end()
    assert duel.game.terminal(duel.state).reason == "no card to draw"
