"""Experience markers for Pokémon that were knocked out (PS-WLD-05, PS-EYE-02)."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api.rules import Sink

from ..battle import Battle
from ..events import tell
from . import codes
from .journey import Journey
from .state import CampaignState


def note_actives(state: CampaignState) -> None:
    """Remember who was the active of a side at any time."""
    for figure in state.active:
        if figure >= 0:
            state.battled |= 1 << figure


def pay(journey: Journey, battle: Battle, state: CampaignState, out: Sink) -> None:
    """Give out the markers of everybody who fell since, among those that battled and still stand."""
    if state.foe == codes.TABLE and not journey.rules.experience:
        return
    for figure, side in enumerate(state.sides):
        if not state.down[figure] or state.paid >> figure & 1:
            continue
        state.paid |= 1 << figure
        winners = [f for f, other in enumerate(state.sides) if other != side and state.lineup[f] >= 0]
        standing = [state.lineup[f] for f in winners if state.battled >> f & 1 and not state.down[f]]
        if standing:
            share(state, standing, battle.cards[figure].points // 10, out)


def share(state: CampaignState, mons: Sequence[int], markers: int, out: Sink) -> None:
    """Divide markers evenly; the player gives out what is left, one each."""
    each, left = divmod(markers, len(mons))
    for mon in mons:
        give(state, mon, each, out)
    if left:
        seat = state.holder[mons[0]]
        stack = state.trail if state.over else state.frames
        stack.append((codes.AWARD, seat, left, *mons))


def give(state: CampaignState, mon: int, markers: int, out: Sink) -> None:
    """Put markers on a Pokémon's card."""
    if markers:
        state.xp[mon] += markers
        tell(out, "markers_gained", state.kind[mon], markers, state.xp[mon], state.holder[mon], state.twin(mon))


def awarded(state: CampaignState, frame: tuple[int, ...], mon: int, out: Sink) -> None:
    """Give one of the markers that were left; the answer to an AWARD prompt that was just taken off."""
    give(state, mon, 1, out)
    rest = [other for other in frame[3:] if other != mon]
    if frame[2] > 1:
        (state.frames if state.home and not state.over else state.trail).append(
            (frame[0], frame[1], frame[2] - 1, *rest)
        )
