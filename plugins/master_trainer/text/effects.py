"""What cards do in words: this game's verbs, conditions, filters and numbers, for the kernel's writer."""

from __future__ import annotations

from typing import Any

from workbench.api.rules import Phrase, Wording, Writer, said

from ..codes import SPACES
from ..compiled import Table
from ..structs import effects as e
from .words import SPACES as SPACE_WORDS

_FOES = {
    "wild": ("a Pokémon of the pile", "un Pokémon del mazzo"),
    "gym": ("a Gym Leader", "un Capopalestra"),
    "trainer": ("another player", "un altro giocatore"),
}
_PATHS = {
    "spin": ("the number spun", "il numero girato"),
    "pcs": ("the PCs that you have", "i PC che hai"),
    "pokemon": ("the number of your Pokémon", "il numero dei tuoi Pokémon"),
    "rares": ("the number of your Rare Pokémon", "il numero dei tuoi Pokémon rari"),
    "items": ("the number of your items", "il numero dei tuoi strumenti"),
}
_MOST = {
    "pcs": (" with most PCs", " con più PC"),
    "pokemon": (" with most Pokémon", " con più Pokémon"),
    "items": (" with most items", " con più strumenti"),
}
_OPS = {
    "<": ("less than", "meno di"), "<=": ("at most", "al massimo"), "=": ("exactly", "esattamente"),
    ">=": ("at least", "almeno"), ">": ("more than", "più di"),
}  # fmt: skip
_ONE = {"item": ("an item", "uno strumento"), "event": ("an event", "un evento")}
_MANY = {"item": (" items", " strumenti"), "event": (" events", " eventi")}


