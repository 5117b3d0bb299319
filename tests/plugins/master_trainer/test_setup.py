"""Setting up, and what becomes of the decks."""

import pytest

from plugins.master_trainer import codes as c
from plugins.master_trainer.decks import draw_event, draw_items, draw_pokemon
from workbench.engine.chance import Chance

from .bed import Bed, add, game_of

PLUS = ("plus", "battle", [add(3)])
LUCK = ("luck", "instant", [{"do": "gain", "amount": 7}])


@pytest.mark.rule("MT-SET-01")
def test_six_decks_are_shuffled_each_on_its_own():
    game = game_of(items=[PLUS], events=[LUCK], leaders=(8, 9, 10), start_pokemon=1)
    one, other = (game.new(Chance(seed, 16)) for seed in (1, 2))
    assert (len(one.pile), len(one.rares), len(one.leaders)) == (18, 2, 3)
    assert (len(one.items), len(one.events), one.loans_left) == (10, 10, 12)
    for deck in ("pile", "leaders", "rares"):
        orders = {tuple(getattr(game.new(Chance(seed, 16)), deck)) for seed in range(12)}
        assert len(orders) > 1, f"{deck} is never shuffled"
    assert one.pile != other.pile


@pytest.mark.rule("MT-SET-01")
def test_items_and_events_are_shuffled_too():
    do = [{"do": "gain", "amount": 1}]
    game = game_of(items=[PLUS, ("a", "turn", do)], events=[LUCK, ("b", "turn", do)], start_pokemon=1)
    states = [game.new(Chance(seed, 16)) for seed in range(4)]
    assert len({tuple(state.items) for state in states}) > 1
    assert len({tuple(state.events) for state in states}) > 1


@pytest.mark.rule("MT-SET-02")
def test_everybody_gets_three_pokemon_three_hidden_items_and_100_pcs():
    bed = Bed(game_of(items=[PLUS], start_items=3, seats=3))
    assert [len(cards) for cards in bed.state.pokemon] == [3, 3, 3]
    assert [len(cards) for cards in bed.state.hand] == [3, 3, 3]
    assert bed.state.pcs == [100, 100, 100]
    seen = bed.game.observe(bed.state, 2)
    assert seen.hand == [(-1, -1, -1), bed.state.hand[1], (-1, -1, -1)]
    assert seen.pokemon == bed.state.pokemon


@pytest.mark.rule("MT-SET-02")
def test_cards_are_dealt_in_the_order_of_turns_whoever_begins():
    game, firsts = game_of(items=[PLUS], start_items=3, seats=3, first_player="random"), set()
    for seed in range(12):
        out = []
        game.new(Chance(seed, 16), out)
        first = next(event.args[0] for event in out if event.what == "first")
        order = [(first + turn) % 3 for turn in range(3)]
        assert [event.args[0] for event in out if event.what == "take"] == [seat for seat in order for _ in range(3)]
        assert next(event.args[0] for event in out if event.what == "turn") == first
        firsts.add(first)
    assert firsts == {0, 1, 2}


def test_who_is_dealt_more_items_than_may_be_held_discards_before_the_first_turn():
    bed = Bed(game_of(items=[PLUS], start_items=5, item_limit=4))
    for seat in (1, 2):
        assert bed.asked == (c.TOSS, seat)
        bed.do(bed.card("plus"))
    assert [len(hand) for hand in bed.state.hand] == [4, 4]
    assert bed.asked == (c.BEFORE, 1)


@pytest.mark.rule("MT-DECK-01")
def test_discarded_items_and_events_are_shuffled_when_their_deck_is_empty():
    bed = Bed(game_of(items=[PLUS], events=[LUCK]))
    state = bed.state
    state.item_pile, state.items = state.items, []
    state.event_pile, state.events = state.events, []
    draw_items(bed.table, state, 0, 1, None)
    assert (len(state.items), len(state.hand[0]), state.item_pile) == (9, 1, [])
    assert draw_event(state) == bed.card("luck")
    state.events, state.event_pile = [], []
    assert draw_event(state) == -1


@pytest.mark.rule("MT-DECK-01")
def test_a_new_deck_of_discards_is_shuffled():
    game = game_of(items=[PLUS, ("other", "battle", [add(1)])])
    orders = set()
    for seed in range(4):
        state = game.new(Chance(seed, 16))
        state.item_pile, state.items = sorted(state.items), []
        draw_items(game.table, state, 0, 1, None)
        orders.add(tuple(state.items))
    assert len(orders) == 4


@pytest.mark.rule("MT-DECK-01")
def test_without_a_pile_only_face_up_pokemon_can_be_challenged_and_none_go_back():
    bed = Bed(game_of())
    bed.state.pile, bed.state.shown = [], [bed.pokemon("poliwag")]
    draw_pokemon(bed.state, 0, 2, None)
    assert len(bed.own(1)) == 3
    bed.act(1, "get_pokemon")
    assert list(bed.game.legal(bed.state)) == [1 + bed.pokemon("poliwag")]
    bed = Bed(game_of())
    bed.state.pile = []
    bed.act(1, "get_pokemon")
    assert bed.asked[1] == 2, "nothing there: nothing happens"
