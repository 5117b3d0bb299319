"""Trainers walking a map: order, steps, illness, items found, eye contact, encounters (PS-WLK, PS-ENC, PS-EYE)."""

from __future__ import annotations

from workbench.api.rules import Sink

from .. import rounds
from ..events import tell, tell_roll
from ..moment import Moment
from . import codes, fights
from .journey import TALL, Journey
from .starting import back_at, others
from .state import CampaignState


def begin(journey: Journey, state: CampaignState, out: Sink) -> None:
    """Put the trainers up and roll for the walking order: highest first, then clockwise (PS-CMP-01, PS-WLK-04)."""
    tell(out, "walk", *journey.players)
    for seat in journey.players:
        state.place[seat - 1] = back_at(journey, state, seat)
    count = len(journey.seats)
    _, (first, *_) = rounds.roll_off(journey.table, state, [0] * count, "walking", out, journey.players)
    clockwise = [(first - 1 + n) % count + 1 for n in range(count)]
    state.queue = [seat for seat in clockwise if seat in journey.players]
    state.trail.append((codes.NEXT,))


def next_walker(journey: Journey, state: CampaignState, out: Sink) -> None:
    """Let the next trainer on the map take a turn; the scenario may be over (PS-SCN-08, PS-WLK-07)."""
    walking = [seat for seat in state.queue if state.place[seat - 1] >= 0]
    if not walking:
        fights.end(state, codes.ARRIVED, out)
        return
    at = state.queue.index(state.walker) + 1 if state.walker else 0
    seat = next(s for s in state.queue[at:] + state.queue[:at] if s in walking)
    if state.turns[seat - 1] >= journey.rules.step_limit:
        fights.end(state, codes.STEP_LIMIT, out)
        return
    state.walker = seat
    state.turns[seat - 1] += 1
    state.trail += [(codes.NEXT,), (codes.WALK, seat)]


# ---------------------------------------------------------------- steps


def steps(journey: Journey, state: CampaignState, seat: int) -> list[int]:
    """Return the directions in which a trainer may step (PS-WLK-01…03)."""
    journey = journey.after(state.rubble)
    here, field = state.place[seat - 1], journey.field
    taken = 0 if journey.rules.share_spaces else others(journey, state, seat)
    found = []
    for direction, to in enumerate(field.hexes.near[here]):
        if to < 0 or taken >> to & 1 or not journey.walks(here, to):
            continue
        if journey.deep >> to & 1 and not journey.deep >> here & 1 and not carriers(journey, state, seat):
            continue
        found.append(direction)
    return found


def carriers(journey: Journey, state: CampaignState, seat: int) -> list[int]:
    """Return the Pokémon that could carry a trainer over water; another that is not destroyed must be left."""
    standing = [m for m in state.party(seat) if not state.out[m]]
    if len(standing) < 2:
        return []
    surf = sum(1 << n for n, item in enumerate(journey.items) if item.rules.carries_trainer)
    return [m for m in standing if state.taught[m] & surf and journey.cards[state.kind[m]].size in ("large", "huge")]


def step(journey: Journey, state: CampaignState, seat: int, direction: int, out: Sink) -> None:
    """Step, by way of naming a carrier when it leads into water from elsewhere."""
    here = state.place[seat - 1]
    to = journey.field.hexes.near[here][direction]
    if journey.deep >> to & 1 and not journey.deep >> here & 1:
        found = carriers(journey, state, seat)
        if len(found) > 1:
            state.trail.append((codes.CARRIER, seat, to))
            return
        state.carrier[seat - 1] = found[0]
    arrive_on(journey, state, seat, to, out)