class Effects(Wording):
    """Tells the effects of cards in one language; `find` names types."""

    def clause(self, effects: tuple[e.Effect, ...], pointer: str) -> Phrase:
        """Return effects in order as one sentence."""
        return Writer(self.lang, self).effects(effects, pointer).sentence()

    # ------------------------------------------------------------ numbers, players, conditions

    def number(self, number: Any, pointer: str) -> Phrase:
        """Return a number as words."""
        match number:
            case int():
                return said(str(number), pointer)
            case e.Path():
                return said(self.say(*_PATHS[number.path]), f"{pointer}/path")
            case e.Count():
                of = self.meant(number.of, f"{pointer}/of", 2)
                return self.say("the number of {of}", "il numero di {of}", of=of)
        parts = [self.number(part, f"{pointer}/parts/{n}") for n, part in enumerate(number.parts)]
        whole = parts[0]
        for part in parts[1:]:
            whole = whole + " × " + part
        return whole

    def meant(self, filter: Any, pointer: str, count: int) -> Phrase:
        """Return the players that are meant."""
        many = count != 1
        others = self.say("other players" if many else "other player", "altri giocatori" if many else "altro giocatore")
        anybody = self.say("players" if many else "player", "giocatori" if many else "giocatore")
        words = others if filter.side == "enemy" else anybody
        return said(words + (self.say(*_MOST[filter.most]) if filter.most else ""), pointer)

    def one(self, filter: Any, pointer: str) -> Phrase:
        """Return one of the players that are meant."""
        other = self.say("another player", "un altro giocatore")
        words = other if filter.side == "enemy" else self.say("a player", "un giocatore")
        return said(words + (self.say(*_MOST[filter.most]) if filter.most else ""), pointer)

    def condition(self, condition: Any, pointer: str, holds: bool) -> Phrase:
        """Return a condition as a clause after `if`."""
        no, non = ("", "") if holds else ("not ", "non ")
        match condition:
            case e.Spun():
                numbers = self._numbers(condition.numbers, pointer)
                return self.say(f"you {'spin' if holds else 'do not spin'} {{n}}", f"{non}giri {{n}}", n=numbers)
            case e.OfType():
                types = self.grammar.any_of([self.named("type", name, "") for name in condition.types]).under(
                    f"{pointer}/types"
                )
                if condition.whose == "mine":
                    return self.say(
                        f"your Pokémon is {no}of type {{t}}", f"il tuo Pokémon {non}è di tipo {{t}}", t=types
                    )
                return self.say(f"the opponent is {no}of type {{t}}", f"l’avversario {non}è di tipo {{t}}", t=types)
            case e.Against():
                foe = said(self.say(*_FOES[condition.foe]), f"{pointer}/foe")
                return self.say(f"you are {no}battling {{foe}}", f"{non}lotti contro {{foe}}", foe=foe)
        value, than = self.number(condition.value, f"{pointer}/value"), self.number(condition.than, f"{pointer}/than")
        op = said(self.say(*_OPS[condition.op]), f"{pointer}/op")
        return self.say(f"{{v}} is {no}{{op}} {{than}}", f"{{v}} {non}è {{op}} {{than}}", v=value, op=op, than=than)

    def _numbers(self, numbers: tuple[int, ...], pointer: str) -> Phrase:
        """Return numbers of the spinner: 3 or more, 3 or less, 1, 3 or 5."""
        low, high = min(numbers, default=0), max(numbers, default=0)
        if len(numbers) > 2 and sorted(numbers) == list(range(low, high + 1)) and (low == 0 or high == 10):
            words = (
                self.say(f"{low} or more", f"{low} o più")
                if high == 10
                else self.say(f"{high} or less", f"{high} o meno")
            )
            return said(words, f"{pointer}/numbers")
        return self.grammar.any_of([said(str(n)) for n in numbers]).under(f"{pointer}/numbers")

    # ------------------------------------------------------------ verbs

    def effect(self, effect: Any, pointer: str) -> Phrase:
        """Return one of this game's verbs as an imperative clause."""
        return self._battle(effect, pointer) or self._money(effect, pointer) or self._cards(effect, pointer)

    def _battle(self, effect: Any, pointer: str) -> Phrase | None:
        match effect:
            case e.AddPoints():
                return self._points(effect, pointer)
            case e.BestSpin():
                return self.say("spin twice and count the higher number", "gira due volte e conta il numero più alto")
            case e.WinOn():
                n = self._numbers(effect.numbers, pointer)
                return self.say("a spin of {n} wins at once as well", "anche girando {n} vinci subito", n=n)
            case e.NoZero():
                return self.say("a spin of 0 does not lose at once", "girando 0 non perdi subito")
            case e.CallOff():
                return self.say("the battle ends without a winner", "la lotta finisce senza vincitore")
            case e.WinAtOnce():
                return self.say("win the battle without spinning", "vinci la lotta senza girare")
        return None

    def _points(self, effect: e.AddPoints, pointer: str) -> Phrase:
        less = isinstance(effect.amount, int) and effect.amount < 0
        amount = self.number(
            abs(effect.amount) if isinstance(effect.amount, int) else effect.amount, f"{pointer}/amount"
        )
        mine = effect.whose == "mine"
        whose = said(
            self.say(
                "your total" if mine else "the opponent’s total", "tuo totale" if mine else "totale dell’avversario"
            ),
            f"{pointer}/whose",
        )
        if less:
            return self.say("take {n} off {whose}", "togli {n} dal {whose}", n=amount, whose=whose)
        return self.say("add {n} to {whose}", "aggiungi {n} al {whose}", n=amount, whose=whose)

    def _pcs(self, amount: Any, pointer: str) -> Phrase:
        number = self.number(amount, pointer)
        if isinstance(amount, int):
            return self.say("{n} PCs", "{n} PC", n=number)
        return self.say("{n} in PCs", "{n} in PC", n=number)

    def _money(self, effect: Any, pointer: str) -> Phrase | None:
        match effect:
            case e.Gain():
                n = self._pcs(effect.amount, f"{pointer}/amount")
                return self._done(
                    effect.who,
                    ("collect {n}", "that player collects {n}"),
                    ("prendi {n}", "quel giocatore prende {n}"),
                    n,
                )
            case e.Pay():
                return self._pay(effect, pointer)
            case e.Follow():
                space = said(self.say(*SPACE_WORDS[SPACES[effect.space]]), f"{pointer}/space")
                return self.say(
                    "stay where you are and follow the {s} space", "resta dove sei e segui la casella {s}", s=space
                )
        return self._turns(effect, pointer)

    def _turns(self, effect: Any, pointer: str) -> Phrase | None:
        match effect:
            case e.Spin():
                return self.say("spin the spinner", "gira la ruota")
            case e.Move():
                n = said(str(effect.spaces), f"{pointer}/spaces")
                many = effect.spaces != 1
                return self.say(
                    f"move on {{n}} space{'s' * many}", f"avanza di {{n}} casell{'e' if many else 'a'}", n=n
                )
            case e.MissTurn():
                return self._done(
                    effect.who,
                    ("miss your next turn", "that player misses the next turn"),
                    ("salta il tuo prossimo turno", "quel giocatore salta il prossimo turno"),
                )
            case e.TurnAgain():
                return self.say("take another turn after this one", "dopo questo turno fanne un altro")
        return None

    def _done(self, who: str, en: tuple[str, str], it: tuple[str, str], n: Phrase | str = "") -> Phrase:
        """Return what you do or the chosen player does, as (you, that player) in both languages."""
        other = int(who == "chosen")
        return self.say(en[other], it[other], n=n)

    def _pay(self, effect: e.Pay, pointer: str) -> Phrase:
        to = {
            "bank": ("to the bank", "alla banca"),
            "self": ("to you", "a te"),
            "chosen": ("to that player", "a quel giocatore"),
        }[effect.to]
        whole = self._pcs(effect.amount, f"{pointer}/amount") + " " + said(self.say(*to), f"{pointer}/to")
        return self._done(
            effect.who, ("pay {n}", "that player pays {n}"), ("paga {n}", "quel giocatore paga {n}"), whole
        )

    def _cards(self, effect: Any, pointer: str) -> Phrase:
        if isinstance(effect, e.TakeItem):
            return self.say(
                "take one of that player’s items, drawn at random",
                "prendi a caso uno degli strumenti di quel giocatore",
            )
        n = said(str(effect.count), f"{pointer}/count")
        if isinstance(effect, e.DrawPokemon):
            return self._done(
                effect.who,
                ("take {n} Pokémon from the pile, without a battle", "that player takes {n} Pokémon from the pile"),
                ("prendi {n} Pokémon dal mazzo, senza lotta", "quel giocatore prende {n} Pokémon dal mazzo"),
                n,
            )
        if isinstance(effect, e.LosePokemon):
            return self._done(
                effect.who,
                ("lose {n} Pokémon of your choice", "that player loses {n} Pokémon of their choice"),
                ("perdi {n} Pokémon a tua scelta", "quel giocatore perde {n} Pokémon a sua scelta"),
                n,
            )
        n = self._pieces(effect.count, getattr(effect, "kind", "item"), f"{pointer}/count")
        if isinstance(effect, e.DiscardCards):
            return self._done(
                effect.who, ("discard {n}", "that player discards {n}"), ("scarta {n}", "quel giocatore scarta {n}"), n
            )
        return self._done(
            effect.who, ("draw {n}", "that player draws {n}"), ("pesca {n}", "quel giocatore pesca {n}"), n
        )

    def _pieces(self, count: int, kind: str, pointer: str) -> Phrase:
        """Return so many items or events."""
        if count == 1:
            return said(self.say(*_ONE[kind]), pointer)
        return said(str(count), pointer) + self.say(*_MANY[kind])


def does(table: Table, card: int, lang: str) -> str:
    """Return what a card of a game does, in a sentence."""

    def find(kind: str, name: str) -> Any:
        return {"name": table.types[name][0]} if kind == "type" and name in table.types else None

    return str(Effects(find, lang).clause(table.cards[card].effects, ""))
