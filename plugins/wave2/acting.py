"""What a player does in a turn (W2-TURN)."""

from __future__ import annotations

from workbench.api.rules import Sink, tell

from . import codes, harm, piles
from .codes import AFTER, END, HIT, MAIN, SETTLE, USED, seat_of
from .compiled import ITEM, POKEMON, STADIUM, SUPPORTER, Table
from .moment import free_place
from .state import DuelState
from .tries import extra_energy, succeeds
from .turn import digest, react, start


def act(table: Table, state: DuelState, action: int, out: Sink) -> None:
    """Take an action of one’s turn; the frame of the turn lies on top."""
    seat = state.frames[-1][1]
    if action >= codes.ATTACH:
        card, body = divmod(action - codes.ATTACH, 16)
        attach(state, seat, card, body, out)
    elif action >= codes.EVOLVE:
        card, body = divmod(action - codes.EVOLVE, 16)
        evolve(table, state, seat, card, body, out)
    elif action >= codes.PLAY:
        play(table, state, seat, action - codes.PLAY, out)
    elif action >= codes.POWER:
        use(table, state, *divmod(action - codes.POWER, 8), out)
    elif action >= codes.RETREAT:
        retreat(table, state, seat, action - codes.RETREAT, out)
    elif action == codes.STADIUM:
        use_stadium(table, state, seat, out)
    elif action == codes.CHALLENGE:
        state.done |= codes.DECLARED
        tell(out, "challenge", seat)
        state.frames.append((codes.TATAKAI, 1 - seat))
    else:
        assert state.frames.pop()[0] == MAIN
        state.frames.append((END, seat))
        if action:
            attack(table, state, seat, action - codes.ATTACK, out)


def attach(state: DuelState, seat: int, card: int, body: int, out: Sink) -> None:
    """Attach an energy card of the hand (W2-TURN-04)."""
    state.done |= codes.ATTACHED
    piles.from_hand(state, seat, card)
    add_energy(state, body, card, out)


def add_energy(state: DuelState, body: int, card: int, out: Sink) -> None:
    """Put an energy card on a Pokémon."""
    state.energy[body] = tuple(sorted((*state.energy[body], card)))
    tell(out, "attached", body, state.top[body], card)


def evolve(table: Table, state: DuelState, seat: int, card: int, body: int, out: Sink) -> None:
    """Evolve: damage and attached cards stay, conditions go (W2-TURN-03, W2-CON-08)."""
    piles.from_hand(state, seat, card)
    tell(out, "evolved", body, state.top[body], card)
    harm.cure(state, body, -1, out)
    state.under[body] = (*state.under[body], state.top[body])
    state.top[body], state.entered[body] = card, state.turn
    state.marks[body], state.used[body] = (), 0  # its powers are others
    _enter(table, state, body, out)


def bench(table: Table, state: DuelState, seat: int, card: int, out: Sink) -> None:
    """Put a Basic that is nowhere now on the Bench (W2-TURN-02)."""
    body = free_place(state, seat)
    state.top[body], state.entered[body] = card, state.turn
    tell(out, "benched", body, card)


def _enter(table: Table, state: DuelState, body: int, out: Sink) -> None:
    """Let what happens when a Pokémon is played from the hand happen."""
    if state.top[body] in table.triggers["enter"]:
        state.frames.append((SETTLE,))
        react(table, state, "enter", body, out=out)


def play(table: Table, state: DuelState, seat: int, number: int, out: Sink) -> None:
    """Play a Basic or a trainer of the hand (W2-TURN-02, 05)."""
    card = table.cards[number]
    piles.from_hand(state, seat, number)
    if card.sort == POKEMON:
        body = free_place(state, seat)
        bench(table, state, seat, number, out)
        _enter(table, state, body, out)
        return
    tell(out, "played", seat, number)
    if card.role == STADIUM:
        state.done |= codes.PLAYED_STADIUM
        if state.stadium >= 0:
            piles.discard(state, state.stadium_of, (state.stadium,))
        state.stadium, state.stadium_of = number, seat
        return
    state.done |= codes.SUPPORTER if card.role == SUPPORTER else 0
    assert card.role in (ITEM, SUPPORTER)
    state.frames += [(SETTLE,), (AFTER, seat, number)]
    start(table, state, card.program, seat, -1, number)


