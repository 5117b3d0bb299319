"""What people throw and draw at their own table: combat dice by their signs, what is drawn face down, other dice."""

from __future__ import annotations

from collections.abc import Callable

from workbench.api.rules import NeedsRoll, Throw, say

#: A face of six for each sign of a combat die (HS-ATK-03).
_SIGNS = ((("skull", "teschio"), 1), (("shield", "scudo"), 4), (("blank", "vuoto"), 6))


#: What a die with numbers is for, by the word that the rules say it with; its sides and a number fill them in.
_FOR = {
    "drafting": ("roll a d{0} for the drafting order", "tira un d{0} per l’ordine di scelta"),
    "placing": ("roll a d{0} for placing", "tira un d{0} per il piazzamento"),
    "initiative": ("roll a d{0} for initiative", "tira un d{0} per l’iniziativa"),
    "starter": ("roll a d{0} for the first choice", "tira un d{0} per la prima scelta"),
    "walking": ("roll a d{0} for the walking order", "tira un d{0} per l’ordine di cammino"),
    "encounter": ("roll a d{0}: on {1} or more a wild Pokémon appears",
                  "tira un d{0}: con {1} o più appare un Pokémon selvatico"),
    "which": ("roll a d{0} for which Pokémon it is", "tira un d{0} per sapere quale Pokémon è"),
}  # fmt: skip
_CATCH = ("Roll a d{0}: {1} or more captures it, a 1 never does", "Tira un d{0}: con {1} o più è catturato, con 1 mai")
_NO_CATCH = ("Roll a d{0}: no roll captures it", "Tira un d{0}: nessun tiro lo cattura")
#: Says whose die it is: by what it is for, the number of a seat or side, the language; empty where that is not known.
Whose = Callable[[str, int, str], str]


def throw(needs: NeedsRoll, lang: str, whose: Whose) -> Throw | None:
    """Return what is thrown or drawn; None for dice that say nothing but numbers.

    Dice that are thrown together are combat dice.
    """
    what, count = str(needs.what[0]) if needs.what else "", needs.count
    if what == "capture":
        least = max(2, int(needs.what[1]))
        return Throw(say(lang, *(_CATCH if least <= needs.sides else _NO_CATCH)).format(needs.sides, least))
    if what in _FOR:
        seat, *more = needs.what[1:]
        name, asked = whose(what, int(seat), lang), say(lang, *_FOR[what]).format(needs.sides, *more)
        return Throw(f"{name}: {asked}" if name else asked[:1].upper() + asked[1:])
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
