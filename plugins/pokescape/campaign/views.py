"""Narrow views of what a campaign needs besides a battle: tables, chains, items, people on a map."""

from __future__ import annotations

from msgspec import field

from workbench.api.rules import Open

from ..structs.campaign import Amount
from ..structs.rules import ItemRules, ScenarioRules, TrainerRules
from ..structs.views import Hex, LimitsView, MapView, SideView, Text


class RollView(Open, frozen=True, kw_only=True):
    """What an encounter table is rolled with."""

    die: int | None = None
    percent: int | None = None


class RowView(Open, frozen=True, kw_only=True):
    """A row of an encounter table."""

    species: str = ""
    range: tuple[int, int] | None = None
    rate: float = 0


class TableView(Open, frozen=True, kw_only=True):
    """An encounter table."""

    name: Text = field(default_factory=dict)
    roll: RollView = RollView()
    rows: tuple[RowView, ...] = ()


def faces_of(table: TableView) -> tuple[int, ...]:
    """Return which row (from 0) each face of a table's die means, shares in per cent as a die of 100; -1: none."""
    die = table.roll.die or table.roll.percent or 20
    faces, at = [-1] * die, 0
    for number, row in enumerate(table.rows):
        first, last = row.range or (at + 1, at + round(row.rate))
        for face in range(max(1, first), min(die, last) + 1):
            faces[face - 1] = number
        at = last
    return tuple(faces)


class MethodView(Open, frozen=True, kw_only=True):
    """One way to evolve."""

    by: str
    markers: int = 0
    item: str = ""


class LinkView(Open, frozen=True, kw_only=True):
    """A step of an evolution chain."""

    from_: str = field(name="from")
    to: str
    methods: tuple[MethodView, ...] = ()


class ChainView(Open, frozen=True, kw_only=True):
    """An evolution chain."""

    links: tuple[LinkView, ...] = ()


class ItemView(Open, frozen=True, kw_only=True):
    """An item."""

    name: Text = field(default_factory=dict)
    price: int | None = None
    rules: ItemRules | None = None


class MemberView(Open, frozen=True, kw_only=True):
    """A Pokémon of a map trainer."""

    species: str


class TradeView(Open, frozen=True, kw_only=True):
    """What a map trainer would exchange."""

    wants: str
    gives: str


class PersonView(Open, frozen=True, kw_only=True):
    """A trainer on a map."""

    name: Text = field(default_factory=dict)
    party: tuple[MemberView, ...] = ()
    prize: int = 0
    items: tuple[Amount, ...] = ()
    trades: tuple[TradeView, ...] = ()
    rules: TrainerRules = TrainerRules()


class StandView(Open, frozen=True, kw_only=True):
    """Where a trainer stands on a map."""

    trainer: str
    at: Hex
    facing: int = 0


class LyingView(Open, frozen=True, kw_only=True):
    """An item on a map."""

    item: str
    at: Hex


class WalkMapView(MapView, frozen=True, kw_only=True):
    """A map with who and what is met on a walk."""

    trainers: tuple[StandView, ...] = ()
    items: tuple[LyingView, ...] = ()


class BagSideView(SideView, frozen=True, kw_only=True):
    """A side with its items."""

    items: tuple[Amount, ...] = ()


class EncounterView(Open, frozen=True, kw_only=True):
    """Which table is rolled on which ground."""

    table: str
    terrains: tuple[str, ...] = ()
    method: str = "walk"


class CampaignView(Open, frozen=True, kw_only=True):
    """A scenario as a campaign reads it."""

    map: str
    sides: tuple[BagSideView, ...]
    name: Text = field(default_factory=dict)
    limits: LimitsView = LimitsView()
    encounters: tuple[EncounterView, ...] = ()
    rules: ScenarioRules = ScenarioRules()
