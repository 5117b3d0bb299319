"""What people throw and draw at their own table: combat dice by their signs, what is drawn face down, other dice."""

from __future__ import annotations

from workbench.api.rules import NeedsRoll, Throw, say

#: A face of six for each sign of a combat die (HS-ATK-03).
_SIGNS = ((("skull", "teschio"), 1), (("shield", "scudo"), 4), (("blank", "vuoto"), 6))


def throw(needs: NeedsRoll, lang: str) -> Throw | None:
    """Return what is thrown or drawn; None for dice with numbers. Dice that are thrown together are combat dice."""
    what, count = needs.what[0] if needs.what else "", needs.count
    if what == "marker":
        return _drawn(needs, say(lang, "Draw one of {n} face-down order markers",
                                 "Pesca uno dei {n} segnalini ordine coperti"), lang)  # fmt: skip
    if what == "glyph":
        return _drawn(needs, say(lang, "Draw one of {n} face-down glyphs", "Pesca uno dei {n} glifi coperti"), lang)
    if not needs.together or needs.sides != 6:
        return None
    dice = say(lang, f"Roll {count} combat dice", f"Tira {count} dadi di combattimento")
    if count == 1:
        dice = say(lang, "Roll a combat die", "Tira un dado di combattimento")
    return Throw(dice, tuple((say(lang, *words), face) for words, face in _SIGNS))


def _drawn(needs: NeedsRoll, question: str, lang: str) -> Throw:
    """What lies face down, counted from the left."""
    answers = [(say(lang, f"Number {n}", f"Numero {n}"), n) for n in range(1, needs.sides + 1)]
    return Throw(question.format(n=needs.sides), tuple(answers))
