"""The whole text of a card; every phrase knows the field that it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from workbench.api.rules import CardTexts, Phrase, Words, glued, localised, read, said

from ..compiled import WORTH
from ..structs.cards import CharacterCard, EventCard, GymLeader, ItemRules, Rare
from .effects import Effects
from .words import COLORS

_WHEN = {
    "battle": ("in a battle", "in una lotta"),
    "turn": ("on your turn", "nel tuo turno"),
}


def _name(data: dict[str, Any], writer: Effects) -> Phrase:
    return said(localised(data.get("name"), writer.lang), "/name")


def _types(card: CharacterCard | Rare | GymLeader, writer: Effects) -> Phrase:
    return glued([writer.named("type", name, f"/types/{n}") for n, name in enumerate(card.types)], "/")


def _points(points: int, writer: Effects) -> Phrase:
    return writer.say("Battle Points ", "Punti lotta ") + said(points, "/points")


def _pokemon(card: CharacterCard | Rare, sort: Words, writer: Effects) -> Iterator[Phrase]:
    color = card.color or "gold"
    worth = writer.say(*COLORS[color]) + f" · {WORTH[color]} " + writer.say("PCs at the end", "PC alla fine")
    yield glued([sort, _types(card, writer), said(worth, "/color")], " · ")
    yield _points(card.points, writer)


def _character(data: dict[str, Any], writer: Effects) -> Iterator[Phrase]:
    card = read(CharacterCard, data)
    yield _name(data, writer)
    yield from _pokemon(card, "Pokémon", writer)


def _rare(data: dict[str, Any], writer: Effects) -> Iterator[Phrase]:
    yield _name(data, writer)
    yield from _pokemon(read(Rare, data), writer.say("Rare Pokémon", "Pokémon raro"), writer)


def _leader(data: dict[str, Any], writer: Effects) -> Iterator[Phrase]:
    leader = read(GymLeader, data)
    yield _name(data, writer)
    yield glued([writer.say("Gym Leader", "Capopalestra"), _types(leader, writer)], " · ")
    yield _points(leader.points, writer)


def _event(data: dict[str, Any], writer: Effects) -> Iterator[Phrase]:
    event = read(EventCard, data)
    yield _name(data, writer)
    if event.when == "instant":
        yield said(writer.say("Instant Event", "Evento immediato"), "/when")
    else:
        yield writer.say("Event", "Evento") + " · " + said(writer.say(*_WHEN[event.when]), "/when")
    yield writer.clause(event.do, "/do")


def _item(data: dict[str, Any], writer: Effects) -> Iterator[Phrase]:
    if "rules" not in data:
        return
    rules = read(ItemRules, data["rules"])
    yield _name(data, writer)
    yield writer.say("Item", "Strumento") + " · " + said(writer.say(*_WHEN[rules.when]), "/rules/when")
    yield writer.clause(rules.do, "/rules/do")


#: The text of each kind's card.
CARDS = CardTexts(
    {
        "character_card": _character,
        "rare": _rare,
        "gym_leader": _leader,
        "event": _event,
        "item": _item,
    },
    Effects,
)
