"""A vocabulary for tests: a row of numbered figures with wounds; verbs hit and skip; paths roll and wounds."""

from __future__ import annotations

from typing import Literal

from workbench.engine.chance import Chance
from workbench.engine.powers import grammar
from workbench.engine.powers.text.noun import Noun
from workbench.engine.powers.text.phrase import said

FIGURE = Noun("figure", "figures", "figura", "figure", "f")


class Meant(grammar.Filter, frozen=True, kw_only=True):
    """Figures meant."""

    wounded: bool = False


class Count(grammar.Count, frozen=True, kw_only=True):
    """How many."""

    of: Meant


class Quotient(grammar.Quotient, frozen=True, kw_only=True):
    """A part."""

    value: Number


class Sum(grammar.Sum, frozen=True, kw_only=True):
    """A sum."""

    parts: tuple[Number, ...]


class Product(grammar.Product, frozen=True, kw_only=True):
    """A product."""

    parts: tuple[Number, ...]


class Least(grammar.Least, frozen=True, kw_only=True):
    """The smallest."""

    parts: tuple[Number, ...]


class Greatest(grammar.Greatest, frozen=True, kw_only=True):
    """The greatest."""

    parts: tuple[Number, ...]


class Path(grammar.Path, frozen=True, kw_only=True):
    """By name."""

    path: Literal["wounds", "round"]


Number = int | Count | Quotient | Sum | Product | Least | Greatest | Path


class Compare(grammar.Compare, frozen=True, kw_only=True):
    """Numbers compare."""

    value: Number
    than: Number


class Not(grammar.Not, frozen=True, kw_only=True):
    """Not."""

    condition: Condition


class All(grammar.All, frozen=True, kw_only=True):
    """All."""

    conditions: tuple[Condition, ...]


class AnyOf(grammar.AnyOf, frozen=True, kw_only=True):
    """Any."""

    conditions: tuple[Condition, ...]


class Night(grammar.Condition, tag="night", frozen=True, kw_only=True):
    """It is night."""


Condition = Compare | Not | All | AnyOf | Night


class Sequence(grammar.Sequence, frozen=True, kw_only=True):
    """In order."""

    steps: tuple[Effect, ...]


class If(grammar.If, frozen=True, kw_only=True):
    """Either or."""

    when: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class Row(grammar.Row, frozen=True, kw_only=True):
    """A row."""

    do: tuple[Effect, ...] = ()


class Roll(grammar.Roll, frozen=True, kw_only=True):
    """Roll."""

    table: tuple[Row, ...]


class Choose(grammar.Choose, frozen=True, kw_only=True):
    """Choose."""

    among: Meant
    then: tuple[Effect, ...]


class ForEach(grammar.ForEach, frozen=True, kw_only=True):
    """For each."""

    among: Meant
    then: tuple[Effect, ...]


class Repeat(grammar.Repeat, frozen=True, kw_only=True):
    """Several times."""

    times: Number
    then: tuple[Effect, ...]


class ByHand(grammar.ByHand, frozen=True, kw_only=True):
    """Printed only."""


class Hit(grammar.Effect, tag="hit", frozen=True, kw_only=True):
    """Wound figure 0, or the chosen one."""

    who: Literal["first", "chosen"] = "first"


Effect = Sequence | If | Roll | Choose | ForEach | Repeat | ByHand | Hit


class Power(grammar.Data, frozen=True, kw_only=True):
    """A power."""

    do: tuple[Effect, ...]


class Table:
    """The context of tests: four figures, 0 and 1 ours, 2 and 3 theirs."""

    def __init__(self, faces=(), answers=()):
        self.wounds = [0, 0, 0, 0]
        self.round = 3
        self.night = False
        self.asked = []
        self.faces = list(faces)
        self.chance = Chance(1)


class Words:
    """The vocabulary compiled."""

    slot = None

    def path(self, path):
        if path == "round":
            return lambda table, local: table.round
        return lambda table, local: sum(table.wounds)

    def among(self, meant):
        side = {"self": 1, "ally": 3, "enemy": 12, "any": 15, "neutral": 0}[meant.side]
        return lambda table, local: side & sum(1 << n for n in range(4) if table.wounds[n] or not meant.wounded)

    def condition(self, condition):
        return lambda table, local: table.night

    def verb(self, effect):
        if isinstance(effect, ByHand):
            return lambda table, local: table.asked.append("by hand") or True
        slot = self.slot

        def hit(table, local):
            table.wounds[local[slot] if effect.who == "chosen" else 0] += 1

        return hit

    def ask(self, choose, slot):
        return lambda table, local: table.asked.append((local[slot + 1], choose.up_to)) or True

    def roll(self, roll):
        return lambda table, local: table.faces.pop(0)

    def chosen(self, slot, inner):
        before, self.slot = self.slot, slot
        inner()
        self.slot = before


class Telling:
    """The vocabulary in words."""

    each = False

    def __init__(self, writer):
        self.writer = writer

    def effect(self, effect, pointer):
        who = said({"first": "1", "chosen": "that one" if self.each else "it"}[effect.who], f"{pointer}/who")
        return {"en": "hit ", "it": "colpisci "}[self.writer] + who

    def condition(self, condition, pointer, holds):
        told = {"en": ("it is not night", "it is night"), "it": ("non è notte", "è notte")}[self.writer]
        return said(told[holds])

    def one(self, meant, pointer):
        noun = {"en": "a figure", "it": "una figura"}[self.writer]
        enemy = {"en": "an enemy figure", "it": "una figura nemica"}[self.writer]
        return said(enemy if meant.side == "enemy" else noun, f"{pointer}/side")

    def meant(self, meant, pointer, count):
        side = {"en": {"enemy": "enemy "}, "it": {}}[self.writer].get(meant.side, "")
        return said(side, f"{pointer}/side") + FIGURE.form(self.writer, count)

    def number(self, number, pointer):
        return said(number, pointer)