def arrive_on(journey: Journey, state: CampaignState, seat: int, to: int, out: Sink) -> None:
    """Stand on a space; what the step brings lies on the trail in its order (PS-WLK-05)."""
    tell(out, "step", seat, state.place[seat - 1], to)
    rivals = [s for s in journey.players if s != seat and _near(journey, state.place[s - 1], to)]
    state.place[seat - 1] = to
    if not journey.deep >> to & 1:
        state.carrier[seat - 1] = -1
    if journey.goal >> to & 1:
        state.place[seat - 1] = -1
        tell(out, "arrived", seat)
        return
    state.trail += [(codes.ENCOUNTER, seat), (codes.EYES, seat, 0)]
    if journey.rules.rivals_battle and rivals and fights.able(state, seat):
        state.trail += [(codes.RIVALS, seat, other) for other in rivals if fights.able(state, other)]
    state.trail += [(codes.PICK_UP, seat), (codes.ILLNESS, seat)]


def _near(journey: Journey, place: int, to: int) -> bool:
    return place >= 0 and (place == to or to in journey.field.hexes.near[place])


def suffer(journey: Journey, state: CampaignState, seat: int, out: Sink) -> None:
    """Make, for every Pokémon of the party whose marker rolls after a turn, that roll (PS-PSN-03, PS-PSN-04)."""
    party = [m for m in state.party(seat) if not state.out[m]]
    markers = journey.table.markers
    ill = [m for m in party if (marker := markers[state.ail[m]]) is not None and marker.after is not None]
    if not ill:
        return
    fights.muster(state, seat, party)
    battle, first = journey.arena.of(state), len(out) if out is not None else 0
    for figure, mon in enumerate(party):
        marker = battle.markers[state.status[figure]]
        if mon in ill and marker is not None and marker.after is not None:
            marker.after(battle, state, Moment(figure, marker.source), out)
    fallen = [f for f in range(len(party)) if state.wounds[f] >= battle.life[f]]
    for figure in fallen:
        state.down[figure], state.status[figure] = 1, 0
        tell(out, "destroyed", figure)
    journey.arena.keyed(state, out, first)
    fights.dismiss(journey, state)
    if not fights.able(state, seat):  # who carries counts as knocked out (PS-WLD-04)
        fights.white_out(journey, state, seat, out)


def pick_up(journey: Journey, state: CampaignState, seat: int, out: Sink) -> None:
    """Take the items that lie on the trainer's space, each once (PS-CMP-03)."""
    for number, (space, item) in enumerate(journey.lying):
        if space == state.place[seat - 1] and not state.taken[seat - 1] >> number & 1:
            state.taken[seat - 1] |= 1 << number
            state.bag[(seat - 1) * journey.count + item] += 1
            tell(out, "found", seat, item)


# ---------------------------------------------------------------- whom one meets


def watchers(journey: Journey, state: CampaignState, seat: int, met: int = 0) -> list[int]:
    """Return the map trainers that see a player's trainer, the nearest ones only (PS-EYE-01, PS-EYE-08).

    Those of the mask `met` are left out.
    """
    here = state.place[seat - 1]
    away = journey.arena.away(state)
    found: list[tuple[int, int]] = []
    for number, person in enumerate(journey.people):
        if (away | state.beaten[seat - 1] | met) >> number & 1:
            continue
        far = journey.ahead[number].get(here, 0)
        if far and _clear(journey, state, seat, person.at, here, away):
            found.append((far, number))
    nearest = min(found, default=(0, 0))[0]
    return [number for far, number in found if far == nearest]


def gaze(journey: Journey, state: CampaignState, seat: int, number: int) -> list[int]:
    """Return the spaces on which a map trainer would see a player's trainer now, the nearest first (PS-EYE-01)."""
    start, away = journey.people[number].at, journey.arena.away(state)
    return [at for at in journey.ahead[number] if _clear(journey, state, seat, start, at, away)]


def seen_at(journey: Journey, state: CampaignState, seat: int, space: int) -> list[int]:
    """Return the map trainers, not beaten yet, that would see a player's trainer on a space (PS-EYE-01)."""
    away, beaten = journey.arena.away(state), state.beaten[seat - 1]
    there = [n for n in range(len(journey.people)) if not (away | beaten) >> n & 1]
    return [number for number in there if space in gaze(journey, state, seat, number)]


