"""Dice of the log: each roll as a sentence with what it is made of and why it was made."""

from __future__ import annotations

from workbench.api.rules import Event, grammar, localised, reason_of, say, signed

from ..battle import Battle
from ..parts import named
from .names import count, full, name

_FACES = {1: ("skull", "teschio"), 2: ("shield", "scudo"), 3: ("blank", "vuoto")}


def roll(battle: Battle, event: Event, lang: str) -> str:
    """Return a roll as a sentence."""
    sides, faces = int(event.args[1]), [int(face) for face in event.args[2:-1]]
    why, values = reason_of(str(event.args[-1]))
    shown = ", ".join(face_word(face, lang) for face in faces) if sides == 6 else ", ".join(map(str, faces))
    if why in ("attack", "defense"):
        return _combat(battle, why, values, faces, shown, lang)
    if why in ("placing", "initiative"):
        return _roll_off(battle, why, values, faces[0], lang)
    combat = ("combat die", "dado di combattimento"), ("combat dice", "dadi di combattimento")
    dice = str(grammar(lang).a(f"d{sides}")) if sides != 6 else count(lang, len(faces), *combat)
    return _other(battle, why, values, dice, shown, lang)


def face_word(face: int, lang: str) -> str:
    """Return what a combat die shows."""
    return say(lang, *_FACES[1 if face <= 3 else 2 if face <= 5 else 3])


def _combat(battle: Battle, why: str, values: dict[str, int], faces: list[int], shown: str, lang: str) -> str:
    """Return attack or defense dice with what they are made of."""
    who = values["figure"] if why == "attack" else values["other"]
    parts = [f"{signed(part.value)} {part.label}" for part in named(battle, why, values, lang)]
    parts[0] = parts[0].lstrip("+")
    if why == "attack":
        noun = count(lang, len(faces), ("attack die", "dado d’attacco"), ("attack dice", "dadi d’attacco"))
    else:
        noun = count(lang, len(faces), ("defense die", "dado di difesa"), ("defense dice", "dadi di difesa"))
    rolls = say(lang, "rolls", "tira")
    return f"{full(battle, who, lang)} {rolls} {noun}: {', '.join(parts)}" + (f": {shown}" if shown else "")


def _roll_off(battle: Battle, why: str, values: dict[str, int], face: int, lang: str) -> str:
    """Return a d20 for the first place or initiative."""
    seat = battle.seat_name(values["seat"], lang)
    bonus = values.get("bonus", 0)
    total = f" {'+' if bonus > 0 else '−'} {abs(bonus)} = {face + bonus}" if bonus else ""
    if why == "placing":
        return say(lang, f"{seat} rolls {face}{total} for placing", f"{seat} tira {face}{total} per il piazzamento")
    return say(lang, f"{seat} rolls {face}{total} for initiative", f"{seat} tira {face}{total} per l’iniziativa")


def _other(battle: Battle, why: str, values: dict[str, int], dice: str, shown: str, lang: str) -> str:
    """Return a roll for a swipe, a fall or an effect."""
    figure = values["figure"]
    if why == "swipe":
        foe, left = full(battle, values["foe"], lang), name(battle, figure, lang)
        return say(
            lang,
            f"{foe} rolls {dice} because {left} leaves its engagement: {shown}",
            f"{foe} tira {dice} perché {left} lascia l’ingaggio: {shown}",
        )
    who = full(battle, figure, lang)
    if why == "fall":
        drop = count(lang, values["drop"], ("level", "livello"), ("levels", "livelli"))
        return say(
            lang, f"{who} falls {drop} and rolls {dice}: {shown}", f"{who} cade di {drop} e tira {dice}: {shown}"
        )
    source = localised(battle.sources[values["source"]][1], lang)
    if why == "object":
        return say(lang, f"{source} defends with {dice}: {shown}", f"{source} difende con {dice}: {shown}")
    if values.get("idle"):
        shown += say(lang, ", nothing happens", ", non succede nulla")
    return say(lang, f"{who} rolls {dice} for {source}: {shown}", f"{who} tira {dice} per {source}: {shown}")
