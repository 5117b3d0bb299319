"""What the ruleset's structs share: texts, ids and references to other kinds."""

from __future__ import annotations

from typing import Annotated

from workbench.api.rules import Data, says

__all__ = ["Data", "Id", "Name", "StatusRef", "TerrainRef", "Text", "TypeRef", "Words", "says"]

#: A text for people: language -> words.
Text = dict[str, str]

Id = Annotated[
    str, says("Id", "Id", "The file's name without .json", "Il nome del file senza .json", pattern="^[a-z0-9_]+$")
]
Name = Annotated[Text, says("Name", "Nome", "For people, by language", "Per le persone, per lingua")]
Words = Annotated[Text, says("Text", "Testo", "What is printed, by language", "Ciò che si stampa, per lingua")]
TypeRef = Annotated[str, says("Type", "Tipo", "A creature or attack type", "Un tipo di creatura o attacco", ref="type")]
StatusRef = Annotated[str, says("Status", "Stato", "A status marker", "Un segnalino di stato", ref="status")]
TerrainRef = Annotated[str, says("Terrain", "Terreno", "A terrain", "Un terreno", ref="terrain")]
