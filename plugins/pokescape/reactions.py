"""What lies between attack dice and defense dice, when anybody has something to do there (PS-POW-02)."""

from __future__ import annotations

from workbench.api.rules import Sink

from .attack import moment_of, resolve
from .battle import Battle
from .state import BattleState
from .triggers import fire


def after_reaction(battle: Battle, state: BattleState, frame: tuple[int, ...], out: Sink) -> None:
    """Let the attacker do what comes between the reactions and the defense dice."""
    _, figure, index, skulls, *hit = frame
    for other in hit:
        if state.at[other] >= 0 and state.at[figure] >= 0:
            moment = moment_of(battle, state, figure, other, index)
            moment.skulls = skulls
            fire(battle, state, "attack.after_reaction", figure, moment, out)


def resume_attack(battle: Battle, state: BattleState, frame: tuple[int, ...], out: Sink) -> None:
    """Go on with an attack that waited for reactions: who is still on the board defends wherever it stands."""
    _, figure, index, skulls, *hit = frame
    if state.at[figure] >= 0:
        moments = [moment_of(battle, state, figure, other, index) for other in hit if state.at[other] >= 0]
        resolve(battle, state, figure, index, skulls, moments, out)
