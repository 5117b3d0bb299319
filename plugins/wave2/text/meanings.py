"""Whom and what effects mean, in words: Pokémon, cards, numbers, conditions."""

from __future__ import annotations

from typing import Any

from workbench.api.rules import Phrase, glued, said

from ..structs import meanings as m
from .wording import Wording

_DENIED = {"<": ">=", "<=": ">", ">=": "<", ">": "<=", "=": "≠"}
_OPS = {
    "<": ("is less than", "non raggiunge"),
    "<=": ("is at most", "è al massimo"),
    "=": ("is", "è"),
    ">=": ("is at least", "è almeno"),
    ">": ("is more than", "supera"),
    "≠": ("is not", "non è"),
}
#: So many of something.
_MANY = {
    "<": ("fewer than {n}", "meno di {n}"),
    "<=": ("at most {n}", "al massimo {n}"),
    "=": ("exactly {n}", "esattamente {n}"),
    ">=": ("at least {n}", "almeno {n}"),
    ">": ("more than {n}", "più di {n}"),
    "≠": ("not exactly {n}", "non esattamente {n}"),
}
#: What a number counts: one of it, and many.
_COUNTED = {
    "counters": (("damage counter {on}", "segnalino danno {on}"), ("damage counters {on}", "segnalini danno {on}")),
    "energy": (("energy attached {to}", "energia assegnata {to}"), ("energy attached {to}", "energie assegnate {to}")),
}
_OWNED = {
    "mine.hand": (("card in your hand", "carta nella tua mano"), ("cards in your hand", "carte nella tua mano")),
    "theirs.hand": (
        ("card in the opponent’s hand", "carta in mano all’avversario"),
        ("cards in the opponent’s hand", "carte in mano all’avversario"),
    ),
    "mine.prizes": (("prize you have left", "premio che ti resta"), ("prizes you have left", "premi che ti restano")),
    "theirs.prizes": (
        ("prize the opponent has left", "premio che resta all’avversario"),
        ("prizes the opponent has left", "premi che restano all’avversario"),
    ),
    "mine.bench": (
        ("Pokémon on your Bench", "Pokémon nella tua panchina"),
        ("Pokémon on your Bench", "Pokémon nella tua panchina"),
    ),
    "theirs.bench": (
        ("Pokémon on the opponent’s Bench", "Pokémon nella panchina avversaria"),
        ("Pokémon on the opponent’s Bench", "Pokémon nella panchina avversaria"),
    ),
}
_SORTS = {
    "any": (("card", "carta"), ("cards", "carte")),
    "pokemon": (("Pokémon card", "carta Pokémon"), ("Pokémon cards", "carte Pokémon")),
    "basic_pokemon": (("Basic Pokémon card", "carta Pokémon Base"), ("Basic Pokémon cards", "carte Pokémon Base")),
    "evolution": (("Evolution card", "carta Evoluzione"), ("Evolution cards", "carte Evoluzione")),
    "trainer": (("trainer card", "carta allenatore"), ("trainer cards", "carte allenatore")),
    "supporter": (("Supporter card", "carta Aiuto"), ("Supporter cards", "carte Aiuto")),
    "stadium": (("Stadium card", "carta Stadio"), ("Stadium cards", "carte Stadio")),
    "energy": (("energy card", "carta energia"), ("energy cards", "carte energia")),
    "basic_energy": (("basic energy card", "carta energia base"), ("basic energy cards", "carte energia base")),
}
_PLACES = {"any": ("", ""), "active": ("Active", "attivo"), "bench": ("benched", "in panchina")}


