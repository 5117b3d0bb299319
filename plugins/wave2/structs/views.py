"""Core kinds as this game reads them."""

from __future__ import annotations

from msgspec import field

from workbench.api.rules import Open

from .rules import ScenarioRules, TypeRules


class Side(Open, frozen=True, kw_only=True):
    """A side of a scenario."""

    seat: int
    name: dict[str, str] = field(default_factory=dict)


class Scenario(Open, frozen=True, kw_only=True):
    """A scenario."""

    id: str
    sides: tuple[Side, ...]
    rules: ScenarioRules


class Type(Open, frozen=True, kw_only=True):
    """A type."""

    id: str
    name: dict[str, str] = field(default_factory=dict)
    color: str = "#808080"
    rules: TypeRules = TypeRules()


class Species(Open, frozen=True, kw_only=True):
    """A species."""

    id: str
    name: dict[str, str] = field(default_factory=dict)
