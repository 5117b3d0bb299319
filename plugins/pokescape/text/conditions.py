"""Conditions in words, as clauses that can follow `if`; each can be denied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, assert_never

from workbench.api.rules import Phrase, glued, minus, said

from ..structs import powers as p
from .figures import Figures
from .wording import LIFE_POINT, SKULL, WOUND

_DENIED = {"<": ">=", "<=": ">", ">=": "<", ">": "<="}
_OPS = {
    "<": ("fewer than", "meno di"),
    "<=": ("at most", "al massimo"),
    "=": ("exactly", "esattamente"),
    ">=": ("at least", "almeno"),
    ">": ("more than", "più di"),
}
#: What is said of some, of none, and that it is not exactly so many; {n} is how many, {this} this figure.
_COUNTED = {
    "attack.skulls": (
        SKULL,
        ("the attack rolls {n}", "l’attacco ottiene {n}"),
        ("the attack rolls no skulls", "l’attacco non ottiene teschi"),
        ("the attack does not roll {n}", "l’attacco non ottiene {n}"),
    ),
    "attack.wounds": (
        WOUND,
        ("the attack gives {n}", "l’attacco infligge {n}"),
        ("the attack gives no wounds", "l’attacco non infligge ferite"),
        ("the attack does not give {n}", "l’attacco non infligge {n}"),
    ),
    "self.wounds": (
        WOUND,
        ("{this}has {n}", "{this}ha {n}"),
        ("{this}has no wounds", "{this}non ha ferite"),
        ("{this}does not have {n}", "{this}non ha {n}"),
    ),
    "self.life_left": (
        LIFE_POINT,
        ("{this}has {n} left", "{this}ha ancora {n}"),
        ("{this}has no life points left", "{this}non ha più punti vita"),
        ("{this}does not have {n} left", "{this}non ha {n} rimasti"),
    ),
}
_ROUNDS = {
    "<": ("it is before round {n}", "è prima del round {n}"),
    "<=": ("it is round {n} or earlier", "è il round {n} o uno precedente"),
    "=": ("it is round {n}", "è il round {n}"),
    ">=": ("it is round {n} or later", "è il round {n} o uno successivo"),
    ">": ("it is after round {n}", "è dopo il round {n}"),
    "≠": ("it is not round {n}", "non è il round {n}"),
}
_SORTS = {"any": ("", ""), "normal": ("normal", "normale"), "special": ("special", "speciale")}
_IS = ("the attack is ", "l’attacco è ")
_DENIALS = {
    _IS: ("the attack is not ", "l’attacco non è "),
    ("the attack comes ", "l’attacco viene "): ("the attack does not come ", "l’attacco non viene "),
}
#: How far the attack comes, by who is spoken of: the one that is attacked, the one that attacks, or nobody.
_REACHES = {
    ("any", ""): ("", ""),
    ("adjacent", ""): ("between adjacent figures", "tra figure adiacenti"),
    ("adjacent", "from"): ("from an adjacent figure", "da una figura adiacente"),
    ("adjacent", "on"): ("on an adjacent figure", "contro una figura adiacente"),
    ("distant", ""): ("from afar", "da lontano"),
}


class Conditions(Figures):
    """Writes conditions.

    `attacked` says of the attack in hand: `from` it is on this figure, `on` it is this figure's. `itself`: the sentence
    has just named this figure.
    """

    attacked = ""
    itself = False

    def condition(self, c: Any, pointer: str, holds: bool) -> Phrase:
        """Return a condition of the ruleset, or that it does not hold."""
        told: Callable[[Any, str, bool], Phrase]
        match c:
            case p.Attack():
                told = self._attack
            case p.Figure():
                told = self._figure
            case p.Number():
                told = self._number
            case _:
                assert_never(c)
        return told(c, pointer, holds)

    def _attack(self, c: p.Attack, pointer: str, holds: bool) -> Phrase:
        near = _REACHES.get((c.reach, self.attacked)) or _REACHES[c.reach, ""]
        reach = said(self.say(*near), f"{pointer}/reach")
        if c.attack == "any" and not c.types and reach:
            bare = ("the attack comes ", "l’attacco viene ") if c.reach == "distant" or self.attacked == "from" else _IS
            return self.say(*(bare if holds else _DENIALS[bare])) + reach
        sort = said(self.say(*_SORTS[c.attack]), f"{pointer}/attack")
        types = self.any_of("type", c.types, f"{pointer}/types") if c.types else said("")
        if self.lang == "it":
            noun = glued(["un attacco", sort, "di tipo " + types if types else "", reach])
        else:
            noun = self.grammar.a(glued([types, sort, "attack"])) + (" " + reach if reach else "")
        return self.say(*(_IS if holds else _DENIALS[_IS])) + noun

    def _figure(self, c: p.Figure, pointer: str, holds: bool) -> Phrase:
        itself = c.who == "self" and c.filter.side == "self"
        told = self.being(c.filter, f"{pointer}/filter", holds, itself)
        return self.role(c.who, f"{pointer}/who")() + " " + told

    def _number(self, c: p.Number, pointer: str, holds: bool) -> Phrase:
        op = c.op if holds else _DENIED.get(c.op, "≠")
        than = f"{pointer}/than"
        if c.value == "round":
            return self.say(*_ROUNDS[op], n=said(minus(c.than), than))
        noun, some, none, other = _COUNTED[c.value]
        this = self.say("it ", "") if self.itself else self.say("this figure ", "questa figura ")
        if (op, c.than) in (("=", 0), ("<", 1), ("<=", 0)):
            return said(self.say(*none, this=this), than)
        if (op, c.than) in (("≠", 0), (">", 0)):
            op, number = ">=", 1
        else:
            number = c.than
        many = said(self.say(*_OPS["=" if op == "≠" else op]), f"{pointer}/op") + " " + self.count(number, noun, than)
        return self.say(*(other if op == "≠" else some), n=many, this=this)
