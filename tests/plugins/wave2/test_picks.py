"""What the greedy player answers in the middle of something."""

import pytest

from plugins.wave2 import codes, greedy
from tests.plugins.wave2.bed import MINE, THEIR_BENCH, THEIRS, Duel, attack, pokemon, trainer
from workbench.engine.chance import Chance


def answered(duel):
    """What the greedy player answers now."""
    seen = duel.game.observe(duel.state, duel.asked()[1] + 1)
    return greedy.choose(duel.table, seen, duel.game.legal(duel.state), Chance(1))


def challenged(mine="weak", damage=0, deck=30):
    """Seat 2, one prize from winning, is challenged by a last Pokémon."""
    faces = {"weak": pokemon(attack("tap", (), 10)), "strong": pokemon(attack("smash", (), 60))}
    duel = Duel(faces).put(MINE, mine, damage=damage).put(THEIRS, "strong").put(THEIR_BENCH, "other")
    duel.state.prizes[1] = duel.state.prizes[1][:1]
    duel.state.deck[0] = duel.state.deck[0][:deck]
    return duel.take(codes.CHALLENGE)


def test_a_fight_is_accepted_by_who_will_strike_the_first_knock_out():
    assert answered(challenged("weak")) == 1


def test_a_fight_is_declined_when_the_challenger_can_knock_out_now():
    assert answered(challenged("strong")) == 0


@pytest.mark.parametrize(("deck", "accepts"), [(2, 1), (30, 0)])
def test_a_fight_that_nobody_decides_soon_is_accepted_when_the_challengers_cards_run_out(deck, accepts):
    faces = {"weak": pokemon(attack("tap", (), 10)), "wall": pokemon(attack("tap", (), 10), hp=200)}
    duel = Duel(faces).put(MINE, "wall").put(THEIRS, "wall")
    duel.state.prizes[1] = duel.state.prizes[1][:1]
    duel.state.deck[0] = duel.state.deck[0][:deck]
    assert answered(duel.take(codes.CHALLENGE)) == accepts


def test_energy_is_attached_by_a_card_only_where_an_attack_needs_it():
    gift = {"do": "attach", "on": "active", "count": 2}
    for energy, taken in ((("bug",), True), (("bug", "bug"), False)):
        duel = Duel({"gift": trainer(gift)}).put(MINE, "mon", energy).put(THEIRS, "mon").hand("gift", "bug_energy")
        duel.play("gift")
        assert (answered(duel) == duel.numbers["bug_energy"]) is taken


def test_the_card_that_lets_a_pokemon_evolve_is_fetched():
    duel = Duel({"guide": trainer({"do": "fetch", "cards": {"sort": "any"}})})
    duel.put(MINE, "mon").put(THEIRS, "mon").hand("guide")
    duel.state.deck[0] += [duel.numbers["grown"]]
    assert answered(duel.play("guide")) == duel.numbers["grown"]
