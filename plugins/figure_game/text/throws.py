"""What people spin and toss at their own table: a figure's wheel by its segments, a trainer's wheel, the coin."""

from __future__ import annotations

from workbench.api.rules import NeedsRoll, Throw, localised, say

from ..arena import Arena
from ..spin import GOLD, PURPLE, WHITE
from .names import name, seat_name


def throw(arena: Arena, needs: NeedsRoll, lang: str) -> Throw | None:
    """Return what is spun or tossed; None for dice."""
    what, *values = needs.what or ("",)
    if what == "wheel":
        return _wheel(arena, int(values[0]), lang)
    if what == "trainer":
        side = arena.sides[int(values[0]) - 1]
        question = say(lang, "Spin the wheel of {who}", "Gira la ruota di {who}")
        who = localised(side.trainer_name, lang) or seat_name(arena, int(values[0]), lang)
        answers = ((say(lang, "Success", "Riuscita"), 1), (say(lang, "Miss", "Fallimento"), side.success + 1))
        return Throw(question.format(who=who), tuple(each for each in answers if each[1] <= needs.sides))
    if what == "coin":
        question = say(lang, "Toss the coin: who begins?", "Lancia la moneta: chi comincia?")
        return Throw(question, tuple((seat_name(arena, seat, lang), seat) for seat in (1, 2)))
    return None


def _wheel(arena: Arena, figure: int, lang: str) -> Throw:
    """The segments of a figure's wheel from the top on, each as the first face that it has."""
    wheel = arena.pieces[figure].wheel
    starts = (0, *wheel.ends[:-1])
    answers = []
    for n, start in enumerate(starts):
        color, value = wheel.colors[n], wheel.values[n]
        sign = str(value) if color in (WHITE, GOLD) else "★" * value if color == PURPLE else ""
        answers.append((f"{localised(wheel.names[wheel.of[n]], lang)} {sign}".strip(), start + 1))
    asks = say(lang, "Spin the wheel of {who} ({count} segments)", "Gira la ruota di {who} ({count} settori)")
    question = asks.format(who=name(arena, figure, lang), count=len(answers))
    return Throw(question, tuple(answers))
