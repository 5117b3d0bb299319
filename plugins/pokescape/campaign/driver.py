"""Runs a campaign scenario to its next prompt and takes the answers, on the trail and in battles."""

from __future__ import annotations

from collections.abc import Callable

from workbench.api.rules import Sink

from .. import damage, frames, rounds, turn
from ..events import tell
from . import bag, capture, codes, experience, fights, growth, neutral, spending, visits, walk
from .journey import Journey
from .state import CampaignState


def set_up(journey: Journey, state: CampaignState, out: Sink) -> None:
    """Give everybody what they start with, and lay the first frame."""
    tell(out, "begin")
    numbers = {name: number for number, name in enumerate(sorted(journey.statuses), 1)}
    for seat in journey.seats:
        at = (seat.seat - 1) * journey.count
        state.bag[at : at + journey.count] = seat.items
        state.money[seat.seat - 1] = seat.party.money if seat.party else journey.rules.money
        if seat.trainer and seat.rules is not None and seat.rules.mode == "figure":
            state.place[seat.seat - 1] = seat.start
        for kind in () if seat.party else seat.team:
            state.add(kind, seat.seat, True)
        if seat.party:
            fights.bring(journey, state, seat, numbers)
    if journey.rules.mode == "walk":
        walk.begin(journey, state, out)
    else:
        state.trail.append((codes.CHOOSING if journey.starters else codes.BEGIN,))


def run(journey: Journey, state: CampaignState, out: Sink) -> None:
    """Run routines until a seat is asked or the scenario is over."""
    while not state.ended:
        if state.over:
            state.stage = None
            experience.pay(journey, journey.arena.of(state), state, out)
            fights.conclude(journey, state, out)
        elif state.frames:
            if _battle(journey, state, out):
                return
        elif state.trail[-1][0] < codes.ROUTINES:
            return
        else:
            state.stage = None
            frame = state.trail.pop()
            _TRAIL[frame[0]](journey, state, frame, out)


def _battle(journey: Journey, state: CampaignState, out: Sink) -> bool:
    """Let the battle go on; return whether a seat is asked."""
    wild = capture.wild_one(journey, state) if state.foe == codes.TABLE and journey.rules.capture_wins else -1
    if wild >= 0 and state.down[wild]:  # nobody can win any more (PS-SCN-04)
        damage.finish(state, damage.KNOCK_OUT, 0, None)
        return False
    top = state.frames[-1]
    if top[0] >= frames.OUTER:
        if codes.WALK <= top[0] < codes.ROUTINES:
            return True
        state.frames.pop()
        state.stage = None
        _OUTER[top[0]](journey, state, top, out)
        return False
    first = len(out) if out is not None else 0
    battle = journey.arena.hold(state)
    turn.run(battle, state, out)
    journey.arena.keyed(state, out, first)
    experience.note_actives(state)
    if not state.over and any(state.down[f] and not state.paid >> f & 1 for f in range(battle.count)):
        experience.pay(journey, battle, state, out)
    return bool(not state.over and state.frames and state.frames[-1][0] < frames.OUTER)


# ---------------------------------------------------------------- routines


def _revealed(journey: Journey, state: CampaignState, frame: tuple[int, ...], out: Sink) -> None:
    """After the reveal: a neutral figure changes hands; else items, capture and evolving are offered (PS-TURN-01).

    A frame of three says that it is asked again after a rope, at the same opportunity to evolve (PS-EVO-09).
    """
    if len(frame) == 2:
        state.evolved = 0
    if frame[1] == journey.arena.of(state).neutral:
        neutral.take_over(journey, state, frame[1], out)
    else:
        spending.ask_deed(journey, state, frame[1], out)


def _turn_done(journey: Journey, state: CampaignState, frame: tuple[int, ...], out: Sink) -> None:
    """At the end of a turn the neutral figure is let go, an active may evolve (PS-EVO-02, PS-NEU-03)."""
    state.control = state.evolved = 0
    battle, figure = journey.arena.of(state), frame[1]
    if state.lineup[figure] >= 0 and next(growth.battle_ways(journey, battle, state, figure), None) is not None:
        state.frames.append((codes.GROW, state.holder[state.lineup[figure]], figure))


def _won(journey: Journey, state: CampaignState, frame: tuple[int, ...], out: Sink) -> None:
    """Who wins the initiative against a wild Pokémon may flee (PS-WLD-07)."""
    if state.foe == codes.WILD and frame[1] == 1:
        state.frames.append((codes.FLEE, state.home))


def _choosing(journey: Journey, state: CampaignState, frame: tuple[int, ...], out: Sink) -> None:
    """Roll who chooses a starter first (PS-SCN-02)."""
    _, order = rounds.roll_off(journey.table, state, [0] * len(journey.seats), "starter", out, journey.players)
    state.trail.append((codes.BEGIN,))
    state.trail += [(codes.STARTER, seat) for seat in reversed(order)]


def _begin(journey: Journey, state: CampaignState, frame: tuple[int, ...], out: Sink) -> None:
    """Begin the one battle of a scenario that is no walk."""
    cast = (journey.neutral,) if journey.neutral >= 0 else ()
    fights.start(journey, state, 1, codes.TABLE, cast, out)


def _rivals(journey: Journey, state: CampaignState, frame: tuple[int, ...], out: Sink) -> None:
    """Ask whether two players that meet battle (PS-WLK-06)."""
    state.trail.append((codes.DUEL, frame[1], frame[2]))


