"""Terrain that a figure has laid around itself; it goes where the figure goes (PS-POW-05)."""

from __future__ import annotations

from collections.abc import Iterator

from .battle import Battle, Cover
from .bodies import body
from .state import BattleState


def laid(battle: Battle, state: BattleState) -> Iterator[tuple[Cover, int]]:
    """Yield every laid terrain with the mask of its spaces: those around the figure that are no obstacles."""
    for figure, number in enumerate(state.laid):
        if number and state.at[figure] >= 0:
            here = body(battle, state, figure)
            yield battle.covers[number - 1], battle.field.hexes.grow(here) & ~here & battle.field.open


def stops(battle: Battle, state: BattleState, figure: int) -> int:
    """Return the spaces of laid terrain that end a figure's walk."""
    if not any(state.laid) or battle.gait[figure].ignores_stop:
        return 0
    mask = 0
    for cover, spaces in laid(battle, state):
        mask |= spaces if cover.stop else 0
    return mask


def soft(battle: Battle, state: BattleState, space: int) -> bool:
    """Return whether a fall onto a space ends in water that was laid there (HS-FALL-01)."""
    return any(cover.water and spaces & battle.one[space] for cover, spaces in laid(battle, state))


def grounds_at(battle: Battle, state: BattleState, space: int) -> set[str]:
    """Return the terrains that a space counts as; none off the board."""
    if space < 0:
        return set()
    found = {battle.field.grounds[battle.field.ground[space]].id}
    return found | {cover.id for cover, spaces in laid(battle, state) if spaces & battle.one[space]}


def lying(battle: Battle, state: BattleState) -> tuple[tuple[int, int], ...]:
    """Return (number, spaces) of every laid terrain that makes the board another one: costs, rolls, heights."""
    wide = True in battle.two
    if not any(_shapes(battle.covers[number - 1], wide) for number in state.laid if number):
        return ()
    found = []
    for figure, number in enumerate(state.laid):
        if number and state.at[figure] >= 0 and _shapes(battle.covers[number - 1], wide):
            here = body(battle, state, figure)
            found.append((number - 1, battle.field.hexes.grow(here) & ~here & battle.field.open))
    return tuple(found)


def _shapes(cover: Cover, wide: bool) -> bool:
    """Return whether a laid terrain changes what can be walked; `wide`: figures on two spaces are there, which it holds
    only with both halves in it (HS-DBL-01).
    """
    return cover.shapes or (cover.stop and wide)


def lay(state: BattleState, figure: int, number: int) -> None:
    """Remember what a figure has laid: 1 + the terrain, 0 nothing any more."""
    if number and len(state.laid) <= figure:
        state.laid += [0] * (figure + 1 - len(state.laid))
    if figure < len(state.laid):
        state.laid[figure] = number
