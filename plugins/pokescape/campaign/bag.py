"""Items: what may be used when, and what it does (PS-ITM)."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.api.rules import Sink

from .. import damage, frames
from ..battle import Battle
from ..bodies import body
from ..events import tell
from ..structs.rules import ItemRules
from . import capture, codes, growth
from .journey import TALL, Journey
from .starting import back_at
from .state import CampaignState

#: Uses that take the place of nothing; a rope has a verb of its own.
FREE = frozenset({"battle", "held", "decoy"})
#: Clear sight spaces from the trainer within which most items work (PS-ITM-10).
REACH = 3


def has(journey: Journey, state: CampaignState, seat: int) -> list[int]:
    """Return the items of a seat."""
    first = (seat - 1) * journey.count
    return [n for n in range(journey.count) if state.bag[first + n]]


def spend(journey: Journey, state: CampaignState, seat: int, item: int) -> None:
    """Take one item out of a bag."""
    state.bag[(seat - 1) * journey.count + item] -= 1


# ---------------------------------------------------------------- in battle


def pocket(journey: Journey, state: CampaignState, figure: int) -> tuple[list[int], int]:
    """Return where the items of a figure's trainer lie: a list, and the place of the first item (PS-ITM-13)."""
    mon = state.lineup[figure]
    return (state.bag, (state.holder[mon] - 1) * journey.count) if mon >= 0 else (state.purse, 0)


def deeds(journey: Journey, battle: Battle, state: CampaignState, figure: int) -> Iterator[int]:
    """Yield what a player may do with items after the reveal (PS-TURN-02, PS-ITM-11)."""
    items, first = pocket(journey, state, figure)
    wild = capture.wild_figure(journey, state)
    for item in range(journey.count if items else 0):
        if not items[first + item]:
            continue
        use = journey.items[item].rules.use
        if use == "ball" and wild >= 0 and state.sides[wild] != state.sides[figure]:
            yield codes.code(codes.USE, item, wild)
        for other, side in enumerate(state.sides):
            if side == state.sides[figure] and _fits(journey, battle, state, item, other):
                yield codes.code(codes.ROPE if use == "escape" else codes.USE, item, other)
    if state.decoy[figure]:
        yield codes.code(codes.RETRIEVE, 0, figure)
        if state.foe == codes.WILD:
            yield codes.code(codes.DISCARD, 0, figure)


def before_attack(journey: Journey, battle: Battle, state: CampaignState, figure: int) -> Iterator[int]:
    """Yield what costs no turn and may still be used between a move and an attack of one's own turn (PS-ITM-11)."""
    if state.ruled:  # a turn taken with the figure of another side (PS-POW-11): its items are not the taker's
        return
    for action in deeds(journey, battle, state, figure):
        verb, item, _ = codes.parts(action)
        if verb == codes.ROPE or (verb == codes.USE and journey.items[item].rules.use in FREE):
            yield action


def retrieve(journey: Journey, state: CampaignState, figure: int, back: bool = True) -> None:
    """Put who waits behind a decoy in its place; the decoy goes back into the bag, or it is gone (PS-ITM-07)."""
    state.wounds[figure], state.status[figure] = state.decoy[figure] - 1, state.spare[figure]
    state.decoy[figure] = state.spare[figure] = 0
    items, first = pocket(journey, state, figure)
    kind = next((n for n in range(journey.count) if journey.items[n].rules.use == "decoy"), -1)
    if back and kind >= 0:
        items[first + kind] += 1


def near(battle: Battle, state: CampaignState, figure: int) -> bool:
    """Return whether an item reaches a figure: benched, or within 3 clear sight spaces of its trainer (PS-ITM-10)."""
    trainer = battle.sides[state.sides[figure] - 1].trainer_at
    if state.at[figure] < 0 or trainer < 0:
        return True
    seen = battle.sight.seen_by(trainer, TALL, battle.height[figure], REACH)
    return bool(seen & body(battle, state, figure))


def _fits(journey: Journey, battle: Battle, state: CampaignState, item: int, figure: int) -> bool:
    """Return whether an item is for any own figure that it reaches, and would do something to this one."""
    rules = journey.items[item].rules
    if state.down[figure]:
        return False
    if rules.use in ("escape", "decoy"):
        return state.at[figure] >= 0 and not (rules.use == "decoy" and state.decoy[figure])
    if rules.use == "medicine":
        needs = (rules.heals and state.wounds[figure]) or (rules.cures and state.status[figure])
        return bool(needs) and near(battle, state, figure)
    has = state.worn[figure] | (state.held[state.lineup[figure]] if state.lineup[figure] >= 0 else 0)
    return rules.use in ("battle", "held") and not has >> item & 1 and near(battle, state, figure)


