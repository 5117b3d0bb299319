"""What all who write cards need: sentences in two languages, texts of the data, names looked up in the pack."""

from __future__ import annotations

from typing import Any

from workbench.engine.languages import say
from workbench.engine.powers.text import grammar
from workbench.engine.powers.text.phrase import Phrase, filled, said
from workbench.engine.ruleset import Lookup
from workbench.model.entity import localised


class Wording:
    """Writes in one language; a ruleset's own words are a subclass. `each` is as in `Telling`."""

    each = False

    def __init__(self, find: Lookup, lang: str) -> None:
        """Take where to look names up, and the language."""
        self.find, self.lang, self.grammar = find, lang, grammar(lang)

    def say(self, en: str, it: str, **parts: Any) -> Phrase:
        """Return the sentence in the language, with `parts` put into its `{slots}`."""
        return filled(say(self.lang, en, it), **parts)

    def text(self, words: dict[str, str], pointer: str) -> Phrase:
        """Return a text of the data in the language, with one kind of apostrophe."""
        return said(localised(words, self.lang).replace("'", "’"), pointer)

    def named(self, kind: str, id_: str, pointer: str) -> Phrase:
        """Return the name of an entity; its id when it is missing."""
        found = self.find(kind, id_)
        name = localised(found.get("name"), self.lang) if isinstance(found, dict) else ""
        return said((name or id_.rpartition("/")[2].replace("_", " ")).replace("'", "’"), pointer)
