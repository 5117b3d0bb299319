"""Effects, conditions and filters of powers in words, in English and Italian."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from workbench.api.rules import Lookup, grammar, localised

from ..structs import powers as p
from .names import count, joined, say

WHO = {
    "self": ("this figure", "questa figura"),
    "attacker": ("the attacking figure", "la figura che attacca"),
    "defender": ("the defending figure", "la figura che difende"),
    "chosen": ("the chosen figure", "la figura scelta"),
}
STATS = {
    "move": ("Move", "Movimento"),
    "range": ("Range", "Gittata"),
    "attack": ("Attack", "Attacco"),
    "defense": ("Defense", "Difesa"),
    "life": ("Life", "Vita"),
    "initiative": ("initiative", "iniziativa"),
}
#: Conditions on numbers: with {n} replaced by how many, and what is said of none at all.
_NUMBERS = {
    "attack.skulls": ("{n} rolled", "l'attacco ottiene {n}", "no skull is rolled", "non si tira alcun teschio"),
    "attack.wounds": ("it gave {n}", "ha inflitto {n}", "it gave no wound", "non ha inflitto ferite"),
    "self.wounds": ("this figure has {n}", "questa figura ha {n}", "this figure is unhurt", "questa figura è illesa"),
    "self.life_left": ("this figure has {n} left", "a questa figura restano {n}", "", ""),
    "round": ("it is {n}", "siamo a {n}", "", ""),
}
_NOUNS = {
    "attack.skulls": (("skull is", "teschio"), ("skulls are", "teschi")),
    "attack.wounds": (("wound", "ferita"), ("wounds", "ferite")),
    "self.wounds": (("wound", "ferita"), ("wounds", "ferite")),
    "self.life_left": (("life", "punto vita"), ("life", "punti vita")),
    "round": (("round", "round"), ("rounds", "round")),
}
_OPS = {
    "<": ("fewer than", "meno di"),
    "<=": ("at most", "al massimo"),
    "=": ("exactly", "esattamente"),
    ">=": ("at least", "almeno"),
    ">": ("more than", "più di"),
}


#: Clear sight spaces, one and many.
SIGHT_SPACES = (("clear sight space", "spazio in vista"), ("clear sight spaces", "spazi in vista"))


class EffectWriter:
    """Writes effects in one language, with names of types and statuses looked up in the pack."""

    def __init__(self, find: Lookup, lang: str) -> None:
        """Take where to look names up, and the language."""
        self.find, self.lang = find, lang

    def say(self, en: str, it: str) -> str:
        """Return the text in the language."""
        return say(self.lang, en, it)

    def named(self, kind: str, id_: str) -> str:
        """Return the name of an entity; its id when it is missing."""
        found = self.find(kind, id_)
        return localised(found.get("name"), self.lang) if isinstance(found, dict) else id_.replace("_", " ")

    def names(self, kind: str, ids: tuple[str, ...], last: tuple[str, str] = (" or ", " o ")) -> str:
        """Return several names as a list in words."""
        parts = [self.named(kind, id_) for id_ in ids]
        return parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + self.say(*last) + parts[-1]

    # ---------------------------------------------------------------- effects

    def effects(self, effects: tuple[Any, ...]) -> str:
        """Return effects as one clause."""
        return joined([self.effect(effect) for effect in effects], self.lang) or self.say("nothing", "nulla")

    def effect(self, e: p.Effect) -> str:
        """Return one effect as a clause."""
        text = self._effect(e)
        return (
            text.replace(" su la ", " sulla ").replace(" da la ", " dalla ").replace(" di la ", " della ")
            if self.lang == "it"
            else text
        )

    def _effect(self, e: p.Effect) -> str:
        if isinstance(e, p.Roll):
            return self._roll(e)
        if isinstance(e, p.If):
            other = self.say(f", otherwise {self.effects(e.otherwise)}", f", altrimenti {self.effects(e.otherwise)}")
            then = self.effects(e.then) + (other if e.otherwise else "")
            return self.say(f"if {self.condition(e.when)}, {then}", f"se {self.condition(e.when)}, {then}")
        if isinstance(e, p.PlaceStatus):
            late = self.say(" at the end of the turn", "a fine turno ") if e.at == "end_of_turn" else ""
            name, who = self.named("status", e.status), self.say(*WHO[e.on])
            return self.say(f"place a {name} marker on {who}{late}", f"{late}metti un segnalino {name} su {who}")
        if isinstance(e, p.May):
            return self.say(f"you may do this: {self.effects(e.then)}", f"puoi fare così: {self.effects(e.then)}")
        if isinstance(e, p.Choose):
            may = self.say("you may choose", "puoi scegliere") if e.up_to else self.say("choose", "scegli")
            return f"{may} {self.filter(e.among, True)}: {self.effects(e.then)}"
        return self._table(e)

    def _table(self, e: Any) -> str:
        if isinstance(e, p.MoveFigure):
            return self._led(e)
        if isinstance(e, p.LayTerrain):
            name = self.named("terrain", e.terrain)
            return self.say(
                f"the spaces around this figure count as {name}, and those around it wherever it goes, until it "
                "leaves the battlefield",
                f"gli spazi attorno a questa figura valgono come {name}, e così ovunque vada, finché lascia il campo",
            )
        if isinstance(e, p.CancelAttack):
            return self.say("the attack does nothing to this figure", "l'attacco non fa nulla a questa figura")
        who = self.say(*WHO[e.on]) if hasattr(e, "on") else ""
        if isinstance(e, p.RemoveOrderMarker):
            return self.say(
                f"remove one unrevealed order marker, drawn at random, from the card of {who}",
                f"togli un segnalino ordine non rivelato, estratto a caso, da la carta di {who}",
            )
        if isinstance(e, p.Mark):
            name = localised(e.marker, self.lang)
            noun = count(self.lang, abs(e.amount), (f"{name} marker", f"segnalino {name}"),
                         (f"{name} markers", f"segnalini {name}"))  # fmt: skip
            if e.amount < 0:
                return self.say(f"remove {noun} from {who}", f"togli {noun} da {who}")
            return self.say(f"place {noun} on {who}", f"metti {noun} su {who}")
        if isinstance(e, p.TakeTurn) and e.on != "self":
            return self.say(f"take a turn with {who}", f"fai un turno con {who}")
        return self._harm(e)

    def _led(self, e: p.MoveFigure) -> str:
        who, far = self.say(*WHO[e.on]), count(self.lang, e.spaces, ("space", "spazio"), ("spaces", "spazi"))
        if e.how == "walk":
            text = self.say(
                f"move {who} up to {far} by the normal rules of walking",
                f"muovi {who} fino a {far} con le normali regole di cammino",
            )
        else:
            text = self.say(
                f"you may place {who} on an empty space within {far}",
                f"puoi piazzare {who} su uno spazio vuoto entro {far}",
            )
        return text + self.say(
            "; it takes no leaving-engagement attacks", "; non subisce attacchi per aver lasciato l'ingaggio"
        )

    def _roll(self, e: p.Roll) -> str:
        rows = []
        for row in e.table:
            low, high = row.range
            span = str(low) if low == high else f"{low}-{high}"
            done = self.effects(row.do) if row.do else self.say("nothing happens", "non succede nulla")
            rows.append(self.say(f"on {span}, {done}", f"con {span}, {done}"))
        die = self.say("roll the 20-sided die" if e.die == 20 else f"roll a {e.die}-sided die",
                       "tira il dado a 20 facce" if e.die == 20 else f"tira un dado a {e.die} facce")  # fmt: skip
        return f"{die}: {'; '.join(rows)}"

    def _harm(self, e: Any) -> str:
        who = self.say(*WHO[e.on]) if hasattr(e, "on") else ""
        if isinstance(e, p.CombatRoll):
            dice = count(self.lang, e.dice, ("combat die", "dado"), ("combat dice", "dadi"))
            return self.say(
                f"roll {dice} against {who}, each skull is a wound",
                f"tira {dice} contro {who}, ogni teschio è una ferita",
            )
        if isinstance(e, p.Wound | p.Heal):
            noun = count(self.lang, e.amount, ("wound", "ferita"), ("wounds", "ferite"))
            if isinstance(e, p.Wound):
                return self.say(f"{who} takes {noun}", f"{who} subisce {noun}")
            return self.say(f"remove up to {noun} from {who}", f"togli fino a {noun} da {who}")
        if isinstance(e, p.Destroy):
            return self.say(f"{who} is destroyed", f"{who} è distrutta")
        if isinstance(e, p.RemoveStatus):
            return self.say(f"remove the status marker from {who}", f"togli il segnalino di stato da {who}")
        return self._turn(e)

    def _turn(self, e: Any) -> str:
        if isinstance(e, p.Change):
            stat = self.say(*STATS[e.stat])
            return self.say(f"its {stat} changes by {e.add:+d} for this turn", f"per questo turno {stat} {e.add:+d}")
        if isinstance(e, p.Stray):
            return self.say(
                "an opponent chooses one of six directions, it moves that way as far as it can and does no more",
                "un avversario sceglie una direzione, si muove da quella parte finché può e non fa altro nel turno",
            )
        if isinstance(e, p.ExtraAttack):
            what = self.say("with its normal attack", "con l'attacco normale") if e.attack == "normal" else ""
            return self.say(f"it may attack once more {what}", f"può attaccare ancora una volta {what}").rstrip()
        if isinstance(e, p.TakeTurn):
            return self.say("it takes another turn at once", "fa subito un altro turno")
        return self.say("it neither moves nor attacks this turn", "in questo turno non si muove e non attacca")

    # ---------------------------------------------------------------- conditions and filters

    def condition(self, c: p.Condition) -> str:
        """Return a condition as a clause."""
        if isinstance(c, p.Attack):
            return self._attack(c)
        if isinstance(c, p.Figure):
            who = self.say(*WHO[c.who])
            if c.filter.side == "self":
                rest = " ".join((*self._traits(c.filter, True), *self._place(c.filter, True)))
                text = self.say(f"{who} is {rest}", f"{who} è {rest}")
                return text.replace(" is with ", " has ").replace(" è con ", " ha ")
            return self.say(f"{who} is {self.filter(c.filter, True)}", f"{who} è {self.filter(c.filter, True)}")
        if isinstance(c, p.Number):
            en, it, none_en, none_it = _NUMBERS[c.value]
            if c.op == "=" and c.than == 0 and none_en:
                return self.say(none_en, none_it)
            number = f"{self.say(*_OPS[c.op])} {count(self.lang, c.than, *_NOUNS[c.value])}"
            return self.say(en, it).format(n=number)
        if isinstance(c, p.Not):
            return self.say(f"not ({self.condition(c.condition)})", f"non ({self.condition(c.condition)})")
        parts = [self.condition(one) for one in c.conditions]
        link = self.say(" and ", " e ") if isinstance(c, p.All) else self.say(" or ", " o ")
        return link.join(parts)

    def _attack(self, c: p.Attack) -> str:
        sort = {"normal": self.say("normal ", "normale "), "special": self.say("special ", "speciale "), "any": ""}[
            c.attack
        ]
        reach = {
            "adjacent": self.say("from an adjacent figure", "da una figura adiacente"),
            "distant": self.say("from afar", "da lontano"),
            "any": "",
        }[c.reach]
        types = self.names("type", c.types) if c.types else ""
        said = grammar("en").a(f"{types + ' ' if types else ''}{sort}attack")
        english = f"the attack is {said} {reach}"
        italian = f"l'attacco è un attacco {sort}{'di tipo ' + types + ' ' if types else ''}{reach}"
        return " ".join(self.say(english, italian).split())

    def filter(self, f: p.Filter, one: bool = False) -> str:
        """Return the figures that a filter means, or one of them."""
        one = one or f.side == "self"
        if f.side == "self":
            noun = self.say("this figure", "questa figura")
        elif one:
            noun = self.say(
                {"ally": "a figure you control", "enemy": "an enemy figure", "any": "a figure"}[f.side],
                {"ally": "una figura che controlli", "enemy": "una figura nemica", "any": "una figura"}[f.side],
            )
        else:
            noun = self.say(
                {"ally": "figures you control", "enemy": "enemy figures", "any": "figures"}[f.side],
                {"ally": "figure che controlli", "enemy": "figure nemiche", "any": "figure"}[f.side],
            )
        return " ".join([noun, *self._traits(f, one), *self._place(f, one)])

    def _traits(self, f: p.Filter, one: bool) -> Iterator[str]:
        """Yield what a filter says of the figures themselves."""
        if f.types:
            yield self.say(f"of type {self.names('type', f.types)}", f"di tipo {self.names('type', f.types)}")
        if f.classes:
            classes = self.names("species_class", f.classes)
            yield self.say(f"of class {classes}", f"di classe {classes}")
        if f.sizes:
            sizes = {"small": "piccola", "medium": "media", "large": "grande", "huge": "enorme"}
            yield self.say(f"of size {' or '.join(f.sizes)}", f"di taglia {' o '.join(sizes[s] for s in f.sizes)}")
        if f.statuses:
            marks = self.names("status", f.statuses)
            yield self.say(f"with a {marks} marker", f"con un segnalino {marks}")
        if f.marker is not None:
            name = localised(f.marker, self.lang)
            yield self.say(f"with a {name} marker", f"con un segnalino {name}")
        if f.wounded:
            yield self.say("that is wounded" if one else "that are wounded", "ferita" if one else "ferite")

    def _place(self, f: p.Filter, one: bool) -> Iterator[str]:
        """Yield what a filter says of where they stand."""
        if f.terrains:
            grounds = self.names("terrain", f.terrains)
            yield self.say(f"on {grounds}", f"su {grounds}")
        if f.adjacent:
            yield self.say("adjacent to this figure", f"{'adiacente' if one else 'adiacenti'} a questa figura")
        if f.within:
            near = count(self.lang, f.within, *SIGHT_SPACES)
            yield self.say(f"within {near}", f"entro {near}")
