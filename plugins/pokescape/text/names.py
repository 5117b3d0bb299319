"""How figures, seats and attacks are called."""

from __future__ import annotations

from workbench.api.rules import localised, say, side_name

from ..battle import Battle


def name(battle: Battle, figure: int, lang: str) -> str:
    """Return a figure's name; with its number in the team when the team has two of the name."""
    same = [f for f in battle.sides[battle.owner[figure] - 1].figures if battle.names[f] == battle.names[figure]]
    shown = localised(battle.names[figure], lang)
    return f"{shown} {same.index(figure) + 1}" if len(same) > 1 else shown


def full(battle: Battle, figure: int, lang: str) -> str:
    """Return a figure's name with what its side is called."""
    seat = battle.owner[figure]
    side = battle.sides[seat - 1]
    tag = side_name(side.tag or side.name, seat, lang)
    return f"{name(battle, figure, lang)} ({tag})"


def attack_name(battle: Battle, figure: int, index: int, lang: str) -> str:
    """Return what an attack is called."""
    return localised(battle.strikes[figure][index].name, lang)


def hex_name(battle: Battle, space: int) -> str:
    """Return a space as people read coordinates: column, row from 0."""
    column, row = battle.field.hexes.offset(space)
    return f"{column},{row}"


def count(lang: str, number: int, one: tuple[str, str], many: tuple[str, str]) -> str:
    """Return a number with its noun: singular and plural as (en, it)."""
    pair = one if number == 1 else many
    return f"{number} {say(lang, *pair)}"


def so_many(number: int, word: str) -> str:
    """Return a number with its English noun, for reasons: `1 card`, `2 cards`."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def joined(parts: list[str], lang: str) -> str:
    """Return a list in words."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + say(lang, " and ", " e ") + parts[-1]
