"""From a snapshot to a journey, or every reason why not."""

from __future__ import annotations

from collections.abc import Iterable

from workbench.api.rules import SetupRefused, Snapshot, bare, localised

from ..battle import Battle, Side
from ..compile import fill_ground
from ..maps import Unreadable, field_from, view
from ..objects import add_objects
from ..roster import COLORS, Reader, statuses_of
from ..scope import unplayed
from ..structs.campaign import Amount
from ..structs.cards import ArmyCard
from ..structs.rules import ItemRules
from ..structs.views import SpeciesView
from ..text.names import so_many
from . import codes
from .classic import army_reasons, classic_reasons
from .journey import Item, Journey, Link, Person, Seat, Table
from .views import BagSideView, CampaignView, ChainView, ItemView, PersonView, TableView, WalkMapView, faces_of


def compile_journey(snapshot: Snapshot) -> Journey:
    """Return the journey of the snapshot's scenario.

    Raises:
        SetupRefused: with every reason at once.
    """
    where, reasons = f"scenario `{snapshot.scenario}`", list[str]()
    try:
        scenario = view(CampaignView, snapshot.find("scenario", snapshot.scenario), where)
        found = snapshot.find("map", bare(scenario.map))
        if found is None:
            raise Unreadable(f"{where}: map `{scenario.map}` is missing")
        map_ = view(WalkMapView, found, f"map `{scenario.map}`")
        ground = field_from(map_, lambda kind, ref: snapshot.find(kind, bare(ref)))
    except Unreadable as error:
        raise SetupRefused([str(error)]) from error
    words = {lang: localised(scenario.name, lang) for lang in ("en", "it")}
    journey = Journey(snapshot.scenario, words, scenario.rules, ground)
    _Compiler(snapshot, scenario, map_, journey, where, reasons).run()
    if reasons:
        raise SetupRefused(reasons)
    return journey


