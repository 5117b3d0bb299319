"""The printed text of powers, written from their data (PS-POW-10); English and Italian."""

from __future__ import annotations

from ..structs import powers as p
from .effects import SIGHT_SPACES, STATS, EffectWriter
from .names import count, joined, word

_MOMENTS = {
    "turn.start": ("At the start of its turn", "All'inizio del suo turno"),
    "turn.end": ("At the end of its turn", "Alla fine del suo turno"),
    "round.end": ("At the end of each round", "Alla fine di ogni round"),
    "attack.reaction": (
        "When this figure is attacked, before defense dice",
        "Quando questa figura è attaccata, prima dei dadi difesa",
    ),
    "attack.after_reaction": (
        "When this figure attacks, after reactions and before defense dice",
        "Quando questa figura attacca, dopo le reazioni e prima dei dadi difesa",
    ),
    "attack.resolved": ("After this figure attacks", "Dopo che questa figura ha attaccato"),
    "defense.resolved": ("After this figure is attacked", "Dopo che questa figura è stata attaccata"),
    "figure.destroyed": ("When it destroys a figure", "Quando distrugge una figura"),
}
_LIMITS = {
    "turn": ("Once a turn.", "Una volta per turno."),
    "round": ("Once a round.", "Una volta per round."),
    "battle": ("Once a battle.", "Una volta per battaglia."),
}

_IGNORED = {
    "terrain_stop": ("need not stop in water", "non si ferma in acqua"),
    "terrain_cost": ("pays no extra cost of terrain", "non paga costi extra del terreno"),
    "terrain_harm": ("is never harmed by terrain", "non subisce danni dal terreno"),
    "falls": ("takes no falling damage", "non subisce danni da caduta"),
    "figures": ("may pass through enemies", "può attraversare i nemici"),
}


class Writer(EffectWriter):
    """Writes whole powers."""

    def power(self, power: p.Power) -> str:
        """Return a power as a card prints it: its name, then what it does."""
        body = {
            p.SpecialAttack: self._special,
            p.Modifier: self._modifier,
            p.Traversal: self._traversal,
            p.Trigger: self._trigger,
            p.Immunity: self._immunity,
            p.Action: self._action,
            p.Duty: self._duty,
            p.ByHand: lambda power: word(power.text, self.lang),
        }[type(power)](power)  # type: ignore[operator]
        return f"{word(power.name, self.lang).upper()}: {body}"

    def _special(self, a: p.SpecialAttack) -> str:
        type_ = f" ({self.named('type', a.type)})" if a.type else ""
        reach = self.say("Special", "Speciale") if a.area and a.area.around == "self" else str(a.range)
        text = self.say(
            f"Special attack{type_}. Range {reach}. Attack {a.dice}.",
            f"Attacco speciale{type_}. Gittata {reach}. Attacco {a.dice}.",
        )
        if a.area:
            text += " " + self._area(a.area)
        if a.hit:
            done = self.effects(a.hit)
            text += self.say(f" If it gives at least one wound, {done}.", f" Se infligge almeno una ferita, {done}.")
        if a.height_dice:
            text += self.say(" Height advantage adds dice.", " Il vantaggio d'altezza aggiunge dadi.")
        if a.while_engaged:
            text += self.say(" It may be used on others while engaged.", " Si può usare su altri anche se ingaggiata.")
        return text + self._limit(a.limit)

    def _area(self, area: p.Area) -> str:
        near = count(self.lang, area.radius, *SIGHT_SPACES)
        once = self.say("roll attack dice once, each defends for itself.",
                        "i dadi d'attacco si tirano una volta, ognuno si difende.")  # fmt: skip
        enemies = area.affects == "enemies"
        who = self.say(*(("all enemies", "tutti i nemici") if enemies else ("all others", "tutti gli altri")))
        if area.around == "self":
            text = self.say(f"{who} within {near} are attacked", f"{who} entro {near} sono attaccati")
        elif area.around == "space":
            who = self.say(*(("all enemies", "tutti i nemici") if enemies else ("all figures", "tutte le figure")))
            far = count(self.lang, area.radius, ("space", "spazio"), ("spaces", "spazi"))
            text = self.say(f"target a space, occupied or not; {who} within {far} of it are attacked",
                            f"bersaglia uno spazio, occupato o no; {who} entro {far} subiscono l'attacco")  # fmt: skip
        else:
            text = self.say(f"the target and {who} within {near} of it are attacked",
                            f"il bersaglio e {who} entro {near} da esso sono attaccati")  # fmt: skip
        return f"{text[:1].upper()}{text[1:]}: {once}"

    def _modifier(self, m: p.Modifier) -> str:
        dice = m.stat in ("attack", "defense")
        noun = count(self.lang, abs(m.add), ("die", "dado"), ("dice", "dadi")) if dice else str(abs(m.add))
        stat = self.say(*STATS[m.stat])
        who = self.filter(m.who)
        text = self.say(
            f"{who}: {stat} {'+' if m.add >= 0 else '−'}{noun}", f"{who}: {stat} {'+' if m.add >= 0 else '−'}{noun}"
        )
        if m.when is not None:
            text += self.say(f" while {self.condition(m.when)}", f" se {self.condition(m.when)}")
        return text[:1].upper() + text[1:] + "."

    def _traversal(self, t: p.Traversal) -> str:
        parts = []
        if t.fly:
            parts.append(self.say("It may fly.", "Può volare."))
        if t.stealth:
            parts.append(
                self.say(
                    "It takes off without leaving-engagement rolls.", "Decolla senza tiri per aver lasciato l'ingaggio."
                )
            )
        if t.free_levels:
            parts.append(self._free(t.free_levels))
        if t.ignores:
            shown = joined([self.say(*_IGNORED[word_]) for word_ in t.ignores], self.lang)
            parts.append(self.say(f"It {shown}.", f"{shown[:1].upper()}{shown[1:]}."))
        return " ".join(parts)

    def _free(self, levels: int) -> str:
        if levels == 1:
            return self.say(
                "When it moves up, the first level of each rise costs nothing.",
                "Quando sale, il primo livello di ogni salita non costa nulla.",
            )
        return self.say(
            f"When it moves up, the first {levels} levels of each rise cost nothing.",
            f"Quando sale, i primi {levels} livelli di ogni salita non costano nulla.",
        )

    def _trigger(self, t: p.Trigger) -> str:
        when = f", {self.say('if', 'se')} {self.condition(t.when)}" if t.when is not None else ""
        return f"{self.say(*_MOMENTS[t.on])}{when}: {self.effects(t.do)}." + self._limit(t.limit)

    def _action(self, a: p.Action) -> str:
        instead = {"move": ("Instead of moving", "Invece di muovere"),
                   "attack": ("Instead of attacking", "Invece di attaccare")}[a.instead_of]  # fmt: skip
        when = f", {self.say('if', 'se')} {self.condition(a.when)}" if a.when is not None else ""
        return f"{self.say(*instead)}{when}: {self.effects(a.do)}." + self._limit(a.limit)

    def _duty(self, d: p.Duty) -> str:
        who = self.filter(d.against, True)
        return self.say(
            f"If it can move so that it may attack {who}, it must, and must attack one.",
            f"Se può muovere in modo da attaccare {who}, deve farlo e attaccarne una.",
        )

    def _immunity(self, i: p.Immunity) -> str:
        names = self.names("status", i.statuses)
        return self.say(f"{names} markers may not be placed on it.", f"Non riceve segnalini {names}.")

    def _limit(self, limit: str) -> str:
        return f" {self.say(*_LIMITS[limit])}" if limit in _LIMITS else ""
