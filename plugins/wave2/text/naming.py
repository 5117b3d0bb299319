"""Names of players, cards, conditions, attacks and powers of a compiled table."""

from __future__ import annotations

from workbench.api.rules import grammar, localised, side_name, signed

from ..codes import FACE_DOWN
from ..compiled import Table

_UNKNOWN = {"en": "a hidden card", "it": "una carta coperta"}
#: One of something, and more.
_MANY = {
    "en": {
        "counters": ("a damage counter", "{0} damage counters"),
        "cards": ("a card", "{0} cards"),
        "prizes": ("a prize", "{0} prizes"),
    },
    "it": {
        "counters": ("un segnalino danno", "{0} segnalini danno"),
        "cards": ("una carta", "{0} carte"),
        "prizes": ("un premio", "{0} premi"),
    },
}
_STATS = {
    "en": ("its attacks’ damage", "damage of attacks to it", "its retreat cost", "no attack", "no retreat"),
    "it": ("danno dei suoi attacchi", "danno degli attacchi subiti", "costo di ritirata", "niente attacchi",
           "niente ritirata"),
}  # fmt: skip


def player(table: Table, seat: int, lang: str) -> str:
    """Return the name of a seat, 0 or 1."""
    return side_name(table.side_names[seat], seat + 1, lang)


def card(table: Table, number: int, lang: str) -> str:
    """Return the name of a card; of one that is not known, that it is hidden."""
    return localised(table.cards[number].name, lang) if number > FACE_DOWN and number >= 0 else _UNKNOWN[lang]


def cards(table: Table, numbers: tuple[int, ...], lang: str) -> str:
    """Return the names of cards as a list, several of one name counted."""
    counts = {number: numbers.count(number) for number in dict.fromkeys(numbers)}
    parts = [card(table, n, lang) + (f" × {count}" if count > 1 else "") for n, count in counts.items()]
    return str(grammar(lang).all_of(parts))


def condition(table: Table, number: int, lang: str) -> str:
    """Return the name of a condition."""
    return localised(table.conditions[number].data.name, lang)


def attack(table: Table, number: int, lang: str) -> str:
    """Return the name of an attack."""
    return localised(table.attacks[number][1].name, lang)


def power(table: Table, number: int, lang: str) -> str:
    """Return the name of a power."""
    return localised(table.powers[number][1].name, lang)


def stat(number: int, lang: str) -> str:
    """Return what a mark changes or forbids."""
    return _STATS[lang][number]


def many(what: str, number: int, lang: str) -> str:
    """Return so many counters, cards or prizes."""
    one, more = _MANY[lang][what]
    return one if number == 1 else more.format(number)


def to(name: str, lang: str) -> str:
    """Return to whom: in Italian `ad` stands before an A."""
    return f"{'to' if lang != 'it' else 'ad' if name[:1] in 'aAàÀ' else 'a'} {name}"


def change(number: int) -> str:
    """Return by how much something changes, +2 or −2; nothing for 0."""
    return signed(number) if number else ""
