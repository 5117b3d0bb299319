"""The ruleset's verbs in words, as imperative clauses without a full stop."""

from __future__ import annotations

from typing import Any

from workbench.api.rules import Phrase, said
from workbench.api.rules import Writer as SharedWriter

from ..structs import powers as p
from .conditions import Conditions
from .wording import ATTACK_DIE, COMBAT_DIE, SPACE, STATS, WOUND, Role

#: No card has more life: so many wounds are all of them.
_ALL = 99


class Effects(Conditions):
    """Writes effects: those of the shared grammar through the kernel's writer, the ruleset's own verbs here."""

    each = False

    def role(self, who: str, pointer: str) -> Role:
        """Return a figure of an event; the chosen one of several in turn is that figure."""
        return super().role("each" if who == "chosen" and self.each else who, pointer)

    @property
    def shared(self) -> SharedWriter:
        """The writer of what all rulesets share."""
        return SharedWriter(self.lang, self)

    def effects(self, effects: tuple[Any, ...], pointer: str = "") -> Phrase:
        """Return effects one after the other as one clause; `pointer` says where they stand."""
        return self.shared.effects(effects, pointer)

    def number(self, number: Any, pointer: str) -> Phrase:
        """Return a number; this ruleset has no reckoned ones."""
        return said(number, pointer)

    def effect(self, e: Any, pointer: str) -> Phrase:
        """Return one verb of the ruleset as a clause."""
        match e:
            case p.PlaceStatus() | p.RemoveStatus() | p.Mark() | p.RemoveOrderMarker():
                return self._markers(e, pointer)
            case p.Wound() | p.Heal() | p.Destroy() | p.CombatRoll():
                return self._wounds(e, pointer)
            case p.May():
                done = self.effects(e.then, f"{pointer}/then")
                return self.say("you may do this: {done}", "puoi fare così: {done}", done=done)
            case p.MoveFigure() | p.Stray() | p.LayTerrain():
                return self._movement(e, pointer)
        return self._turn(e, pointer)

    def _markers(self, e: Any, pointer: str) -> Phrase:
        who = self.role(e.on, f"{pointer}/on")
        if isinstance(e, p.PlaceStatus):
            marker = self.marker(self.named("status", e.status, f"{pointer}/status"))
            late = self.say(" at the end of the turn", " alla fine del turno") if e.at == "end_of_turn" else said("")
            return self.say(
                "place {marker} {who.on}{late}", "metti {marker} {who.on}{late}", marker=marker, who=who, late=late
            )
        if isinstance(e, p.RemoveStatus):
            return self.say("remove the status marker {who.from_}", "togli il segnalino di stato {who.from_}", who=who)
        if isinstance(e, p.RemoveOrderMarker):
            return self.say(
                "remove one unrevealed order marker, drawn at random, from the card {who.of}",
                "togli un segnalino ordine non rivelato, estratto a caso, dalla carta {who.of}",
                who=who,
            )
        marker = self.marker(self.text(e.marker, f"{pointer}/marker"), abs(e.amount), f"{pointer}/amount")
        if e.amount < 0:
            return self.say("remove {marker} {who.from_}", "togli {marker} {who.from_}", marker=marker, who=who)
        return self.say("place {marker} {who.on}", "metti {marker} {who.on}", marker=marker, who=who)

    def _wounds(self, e: Any, pointer: str) -> Phrase:
        who = self.role(e.on, f"{pointer}/on")
        if isinstance(e, p.CombatRoll):
            dice = self.count(e.dice, COMBAT_DIE, f"{pointer}/dice")
            return self.say(
                "roll {dice} against {who} (each skull is a wound)",
                "tira {dice} contro {who} (ogni teschio è una ferita)",
                dice=dice,
                who=who(),
            )
        if isinstance(e, p.Destroy):
            return self.say("{who} is destroyed", "{who} è distrutta", who=who())
        wounds = self.count(e.amount, WOUND, f"{pointer}/amount")
        if isinstance(e, p.Wound):
            return self.say("{who} takes {wounds}", "{who} subisce {wounds}", who=who(), wounds=wounds)
        if e.amount >= _ALL:
            wounds = said(self.say("all wounds", "tutte le ferite"), f"{pointer}/amount")
        elif e.amount > 1:
            wounds = self.say("up to ", "fino a ") + wounds
        return self.say("remove {wounds} {who.from_}", "togli {wounds} {who.from_}", who=who, wounds=wounds)

    def _movement(self, e: Any, pointer: str) -> Phrase:
        if isinstance(e, p.Stray):
            return self.say(
                "an opponent chooses one of the six directions, and this figure moves that way as far as it can and "
                "does nothing else this turn",
                "un avversario sceglie una delle sei direzioni, e questa figura si muove da quella parte finché può e "
                "in questo turno non fa altro",
            )
        if isinstance(e, p.LayTerrain):
            return self.say(
                "the spaces around this figure, wherever it goes, count as {ground} until it leaves the battlefield",
                "gli spazi attorno a questa figura, ovunque vada, valgono come {ground} finché non lascia il campo",
                ground=self.named("terrain", e.terrain, f"{pointer}/terrain"),
            )
        parts = {"who": self.role(e.on, f"{pointer}/on")(), "far": self.count(e.spaces, SPACE, f"{pointer}/spaces")}
        if e.how in ("straight", "away", "toward"):
            return self._straight(e, parts)
        if e.how == "walk":
            return self.say(
                "move {who} up to {far} by the normal rules, without leaving-engagement attacks",
                "muovi {who} fino a {far} con le regole normali, senza attacchi di disingaggio",
                **parts,
            )
        of = self.say(" of this figure", " da questa figura") if e.around == "self" else said("")
        return self.say(
            "you may place {who} on an empty space within {far}{of}, without leaving-engagement attacks",
            "puoi piazzare {who} su uno spazio vuoto entro {far}{of}, senza attacchi di disingaggio",
            **parts,
            of=said(of, f"{pointer}/around"),
        )

    def _straight(self, e: p.MoveFigure, parts: dict[str, Phrase]) -> Phrase:
        """Write a push, a charge, or any straight move."""
        if e.how == "away":
            return self.say(
                "move {who} up to {far} straight away from this figure, without leaving-engagement attacks",
                "allontana {who} in linea retta da questa figura fino a {far}, senza attacchi di disingaggio",
                **parts,
            )
        if e.how == "toward":
            return self.say(
                "move {who} up to {far} straight towards the chosen figure, without leaving-engagement attacks",
                "muovi {who} fino a {far} in linea retta verso la figura scelta, senza attacchi di disingaggio",
                **parts,
            )
        return self.say(
            "move {who} up to {far} in a straight line, without leaving-engagement attacks",
            "muovi {who} fino a {far} in linea retta, senza attacchi di disingaggio",
            **parts,
        )

    def _turn(self, e: Any, pointer: str) -> Phrase:
        if isinstance(e, p.Change):
            return self._change(e, pointer)
        if isinstance(e, p.CopyCard | p.Revive):
            return self._changed(e, pointer)
        if isinstance(e, p.CancelAttack):
            return self.say("the attack does nothing to this figure", "l’attacco non fa nulla a questa figura")
        return self._again(e, pointer)

    def _changed(self, e: Any, pointer: str) -> Phrase:
        if isinstance(e, p.CopyCard):
            return self.say(
                "until the battle is over this figure has the card {who.of}, all but its Life, points, Height and base",
                "fino alla fine della lotta questa figura ha la carta {who.of}, tranne Vita, punti, Altezza e base",
                who=self.role(e.of, f"{pointer}/of"),
            )
        return self.say(
            "{who} comes back unhurt, on its bench or on an empty space of its start zone",
            "{who} torna illesa, in panchina o su uno spazio vuoto della sua zona di partenza",
            who=self.role(e.on, f"{pointer}/on")(),
        )

    def _again(self, e: Any, pointer: str) -> Phrase:
        if isinstance(e, p.ExtraAttack):
            what = self.say(" with its normal attack", " con l’attacco normale") if e.attack == "normal" else said("")
            what = said(what, f"{pointer}/attack")
            return self.say(
                "this figure may attack once more{what}",
                "questa figura può attaccare ancora una volta{what}",
                what=what,
            )
        if isinstance(e, p.TakeTurn):
            if e.on == "self":
                return self.say("this figure takes another turn at once", "questa figura fa subito un altro turno")
            return self.say("take a turn with {who}", "fai un turno con {who}", who=self.role(e.on, f"{pointer}/on")())
        return self.say(
            "this figure neither moves nor attacks this turn",
            "in questo turno questa figura non si muove e non attacca",
        )

    def _change(self, e: p.Change, pointer: str) -> Phrase:
        add = f"{pointer}/add"
        if e.add == 0:
            return said(self.say("nothing changes for this figure", "per questa figura non cambia nulla"), add)
        if e.stat == "attack":
            return self.say(
                "this figure rolls {dice} for this turn",
                "questa figura tira {dice} per questo turno",
                dice=self.dice(e.add, ATTACK_DIE, add),
            )
        return self.say(
            "this figure has {add} {stat} for this turn",
            "questa figura ha {add} {stat} per questo turno",
            add=self.grammar.signed(e.add, add),
            stat=said(self.say(*STATS[e.stat]), f"{pointer}/stat"),
        )

    def dice(self, add: int, noun: Any, pointer: str) -> Phrase:
        """Return dice more or fewer: 1 more attack die, 2 dadi di difesa in meno."""
        number = said(abs(add), pointer)
        what = noun.form(self.lang, abs(add))
        if self.lang == "it":
            return said(number + " " + what + (" in più" if add > 0 else " in meno"), pointer)
        return said(number + (" more " if add > 0 else " fewer ") + what, pointer)
