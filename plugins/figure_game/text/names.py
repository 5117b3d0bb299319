"""How figures, spaces, seats and segments are called."""

from __future__ import annotations

from workbench.api.rules import localised, say, side_name

from ..arena import Arena, Lines
from ..spin import GOLD, PURPLE, WHITE

#: Colours by number, English and Italian.
COLOR_WORDS = (("miss", "mancato"), ("white", "bianco"), ("gold", "oro"), ("purple", "viola"), ("blue", "blu"))


def name(arena: Arena, figure: int, lang: str) -> str:
    """Return a figure's name; with its number in the team when the team has two of the name."""
    piece = arena.pieces[figure]
    same = [other for other in arena.sides[piece.seat - 1].figures if arena.pieces[other].name == piece.name]
    shown = localised(piece.name, lang)
    return f"{shown} {same.index(figure) + 1}" if len(same) > 1 else shown


def seat_name(arena: Arena, seat: int, lang: str) -> str:
    """Return what a side is called."""
    return side_name(arena.sides[seat - 1].name, seat, lang)


def full(arena: Arena, figure: int, lang: str) -> str:
    """Return a figure's name with that of its side."""
    return f"{name(arena, figure, lang)} ({seat_name(arena, arena.pieces[figure].seat, lang)})"


def lines_of(says: Lines, lang: str) -> tuple[str, ...]:
    """Return the lines of a card in a language, in English where there is no other."""
    return says.get(lang) or says.get("en", ())


def space_name(arena: Arena, space: int, lang: str) -> str:
    """Return what a space is called: its name, else its id as words."""
    return localised(arena.board.names[space], lang) or arena.board.ids[space].replace("_", " ")


def segment_name(arena: Arena, figure: int, segment: int, lang: str) -> str:
    """Return what a segment of a figure's wheel is called."""
    wheel = arena.pieces[figure].wheel
    return localised(wheel.names[wheel.of[segment]], lang)


def counts_as(color: int, value: int, lang: str) -> str:
    """Return what a segment counts as: white 60, purple ★★, blue, miss."""
    shown = say(lang, *COLOR_WORDS[color])
    if color in (WHITE, GOLD):
        return f"{shown} {value}"
    return f"{shown} {'★' * value}".strip() if color == PURPLE else shown


def points(lang: str, number: int) -> str:
    """Return movement points: 2 PM, in Italian as in the rulebook; MP in English."""
    return f"{number} {say(lang, 'MP', 'PM')}"
