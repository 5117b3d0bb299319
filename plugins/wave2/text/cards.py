"""The whole text of a card: head, powers, attacks, weakness; every phrase knows the field that it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from workbench.api.rules import CardTexts, Lookup, Phrase, glued, localised, read, said

from ..odds import basic_in_hand, mulligans_expected, percent
from ..structs import cards as c
from ..structs.rules import SpecialCondition
from .conditions import condition_lines
from .effects import Effects

_ROLES = {
    "item": ("Trainer", "Allenatore"),
    "supporter": ("Supporter: one a turn", "Aiuto: uno per turno"),
    "stadium": (
        "Stadium: stays in play until another comes; one a turn",
        "Stadio: resta in gioco finché ne arriva un altro; uno per turno",
    ),
}
_MOMENTS = {
    "enter": ("when you play this card from your hand", "quando giochi questa carta dalla mano"),
    "hit": (
        "when an attack damages this Pokémon while it is Active",
        "quando un attacco danneggia questo Pokémon mentre è attivo",
    ),
    "turn_end": ("at the end of your turn", "alla fine del tuo turno"),
}


class Writer(Effects):
    """Writes whole cards."""

    def pokemon(self, face: c.PokemonFace, at: str) -> Iterator[Phrase]:
        """Yield the lines of a Pokémon card."""
        stage = self.say("Basic Pokémon", "Pokémon Base").under(f"{at}/evolves_from")
        if face.evolves_from:
            before = self.named("species", face.evolves_from, f"{at}/evolves_from")
            stage = self.say("Evolves from {b}", "Si evolve da {b}", b=before)
        types = self.types(face.types, f"{at}/types", together=True)
        yield glued([stage, types, self.say("HP {n}", "PS {n}", n=said(face.hp, f"{at}/hp"))], ", ")
        if face.equivalents:
            also = self.types(face.equivalents, f"{at}/equivalents", together=True)
            yield self.say("Counts as {t} too", "Vale anche come {t}", t=also).sentence()
        for n, power in enumerate(face.powers):
            yield self.power(power, f"{at}/powers/{n}", True)
        for n, attack in enumerate(face.attacks):
            yield self.attack(attack, f"{at}/attacks/{n}")
        yield self._foot(face, at)

    def _foot(self, face: c.PokemonFace, at: str) -> Phrase:
        parts = []
        if face.weakness:
            parts.append(self.say("Weakness {t} ×2", "Debolezza {t} ×2", t=self.types(face.weakness, f"{at}/weakness")))
        if face.resistance:
            resist = self.types(face.resistance, f"{at}/resistance")
            parts.append(self.say("Resistance {t} −30", "Resistenza {t} −30", t=resist))
        retreat = said(face.retreat, f"{at}/retreat")
        return glued([*parts, self.say("Retreat {n}", "Ritirata {n}", n=retreat)], " · ")

    def attack(self, attack: c.Attack, at: str) -> Phrase:
        """Return an attack: cost, name, damage, what it does."""
        symbols = [said(self.symbol(name), f"{at}/cost/{n}") for n, name in enumerate(attack.cost)]
        cost = "[" + glued(symbols, " ") + "]" if symbols else said("[0]", f"{at}/cost")
        head = glued([cost, self._name(attack.name, at), said(attack.damage or "", f"{at}/damage")])
        parts = [self.effects(e, f"{at}/{w}") for w, e in (("before", attack.before), ("after", attack.after)) if e]
        return head + ". " + glued([part.sentence() for part in parts]) if parts else head + "."

    def symbol(self, name: str) -> str:
        """Return a type's symbol, its name when it has none."""
        data = self.find("type", name)
        rules = data.get("rules") if isinstance(data, dict) else None
        symbol = rules.get("symbol") if isinstance(rules, dict) else ""
        return str(symbol or self.named("type", name, ""))

    def _name(self, name: dict[str, str], at: str) -> Phrase:
        return said(localised(name, self.lang).upper(), f"{at}/name")

    def power(self, power: c.Power, at: str, pokemon: bool) -> Phrase:
        """Return a Pokémon Power, or a power of a Stadium."""
        kind = self.say("Pokémon Power", "Potere Pokémon") if pokemon else said("")
        head = self._name(power.name, at) + (" (" + kind + ")" if kind else "") + ". "
        if isinstance(power, c.Aura):
            lines = [self.modifier(m, f"{at}/modifiers/{n}").sentence() for n, m in enumerate(power.modifiers)]
            return head + glued(lines)
        done = self.effects(power.effects, f"{at}/effects")
        when = self.shared.condition(power.when, f"{at}/when") if power.when else said("")
        if isinstance(power, c.Trigger):
            moment = self.say(*_MOMENTS[power.at]).under(f"{at}/at")
            if when:
                moment = self.say("{m}, if {w}", "{m}, se {w}", m=moment, w=when)
            return head + (moment + ", " + done).sentence()
        often = ("once in your turn", "una volta nel tuo turno")
        if power.limit == "none":
            often = ("as often as you like in your turn", "quante volte vuoi nel tuo turno")
        start = self.say(*often).under(f"{at}/limit")
        if when:
            start = self.say("{s}, if {w}", "{s}, se {w}", s=start, w=when)
        return head + self.say("{s}, you may do this: {d}", "{s}, puoi fare così: {d}", s=start, d=done).sentence()

    def modifier(self, change: c.Modifier, at: str) -> Phrase:
        """Return what an aura changes."""
        alone = change.among.side == "self"
        who = self.meant(change.among, f"{at}/among", 1 if alone else 2)
        of = self.say("of {w}", "di {w}" if alone else "dei {w}", w=who)
        to = self.say("to {w}", "a {w}" if alone else "ai {w}", w=who)
        return self.changed(change.stat, change.add, of, to, at)

    def trainer(self, face: c.TrainerFace, at: str) -> Iterator[Phrase]:
        """Yield the lines of a trainer card."""
        yield self.say(*_ROLES[face.role]).under(f"{at}/role")
        if face.when is not None:
            when = self.shared.condition(face.when, f"{at}/when")
            yield self.say("Play it only if {w}", "Si gioca solo se {w}", w=when).sentence()
        if face.effects:
            yield self.effects(face.effects, f"{at}/effects").sentence()
        for n, power in enumerate(face.powers):
            yield self.power(power, f"{at}/powers/{n}", False)

    def energy(self, face: c.EnergyFace, at: str) -> Iterator[Phrase]:
        """Yield the lines of an energy card."""
        kind = ("Basic energy", "Energia base") if face.basic else ("Special energy", "Energia speciale")
        yield self.say(*kind).under(f"{at}/basic")
        counts = {name: face.provides.count(name) for name in face.provides}
        parts = [
            glued([said(count) if count > 1 else "", self.named("type", name, f"{at}/provides")])
            for name, count in counts.items()
        ]
        units = self.grammar.all_of(parts)
        yield self.say("Provides {u}", "Fornisce {u}", u=units).sentence()


