"""The set-up, from the coin to the reveal."""

import pytest

from plugins.wave2 import codes
from plugins.wave2.state import DuelState
from tests.plugins.wave2.bed import Duel, attack, pokemon
from workbench.engine.chance import Chance
from workbench.engine.scripted import ScriptedChance


def begun(seed, faces=(), **rules):
    """A new game, and what was told."""
    duel = Duel(**rules)
    duel.state = duel.game.new(ScriptedChance(seed, 16, faces), duel.events)
    return duel


def through(duel):
    """Play the set-up to its end, the first answer each time; return the frames that were asked."""
    asked = []
    while duel.state.setup:
        asked.append(duel.asked())
        duel.take(duel.game.legal(duel.state)[-1])
    return asked


@pytest.mark.rule("W2-SET-01")
@pytest.mark.parametrize(("coin", "first"), [(1, 0), (2, 1)])
def test_the_winner_of_the_coin_goes_first(coin, first):
    duel = begun(5, [coin])
    through(duel)
    assert duel.asked() == (codes.MAIN, first)
    assert duel.state.turn == 1


@pytest.mark.rule("W2-SET-01")
def test_seven_cards_are_drawn():
    duel = begun(5)
    drawn = {args[0]: args[1:] for args in duel.told("draw")[:2]}
    assert {seat: len(cards) for seat, cards in drawn.items()} == {0: 7, 1: 7}


@pytest.mark.rule("W2-SET-01")
def test_decks_are_shuffled_each_its_own_way():
    orders = {tuple(deck) for seed in range(4) for deck in begun(seed).state.deck}
    assert len(orders) == 8
    assert not any(list(order) == sorted(order) for order in orders)


@pytest.mark.rule("W2-SET-02")
def test_a_hand_without_a_basic_is_shown_and_drawn_anew_until_there_is_one():
    duel = begun(3)
    shown = duel.told("mulligan")
    assert shown, "a deck with 2 Basics nearly always needs mulligans"
    basics = {duel.numbers["mon"], duel.numbers["other"]}
    assert all(len(cards) == 7 and not basics & set(cards) for _, *cards in shown)
    assert all(basics & set(duel.state.hand[seat]) for seat in (0, 1))
    assert [duel.state.mulligans[seat] for seat in (0, 1)] == [sum(a[0] == seat for a in shown) for seat in (0, 1)]


@pytest.mark.rule("W2-SET-02")
def test_the_opponent_may_draw_one_card_for_each_mulligan_beyond_their_own():
    seen = set()
    for seed in range(12):
        duel = begun(seed)
        ahead = duel.state.mulligans[1] - duel.state.mulligans[0]
        asked = duel.asked()
        seen.add((ahead > 0) - (ahead < 0))
        if ahead == 0:
            assert asked[0] == codes.ACTIVE
            continue
        seat = 0 if ahead > 0 else 1
        assert asked == (codes.EXTRA, seat)
        assert list(duel.game.legal(duel.state)) == list(range(abs(ahead) + 1))
        duel.take(abs(ahead))
        assert len(duel.state.hand[seat]) == 7 + abs(ahead)
    assert {-1, 1} <= seen


@pytest.mark.rule("W2-SET-03")
def test_an_active_up_to_five_on_the_bench_six_prizes_unseen_then_all_turn_up():
    duel = begun(4)
    through(duel)
    assert [len(prizes) for prizes in duel.state.prizes] == [6, 6]
    assert all(duel.state.active[seat] == 6 * seat for seat in (0, 1))
    assert len(duel.told("revealed")) == 2
    seen = duel.game.observe(duel.state, 1)
    assert seen.prizes == [[codes.UNKNOWN] * 6, [codes.UNKNOWN] * 6]


@pytest.mark.rule("W2-SET-03")
def test_the_prizes_are_the_top_six_cards_in_their_order():
    duel = many_basics(4)
    while duel.state.setup:
        tops = [deck[-1:-7:-1] for deck in duel.state.deck]
        duel.take(duel.game.legal(duel.state)[-1] if duel.asked()[0] == codes.ACTIVE else 0)
    assert duel.state.prizes == tops


@pytest.mark.rule("W2-SET-03")
def test_no_more_than_five_are_benched():
    duel = Duel()
    state = duel.state = DuelState(Chance(1, 16))
    state.setup, state.frames = 1, [(codes.BENCHING, 0)]
    state.active[0] = 0
    state.top[:5] = [duel.numbers["mon"]] * 5
    state.hand[0] = [duel.numbers["mon"]] * 3
    duel.play("mon")
    assert -1 not in state.top[:6]
    assert not any(frame[0] == codes.BENCHING for frame in state.frames)


def many_basics(seed):
    """A new game with decks of many Basics."""
    duel = Duel({f"more_{n}": pokemon(attack("tap", (), 10)) for n in range(40)})
    duel.state = duel.game.new(ScriptedChance(seed, 16, [1]))
    return duel


@pytest.mark.rule("W2-SET-04")
def test_the_first_player_lays_out_then_the_second_and_neither_sees_the_other():
    duel, asked = many_basics(4), []
    while duel.state.setup:
        frame, seat = duel.asked()
        asked.append((frame, seat))
        other = duel.game.observe(duel.state, 2 - seat)
        assert all(card < 0 for card in other.top[6 * seat : 6 * seat + 6])
        duel.take(duel.game.legal(duel.state)[-1])
    order = [seat for frame, seat in asked if frame in (codes.ACTIVE, codes.BENCHING)]
    assert order == sorted(order), "all of seat 1 before all of seat 2"
    assert {(codes.BENCHING, 0), (codes.BENCHING, 1)} <= set(asked)


@pytest.mark.rule("W2-SET-04")
def test_extra_cards_are_drawn_before_anything_is_laid_out():
    extras = 0
    for seed in range(12):
        asked = [frame for frame, _ in through(begun(seed))]
        extras += codes.EXTRA in asked
        assert codes.EXTRA not in asked[1:]
    assert extras > 2
