"""Small numbers that stand for things in the state: frames, kinds of battle, streams, places in the fight."""

from __future__ import annotations

#: Frames: what is asked (ASKING) or done next. The first value after the code is the seat, from 0.
(
    BEFORE, WAY, TARGET, FIGHTER, RIVAL, CARD, TOSS, LOSE, CHOOSE, AFTER, HANDS,
    TURN, WALK, ACT, FIGHT, BOUT, POWER, TRIM, DISCARD,
) = range(19)  # fmt: skip
#: Frames below this ask somebody.
ASKING = 11

#: What people do by hand, as a card says it: the table’s actions by number.
(
    DONE_BY_HAND, GET_PCS, GIVE_PCS, TAKE_ONE, TAKE_SHOWN, TAKE_RARE, LOSE_ONE, DRAW_ONE, TOSS_ITEM, TOSS_EVENT,
    PUT_PAWN, SKIP_TURN, SPIN_ONCE,
) = range(13)  # fmt: skip

#: Answers that are no card: cards are numbered from FIRST_CARD. A loan can be taken at any question of the own turn,
#: so that its number is above all others.
GO, FIRST_CARD, LOAN = 0, 2, 1 << 20

#: A face-down item or event, whose back shows which it is.
ITEM_BACK, EVENT_BACK = -1, -2

#: What a battle is against.
NO_FIGHT, WILD, GYM, TRAINER = range(4)
FOES = {"wild": WILD, "gym": GYM, "trainer": TRAINER}

#: Places in `state.fight`. OF_ME + n and OF_FOE + n hold the same of either side.
KIND, ME, FOE, OFF, SURE, OF_ME = range(6)
#: Of a side: its Pokémon (or leader), its bonus, whether it spins twice, numbers that win besides, whether 0 is borne.
POKEMON, BONUS, BEST, WINS, BRAVE = range(5)
OF_FOE = OF_ME + 5
EMPTY_FIGHT = (NO_FIGHT, -1, -1, 0, 0, -1, 0, 0, 0, 0, -1, 0, 0, 0, 0)

#: Chance streams: the spinner, the decks, set-up, the line between two numbers.
SPINNER, DECKS, SETUP, LINE = range(4)

#: Kinds of spaces by number; START and GOAL stand for themselves.
(
    PLAIN, START, GOAL, EVENT, ITEM, GET, BATTLE, GYM_SPACE, RUINS, TROUBLE, PCS, ASH, CONTEST, PROFESSORS
) = range(14)  # fmt: skip
SPACES = {
    "event": EVENT,
    "item": ITEM,
    "get_pokemon": GET,
    "battle": BATTLE,
    "gym": GYM_SPACE,
    "ruins": RUINS,
    "trouble": TROUBLE,
    "get_pcs": PCS,
    "meet_ash": ASH,
    "contest": CONTEST,
    "professors": PROFESSORS,
}
SPACE_NAMES = {number: name for name, number in SPACES.items()} | {PLAIN: "plain", START: "start", GOAL: "goal"}
#: What trouble takes.
LOSSES = ("pcs", "item", "event", "pokemon")
