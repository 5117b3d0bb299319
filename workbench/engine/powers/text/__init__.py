"""Writes card texts in English and Italian: nouns, articles, agreement, lists, and where each phrase comes from."""

from __future__ import annotations

from workbench.engine.powers.text.english import English
from workbench.engine.powers.text.italian import Italian

Grammar = English | Italian

GRAMMARS: dict[str, Grammar] = {"en": English(), "it": Italian()}


def grammar(lang: str) -> Grammar:
    """Return the grammar of a language; English for one that has none."""
    return GRAMMARS.get(lang, GRAMMARS["en"])
