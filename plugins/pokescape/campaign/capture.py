"""Capturing a wild Pokémon: the numbers and the attempt (PS-CAP)."""

from __future__ import annotations

from workbench.api.rules import Sink

from .. import damage
from ..battle import Battle
from ..events import tell, tell_roll
from ..structs.cards import ArmyCard
from . import codes
from .journey import Journey
from .state import CampaignState


def catch_number(card: ArmyCard) -> int:
    """Return what a roll must come to: a tenth of the points, rounded up, and 10 (PS-CAP-02)."""
    return -(-card.points // 10) + 10


def bonuses(journey: Journey, battle: Battle, state: CampaignState, item: int, figure: int) -> tuple[int, int, int]:
    """Return what ball, status and wounds add to the roll (PS-CAP-04, PS-CAP-05)."""
    return journey.items[item].rules.capture_bonus, journey.marks[state.status[figure]], state.wounds[figure]


def chance_of(journey: Journey, battle: Battle, state: CampaignState, item: int, figure: int) -> float:
    """Return how likely an attempt is to succeed."""
    bonus = sum(bonuses(journey, battle, state, item, figure))
    needed = catch_number(battle.cards[figure])
    return faces_that_catch(journey.items[item].rules.always_captures, needed, bonus) / 20


def faces_that_catch(sure: bool, needed: int, bonus: int) -> int:
    """Return on how many of 20 faces an attempt succeeds: all of a ball that always captures, never a 1 (PS-CAP-03)."""
    return 20 if sure else max(0, 21 - max(2, needed - bonus))


def wild_one(journey: Journey, state: CampaignState) -> int:
    """Return the figure of a battle that is wild or neutral, -1 when there is none (PS-CAP-09)."""
    if state.foe == codes.WILD or (state.foe == codes.TABLE and journey.neutral >= 0):
        return len(state.cast) - 1
    if state.foe == codes.TABLE and journey.rules.capture_wins and journey.rules.game_master:
        return state.sides.index(journey.rules.game_master)
    return -1


def wild_figure(journey: Journey, state: CampaignState) -> int:
    """Return the figure that may be captured now, -1 when there is none."""
    figure = wild_one(journey, state)
    return figure if figure >= 0 and state.at[figure] >= 0 else -1


def attempt(
    journey: Journey, battle: Battle, state: CampaignState, user: int, item: int, figure: int, out: Sink
) -> None:
    """Throw a ball instead of the turn; it is gone whether or not it works (PS-CAP-01, 03, 06)."""
    side = state.sides[user]
    tell(out, "ball", side, item, figure)
    caught = journey.items[item].rules.always_captures
    if not caught:
        ball, mark, wounds = bonuses(journey, battle, state, item, figure)
        needed = catch_number(battle.cards[figure])
        face = state.chance.roll(20, 0, ("capture", needed - ball - mark - wounds))
        reason = f"capture figure={figure} item={item} ball={ball} status={mark} wounds={wounds} needed={needed}"
        tell_roll(out, 20, [face], reason)
        caught = face > 1 and face + ball + mark + wounds >= needed
    if caught:
        tell(out, "captured", side, figure)
        state.victor = side if state.foe == codes.TABLE else 0
        damage.finish(state, codes.CAPTURED, 0, None)
    else:
        tell(out, "broke_free", figure)
