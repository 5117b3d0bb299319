"""What spaces do to those who stop on them."""

from __future__ import annotations

from collections.abc import Callable

from workbench.api.rules import Sink, tell

from . import codes as c
from .bank import BANK, collect, pay
from .compiled import Table
from .decks import added, draw_event, draw_items, draw_pokemon, shuffle, take
from .events import aside, whisper
from .fights import begin
from .spinner import spin
from .state import TrainerState

#: Numbers that win at the ruins and at the contest, and the contest's prize.
RUINS_WIN, CONTEST_WIN, CONTEST_PRIZE = (6, 10), (1, 3, 5, 10), 50


def act(table: Table, state: TrainerState, seat: int, kind: int, out: Sink) -> None:
    """Follow the instructions of a kind of space; those of the space that the pawn is on for −1."""
    at = state.at[seat]
    own = kind < 0
    kind = table.board.kind[at] if own else kind
    do = _ACTS.get(kind)
    if do is not None:
        tell(out, "space", seat, at if own else -1, kind)
        do(table, state, seat, out)


def _event(table: Table, state: TrainerState, seat: int, out: Sink) -> None:
    """Draw an event: it happens at once, or is kept (MT-EVT-01)."""
    card = draw_event(state)
    if card < 0:
        return
    if table.cards[card].when != "instant":
        state.hand[seat] = added(state.hand[seat], card)
        whisper(out, seat, "draw", seat, card)
        aside(out, seat, "draws", seat, "event")
        return
    tell(out, "happens", seat, card)
    program = table.cards[card].program
    state.frames += [(c.DISCARD, seat, card), (c.POWER, seat, card, 0, c.OF_ME, *(0,) * program.size)]


def _item(table: Table, state: TrainerState, seat: int, out: Sink) -> None:
    draw_items(table, state, seat, 1, out)


def _get(table: Table, state: TrainerState, seat: int, out: Sink) -> None:
    """Announce a face-up Pokémon, or turn one over (MT-GET-01)."""
    if not state.pokemon[seat]:
        return
    if state.shown:
        state.frames.append((c.TARGET, seat))
    elif state.pile:
        challenge(table, state, seat, -1, out)


def challenge(table: Table, state: TrainerState, seat: int, pokemon: int, out: Sink) -> None:
    """Begin the battle against a face-up Pokémon, or the top of the pile for −1."""
    if pokemon < 0:
        pokemon = state.pile.pop()
        tell(out, "turn_over", seat, pokemon)
    else:
        state.shown.remove(pokemon)
        tell(out, "announce", seat, pokemon)
    begin(state, c.WILD, seat, left_of(table, seat), pokemon)


def left_of(table: Table, seat: int) -> int:
    """Return the player to the left, who spins for what nobody plays."""
    return (seat + 1) % table.seats


def _battle(table: Table, state: TrainerState, seat: int, out: Sink) -> None:
    """Some opponent must be chosen, on GOAL or not (MT-BAT-01, MT-BAT-05)."""
    if state.pokemon[seat] and rivals(state, seat):
        state.frames.append((c.RIVAL, seat))


def rivals(state: TrainerState, seat: int) -> list[int]:
    """Return the seats that can be battled."""
    return [other for other, pokemon in enumerate(state.pokemon) if other != seat and pokemon]


def _gym(table: Table, state: TrainerState, seat: int, out: Sink) -> None:
    """Turn over a leader (MT-GYM-01)."""
    if not state.leaders or not state.pokemon[seat]:
        return
    leader = state.leaders.pop()
    state.known = min(state.known, len(state.leaders))
    tell(out, "leader", seat, leader)
    begin(state, c.GYM, seat, left_of(table, seat), leader)


def _ruins(table: Table, state: TrainerState, seat: int, out: Sink) -> None:
    """Turn over a rare Pokémon and spin for it (MT-RUI-01)."""
    if not state.rares:
        return
    rare = state.turned = state.rares.pop()
    tell(out, "rare", seat, rare)
    if spin(table, state, seat, "ruins", out) in RUINS_WIN:
        take(state, seat, rare)
        tell(out, "rare_won", seat, rare)
    else:
        state.rares.append(rare)
        shuffle(state.rares, state.chance)
        tell(out, "rare_lost", seat, rare)


def _trouble(table: Table, state: TrainerState, seat: int, out: Sink) -> None:
    """Pay, or discard what the space names (MT-TRB-01)."""
    at = state.at[seat]
    loss, amount = table.board.loss[at], table.board.amount[at]
    if loss == "pcs":
        pay(state, seat, amount, BANK, out)
    elif loss == "pokemon":
        state.frames.append((c.LOSE, seat, amount, 0))
    else:
        state.frames.append((c.TOSS, seat, amount, int(loss == "event")))


def _pcs(table: Table, state: TrainerState, seat: int, out: Sink) -> None:
    collect(state, seat, table.board.amount[state.at[seat]], out)


def _ash(table: Table, state: TrainerState, seat: int, out: Sink) -> None:
    """Ten times the spin (MT-ASH-01)."""
    collect(state, seat, 10 * spin(table, state, seat, "ash", out), out)


def _contest(table: Table, state: TrainerState, seat: int, out: Sink) -> None:
    """Some numbers win (MT-CON-01)."""
    won = spin(table, state, seat, "contest", out) in CONTEST_WIN
    tell(out, "contest", seat, int(won))
    collect(state, seat, CONTEST_PRIZE if won else 0, out)


def _professors(table: Table, state: TrainerState, seat: int, out: Sink) -> None:
    """Two Pokémon without a battle (MT-PRF-01)."""
    draw_pokemon(state, seat, 2, out)


_ACTS: dict[int, Callable[[Table, TrainerState, int, Sink], None]] = {
    c.EVENT: _event,
    c.ITEM: _item,
    c.GET: _get,
    c.BATTLE: _battle,
    c.GYM_SPACE: _gym,
    c.RUINS: _ruins,
    c.TROUBLE: _trouble,
    c.PCS: _pcs,
    c.ASH: _ash,
    c.CONTEST: _contest,
    c.PROFESSORS: _professors,
}
