"""Battles of a campaign: how they begin, and what is left when they are over (PS-WLD, PS-EYE, PS-CMP-02)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from workbench.api.rules import Sink

from .. import damage, frames, rounds
from ..battle import Battle
from ..events import tell
from ..placing import free_bench
from ..state import BattleState
from . import bag, capture, codes, counters, growth
from .journey import Journey, Seat
from .starting import back_at
from .state import CampaignState


def able(state: CampaignState, seat: int) -> list[int]:
    """Return the Pokémon of a party that could battle: neither knocked out nor carrying (PS-WLK-02)."""
    return [m for m in state.party(seat) if not state.out[m] and m != state.carrier[seat - 1]]


def bring(journey: Journey, state: CampaignState, seat: Seat, numbers: Mapping[str, int]) -> None:
    """Put what a seat brings along on its cards; `numbers` are the statuses'."""
    assert seat.party is not None, "only who brings a party is asked"
    species = {card.species.rpartition("/")[2]: kind for kind, card in enumerate(journey.cards)}
    items = {item.id: number for number, item in enumerate(journey.items)}
    for along, members in ((True, seat.party.members), (False, seat.party.stored)):
        for member in members:
            mon = state.add(species[member.species.rpartition("/")[2]], seat.seat, along)
            state.xp[mon], state.ail[mon] = member.markers, numbers.get(member.status or "", 0)
            state.held[mon] = sum({1 << items[name] for name in member.held if name in items})
            state.taught[mon] = sum({1 << items[name] for name in member.machines if name in items})
            for boost in member.boosts:
                if items.get(boost.item) in journey.stat_items:
                    state.grown[mon] += boost.tier * 5 ** journey.stat_items.index(items[boost.item])
            state.hurt[mon] = member.wounds
            state.out[mon] = int(member.wounds >= growth.life(journey, state, mon))


def start(journey: Journey, state: CampaignState, home: int, foe: int, cast: Sequence[int], out: Sink) -> None:
    """Begin a battle of a player; `cast` are the cards of a foe that is no player."""
    rows = _rows(journey, state, home, foe, cast)
    sides = rows[-1][2] - (foe == codes.TABLE and journey.neutral >= 0)
    state.home, state.foe = home, foe
    state.lineup, state.cast, state.sides = ([row[n] for row in rows] for n in range(3))
    state.purse = list(journey.people[foe - codes.TRAINER].items) if foe >= codes.TRAINER else []
    _clear(state, len(rows), sides)
    for figure, mon in enumerate(state.lineup):
        if mon >= 0:
            state.wounds[figure], state.status[figure] = state.hurt[mon], state.ail[mon]
            state.down[figure] = state.out[mon]
    state.paid = sum(1 << figure for figure, down in enumerate(state.down) if down)
    battle = journey.arena.of(state)
    counters.put_back(journey, battle, state)
    first = len(out) if out is not None else 0
    if foe == codes.WILD:
        tell(out, "wild", len(rows) - 1, 1)
        state.frames = [(frames.ROUND,), (frames.ACTIVE, 2), (frames.ACTIVE, 1)]
    else:
        _set_up(journey, battle, state, out)
    journey.arena.keyed(state, out, first)


def _set_up(journey: Journey, battle: Battle, state: CampaignState, out: Sink) -> None:
    """Lay the frames of a battle of players or against a trainer; who comes knocked out stays off the battlefield."""
    state.dying = 1
    damage.settle(battle, state, out)
    if state.over:  # all of a party came so: it has lost before it begins (PS-1V1-10)
        return
    rounds.set_up(battle, state, out)
    state.frames = [frame for frame in state.frames if not _missing(battle, state, frame)]
    master = journey.rules.game_master
    if battle.neutral >= 0:
        state.frames.append((frames.DEPLOY, battle.seats + 1, battle.neutral))
    elif state.foe == codes.TABLE and journey.rules.capture_wins and master:
        state.frames.sort(key=lambda frame: frame == (frames.ACTIVE, master))  # it is there first


def _missing(battle: Battle, state: CampaignState, frame: tuple[int, ...]) -> bool:
    """Return whether a frame of placing has nobody left to place."""
    if frame[0] == frames.ACTIVE:
        return not free_bench(battle, state, frame[1])
    return frame[0] == frames.DEPLOY and bool(state.down[frame[2]])


def _rows(
    journey: Journey, state: CampaignState, home: int, foe: int, cast: Sequence[int]
) -> list[tuple[int, int, int]]:
    """Return (Pokémon or -1, card, side) of every figure: carriers stay out (PS-WLK-02)."""
    seats = [home] if foe < codes.RIVAL or foe >= codes.TRAINER else [home, foe - codes.RIVAL]
    if foe == codes.TABLE:
        seats = [seat.seat for seat in journey.seats]
    rows = [
        (m, state.kind[m], side)
        for side, seat in enumerate(seats, 1)
        for m in state.party(seat)
        if m != state.carrier[seat - 1]
    ]
    return rows + [(-1, kind, len(seats) + 1) for kind in cast]


def _clear(state: CampaignState, figures: int, sides: int) -> None:
    """Give the battle's part of the state new lists; what has fallen on the map stays down (HS-OBJ-01)."""
    fresh = BattleState(state.chance, figures, sides)
    for name in BattleState.__slots__:
        if name not in ("chance", "decisions", "rubble", "harmed"):
            setattr(state, name, getattr(fresh, name))
    state.worn, state.decoy, state.spare = [0] * figures, [0] * figures, [0] * figures
    state.battled = state.paid = state.control = state.evolved = 0


