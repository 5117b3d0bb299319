"""Italian: articles, prepositions with them, plurals, gender, agreement, lists."""

from __future__ import annotations

import re
from collections.abc import Sequence

from workbench.engine.powers.text.noun import Noun
from workbench.engine.powers.text.phrase import Phrase, Words, glued, is_number, number_in, pointer_in, said, signed

_VOWEL = re.compile(r"[aeiouàèéìòùh]", re.IGNORECASE)
#: Before these sounds masculine articles are lo, gli, uno.
_LO = re.compile(r"(s[^aeiouàèéìòù]|z|gn|ps|pn|x|y|i[aeou])", re.IGNORECASE)
_JOINED = {
    "di": "del", "a": "al", "da": "dal", "in": "nel", "su": "sul",
}  # fmt: skip


class Italian:
    """The Italian grammar. Words given instead of a noun are masculine unless they come with their own article."""

    lang = "it"

    def a(self, what: Noun | Words) -> Phrase:
        """Return it with the indefinite article: un, uno, una, un'."""
        words, gender = _words(what, 1)
        text = str(words)
        if gender == "f":
            return ("un’" if _VOWEL.match(text) else "una ") + words
        return ("uno " if _LO.match(text) else "un ") + words

    def the(self, what: Noun | Words, count: int = 1) -> Phrase:
        """Return it with the definite article: il, lo, la, l', i, gli, le."""
        words, gender = _words(what, count)
        return _article(str(words), gender, count) + words

    def counted(self, count: Words | int, noun: Noun) -> Phrase:
        """Return so many of it: 1 spazio, 2 spazi."""
        return said(count) + " " + noun.form("it", number_in(count))

    def of(self, what: Noun | Words, count: int = 1) -> Phrase:
        """Return it with di and its article: del, dello, della, dell', dei, degli, delle."""
        return self._with("di", what, count)

    def to(self, what: Noun | Words, count: int = 1) -> Phrase:
        """Return it with a and its article: al, allo, alla …"""
        return self._with("a", what, count)

    def on(self, what: Noun | Words, count: int = 1) -> Phrase:
        """Return it with su and its article: sul, sullo, sulla …"""
        return self._with("su", what, count)

    def from_(self, what: Noun | Words, count: int = 1) -> Phrase:
        """Return it with da and its article: dal, dallo, dalla …"""
        return self._with("da", what, count)

    def agree(self, count: Words | int, one: str, many: str) -> str:
        """Return the form of a verb or pronoun for so many."""
        return one if abs(number_in(count)) == 1 else many

    def adjective(self, word: str, noun: Noun, count: int = 1) -> str:
        """Return an adjective (given as masculine singular) in the noun's gender and number."""
        many = abs(count) != 1
        if word.endswith("o"):
            return _ending_in_o(word[:-1], noun.gender, many)
        return word[:-1] + "i" if word.endswith("e") and many else word

    def all_of(self, items: Sequence[Words]) -> Phrase:
        """Return a list: a, b e c."""
        return _listed(items, "e")

    def any_of(self, items: Sequence[Words]) -> Phrase:
        """Return a choice: a, b o c."""
        return _listed(items, "o")

    def results(self, low: int, high: int, die: int, pointer: str = "") -> Phrase:
        """Return results of a die: 17 o più, 13 o meno, 5, 14-16, qualsiasi risultato."""
        if (low, high) == (1, die):
            return said("qualsiasi risultato", pointer)
        if low == high:
            return said(low, pointer)
        text = f"{low} o più" if high == die else f"{high} o meno" if low == 1 else f"{low}-{high}"
        return said(text, pointer)

    def signed(self, number: int, pointer: str = "") -> Phrase:
        """Return a number with its sign: +1, −2."""
        return said(signed(number), pointer)

    def if_(self, condition: Words, then: Words, otherwise: Words = "") -> Phrase:
        """Return `se …, …; altrimenti …`."""
        whole = "se " + said(condition) + ", " + said(then)
        return whole + "; altrimenti " + said(otherwise) if otherwise else whole

    def unless(self, condition: Words, then: Words) -> Phrase:
        """Return `a meno che …, …`; the condition is in the subjunctive."""
        return "a meno che " + said(condition) + ", " + said(then)

    def in_turn(self, steps: Sequence[Words]) -> Phrase:
        """Return things done one after the other: a, poi b."""
        return glued(steps, ", poi ")

    def times(self, count: Words | int, what: Words) -> Phrase:
        """Return `… n volte`."""
        if not is_number(count):
            return said(what) + " tante volte quanto è " + said(count)
        number = number_in(count)
        often = "una volta" if number == 1 else "due volte" if number == 2 else f"{number} volte"
        return said(what) + " " + said(often, pointer_in(count))

    def may(self, what: Words) -> Phrase:
        """Return `puoi …`; the verb is an infinitive."""
        return "puoi " + said(what)

    def _with(self, preposition: str, what: Noun | Words, count: int) -> Phrase:
        words, gender = _words(what, count)
        article = _article(str(words), gender, count)
        stem = _JOINED[preposition][:-1]
        ending = {"il ": "l ", "lo ": "llo ", "la ": "lla ", "l’": "ll’", "i ": "i ", "gli ": "gli ", "le ": "lle "}
        return stem + ending[article] + words


def _words(what: Noun | Words, count: int) -> tuple[Phrase, str]:
    """The words of a noun in its number, and the gender."""
    return (said(what.form("it", count)), what.gender) if isinstance(what, Noun) else (said(what), "m")


def _ending_in_o(stem: str, gender: str, many: bool) -> str:
    """An adjective in -o: rosso, rossa, rossi, rosse; bianchi but nemici, larghe, vecchi."""
    if gender == "f":
        return stem + (("he" if stem.endswith(("c", "g")) else "e") if many else "a")
    if not many:
        return stem + "o"
    short = len(re.findall(r"[aeiou]+", stem)) < 2
    hard = stem.endswith("g") or (stem.endswith("c") and short)
    return stem if stem.endswith("i") else stem + ("hi" if hard else "i")


def _article(text: str, gender: str, count: int) -> str:
    """The definite article with the space that follows it, if any."""
    vowel = _VOWEL.match(text) and not _LO.match(text)
    if abs(count) == 1:
        return "l’" if vowel else "la " if gender == "f" else "lo " if _LO.match(text) else "il "
    if gender == "f":
        return "le "
    return "gli " if vowel or _LO.match(text) else "i "


def _listed(items: Sequence[Words], word: str) -> Phrase:
    """Join with e or o, with a d before the same vowel: ed energia."""
    parts = [said(item) for item in items if item]
    if len(parts) < 2:
        return glued(parts)
    soft = "d" if word == "e" and str(parts[-1])[:1].lower() in tuple("eèé") else ""
    return glued([glued(parts[:-1], ", "), parts[-1]], f" {word}{soft} ")
