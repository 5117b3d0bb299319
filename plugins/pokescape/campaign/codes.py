"""Frames and actions of a campaign, as integers.

Frames lie on two stacks: `trail` holds what goes on between battles, `frames` the battle's own. Those of this module
carry true seats; those of a battle carry its sides, counted from 1. Prompts come first, routines from `ROUTINES`.
"""

from __future__ import annotations

#: Prompts of the trail: WALK, CENTER, MART, ENEMY (seat); CARRIER (seat, space); STARTER (seat); JOIN (seat, Pokémon);
#: DUEL (seat, other seat); CONSENT (seat, own Pokémon, other's Pokémon); AWARD (seat, left, Pokémon…) on either stack.
WALK, CENTER, MART, ENEMY, CARRIER, STARTER, JOIN, DUEL, CONSENT, AWARD = range(50, 60)
#: Prompts of a battle: FLEE (seat); DEED (seat, figure); GROW (seat, figure); SPLIT (seat, number).
FLEE, DEED, GROW, SPLIT = range(60, 64)
ROUTINES = 70
NEXT, ILLNESS, PICK_UP, EYES, ENCOUNTER, RIVALS, CHOOSING, BEGIN, ENDING = range(ROUTINES, ROUTINES + 9)

#: An action of a campaign is verb * VERB + first * FIRST + second.
VERB, FIRST = 1_000_000, 1_000
#: How many trades one map trainer can offer: `first` of an OFFER is its number times this, and which trade.
TRADES = 10
(
    STEP, STAY, FISH, USE, ROPE, TO_CENTER, TO_MART, EVOLVE, TRADE_IN, TEACH, HOLD, DROP, FORGET,
    DEPOSIT, WITHDRAW, BOOST, OFFER, BUY, DONE, CHOOSE, YES, NO, RETRIEVE, DISCARD,
) = range(24)  # fmt: skip

#: How a battle of a campaign can end besides damage.KNOCK_OUT …: the other is captured, the player fled, the doll went.
CAPTURED, FLED = 11, 12

#: How the scenario ended, as `state.ended`.
ARRIVED, STEP_LIMIT, BATTLE, PRIZE, WILD_GONE, ALL_DOWN, ROUND_LIMIT = range(1, 8)
REASONS = {
    ARRIVED: "arrived",
    STEP_LIMIT: "step limit",
    BATTLE: "knock-out",
    PRIZE: "captured",
    WILD_GONE: "target destroyed",
    ALL_DOWN: "all knocked out",
    ROUND_LIMIT: "round limit",
}

#: Who a battle is against, as `state.foe`: nobody, a wild Pokémon, a rival (RIVAL + seat), map trainer n (TRAINER + n).
NOBODY, WILD, RIVAL, TABLE, TRAINER = -1, 0, 1, 99, 100


def code(verb: int, first: int = 0, second: int = 0) -> int:
    """Return an action."""
    return verb * VERB + first * FIRST + second


def parts(action: int) -> tuple[int, int, int]:
    """Return (verb, first, second) of an action."""
    verb, rest = divmod(action, VERB)
    return (verb, *divmod(rest, FIRST))


def of_bag(action: int) -> bool:
    """Return whether an answer to a prompt of a battle is an item's use: no battle counts its actions so far."""
    return action >= USE * VERB
