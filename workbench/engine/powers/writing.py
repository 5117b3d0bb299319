"""Writes effects of the shared grammar as text, with the pointer of the field behind each phrase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from workbench.engine.powers import grammar as words
from workbench.engine.powers.numbers import declared
from workbench.engine.powers.text import Grammar, grammar
from workbench.engine.powers.text.phrase import Phrase, glued, said
from workbench.model.entity import localised

_NOTHING = {"en": "nothing happens", "it": "non succede nulla"}
_SIDED = {"en": "{die}-sided die", "it": "dado a {die} facce"}
_ROLL = {"en": "roll ", "it": "tira "}
#: A die of two sides is a coin; its sides in order.
_COIN = {"en": "toss a coin", "it": "lancia una moneta"}
_SIDES = {"en": ("heads", "tails"), "it": ("testa", "croce")}
_ON = {"en": "on ", "it": "con "}
_DO = {"en": "do this ", "it": "fai così "}
_FOR_EACH = {"en": "for each ", "it": "per ogni "}
_CHOOSE = {"en": "choose ", "it": "scegli "}
_MAY_CHOOSE = {"en": "you may choose ", "it": "puoi scegliere "}
_ALWAYS = {"en": "nothing speaks against it", "it": "nulla lo impedisce"}
_NEVER = {"en": "anything speaks for it", "it": "qualcosa lo permette"}
_UP_TO = {"en": "up to ", "it": "fino a "}


class Telling(Protocol):
    """What a ruleset says in its own words. Each gets the pointer at which the part stands.

    `each` is set by the writer: the chosen one is now each of several in turn, not one that somebody chose.
    """

    each: bool

    def effect(self, effect: Any, pointer: str) -> Phrase:
        """Return a verb of the ruleset as an imperative clause without a full stop."""
        ...

    def condition(self, condition: Any, pointer: str, holds: bool) -> Phrase:
        """Return a condition of the ruleset, or that it does not hold, as a clause that can follow `if`."""
        ...

    def meant(self, filter: Any, pointer: str, count: int) -> Phrase:
        """Return those whom a filter means, without an article: `enemy figures within 3 spaces`."""
        ...

    def one(self, filter: Any, pointer: str) -> Phrase:
        """Return one of those whom a filter means, with the indefinite article: `an enemy figure`."""
        ...

    def number(self, number: Any, pointer: str) -> Phrase:
        """Return a number, shared or own."""
        ...


class Writer:
    """Writes effects in one language."""

    def __init__(self, lang: str, telling: Telling) -> None:
        """Write in `lang`, with the ruleset's own words from `telling`."""
        self.grammar: Grammar = grammar(lang)
        self.telling = telling

    @property
    def lang(self) -> str:
        """The language that is written."""
        return self.grammar.lang

    def effects(self, effects: Sequence[Any], pointer: str) -> Phrase:
        """Return effects one after the other as one clause; for none, that nothing happens."""
        parts = [self.effect(effect, f"{pointer}/{n}") for n, effect in enumerate(effects)]
        return self.grammar.in_turn(parts) if parts else said(_NOTHING[self.lang], pointer)

    def effect(self, effect: Any, pointer: str) -> Phrase:
        """Return one effect as a clause."""
        return self._effect(effect, pointer).under(pointer)

    def condition(self, condition: Any, pointer: str, holds: bool = True) -> Phrase:
        """Return a condition as a clause; without `holds`, that it does not hold, the denial carried inwards."""
        match condition:
            case words.Not():
                told = self.condition(declared(condition, "condition"), f"{pointer}/condition", not holds)
            case words.All():
                told = self._several(condition, pointer, holds, together=holds)
            case words.AnyOf():
                told = self._several(condition, pointer, holds, together=not holds)
            case _:
                told = self.telling.condition(condition, pointer, holds)
        return told.under(pointer)

    def _several(self, condition: Any, pointer: str, holds: bool, together: bool) -> Phrase:
        """Write conditions that must all hold, or one of them; groups inside others stand in brackets."""
        parts = []
        for n, inner in enumerate(declared(condition, "conditions")):
            told = self.condition(inner, f"{pointer}/conditions/{n}", holds)
            group = isinstance(inner, words.All | words.AnyOf) and len(declared(inner, "conditions")) > 1
            parts.append("(" + told + ")" if group else told)
        if not parts:
            return said((_ALWAYS if together else _NEVER)[self.lang])
        return self.grammar.all_of(parts) if together else self.grammar.any_of(parts)

    def _effect(self, effect: Any, pointer: str) -> Phrase:
        match effect:
            case words.Sequence():
                return self.effects(declared(effect, "steps"), f"{pointer}/steps")
            case words.If():
                return self._if(effect, pointer)
            case words.Roll():
                return self._roll(effect, pointer)
            case words.Choose():
                return self._choose(effect, pointer)
            case words.ForEach():
                each = self.telling.meant(declared(effect, "among"), f"{pointer}/among", 1)
                return _FOR_EACH[self.lang] + each + ", " + self._then(effect, pointer, each=True)
            case words.Repeat():
                times = self.telling.number(declared(effect, "times"), f"{pointer}/times")
                done = self.effects(declared(effect, "then"), f"{pointer}/then")
                return self.grammar.times(times, _DO[self.lang].rstrip()) + ": " + done
            case words.ByHand():
                text = localised(effect.text, self.lang)
                return said(text, f"{pointer}/text")
        return self.telling.effect(effect, pointer)

    def _if(self, effect: Any, pointer: str) -> Phrase:
        otherwise = self.effects(effect.otherwise, f"{pointer}/otherwise") if effect.otherwise else ""
        return self.grammar.if_(
            self.condition(effect.when, f"{pointer}/when"), self.effects(effect.then, f"{pointer}/then"), otherwise
        )

    def _roll(self, effect: Any, pointer: str) -> Phrase:
        """Write the rows that do something; the rest of the die does nothing."""
        rows = []
        for n, row in enumerate(effect.table):
            at = f"{pointer}/table/{n}"
            if row.do:
                first, last = row.range
                results = self._results(first, last, effect.die, f"{at}/range")
                rows.append((_ON[self.lang] + results + ", " + self.effects(row.do, f"{at}/do")).under(at))
        done = glued(rows, "; ") if rows else said(_NOTHING[self.lang])
        if effect.die == 2:
            return said(_COIN[self.lang], f"{pointer}/die") + ": " + done
        die = self.grammar.a(_SIDED[self.lang].format(die=effect.die)).under(f"{pointer}/die")
        return _ROLL[self.lang] + die + ": " + done

    def _results(self, first: int, last: int, die: int, pointer: str) -> Phrase:
        """Write results of a die, or a side of a coin."""
        if die == 2 and first == last and 1 <= first <= 2:
            return said(_SIDES[self.lang][first - 1], pointer)
        return self.grammar.results(first, last, die, pointer)

    def _then(self, effect: Any, pointer: str, each: bool) -> Phrase:
        """Write what happens to the chosen one, or to each in turn."""
        before, self.telling.each = self.telling.each, each
        done = self.effects(declared(effect, "then"), f"{pointer}/then")
        self.telling.each = before
        return done

    def _choose(self, effect: Any, pointer: str) -> Phrase:
        among, then = f"{pointer}/among", ": " + self._then(effect, pointer, each=False)
        if effect.count == 1:
            verb = said((_MAY_CHOOSE if effect.up_to else _CHOOSE)[self.lang], f"{pointer}/up_to")
            return verb + self.telling.one(effect.among, among) + then
        count = said(effect.count, f"{pointer}/count")
        many = count + " " + self.telling.meant(effect.among, among, effect.count)
        return _CHOOSE[self.lang] + (_UP_TO[self.lang] + many if effect.up_to else many) + then
