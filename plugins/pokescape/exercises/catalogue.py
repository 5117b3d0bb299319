"""All that the content of packs can make happen, by name; and which entity a name in a battle belongs to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

from workbench.api.rules import Snapshot, bare

from ..campaign.views import ChainView, ItemView, LinkView, MethodView, PersonView, TableView
from ..maps import Unreadable, view
from ..structs import powers as words
from ..structs.cards import ArmyCard, Glyph, Status
from ..structs.views import SpeciesView, TerrainView

T = TypeVar("T")
#: Something that can happen: group and id.
Thing = tuple[str, str]
#: A status' parts that act.
CLAUSES = ("before_turn", "instead_of_turn", "after_turn", "round_end")
#: Group of the powers of each kind that has any.
_GROUPS = {"army_card": "powers", "trainer": "trainers", "item": "items", "glyph": "glyphs"}
#: Ways to evolve that the rules play; another is up to the people at the table.
WAYS = ("markers", "item", "trade")


def sort_of(power: words.Power) -> str:
    """Return what tells two powers of one name on one card apart."""
    tag = str(type(power).__struct_config__.tag)
    return f"{tag} of {power.stat}" if isinstance(power, words.Modifier) else tag


def way_of(link: LinkView, method: MethodView) -> str:
    """Return the id of one way to evolve."""
    item = f" {bare(method.item)}" if method.item else ""
    return f"{bare(link.from_)} > {bare(link.to)}: {method.by}{item}"


class Catalogue:
    """The content of packs as the rules read it; what cannot be read is left out, checks report it."""

    def __init__(self, content: Snapshot) -> None:
        """Read everything."""
        self.content = content
        self.cards = self._all("army_card", ArmyCard)
        self.species = self._all("species", SpeciesView)
        self.trainers = self._all("trainer", PersonView)
        self.items = self._all("item", ItemView)
        self.glyphs = self._all("glyph", Glyph)
        self.statuses = self._all("status", Status)
        self.terrains = self._all("terrain", TerrainView)
        self.chains = self._all("evolution_chain", ChainView)
        self.tables = self._all("encounter_table", TableView)
        #: (kind, id, English name, sort) -> what happens when the power works.
        self.powers: dict[tuple[str, str, str, str], Thing] = {}
        self.by_name: dict[tuple[str, str, str], Thing] = {}
        for kind, owner, power, label in self.labelled():
            if self._told(kind, owner, power):
                continue
            group = "by_hand" if isinstance(power, words.ByHand) else _GROUPS[kind]
            name, sort = power.name.get("en", ""), sort_of(power)
            self.powers[kind, owner, name, sort] = (group, label)
            self.by_name.setdefault((kind, name, sort), (group, label))

    def _all(self, kind: str, struct: type[T]) -> dict[str, T]:
        """Read every entity of a kind."""
        found = {}
        for name in self.content.ids(kind):
            try:
                found[name] = view(struct, self.content.find(kind, name), name)
            except Unreadable:
                continue
        return found

    def owners(self) -> Iterator[tuple[str, str, tuple[words.Power, ...]]]:
        """Yield (kind, id, powers) of everything that has powers."""
        for name, card in self.cards.items():
            yield "army_card", name, card.powers
        for name, trainer in self.trainers.items():
            yield "trainer", name, trainer.rules.powers
        for name, item in self.items.items():
            yield "item", name, item.rules.powers if item.rules else ()
        for name, glyph in self.glyphs.items():
            yield "glyph", name, glyph.powers

    def _told(self, kind: str, owner: str, power: words.Power) -> bool:
        """Return whether a power in words is only read: the game does not stop for a glyph that works all the time."""
        lasting = kind == "glyph" and self.glyphs[owner].duration == "permanent"
        return lasting and isinstance(power, words.ByHand)

    def labelled(self) -> Iterator[tuple[str, str, words.Power, str]]:
        """Yield (kind, id, power, label); a name that a card has twice is told apart by its sort."""
        for kind, owner, powers in self.owners():
            names = Counter(power.name.get("en", "") for power in powers)
            for power in powers:
                name = power.name.get("en", "")
                more = f" ({sort_of(power)})" if names[name] > 1 else ""
                yield kind, owner, power, f"{owner}: {name}{more}"

    def power(self, source: str, name: str, sort: str) -> Thing | None:
        """Return what a power is called whose source a battle names `kind:id`; items lend theirs to cards."""
        kind, _, owner = source.partition(":")
        found = self.powers.get((kind, owner, name, sort))
        return found or (self.by_name.get(("item", name, sort)) if kind == "army_card" else None)

    def possible(self) -> dict[str, tuple[str, ...]]:
        """Return, by group, everything that can happen."""
        found: dict[str, set[str]] = {"cards": set(self.cards), "powers": set()}
        for group, label in self.powers.values():
            found.setdefault(group, set()).add(label)
        found.setdefault("items", set()).update(name for name, item in self.items.items() if item.rules is not None)
        found["items"] |= {carrying(n) for n, item in self.items.items() if item.rules and item.rules.carries_trainer}
        found.setdefault("glyphs", set()).update(self.glyphs)
        found["statuses"] = {*self.statuses, *_clauses(self.statuses)}
        found["terrains"] = {*self.terrains, *_acts(self.terrains)}
        found["evolutions"] = {way_of(link, method) for link, method in self.ways() if method.by in WAYS}
        found["encounters"] = {f"{name}: {bare(row.species)}" for name, t in self.tables.items() for row in t.rows}
        found["trades"] = {
            trading(name, trade.wants, trade.gives) for name, who in self.trainers.items() for trade in who.trades
        }
        return {group: tuple(sorted(names)) for group, names in found.items() if names}

    def ways(self) -> Iterator[tuple[LinkView, MethodView]]:
        """Yield every way to evolve between cards that are there."""
        there = {bare(card.species) for card in self.cards.values()}
        for chain in self.chains.values():
            for link in chain.links:
                if {bare(link.from_), bare(link.to)} <= there:
                    yield from ((link, method) for method in link.methods)

    def by_hand(self) -> dict[Thing, str]:
        """Return what people play, and why: powers in words, ways to evolve that the rules do not know."""
        found = {
            ("by_hand", label): f"people play it: {power.text.get('en', '')}"
            for _, _, power, label in self.labelled()
            if isinstance(power, words.ByHand)
        }
        for link, method in self.ways():
            if method.by not in WAYS:
                found["evolutions", way_of(link, method)] = f"the rules know no evolution by `{method.by}`"
        return found


def carrying(item: str) -> str:
    """Return the id of an item's carrying a trainer over water."""
    return f"{item}: carries its trainer"


def trading(trainer: str, wants: str, gives: str) -> str:
    """Return the id of a map trainer's trade."""
    return f"{trainer}: {bare(wants)} > {bare(gives)}"


def _clauses(statuses: Mapping[str, Status]) -> Iterator[str]:
    """Yield `status: part` for every part of a status that acts."""
    for name, status in statuses.items():
        yield from (f"{name}: {clause}" for clause in CLAUSES if getattr(status, clause))


def _acts(terrains: Mapping[str, TerrainView]) -> Iterator[str]:
    """Yield `terrain: part` for every part of a terrain that acts."""
    for name, terrain in terrains.items():
        parts: Iterable[str] = ("entry", "round_end", "defense_dice")
        yield from (f"{name}: {part}" for part in parts if getattr(terrain.rules, part))
        yield from (f"{name}: {part}" for part in ("hit", "destroyed") if terrain.rules.life)
