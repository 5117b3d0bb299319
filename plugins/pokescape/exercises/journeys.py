"""Walks and duels made up for items, evolutions, encounters and trades that have not happened yet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import Any

from workbench.api.rules import Chance, Exercise, bare

from ..campaign.views import ItemView
from ..structs import powers as words
from .catalogue import WAYS, Catalogue, Thing, carrying, trading, way_of
from .making import OUT, deep_terrain, path_map, plain_terrain, ring, shuffled, snapshot_of
from .partners import Partners, named

#: So many of a kind are tried in one walk; markers and money that are enough for anything.
AT_ONCE, PLENTY = 4, 999
_WORDS = {"en": "Exercise", "it": "Esercizio"}
Member = dict[str, Any]


class Journeys:
    """Makes walks and duels up."""

    def __init__(self, known: Catalogue, chance: Chance) -> None:
        """Take the content, and chance of its own."""
        self._known, self._chance = known, chance
        self._partners = Partners(known, chance)
        self._items = {name: item for name, item in known.items.items() if item.rules is not None}

    def made(self, never: Set[Thing]) -> Iterator[Exercise]:
        """Yield situations for what has not happened."""
        for group, make in (
            ("evolutions", self._evolutions), ("trades", self._trades), ("encounters", self._encounters)
        ):  # fmt: skip
            yield from make(sorted(name for g, name in never if g == group))
        items = sorted(name for group, name in never if group == "items")
        yield from self._uses([name for name in items if name in self._items])
        yield from self._worn([name for name in items if ("items", name) in self._known.powers.values()])
        yield from self._carried([name for name in items if carrying(name.partition(":")[0]) == name])

    # ------------------------------------------------------------ what Pokémon become

    def _evolutions(self, names: Sequence[str]) -> Iterator[Exercise]:
        """Give Pokémon all that they need to evolve, and two trainers who may trade."""
        ways = {way_of(link, method): (link, method) for link, method in self._known.ways() if method.by in WAYS}
        todo = shuffled([name for name in names if name in ways], self._chance)
        chains = {bare(link.from_): chain for chain, c in self._known.chains.items() for link in c.links}
        alone = [name for name in todo if ways[name][1].by == "trade"]  # so that there is nothing else to offer
        rest = [name for name in todo if name not in alone]
        for group in (*([name] for name in alone), *batched(rest)):
            members = [{"species": bare(ways[name][0].from_), "markers": ways[name][1].markers} for name in group]
            items = [{"item": bare(ways[name][1].item), "count": 9} for name in group if ways[name][1].item]
            others = [bare(ways[name][0].to) for name in group]
            rules = {"evolutions": sorted({chains[bare(ways[name][0].from_)] for name in group})}
            yield self._walk("evolutions", members, items, {("evolutions", name) for name in group}, rules, others)

    def _trades(self, names: Sequence[str]) -> Iterator[Exercise]:
        """Stand a trainer beside one who wants to trade."""
        for name, trainer in self._known.trainers.items():
            for trade in trainer.trades:
                if trading(name, trade.wants, trade.gives) in names:
                    aims = {("trades", trading(name, trade.wants, trade.gives))}
                    party = [bare(member.species) for member in trainer.party]
                    yield self._walk("trades", [{"species": bare(trade.wants)}] * 2, [], aims, {},
                                     [bare(trade.gives), *party], people=(name,))  # fmt: skip

    def _encounters(self, names: Sequence[str]) -> Iterator[Exercise]:
        """Walk where every step meets somebody of a table."""
        for table in sorted({name.partition(":")[0] for name in names}):
            aims = {("encounters", name) for name in names if name.partition(":")[0] == table}
            wild = [bare(row.species) for row in self._known.tables[table].rows]
            yield self._walk("encounters", self._team(2), [], aims, {"encounter_from": 1}, wild, (table, "walk"))

    # ------------------------------------------------------------ items

    def _uses(self, names: Sequence[str]) -> Iterator[Exercise]:
        """Give items to somebody with a use for them: hurt and ill, able to learn, among wild Pokémon, by the water."""
        for group in batched(names):
            members, stones = [], list[str]()
            for name in group:
                item = self._items[name]
                members.append({**self._user(name, item), "markers": PLENTY})
                stones += [bare(link.to) for link, method in self._known.ways() if bare(method.item) == name]
            aims = {("items", name) for name in group}
            rods = [name for name in group if self._rule(name).use == "rod"]
            if len(rods) > 1:  # who fishes uses one of them, and nobody could say which
                group, aims = [name for name in group if name not in rods[1:]], aims - {("items", r) for r in rods[1:]}
            yield self._with_items(group, members, aims, stones)

    def _with_items(
        self, group: Sequence[str], members: Sequence[Member], aims: Set[Thing], more: Sequence[str]
    ) -> Exercise:
        """Make the walk: half of them on a path full of wild Pokémon, half with nobody in the way."""
        wild, table = self._partners.some(3), "exercise"
        species = [bare(self._known.cards[name].species) for name in wild]
        rows = [{"range": [1 + 7 * n, min(20, 7 + 7 * n)], "species": name} for n, name in enumerate(species)]
        made = {"id": table, "name": _WORDS, "roll": {"die": 20}, "rows": rows}
        chains = sorted({chain for chain, c in self._known.chains.items() for link in c.links
                         if bare(link.from_) in {m["species"] for m in members}})  # fmt: skip
        boosts = [name for name in group if self._rule(name).use == "stat"]
        fishing = any(self._rule(name).use == "rod" for name in group)
        calm = boosts or any(self._rule(name).use in ("stone", "machine", "held", "key") for name in group)
        rules = {"evolutions": chains, "stat_items": boosts, "encounter_from": 20 if calm else 1}
        bag = [{"item": name, "count": 3} for name in group]
        return self._walk("items", members, bag, aims, rules, [*species, *more],
                          (table, "fishing" if fishing else "walk"), lying=group,
                          entities={f"encounter_table:{table}": made})  # fmt: skip

    def _rule(self, name: str) -> Any:
        return self._items[name].rules

    def _user(self, name: str, item: ItemView) -> Member:
        """Return somebody who could use an item."""
        able = self._partners.names
        if item.rules is not None and item.rules.use == "stone":
            start = {bare(link.from_) for link, method in self._known.ways() if bare(method.item) == name}
            able = [n for n in able if bare(self._known.cards[n].species) in start]
        elif item.rules is not None and item.rules.learners is not None:
            able = [n for n in able if self._learns(n, item.rules.learners)]
        found = self._partners.some(1, able or None)[0]
        card, ill = self._known.cards[found], next(iter(self._known.statuses), None)
        member: Member = {"species": bare(card.species), "wounds": min(1, card.life - 1)}
        return {**member, "status": ill} if ill else member

    def _learns(self, name: str, learners: Any) -> bool:
        """Return whether a card may learn a machine (PS-TM-01)."""
        card = self._known.cards[name]
        species = bare(card.species)
        if species in {bare(one) for one in learners.species}:
            return True
        fits = set(learners.types) & set(self._known.species[species].types) or not learners.types
        return bool((learners.types or learners.sizes) and fits and (card.size in learners.sizes or not learners.sizes))

    def _worn(self, labels: Sequence[str]) -> Iterator[Exercise]:
        """Let Pokémon fight that carry items or have learnt machines whose powers have not worked."""
        owners = {thing[1]: owner for (kind, owner, _, _), thing in self._known.powers.items() if kind == "item"}
        powers = {label: power for kind, _, power, label in self._known.labelled() if kind == "item"}
        for group in batched(labels):
            members = [self._wearing(powers[label], owners[label]) for label in group]
            bag = [{"item": owners[label], "count": 9} for label in group if self._rule(owners[label]).use == "battle"]
            yield self._duel(members, bag, {("items", label) for label in group}, [powers[label] for label in group])

    def _wearing(self, power: words.Power, item: str) -> Member:
        """Return somebody whom a power of an item serves."""
        found = self._partners.some(1, self._partners.of(power) or None)[0]
        member: Member = {"species": bare(self._known.cards[found].species)}
        use = self._rule(item).use
        return {**member, **({"held": [item]} if use == "held" else {"machines": [item]} if use == "machine" else {})}

    def _carried(self, labels: Sequence[str]) -> Iterator[Exercise]:
        """Put trainers by the water with somebody large who knows how to carry them."""
        large = [name for name in self._partners.names if self._known.cards[name].size in ("large", "huge")]
        for label in labels if large and deep_terrain(self._known) else ():
            carrier = bare(self._known.cards[self._partners.some(1, large)[0]].species)
            members = [{"species": carrier, "machines": [label.partition(":")[0]]}, *self._team(1)]
            yield self._walk("items", members, [], {("items", label)}, {}, ())

    # ------------------------------------------------------------ scenarios

    def _team(self, count: int) -> list[Member]:
        return [{"species": bare(self._known.cards[name].species)} for name in self._partners.some(count)]

    def _walk(
        self,
        name: str,
        members: Sequence[Member],
        items: Sequence[Mapping[str, Any]],
        aims: Set[Thing],
        rules: Mapping[str, Any],
        more: Sequence[str],
        table: tuple[str, str] | None = None,
        people: Sequence[str] = (),
        lying: Sequence[str] = (),
        entities: Mapping[str, Any] | None = None,
    ) -> Exercise:
        """Make a walk of two trainers with the same party from beside a PokéCenter; `more` species may come up."""
        board = path_map(self._known, people)
        board["items"] = [{"item": item, "at": [n + 1, 1]} for n, item in enumerate(lying[:3], 1)]
        ground = plain_terrain(self._known)
        parties = [{"seat": seat, "members": list(members), "items": list(items), "money": PLENTY} for seat in (1, 2)]
        scenario = {
            **self._scenario(name, board),
            "encounters": [{"table": table[0], "method": table[1], "terrains": [ground]}] if table else [],
            "rules": {"mode": "walk", "goal": [OUT], "centers": [[n, 2] for n in range(8)], "step_limit": 200,
                      "parties": parties, "trainers_block": False, "encounter_from": 20, **rules},
        }  # fmt: skip
        species = [*(member["species"] for member in members), *more]
        return Exercise(snapshot_of(self._known, scenario, board, species, entities), frozenset(aims))

    def _duel(
        self, members: Sequence[Member], items: Sequence[Mapping[str, Any]], aims: Set[Thing],
        wanted: Sequence[words.Power],
    ) -> Exercise:  # fmt: skip
        """Make a battle, one on one, of two trainers with the same party, and somebody whom the powers want to meet."""
        meet = [name for power in wanted for name in self._partners.some(1, self._partners.of(power))][:2]
        others = [{"species": bare(self._known.cards[name].species)} for name in meet] or self._team(1)
        board = ring(self._known, self._chance, sorted({name for power in wanted for name in named(power, "terrains")}))
        parties = [{"seat": seat, "members": [*members, *others][:6], "items": list(items)} for seat in (1, 2)]
        scenario = {**self._scenario("duel", board), "rules": {"mode": "one_on_one", "round_limit": 40,
                                                               "parties": parties}}  # fmt: skip
        species = [member["species"] for member in (*members, *others)]
        return Exercise(snapshot_of(self._known, scenario, board, species), frozenset(aims))

    def _scenario(self, name: str, board: Mapping[str, Any]) -> dict[str, Any]:
        sides: list[dict[str, Any]] = [{"seat": seat, "team": []} for seat in (1, 2)]
        return {"id": f"exercise_{name}", "name": _WORDS, "map": board["id"], "sides": sides}


def batched(names: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield names in groups of which one situation has room."""
    for first in range(0, len(names), AT_ONCE):
        yield names[first : first + AT_ONCE]