def muster(state: CampaignState, seat: int, mons: Sequence[int]) -> None:
    """Let Pokémon stand beside their trainer for a moment, so that what happens to figures can happen to them."""
    state.home, state.foe = seat, codes.NOBODY
    state.lineup, state.cast = list(mons), [state.kind[m] for m in mons]
    state.sides = [1] * len(mons)
    _clear(state, len(mons), 1)
    for figure, mon in enumerate(mons):
        state.wounds[figure], state.status[figure] = state.hurt[mon], state.ail[mon]
        state.at[figure] = state.place[seat - 1]


def dismiss(journey: Journey, state: CampaignState) -> None:
    """Write wounds, status and counted markers back to the party, and clear the board."""
    if state.foe != codes.NOBODY and (any(state.marks) or any(state.tokens) or state.tally):
        counters.keep(journey, journey.arena.of(state), state)
    for figure, mon in enumerate(state.lineup):
        if state.decoy[figure]:
            bag.retrieve(journey, state, figure)
        if mon >= 0:
            state.hurt[mon], state.ail[mon] = state.wounds[figure], state.status[figure]
            state.out[mon] = state.down[figure]
    state.lineup, state.cast, state.sides = [], [], []
    _clear(state, 0, 0)
    state.home, state.foe = 0, codes.NOBODY


def conclude(journey: Journey, state: CampaignState, out: Sink) -> None:
    """End the battle that is over: wounds and status go back to the party, then what was won or lost."""
    over, winner, home, foe = state.over, state.winner, state.home, state.foe
    caught = (state.cast[-1], state.wounds[-1], state.status[-1]) if over == codes.CAPTURED else None
    wild = capture.wild_one(journey, state)
    gone = wild >= 0 and bool(state.down[wild])
    state.fought += state.round
    dismiss(journey, state)
    if foe == codes.TABLE:
        _table_over(journey, state, over, winner, gone, out)
    elif caught is not None:
        keep(state, home, *caught, out)
    elif over == codes.FLED:
        tell(out, "fled", home)
    elif over == damage.WIPED:
        _decided(journey, state, home, foe, (1, 2), out)
    elif winner and (over == damage.KNOCK_OUT or foe != codes.WILD):  # or by the points that are left (PS-1V1-11)
        _decided(journey, state, home, foe, (3 - winner,), out)


def _decided(journey: Journey, state: CampaignState, home: int, foe: int, lost: Sequence[int], out: Sink) -> None:
    """Reward or send back, after a battle in a walk that sides have lost: one of them, or both at once (PS-1V1-15)."""
    if lost == (2,) and foe >= codes.TRAINER:
        person = foe - codes.TRAINER
        state.beaten[home - 1] |= 1 << person
        state.money[home - 1] += journey.people[person].prize
        tell(out, "beaten", home, person, journey.people[person].prize)
    rival = foe - codes.RIVAL if codes.RIVAL <= foe < codes.TABLE else 0
    for side in lost:
        seat = home if side == 1 else rival
        if seat:
            white_out(journey, state, seat, out)


def white_out(journey: Journey, state: CampaignState, seat: int, out: Sink) -> None:
    """Send a trainer back to the start with a healed party; what was used stays used (PS-WLD-04, PS-SCN-05)."""
    tell(out, "white_out", seat)
    heal_party(state, state.party(seat))
    counters.drop(state, state.party(seat))
    state.place[seat - 1], state.carrier[seat - 1] = back_at(journey, state, seat), -1
    refill(journey, state, seat, journey.rules.refill, out)
    if seat == state.walker:  # what the step would have brought besides is off
        state.trail = [(codes.NEXT,), *(frame for frame in state.trail if frame[0] == codes.AWARD)]


def heal_party(state: CampaignState, mons: Sequence[int]) -> None:
    """Remove wounds, status and knock-outs."""
    for mon in mons:
        state.hurt[mon] = state.ail[mon] = state.out[mon] = 0


def refill(journey: Journey, state: CampaignState, seat: int, names: Sequence[str], out: Sink) -> None:
    """Bring items back to the number that the seat started with."""
    for number, item in enumerate(journey.items):
        if item.id in {name.rpartition("/")[2] for name in names}:
            at, given = (seat - 1) * journey.count + number, journey.seat(seat).given[number]
            if state.bag[at] < given:
                state.bag[at] = given
                tell(out, "refilled", seat, number, given)


def keep(state: CampaignState, seat: int, kind: int, wounds: int, status: int, out: Sink) -> int:
    """Add a captured Pokémon: to the party if it has room and the player wants, else stored (PS-CAP-07)."""
    mon = state.add(kind, seat, False)
    state.hurt[mon], state.ail[mon] = wounds, status
    if len(state.party(seat)) < 6:
        state.trail.append((codes.JOIN, seat, mon))
    else:
        tell(out, "stored", seat, kind)
    return mon


def _table_over(journey: Journey, state: CampaignState, over: int, winner: int, gone: bool, out: Sink) -> None:
    """End a scenario that is one battle."""
    wild, late = journey.rules.capture_wins, over == damage.ROUNDS
    if over == codes.CAPTURED:
        how = codes.PRIZE
        if journey.prize >= 0:
            state.add(journey.prize, state.victor, False)
            tell(out, "prize", state.victor, journey.prize)
    elif wild and gone:
        how, state.victor = codes.WILD_GONE, 0
    elif wild:
        how, state.victor = codes.ROUND_LIMIT if late else codes.ALL_DOWN, 0
    else:
        how, state.victor = codes.ROUND_LIMIT if late else codes.BATTLE, winner
    state.trail.insert(0, (codes.ENDING, how))  # below markers that are yet to be given out (PS-WLD-05)


def end(state: CampaignState, how: int, out: Sink) -> None:
    """End the scenario."""
    state.ended = how
    state.trail.clear()
    tell(out, "ended", how, state.victor)