class _Compiler:
    """Fills a journey; what is wrong is added to `reasons`."""

    def __init__(
        self,
        snapshot: Snapshot,
        scenario: CampaignView,
        map_: WalkMapView,
        journey: Journey,
        where: str,
        reasons: list[str],
    ) -> None:
        self.snapshot, self.scenario, self.map, self.journey = snapshot, scenario, map_, journey
        self.where, self.reasons = where, reasons
        journey.statuses = statuses_of(snapshot, reasons)
        self.reader = Reader(snapshot, journey.statuses, reasons)
        self.kinds: dict[str, int] = {}
        self.item_ids: dict[str, int] = {}

    def run(self) -> None:
        """Read everything, in the order in which one needs the other."""
        self._cards()
        self._items()
        self._chains()
        self._seats()
        self._people()
        self._tables()
        self._places()
        journey = self.journey
        given = self.snapshot.find("scenario", self.snapshot.scenario)
        for _, wrong, right in unplayed(given, journey.rules.mode, False) if isinstance(given, dict) else ():
            self.reader.refuse(f"{self.where}: {wrong}; {right}")
        for reason in (*classic_reasons(journey, self.where), *army_reasons(journey, self.where)):
            self.reader.refuse(reason)
        journey.table = Battle(journey.scenario, journey.name, journey.rules, journey.field, self._sides())
        add_objects(journey.table, self.map, lambda kind, ref: self.snapshot.find(kind, bare(ref)))
        fill_ground(journey.table, journey.statuses)
        journey.table.finish()
        journey.finish()

    def _cards(self) -> None:
        """Read every army card of the snapshot; one a species."""
        journey = self.journey
        for name in self.snapshot.ids("army_card"):
            data = self.snapshot.find("army_card", name)
            species = bare(str(data.get("species", ""))) if isinstance(data, dict) else ""
            card = self.reader.card(species, self.where)
            if isinstance(card, ArmyCard) and species not in self.kinds:
                self.kinds[species] = len(journey.cards)
                about = SpeciesView()
                if self.snapshot.find("species", species) is not None:
                    about = self.reader.read(SpeciesView, "species", species) or about
                journey.species[species] = about
                journey.cards.append(card)
                journey.names.append({lang: localised(about.name, lang) or card.id for lang in ("en", "it")})

    def _items(self) -> None:
        """Read every item of the snapshot that says what it is for."""
        for name in self.snapshot.ids("item"):
            found = self.reader.read(ItemView, "item", name)
            if found is not None:
                self.item_ids[name] = len(self.journey.items)
                words = {lang: localised(found.name, lang) or name for lang in ("en", "it")}
                rules = found.rules or ItemRules(use="key")
                self.journey.items.append(Item(name, words, rules, found.price))

    def kind(self, species: str, where: str) -> int:
        """Return the card of a species, 0 and a reason when there is none."""
        found = self.kinds.get(bare(species))
        if found is None:
            self.reader.refuse(f"{where}: species `{species}` has no army card")
        return found or 0

    def item(self, name: str, where: str) -> int:
        """Return an item, 0 and a reason when it is missing."""
        found = self.item_ids.get(bare(name))
        if found is None:
            self.reader.refuse(f"{where}: item `{name}` is missing")
        return found or 0

    def _chains(self) -> None:
        """Read the chains that the scenario lets Pokémon evolve by (PS-EVO-07); links between cards that are there."""
        links: dict[int, list[Link]] = {}
        for name in self.journey.rules.evolutions:
            chain = self.reader.read(ChainView, "evolution_chain", bare(name))
            for link in chain.links if chain else ():
                start, end = self.kinds.get(bare(link.from_)), self.kinds.get(bare(link.to))
                if start is None or end is None:
                    continue
                for way in link.methods:
                    item = self.item_ids.get(bare(way.item), -1)
                    if way.by in ("markers", "trade") or (way.by == "item" and item >= 0):
                        links.setdefault(start, []).append(Link(end, way.by, way.markers, item))
        self.journey.links = [tuple(links.get(kind, ())) for kind in range(len(self.journey.cards))]

    def _seats(self) -> None:
        """Read the players."""
        entries = sorted(self.scenario.sides, key=lambda entry: entry.seat)
        if [entry.seat for entry in entries] != list(range(1, len(entries) + 1)):
            self.reader.refuse(f"{self.where}: seats are {[entry.seat for entry in entries]}, expected 1, 2 …")
            return
        zones = {zone.seat: zone for zone in self.map.start_zones}
        for entry in entries:
            seat = self._seat(entry, f"{self.where}, side {entry.seat}")
            zone = zones.get(entry.seat)
            if zone is not None:
                space = self.journey.field.hexes.space
                seat.zone = self._mask(zone.at) & self.journey.field.open
                stand = zone.figure_space or next(iter(zone.at), None)
                seat.start = space(*stand) if stand else -1
            elif entry.seat != self.journey.rules.game_master:
                self.reader.refuse(f"{self.where}: map `{self.map.id}` has no start zone for seat {entry.seat}")
        self.journey.tints = {zone.seat: zone.color for zone in self.map.start_zones if zone.color and zone.seat > 0}
        last = zones.get(len(entries) + 1) or zones.get(self.journey.rules.game_master or 0)
        self.journey.wild_zone = self._mask(last.at) & self.journey.field.open if last else 0

    def _mask(self, hexes: Iterable[tuple[int, int]]) -> int:
        board = self.journey.field.hexes
        return sum({board.one[board.space(*at)] for at in hexes if board.space(*at) >= 0})

    def _seat(self, entry: BagSideView, where: str) -> Seat:
        """Read one player."""
        name = {lang: text for lang, text in entry.name.items() if text}
        seat = Seat(entry.seat, name, COLORS[(entry.seat - 1) % 4])
        if entry.trainer:
            found = self.reader.trainer(bare(entry.trainer), where)
            if found is not None:
                seat.trainer, seat.rules = bare(entry.trainer), found.rules
                seat.trainer_name = {lang: localised(found.name, lang) for lang in ("en", "it")}
        seat.team = tuple(self.kind(species, where) for species in entry.team)
        seat.party = next((p for p in self.journey.rules.parties if p.seat == entry.seat), None)
        seat.kept = seat.party if self.journey.rules.borrowed else None
        seat.party = None if self.journey.rules.borrowed else seat.party
        seat.given = self._counts(entry.items, where)
        seat.items = self._counts((*entry.items, *(seat.party.items if seat.party else ())), where)
        for member in (*seat.party.members, *seat.party.stored) if seat.party else ():
            self.kind(member.species, where)
        self._limits(seat, where)
        self.journey.seats.append(seat)
        return seat

    def _counts(self, amounts: Iterable[Amount], where: str) -> tuple[int, ...]:
        """Return how many there are of each item."""
        counts = [0] * len(self.journey.items)
        for amount in amounts:
            number = self.item(amount.item, where)
            if number < len(counts):
                counts[number] += amount.count
        return tuple(counts)

    def _limits(self, seat: Seat, where: str) -> None:
        """Hold a player to the scenario's limits (PS-1V1-02, PS-CMP-01)."""
        limits, rules = self.scenario.limits, self.journey.rules
        team = [self.journey.cards[kind] for kind in seat.team] if self.journey.cards else []
        points = sum(card.points for card in team) + (seat.rules.points if seat.rules else 0)
        most = 6 if limits.team_size is None else limits.team_size
        if seat.seat == rules.game_master:
            return
        if limits.points is not None and points > limits.points:
            self.reader.refuse(f"{where}: {so_many(points, 'point')}, the limit is {limits.points}")
        if len(team) > most:
            self.reader.refuse(f"{where}: {len(team)} Pokémon, at most {most} {'is' if most == 1 else 'are'} allowed")
        if limits.trainers is not None and limits.trainers != int(bool(seat.trainer)):
            there = int(bool(seat.trainer))
            self.reader.refuse(f"{where}: {so_many(there, 'trainer card')}, exactly {limits.trainers} wanted")
        if not team and not seat.party and not rules.starters:
            self.reader.refuse(f"{where}: the team is empty")

    def _people(self) -> None:
        """Read the trainers on the map."""
        for stand in self.map.trainers if self.journey.rules.mode == "walk" else ():
            where = f"map `{self.map.id}`, trainer `{stand.trainer}`"
            name, space = bare(stand.trainer), self.journey.field.hexes.space(*stand.at)
            found = self.reader.read(PersonView, "trainer", name) if self.snapshot.find("trainer", name) else None
            if found is None or space < 0:
                self.reader.refuse(f"{where}: {'stands off the map' if found else 'is missing'}")
                continue
            party = tuple(self.kind(member.species, where) for member in found.party)
            trades = tuple((self.kind(t.wants, where), self.kind(t.gives, where)) for t in found.trades)
            if len(trades) > codes.TRADES:
                self.reader.refuse(f"{where}: {len(trades)} trades, at most {codes.TRADES} are possible")
            words = {lang: localised(found.name, lang) or name for lang in ("en", "it")}
            items = self._counts(found.items, where)
            self.journey.people.append(
                Person(name, words, space, stand.facing, party, found.prize, trades, items, found.rules)
            )

    def _tables(self) -> None:
        """Read the encounter tables and say on which ground each is rolled (PS-ENC-01, 03, 04)."""
        numbers = {ground.id: number for number, ground in enumerate(self.journey.field.grounds)}
        for entry in self.scenario.encounters:
            found = self.reader.read(TableView, "encounter_table", bare(entry.table))
            if found is None:
                continue
            table = self._table(bare(entry.table), found)
            if entry.method == "fishing":
                self.journey.fishing = table
                continue
            tags = [g.id for g in self.journey.field.grounds if g.rules.water and not g.rules.shallow]
            for terrain in entry.terrains or (() if entry.method == "walk" else tags):
                if bare(terrain) in numbers:
                    self.journey.ground_tables[numbers[bare(terrain)]] = table

    def _table(self, name: str, found: TableView) -> Table:
        """Return a table by faces of its die."""
        where = f"encounter table `{name}`"
        kinds = [self.kind(row.species, where) for row in found.rows]
        rows = faces_of(found)
        if -1 in rows:
            self.reader.refuse(f"{where}: no row covers {rows.index(-1) + 1}")
        faces = tuple(kinds[row] if row >= 0 else -1 for row in rows)
        return Table(name, {lang: localised(found.name, lang) for lang in ("en", "it")}, len(faces), faces)

    def _places(self) -> None:
        """Read goal, centers, marts, wares, starters, the neutral figure and the prize."""
        journey, rules, where = self.journey, self.journey.rules, self.where
        board = journey.field.hexes
        journey.goal = self._mask(rules.goal)
        journey.centers, journey.marts = (board.grow(self._mask(at)) for at in (rules.centers, rules.marts))
        for lying in self.map.items if rules.mode == "walk" else ():
            space = board.space(*lying.at)
            if space >= 0:
                journey.lying.append((space, self.item(lying.item, f"map `{self.map.id}`")))
        for ware in rules.wares:
            item = self.item(ware.item, where)
            price = ware.price if ware.price is not None else journey.items[item].price if journey.items else None
            if price is None:
                self.reader.refuse(f"{where}: ware `{ware.item}` has no price")
            journey.wares.append((item, price or 0))
        journey.stat_items = [self.item(name, where) for name in rules.stat_items]
        journey.starters = tuple(self.kind(name, where) for name in rules.starters)
        if journey.starters and len(journey.starters) < len(journey.players):
            starters, players = so_many(len(journey.starters), "starter"), so_many(len(journey.players), "player")
            self.reader.refuse(f"{where}: {starters} for {players}")
        journey.neutral = self.kind(rules.neutral, where) if rules.neutral else -1
        if journey.neutral >= 0 and rules.game_master and rules.game_master <= len(journey.seats):
            journey.seats[rules.game_master - 1].team = (journey.neutral,)  # played as a third side (PS-SCN-04)
            journey.neutral = -1
        journey.prize = self.kind(rules.prize, where) if rules.prize else -1
        if rules.mode == "walk" and not journey.goal:
            self.reader.refuse(f"{where}: a walk needs a goal")

    def _sides(self) -> list[Side]:
        """Return the players as sides of an empty battle, for names and zones."""
        found = []
        for seat in self.journey.seats:
            side = Side(seat.seat, seat.name, (), seat.trainer, seat.trainer_name, color=seat.color)
            side.zone = seat.zone
            found.append(side)
        return found
