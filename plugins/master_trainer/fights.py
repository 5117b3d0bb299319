"""Battles: against a Pokémon of the pile, a Gym Leader, another player (MT-GET, MT-GYM, MT-BAT)."""

from __future__ import annotations

from bisect import insort

from workbench.api.rules import Sink, tell

from . import codes as c
from .bank import BANK, pay
from .compiled import Table
from .decks import draw_pokemon, let_go, take, without
from .spinner import spin
from .state import TrainerState

#: What a lost battle in a gym costs, and how many Pokémon a won one brings.
FINE, PRIZE = 20, 2
MINE, THEIRS = c.OF_ME + c.POKEMON, c.OF_FOE + c.POKEMON


def begin(state: TrainerState, kind: int, seat: int, foe: int, theirs: int) -> None:
    """Begin a battle: choose a Pokémon, then perhaps a card, then spin (MT-GET-02, MT-BAT-01, MT-GYM-01).

    `foe` is the other player's seat, or that of the player to the left, who spins; `theirs` a Pokémon or leader.
    """
    state.fight[:] = c.EMPTY_FIGHT
    state.fight[c.KIND], state.fight[c.ME], state.fight[c.FOE], state.fight[THEIRS] = kind, seat, foe, theirs
    if kind == c.TRAINER:
        state.frames += [
            (c.BOUT, seat), (c.CARD, foe), (c.CARD, seat), (c.FIGHT, seat), (c.FIGHTER, foe), (c.FIGHTER, seat)
        ]  # fmt: skip
    else:
        state.frames += [(c.BOUT, seat), (c.CARD, seat), (c.FIGHT, seat), (c.FIGHTER, seat)]


def side_of(state: TrainerState, seat: int) -> int:
    """Return where the fight holds what is a seat's."""
    return c.OF_FOE if state.fight[c.KIND] == c.TRAINER and seat == state.fight[c.FOE] else c.OF_ME


def enter(state: TrainerState, seat: int, pokemon: int) -> None:
    """Let a player's Pokémon fight; in a battle of players nobody knows before both have chosen."""
    state.fight[side_of(state, seat) + c.POKEMON] = pokemon


def show(state: TrainerState, out: Sink) -> None:
    """Show who fights whom."""
    fight = state.fight
    tell(out, "fight", fight[c.KIND], fight[c.ME], fight[MINE], fight[c.FOE], fight[THEIRS])


def points(table: Table, state: TrainerState, side: int) -> int:
    """Return the Battle Points of a side with its bonus."""
    number = state.fight[side + c.POKEMON]
    leader = side == c.OF_FOE and state.fight[c.KIND] == c.GYM
    return (table.leaders if leader else table.pokemon)[number].points + state.fight[side + c.BONUS]


def bout(table: Table, state: TrainerState, out: Sink) -> None:
    """Spin until somebody wins, and do what that means."""
    fight = state.fight
    kind, seat = fight[c.KIND], fight[c.ME]
    if fight[c.OFF]:
        tell(out, "called_off", seat)
        _off(state)
    else:
        won = fight[c.SURE] == 1 if fight[c.SURE] else _spins(table, state, out)
        (_wild, _gym, _trainer)[kind - 1](table, state, won, out)
    fight[:] = c.EMPTY_FIGHT


def _off(state: TrainerState) -> None:
    fight = state.fight
    if fight[c.KIND] == c.WILD:
        insort(state.shown, fight[THEIRS])
    elif fight[c.KIND] == c.GYM:
        state.leaders.insert(0, fight[THEIRS])
        state.known += 1


def _spins(table: Table, state: TrainerState, out: Sink) -> bool:
    """Return whether the first side wins: 10 and 0 decide at once, ties spin again (MT-GET-03, MT-BAT-02)."""
    fight = state.fight
    while True:
        mine = _spin(table, state, c.OF_ME, fight[c.ME], out)
        verdict = _at_once(state, c.OF_ME, mine)
        if verdict:
            tell(out, "at_once", fight[c.ME], mine, verdict)
            return verdict > 0
        theirs = _spin(table, state, c.OF_FOE, fight[c.FOE], out)
        verdict = _at_once(state, c.OF_FOE, theirs)
        if verdict:
            tell(out, "at_once", -1 - fight[c.KIND] if fight[c.KIND] != c.TRAINER else fight[c.FOE], theirs, verdict)
            return verdict < 0
        one, two = points(table, state, c.OF_ME), points(table, state, c.OF_FOE)
        tell(out, "totals", mine, one, theirs, two, fight[MINE], fight[c.KIND], fight[THEIRS])
        if mine + one != theirs + two:
            return mine + one > theirs + two


def _spin(table: Table, state: TrainerState, side: int, seat: int, out: Sink) -> int:
    word, fight = "mine" if side == c.OF_ME else "theirs", state.fight
    why = f"fight {word} kind={fight[c.KIND]} card={fight[side + c.POKEMON]} bonus={fight[side + c.BONUS]}"
    first = spin(table, state, seat, why, out)
    return max(first, spin(table, state, seat, why, out)) if fight[side + c.BEST] else first


def _at_once(state: TrainerState, side: int, spun: int) -> int:
    """Return 1 when a spin wins at once, −1 when it loses, 0 when totals decide."""
    if spun == 10 or state.fight[side + c.WINS] >> spun & 1:
        return 1
    return -1 if spun == 0 and not state.fight[side + c.BRAVE] else 0


def _wild(table: Table, state: TrainerState, won: bool, out: Sink) -> None:
    """Take it, or leave it face up (MT-GET-04)."""
    seat, pokemon = state.fight[c.ME], state.fight[THEIRS]
    tell(out, "won" if won else "lost", seat, c.WILD, pokemon)
    if won:
        take(state, seat, pokemon)
    else:
        insort(state.shown, pokemon)


def _gym(table: Table, state: TrainerState, won: bool, out: Sink) -> None:
    """Two Pokémon and the leader out of play, or a fine and the leader under the pile (MT-GYM-02)."""
    seat, leader = state.fight[c.ME], state.fight[THEIRS]
    tell(out, "won" if won else "lost", seat, c.GYM, leader)
    if won:
        insort(state.beaten, leader)
        draw_pokemon(state, seat, PRIZE, out)
    else:
        state.leaders.insert(0, leader)
        state.known += 1
        pay(state, seat, FINE, BANK, out)


def _trainer(table: Table, state: TrainerState, won: bool, out: Sink) -> None:
    """The loser's card changes hands; a rare one goes, a last one is paid for (MT-BAT-03, MT-BAT-04)."""
    fight = state.fight
    winner, loser = (fight[c.ME], fight[c.FOE]) if won else (fight[c.FOE], fight[c.ME])
    pokemon = fight[THEIRS] if won else fight[MINE]
    tell(out, "won" if won else "lost", fight[c.ME], c.TRAINER, pokemon, winner, loser)
    if pokemon not in state.pokemon[loser]:
        return  # hands have taken it away in the middle of the battle
    if len(state.pokemon[loser]) == 1:
        tell(out, "kept", loser, pokemon)
        pay(state, loser, table.rules.keep_last, winner, out)
        return
    state.pokemon[loser] = without(state.pokemon[loser], pokemon)
    if table.pokemon[pokemon].rare:
        tell(out, "rare_back", loser, pokemon)
        let_go(table, state, pokemon)
    else:
        take(state, winner, pokemon)
        tell(out, "hands", loser, winner, pokemon)