class Meanings(Wording):
    """Writes filters, numbers and conditions."""

    def meant(self, filter: Any, pointer: str, count: int) -> Phrase:
        """Return those whom a filter means, without an article."""
        f: m.Filter = filter
        if f.side == "self":
            return said(self.say("this Pokémon", "questo Pokémon"), f"{pointer}/side")
        if self.lang == "it":
            owner = ("tuo" if count == 1 else "tuoi") if f.side == "ally" else ""
            after = {"enemy": "dell’avversario", "any": "in gioco"}.get(f.side, "")
            return glued([said(owner, f"{pointer}/side"), "Pokémon", *self._traits(f, pointer, count),
                          said(after, f"{pointer}/side"), *self._rest(f, pointer)])  # fmt: skip
        owner = {"ally": "of yours", "enemy": "of the opponent", "any": "in play"}[f.side]
        return glued([*self._traits(f, pointer, count), "Pokémon", said(owner, f"{pointer}/side"),
                      *self._rest(f, pointer)])  # fmt: skip

    def one(self, filter: Any, pointer: str) -> Phrase:
        """Return one of those whom a filter means, with its article."""
        f: m.Filter = filter
        if f.side == "self":
            return self.meant(f, pointer, 1)
        if self.lang == "it":
            return "un " + self.meant(f, pointer, 1)
        owner = {"ally": "one of your", "enemy": "one of the opponent’s", "any": "any"}[f.side]
        return glued([said(owner, f"{pointer}/side"), *self._traits(f, pointer, 1), "Pokémon",
                      *self._rest(f, pointer)])  # fmt: skip

    def _traits(self, f: m.Filter, pointer: str, count: int) -> list[Phrase]:
        """Adjectives: before the noun in English, after it in Italian."""
        end = "o" if count == 1 else "i"
        place = self.say(*_PLACES[f.place])
        if self.lang == "it" and f.place == "active":
            place = said("attiv" + end)
        parts = [said(place, f"{pointer}/place")]
        for holds, name, en, it in (
            (f.damaged, "damaged", "damaged", "danneggiat"),
            (f.evolved, "evolved", "evolved", "evolut"),
        ):
            if holds:
                parts.insert(0, self.say(en, it + end).under(f"{pointer}/{name}"))
        if f.types:
            kinds = self.types(f.types, f"{pointer}/types")
            parts.append(self.say("{kinds}", "di tipo {kinds}", kinds=kinds))
        return parts

    def _rest(self, f: m.Filter, pointer: str) -> list[Phrase]:
        """What follows the noun in both languages."""
        parts = []
        if f.energised:
            parts.append(self.say("with energy attached", "con energie assegnate").under(f"{pointer}/energised"))
        if f.conditions:
            names = self.conditions(f.conditions, f"{pointer}/conditions")
            parts.append(self.say("that is {names}", "che è {names}", names=names))
        if f.other:
            parts.append(self.say("other than this one", "diverso da questo").under(f"{pointer}/other"))
        return parts

    # ------------------------------------------------------------ numbers

    def each_of(self, number: Any, pointer: str) -> Phrase:
        """Return one of what a number counts: `damage counter on this Pokémon`."""
        return self._counted(number, pointer, 0)

    def number(self, number: Any, pointer: str) -> Phrase:
        """Return a number in words."""
        match number:
            case int():
                return said(number, pointer)
            case m.Product():
                parts = [self.number(part, f"{pointer}/parts/{n}") for n, part in enumerate(number.parts)]
                return glued(parts, self.say(" times ", " volte ").__str__())
            case m.Least():
                parts = [self.number(part, f"{pointer}/parts/{n}") for n, part in enumerate(number.parts)]
                return self.say("the least of {all}", "il minore fra {all}", all=self.grammar.all_of(parts))
        return self.say("the number of {what}", "il numero di {what}", what=self._counted(number, pointer, 1))

    def _counted(self, number: Any, pointer: str, many: int) -> Phrase:
        if isinstance(number, m.Count):
            return self.meant(number.of, f"{pointer}/of", 2 if many else 1)
        if number.path in _OWNED:
            return self.say(*_OWNED[number.path][many]).under(f"{pointer}/path")
        who, _, what = number.path.partition(".")
        role = self.role(who, f"{pointer}/path")
        return self.say(*_COUNTED[what][many], on=role.on(), to=role.to()).under(f"{pointer}/path")

    def amount(self, number: Any, pointer: str, one: str, many: str) -> Phrase:
        """Return so much of something: 30 damage; 10 damage for each benched Pokémon of yours."""
        if isinstance(number, m.Product) and len(number.parts) == 2 and isinstance(number.parts[0], int):
            first = number.parts[0]
            what = said(f"{first} {one if first == 1 else many}", f"{pointer}/parts/0")
            each = self.each_of(number.parts[1], f"{pointer}/parts/1")
            return self.say("{what} for each {each}", "{what} per ogni {each}", what=what, each=each)
        if isinstance(number, int):
            return said(f"{abs(number)} {one if abs(number) == 1 else many}", pointer)
        return self.say("as many {many} as {n}", "tanti {many} quanto è {n}", many=many, n=self.number(number, pointer))

    # ------------------------------------------------------------ conditions

    def condition(self, condition: Any, pointer: str, holds: bool) -> Phrase:
        """Return a condition of this game, or that it does not hold."""
        if isinstance(condition, m.Pokemon):
            return self._pokemon(condition, pointer, holds)
        op = condition.op if holds else _DENIED[condition.op]
        if isinstance(condition.value, m.Count) and condition.than == 0 and op in (">", "=", "≠", "<="):
            return self._any(condition.value.of, f"{pointer}/value/of", op in (">", "≠"))
        if isinstance(condition.value, m.Count) and condition.value.of.side != "self":
            return self._having(op, condition, pointer)
        if isinstance(condition.value, m.Path) and condition.value.path == "mine.hand":
            return self._hand(op, condition, pointer)
        return glued(
            [
                self.number(condition.value, f"{pointer}/value"),
                self.say(*_OPS[op]).under(f"{pointer}/op"),
                self.number(condition.than, f"{pointer}/than"),
            ]
        )

    def _hand(self, op: str, condition: Any, pointer: str) -> Phrase:
        """Say how many cards one has in hand."""
        many = self.say(*_MANY[op], n=self.number(condition.than, f"{pointer}/than")).under(f"{pointer}/op")
        return self.say("you have {many} cards in hand", "hai in mano {many} carte", many=many)

    def _having(self, op: str, condition: Any, pointer: str) -> Phrase:
        """Say how many Pokémon of a sort somebody has."""
        f, at = condition.value.of, f"{pointer}/value/of"
        many = self.say(*_MANY[op], n=self.number(condition.than, f"{pointer}/than")).under(f"{pointer}/op")
        who = {
            "ally": ("you have", "hai"),
            "enemy": ("the opponent has", "l’avversario ha"),
        }.get(f.side, ("there are", "ci sono"))
        count = 1 if condition.than == 1 else 2
        if self.lang == "it":
            noun = glued(["Pokémon", *self._traits(f, at, count), *self._rest(f, at)])
        else:
            noun = glued([*self._traits(f, at, count), "Pokémon", *self._rest(f, at)])
        return glued([self.say(*who).under(f"{at}/side"), many, noun])

    def _any(self, f: m.Filter, pointer: str, some: bool) -> Phrase:
        """Say that somebody has such a Pokémon, or has none."""
        if f.side == "self":
            return self._pokemon_is(self.role("self", f"{pointer}/side")(), f, pointer, some)
        if self.lang == "it":
            who = {"ally": "hai", "enemy": "l’avversario ha", "any": "c’è"}[f.side]
            noun = glued(["Pokémon", *self._traits(f, pointer, 1), *self._rest(f, pointer)])
            verb = said(
                who if some else f"non {who}" if f.side != "enemy" else "l’avversario non ha", f"{pointer}/side"
            )
            return glued([verb, "un" if some else "nessun", noun])
        who = {"ally": "you have", "enemy": "the opponent has", "any": "there is"}[f.side]
        noun = glued([*self._traits(f, pointer, 1), "Pokémon", *self._rest(f, pointer)])
        return glued([said(who, f"{pointer}/side"), self.grammar.a(noun) if some else "no " + noun])

    def _pokemon(self, condition: m.Pokemon, pointer: str, holds: bool) -> Phrase:
        who = self.role(condition.who, f"{pointer}/who")()
        return self._pokemon_is(who, condition.filter, f"{pointer}/filter", holds)

    def _pokemon_is(self, who: Phrase, f: m.Filter, pointer: str, holds: bool) -> Phrase:
        """Say what a Pokémon is, or is not."""
        parts: list[Phrase] = []
        if f.conditions:
            parts.append(self.conditions(f.conditions, f"{pointer}/conditions"))
        if f.types:
            parts.append(self.say("of type {t}", "di tipo {t}", t=self.types(f.types, f"{pointer}/types")))
        for name, en, it in (
            ("damaged", "damaged", "danneggiato"),
            ("evolved", "evolved", "evoluto"),
            ("energised", "supplied with energy", "fornito di energia"),
        ):
            if getattr(f, name):
                parts.append(self.say(en, it).under(f"{pointer}/{name}"))
        if f.place != "any":
            place = ("Active", "attivo") if f.place == "active" else ("benched", "in panchina")
            parts.append(self.say(*place).under(f"{pointer}/place"))
        what = self.grammar.all_of(parts) if parts else self.say("in play", "in gioco")
        verb = self.say("is", "è") if holds else self.say("is not", "non è")
        return glued([who, verb, what])

    # ------------------------------------------------------------ cards

    def cards(self, f: m.CardFilter, pointer: str, count: int) -> Phrase:
        """Return cards that are meant, without an article."""
        noun = self.say(*_SORTS[f.sort][count != 1]).under(f"{pointer}/sort")
        if not f.types:
            return noun
        kinds = self.types(f.types, f"{pointer}/types")
        return self.say("{kinds} {noun}", "{noun} di tipo {kinds}", kinds=kinds, noun=noun)
