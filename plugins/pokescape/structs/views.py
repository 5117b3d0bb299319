"""Narrow views of core kinds: what a battle needs of scenarios, maps, terrains, trainers and species."""

from __future__ import annotations

from msgspec import field

from workbench.api.rules import Open

from .rules import ScenarioRules, TerrainRules, TrainerRules

Hex = tuple[int, int]
Text = dict[str, str]


class SideView(Open, frozen=True, kw_only=True):
    """One side of a scenario."""

    seat: int
    name: Text = field(default_factory=dict)
    trainer: str = ""
    team: tuple[str, ...] = ()


class LimitsView(Open, frozen=True, kw_only=True):
    """What a side may bring; None where nothing is said."""

    points: int | None = None
    team_size: int | None = None
    trainers: int | None = None


class ScenarioView(Open, frozen=True, kw_only=True):
    """A scenario."""

    map: str
    sides: tuple[SideView, ...]
    name: Text = field(default_factory=dict)
    limits: LimitsView = LimitsView()
    rules: ScenarioRules = ScenarioRules()


class ZoneView(Open, frozen=True, kw_only=True):
    """A start zone of a map."""

    seat: int = 0
    color: str = ""
    at: tuple[Hex, ...] = ()
    figure_space: Hex | None = None


class ObjectView(Open, frozen=True, kw_only=True):
    """What stands on a hex: `object` is a terrain."""

    at: Hex
    object: str


class EdgeView(Open, frozen=True, kw_only=True):
    """What stands between two hexes."""

    between: tuple[Hex, Hex]
    object: str


class GlyphView(Open, frozen=True, kw_only=True):
    """A glyph on a hex."""

    at: Hex
    glyph: str = ""
    face: str = ""


class MapView(Open, frozen=True, kw_only=True):
    """A map; all but `shape` matters for hex maps only."""

    id: str
    shape: str
    layout: str = "odd_r"
    width: int = 0
    height: int = 0
    palette: dict[str, str] = field(default_factory=dict)
    terrain: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    start_zones: tuple[ZoneView, ...] = ()
    obstacles: tuple[ObjectView, ...] = ()
    edges: tuple[EdgeView, ...] = ()
    glyphs: tuple[GlyphView, ...] = ()


class TerrainView(Open, frozen=True, kw_only=True):
    """A terrain."""

    name: Text = field(default_factory=dict)
    color: str = "#808080"
    texture: str = "plain"
    tile_height: int = 1
    rules: TerrainRules = TerrainRules()


class TrainerView(Open, frozen=True, kw_only=True):
    """A trainer card."""

    name: Text = field(default_factory=dict)
    rules: TrainerRules = TrainerRules()


class SpeciesView(Open, frozen=True, kw_only=True):
    """A species."""

    name: Text = field(default_factory=dict)
    types: tuple[str, ...] = ()


#: Core kind to the view of it.
VIEWS: dict[str, type] = {
    "map": MapView,
    "scenario": ScenarioView,
    "species": SpeciesView,
    "terrain": TerrainView,
    "trainer": TrainerView,
}