def _clear(journey: Journey, state: CampaignState, seat: int, start: int, here: int, away: int) -> bool:
    """Return whether a trainer figure sees another past the map and the other trainer figures."""
    tops = {}
    stand = [place for other, place in enumerate(state.place, 1) if other != seat]
    stand += [person.at for n, person in enumerate(journey.people) if not away >> n & 1]
    for place in stand:
        if place >= 0 and place not in (start, here):
            tops[place] = journey.field.level[place] + TALL
    now = journey.after(state.rubble)
    beside = now.field.touching(TALL, TALL)[start] >> here & 1  # who is adjacent needs no sight (HS-ATK-02)
    return bool(beside) or now.sight.sees(start, TALL, here, TALL, tops)


def eyes(journey: Journey, state: CampaignState, seat: int, met: int, out: Sink) -> None:
    """Battle the nearest trainer that sees the player; then look again (PS-EYE-08).

    `met` is the mask of trainers that were met in this step; one that nobody beat is not met again before the next.
    """
    found = watchers(journey, state, seat, met)
    if not found or not fights.able(state, seat):
        return
    state.trail.append((codes.EYES, seat, met))
    if len(found) > 1:
        state.trail.append((codes.ENEMY, seat))
    else:
        meet(journey, state, seat, found[0], out)


def meet(journey: Journey, state: CampaignState, seat: int, person: int, out: Sink) -> None:
    """Begin the battle with a map trainer."""
    state.trail[-1] = (codes.EYES, seat, state.trail[-1][2] | 1 << person)
    tell(out, "eye_contact", seat, person)
    fights.start(journey, state, seat, codes.TRAINER + person, journey.people[person].party, out)


def encounter(journey: Journey, state: CampaignState, seat: int, out: Sink) -> None:
    """Roll for a wild Pokémon on the space just entered (PS-ENC-01…03)."""
    table = journey.ground_tables.get(journey.field.ground[state.place[seat - 1]])
    if table is not None and fights.able(state, seat):  # who has nobody to send out meets nobody
        _roll(journey, state, seat, list(journey.ground_tables.values()).index(table), out)


def encounter_chance(journey: Journey) -> float:
    """Return how likely a step on ground where wild Pokémon live meets one (PS-ENC-01)."""
    return min(1.0, max(0, 21 - journey.rules.encounter_from) / 20)


def fish(journey: Journey, state: CampaignState, seat: int, out: Sink) -> None:
    """Fish instead of walking (PS-ENC-04)."""
    _roll(journey, state, seat, -1, out)


def may_fish(journey: Journey, state: CampaignState, seat: int) -> bool:
    """Return whether a trainer has a rod and stands on dry land beside water."""
    here = state.place[seat - 1]
    rods = [n for n, item in enumerate(journey.items) if item.rules.use == "rod"]
    has = any(state.bag[(seat - 1) * journey.count + n] for n in rods)
    dry = not journey.wet >> here & 1
    return has and dry and journey.fishing is not None and bool(journey.field.hexes.around[here] & journey.wet)


def _roll(journey: Journey, state: CampaignState, seat: int, number: int, out: Sink) -> None:
    """Roll whether there is a wild Pokémon, and which."""
    tables = list(journey.ground_tables.values())
    table = tables[number] if number >= 0 else journey.fishing
    assert table is not None
    face = state.chance.roll(20, 0, ("encounter", seat, journey.rules.encounter_from))
    tell_roll(out, 20, [face], f"encounter seat={seat} from={journey.rules.encounter_from} table={number}")
    if face < journey.rules.encounter_from:
        return
    which = state.chance.roll(table.die, 0, ("which", seat))
    tell_roll(out, table.die, [which], f"which seat={seat} table={number}")
    fights.start(journey, state, seat, codes.WILD, (table.faces[which - 1],), out)
