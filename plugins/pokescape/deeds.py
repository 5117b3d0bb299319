"""What a figure may do besides moving and attacking figures: actions of its card, attacks on spaces, duties."""

from __future__ import annotations

from functools import reduce
from operator import or_

from workbench.api.rules import Sink, spaces_of

from . import damage
from .attack import affected
from .battle import Battle, Deed
from .bodies import body, engaged
from .events import tell
from .moment import Moment
from .reach import Places, Reach, place_of, reach_of
from .state import BattleState
from .targeting import targets, usable


def deeds(battle: Battle, state: BattleState, figure: int, instead_of: str) -> list[int]:
    """Return the actions of a figure's card that it may take now, by number; whether a duty binds it is not asked."""
    if not battle.actions[figure] or state.lost:
        return []
    if instead_of == "attack" and state.attacks == 2:  # one more normal attack only
        return []
    return [
        n for n, deed in enumerate(battle.actions[figure])
        if deed.instead_of == instead_of and _open(battle, state, figure, deed)
    ]  # fmt: skip


def _open(battle: Battle, state: BattleState, figure: int, deed: Deed) -> bool:
    used = (0, state.used_turn[figure], state.used_round[figure], state.used_battle[figure])[deed.limit]
    if used & deed.bit or (deed.when is not None and not deed.when(battle, state, Moment(figure, deed.source))):
        return False
    wanted = deed.wanted
    return wanted is None or bool(wanted(battle, state, figure))


def do_deed(battle: Battle, state: BattleState, figure: int, number: int, out: Sink) -> None:
    """Take an action of the card."""
    deed = battle.actions[figure][number]
    for used in (state.used_turn, state.used_round, state.used_battle):
        used[figure] |= deed.bit
    tell(out, "power", figure, deed.source)
    deed.run(battle, state, Moment(figure, deed.source), out)
    damage.settle(battle, state, out)


def aims(battle: Battle, state: BattleState, figure: int) -> list[tuple[int, int]]:
    """Return every (attack, space) of attacks that target a space, occupied or not, and hit somebody (PS-POW-08).

    An engaged figure aims only where somebody stands with whom it is engaged (HS-ENG-02).
    """
    if not battle.aims[figure]:
        return []
    foes, found = engaged(battle, state, figure), []
    for index in usable(battle, state, figure):
        power = battle.strikes[figure][index].power
        if power is None or power.area is None or power.area.around != "space":
            continue
        seen = body(battle, state, figure)
        for space in (state.at[figure], state.also[figure]):  # from either half (HS-ATK-01)
            seen |= battle.sight.seen_by(space, battle.height[figure], 1, power.range) if space >= 0 else 0
        if foes and not power.while_engaged:
            seen &= reduce(or_, [body(battle, state, foe) for foe in foes])
        seen &= battle.field.hexes.all
        found += [(index, s) for s in spaces_of(seen) if affected(battle, state, figure, index, ~s)]
    return found


def bound(battle: Battle, state: BattleState, figure: int) -> list[int]:
    """Return the figures on the board that a duty of the figure is about (PS-POW-09)."""
    return [
        other for other in battle.everyone
        if state.at[other] >= 0 and other != figure and any(fits(battle, state, figure, other)
                                                            for fits in battle.duty[figure])
    ]  # fmt: skip


def dutiful(battle: Battle, state: BattleState, figure: int) -> Reach:
    """Return where a figure may move: if some place lets it attack one that its duty is about, only such places."""
    found = reach_of(battle, state, figure)
    wanted = set(bound(battle, state, figure)) if battle.duty[figure] else set()
    if not wanted:
        return found
    home, memo = (state.at[figure], state.also[figure]), state.memo
    masks = [0, 0, 0, 0]
    for way, mask in enumerate(found.all):
        for space in spaces_of(mask):
            state.at[figure], state.also[figure] = place_of(battle, space * 4 + way)
            if any(target in wanted for _, target in targets(battle, state, figure)):
                masks[way] |= battle.one[space]
    (state.at[figure], state.also[figure]), state.memo = home, memo
    if not any(masks):
        return found
    calm, walk, every = [_within(places, masks) for places in (found.calm, found.walk, found.all)]
    state.memo = narrow = Reach(calm, lambda: (walk, every))
    return narrow


def _within(places: Places, masks: list[int]) -> Places:
    return places[0] & masks[0], places[1] & masks[1], places[2] & masks[2], places[3] & masks[3]
