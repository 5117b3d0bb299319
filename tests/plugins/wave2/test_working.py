"""What each verb does in play."""

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


def played(*effects, faces=None, put=()):
    """A trainer with these effects in hand, an Active each and a Bench each."""
    duel = Duel({"trick": trainer(*effects), **(faces or {})})
    duel.put(MINE, "mon").put(MY_BENCH, "other").put(THEIRS, "mon").put(THEIR_BENCH, "other")
    for body, card, energy in put:
        duel.put(body, card, energy)
    return duel.hand("trick")


def choose(then, **among):
    """A choice."""
    return {"do": "choose", "among": among, "then": [then]}


def test_a_card_that_is_fetched_comes_to_the_hand_and_the_deck_is_shuffled():
    duel = played({"do": "fetch", "cards": {"sort": "pokemon", "types": ["bug"]}, "count": 2})
    mon, grown, energy = (duel.numbers[name] for name in ("mon", "grown", "bug_energy"))
    duel.state.deck[0] = [grown, energy, mon, energy]
    duel.play("trick")
    assert list(duel.game.legal(duel.state)) == [*sorted([mon, grown]), codes.STOP]
    duel.take(mon).take(codes.STOP)
    assert duel.state.hand[0] == [mon]
    assert sorted(duel.state.deck[0]) == sorted([grown, energy, energy])
    assert duel.state.discard[0] == [duel.numbers["trick"]]


@pytest.mark.parametrize(("to", "where"), [("hand", "hand"), ("deck", "deck")])
def test_cards_come_back_from_the_discard_pile(to, where):
    duel = played({"do": "fetch", "cards": {"sort": "basic_energy"}, "place": "discard", "to": to})
    energy = duel.numbers["fire_energy"]
    duel.state.discard[0] = [duel.numbers["mon"], energy]
    duel.play("trick").take(energy)
    assert energy in getattr(duel.state, where)[0]
    assert energy not in duel.state.discard[0]


def test_a_basic_goes_straight_to_the_bench_as_long_as_there_is_room():
    duel = played({"do": "fetch", "cards": {"sort": "basic_pokemon"}, "to": "bench"})
    duel.state.deck[0] = [duel.numbers["mon"]]
    duel.play("trick").take(duel.numbers["mon"])
    assert duel.state.top[MY_BENCH + 1] == duel.numbers["mon"]
    full = played({"do": "fetch", "cards": {"sort": "basic_pokemon"}, "to": "bench"})
    for body in range(6):
        full.put(body, "mon")
    full.state.active[0] = MINE
    full.play("trick")
    assert list(full.game.legal(full.state)) == [codes.STOP]


def test_hands_are_shuffled_into_their_decks():
    duel = played({"do": "reshuffle"}, {"do": "reshuffle", "whose": "theirs"}, {"do": "draw", "cards": 1})
    duel.hand("trick", "mon").hand("other", "other", seat=1).play("trick")
    assert (len(duel.state.hand[0]), len(duel.state.hand[1])) == (1, 0)
    assert [len(deck) for deck in duel.state.deck] == [30, 32]


def test_of_the_hand_its_owner_chooses_what_is_discarded_and_of_the_deck_the_top_goes():
    theirs = {"do": "discard", "cards": 1, "whose": "theirs"}
    duel = played(theirs, {"do": "discard", "cards": 2, "place": "deck"}).hand("mon", "other", seat=1).play("trick")
    assert duel.asked() == (codes.DISCARD, 1)
    duel.take(duel.numbers["other"])
    assert duel.state.discard[1] == [duel.numbers["other"]]
    assert len(duel.state.deck[0]) == 28
    nothing = played(theirs).play("trick")
    assert nothing.asked() == (codes.MAIN, 0), "an empty hand has nothing to lose"


@pytest.mark.parametrize(("by", "asked"), [("mine", 0), ("theirs", 1)])
def test_the_opponents_active_is_switched_by_whom_the_card_says(by, asked):
    duel = played({"do": "switch", "whose": "theirs", "by": by}).play("trick")
    assert duel.asked() == (codes.SWITCH, asked)
    duel.take(THEIR_BENCH)
    assert duel.state.active[1] == THEIR_BENCH


