"""What all writers of cards share: sentences in two languages, names looked up in the pack, Pokémon by their role."""

from __future__ import annotations

from workbench.api.rules import Noun, Phrase, Words, minus, said
from workbench.api.rules import Wording as SharedWording

COUNTER = Noun("damage counter", "damage counters", "segnalino danno", "segnalini danno")
CARD = Noun("card", "cards", "carta", "carte", "f")
COIN = Noun("coin", "coins", "moneta", "monete", "f")
ENERGY_CARD = Noun("energy card", "energy cards", "carta energia", "carte energia", "f")
ENERGY = Noun("energy", "energy", "energia", "energie", "f")
#: A Pokémon by its role: English, Italian without an article, whether Italian takes one.
_ROLES = {
    "self": ("this Pokémon", "questo Pokémon", False),
    "each": ("that Pokémon", "quel Pokémon", False),
    "active": ("your Active Pokémon", "tuo Pokémon attivo", True),
    "defender": ("the opponent’s Active Pokémon", "Pokémon attivo avversario", True),
    "attacker": ("the attacking Pokémon", "Pokémon che ha attaccato", True),
    "chosen": ("the chosen Pokémon", "Pokémon scelto", True),
}
_WITH = {"on": ("on", "su", "sul"), "to": ("to", "a", "al"), "from_": ("from", "da", "dal"), "of": ("of", "di", "del")}


class Role:
    """A Pokémon as a sentence needs it: bare, or with a preposition."""

    def __init__(self, lang: str, who: str, pointer: str) -> None:
        """Take the role and where it stands."""
        self._it, self._pointer = lang == "it", pointer
        self._en_words, self._it_words, self._article = _ROLES[who]

    def __call__(self) -> Phrase:
        """Return it without a preposition."""
        italian = ("il " if self._article else "") + self._it_words
        return said(italian if self._it else self._en_words, self._pointer)

    def on(self) -> Phrase:
        """Return `on …`."""
        return self._with("on")

    def to(self) -> Phrase:
        """Return `to …`."""
        return self._with("to")

    def from_(self) -> Phrase:
        """Return `from …`."""
        return self._with("from_")

    def of(self) -> Phrase:
        """Return `of …`."""
        return self._with("of")

    def _with(self, word: str) -> Phrase:
        en, plain, joined = _WITH[word]
        italian = f"{joined if self._article else plain} {self._it_words}"
        return said(italian if self._it else f"{en} {self._en_words}", self._pointer)


class Wording(SharedWording):
    """Writes in one language, with names looked up in the pack and the words of this game."""

    def role(self, who: str, pointer: str) -> Role:
        """Return a Pokémon of the moment; the chosen one of several in turn is that one."""
        return Role(self.lang, "each" if who == "chosen" and self.each else who, pointer)

    def types(self, names: tuple[str, ...], pointer: str, together: bool = False) -> Phrase:
        """Return types as a list: any of them, or all together."""
        parts: list[Words] = [self.named("type", name, f"{pointer}/{n}") for n, name in enumerate(names)]
        return self.grammar.all_of(parts) if together else self.grammar.any_of(parts)

    def conditions(self, names: tuple[str, ...], pointer: str) -> Phrase:
        """Return conditions as a choice."""
        return self.grammar.any_of(
            [self.named("special_condition", name, f"{pointer}/{n}") for n, name in enumerate(names)]
        )

    def count(self, number: int, noun: Noun, pointer: str) -> Phrase:
        """Return so many of something."""
        return self.grammar.counted(said(minus(number), pointer), noun)
