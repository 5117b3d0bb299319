"""Nouns in two languages, with what agreement needs of them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun: singular and plural in English and Italian, and its Italian gender, `m` or `f`."""

    en: str
    en_plural: str
    it: str
    it_plural: str
    gender: str = "m"

    def form(self, lang: str, count: int = 1) -> str:
        """Return the form for so many of it; 0 is plural in both languages."""
        if lang == "it":
            return self.it if abs(count) == 1 else self.it_plural
        return self.en if abs(count) == 1 else self.en_plural
