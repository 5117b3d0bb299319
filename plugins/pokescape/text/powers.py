"""The printed text of powers, written from their data (PS-POW-10); English and Italian."""

from __future__ import annotations

from typing import Any

from workbench.api.rules import Phrase, glued, said

from ..structs import powers as p
from .effects import Effects
from .wording import ATTACK_DIE, DEFENSE_DIE, SIGHT_SPACE, SPACE, STATS

_MOMENTS = {
    "turn.start": ("At the start of its turn", "All’inizio del suo turno"),
    "turn.end": ("At the end of its turn", "Alla fine del suo turno"),
    "round.end": ("At the end of each round", "Alla fine di ogni round"),
    "attack.reaction": (
        "When this figure is attacked, before defense dice",
        "Quando questa figura è attaccata, prima dei dadi di difesa",
    ),
    "attack.after_reaction": (
        "When this figure attacks, after reactions and before defense dice",
        "Quando questa figura attacca, dopo le reazioni e prima dei dadi di difesa",
    ),
    "attack.resolved": ("After this figure attacks", "Dopo che questa figura ha attaccato"),
    "defense.resolved": ("After this figure is attacked", "Dopo che questa figura è stata attaccata"),
    "figure.destroyed": ("When this figure destroys a figure", "Quando questa figura ne distrugge un’altra"),
}
_LIMITS = {
    "turn": (" Once a turn.", " Una volta per turno."),
    "round": (" Once a round.", " Una volta per round."),
    "battle": (" Once a battle.", " Una volta per lotta."),
    "none": ("", ""),
}
_IGNORED = {
    "terrain_stop": ("need not stop in water", "non deve fermarsi in acqua"),
    "terrain_cost": ("pays no extra cost of terrain", "non paga costi extra del terreno"),
    "terrain_harm": ("is never harmed by terrain", "non subisce danni dal terreno"),
    "falls": ("takes no falling damage", "non subisce danni da caduta"),
    "figures": ("may pass through enemies", "può attraversare i nemici"),
}
#: Whose the attack in hand is at a moment, see Conditions.
_ATTACKED = {
    "attack.reaction": "from",
    "defense.resolved": "from",
    "attack.after_reaction": "on",
    "attack.resolved": "on",
    "figure.destroyed": "on",
}
_INSTEAD = {
    "move": ("Instead of moving", "Invece di muoversi"),
    "attack": ("Instead of attacking", "Invece di attaccare"),
}


