"""Narrow views of core kinds: what this game reads of scenarios and maps."""

from __future__ import annotations

from msgspec import field

from workbench.api.rules import Open

from .base import Text
from .rules import ScenarioRules


class SideView(Open, frozen=True, kw_only=True):
    """One side of a scenario."""

    seat: int
    name: Text = field(default_factory=dict)


class ScenarioView(Open, frozen=True, kw_only=True):
    """A scenario."""

    map: str
    sides: tuple[SideView, ...]
    name: Text = field(default_factory=dict)
    rules: ScenarioRules = ScenarioRules()


class SpaceView(Open, frozen=True, kw_only=True):
    """A space of a board."""

    id: str
    name: Text = field(default_factory=dict)
    x: float = 0
    y: float = 0


class LinkView(Open, frozen=True, kw_only=True):
    """Two spaces that are joined; `ends` as (from, to)."""

    start: str = field(name="from")
    end: str = field(name="to")
    one_way: bool = False


class PlaceView(Open, frozen=True, kw_only=True):
    """An entry or a goal; `seat` says whose: 0 nobody's."""

    space: str
    seat: int = 0


class MapView(Open, frozen=True, kw_only=True):
    """A map of shape `graph`."""

    id: str
    shape: str
    spaces: tuple[SpaceView, ...] = ()
    links: tuple[LinkView, ...] = ()
    entries: tuple[PlaceView, ...] = ()
    goals: tuple[PlaceView, ...] = ()


#: Core kind to the view of it.
VIEWS: dict[str, type] = {"map": MapView, "scenario": ScenarioView}