def use(table: Table, state: DuelState, body: int, index: int, out: Sink) -> None:
    """Use a Pokémon Power; one without limit is used up once it changes nothing (W2-TURN-07, 10)."""
    card = state.top[body]
    power = table.cards[card].powers[index]
    tell(out, "power", body, card, power.number)
    state.frames.append((SETTLE,))
    if power.limited:
        state.used[body] |= 1 << index
    else:
        state.uses += 1
        state.frames.append((USED, body, index, digest(state)))
    start(table, state, power.program, seat_of(body), body, card)


def use_stadium(table: Table, state: DuelState, seat: int, out: Sink) -> None:
    """Use what a Stadium offers once a turn."""
    state.done |= codes.USED_STADIUM
    power = next(power for power in table.cards[state.stadium].powers if power.sort == "action")
    tell(out, "power", -1, state.stadium, power.number)
    state.frames.append((SETTLE,))
    start(table, state, power.program, seat, -1, state.stadium)


def attack(table: Table, state: DuelState, seat: int, index: int, out: Sink) -> None:
    """Attack with the Active; the turn ends whatever comes of it (W2-TURN-08)."""
    body = state.active[seat]
    attack = table.cards[state.top[body]].attacks[index]
    tell(out, "attack", body, state.top[body], attack.number)
    state.frames.append((SETTLE,))
    if not succeeds(table, state, body, out):
        return
    state.dealt, state.failed = attack.damage, 0
    state.frames.append((HIT, body, attack.number))
    start(table, state, attack.before, seat, body, state.top[body])


def retreat(table: Table, state: DuelState, seat: int, target: int, out: Sink) -> None:
    """Try to retreat; the try is used up even if it fails, energy is paid only if not (W2-TURN-06)."""
    body = state.active[seat]
    state.done |= codes.RETREATED
    cost = harm.retreat_cost(table, state, body) + extra_energy(table, state, body)
    tell(out, "retreat", body, state.top[body])
    if not succeeds(table, state, body, out):
        state.frames.append((SETTLE,))
        return
    pay(table, state, seat, cost, target, out)


def pay(table: Table, state: DuelState, seat: int, left: int, target: int, out: Sink) -> None:
    """Pay what is left of a retreat, without asking where there is no choice, then change places."""
    body = state.active[seat]
    while left > 0:
        energy = state.energy[body]
        if len(set(energy)) > 1 and table.units_of(energy)[-1] > left:
            state.frames.append((codes.PAY, seat, body, left, target))
            return
        left -= len(table.cards[energy[0]].provides)
        discard_energy(state, body, energy[0], out)
    if any(table.conditions[pair[0]].data.retreat_clears for pair in state.conds[body]):
        harm.cure(state, body, -1, out)
    change_places(state, seat, target, out)


def discard_energy(state: DuelState, body: int, card: int, out: Sink) -> None:
    """Discard an energy card of a Pokémon."""
    take_energy(state, body, card)
    piles.discard(state, seat_of(body), (card,))
    tell(out, "energy_gone", body, state.top[body], card)


def take_energy(state: DuelState, body: int, card: int) -> None:
    """Take an energy card off a Pokémon."""
    left = list(state.energy[body])
    left.remove(card)
    state.energy[body] = tuple(left)


def change_places(state: DuelState, seat: int, target: int, out: Sink) -> None:
    """Make a benched Pokémon the Active; the other takes its conditions along (W2-CON-08, 11)."""
    old = state.active[seat]
    state.active[seat] = target
    if old >= 0:
        state.marks[old] = ()
        tell(out, "switched", old, state.top[old], target, state.top[target])
    else:
        tell(out, "promoted", target, state.top[target])
