"""What the ruleset's structs share: texts, ids and references to other kinds."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from workbench.api.rules import Data, labels, says

__all__ = [
    "ClassRef",
    "Data",
    "Id",
    "Name",
    "StatusRef",
    "TerrainRef",
    "Text",
    "TypeRef",
    "Words",
    "italian",
    "labels",
    "says",
]

#: A text for people: language -> words.
Text = dict[str, str]

Id = Annotated[
    str, says("Id", "Id", "The file’s name without .json", "Il nome del file senza .json", pattern="^[a-z0-9_]+$")
]
_ENGLISH = {"title": "English", "description": "The English text", "type": "string", "minLength": 1,
            "x-it": {"title": "Inglese", "description": "Il testo inglese"}}  # fmt: skip
_ITALIAN = {"title": "Italian", "description": "The Italian text", "type": "string", "minLength": 1,
            "x-it": {"title": "Italiano", "description": "Il testo italiano"}}  # fmt: skip


def _text(title: str, it: str, description: str, it_description: str) -> Meta:
    """Return the annotation of a text by language: English always, Italian and others if there are any."""
    schema: dict[str, Any] = {
        "x-it": {"title": it, "description": it_description},
        "x-widget": "text",
        "properties": {"en": _ENGLISH, "it": _ITALIAN},
        "required": ["en"],
        "patternProperties": {"^x-": True, "^[a-z]{2,3}(_[A-Za-z]{2,4})?$": {"type": "string", "minLength": 1}},
        "additionalProperties": False,
    }
    return Meta(title=title, description=description, extra_json_schema=schema)


Name = Annotated[Text, _text("Name", "Nome", "For people, by language", "Per le persone, per lingua")]
Words = Annotated[Text, _text("Text", "Testo", "What is printed, by language", "Ciò che si stampa, per lingua")]
TypeRef = Annotated[str, says("Type", "Tipo", "A creature or attack type", "Un tipo di creatura o attacco", ref="type")]
StatusRef = Annotated[str, says("Status", "Stato", "A status marker", "Un segnalino di stato", ref="status")]
ClassRef = Annotated[str, says("Class", "Classe", "A species class", "Una classe di specie", ref="species_class")]
TerrainRef = Annotated[str, says("Terrain", "Terreno", "A terrain", "Un terreno", ref="terrain")]


def italian(title: str, description: str) -> dict[str, Any]:
    """Return a struct's `x_schema` that says its title and description in Italian."""
    return {"x-it": {"title": title, "description": description}}