class Writer(Effects):
    """Writes whole powers."""

    def power(self, power: p.Power, pointer: str) -> Phrase:
        """Return a power as a card prints it: its name in capitals, then what it does."""
        name = said(str(self.text(power.name, "")).upper(), f"{pointer}/name")
        return (name + ": " + self._body(power, pointer).sentence()).under(pointer)

    def _body(self, power: Any, at: str) -> Phrase:
        match power:
            case p.SpecialAttack():
                return self._special(power, at)
            case p.Modifier():
                return self._modifier(power, at)
            case p.Traversal():
                return self._traversal(power, at)
            case p.Trigger():
                return self._happening(said(self.say(*_MOMENTS[power.on]), f"{at}/on"), power, at)
            case p.Action():
                return self._happening(said(self.say(*_INSTEAD[power.instead_of]), f"{at}/instead_of"), power, at)
            case p.Duty():
                return self.say(
                    "If it can move so that it may attack {whom}, it must do so and attack one.",
                    "Se può muoversi in modo da poter attaccare {whom}, deve farlo e attaccarne una.",
                    whom=self.one(power.against, f"{at}/against"),
                )
            case p.Immunity():
                names = self.any_of("status", power.statuses, f"{at}/statuses")
                return self.say(
                    "No {names} marker may be placed on this figure.",
                    "Su questa figura non si possono mettere segnalini {names}.",
                    names=names,
                )
        return self.text(power.text, f"{at}/text")

    def _special(self, a: p.SpecialAttack, at: str) -> Phrase:
        type_ = " (" + self.named("type", a.type, f"{at}/type") + ")" if a.type else said("")
        around = a.area is not None and a.area.around == "self"
        reach = said(self.say("Special", "Speciale") if around else str(a.range), f"{at}/range")
        parts = [
            self.say(
                "Special attack{type}. Range {reach}. Attack {dice}.",
                "Attacco speciale{type}. Gittata {reach}. Attacco {dice}.",
                type=type_,
                reach=reach,
                dice=said(a.dice, f"{at}/dice"),
            )
        ]
        if a.area:
            parts.append(self._area(a.area, f"{at}/area").sentence().under(f"{at}/area"))
        if a.hit:
            self.attacked = "on"
            lead = self.say("if it gives at least one wound", "se infligge almeno una ferita")
            parts.append(self._led(lead, a.hit, f"{at}/hit").sentence().under(f"{at}/hit"))
        if a.height_dice:
            words = self.say("Height advantage adds dice.", "Il vantaggio d’altezza aggiunge dadi.")
            parts.append(said(words, f"{at}/height_dice"))
        if a.while_engaged:
            words = self.say(
                "It may be used on others while engaged.", "Si può usare su altre figure anche se è ingaggiata."
            )
            parts.append(said(words, f"{at}/while_engaged"))
        return glued(parts) + self._limit(a.limit, at)

    def _area(self, area: p.Area, at: str) -> Phrase:
        enemies = area.affects == "enemies"
        if area.around == "space":
            all_ = ("all enemies", "tutti i nemici") if enemies else ("all figures", "tutte le figure")
            text = (
                "target a space, occupied or not; {who} within {near} of it suffer the attack",
                "bersaglia uno spazio, occupato o no; {who} entro {near} da esso subiscono l’attacco",
            )
        else:
            all_ = ("all enemies", "tutti i nemici") if enemies else ("all other figures", "tutte le altre figure")
            text = (
                (
                    "{who} within {near} of this figure suffer the attack",
                    "{who} entro {near} da questa figura subiscono l’attacco",
                )
                if area.around == "self"
                else (
                    "the target and {who} within {near} of it suffer the attack",
                    "il bersaglio e {who} entro {near} da esso subiscono l’attacco",
                )
            )
        noun = SPACE if area.around == "space" else SIGHT_SPACE
        near = self.count(area.radius, noun, f"{at}/radius")
        whole = self.say(*text, who=said(self.say(*all_), f"{at}/affects"), near=near)
        once = self.say(
            ": roll the attack dice once, each figure defends for itself",
            ": i dadi d’attacco si tirano una volta sola, ogni figura si difende per conto suo",
        )
        return whole.under(f"{at}/around") + once

    def _modifier(self, m: p.Modifier, at: str) -> Phrase:
        itself = m.who.side == "self"
        self.attacked = {"defense": "from", "attack": "on"}.get(m.stat, "") if itself else ""
        bare = p.Filter(side="self") if itself else m.who
        who = self.those(bare, f"{at}/who").under(f"{at}/who")
        text = who + " " + (self._dice_of(m, at) if m.stat in ("attack", "defense") else self._value_of(m, at))
        if m.add == 0:
            text = self.say("nothing changes for {who}", "non cambia nulla per {who}", who=who)
        if m.who != bare:
            being = self.being(m.who, f"{at}/who", True, itself=True)
            text = text + self.say(" while it {being}", " finché {being}", being=being).under(f"{at}/who")
        self.itself = itself
        return text + self._when(m.when, at, "")

    def _dice_of(self, m: p.Modifier, at: str) -> Phrase:
        dice = self.dice(m.add, ATTACK_DIE if m.stat == "attack" else DEFENSE_DIE, f"{at}/add")
        one = m.who.side == "self"
        text = (self.say("rolls ", "tira ") if one else self.say("roll ", "tirano ")) + dice
        if m.stat == "attack":
            text = text + said(self.say(" with normal attacks", " con gli attacchi normali"), f"{at}/stat")
        return text

    def _value_of(self, m: p.Modifier, at: str) -> Phrase:
        verb = self.say("has ", "ha ") if m.who.side == "self" else self.say("have ", "hanno ")
        return verb + self.grammar.signed(m.add, f"{at}/add") + " " + said(self.say(*STATS[m.stat]), f"{at}/stat")

    def _when(self, when: Any, at: str, comma: str = ",") -> Phrase:
        """Return `, if …`; nothing without a condition."""
        if when is None:
            return said("")
        told = self.shared.condition(when, f"{at}/when")
        return (comma + self.say(" if {told}", " se {told}", told=told)).under(f"{at}/when")

    def _happening(self, moment: Phrase, power: Any, at: str) -> Phrase:
        """Return a trigger or an action: when, if what, what happens."""
        self.itself = False
        self.attacked = _ATTACKED.get(getattr(power, "on", ""), "")
        lead = moment + self._when(power.when, at)
        return self._led(lead, power.do, f"{at}/do").sentence() + self._limit(power.limit, at)

    def _led(self, lead: Phrase, effects: tuple[Any, ...], at: str) -> Phrase:
        """Return effects after a clause that leads to them; before another `if` stands a colon."""
        link = ": " if effects and isinstance(effects[0], p.If) else ", "
        return lead + link + self.effects(effects, at)

    def _traversal(self, t: p.Traversal, at: str) -> Phrase:
        parts = []
        if t.fly:
            parts.append(said(self.say("It may fly.", "Può volare."), f"{at}/fly"))
        if t.stealth:
            words = self.say(
                "It takes off without leaving-engagement attacks.", "Decolla senza attacchi di disingaggio."
            )
            parts.append(said(words, f"{at}/stealth"))
        if t.free_levels:
            parts.append(said(self._free(t.free_levels), f"{at}/free_levels"))
        if t.ignores:
            told = [said(self.say(*_IGNORED[word]), f"{at}/ignores/{n}") for n, word in enumerate(t.ignores)]
            whole = self.grammar.all_of(told).under(f"{at}/ignores")
            parts.append(("It " + whole if self.lang == "en" else whole).sentence())
        return glued(parts) if parts else self.say("It moves as any figure does.", "Si muove come ogni figura.")

    def _free(self, levels: int) -> Phrase:
        if levels == 1:
            return self.say(
                "When it moves up, the first level of each rise costs nothing.",
                "Quando sale, il primo livello di ogni salita non costa nulla.",
            )
        return self.say(
            "When it moves up, the first {n} levels of each rise cost nothing.",
            "Quando sale, i primi {n} livelli di ogni salita non costano nulla.",
            n=levels,
        )

    def _limit(self, limit: str, at: str) -> Phrase:
        return said(self.say(*_LIMITS[limit]), f"{at}/limit")
