"""What the ruleset's structs share: texts, ids and references to other kinds."""

from __future__ import annotations

from typing import Annotated

from workbench.api.rules import Data, Id, Name, PrintedText, Text, italian, labels, says

__all__ = [
    "ClassRef",
    "Data",
    "Id",
    "Name",
    "PrintedText",
    "StatusRef",
    "TerrainRef",
    "Text",
    "TypeRef",
    "italian",
    "labels",
    "says",
]

TypeRef = Annotated[str, says("Type", "Tipo", "A creature or attack type", "Un tipo di creatura o attacco", ref="type")]
StatusRef = Annotated[str, says("Status", "Stato", "A status marker", "Un segnalino di stato", ref="status")]
ClassRef = Annotated[str, says("Class", "Classe", "A species class", "Una classe di specie", ref="species_class")]
TerrainRef = Annotated[str, says("Terrain", "Terreno", "A terrain", "Un terreno", ref="terrain")]
