"""Events as sentences, and which entity each is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from workbench.api.rules import Event, localised, say

from ..arena import Arena, bits
from ..changes import SURROUND
from ..spin import RED
from ..state import TEAM
from .names import counts_as, full, name, seat_name, segment_name, space_name

Line = Callable[[Arena, list[Any], str], str]


def tell(arena: Arena, event: Event, lang: str) -> str:
    """Return an event as a sentence; empty for one that is not for the log."""
    line = _LINES.get(event.what)
    return line(arena, list(event.args), lang) if line else ""


def source(arena: Arena, event: Event) -> str:
    """Return the entity that an event is about."""
    args = event.args
    if event.what in _OF_A_FIGURE:
        return f"figure:{arena.pieces[int(args[0])].id}"
    if event.what in ("afflicted", "cured"):
        return f"condition:{arena.conditions[int(args[1])].id}"
    if event.what in ("card", "trainer_spin"):
        return f"training_card:{arena.sides[int(args[0]) - 1].cards[int(args[1])].id}"
    return ""


_OF_A_FIGURE = frozenset(
    {"move", "enter", "spin", "battle", "wins", "text", "named", "knocked_out", "center", "released", "benched",
     "waits", "shifted", "swapped", "goal"}
)  # fmt: skip


def _turn(arena: Arena, args: list[Any], lang: str) -> str:
    who, number = seat_name(arena, args[0], lang), args[1]
    return say(lang, f"Turn {number}: {who}", f"Turno {number}: {who}")


def _coin(arena: Arena, args: list[Any], lang: str) -> str:
    who = seat_name(arena, args[0], lang)
    return say(lang, f"The coin is tossed: {who} begins", f"Si lancia la moneta: comincia {who}")


def _team(arena: Arena, args: list[Any], lang: str) -> str:
    """Return what a side brings, as it lies open when both have chosen."""
    who, cards = seat_name(arena, args[0], lang), arena.sides[args[0] - 1].cards
    figures = ", ".join(name(arena, figure, lang) for figure in bits(args[1]))
    told = say(lang, f"{who} brings {figures}", f"{who} schiera {figures}")
    if not args[2]:
        return told
    taken = ", ".join(localised(cards[number].name, lang) for number in bits(args[2]))
    return told + say(lang, f"; training cards: {taken}", f"; carte addestramento: {taken}")


def _picked(arena: Arena, args: list[Any], lang: str) -> str:
    seat, kind, number = args
    who = seat_name(arena, seat, lang)
    what = name(arena, number, lang) if kind == TEAM else localised(arena.sides[seat - 1].cards[number].name, lang)
    return say(lang, f"{who} takes {what}", f"{who} prende {what}")


def _move(arena: Arena, args: list[Any], lang: str) -> str:
    who, to = full(arena, args[0], lang), space_name(arena, args[2], lang)
    start = space_name(arena, args[1], lang)
    return say(lang, f"{who} moves from {start} to {to}", f"{who} si muove da {start} a {to}")


def _enter(arena: Arena, args: list[Any], lang: str) -> str:
    who, to = full(arena, args[0], lang), space_name(arena, args[2], lang)
    return say(lang, f"{who} enters and goes to {to}", f"{who} entra e va a {to}")


def _battle(arena: Arena, args: list[Any], lang: str) -> str:
    one, two = full(arena, args[0], lang), full(arena, args[1], lang)
    return say(lang, f"{one} attacks {two}", f"{one} attacca {two}")


def _spin(arena: Arena, args: list[Any], lang: str) -> str:
    figure, segment, color, value, missed = args
    what = segment_name(arena, figure, segment, lang)
    verb = say(lang, "spins", "fa Spin")
    if color == RED and not missed:
        return f"{full(arena, figure, lang)} {verb}: {what}"
    shown = counts_as(color, value, lang)
    if missed:
        shown += say(lang, " through its condition", " per la sua condizione")
    return f"{full(arena, figure, lang)} {verb}: {what} ({shown})"


def _wins(arena: Arena, args: list[Any], lang: str) -> str:
    one, two = name(arena, args[0], lang), name(arena, args[1], lang)
    what = segment_name(arena, args[0], args[2], lang)
    return say(lang, f"{what} of {one} beats {two}", f"{what} di {one} batte {two}")


def _knocked_out(arena: Arena, args: list[Any], lang: str) -> str:
    who = full(arena, args[0], lang)
    if args[1] == SURROUND:
        return say(lang, f"{who} is surrounded and knocked out", f"{who} è circondato e va K.O.")
    return say(lang, f"{who} is knocked out", f"{who} va K.O.")


def _afflicted(arena: Arena, args: list[Any], lang: str) -> str:
    who, what = full(arena, args[0], lang), localised(arena.conditions[args[1]].name, lang)
    return say(lang, f"{who} gets the condition {what}", f"{who} riceve la condizione {what}")


def _cured(arena: Arena, args: list[Any], lang: str) -> str:
    who, what = full(arena, args[0], lang), localised(arena.conditions[args[1]].name, lang)
    return say(lang, f"{who} is no longer {what}", f"{who} non ha più la condizione {what}")


def _named(arena: Arena, args: list[Any], lang: str) -> str:
    who = full(arena, args[0], lang)
    what = localised(arena.pieces[args[0]].wheel.names[args[1]], lang)
    return say(lang, f"{who}: {what} counts as a miss", f"{who}: {what} vale come Mancato")


def _text(arena: Arena, args: list[Any], lang: str) -> str:
    return say(
        lang,
        f"The text of {segment_name(arena, args[0], args[1], lang)} is carried out",
        f"Si esegue il testo di {segment_name(arena, args[0], args[1], lang)}",
    )


def _trainer_spin(arena: Arena, args: list[Any], lang: str) -> str:
    side = arena.sides[args[0] - 1]
    who, what = localised(side.trainer_name, lang), localised(side.cards[args[1]].name, lang)
    came = (
        say(lang, "success", "riuscito") if args[2] else say(lang, "miss, the card is kept", "mancato, la carta resta")
    )
    return say(lang, f"{who} spins for {what}: {came}", f"{who} fa Spin per {what}: {came}")


def _card(arena: Arena, args: list[Any], lang: str) -> str:
    what = localised(arena.sides[args[0] - 1].cards[args[1]].name, lang)
    return say(lang, f"{what} is played and used up", f"Carta giocata e usata: {what}")


def _center(arena: Arena, args: list[Any], lang: str) -> str:
    who = full(arena, args[0], lang)
    return say(lang, f"{who} goes to the Pokémon Center", f"{who} va al Centro Pokémon")


def _released(arena: Arena, args: list[Any], lang: str) -> str:
    who = full(arena, args[0], lang)
    return say(lang, f"{who} makes room: from the Center to the bench, and waits a turn",
               f"{who} fa posto: dal Centro alla panchina, e attende un turno")  # fmt: skip


def _benched(arena: Arena, args: list[Any], lang: str) -> str:
    who = full(arena, args[0], lang)
    told = say(lang, f"{who} goes to the bench", f"{who} va in panchina")
    return told + say(lang, " and ", " e ") + _for(args[1], lang) if args[1] else told


def _for(turns: int, lang: str) -> str:
    many = say(lang, "turn" if turns == 1 else "turns", "turno" if turns == 1 else "turni")
    return say(lang, f"waits {turns} {many}", f"attende {turns} {many}")


def _waits(arena: Arena, args: list[Any], lang: str) -> str:
    return f"{full(arena, args[0], lang)} {_for(args[1], lang)}"


def _shifted(arena: Arena, args: list[Any], lang: str) -> str:
    who, to = full(arena, args[0], lang), space_name(arena, args[2], lang)
    return say(lang, f"{who} is moved to {to}", f"{who} è spostato a {to}")


def _swapped(arena: Arena, args: list[Any], lang: str) -> str:
    one, two = full(arena, args[0], lang), full(arena, args[1], lang)
    return say(lang, f"{one} and {two} change places", f"{one} e {two} si scambiano di posto")


def _stronger(arena: Arena, args: list[Any], lang: str) -> str:
    who = seat_name(arena, args[0], lang)
    return say(lang, f"{who}: +{args[1]} damage in this turn", f"{who}: +{args[1]} danni in questo turno")


def _roll(arena: Arena, args: list[Any], lang: str) -> str:
    if args[1] == 2:
        side = say(lang, "heads" if args[2] == 1 else "tails", "testa" if args[2] == 1 else "croce")
        return say(lang, f"The coin shows {side}", f"La moneta dà {side}")
    return say(lang, f"The die shows {args[2]}", f"Il dado dà {args[2]}")


def _goal(arena: Arena, args: list[Any], lang: str) -> str:
    who = full(arena, args[0], lang)
    return say(lang, f"{who} has reached the opponent’s goal", f"{who} ha raggiunto la meta avversaria")


def _stuck(arena: Arena, args: list[Any], lang: str) -> str:
    who = seat_name(arena, args[0], lang)
    return say(lang, f"{who} can neither move nor enter, attack or play a card, and has lost",
               f"{who} non può né muovere né entrare, attaccare o giocare una carta, e ha perso")  # fmt: skip


def _skipped(arena: Arena, args: list[Any], lang: str) -> str:
    who = seat_name(arena, args[0], lang)
    return say(lang, f"{who} can do nothing in this first turn: it is skipped",
               f"{who} non può fare nulla in questo primo turno: si salta")  # fmt: skip


def _nothing(arena: Arena, args: list[Any], lang: str) -> str:
    return say(lang, "Nothing happens to either", "Non succede nulla a nessuno")


def _limit(arena: Arena, args: list[Any], lang: str) -> str:
    return say(lang, f"{args[0]} turns have been played: a draw", f"Si sono giocati {args[0]} turni: pari")


_LINES: dict[str, Line] = {
    "afflicted": _afflicted, "battle": _battle, "benched": _benched, "card": _card, "center": _center, "coin": _coin,
    "cured": _cured, "enter": _enter, "goal": _goal, "knocked_out": _knocked_out, "limit": _limit, "move": _move,
    "named": _named, "nothing": _nothing, "picked": _picked, "released": _released, "roll": _roll, "shifted": _shifted,
    "skipped": _skipped, "spin": _spin, "stronger": _stronger, "stuck": _stuck, "swapped": _swapped, "team": _team,
    "text": _text, "trainer_spin": _trainer_spin, "turn": _turn, "waits": _waits, "wins": _wins,
}  # fmt: skip
