"""Narrow views of the core kinds that the game reads."""

from __future__ import annotations

import msgspec

from workbench.api.rules import Open

from .board import MapRules
from .cards import ItemRules
from .rules import ScenarioRules


class TrackSpace(Open, frozen=True, kw_only=True):
    """A space of a track."""

    id: str
    name: dict[str, str] = msgspec.field(default_factory=dict)
    x: float = 0.0
    y: float = 0.0
    junction: tuple[str, ...] = ()
    last: bool = False


class Goal(Open, frozen=True, kw_only=True):
    """A space to be reached."""

    space: str


class Track(Open, frozen=True, kw_only=True):
    """A map of shape `track`."""

    id: str
    shape: str
    spaces: tuple[TrackSpace, ...] = ()
    goals: tuple[Goal, ...] = ()
    rules: MapRules = MapRules()


class Side(Open, frozen=True, kw_only=True):
    """A player."""

    seat: int
    name: dict[str, str] = msgspec.field(default_factory=dict)


class Scenario(Open, frozen=True, kw_only=True):
    """A scenario as this game reads it."""

    id: str
    map: str
    sides: tuple[Side, ...]
    rules: ScenarioRules


class Item(Open, frozen=True, kw_only=True):
    """An item; without `rules` it is no card of this game."""

    id: str
    name: dict[str, str]
    rules: ItemRules | None = None


class Type(Open, frozen=True, kw_only=True):
    """A type: its name and colour."""

    id: str
    name: dict[str, str]
    color: str = ""
