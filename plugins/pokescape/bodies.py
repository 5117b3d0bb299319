"""Where figures stand, who is next to whom, who strikes at one that leaves, who sees whom (HS-ENG, HS-ATK-02)."""

from __future__ import annotations

from .battle import Battle
from .state import BattleState


def bodies(battle: Battle, state: BattleState, figure: int) -> tuple[int, int]:
    """Return the masks of spaces that others stand on, and of those that enemies do."""
    others, enemies, _ = around(battle, state, figure)
    return others, enemies


def around(battle: Battle, state: BattleState, figure: int) -> tuple[int, int, int]:
    """Return the masks of spaces that others stand on, of those that enemies do, and of those next to an enemy that
    rolls when the figure leaves it (HS-ENG-03).
    """
    friends = enemies = held = 0
    one, at, also, status = battle.one, state.at, state.also, state.status
    near, decoys = battle.near[figure], battle.decoys
    for friend in battle.friends[figure]:
        space = at[friend]
        if space >= 0:
            friends |= one[space]
            if also[friend] >= 0:
                friends |= one[also[friend]]
    for foe in battle.enemies[figure]:
        space = at[foe]
        if space >= 0:
            second, spaces, touched = also[foe], one[space], near[foe][space]
            if second >= 0:
                spaces, touched = spaces | one[second], touched | near[foe][second]
            enemies |= spaces
            if strikes(battle, state, foe) if status[foe] else foe not in decoys:
                held |= touched
    return friends | enemies, enemies, held


def body(battle: Battle, state: BattleState, figure: int) -> int:
    """Return the mask of the spaces that a figure stands on."""
    second = state.also[figure]
    mask = battle.one[state.at[figure]]
    return mask | battle.one[second] if second >= 0 else mask


def danger(battle: Battle, state: BattleState, foe: int, height: int) -> int:
    """Return the mask of spaces at which a figure of `height` is adjacent to `foe`."""
    near, second = battle.field.touching(battle.height[foe], height), state.also[foe]
    return near[state.at[foe]] if second < 0 else near[state.at[foe]] | near[second]


def strikes(battle: Battle, state: BattleState, foe: int) -> bool:
    """Return whether a figure on the board rolls when an enemy leaves it."""
    marker = battle.markers[state.status[foe]]
    return (marker is None or not marker.no_swipes) and foe not in battle.decoys


def swipers(battle: Battle, state: BattleState, figure: int) -> list[tuple[int, int]]:
    """Return (enemy, mask of spaces adjacent to it) of every enemy that rolls when left (HS-ENG-03)."""
    near, at, also = battle.near[figure], state.at, state.also
    return [
        (foe, near[foe][at[foe]] if also[foe] < 0 else near[foe][at[foe]] | near[foe][also[foe]])
        for foe in battle.enemies[figure]
        if at[foe] >= 0 and strikes(battle, state, foe)
    ]


def engaged(battle: Battle, state: BattleState, figure: int) -> list[int]:
    """Return the enemies adjacent to a figure (HS-ENG-01)."""
    here, height = body(battle, state, figure), battle.height[figure]
    return [
        foe
        for foe in battle.enemies[figure]
        if state.at[foe] >= 0 and danger(battle, state, foe, height) & here
    ]  # fmt: skip


def near(battle: Battle, state: BattleState, figure: int, other: int) -> bool:
    """Return whether two figures are adjacent (HS-ENG-01)."""
    at, also, close = state.at, state.also, battle.near[figure][other]
    second, half = also[other], also[figure]
    mask = close[at[other]] if second < 0 else close[at[other]] | close[second]
    return bool(mask & battle.one[at[figure]]) or (half >= 0 and bool(mask & battle.one[half]))


def in_sight(battle: Battle, state: BattleState, figure: int, other: int, steps: int) -> bool:
    """Return whether a figure is within so many clear sight spaces, from either half to either half."""
    if battle.rules.figures_block:
        return _past_bodies(battle, state, figure, other, steps)
    here = body(battle, state, figure)
    height, tall = battle.height[figure], battle.height[other]
    seen_from = battle.sight.seen_from
    if seen_from(state.at[other], tall, height, steps) & here:
        return True
    second = state.also[other]
    return second >= 0 and bool(seen_from(second, tall, height, steps) & here)


def _past_bodies(battle: Battle, state: BattleState, figure: int, other: int, steps: int) -> bool:
    """The same with figures that block, for the ruling `figures_block`."""
    level = battle.field.level
    tops = {
        space: level[space] + battle.height[g]
        for g in battle.everyone
        if g not in (figure, other)
        for space in (state.at[g], state.also[g])
        if space >= 0
    }
    ours = [space for space in (state.at[figure], state.also[figure]) if space >= 0]
    theirs = [space for space in (state.at[other], state.also[other]) if space >= 0]
    return any(
        battle.field.hexes.within(a, steps) & battle.one[b]
        and battle.sight.sees(a, battle.height[figure], b, battle.height[other], tops)
        for a in ours
        for b in theirs
    )
