"""The routines that a frame can name, as small integers. Those below `PROMPTS` wait for a seat.

Layout of frames: DEPLOY (seat, figure); ACTIVE, REPLACE (seat); PLACE (seat, figure, why); MARKERS (seat, number);
TURN, ATTACK, STRAY (seat, figure); MOVE (seat, figure, whether a switch may be chosen).
"""

from __future__ import annotations

DEPLOY, ACTIVE, PLACE, REPLACE, MARKERS, TURN, MOVE, ATTACK, STRAY = range(9)
PROMPTS = 9
ROUND, INITIATIVE, SLOT, BEGIN, TO_MOVE, TO_ATTACK, END_TURN, AFTER_TURN, ROUND_END = range(10, 19)

#: Why a figure is placed: first active, sent out by a switch, sent out after a knock-out, army deployment.
FIRST, SWITCHED, REPLACED, DEPLOYED = range(4)
