"""What seats may know, and filling in the rest."""

from collections import Counter

from plugins.master_trainer.seen import determinise
from workbench.engine.chance import Chance

from .bed import Bed, add, game_of

PLUS = ("plus", "battle", [add(3)])
LUCK = ("luck", "instant", [{"do": "gain", "amount": 7}])
HELD = ("held", "turn", [{"do": "gain", "amount": 9}])


def test_decks_and_the_others_cards_are_blank_and_backs_tell_items_from_events():
    bed = Bed(game_of(items=[PLUS], events=[LUCK, HELD]))
    bed.give(1, cards=["plus", "plus", "held"])
    seen = bed.game.observe(bed.state, 2)
    assert seen.hand[0] == (-2, -1, -1)
    assert set(seen.pile + seen.rares + seen.leaders + seen.items + seen.events) == {-1, -2}
    assert bed.game.observe(bed.state, 1).hand[0] == bed.state.hand[0]


def test_filled_in_cards_make_up_the_whole_decks_and_no_instant_event_is_in_a_hand():
    bed = Bed(game_of(items=[PLUS], events=[LUCK, HELD]))
    bed.give(1, cards=["plus", "held"])
    bed.state.items.pop(), bed.state.events.remove(bed.card("held"))
    for salt in range(8):
        filled = determinise(bed.table, bed.game.observe(bed.state, 2), 2, Chance(salt, 16))
        assert filled.hand[0] == (bed.card("plus"), bed.card("held"))
        assert Counter(filled.events)[bed.card("held")] == 9
        whole = Counter(filled.pile) + Counter(card for cards in filled.pokemon for card in cards)
        assert whole == Counter(bed.table.pile)
