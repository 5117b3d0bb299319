"""What is on the table, as values. A ruleset fills a Scene from an observation; one painter draws any Scene.

Every element has an `id` that is unique in the scene; `Scene.options` says which legal actions an element stands for.
Colours are names of roles or `#rrggbb`; the painter adapts them to the theme. Seats count from 1, 0 is nobody's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class SceneTerrain:
    """How a terrain looks: a colour, and a texture that the painter has (plain, grass, rock, sand, water, tree …).

    `tip` says in lines what it does to those on it.
    """

    id: str
    name: str
    color: str
    texture: str = "plain"
    tip: str = ""
    entity: str = ""


@dataclass(frozen=True, slots=True)
class SceneHex:
    """One hex in offset coordinates; `terrain` is a SceneTerrain id, `height` an obstacle's height on it.

    `object` is the SceneTerrain id of the obstacle, empty when the ground itself is one or the ruleset does not say.
    """

    id: str
    column: int
    row: int
    level: int
    terrain: str
    height: int = 0
    object: str = ""


@dataclass(frozen=True, slots=True)
class SceneSpace:
    """One space of a graph or track board at (x, y) in board units.

    `label` is painted on it; `tip` says in lines what it is called and does.
    """

    id: str
    x: float
    y: float
    label: str = ""
    color: str = ""
    tip: str = ""


@dataclass(frozen=True, slots=True)
class SceneLink:
    """A line between two spaces; `one_way` draws an arrow head."""

    start: str
    end: str
    one_way: bool = False


@dataclass(frozen=True, slots=True)
class SceneEdge:
    """What stands between two neighbouring hexes; `look` is wall, ladder or another word, painted as a low wall."""

    id: str
    start: str
    end: str
    look: str
    title: str = ""
    color: str = ""
    tip: str = ""


@dataclass(frozen=True, slots=True)
class SceneCover:
    """A terrain that lies on a hex for now, over the one that the board has there; a SceneTerrain id."""

    id: str
    at: str
    terrain: str


@dataclass(frozen=True, slots=True)
class SceneArea:
    """Places that belong together for now, as what somebody sees; `look` is gaze or another word, painted as a tint.

    `source` is the scene id of the figure that the area comes from, if any.
    """

    id: str
    title: str
    places: tuple[str, ...]
    look: str = "tint"
    seat: int = 0
    color: str = ""
    source: str = ""


@dataclass(frozen=True, slots=True)
class SceneBoard:
    """What does not change during a game; the same object every time, so that a painter may cache it."""

    layout: str = "none"
    terrains: Mapping[str, SceneTerrain] = field(default_factory=dict)
    hexes: tuple[SceneHex, ...] = ()
    spaces: tuple[SceneSpace, ...] = ()
    links: tuple[SceneLink, ...] = ()
    marks: tuple[SceneMark, ...] = ()
    edges: tuple[SceneEdge, ...] = ()


@dataclass(frozen=True, slots=True)
class SceneMark:
    """What lies on a hex or space: a start zone, an item …; `look` is zone, item, glyph, ring, stand, flag or plate."""

    id: str
    at: str
    look: str
    label: str = ""
    seat: int = 0
    color: str = ""
    tip: str = ""
    entity: str = ""


#: The role of a figure that fights or races; who has another (a trainer, a marker of a person) is painted otherwise.
FIGHTER = "figure"


@dataclass(frozen=True, slots=True)
class SceneFigure:
    """A figure `at` a hex or space (`also_at`: the other hex of a double one); `facing` 0-5 clockwise from east.

    `tip` sums it up in a line; `facts` are all that is to be known of it now: numbers, what lies on it and does what.
    `badge_colors` gives badges a colour of their own.
    """

    id: str
    at: str
    label: str
    title: str
    seat: int
    color: str = ""
    life: int = 0
    wounds: int = 0
    height: int = 0
    facing: int | None = None
    also_at: str = ""
    active: bool = False
    role: str = FIGHTER
    badges: tuple[str, ...] = ()
    tip: str = ""
    entity: str = ""
    facts: tuple[str, ...] = ()
    badge_colors: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SceneChip:
    """Something small that lies on a card, as energy does: a word of one or two letters, a colour."""

    label: str
    color: str
    title: str = ""


@dataclass(frozen=True, slots=True)
class SceneCard:
    """A card in a zone; `face` is up or down, `turned` degrees clockwise; `lines` are what its face says.

    `count` is how many of it there are, 0 for a single one. `facts` as of a figure; `chips` lie on it.
    """

    id: str
    title: str
    lines: tuple[str, ...] = ()
    face: str = "up"
    turned: int = 0
    color: str = ""
    badges: tuple[str, ...] = ()
    life: int = 0
    wounds: int = 0
    active: bool = False
    entity: str = ""
    tip: str = ""
    count: int = 0
    facts: tuple[str, ...] = ()
    chips: tuple[SceneChip, ...] = ()


@dataclass(frozen=True, slots=True)
class SceneZone:
    """A place for cards: a bench, a hand, a deck; a stack shows its top card and `count`."""

    id: str
    title: str
    seat: int
    cards: tuple[SceneCard, ...] = ()
    stack: bool = False
    count: int = 0


@dataclass(frozen=True, slots=True)
class SceneSegment:
    """One segment of a wheel, `size` in parts of the whole."""

    label: str
    size: int
    color: str


@dataclass(frozen=True, slots=True)
class SceneWheel:
    """A wheel or spinner; `result` is the segment it stopped on; another number of `spins` is another spin."""

    id: str
    title: str
    segments: tuple[SceneSegment, ...]
    result: int | None = None
    seat: int = 0
    spins: int = 0


@dataclass(frozen=True, slots=True)
class SceneText:
    """A line of text about the game or a seat: round, initiative, money."""

    id: str
    title: str
    text: str
    seat: int = 0


@dataclass(frozen=True, slots=True)
class SceneSeat:
    """Somebody at the table: what they are called, their score, how they stand, whether it is their turn, who leads.

    Where a scene has seats, each has a line with its cards, in the order of the scene; `seat:` and the seat is its id.
    """

    seat: int
    name: str
    score: str = ""
    text: str = ""
    active: bool = False
    leads: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """All that a seat may see at one moment.

    `seat_colors` are the colours of seats that have one of their own; figures, zones and names of the seat take it.
    """

    board: SceneBoard
    figures: tuple[SceneFigure, ...] = ()
    marks: tuple[SceneMark, ...] = ()
    zones: tuple[SceneZone, ...] = ()
    wheels: tuple[SceneWheel, ...] = ()
    texts: tuple[SceneText, ...] = ()
    options: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    covers: tuple[SceneCover, ...] = ()
    areas: tuple[SceneArea, ...] = ()
    seat_colors: Mapping[int, str] = field(default_factory=dict)
    seats: tuple[SceneSeat, ...] = ()
