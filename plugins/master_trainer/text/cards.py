"""The whole text of a card; every phrase knows the field that it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from workbench.api.rules import Lookup, Phrase, glued, localised, read, said

from ..compiled import WORTH
from ..structs.cards import CharacterCard, EventCard, GymLeader, ItemRules, Rare
from .effects import Effects
from .words import COLORS, say

_WHEN = {
    "battle": ("in a battle", "in una lotta"),
    "turn": ("on your turn", "nel tuo turno"),
}


def card_phrase(kind: str, data: Any, find: Lookup, lang: str) -> Phrase | None:
    """Return the text of a card of `kind`; None when the kind has none or the data does not fit its struct."""
    write = _WRITERS.get(kind)
    if write is None or not isinstance(data, dict):
        return None
    try:
        whole = Phrase()
        for line in write(data, find, lang):
            whole = whole + line + "\n"
        return whole.found_in(data) if whole else None
    except msgspec.ValidationError:
        return None


def card_text(kind: str, data: Any, find: Lookup, lang: str) -> str | None:
    """Return the plain text of a card of `kind`; None as with `card_phrase`."""
    told = card_phrase(kind, data, find, lang)
    return None if told is None else str(told)


def _name(data: dict[str, Any], lang: str) -> Phrase:
    return said(localised(data.get("name"), lang), "/name")


def _types(card: CharacterCard | Rare | GymLeader, find: Lookup, lang: str) -> Phrase:
    names = []
    for n, name in enumerate(card.types):
        data = find("type", name)
        shown = localised(data.get("name"), lang) if isinstance(data, dict) else name
        names.append(said(shown, f"/types/{n}"))
    return glued(names, "/")


def _points(points: int, lang: str) -> Phrase:
    return said(say(lang, "Battle Points ", "Punti lotta ")) + said(points, "/points")


def _pokemon(card: CharacterCard | Rare, sort: str, find: Lookup, lang: str) -> Iterator[Phrase]:
    color = card.color or "gold"
    worth = f"{say(lang, *COLORS[color])} · {WORTH[color]} {say(lang, 'PCs at the end', 'PC alla fine')}"
    yield glued([said(sort), _types(card, find, lang), said(worth, "/color")], " · ")
    yield _points(card.points, lang)


def _character(data: dict[str, Any], find: Lookup, lang: str) -> Iterator[Phrase]:
    card = read(CharacterCard, data)
    yield _name(data, lang)
    yield from _pokemon(card, "Pokémon", find, lang)


def _rare(data: dict[str, Any], find: Lookup, lang: str) -> Iterator[Phrase]:
    yield _name(data, lang)
    yield from _pokemon(read(Rare, data), say(lang, "Rare Pokémon", "Pokémon raro"), find, lang)


def _leader(data: dict[str, Any], find: Lookup, lang: str) -> Iterator[Phrase]:
    leader = read(GymLeader, data)
    yield _name(data, lang)
    yield glued([said(say(lang, "Gym Leader", "Capopalestra")), _types(leader, find, lang)], " · ")
    yield _points(leader.points, lang)


def _event(data: dict[str, Any], find: Lookup, lang: str) -> Iterator[Phrase]:
    event = read(EventCard, data)
    yield _name(data, lang)
    if event.when == "instant":
        yield said(say(lang, "Instant Event", "Evento immediato"), "/when")
    else:
        yield said(say(lang, "Event", "Evento")) + " · " + said(say(lang, *_WHEN[event.when]), "/when")
    yield Effects(find, lang).clause(event.do, "/do")


def _item(data: dict[str, Any], find: Lookup, lang: str) -> Iterator[Phrase]:
    if "rules" not in data:
        return
    rules = read(ItemRules, data["rules"])
    yield _name(data, lang)
    yield said(say(lang, "Item", "Strumento")) + " · " + said(say(lang, *_WHEN[rules.when]), "/rules/when")
    yield Effects(find, lang).clause(rules.do, "/rules/do")


_WRITERS: dict[str, Callable[[dict[str, Any], Lookup, str], Iterator[Phrase]]] = {
    "character_card": _character,
    "rare": _rare,
    "gym_leader": _leader,
    "event": _event,
    "item": _item,
}
#: Kinds that have a card.
KINDS = tuple(_WRITERS)
