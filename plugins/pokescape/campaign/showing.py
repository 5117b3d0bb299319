"""What everybody carries between two scenarios, as values that any window can draw (PS-SCN-07)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from workbench.api.rules import Scene, SceneBoard, SceneCard, SceneText, SceneZone, Snapshot, bare, named, say

from ..describing import entity_lines
from ..roster import COLORS
from ..structs.campaign import Amount, Boost, Member, Party
from ..text.names import count
from .progress import Progress

_PARTY = ("Party", "Squadra")
_STORED = ("At the PokéCenter", "Al Centro Pokémon")
_BAG = ("Bag", "Borsa")


def scene(now: Progress, snapshot: Snapshot, lang: str) -> Scene:
    """Return a progress as zones (party, stored, bag) and texts by seat; cards and names are those of the snapshot."""
    shown = _Showing(snapshot, lang)
    zones = tuple(zone for party in now.parties for zone in shown.zones(party))
    texts = tuple(text for party in now.parties for text in shown.texts(party))
    return Scene(SceneBoard(), zones=zones, texts=texts, seat_colors=_seat_colors(snapshot))


def _seat_colors(snapshot: Snapshot) -> dict[int, str]:
    """Return the colours that the map of the snapshot's scenario gives to seats: on the page they are those in play."""
    scenario = snapshot.find("scenario", snapshot.scenario)
    board = snapshot.find("map", bare(str(scenario.get("map", "")))) if isinstance(scenario, dict) else None
    zones = board.get("start_zones", ()) if isinstance(board, dict) else ()
    return {zone["seat"]: zone["color"] for zone in zones if zone.get("color") and zone.get("seat", 0) > 0}


class _Showing:
    """Shows parties by the names and cards of one snapshot."""

    def __init__(self, snapshot: Snapshot, lang: str) -> None:
        self.snapshot, self.lang = snapshot, lang
        self.cards: dict[str, Any] = {}
        for name in snapshot.ids("army_card"):
            data = snapshot.find("army_card", name)
            if isinstance(data, dict):
                self.cards.setdefault(bare(str(data.get("species", ""))), data)
        self.links = list(_by_markers(snapshot))

    def zones(self, party: Party) -> Iterator[SceneZone]:
        """Yield a seat's party, what it has stored, and its bag."""
        seat = party.seat
        yield SceneZone(f"party:{seat}", say(self.lang, *_PARTY), seat, self._members("mon", seat, party.members))
        if party.stored:
            cards = self._members("stored", seat, party.stored)
            yield SceneZone(f"stored:{seat}", say(self.lang, *_STORED), seat, cards)
        if party.items:
            cards = tuple(self._item(seat, amount) for amount in party.items)
            yield SceneZone(f"bag:{seat}", say(self.lang, *_BAG), seat, cards)

    def texts(self, party: Party) -> Iterator[SceneText]:
        """Yield a seat's money and how many experience markers its Pokémon have."""
        markers = sum(member.markers for member in (*party.members, *party.stored))
        money = say(self.lang, "Money", "Denaro")
        yield SceneText(f"money:{party.seat}", money, str(party.money), party.seat)
        title = say(self.lang, "Experience markers", "Segnalini esperienza")
        yield SceneText(f"markers:{party.seat}", title, str(markers), party.seat)

    def _members(self, sort: str, seat: int, members: Sequence[Member]) -> tuple[SceneCard, ...]:
        return tuple(self._member(f"{sort}:{seat}:{n}", seat, member) for n, member in enumerate(members))

    def _member(self, id_: str, seat: int, member: Member) -> SceneCard:
        """Return a Pokémon's card: wounds and status as they are, markers, stat items, what it holds and has learnt."""
        card = self.cards.get(bare(member.species), {})
        life = card.get("life", 0) + sum(self._lives(boost) for boost in member.boosts)
        fallen = bool(life) and member.wounds >= life
        badge = ("K.O.",) if fallen else (self._name("status", member.status),) if member.status else ()
        one, many = ("experience marker", "segnalino esperienza"), ("experience markers", "segnalini esperienza")
        lines = [count(self.lang, member.markers, one, many)]
        for start, end, markers in self.links:
            if start == bare(member.species):
                to = self._name("species", end)
                lines.append(say(self.lang, f"{to} from {markers}", f"{to} da {markers}"))
        lines += [f"{self._name('item', boost.item)} +{boost.tier}" for boost in member.boosts]
        lines += [self._name("item", item) for item in (*member.held, *member.machines)]
        color, entity = COLORS[(seat - 1) % 4], f"army_card:{card['id']}" if "id" in card else ""
        return SceneCard(
            id_, self._name("species", member.species), tuple(lines), color=color, badges=badge, life=life,
            wounds=min(life, member.wounds), entity=entity, facts=self._facts("army_card", card.get("id", "")),
        )  # fmt: skip

    def _lives(self, boost: Boost) -> int:
        """Return what a stat item adds to life (PS-STA-01)."""
        data = self.snapshot.find("item", bare(boost.item))
        rules = data.get("rules") if isinstance(data, dict) else None
        return boost.tier if isinstance(rules, dict) and rules.get("stat") == "life" else 0

    def _item(self, seat: int, amount: Amount) -> SceneCard:
        """Return an item of a bag and how many there are of it."""
        name = bare(amount.item)
        color, title = COLORS[(seat - 1) % 4], self._name("item", name)
        lines, facts = (f"× {amount.count}",), self._facts("item", name)
        return SceneCard(f"bag:{seat}:{name}", title, lines, color=color, entity=f"item:{name}", facts=facts)

    def _facts(self, kind: str, name: str) -> tuple[str, ...]:
        """Return what the card of an entity says; nothing for one that is not there."""
        if self.snapshot.find(kind, name) is None:
            return ()
        return entity_lines(lambda kind, ref: self.snapshot.find(kind, bare(ref)), kind, name, self.lang)

    def _name(self, kind: str, ref: str) -> str:
        """Return what people call an entity, its id when it says nothing."""
        return named(self.snapshot.find, kind, bare(ref), self.lang)


def _by_markers(snapshot: Snapshot) -> Iterator[tuple[str, str, int]]:
    """Yield (from, to, markers) of every evolution that is paid with experience markers."""
    for name in snapshot.ids("evolution_chain"):
        data = snapshot.find("evolution_chain", name)
        for link in data.get("links", ()) if isinstance(data, dict) else ():
            for way in link.get("methods", ()):
                if way.get("by") == "markers":
                    yield bare(str(link.get("from"))), bare(str(link.get("to"))), int(way.get("markers", 0))
