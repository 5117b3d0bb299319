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


def _side(en: str, it: str) -> Line:
    """A sentence about a side, {who}; {1} is the event's number."""
    return lambda arena, args, lang: say(lang, en, it).format(*args, who=seat_name(arena, args[0], lang))


def _figure(en: str, it: str) -> Line:
    """A sentence about a figure, {who}."""
    return lambda arena, args, lang: say(lang, en, it).format(who=full(arena, args[0], lang))


def _two(en: str, it: str) -> Line:
    """A sentence about two figures, {one} and {two}."""
    return lambda arena, args, lang: say(lang, en, it).format(
        one=full(arena, args[0], lang), two=full(arena, args[1], lang)
    )


def _moved(en: str, it: str) -> Line:
    """A sentence about a figure, {who}, that goes from one space, {start}, to another, {to}."""
    return lambda arena, args, lang: say(lang, en, it).format(
        who=full(arena, args[0], lang),
        start=space_name(arena, args[1], lang) if args[1] >= 0 else "",
        to=space_name(arena, args[2], lang),
    )


def _condition(en: str, it: str) -> Line:
    """A sentence about a figure, {who}, and a condition, {what}."""
    return lambda arena, args, lang: say(lang, en, it).format(
        who=full(arena, args[0], lang), what=localised(arena.conditions[args[1]].name, lang)
    )


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


def _benched(arena: Arena, args: list[Any], lang: str) -> str:
    who = full(arena, args[0], lang)
    told = say(lang, f"{who} goes to the bench", f"{who} va in panchina")
    return told + say(lang, " and ", " e ") + _for(args[1], lang) if args[1] else told


def _for(turns: int, lang: str) -> str:
    many = say(lang, "turn" if turns == 1 else "turns", "turno" if turns == 1 else "turni")
    return say(lang, f"waits {turns} {many}", f"attende {turns} {many}")


def _roll(arena: Arena, args: list[Any], lang: str) -> str:
    if args[1] == 2:
        side = say(lang, "heads" if args[2] == 1 else "tails", "testa" if args[2] == 1 else "croce")
        return say(lang, f"The coin shows {side}", f"La moneta dà {side}")
    return say(lang, f"The die shows {args[2]}", f"Il dado dà {args[2]}")


_LINES: dict[str, Line] = {
    "turn": _side("Turn {1}: {who}", "Turno {1}: {who}"),
    "coin": _side("The coin is tossed: {who} begins", "Si lancia la moneta: comincia {who}"),
    "team": _team,
    "picked": _picked,
    "move": _moved("{who} moves from {start} to {to}", "{who} si muove da {start} a {to}"),
    "enter": _moved("{who} enters and goes to {to}", "{who} entra e va a {to}"),
    "shifted": _moved("{who} is moved to {to}", "{who} è spostato a {to}"),
    "battle": _two("{one} attacks {two}", "{one} attacca {two}"),
    "swapped": _two("{one} and {two} change places", "{one} e {two} si scambiano di posto"),
    "spin": _spin,
    "wins": _wins,
    "knocked_out": _knocked_out,
    "afflicted": _condition("{who} gets the condition {what}", "{who} riceve la condizione {what}"),
    "cured": _condition("{who} is no longer {what}", "{who} non ha più la condizione {what}"),
    "named": _named,
    "text": _text,
    "trainer_spin": _trainer_spin,
    "card": _card,
    "center": _figure("{who} goes to the Pokémon Center", "{who} va al Centro Pokémon"),
    "released": _figure("{who} makes room: from the Center to the bench, and waits a turn",
                        "{who} fa posto: dal Centro alla panchina, e attende un turno"),
    "benched": _benched,
    "waits": lambda arena, args, lang: f"{full(arena, args[0], lang)} {_for(args[1], lang)}",
    "stronger": _side("{who}: +{1} damage in this turn", "{who}: +{1} danni in questo turno"),
    "roll": _roll,
    "goal": _figure("{who} has reached the opponent’s goal", "{who} ha raggiunto la meta avversaria"),
    "stuck": _side("{who} can neither move nor enter, attack or play a card, and has lost",
                   "{who} non può né muovere né entrare, attaccare o giocare una carta, e ha perso"),
    "skipped": _side("{who} can do nothing in this first turn: it is skipped",
                     "{who} non può fare nulla in questo primo turno: si salta"),
    "nothing": lambda arena, args, lang: say(lang, "Nothing happens to either", "Non succede nulla a nessuno"),
    "limit": lambda arena, args, lang: say(lang, "{} turns have been played: a draw",
                                           "Si sono giocati {} turni: pari").format(args[0]),
}  # fmt: skip
