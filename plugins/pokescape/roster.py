"""Who takes part: cards, trainers and statuses as read, and what the scenario's limits say to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from workbench.api.rules import Snapshot, at_place, bare, localised

from .battle import Side
from .faults import power_faults
from .maps import Unreadable, view
from .structs.cards import ArmyCard, Status
from .structs.rules import TrainerRules
from .structs.views import ScenarioView, SideView, SpeciesView, TrainerView
from .text.names import so_many

T = TypeVar("T")

#: Colours of the seats, as roles that a painter adapts.
COLORS = ("seat1", "seat2", "seat3", "seat4")


class Roster:
    """Who takes part, as read: sides with their cards, trainers' rules by side, species by id."""

    def __init__(self) -> None:
        """Begin empty."""
        self.sides: list[tuple[Side, list[ArmyCard]]] = []
        self.trainers: list[TrainerRules | None] = []
        self.species: dict[str, SpeciesView] = {}


class Reader:
    """Reads entities of a snapshot; what is wrong with them is added to `reasons`, each thing once."""

    def __init__(self, snapshot: Snapshot, statuses: Mapping[str, Status], reasons: list[str]) -> None:
        self.snapshot, self.statuses, self.reasons = snapshot, statuses, reasons
        self.cards: dict[str, list[str]] = {}
        for name in snapshot.ids("army_card"):
            data = snapshot.find("army_card", name)
            owner = data.get("species", "") if isinstance(data, dict) else ""
            self.cards.setdefault(bare(str(owner)), []).append(name)

    def refuse(self, reason: str) -> None:
        """Add a reason."""
        if reason not in self.reasons:
            self.reasons.append(reason)

    def read(self, struct: type[T], kind: str, name: str) -> T | None:
        """Return an entity as a struct, None when it does not fit."""
        try:
            return view(struct, self.snapshot.find(kind, name), f"{kind.replace('_', ' ')} `{name}`")
        except Unreadable as error:
            self.refuse(str(error))
            return None

    def card(self, species: str, where: str) -> ArmyCard | None:
        """Return the army card of a species."""
        names = self.cards.get(bare(species), [])
        if not names:
            self.refuse(f"{where}: species `{species}` has no army card")
            return None
        name = bare(species) if bare(species) in names else names[0]
        card = self.read(ArmyCard, "army_card", name)
        for at, say, _ in power_faults(card, set(self.statuses)):
            self.refuse(f"army card `{name}`{at_place(at)}: {say}")
        return card

    def trainer(self, name: str, where: str) -> TrainerView | None:
        """Return a trainer card."""
        if self.snapshot.find("trainer", name) is None:
            self.refuse(f"{where}: trainer `{name}` is missing")
            return None
        found = self.read(TrainerView, "trainer", name)
        for at, say, _ in power_faults(found.rules if found else None, set(self.statuses)):
            self.refuse(f"trainer `{name}` at `/rules{at}`: {say}")
        return found


def statuses_of(snapshot: Snapshot, reasons: list[str]) -> dict[str, Status]:
    """Read every status of the snapshot."""
    reader = Reader(snapshot, {}, reasons)
    read = {name: reader.read(Status, "status", name) for name in snapshot.ids("status")}
    found = {name: status for name, status in read.items() if status is not None}
    for name, status in found.items():
        for at, say, _ in power_faults(status, set(found)):
            reader.refuse(f"status `{name}`{at_place(at)}: {say}")
    return found


def take_sides(
    snapshot: Snapshot, scenario: ScenarioView, statuses: Mapping[str, Status], where: str, reasons: list[str]
) -> Roster:
    """Find the card of every Pokémon and the trainer of every side, and hold them to the limits."""
    reader, roster = Reader(snapshot, statuses, reasons), Roster()
    entries = sorted(scenario.sides, key=lambda entry: entry.seat)
    seats = [entry.seat for entry in entries]
    if seats != list(range(1, len(seats) + 1)):
        reader.refuse(f"{where}: seats are {seats}, expected 1, 2 … without a gap")
    if len(entries) < 2:
        reader.refuse(f"{where}: a battle needs two sides, there are {len(entries)}")
    for entry in entries:
        _take(reader, roster, scenario, entry, f"{where}, side {entry.seat}")
    return roster


def _take(reader: Reader, roster: Roster, scenario: ScenarioView, entry: SideView, where: str) -> None:
    """Add one side."""
    side = Side(entry.seat, {k: v for k, v in entry.name.items() if v}, color=COLORS[(entry.seat - 1) % 4])
    team = [card for card in (reader.card(species, where) for species in entry.team) if card is not None]
    if not entry.team:
        reader.refuse(f"{where}: the team is empty")
    rules = None
    if entry.trainer:
        side.trainer = bare(entry.trainer)
        found = reader.trainer(side.trainer, where)
        if found is not None:
            side.trainer_name = {lang: localised(found.name, lang) for lang in ("en", "it")}
            rules = found.rules
    for name in dict.fromkeys(bare(species) for species in entry.team):
        if reader.snapshot.find("species", name) is not None:
            roster.species[name] = reader.read(SpeciesView, "species", name) or SpeciesView()
    figures = [card for card in team for _ in range(card.figures)]
    if scenario.rules.mode == "one_on_one":
        for card in {card.id: card for card in team if card.figures > 1}.values():
            reader.refuse(f"{where}: card `{card.id}` has {card.figures} figures, a one-on-one battle has room for one")
    roster.sides.append((side, figures))
    roster.trainers.append(rules)
    _limits(reader, scenario, side, team, rules, where)


def _limits(
    reader: Reader, scenario: ScenarioView, side: Side, team: list[ArmyCard], trainer: TrainerRules | None, where: str
) -> None:
    """Hold a side to the scenario's limits (PS-1V1-02, PS-TRN-01, PS-TYPE-07, PS-SCN-01, HS-DRF-02)."""
    limits = scenario.limits
    points = sum(card.points for card in team) + (trainer.points if trainer else 0)
    if limits.points is not None and points > limits.points:
        reader.refuse(f"{where}: {so_many(points, 'point')}, the limit is {limits.points}")
    most = limits.team_size
    if most is None:
        most = 6 if scenario.rules.mode == "one_on_one" else len(team)
    if len(team) > most:
        reader.refuse(f"{where}: {len(team)} Pokémon, at most {most} {'is' if most == 1 else 'are'} allowed")
    if side.trainer and not scenario.rules.typed:
        reader.refuse(f"{where}: trainer `{side.trainer}` in a game without types, which has no trainer cards")
    there = int(bool(side.trainer))
    if limits.trainers is not None and limits.trainers != there:
        reader.refuse(f"{where}: {so_many(there, 'trainer card')}, exactly {limits.trainers} wanted")
    unique = [card.id for card in team if card.unique]
    for name in sorted({name for name in unique if unique.count(name) > 1}):
        reader.refuse(f"{where}: unique card `{name}` stands in the team twice")
