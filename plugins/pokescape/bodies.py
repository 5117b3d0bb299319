"""Where figures stand, who is next to whom, who strikes at one that leaves (HS-ENG-01, HS-ENG-03)."""

from __future__ import annotations

from .battle import Battle
from .state import BattleState


def bodies(battle: Battle, state: BattleState, figure: int) -> tuple[int, int]:
    """Return the masks of spaces that others stand on, and of those that enemies do."""
    others = enemies = 0
    one, also, owner = battle.one, state.also, battle.owner
    me = owner[figure]
    for g, space in enumerate(state.at):
        if space >= 0 and g != figure:
            bit = one[space]
            if also[g] >= 0:
                bit |= one[also[g]]
            others |= bit
            if owner[g] != me:
                enemies |= bit
    return others, enemies


def body(battle: Battle, state: BattleState, figure: int) -> int:
    """Return the mask of the spaces that a figure stands on."""
    second = state.also[figure]
    mask = battle.one[state.at[figure]]
    return mask | battle.one[second] if second >= 0 else mask


def danger(battle: Battle, state: BattleState, foe: int, height: int) -> int:
    """Return the mask of spaces at which a figure of `height` is adjacent to `foe`."""
    touch = battle.field.touch
    mask = touch(state.at[foe], battle.height[foe], height)
    return mask | touch(state.also[foe], battle.height[foe], height) if state.also[foe] >= 0 else mask


def swipers(battle: Battle, state: BattleState, figure: int) -> list[tuple[int, int]]:
    """Return (enemy, mask of spaces adjacent to it) of every enemy that rolls when left (HS-ENG-03)."""
    found = []
    height, markers = battle.height[figure], battle.markers
    for foe in battle.enemies[figure]:
        if state.at[foe] >= 0 and foe not in battle.decoys:
            marker = markers[state.status[foe]]
            if marker is None or not marker.no_swipes:
                found.append((foe, danger(battle, state, foe, height)))
    return found


def engaged(battle: Battle, state: BattleState, figure: int) -> list[int]:
    """Return the enemies adjacent to a figure (HS-ENG-01)."""
    here, height = body(battle, state, figure), battle.height[figure]
    return [
        foe
        for foe in battle.enemies[figure]
        if state.at[foe] >= 0 and danger(battle, state, foe, height) & here
    ]  # fmt: skip
