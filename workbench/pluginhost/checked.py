"""Packs that can be asked: what refers to what, what is wrong, what the ruleset says of content."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from workbench.model.kind import Kind
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef

if TYPE_CHECKING:
    from workbench.checks.facts import Facts
    from workbench.edits.base import Edit
    from workbench.engine.powers.text.phrase import Phrase
    from workbench.engine.question import Answer, Question, Values
    from workbench.engine.ruleset import Ruleset, Steps
    from workbench.model.diagnostic import Diagnostic
    from workbench.pluginhost.content_rules import ContentRules
    from workbench.pluginhost.finder import Finder


class Usage(NamedTuple):
    """One reference to an entity: who refers, where in it, and the text as written."""

    ref: EntityRef
    pointer: str
    text: str


class Checked:
    """What a workspace knows about its packs. Nothing of it is part of the window's first paint, so the methods import
    what they need.
    """

    packs: PackSet
    kinds: Mapping[str, Kind]
    #: Why the ruleset could not say what it was asked last; empty when it could.
    rules_failure: str = ""
    _facts: Facts | None = None

    @property
    def ruleset(self) -> Ruleset | None:
        """The pack's ruleset, None when it names none or it is off."""
        raise NotImplementedError

    @property
    def facts(self) -> Facts:
        """What checks see: references, graphs, points; kept up from edit to edit."""
        if self._facts is None:
            from workbench.pluginhost.finder import facts_of  # noqa: PLC0415 see above

            self._facts = facts_of(self.packs, self.kinds, self.ruleset)
        return self._facts

    def keep_facts_up(self, changed: frozenset[EntityRef]) -> None:
        """Bring what is known up to the packs as they are now; `changed` is what differs."""
        if self._facts is not None:
            from workbench.pluginhost.finder import facts_after  # noqa: PLC0415 see above

            self._facts = facts_after(self._facts, self.packs, changed, self.ruleset)

    def usages(self, ref: EntityRef) -> tuple[Usage, ...]:
        """Return every reference to an entity, from every pack of the set."""
        found = self.facts.references.usages(self.packs, ref)
        return tuple(Usage(sayer, said.pointer, said.text) for sayer, said in found)

    def rename_edit(self, ref: EntityRef, new_id: str) -> Edit:
        """Return the edit that gives an entity another id, follows it everywhere, and renames what is named for it."""
        from workbench.edits.rename_entity import rename_with_namesakes  # noqa: PLC0415 see above

        twins = (replace(ref, kind=k.name) for k in self.kinds.values() if k.schema.get("x-named-for") == ref.kind)
        namesakes = {twin: self.usages(twin) for twin in twins if self.packs.get(twin)}
        return rename_with_namesakes(ref, new_id, self.usages(ref), namesakes)

    def points(self, ref: EntityRef) -> int | None:
        """Return what an entity costs in an army, or None when nothing says."""
        return self.facts.points(ref)

    def finder(self) -> Callable[[PackSet], tuple[Diagnostic, ...]]:
        """Return a function from packs to findings for another thread; it keeps what it learned from call to call."""
        made: list[Finder] = []

        def find(packs: PackSet) -> tuple[Diagnostic, ...]:
            if not made:
                from workbench.pluginhost.finder import Finder  # noqa: PLC0415 see above

                made.append(Finder(self.kinds, lambda: self.ruleset))
            return made[0](packs)

        return find

    def card_text(self, ref: EntityRef, lang: str = "en") -> str | None:
        """Return the text that an entity's card prints, written from its data; None when its kind has no card.

        None, and `rules_failure` tells, when the ruleset came to grief over it.
        """
        rules = self._content_rules()
        text = rules.card_text(ref, lang)
        self.rules_failure = rules.failure
        return text

    def card_spans(self, ref: EntityRef, lang: str = "en") -> Phrase | None:
        """Return that text in pieces, each with the pointer of the field that it says; None as with `card_text`."""
        rules = self._content_rules()
        told = rules.card_spans(ref, lang)
        self.rules_failure = rules.failure
        return told

    def card_kinds(self) -> tuple[str, ...]:
        """Return the kinds whose entities have a card, sorted."""
        return self._content_rules().card_kinds()

    def questions(self) -> tuple[Question, ...]:
        """Return the exact questions that the ruleset answers about content, in the order of offering."""
        rules = self._content_rules()
        found = rules.questions()
        self.rules_failure = rules.failure
        return found

    def answer(self, question: Question, values: Values, lang: str = "en") -> Answer | None:
        """Return the exact answer to a question from content as it is in memory.

        None, and `rules_failure` tells, when the ruleset came to grief over it.

        Raises:
            Unanswered: the values make no question, and why.
        """
        rules = self._content_rules()
        told = rules.answer(question, values, lang)
        self.rules_failure = rules.failure
        return told

    def map_steps(self, ref: EntityRef) -> Steps:
        """Return where one can walk on a map, by the ruleset; empty when there is no ruleset or it cannot say."""
        rules = self._content_rules()
        steps = rules.steps(ref)
        self.rules_failure = rules.failure
        return steps or {}

    def _content_rules(self) -> ContentRules:
        from workbench.pluginhost.content_rules import ContentRules  # noqa: PLC0415 see above

        return ContentRules(self.packs, self.ruleset)
