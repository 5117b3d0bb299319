"""What the greedy policy thinks of attacks."""

import itertools

from plugins.pokescape import judging
from plugins.pokescape.attack import attack_dice, attack_parts, defense_dice, defense_parts, dice_of, moment_of
from tests.plugins.pokescape.bed import Table, board, game_of

ROWS, LEVELS = ["gsgg", "gggg", "bggg"], ["125f", "1111", "123g"]


def modifier(stat, add, **when):
    """A modifier of the own value in attacks of some sort."""
    return {"kind": "modifier", "name": {"en": stat}, "stat": stat, "add": add, "who": {"side": "self"}, "when": when}


def test_dice_are_judged_as_they_are_rolled():
    jet = {"kind": "special_attack", "name": {"en": "Jet"}, "range": 9, "dice": 2, "type": "water"}
    sharp = modifier("attack", 2, **{"is": "attack", "reach": "distant"})
    thick = modifier("defense", 1, **{"is": "attack", "types": ["water"]})
    apart = modifier("defense", 1, **{"is": "attack", "reach": "distant", "attack": "normal"})
    worn = modifier("defense", -1, **{"is": "number", "value": "self.wounds", "op": ">", "than": 0})
    ours = {"id": "ours", "range": 9, "base_attack": "fire", "powers": [jet, sharp]}
    tall = {**jet, "height_dice": True, "name": {"en": "Tall"}}
    theirs = {"id": "theirs", "weak": ["fire"], "resist": ["water"], "powers": [thick, apart, worn, tall]}
    found = Table(game_of(board(ROWS, LEVELS), [ours], [theirs]), (0, 0), (1, 0))
    battle, state, spaces = found.battle, found.state, sorted(found.battle.field.hexes.spaces)
    circumstances = itertools.product((0, 3), (0, 1), itertools.permutations(spaces, 2))
    for state.boost, state.wounds[1], (state.at[0], state.at[1]) in circumstances:
        for index in (0, 1):
            for figure, other in ((0, 1), (1, 0)):
                moment = moment_of(battle, state, figure, other, index)
                rolled = dice_of(attack_parts(battle, state, moment)), dice_of(defense_parts(battle, state, moment))
                assert (attack_dice(battle, state, moment), defense_dice(battle, state, moment)) == rolled
                assert judging.dice_against(battle, state, figure, index, other) == rolled


def test_a_kept_worth_is_the_one_that_would_be_reckoned_anew():
    sharp = modifier("attack", 2, **{"is": "attack", "reach": "adjacent"})
    again = {"kind": "trigger", "name": {"en": "Twice"}, "on": "attack.resolved", "limit": "turn",
             "do": [{"do": "extra_attack"}]}  # fmt: skip
    found = Table(game_of(board(ROWS, LEVELS), [{"id": "ours", "range": 9, "powers": [sharp, again]}], [{"id": "foe"}]),
                  (0, 0), (1, 0))  # fmt: skip
    battle, state, spaces = found.battle, found.state, sorted(found.battle.field.hexes.spaces)
    seen = set()
    for state.boost, state.wounds[1], state.status[1], state.used_turn[0] in itertools.product((0, 2), repeat=4):
        for state.at[0], state.at[1] in itertools.permutations(spaces[:8], 2):
            kept = judging.worth_on(battle, state, 0, 0, 1)
            battle.judged, known = {}, battle.judged
            assert judging.worth_on(battle, state, 0, 0, 1) == kept
            battle.judged = known
            seen.add(kept)
    assert len(seen) > 30, "circumstances make a difference"
