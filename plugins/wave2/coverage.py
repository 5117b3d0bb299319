"""What can happen in a game, and what an event shows to have happened."""

from __future__ import annotations

from collections.abc import Iterable

from workbench.api.rules import Event, bare

from .compiled import TRAINER, Table
from .structs import effects as words
from .worth import flat

#: Group, and the place of the number among an event's arguments.
_SHOWN = {
    "attack": ("attacks", 2),
    "power": ("powers", 2),
    "played": ("trainers", 1),
    "afflicted": ("conditions", 2),
}


def attack_name(table: Table, number: int) -> str:
    """Return `card.attack` of an attack's number."""
    card, attack = table.attacks[number]
    return f"{table.cards[card].card.id}.{attack.id}"


def power_name(table: Table, number: int) -> str:
    """Return `card.power` of a power's number."""
    card, power = table.powers[number]
    return f"{table.cards[card].card.id}.{power.id}"


def possible(table: Table, cards: Iterable[int] | None = None) -> dict[str, tuple[str, ...]]:
    """Return, by group, the ids of all that can happen with cards; by default those of the game's decks."""
    dealt = set(cards) if cards is not None else {card for deck in table.decks for card in deck}
    return {
        "attacks": tuple(attack_name(table, n) for n, (card, _) in enumerate(table.attacks) if card in dealt),
        "powers": tuple(
            power_name(table, n) for n, (card, p) in enumerate(table.powers) if card in dealt and p.sort != "aura"
        ),
        "trainers": tuple(card.card.id for card in table.cards if card.sort == TRAINER and card.number in dealt),
        "conditions": tuple(sorted(given(table, dealt))),
    }


def given(table: Table, dealt: Iterable[int]) -> set[str]:
    """Return the conditions that cards give."""
    found = set()
    for number in dealt:
        face = table.cards[number].card.face
        effects = [*getattr(face, "effects", ())]
        for part in (*getattr(face, "attacks", ()), *getattr(face, "powers", ())):
            for name in ("before", "after", "effects"):
                effects += getattr(part, name, ())
        found |= {bare(effect.condition) for effect, _ in flat(effects) if isinstance(effect, words.Afflict)}
    return found


def covered(table: Table, event: Event) -> tuple[tuple[str, str], ...]:
    """Return the (group, id) pairs that an event shows."""
    if event.what not in _SHOWN:
        return ()
    group, at = _SHOWN[event.what]
    number = int(event.args[at])
    if group == "attacks":
        return ((group, attack_name(table, number)),)
    if group == "powers":
        return ((group, power_name(table, number)),)
    return ((group, table.cards[number].card.id if group == "trainers" else table.conditions[number].id),)


def source(table: Table, event: Event) -> str:
    """Return the entity that an event is about."""
    if event.what in ("afflicted", "cured", "condition_harm", "try_failed"):
        return f"special_condition:{table.conditions[int(event.args[2])].id}"
    at = {"played": 1, "discarded": 1, "failed": 0, "fetched": 1}.get(event.what, 1 if event.args else -1)
    if event.what in _OF_CARDS and at >= 0 and int(event.args[at]) >= 0:
        return f"card:{table.cards[int(event.args[at])].card.id}"
    return ""


#: Events whose number 1, or the first, is a card.
_OF_CARDS = frozenset(
    (
        "benched",
        "evolved",
        "attached",
        "played",
        "power",
        "retreat",
        "attack",
        "failed",
        "damage",
        "counters",
        "healed",
        "marked",
        "switched",
        "promoted",
        "knocked_out",
        "discarded",
        "energy_gone",
        "fetched",
        "bounced",
    )
)
