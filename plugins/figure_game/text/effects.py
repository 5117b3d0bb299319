"""Texts of wheels and cards, written from their words, in English and Italian."""

from __future__ import annotations

from typing import Any

from workbench.api.rules import Noun, Phrase, Wording, said
from workbench.api.rules import Writer as SharedWriter

from ..structs import effects as w

FIGURE = Noun("figure", "figures", "miniatura", "miniature", "f")
SPACE = Noun("space", "spaces", "casella", "caselle", "f")
SEGMENT = Noun("segment", "segments", "settore", "settori")
TURN = Noun("turn", "turns", "turno", "turni")
_WHO = {
    "self": ("this figure", "questa miniatura"),
    "opponent": ("the opposing figure", "la miniatura avversaria"),
    "chosen": ("the chosen figure", "la miniatura scelta"),
    "each": ("that figure", "quella miniatura"),
}
_SIDES = {
    "self": ("this", "questa"),
    "ally": ("of yours", "tua"),
    "enemy": ("of your opponent’s", "dell’avversario"),
    "any": ("", ""),
}
_PLACES = {
    "board": ("in play", "in gioco"),
    "bench": ("on the bench", "in panchina"),
    "center": ("in the Pokémon Center", "al Centro Pokémon"),
}


class Writer(Wording):
    """Writes one language; what all games share through the kernel's writer, the ruleset's own words here."""

    def effects(self, effects: tuple[Any, ...], pointer: str) -> Phrase:
        """Return effects one after the other as one clause."""
        return SharedWriter(self.lang, self).effects(effects, pointer)

    def number(self, number: Any, pointer: str) -> Phrase:
        """Return a number; this game has no reckoned ones."""
        return said(number, pointer)

    def count(self, number: int, noun: Noun, pointer: str) -> Phrase:
        """Return so many of it, as one phrase of the number's field."""
        return self.grammar.counted(number, noun).under(pointer)

    def who(self, who: str, pointer: str) -> Phrase:
        """Return a figure of a battle; the chosen one of several in turn is that figure."""
        return said(self.say(*_WHO["each" if who == "chosen" and self.each else who]), pointer)

    # ------------------------------------------------------------ whom filters mean

    def meant(self, filter: Any, pointer: str, count: int) -> Phrase:
        """Return those whom a filter means, without an article."""
        noun = said(FIGURE.form(self.lang, count))
        other = self.say("other ", "altra " if count == 1 else "altre ") if filter.others else said("")
        side = f"{pointer}/side"
        if self.lang == "it" and filter.side == "ally":
            whole = other + said("tua " if count == 1 else "tue ", side) + noun
        else:
            words = said(self.say(*_SIDES[filter.side]), side)
            whole = other + noun + (" " + words if words else "")
        whole = whole + " " + said(self.say(*_PLACES[filter.at]), f"{pointer}/at")
        return whole + self._narrowed(filter, pointer)

    def _narrowed(self, filter: w.Filter, pointer: str) -> Phrase:
        """Return what else a filter asks."""
        whole = Phrase()
        if filter.within:
            far = self.count(filter.within, SPACE, f"{pointer}/within")
            whole = whole + self.say(" within {far} of this figure", " entro {far} da questa miniatura", far=far)
        if filter.conditions:
            names = [
                self.named("condition", id_, f"{pointer}/conditions/{n}") for n, id_ in enumerate(filter.conditions)
            ]
            any_of = self.grammar.any_of(names)
            whole = whole + self.say(" with the condition {c}", " con la condizione {c}", c=any_of)
        elif filter.afflicted:
            words = self.say(" with a special condition", " con una condizione speciale")
            whole = whole + said(words, f"{pointer}/afflicted")
        return whole

    def one(self, filter: Any, pointer: str) -> Phrase:
        """Return one of those whom a filter means, with its article."""
        told = self.meant(filter, pointer, 1)
        if self.lang == "it":
            return ("un’" if filter.others else "una ") + told
        return ("an" if filter.others else "a ") + told

    def condition(self, condition: Any, pointer: str, holds: bool) -> Phrase:
        """Return a condition of the ruleset, or that it does not hold."""
        if isinstance(condition, w.There):
            least = condition.least
            told = self.meant(condition.filter, f"{pointer}/filter", least)
            n = said(least, f"{pointer}/least")
            if least == 1 and holds:
                one = self.one(condition.filter, f"{pointer}/filter")
                return self.say("there is {one}", "c’è {one}", one=one)
            if least == 1:
                return self.say("there is no {told}", "non c’è nessuna {told}", told=told)
            if holds:
                return self.say("there are at least {n} {told}", "ci sono almeno {n} {told}", n=n, told=told)
            return self.say("there are fewer than {n} {told}", "ci sono meno di {n} {told}", n=n, told=told)
        who = self.who(condition.who, f"{pointer}/who")
        told = self.one(condition.filter, f"{pointer}/filter")
        if holds:
            return self.say("{who} is {told}", "{who} è {told}", who=who, told=told)
        return self.say("{who} is not {told}", "{who} non è {told}", who=who, told=told)

    # ------------------------------------------------------------ what happens

    def effect(self, e: Any, pointer: str) -> Phrase:
        """Return one verb of the ruleset as a clause."""
        if isinstance(e, w.Strengthen):
            return self.say(
                "white and gold segments of your figures do {n} more damage this turn",
                "in questo turno i settori bianchi e oro delle tue miniature fanno {n} danni in più",
                n=said(e.damage, f"{pointer}/damage"),
            )
        who = self.who(e.on, f"{pointer}/on")
        if isinstance(e, w.Shift):
            return self._shift(e, who, pointer)
        if isinstance(e, w.Afflict):
            what = self.named("condition", e.condition, f"{pointer}/condition")
            return self.say("{who} gets the condition {what}", "{who} riceve la condizione {what}", who=who, what=what)
        if isinstance(e, w.Cure):
            return self.say("{who} loses its condition", "{who} perde la sua condizione", who=who)
        if isinstance(e, w.KnockOut):
            return self.say("{who} is knocked out", "{who} va K.O.", who=who)
        return self._place(e, who, pointer)

    def _place(self, e: Any, who: Phrase, pointer: str) -> Phrase:
        if isinstance(e, w.ToBench):
            told = self.say("{who} goes to the bench", "{who} va in panchina", who=who)
            if not e.wait:
                return told
            turns = self.count(e.wait, TURN, f"{pointer}/wait")
            return told + self.say(" and waits {turns}", " e attende {turns}", turns=turns)
        if isinstance(e, w.Wait):
            turns = self.count(e.turns, TURN, f"{pointer}/turns")
            return self.say("{who} waits {turns}", "{who} attende {turns}", who=who, turns=turns)
        return self.say("this figure and {who} change places", "questa miniatura e {who} si scambiano di posto",
                        who=self.who(e.on, f"{pointer}/on"))  # fmt: skip

    def _shift(self, e: w.Shift, who: Phrase, pointer: str) -> Phrase:
        far = self.count(e.spaces, SPACE, f"{pointer}/spaces")
        if e.how == "away":
            return self.say("push {who} up to {far} away", "respingi {who} di {far} al massimo", who=who, far=far)
        if e.how == "leap":
            return self.say(
                "move {who} up to {far}, over others as well",
                "sposta {who} di {far} al massimo, anche sopra le altre",
                who=who,
                far=far,
            )
        return self.say("move {who} up to {far}", "sposta {who} di {far} al massimo", who=who, far=far)