_Routine = Callable[[Journey, CampaignState, tuple[int, ...], Sink], None]
_TRAIL: dict[int, _Routine] = {
    codes.NEXT: lambda journey, state, frame, out: walk.next_walker(journey, state, out),
    codes.ILLNESS: lambda journey, state, frame, out: walk.suffer(journey, state, frame[1], out),
    codes.PICK_UP: lambda journey, state, frame, out: walk.pick_up(journey, state, frame[1], out),
    codes.EYES: lambda journey, state, frame, out: walk.eyes(journey, state, frame[1], frame[2], out),
    codes.ENCOUNTER: lambda journey, state, frame, out: walk.encounter(journey, state, frame[1], out),
    codes.RIVALS: _rivals,
    codes.CHOOSING: _choosing,
    codes.BEGIN: _begin,
    codes.ENDING: lambda journey, state, frame, out: fights.end(state, frame[1], out),
}
_OUTER: dict[int, _Routine] = {
    frames.WON_INITIATIVE: _won,
    frames.REVEALED: _revealed,
    frames.TURN_DONE: _turn_done,
    frames.DECOY_GONE: lambda journey, state, frame, out: bag.retrieve(journey, state, frame[1], back=False),
    frames.MARKING: lambda journey, state, frame, out: neutral.mark(journey, state),
}


# ---------------------------------------------------------------- answers


def answer(journey: Journey, state: CampaignState, action: int, out: Sink) -> None:
    """Take a legal answer to the prompt on top."""
    state.memo = state.memo if state.frames and state.top[0] < frames.OUTER else None
    if not state.frames or state.top[0] >= frames.OUTER:
        state.stage = None
    if not state.frames:
        frame = state.trail.pop()
        _ANSWERS[frame[0]](journey, state, frame, action, out)
    elif state.top[0] < frames.OUTER:
        battle, first = journey.arena.hold(state), len(out) if out is not None else 0
        if codes.of_bag(action):
            spending.before_attack(journey, battle, state, action, out)
        else:
            turn.answer(battle, state, action, out)
        journey.arena.keyed(state, out, first)
    else:
        frame = state.frames.pop()
        _ANSWERS[frame[0]](journey, state, frame, action, out)


def _walked(journey: Journey, state: CampaignState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    """Take a walking turn (PS-WLK-04); what costs no turn is followed by another question."""
    seat = frame[1]
    verb, first, second = codes.parts(action)
    if verb == codes.STEP:
        walk.step(journey, state, seat, second, out)
    elif verb == codes.FISH:
        walk.fish(journey, state, seat, out)
    elif verb == codes.TO_CENTER:
        visits.open_center(journey, state, seat, out)
    elif verb == codes.TO_MART:
        state.trail.append((codes.MART, seat))
    elif verb in (codes.EVOLVE, codes.TRADE_IN):
        state.trail.append(frame)
        growth.evolve(journey, state, second, verb, first, out)
    elif verb == codes.OFFER:
        state.trail.append(frame)
        visits.accept(journey, state, seat, first, second, out)
    elif verb != codes.STAY:
        bag.use_walking(journey, state, seat, action, out)


def _flee(journey: Journey, state: CampaignState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    if codes.parts(action)[0] == codes.YES:
        damage.finish(state, codes.FLED, 0, None)


def _starter(journey: Journey, state: CampaignState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    """Take a starter; nobody else may (PS-SCN-02)."""
    kind = codes.parts(action)[2]
    state.picked.append(kind)
    state.add(kind, frame[1], True)
    tell(out, "starter", frame[1], kind)


def _joined(journey: Journey, state: CampaignState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    """Let a captured Pokémon join the party, or store it."""
    joins = codes.parts(action)[0] == codes.YES
    state.along[frame[2]] = int(joins)
    tell(out, "joined" if joins else "stored", frame[1], state.kind[frame[2]])


def _dueled(journey: Journey, state: CampaignState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    if codes.parts(action)[0] == codes.YES:
        fights.start(journey, state, frame[1], codes.RIVAL + frame[2], (), out)


def _consented(journey: Journey, state: CampaignState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    if codes.parts(action)[0] == codes.YES:
        visits.exchange(journey, state, frame[2], frame[3], out)


def _bought(journey: Journey, state: CampaignState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    """Buy, and be asked for more while there is money for it."""
    verb, _, number = codes.parts(action)
    if verb == codes.BUY:
        visits.buy(journey, state, frame[1], number, out)
        if list(visits.mart_options(journey, state, frame[1])):
            state.trail.append(frame)


def _carried(journey: Journey, state: CampaignState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    state.carrier[frame[1] - 1] = codes.parts(action)[2]
    walk.arrive_on(journey, state, frame[1], frame[2], out)


_Answer = Callable[[Journey, CampaignState, tuple[int, ...], int, Sink], None]
_ANSWERS: dict[int, _Answer] = {
    codes.WALK: _walked,
    codes.CENTER: lambda journey, state, frame, action, out: visits.center(journey, state, frame[1], action, out),
    codes.MART: _bought,
    codes.ENEMY: lambda journey, state, frame, action, out: walk.meet(
        journey, state, frame[1], codes.parts(action)[2], out
    ),
    codes.CARRIER: _carried,
    codes.STARTER: _starter,
    codes.JOIN: _joined,
    codes.DUEL: _dueled,
    codes.CONSENT: _consented,
    codes.AWARD: lambda journey, state, frame, action, out: experience.awarded(
        state, frame, codes.parts(action)[2], out
    ),
    codes.FLEE: _flee,
    codes.DEED: spending.spend,
    codes.GROW: spending.grown,
    codes.SPLIT: lambda journey, state, frame, action, out: neutral.split(journey, state, frame, action, out),
}