def use(journey: Journey, battle: Battle, state: CampaignState, user: int, item: int, figure: int, out: Sink) -> bool:
    """Use an item in battle; return whether it took the place of the turn (PS-ITM-02 to 05, PS-ITM-11)."""
    rules, side = journey.items[item].rules, state.sides[user]
    items, first = pocket(journey, state, user)
    items[first + item] -= 1
    if rules.use == "ball":
        capture.attempt(journey, battle, state, user, item, figure, out)
        return True
    given = rules.use == "held"
    tell(out, "given_to" if given else "used_on", side, item, figure)
    if rules.use == "decoy":
        state.decoy[figure], state.spare[figure] = state.wounds[figure] + 1, state.status[figure]
        state.wounds[figure] = state.status[figure] = state.late[figure] = 0
        return False
    if given and state.lineup[figure] >= 0:  # it stays on the card when the battle is over (PS-ITM-11)
        state.held[state.lineup[figure]] |= 1 << item
        return False
    if given or rules.use == "battle":
        state.worn[figure] |= 1 << item
        return False
    damage.heal(battle, state, figure, rules.heals, out)
    if rules.cures:
        damage.remove_status(state, figure, out)
    return True


def rope(journey: Journey, state: CampaignState, item: int, figure: int, out: Sink) -> None:
    """Bring a figure back to the start zone, or to its trainer; nobody swipes at it (PS-ITM-06)."""
    items, first = pocket(journey, state, figure)
    items[first + item] -= 1
    tell(out, "used_on", state.sides[figure], item, figure)
    state.at[figure] = state.also[figure] = -1
    why = frames.DEPLOYED if state.foe == codes.TABLE else frames.SWITCHED
    state.frames.append((frames.PLACE, state.sides[figure], figure, why))


# ---------------------------------------------------------------- while walking


def walking_uses(journey: Journey, state: CampaignState, seat: int) -> Iterator[int]:
    """Yield what a player may do with items instead of the step (PS-ITM-12, PS-TM-01)."""
    party = state.party(seat)
    for item in has(journey, state, seat):
        rules = journey.items[item].rules
        for mon in party:
            if rules.use == "medicine" and not state.out[mon]:
                if (rules.heals and state.hurt[mon]) or (rules.cures and state.ail[mon]):
                    yield codes.code(codes.USE, item, mon)
            elif rules.use == "machine" and growth.may_learn(journey, state, mon, item):
                yield codes.code(codes.TEACH, item, mon)
            elif rules.use == "held" and not state.held[mon] >> item & 1:
                yield codes.code(codes.HOLD, item, mon)
        if rules.use == "escape":
            yield codes.code(codes.ROPE, item, 0)
    for mon in party:
        for item in range(journey.count):
            if state.held[mon] >> item & 1:
                yield codes.code(codes.DROP, item, mon)
            carries = mon == state.carrier[seat - 1] and journey.items[item].rules.carries_trainer
            if state.taught[mon] >> item & 1 and not carries:
                yield codes.code(codes.FORGET, item, mon)


def use_walking(journey: Journey, state: CampaignState, seat: int, action: int, out: Sink) -> None:
    """Use an item instead of the step."""
    verb, item, mon = codes.parts(action)
    if verb in (codes.DROP, codes.FORGET):
        _take_off(journey, state, seat, verb, item, mon, out)
        return
    rules = journey.items[item].rules
    spend(journey, state, seat, item)
    if verb == codes.ROPE:
        tell(out, "rope", seat, item)
        state.place[seat - 1], state.carrier[seat - 1] = back_at(journey, state, seat), -1
        return
    which = (state.kind[mon], state.twin(mon))
    if verb == codes.TEACH:
        state.taught[mon] |= 1 << item
        tell(out, "taught", seat, item, *which)
    elif verb == codes.HOLD:
        state.held[mon] |= 1 << item
        tell(out, "given", seat, item, *which)
    else:
        tell(out, "used", seat, item, *which)
        _treat(state, mon, rules, out)


def _treat(state: CampaignState, mon: int, rules: ItemRules, out: Sink) -> None:
    """Remove wounds and the status marker, as far as there are any."""
    which = (state.kind[mon], state.twin(mon))
    if healed := min(rules.heals, state.hurt[mon]):
        state.hurt[mon] -= healed
        tell(out, "healed", *which, healed)
    if rules.cures and state.ail[mon]:
        tell(out, "cured", *which, state.ail[mon])
        state.ail[mon] = 0


def _take_off(journey: Journey, state: CampaignState, seat: int, verb: int, item: int, mon: int, out: Sink) -> None:
    """Take a held item back, or let a machine be forgotten."""
    if verb == codes.DROP:
        state.held[mon] &= ~(1 << item)
        state.bag[(seat - 1) * journey.count + item] += 1
    else:
        state.taught[mon] &= ~(1 << item)
    tell(out, "taken_off", seat, item, state.kind[mon], state.twin(mon))
