"""Wounds, status markers, knock-outs: what every cause of harm shares."""

from __future__ import annotations

from workbench.api.rules import Sink

from . import frames
from .battle import Battle
from .changes import unmask
from .covers import lay
from .events import skulls_of, tell, tell_roll
from .state import BattleState

#: How a battle ended, as `state.over`.
KNOCK_OUT, ROUNDS, WIPED = 1, 2, 3


def hurt(battle: Battle, state: BattleState, figure: int, wounds: int, out: Sink) -> None:
    """Give wounds; who is destroyed leaves when the event is settled."""
    if wounds > 0 and state.at[figure] >= 0:
        left = battle.life[figure] - state.wounds[figure] - wounds
        if left <= 0:
            left, state.dying = 0, 1
        state.wounds[figure] = battle.life[figure] - left
        if out is not None:
            tell(out, "wound", figure, wounds, left)


def heal(battle: Battle, state: BattleState, figure: int, wounds: int, out: Sink) -> None:
    """Remove up to so many wounds from a figure that is not destroyed."""
    gone = min(wounds, state.wounds[figure])
    if gone > 0 and not state.down[figure] and state.wounds[figure] < battle.life[figure]:
        state.wounds[figure] -= gone
        tell(out, "heal", figure, gone)


def combat(battle: Battle, state: BattleState, figure: int, dice: int, reason: str, out: Sink) -> None:
    """Roll combat dice against a figure: each skull a wound, no defense."""
    faces = state.chance.dice(dice, 6)
    tell_roll(out, 6, faces, reason)
    hurt(battle, state, figure, skulls_of(faces), out)


def may_get(battle: Battle, figure: int, status: int) -> bool:
    """Return whether a status marker may be placed on a figure (PS-STAT-02)."""
    marker, card = battle.markers[status], battle.cards[figure]
    if marker is None or status in battle.immune[figure]:
        return False
    if battle.rules.typed and marker.types.intersection(card.no_effect):  # without types the classes alone count
        return False
    return card.class_ not in marker.classes


def place_status(battle: Battle, state: BattleState, figure: int, status: int, late: bool, out: Sink) -> None:
    """Place a status marker, at once or at the end of the turn; the old one goes first (PS-STAT-01)."""
    if state.at[figure] < 0 or state.wounds[figure] >= battle.life[figure] or not may_get(battle, figure, status):
        return
    if late:
        state.late[figure] = _depth(state) * len(battle.markers) + status
        tell(out, "status_late", figure, status)
    elif state.status[figure] != status:
        state.status[figure] = status
        tell(out, "status", figure, status)


def place_late(battle: Battle, state: BattleState, out: Sink) -> None:
    """Let the markers take effect that waited for the end of the turn which ends now (PS-POW-03, PS-TURN-01).

    A turn taken within another one ends on its own (PS-POW-11): what arose in the one that waits goes on waiting.
    """
    depth = _depth(state)
    for figure in battle.everyone:
        since, status = divmod(state.late[figure], len(battle.markers))
        if status and since >= depth:
            state.late[figure] = 0
            place_status(battle, state, figure, status, False, out)


def _depth(state: BattleState) -> int:
    """Return how many turns wait for the running one; one that is about to be taken does not run yet."""
    words = [frame[0] for frame in state.frames]
    return words.count(frames.RESTORE) - words.count(frames.TAKE)


def remove_status(state: BattleState, figure: int, out: Sink) -> None:
    """Remove the figure's marker."""
    if state.status[figure]:
        tell(out, "status_gone", figure, state.status[figure])
        state.status[figure] = 0


def settle(battle: Battle, state: BattleState, out: Sink) -> list[int]:
    """End an event: destroyed figures leave, victory is checked, replacements are asked for. Returns who fell."""
    if not state.dying or state.over:
        return []
    state.dying = 0
    life, down = battle.life, state.down
    for figure in battle.decoys:  # who waits behind it is back, unharmed
        if state.wounds[figure] >= life[figure]:
            state.wounds[figure] = 0
            state.frames.append((frames.DECOY_GONE, figure))
    wounds = state.wounds
    fallen = [f for f in battle.everyone if wounds[f] >= life[f] and not down[f]]
    for figure in fallen:
        down[figure] = 1
        state.at[figure] = state.also[figure] = -1
        state.status[figure] = state.late[figure] = 0
        lay(state, figure, 0)
        unmask(state, figure)
        tell(out, "destroyed", figure)
    left = [side.seat for side in battle.sides if [f for f in side.figures if not down[f]]]
    players = [seat for seat in left if seat not in battle.loose] if battle.loose else left
    # What is nobody's cannot win; a hunt for it goes on with one player as long as it stands (PS-SCN-04).
    if len(left) <= 1 or (len(players) <= 1 and not battle.rules.capture_wins):
        finish(state, KNOCK_OUT if players else WIPED, players[0] if players else 0, out)
    elif battle.one_on_one:
        seats = {battle.home[f] for f in fallen}
        for seat in state.order:  # the last in initiative ends on top and places first (PS-RND-03)
            if seat in seats and seat in left:
                state.frames.append((frames.REPLACE, seat))
    return fallen


def finish(state: BattleState, why: int, winner: int, out: Sink) -> None:
    """End the battle."""
    state.over, state.winner = why, winner
    state.frames.clear()
    tell(out, "over", why, winner)
