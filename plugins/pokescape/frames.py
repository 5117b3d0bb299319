"""The routines that a frame can name, as small integers. Those below `PROMPTS` wait for a seat.

Layout of frames: DEPLOY (seat, figure); ACTIVE, REPLACE (seat); PLACE (seat, figure, why); MARKERS (seat, number);
TURN, ATTACK, STRAY (seat, figure); MOVE (seat, figure, whether a switch may be chosen);
HAND (seat, power, verb, figure); CREW (seat, first figure, phase, records…), see crews.py;
CHOOSE, GUIDE, MAY (seat, figure, ask, moment…), see asking.py; REVEALED (figure, and 1 when asked again after a rope).
"""

from __future__ import annotations

DEPLOY, ACTIVE, PLACE, REPLACE, MARKERS, TURN, MOVE, ATTACK, STRAY, HAND, CHOOSE, GUIDE, MAY, CREW = range(14)
PROMPTS = 14
#: Frames from here on belong to the scenario around a battle: the battle stops and lets it go on (see campaign/).
OUTER = 40
WON_INITIATIVE, REVEALED, TURN_DONE, MARKING, DECOY_GONE = range(OUTER, OUTER + 5)
ROUND, INITIATIVE, SLOT, TO_MOVE, TO_ATTACK, END_TURN, AFTER_TURN, ROUND_END = range(14, 22)
RESUME, RESOLVE, AFTER_REACTION, RESTORE, TAKE, LOOP = range(22, 28)

#: Why a figure is placed: first active, sent out by a switch, sent out after a knock-out, army deployment.
FIRST, SWITCHED, REPLACED, DEPLOYED = range(4)
