"""What a ruleset says of a pack's content: where one can walk, what it cannot play, what a card prints.

A plugin that raises is told once, by `failure`, and does not take the program with it.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef
from workbench.model.schema_fault import ADVICE, SchemaFault
from workbench.pluginhost.plain_steps import plain_steps

if TYPE_CHECKING:
    from workbench.engine.powers.text.phrase import Phrase
    from workbench.engine.question import Answer, Question, Values
    from workbench.engine.ruleset import Fault, Lookup, Ruleset, Steps

    Judge: TypeAlias = Callable[[str, Any, Lookup], Iterable[Fault]]

T = TypeVar("T")


class ContentRules:
    """A ruleset's answers about one set of packs; with no ruleset it knows only where hexes lie."""

    def __init__(self, packs: PackSet, ruleset: Ruleset | None) -> None:
        self._packs = packs
        self._ruleset = ruleset
        self.failure = ""

    def find(self, kind: str, name: str) -> Any:
        """Return the data that a reference to `kind`, written in the opened pack, means; None when there is none."""
        ref = self._packs.resolve(name, (kind,), self._packs.opened.id)
        entity = self._packs.get(ref) if ref else None
        return entity.data if entity else None

    def ids(self, kind: str) -> tuple[str, ...]:
        """Return the ids of a kind that the opened pack sees, sorted."""
        return tuple(sorted(self._packs.visible(kind)))

    def questions(self) -> tuple[Question, ...]:
        """Return the exact questions that the ruleset answers; none when it does not say."""
        from workbench.engine.question import Answering  # noqa: PLC0415 no part of the window's first paint

        ruleset = self._ruleset
        return (self._guarded(ruleset.questions) or ()) if isinstance(ruleset, Answering) else ()

    def answer(self, question: Question, values: Values, lang: str) -> Answer | None:
        """Return the answer to one of them; None, and `failure`, when the ruleset came to grief over it.

        Raises:
            Unanswered: the values make no question, and why.
        """
        from workbench.engine.question import Unanswered  # noqa: PLC0415 no part of the window's first paint

        def ask() -> Answer | Unanswered:
            try:
                return question.answer(self, question.filled(values), lang)
            except Unanswered as wrong:
                return wrong

        told = self._guarded(ask)
        if isinstance(told, Unanswered):
            raise told
        return told

    def steps(self, ref: EntityRef) -> Steps | None:
        """Return where one can walk on a map, without a ruleset to every neighbour; None when it cannot be said."""
        entity = self._packs.get(ref)
        ruleset = self._ruleset
        if entity is None:
            return None
        if ruleset is None:
            return plain_steps(entity.data)
        return self._guarded(lambda: ruleset.steps(entity.data, self.find))

    def faults(self, ref: EntityRef) -> tuple[SchemaFault, ...]:
        """Return what the ruleset has against an entity: what it cannot read, else what it cannot play.

        Those with keyword `ADVICE` can be played and are hardly meant so.
        """
        entity = self._packs.get(ref)
        if self._ruleset is None or entity is None:
            return ()
        structs, data = self._ruleset.structs, entity.data
        if ref.kind in structs:
            unread = self._read(structs[ref.kind], data, "")
        elif f"{ref.kind}.rules" in structs and isinstance(data, dict) and "rules" in data:
            unread = self._read(structs[f"{ref.kind}.rules"], data["rules"], "/rules")
        else:
            return ()
        return unread or self._judged(ref.kind, data)

    def _judged(self, kind: str, data: Any) -> tuple[SchemaFault, ...]:
        """Return what the ruleset cannot play, then what it takes for hardly meant; it may say neither."""
        from workbench.engine.ruleset import FindsFaults, GivesAdvice  # noqa: PLC0415 no part of the first paint

        ruleset = self._ruleset
        faults = self._told(ruleset.faults, "rule", kind, data) if isinstance(ruleset, FindsFaults) else ()
        return (*faults, *(self._told(ruleset.advice, ADVICE, kind, data) if isinstance(ruleset, GivesAdvice) else ()))

    def _told(self, ask: Judge, keyword: str, kind: str, data: Any) -> tuple[SchemaFault, ...]:
        """Return what one question is answered with."""
        said = self._guarded(lambda: tuple(ask(kind, data, self.find)))
        return tuple(SchemaFault(pointer, message, help_, keyword) for pointer, message, help_ in said or ())

    def card_text(self, ref: EntityRef, lang: str) -> str | None:
        """Return the text of an entity's card, or None when it has none."""
        entity = self._packs.get(ref)
        ruleset = self._ruleset
        if ruleset is None or entity is None:
            return None
        return self._guarded(lambda: ruleset.card_text(ref.kind, entity.data, self.find, lang))

    def card_spans(self, ref: EntityRef, lang: str) -> Phrase | None:
        """Return the text of an entity's card in pieces that know their fields; None when it has none.

        Of a ruleset without `card_spans` it is one piece of no field.
        """
        from workbench.engine.powers.text.phrase import said  # noqa: PLC0415 no part of the window's first paint
        from workbench.engine.ruleset import WritesSpans  # noqa: PLC0415 neither

        entity = self._packs.get(ref)
        ruleset = self._ruleset
        if entity is None or not isinstance(ruleset, WritesSpans):
            text = self.card_text(ref, lang)
            return None if text is None else said(text)
        return self._guarded(lambda: ruleset.card_spans(ref.kind, entity.data, self.find, lang))

    def card_kinds(self) -> tuple[str, ...]:
        """Return the kinds that have a card, sorted; none when the ruleset does not say."""
        from workbench.engine.ruleset import NamesCards  # noqa: PLC0415 no part of the window's first paint

        return tuple(sorted(self._ruleset.card_kinds)) if isinstance(self._ruleset, NamesCards) else ()

    def _read(self, struct: type, data: Any, pointer: str) -> tuple[SchemaFault, ...]:
        """Read data through its struct and say what does not fit."""
        import msgspec  # noqa: PLC0415 the engine's reader is no part of the window's first paint

        from workbench.engine.data import fault_of, read  # noqa: PLC0415 neither

        try:
            read(struct, data)
        except msgspec.ValidationError as error:
            fault = fault_of(error)
            return (replace(fault, pointer=pointer + fault.pointer),) if pointer else (fault,)
        except Exception as error:  # a struct of a plugin may raise anything when it is made
            self.failure = self.failure or "".join(traceback.format_exception(error))
            return (SchemaFault(pointer, f"The ruleset cannot read it: {error}", keyword="struct"),)
        return ()

    def _guarded(self, ask: Callable[[], T]) -> T | None:
        """Ask the plugin; what it raises becomes `failure`."""
        try:
            return ask()
        except Exception as error:  # bad content may trip a plugin that trusts it; the checks say what is bad
            self.failure = self.failure or "".join(traceback.format_exception(error))
            return None
