"""English: articles, plurals, agreement, lists."""

from __future__ import annotations

import re
from collections.abc import Sequence

from workbench.engine.powers.text.noun import Noun
from workbench.engine.powers.text.phrase import Phrase, Words, glued, is_number, number_in, pointer_in, said, signed

#: Words that begin with a vowel letter and a consonant's sound, and the other way round.
_A = re.compile(r"(one|once|uni(?!n|mp|de)|use|usu|eu|ewe)", re.IGNORECASE)
_AN = re.compile(r"(hour|honest|honou?r|heir)", re.IGNORECASE)
_AN_NUMBER = re.compile(r"(8|11(?!\d)|18(?!\d))")


class English:
    """The English grammar. Methods take a noun or words; those of Italian have the same names and places."""

    lang = "en"

    def a(self, what: Noun | Words) -> Phrase:
        """Return it with the indefinite article: a figure, an ally, an 8-sided die."""
        words = self._singular(what)
        text = str(words)
        vowel = bool(_AN.match(text) or _AN_NUMBER.match(text)) or (text[:1].lower() in "aeiou" and not _A.match(text))
        return ("an " if vowel and text else "a ") + words

    def the(self, what: Noun | Words, count: int = 1) -> Phrase:
        """Return it with the definite article."""
        return "the " + (said(what.form("en", count)) if isinstance(what, Noun) else said(what))

    def counted(self, count: Words | int, noun: Noun) -> Phrase:
        """Return so many of it: 1 space, 2 spaces; a phrase as count keeps its pointer."""
        return said(count) + " " + noun.form("en", number_in(count))

    def of(self, what: Noun | Words, count: int = 1) -> Phrase:
        """Return `of the …`."""
        return "of " + self.the(what, count)

    def to(self, what: Noun | Words, count: int = 1) -> Phrase:
        """Return `to the …`."""
        return "to " + self.the(what, count)

    def on(self, what: Noun | Words, count: int = 1) -> Phrase:
        """Return `on the …`."""
        return "on " + self.the(what, count)

    def from_(self, what: Noun | Words, count: int = 1) -> Phrase:
        """Return `from the …`."""
        return "from " + self.the(what, count)

    def agree(self, count: Words | int, one: str, many: str) -> str:
        """Return the form of a verb or pronoun for so many."""
        return one if abs(number_in(count)) == 1 else many

    def adjective(self, word: str, noun: Noun, count: int = 1) -> str:
        """Return an adjective for a noun: English ones do not change."""
        return word

    def all_of(self, items: Sequence[Words]) -> Phrase:
        """Return a list: a, b and c."""
        return _listed(items, "and")

    def any_of(self, items: Sequence[Words]) -> Phrase:
        """Return a choice: a, b or c."""
        return _listed(items, "or")

    def results(self, low: int, high: int, die: int, pointer: str = "") -> Phrase:
        """Return results of a die: 17 or more, 13 or less, 5, 14-16, any result."""
        if (low, high) == (1, die):
            return said("any result", pointer)
        if low == high:
            return said(low, pointer)
        text = f"{low} or more" if high == die else f"{high} or less" if low == 1 else f"{low}-{high}"
        return said(text, pointer)

    def signed(self, number: int, pointer: str = "") -> Phrase:
        """Return a number with its sign: +1, −2."""
        return said(signed(number), pointer)

    def if_(self, condition: Words, then: Words, otherwise: Words = "") -> Phrase:
        """Return `if …, …; otherwise …`."""
        whole = "if " + said(condition) + ", " + said(then)
        return whole + "; otherwise " + said(otherwise) if otherwise else whole

    def unless(self, condition: Words, then: Words) -> Phrase:
        """Return `unless …, …`."""
        return "unless " + said(condition) + ", " + said(then)

    def in_turn(self, steps: Sequence[Words]) -> Phrase:
        """Return things done one after the other: a, then b."""
        return glued(steps, ", then ")

    def times(self, count: Words | int, what: Words) -> Phrase:
        """Return `do it n times`: the words first, then how often."""
        if not is_number(count):
            return said(what) + " as many times as " + said(count)
        number = number_in(count)
        often = "once" if number == 1 else "twice" if number == 2 else f"{number} times"
        return said(what) + " " + said(often, pointer_in(count))

    def may(self, what: Words) -> Phrase:
        """Return `you may …`."""
        return "you may " + said(what)

    def _singular(self, what: Noun | Words) -> Phrase:
        return said(what.en) if isinstance(what, Noun) else said(what)


def _listed(items: Sequence[Words], word: str) -> Phrase:
    parts = [said(item) for item in items if item]
    return glued([glued(parts[:-1], ", "), parts[-1]], f" {word} ") if len(parts) > 1 else glued(parts)