def card_lines(card: c.Card, find: Lookup, lang: str) -> tuple[str, ...]:
    """Return what a card says below its name, line by line."""
    writer = Writer(find, lang)
    return tuple(str(line) for line in _face(card.face, writer))


def _face(face: c.Face, writer: Writer) -> Iterator[Phrase]:
    match face:
        case c.PokemonFace():
            return writer.pokemon(face, "/face")
        case c.TrainerFace():
            return writer.trainer(face, "/face")
    return writer.energy(face, "/face")


def _card(data: Any, writer: Writer) -> Iterator[Phrase]:
    card = read(c.Card, data)
    yield said(localised(card.name, writer.lang), "/name")
    yield from _face(card.face, writer)


def _condition(data: Any, writer: Writer) -> Iterator[Phrase]:
    condition = read(SpecialCondition, data)
    yield said(localised(condition.name, writer.lang), "/name")
    yield from condition_lines(condition, writer)


def _deck(data: Any, writer: Writer) -> Iterator[Phrase]:
    deck = read(c.Deck, data)
    yield said(localised(deck.name, writer.lang), "/name")
    size = sum(entry.count for entry in deck.cards)
    basics = sum(entry.count for entry in deck.cards if _is_basic(writer.find("card", entry.card)))
    yield from _odds(size, basics, writer)
    for n, entry in enumerate(deck.cards):
        at = f"/cards/{n}"
        yield said(entry.count, f"{at}/count") + " × " + writer.named("card", entry.card, f"{at}/card")


def _is_basic(card: Any) -> bool:
    """Whether a card's data is that of a Basic Pokémon."""
    face = card.get("face") if isinstance(card, dict) else None
    return isinstance(face, dict) and face.get("sort") == "pokemon" and not face.get("evolves_from")


def _odds(size: int, basics: int, writer: Writer) -> Iterator[Phrase]:
    """The lines on a deck's opening hand."""
    count = writer.say("{n} cards, Basic Pokémon {b}", "{n} carte, Pokémon Base {b}", n=str(size), b=str(basics))
    yield count.under("/cards").sentence()
    odds, more = basic_in_hand(size, basics), mulligans_expected(size, basics)
    told = writer.say("A Basic in the opening seven: {p}", "Un Base nelle sette iniziali: {p}", p=percent(odds))
    if more is not None:
        mean = f"{float(more):.2f}"
        told = writer.say("{t}; mulligans expected: {m}", "{t}; mulligan attesi: {m}", t=told, m=mean)
    yield told.under("/cards").sentence()


#: The text of each kind's card.
CARDS = CardTexts({"card": _card, "deck": _deck, "special_condition": _condition}, Writer)
