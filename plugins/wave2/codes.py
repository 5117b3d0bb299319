"""Numbers of the game: frames, actions, events' little words, chance streams.

A body is a Pokémon in play: 0-5 are places of seat 1, 6-11 those of seat 2; it keeps its number when it is switched.
"""

from __future__ import annotations

#: Chance: coins, shuffling.
COINS, DECK = 0, 1
BODIES, PER_SEAT, HAND, WEAK, RESIST = 12, 6, 7, 2, 30
#: A card that nobody is to know; an empty place, and one whose card lies face down.
UNKNOWN, EMPTY, FACE_DOWN = -1, -1, -2

# Frames that run on by themselves.
PROGRAM, SETTLE, HIT, AFTER, END, BETWEEN, NEXT, SETUP, USED, STAGE, TELL = range(11)
#: The least frame that asks somebody.
ASKS = 100
(
    MAIN,
    ACTIVE,
    BENCHING,
    EXTRA,
    PROMOTE,
    TATAKAI,
    CHOOSE,
    MAY,
    FETCH,
    DISCARD,
    STRIP,
    PAY,
    GIVE,
    SWITCH,
    MOVE,
    HAND_PLAY,
) = range(ASKS, ASKS + 16)

# Actions of a turn; the others are bodies, cards, numbers.
PASS, ATTACK, CHALLENGE, STADIUM, RETREAT, POWER, PLAY, EVOLVE, ATTACH = 0, 1, 30, 31, 32, 64, 1024, 16384, 65536
#: Most cards of a game.
MOST_CARDS = 900
#: None of what is offered: of bodies, of cards.
NOBODY, STOP = 12, 1023

# What was done in a turn, as bits.
ATTACHED, SUPPORTER, PLAYED_STADIUM, RETREATED, DECLARED, USED_STADIUM = (1 << n for n in range(6))

# Marks on a body for a while: (kind, amount, last turn).
DEALT, TAKEN, COST, NO_ATTACK, NO_RETREAT = range(5)
#: How many turns after this one a mark lasts.
TURNS = {"turn": 0, "next_turn": 1, "own_next_turn": 2}
STATS = {"damage_dealt": DEALT, "damage_taken": TAKEN, "retreat": COST}

# Why a game is over.
PRIZES, NO_POKEMON, DECKED, CHALLENGED, BOTH = range(1, 6)


def seat_of(body: int) -> int:
    """Return 0 or 1: whose a body is."""
    return body // PER_SEAT
