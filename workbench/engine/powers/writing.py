"""Writes effects of the shared grammar as text, with the pointer of the field behind each phrase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from workbench.engine.powers import grammar as words
from workbench.engine.powers.text import Grammar, grammar
from workbench.engine.powers.text.phrase import Phrase, glued, said

_NOTHING = {"en": "nothing happens", "it": "non succede nulla"}
_ROLL = {"en": "roll a d{die}", "it": "tira un d{die}"}
_ON = {"en": "on ", "it": "con "}
_DO = {"en": "do this ", "it": "fai così "}
_FOR_EACH = {"en": "for each ", "it": "per ogni "}
_CHOOSE = {"en": "choose ", "it": "scegli "}
_UP_TO = {"en": "up to ", "it": "fino a "}


class Telling(Protocol):
    """What a ruleset says in its own words. Each gets the pointer at which the part stands."""

    def effect(self, effect: Any, pointer: str) -> Phrase:
        """Return a verb of the ruleset as an imperative clause without a full stop."""
        ...

    def condition(self, condition: Any, pointer: str) -> Phrase:
        """Return a condition, shared or own, as a clause that can follow `if`."""
        ...

    def meant(self, filter: Any, pointer: str, count: int) -> Phrase:
        """Return those whom a filter means, without an article: `enemy figures within 3 spaces`."""
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
        match effect:
            case words.Sequence():
                return self.effects(_field(effect, "steps"), f"{pointer}/steps")
            case words.If():
                return self._if(effect, pointer)
            case words.Roll():
                return self._roll(effect, pointer)
            case words.Choose():
                return self._choose(effect, pointer)
            case words.ForEach():
                each = self.telling.meant(_field(effect, "among"), f"{pointer}/among", 1)
                return _FOR_EACH[self.lang] + each + ", " + self.effects(_field(effect, "then"), f"{pointer}/then")
            case words.Repeat():
                times = self.telling.number(_field(effect, "times"), f"{pointer}/times")
                done = self.effects(_field(effect, "then"), f"{pointer}/then")
                return self.grammar.times(times, _DO[self.lang].rstrip()) + ": " + done
            case words.ByHand():
                text = effect.text.get(self.lang) or effect.text.get("en") or next(iter(effect.text.values()), "")
                return said(text, f"{pointer}/text")
        return self.telling.effect(effect, pointer).under(pointer)

    def _if(self, effect: Any, pointer: str) -> Phrase:
        otherwise = self.effects(effect.otherwise, f"{pointer}/otherwise") if effect.otherwise else ""
        return self.grammar.if_(
            self.telling.condition(effect.when, f"{pointer}/when"),
            self.effects(effect.then, f"{pointer}/then"),
            otherwise,
        )

    def _roll(self, effect: Any, pointer: str) -> Phrase:
        """Write the rows that do something; the rest of the die does nothing."""
        rows = []
        for n, row in enumerate(effect.table):
            at = f"{pointer}/table/{n}"
            if row.do:
                first, last = row.range
                results = self.grammar.results(first, last, effect.die, f"{at}/range")
                rows.append(_ON[self.lang] + results + ", " + self.effects(row.do, f"{at}/do"))
        die = said(_ROLL[self.lang].format(die=effect.die), f"{pointer}/die")
        return die + ": " + (glued(rows, "; ") if rows else _NOTHING[self.lang])

    def _choose(self, effect: Any, pointer: str) -> Phrase:
        count = said(effect.count, f"{pointer}/count")
        those = self.telling.meant(effect.among, f"{pointer}/among", effect.count)
        many = _UP_TO[self.lang] + count + " " + those if effect.up_to else count + " " + those
        chosen = self.grammar.a(those) if effect.count == 1 and not effect.up_to and self.lang == "en" else many
        return _CHOOSE[self.lang] + chosen + ": " + self.effects(effect.then, f"{pointer}/then")


def _field(value: Any, name: str) -> Any:
    """A recursive field, which only the ruleset's subclass declares."""
    return getattr(value, name)
