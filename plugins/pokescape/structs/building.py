"""What maps are built from on a table: terrain boxes, and what a map says of them in its `rules`."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from workbench.api.rules import Open

from .base import Data, Id, Name, TerrainRef, italian, labels, says
from .views import Hex, MapView


class BoxPiece(Data, frozen=True, kw_only=True):
    """Pieces of one terrain and size that lie in a box."""

    x_schema: ClassVar[dict[str, Any]] = italian("Pezzi", "I pezzi di un terreno e di una misura in una scatola.")

    terrain: TerrainRef
    size: Annotated[int, says("Size", "Misura", "How many hexes it covers", "Quanti esagoni copre", ge=1, le=100)]
    count: Annotated[int, says("Count", "Numero", "How many lie in the box", "Quanti ce ne sono", ge=1, le=999)]
    form: Annotated[
        Literal["tile", "row", "clump"],
        says(
            "Form",
            "Forma",
            "Tiles lie and are stacked; rows and clumps stand on hexes, rows between hexes as well",
            "Le tessere si posano e si impilano; file e gruppi stanno sugli esagoni, le file anche fra gli esagoni",
            labels=labels(
                {
                    "tile": ("A tile", "Una tessera"),
                    "row": ("Stands in a row", "Sta in fila"),
                    "clump": ("Stands in a clump", "Sta in gruppo"),
                }
            ),
        ),
    ] = "tile"


class TerrainBox(Data, frozen=True, kw_only=True):
    """A box of terrain as it is sold: its pieces, counted."""

    x_schema: ClassVar[dict[str, Any]] = {
        "title": "Terrain box",
        "x-plural": "Terrain boxes",
        "x-it": {
            "title": "Scatola di terreni",
            "plural": "Scatole di terreni",
            "description": "Una scatola di terreni come si vende: i suoi pezzi, contati.",
        },
    }

    id: Id
    name: Name
    pieces: Annotated[
        tuple[BoxPiece, ...],
        says("Pieces", "Pezzi", "What lies in it", "Che cosa contiene", min_length=1),
    ]


class MapBox(Data, frozen=True, kw_only=True):
    """Boxes of one sort that a map needs."""

    x_schema: ClassVar[dict[str, Any]] = italian("Scatole", "Le scatole di un tipo che servono alla mappa.")

    box: Annotated[str, says("Box", "Scatola", "Which box", "Quale scatola", ref="terrain_box")]
    count: Annotated[int, says("Count", "Numero", "How many of them", "Quante ne servono", ge=1, le=99)] = 1


class MapRules(Data, frozen=True, kw_only=True):
    """What a map is built from on a table (PS-SCN-06); its pieces in `build` and what stands on it come from there."""

    x_schema: ClassVar[dict[str, Any]] = italian("Regole", "Di che cosa è costruita la mappa su un tavolo.")

    boxes: Annotated[
        tuple[MapBox, ...],
        says("Boxes", "Scatole", "The terrain boxes that it takes", "Le scatole di terreni che servono"),
    ] = ()
    markers: Annotated[
        tuple[TerrainRef, ...],
        says(
            "Markers",
            "Segnalini",
            "Terrains that come out of no box: marked on any tiles that add a level",
            "Terreni che non sono in nessuna scatola: si segnano su tessere che aggiungono un livello",
        ),
    ] = ()


class PieceView(Open, frozen=True, kw_only=True):
    """A piece of a map's `build`."""

    level: int
    terrain: str
    size: int
    at: Hex
    rotation: int = 0


class PlanView(MapView, frozen=True, kw_only=True):
    """A map as it is built."""

    build: tuple[PieceView, ...] = ()
    rules: MapRules = MapRules()
