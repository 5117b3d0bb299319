"""Verbs that move figures, change them, or lay terrain around them; the union of all verbs is in effects.py."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from .base import Data, TerrainRef, italian, labels, says
from .conditions import Who


class Stray(Data, tag_field="do", tag="stray", frozen=True, kw_only=True):
    """An opponent chooses one of six directions; this figure walks that way with its whole move and does no more."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Vaga", "Un avversario sceglie una direzione; si muove da quella parte e non fa altro."
    )


#: What of its way a figure need not mind.
Ignored = Annotated[
    Literal["terrain_stop", "terrain_cost", "terrain_harm", "falls", "figures"],
    says(
        "What",
        "Che cosa",
        labels=labels(
            {
                "terrain_stop": ("Terrain that stops", "Terreni che fermano"),
                "terrain_cost": ("Extra cost of terrain", "Costi extra del terreno"),
                "terrain_harm": ("Harmful terrain", "Terreni dannosi"),
                "falls": ("Falls", "Cadute"),
                "figures": ("Enemies on the way", "Nemici sulla via"),
            }
        ),
    ),
]


class MoveFigure(Data, tag_field="do", tag="move", frozen=True, kw_only=True):
    """Move a figure, as the player of this power wants; it takes no leaving-engagement attacks."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Muovi", "Muovi una figura come vuole chi ha il potere; non subisce attacchi di disingaggio."
    )

    on: Who = "self"
    how: Annotated[
        Literal["walk", "straight", "away", "toward", "place"],
        says(
            "How",
            "Come",
            "Walking by its own rules, in a straight line (any, away from this figure, towards the chosen one), or "
            "placed on a free space",
            "Camminando con le sue regole, in linea retta (qualsiasi, via da questa figura, verso quella scelta), o "
            "piazzata su uno spazio libero",
            labels=labels(
                {
                    "walk": ("Walking", "Camminando"),
                    "straight": ("Straight", "In linea retta"),
                    "away": ("Away", "Via"),
                    "toward": ("Towards", "Verso"),
                    "place": ("Placed", "Piazzata"),
                }
            ),
        ),
    ]
    spaces: Annotated[int, says("Spaces", "Spazi", "At most so many", "Al massimo tanti", ge=1, le=99)]
    around: Annotated[
        Literal["itself", "self"],
        says(
            "Around",
            "Attorno a",
            "Placed within so many spaces of where it stands, or of this figure",
            "Piazzata entro tanti spazi da dove sta, o da questa figura",
            labels=labels({"itself": ("Where it stands", "Dove sta"), "self": ("This figure", "Questa figura")}),
        ),
    ] = "itself"


class CopyCard(Data, tag_field="do", tag="copy_card", frozen=True, kw_only=True):
    """This figure has the card of another, all but Life, points, Height and base, until the battle is over."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Copia la carta",
        "Questa figura ha la carta di un’altra, tranne Vita, punti, Altezza e base.",
    )

    of: Who = "chosen"


class Revive(Data, tag_field="do", tag="revive", frozen=True, kw_only=True):
    """A destroyed figure comes back unhurt: to its bench, or onto a free space of its start zone."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Riporta in gioco",
        "Una figura distrutta torna illesa: in panchina, o nella sua zona di partenza.",
    )

    on: Who = "chosen"


class LayTerrain(Data, tag_field="do", tag="lay_terrain", frozen=True, kw_only=True):
    """The spaces around this figure count as a terrain; it follows the figure until it leaves (PS-POW-05)."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Stendi un terreno", "Gli spazi attorno a questa figura valgono come un terreno, che la segue."
    )

    terrain: TerrainRef
