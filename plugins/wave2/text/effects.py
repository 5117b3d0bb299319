"""The verbs of the card game in words, as imperative clauses without a full stop."""

from __future__ import annotations

from typing import Any

from workbench.api.rules import Phrase, Writer, glued, said

from ..structs import effects as e
from .meanings import Meanings
from .wording import CARD, COIN, ENERGY, ENERGY_CARD

_UNTIL = {
    "turn": ("until the end of this turn", "fino alla fine di questo turno"),
    "next_turn": ("until the end of the opponent’s next turn", "fino alla fine del prossimo turno avversario"),
    "own_next_turn": ("until the end of your next turn", "fino alla fine del tuo prossimo turno"),
}
_WHOSE = {"mine": ("your", "tuo"), "theirs": ("the opponent’s", "dell’avversario")}


class Effects(Meanings):
    """Writes effects: those of the shared grammar through the kernel's writer, this game's own verbs here."""

    @property
    def shared(self) -> Writer:
        """The writer of what all rulesets share."""
        return Writer(self.lang, self)

    def effects(self, effects: tuple[Any, ...], pointer: str) -> Phrase:
        """Return effects one after the other as one clause."""
        return self.shared.effects(effects, pointer)

    def effect(self, effect: Any, pointer: str) -> Phrase:
        """Return one verb of this game as a clause."""
        match effect:
            case e.Flip():
                return self._flip(effect, pointer)
            case e.May():
                done = self.effects(effect.then, f"{pointer}/then")
                return self.say("you may do this: {done}", "puoi fare così: {done}", done=done)
            case e.AddDamage() | e.Fail() | e.Strike() | e.Counters() | e.Heal():
                return self._damage(effect, pointer)
            case e.Afflict() | e.Cure():
                return self._conditions(effect, pointer)
            case e.Draw() | e.Discard() | e.Fetch() | e.Reshuffle():
                return self._piles(effect, pointer)
            case e.Attach() | e.Strip() | e.MoveEnergy():
                return self._energy(effect, pointer)
        return self._places(effect, pointer)

    def _flip(self, effect: e.Flip, pointer: str) -> Phrase:
        coins = f"{pointer}/coins"
        if effect.coins == 1:
            start, heads, tails = self.say("flip a coin", "lancia una moneta").under(coins), "on heads", "on tails"
            testa, croce = "con testa", "con croce"
        else:
            count = self.count(effect.coins, COIN, coins)
            start = self.say("flip {count}", "lancia {count}", count=count)
            heads, tails, testa, croce = "for each heads", "for each tails", "per ogni testa", "per ogni croce"
        sides = [
            self.say(f"{en}, {{done}}", f"{it}, {{done}}", done=self.effects(done, f"{pointer}/{side}"))
            for side, done, en, it in (
                ("heads", effect.heads, heads, testa), ("tails", effect.tails, tails, croce)
            ) if done
        ]  # fmt: skip
        return start + ": " + glued(sides, "; ") if sides else start

    def _damage(self, effect: Any, pointer: str) -> Phrase:
        if isinstance(effect, e.Fail):
            return self.say("this attack does nothing", "questo attacco non fa nulla")
        at = f"{pointer}/amount"
        if isinstance(effect, e.AddDamage):
            less = isinstance(effect.amount, int) and effect.amount < 0
            words = ("less damage", "danni in meno") if less else ("more damage", "danni in più")
            amount = self.amount(effect.amount, at, *self._pair(*words))
            return self.say("this attack does {a}", "questo attacco fa {a}", a=amount)
        who = self.role(effect.on, f"{pointer}/on")
        if isinstance(effect, e.Strike):
            amount = self.amount(effect.amount, at, *self._pair("damage", "danni"))
            return self.say("do {a} {to}", "fai {a} {to}", a=amount, to=who.to())
        amount = self.amount(effect.amount, at, *self._counters())
        if isinstance(effect, e.Counters):
            return self.say("put {a} {on}", "metti {a} {on}", a=amount, on=who.on())
        if effect.amount == 1:
            return self.say("remove {a} {of}", "togli {a} {of}", a=amount, of=who.from_())
        return self.say("remove up to {a} {of}", "togli fino a {a} {of}", a=amount, of=who.from_())

    def _pair(self, en: str, it: str) -> tuple[str, str]:
        word = it if self.lang == "it" else en
        return word, word

    def _counters(self) -> tuple[str, str]:
        return ("segnalino danno", "segnalini danno") if self.lang == "it" else ("damage counter", "damage counters")

    def _conditions(self, effect: e.Afflict | e.Cure, pointer: str) -> Phrase:
        who = self.role(effect.on, f"{pointer}/on")
        if isinstance(effect, e.Afflict):
            name = self.named("special_condition", effect.condition, f"{pointer}/condition")
            return self.say("{who} is now {name}", "{who} ora è {name}", who=who(), name=name)
        if not effect.conditions:
            return self.say("{who} loses all Special Conditions", "{who} perde tutte le condizioni speciali", who=who())
        names = self.conditions(effect.conditions, f"{pointer}/conditions")
        return self.say("{who} is no longer {names}", "{who} non è più {names}", who=who(), names=names)

    def _piles(self, effect: Any, pointer: str) -> Phrase:
        if isinstance(effect, e.Fetch):
            return self._fetch(effect, pointer)
        mine = effect.whose == "mine"
        if isinstance(effect, e.Reshuffle):
            if mine:
                return self.say("shuffle your hand into your deck", "rimescola la tua mano nel tuo mazzo")
            return self.say(
                "the opponent shuffles their hand into their deck", "l’avversario rimescola la mano nel suo mazzo"
            )
        cards = self._cards(effect.cards, f"{pointer}/cards")
        if isinstance(effect, e.Draw):
            pair = ("draw {c}", "pesca {c}") if mine else ("the opponent draws {c}", "l’avversario pesca {c}")
        elif effect.place == "deck":
            top = "card" if effect.cards == 1 else "{c}"
            pair = (
                f"discard the top {top} of {_WHOSE[effect.whose][0]} deck",
                f"scarta {{c}} dalla cima del {'tuo mazzo' if mine else 'mazzo avversario'}",
            )
        elif mine:
            pair = ("discard {c} of your hand", "scarta {c} dalla tua mano")
        else:
            pair = ("the opponent discards {c} of their hand", "l’avversario scarta {c} dalla sua mano")
        return self.say(*pair, c=cards)

    def _cards(self, number: Any, pointer: str) -> Phrase:
        if isinstance(number, int):
            return self.count(number, CARD, pointer)
        return self.amount(number, pointer, CARD.form(self.lang, 1), CARD.form(self.lang, 2))

    def _fetch(self, effect: e.Fetch, pointer: str) -> Phrase:
        count = said(effect.count, f"{pointer}/count")
        what = count + " " + self.cards(effect.cards, f"{pointer}/cards", effect.count)
        one = effect.count == 1
        if not one:
            what = self.say("up to {what}", "fino a {what}", what=what)
        origin = {
            "deck": ("look through your deck for {what} and ", "cerca nel tuo mazzo {what} e "),
            "discard": ("take {what} from your discard pile and ", "prendi {what} dai tuoi scarti e "),
        }[effect.place]
        target = {
            "hand": ("put {them} into your hand", "{them} in mano"),
            "bench": ("put {them} on your Bench", "{them} in panchina"),
            "deck": ("shuffle {them} into your deck", "{them} nel mazzo, poi rimescola"),
        }[effect.to]
        them = self.say("it", "mettila") if one else self.say("them", "mettile")
        where = self.say(*target, them=them).under(f"{pointer}/to")
        shuffled = self.say("; shuffle", "; rimescola") if effect.place == "deck" else said("")
        return self.say(*origin, what=what).under(f"{pointer}/place") + where + shuffled

    def _energy(self, effect: Any, pointer: str) -> Phrase:
        if isinstance(effect, e.MoveEnergy):
            return self.say(
                "move {what} {from_} {to}",
                "sposta {what} {from_} {to}",
                what=self._energy_cards(effect.types, 1, pointer),
                from_=self.role(effect.origin, f"{pointer}/origin").from_(),
                to=self.role(effect.to, f"{pointer}/to").to(),
            )
        what, who = self._energy_cards(effect.types, effect.count, pointer), self.role(effect.on, f"{pointer}/on")
        if isinstance(effect, e.Strip):
            return self.say("discard {what} {from_}", "scarta {what} {from_}", what=what, from_=who.from_())
        place = {
            "hand": ("from your hand", "dalla tua mano"),
            "discard": ("from your discard pile", "dai tuoi scarti"),
        }[effect.place]
        return self.say(
            "attach {what} {place} {to}",
            "assegna {what} {place} {to}",
            what=what if effect.count == 1 else self.say("up to {w}", "fino a {w}", w=what),
            place=self.say(*place).under(f"{pointer}/place"),
            to=who.to(),
        )

    def _energy_cards(self, types: tuple[str, ...], count: int, pointer: str) -> Phrase:
        noun = said(ENERGY_CARD.form(self.lang, count))
        number = said(count, f"{pointer}/count")
        if not types:
            return number + " " + noun
        kinds = self.types(types, f"{pointer}/types")
        return self.say("{n} {kinds} {noun}", "{n} {noun} di tipo {kinds}", n=number, kinds=kinds, noun=noun)

    def _places(self, effect: Any, pointer: str) -> Phrase:
        if isinstance(effect, e.Switch):
            return self._switch(effect, pointer)
        who = self.role(effect.on, f"{pointer}/on")
        if isinstance(effect, e.Bounce):
            return self.say(
                "{who} and all cards attached to it go to its owner’s hand",
                "{who} e tutte le carte che ha tornano in mano a chi le possiede",
                who=who(),
            )
        until = self.say(*_UNTIL[effect.until]).under(f"{pointer}/until")
        if isinstance(effect, e.Forbid):
            words = {"attack": ("attack", "attaccare"), "retreat": ("retreat", "ritirarsi")}
            what = self.grammar.any_of([self.say(*words[w]) for w in effect.what]).under(f"{pointer}/what")
            return self.say("{who} cannot {what} {u}", "{who} non può {what} {u}", who=who(), what=what, u=until)
        return glued([self.changed(effect.stat, effect.add, who.of(), who.to(), pointer), until])

    def changed(self, stat: str, add: int, of: Phrase, to: Phrase, pointer: str) -> Phrase:
        """Say that a number is changed; `of` and `to` say whose it is."""
        number = said(abs(add), f"{pointer}/add")
        en, it = ("more", "in più") if add > 0 else ("less", "in meno")
        energies = ENERGY.form("it", add)
        stem = {
            "damage_dealt": (f"attacks {{of}} do {{n}} {en} damage", f"gli attacchi {{of}} fanno {{n}} danni {it}"),
            "damage_taken": (f"attacks do {{n}} {en} damage {{to}}", f"gli attacchi fanno {{n}} danni {it} {{to}}"),
            "retreat": (
                f"the retreat {{of}} costs {{n}} {en} energy",
                f"la ritirata {{of}} costa {{n}} {energies} {it}",
            ),
        }[stat]
        return self.say(*stem, of=of, to=to, n=number).under(f"{pointer}/stat")

    def _switch(self, effect: e.Switch, pointer: str) -> Phrase:
        at = f"{pointer}/whose"
        if effect.whose == "mine":
            return self.say(
                "switch your Active Pokémon with one on your Bench",
                "scambia il tuo Pokémon attivo con uno della tua panchina",
            ).under(at)
        if effect.by == "mine":
            return self.say(
                "switch the opponent’s Active Pokémon with one on their Bench of your choice",
                "scambia il Pokémon attivo avversario con uno della sua panchina a tua scelta",
            ).under(at)
        return self.say(
            "the opponent switches their Active Pokémon with one on their Bench",
            "l’avversario scambia il suo Pokémon attivo con uno della sua panchina",
        ).under(at)