def test_a_switch_takes_conditions_along_and_needs_a_bench():
    duel = played({"do": "switch"})
    duel.put(MINE, "mon", conditions=["confused", "asleep"]).play("trick").take(MY_BENCH)
    assert duel.conditions(MINE), "only a retreat clears"
    alone = Duel({"trick": trainer({"do": "switch"})}).put(MINE, "mon").put(THEIRS, "mon").hand("trick").play("trick")
    assert alone.asked() == (codes.MAIN, 0)


def test_energy_is_attached_from_hand_or_discard_as_far_as_wanted():
    from_discard = {"do": "attach", "on": "active", "types": ["bug"], "count": 2, "place": "discard"}
    duel = played(from_discard)
    bug, fire = duel.numbers["bug_energy"], duel.numbers["fire_energy"]
    duel.state.discard[0] = [bug, fire, bug]
    duel.play("trick")
    assert list(duel.game.legal(duel.state)) == [bug, codes.STOP]
    duel.take(bug).take(codes.STOP)
    assert duel.state.energy[MINE] == (bug,)
    assert not duel.state.done & codes.ATTACHED, "the turn's own energy is still to be attached"


def test_energy_is_stripped_of_a_type_by_the_cards_player():
    duel = played({"do": "strip", "on": "defender", "types": ["fire"]}, put=[(THEIRS, "mon", ["bug", "fire"])])
    duel.play("trick")
    assert duel.asked() == (codes.MAIN, 0), "with one to choose nothing is asked"
    assert duel.state.energy[THEIRS] == (duel.numbers["bug_energy"],)
    assert duel.state.discard[1] == [duel.numbers["fire_energy"]]


def test_which_energy_is_stripped_is_chosen_where_there_is_a_choice():
    duel = played({"do": "strip", "on": "defender"}, put=[(THEIRS, "mon", ["bug", "bug", "fire"])]).play("trick")
    assert duel.asked() == (codes.STRIP, 0)
    duel.take(duel.numbers["fire_energy"])
    assert len(duel.state.energy[THEIRS]) == 2
    same = played({"do": "strip", "on": "defender"}, put=[(THEIRS, "mon", ["bug", "bug"])]).play("trick")
    assert (same.asked(), len(same.state.energy[THEIRS])) == ((codes.MAIN, 0), 1)


def test_energy_moves_from_the_chosen_pokemon():
    move = choose({"do": "move_energy", "origin": "chosen", "to": "active"}, side="ally", place="bench")
    duel = played(move, put=[(MY_BENCH, "other", ["fire"])]).play("trick")
    assert duel.asked() == (codes.MAIN, 0), "with one to choose nothing is asked"
    assert (len(duel.state.energy[MINE]), len(duel.state.energy[MY_BENCH])) == (1, 0)
    duel = played(move, put=[(MY_BENCH, "other", ["fire", "bug"])]).play("trick")
    assert duel.asked() == (codes.MOVE, 0)
    duel.take(duel.numbers["fire_energy"])
    assert (len(duel.state.energy[MINE]), len(duel.state.energy[MY_BENCH])) == (1, 1)


def test_several_are_chosen_one_by_one_or_fewer():
    two = {**choose({"do": "counters", "on": "chosen", "amount": 1}, side="enemy"), "count": 2, "up_to": True}
    duel = played(two).put(THEIR_BENCH + 1, "other").play("trick").take(THEIR_BENCH)
    assert list(duel.game.legal(duel.state)) == [THEIRS, THEIR_BENCH + 1, codes.NOBODY]
    duel.take(codes.NOBODY)
    assert (duel.state.damage[THEIRS], duel.state.damage[THEIR_BENCH]) == (0, 10)


