"""What a seat may know."""

from collections import Counter

from plugins.wave2.codes import UNKNOWN
from tests.plugins.wave2.bed import MINE, THEIRS, Duel, attack, pokemon, trainer
from workbench.engine.chance import Chance

SEARCH = {"guide": trainer({"do": "fetch", "cards": {"sort": "basic_pokemon"}})}


def test_hands_decks_and_prizes_are_hidden_one_owns_hand_aside():
    duel = Duel().put(MINE, "mon").put(THEIRS, "mon").hand("grown").hand("other", seat=1)
    seen = duel.game.observe(duel.state, 2)
    assert seen.hand == [[UNKNOWN], [duel.numbers["other"]]]
    assert all(set(pile) == {UNKNOWN} for pile in (*seen.deck, *seen.prizes))


def test_who_looks_through_the_deck_sees_it_in_no_order_and_nobody_else_does():
    duel = Duel(SEARCH).put(MINE, "mon").put(THEIRS, "mon").hand("guide")
    mon, energy = duel.numbers["mon"], duel.numbers["bug_energy"]
    duel.state.deck[0] = [energy, mon, energy]
    duel.play("guide")
    assert duel.game.observe(duel.state, 1).deck[0] == sorted([energy, mon, energy])
    assert duel.game.observe(duel.state, 2).deck[0] == [UNKNOWN] * 3
    assert mon in duel.game.legal(duel.game.observe(duel.state, 1))


def test_what_is_filled_in_makes_up_the_deck_again():
    duel = Duel({f"more_{n}": pokemon(attack("tap", (), 10)) for n in range(12)})
    duel.state = duel.game.new(Chance(5, 16))
    for n in range(30):
        legal = duel.game.legal(duel.state)
        duel.take(legal[-1] if n % 3 else legal[0])
    for seat in (1, 2):
        filled = duel.game.determinise(duel.game.observe(duel.state, seat), seat, Chance(seat, 16))
        for who in (0, 1):
            bodies = range(6 * who, 6 * who + 6)
            cards = Counter(filled.deck[who] + filled.hand[who] + filled.discard[who] + filled.prizes[who])
            for body in bodies:
                cards.update(
                    card for card in (filled.top[body], *filled.under[body], *filled.energy[body]) if card >= 0
                )
            if filled.stadium >= 0 and filled.stadium_of == who:
                cards[filled.stadium] += 1
            assert cards == Counter(duel.table.decks[who])


def test_draws_are_told_to_who_draws_and_their_number_to_the_other():
    duel = Duel().put(MINE, "mon").put(THEIRS, "mon").end()
    events = [(event.what, event.visible_to & 3) for event in duel.events if event.what in ("draw", "drawn")]
    assert events == [("draw", 2), ("drawn", 1)]
