"""House rulings: where a rulebook is silent, what we play, as a setting."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

#: What a setting may be.
Setting: TypeAlias = int | str | bool


@dataclass(frozen=True, slots=True)
class Ruling:
    """One setting that stands where the rulebook is silent: its name, rule id, page, value in force and sentence.

    `texts` holds the sentence in other languages by their code.
    """

    setting: str
    rule: str
    page: str
    value: Setting
    text: str
    texts: Mapping[str, str] = field(default_factory=dict)

    def said(self, lang: str) -> str:
        """Return the sentence in a language, in English where there is no other."""
        return self.texts.get(lang, self.text)


def ruled(rows: Iterable[tuple[str, str, str, str, str]], in_force: Callable[[str], Setting]) -> tuple[Ruling, ...]:
    """Return the rulings of rows (setting, rule id, page, English, Italian), each with the value that is in force."""
    return tuple(Ruling(name, rule, page, in_force(name), en, {"it": it}) for name, rule, page, en, it in rows)
