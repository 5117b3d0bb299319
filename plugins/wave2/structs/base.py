"""What the ruleset's structs share: texts, ids and references to other kinds."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from workbench.api.rules import Data, says

__all__ = [
    "CardRef",
    "ConditionRef",
    "Data",
    "Id",
    "Name",
    "SpeciesRef",
    "Text",
    "TypeRef",
    "Types",
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
TypeRef = Annotated[
    str, says("Type", "Tipo", "A type of energy and of Pokémon", "Un tipo di energia e di Pokémon", ref="type")
]
Types = Annotated[
    tuple[TypeRef, ...], says("Types", "Tipi", "Any of these; empty means all", "Uno di questi; vuoto: tutti")
]
ConditionRef = Annotated[
    str, says("Condition", "Condizione", "A Special Condition", "Una condizione speciale", ref="special_condition")
]
SpeciesRef = Annotated[
    str, says("Species", "Specie", "The species of a Pokémon", "La specie di un Pokémon", ref="species")
]
CardRef = Annotated[str, says("Card", "Carta", "A card", "Una carta", ref="card")]


def labels(words: dict[str, tuple[str, str]]) -> dict[str, dict[str, str]]:
    """Return how choices read, for `says`: choice -> (English, Italian)."""
    return {choice: {"en": en, "it": it} for choice, (en, it) in words.items()}


def italian(title: str, description: str) -> dict[str, Any]:
    """Return a struct's `x_schema` that says its title and description in Italian."""
    return {"x-it": {"title": title, "description": description}}
