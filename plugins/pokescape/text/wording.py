"""What all writers of cards share: sentences in two languages, names looked up in the pack, nouns, figures by role."""

from __future__ import annotations

from workbench.api.rules import Noun, Phrase, Words, grammar, minus, said
from workbench.api.rules import Wording as SharedWording

#: Figures of an event that are said with the article.
ROLES = {
    "attacker": Noun("attacking figure", "attacking figures", "figura che attacca", "figure che attaccano", "f"),
    "defender": Noun("defending figure", "defending figures", "figura che difende", "figure che difendono", "f"),
    "chosen": Noun("chosen figure", "chosen figures", "figura scelta", "figure scelte", "f"),
}
#: Figures that are pointed at, without an article: this one, and each of several in turn.
_POINTED = {"self": ("this figure", "questa figura"), "each": ("that figure", "quella figura")}
WOUND = Noun("wound", "wounds", "ferita", "ferite", "f")
SPACE = Noun("space", "spaces", "spazio", "spazi")
SIGHT_SPACE = Noun("clear sight space", "clear sight spaces", "spazio in vista", "spazi in vista")
LEVEL = Noun("level", "levels", "livello", "livelli")
SKULL = Noun("skull", "skulls", "teschio", "teschi")
LIFE_POINT = Noun("life point", "life points", "punto vita", "punti vita")
COMBAT_DIE = Noun("combat die", "combat dice", "dado di combattimento", "dadi di combattimento")
ATTACK_DIE = Noun("attack die", "attack dice", "dado d’attacco", "dadi d’attacco")
DEFENSE_DIE = Noun("defense die", "defense dice", "dado di difesa", "dadi di difesa")
STATS = {
    "move": ("Move", "Movimento"),
    "range": ("Range", "Gittata"),
    "attack": ("Attack", "Attacco"),
    "defense": ("Defense", "Difesa"),
    "life": ("Life", "Vita"),
    "initiative": ("initiative", "iniziativa"),
    "roll": ("on rolls of the 20-sided die", "ai tiri del dado a 20 facce"),
}


class Role:
    """A figure of an event as a sentence needs it: bare, or with a preposition."""

    def __init__(self, lang: str, who: str, pointer: str) -> None:
        """Take the role, a word of the vocabulary, and where it stands."""
        self._grammar, self._noun, self._pointer = grammar(lang), ROLES.get(who), pointer
        self._this = _POINTED.get(who, _POINTED["self"])[lang == "it"]

    def __call__(self) -> Phrase:
        """Return it without a preposition: this figure, the attacking figure."""
        words = self._grammar.the(self._noun) if self._noun else said(self._this)
        return words.under(self._pointer)

    def on(self) -> Phrase:
        """Return `on …`."""
        return self._with("on", "su")

    def from_(self) -> Phrase:
        """Return `from …`."""
        return self._with("from_", "da")

    def of(self) -> Phrase:
        """Return `of …`."""
        return self._with("of", "di")

    def to(self) -> Phrase:
        """Return `to …`."""
        return self._with("to", "a")

    def _with(self, word: str, italian: str) -> Phrase:
        if self._noun:
            told: Phrase = getattr(self._grammar, word)(self._noun)
            return told.under(self._pointer)
        plain = italian if self._grammar.lang == "it" else word.rstrip("_")
        return said(f"{plain} {self._this}", self._pointer)


class Wording(SharedWording):
    """Writes in one language, with names looked up in the pack and the words of this game."""

    def role(self, who: str, pointer: str) -> Role:
        """Return a figure of an event."""
        return Role(self.lang, who, pointer)

    def names(self, kind: str, ids: tuple[str, ...], pointer: str) -> list[Phrase]:
        """Return the names of several entities, each with its pointer."""
        return [self.named(kind, id_, f"{pointer}/{n}") for n, id_ in enumerate(ids)]

    def any_of(self, kind: str, ids: tuple[str, ...], pointer: str) -> Phrase:
        """Return names as a choice: Fire, Ice or Water."""
        return self.grammar.any_of(self.names(kind, ids, pointer)).under(pointer)

    def count(self, number: int, noun: Noun, pointer: str) -> Phrase:
        """Return so many of it, as one phrase of the number's field."""
        return self.grammar.counted(minus(number), noun).under(pointer)

    def marker(self, name: Words, number: int = 1, pointer: str = "") -> Phrase:
        """Return so many markers of a name; one with its article: a Fury marker, 2 segnalini Furia."""
        it = self.lang == "it"
        if number == 1:
            return self.say("{one} marker", "un segnalino {one}", one=name if it else self.grammar.a(name))
        return self.say("{n} {name} markers", "{n} segnalini {name}", n=said(number, pointer), name=name)
