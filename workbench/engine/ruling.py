"""House rulings: where a rulebook is silent, what we play, as a setting."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Ruling:
    """One setting that stands where the rulebook is silent: its name, rule id, page, value in force and sentence.

    `texts` holds the sentence in other languages by their code.
    """

    setting: str
    rule: str
    page: str
    value: int | str | bool
    text: str
    texts: Mapping[str, str] = field(default_factory=dict)

    def said(self, lang: str) -> str:
        """Return the sentence in a language, in English where there is no other."""
        return self.texts.get(lang, self.text)
