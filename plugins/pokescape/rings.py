"""Turns that the cards of one side give each other without end, found before anything is played.

Each card that gives a turn to an ally, for certain and each time its own turn begins or ends, points at every card
that its player may choose. A ring is a set of cards all of whose choices lead back into the set: no choice ends it.
Where dice, conditions, limits or what changes in play decide, nothing is said: play cuts such chains and tells it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from workbench.api.rules import Fault, Lookup, bare, read

from .conditions import is_still
from .endless import certain
from .structs import powers as words
from .structs.cards import ArmyCard

_HELP = "give one of these powers a `limit`, a condition that ends it, or a roll"


def rings(scenario: Mapping[str, object], find: Lookup) -> Iterator[Fault]:
    """Yield one fault a side whose cards give each other turns without end; only armies have allies to choose from."""
    rules, sides = scenario.get("rules"), scenario.get("sides")
    if not isinstance(rules, Mapping) or rules.get("mode") not in ("army", "classic") or not isinstance(sides, list):
        return
    for index, side in enumerate(sides):
        team = side.get("team") if isinstance(side, Mapping) else None
        cards = _cards(team if isinstance(team, list) else [], find)
        ring = ring_of(cards, {name: _types(card, find) for name, card in cards.items()})
        if ring:
            said = ", ".join(f"`{name}`" for name in ring)
            yield f"/sides/{index}/team", f"{said}: each turn of theirs brings another one, without end", _HELP


def ring_of(cards: Mapping[str, ArmyCard], types: Mapping[str, Sequence[str]]) -> list[str]:
    """Return the ids of the cards of one side that give each other turns whatever is chosen; empty when none do."""
    gifts = {
        name: [[other for other in cards if _means(among, cards[other], types[other])] for among in given(card)]
        for name, card in cards.items()
    }
    ring = {name for name in cards if gifts[name]}
    left = -1
    while len(ring) != left:  # whoever may pass the turn out of the set drops out of it
        left = len(ring)
        ring = {name for name in ring if any(to and ring.issuperset(to) for to in gifts[name])}
    return sorted(ring)


def given(card: ArmyCard) -> Iterator[words.Filter]:
    """Yield whom a card gives a turn to, for certain, each time that it begins or ends one."""
    for power in card.powers:
        if not isinstance(power, words.Trigger) or power.on not in ("turn.start", "turn.end"):
            continue
        if power.when is not None or power.limit not in ("none", "turn"):  # a turn within the turn has its own limit
            continue
        for effect in certain(power.do):
            if isinstance(effect, words.Choose | words.ForEach) and not getattr(effect, "up_to", False):
                turns = (one for one in certain(effect.then) if isinstance(one, words.TakeTurn))
                if any(one.on == "chosen" for one in turns) and effect.among.side == "ally":
                    yield effect.among


def _means(among: words.Filter, card: ArmyCard, types: Sequence[str]) -> bool:
    """Return whether a filter may mean a card; one that changes in play means no card for certain."""
    if not is_still(among) or card.range < among.min_range:
        return False
    fits = (
        not among.types or set(map(bare, among.types)).intersection(types),
        not among.classes or card.class_ in among.classes,
        not among.sizes or card.size in among.sizes,
    )
    return all(fits)


def _cards(team: Sequence[object], find: Lookup) -> dict[str, ArmyCard]:
    """Return the cards of a team that can be read; of the others more is said elsewhere."""
    found: dict[str, ArmyCard] = {}
    for name in team:
        data = find("army_card", bare(str(name)))
        try:
            found[bare(str(name))] = read(ArmyCard, data)
        except msgspec.ValidationError:
            continue
    return found


def _types(card: ArmyCard, find: Lookup) -> list[str]:
    """Return the types of a card's species."""
    data = find("species", card.species)
    types = data.get("types") if isinstance(data, Mapping) else None
    return [bare(str(name)) for name in types] if isinstance(types, list) else []
