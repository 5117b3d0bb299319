"""What an order marker of a campaign is spent on: the turn, a switch, an item, a capture, evolving (PS-TURN-01, 02)."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.api.rules import Sink

from .. import crews, damage, frames, turn
from ..battle import Battle
from ..placing import recall
from . import bag, codes, growth
from .journey import Journey, seat_of
from .state import CampaignState


def ask_deed(journey: Journey, state: CampaignState, figure: int, out: Sink) -> None:
    """Ask what to do with the marker when there is more than a turn or a switch."""
    battle = journey.arena.of(state)
    figure = next(iter(crews.alive(battle, state, figure)), figure)
    if next(deeds(journey, battle, state, figure), None) is not None:
        state.figure = figure
        state.frames.append((codes.DEED, seat_of(journey, state, state.sides[figure]), figure))
        return
    first = len(out) if out is not None else 0
    turn.begin(battle, state, battle.leader[figure], out)
    journey.arena.keyed(state, out, first)


def deeds(journey: Journey, battle: Battle, state: CampaignState, figure: int) -> Iterator[int]:
    """Yield what a marker may be spent on besides turn and switch, and what may be done before either."""
    yield from bag.deeds(journey, battle, state, figure)
    yield from growth.battle_ways(journey, battle, state, figure)


def spend(journey: Journey, state: CampaignState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    """Spend a marker on the turn, a switch or an item; free actions are followed by the question again."""
    figure = frame[2]
    battle, first = journey.arena.of(state), len(out) if out is not None else 0
    verb, item, target = codes.parts(action)
    if verb in (codes.EVOLVE, codes.TRADE_IN):
        growth.evolve_figure(journey, battle, state, figure, verb, item, out)
        ask_deed(journey, state, figure, out)
        return
    again = verb in (codes.RETRIEVE, codes.DISCARD)
    if verb == codes.RETRIEVE:
        bag.retrieve(journey, state, figure)
    elif verb == codes.DISCARD:  # ends the battle: no capture, no markers (PS-ITM-07)
        bag.retrieve(journey, state, figure, back=False)
        damage.finish(state, codes.FLED, 0, None)
    elif action == battle.take:
        take(battle, state, figure, out)
    elif verb == codes.USE:
        again = not bag.use(journey, battle, state, figure, item, target, out)
    elif verb == codes.ROPE:
        state.frames.append((frames.REVEALED, figure, 1))
        bag.rope(journey, state, item, target, out)
    else:
        if state.decoy[figure]:
            bag.retrieve(journey, state, figure)
        recall(battle, state, figure, action - battle.pick, out)
    journey.arena.keyed(state, out, first)
    if again and not state.over:
        ask_deed(journey, state, figure, out)


def before_attack(journey: Journey, battle: Battle, state: CampaignState, action: int, out: Sink) -> None:
    """Use an item that costs no turn; then the attack is asked for again, from where the figure is now (PS-ITM-11)."""
    figure = state.frames.pop()[2]
    verb, item, target = codes.parts(action)
    state.memo = state.stage = None
    state.frames.append((frames.TO_ATTACK, figure, 0))
    if verb == codes.ROPE:
        bag.rope(journey, state, item, target, out)
    else:
        bag.use(journey, battle, state, figure, item, target, out)


def take(battle: Battle, state: CampaignState, figure: int, out: Sink) -> None:
    """Take the turn that a marker gives: with one figure, or with all of a crew (HS-RND-03)."""
    if battle.crews:
        turn.begin(battle, state, battle.leader[figure], out)
    else:
        turn.take_turn(battle, state, figure, False, out)


def grown(journey: Journey, state: CampaignState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    """Evolve at the end of the turn, or not."""
    verb, first, figure = codes.parts(action)
    if verb != codes.DONE:
        growth.evolve_figure(journey, journey.arena.of(state), state, figure, verb, first, out)