@pytest.mark.parametrize(("what", "attacks", "retreats"), [(["attack"], False, True), (["retreat"], True, False)])
def test_what_is_forbidden_is_so_in_the_opponents_next_turn_only(what, attacks, retreats):
    duel = played({"do": "forbid", "on": "defender", "what": what}, put=[(THEIRS, "mon", ["bug"])]).play("trick").end()
    assert (duel.can(codes.ATTACK), duel.can(codes.RETREAT + THEIR_BENCH)) == (attacks, retreats)
    duel.end().end()
    assert duel.can(codes.ATTACK)
    assert duel.can(codes.RETREAT + THEIR_BENCH)


def test_a_changed_retreat_cost_counts():
    duel = played({"do": "change", "on": "active", "stat": "retreat", "add": -1}, put=[(MINE, "mon", [])])
    assert not duel.can(codes.RETREAT + MY_BENCH)
    assert duel.play("trick").can(codes.RETREAT + MY_BENCH)


def test_several_coins_do_their_thing_for_each_heads():
    flips = {"do": "flip", "coins": 4, "heads": [{"do": "add_damage", "amount": 20}]}
    duel = Duel({"fist": pokemon(attack("fists", (), 10, before=[flips]))}).put(MINE, "fist").put(THEIRS, "grown")
    duel.coins(HEADS, TAILS, HEADS, TAILS).attack()
    assert duel.state.damage[THEIRS] == 10 + 2 * 20


def test_numbers_are_reckoned_when_they_are_needed():
    bench = {"number": "count", "of": {"side": "ally", "place": "bench"}}
    capped = {"number": "least", "parts": [{"number": "product", "parts": [10, bench]}, 30]}
    faces = {"leader": pokemon(attack("cheer", (), 0, before=[{"do": "add_damage", "amount": capped}]))}
    for benched, damage in ((0, 0), (2, 20), (5, 30)):
        duel = Duel(faces).put(MINE, "leader").put(THEIRS, "grown")
        for n in range(benched):
            duel.put(MY_BENCH + n, "other")
        assert duel.attack().state.damage[THEIRS] == damage


def test_a_condition_decides_between_two_things():
    sleepy = {"is": "pokemon", "who": "defender", "filter": {"side": "enemy", "conditions": ["asleep"]}}
    feast = {"do": "if", "when": sleepy, "then": [{"do": "add_damage", "amount": 30}], "otherwise": [{"do": "fail"}]}
    faces = {"ghost": pokemon(attack("feast", (), 10, before=[feast]))}
    for conditions, damage in ((["asleep"], 40), ([], 0)):
        duel = Duel(faces).put(MINE, "ghost").put(THEIRS, "grown", conditions=conditions).coins(HEADS).attack()
        assert duel.state.damage[THEIRS] == damage


def test_something_is_repeated_as_often_as_a_number_says():
    hand = {"number": "path", "path": "theirs.hand"}
    duel = played({"do": "repeat", "times": hand, "then": [{"do": "counters", "on": "defender", "amount": 1}]})
    duel.hand("mon", "mon", "mon", seat=1).play("trick")
    assert duel.state.damage[THEIRS] == 30


def test_cures_take_all_conditions_or_those_named():
    for named, left in ((["poisoned"], ["burned"]), ([], [])):
        duel = played({"do": "cure", "on": "active", "conditions": named})
        duel.put(MINE, "mon", conditions=["poisoned", "burned"]).play("trick")
        assert duel.conditions(MINE) == left


def test_a_power_may_be_declined():
    gift = power("action", effects=[{"do": "may", "then": [{"do": "draw", "cards": 1}]}])
    duel = Duel({"giver": pokemon(powers=[gift])}).put(MINE, "giver").put(THEIRS, "mon").take(codes.POWER).take(0)
    assert duel.state.hand[0] == []


def test_a_players_cards_stay_with_that_player():
    duel = played({"do": "attach", "on": "defender"}, {"do": "move_energy", "origin": "active", "to": "defender"})
    duel.put(MINE, "mon", ["bug"]).hand("trick", "bug_energy").play("trick")
    assert duel.asked() == (codes.MAIN, 0)
    assert duel.state.energy[THEIRS] == ()
    assert len(duel.state.energy[MINE]) == 1
