"""What the ruleset's structs share: texts, ids, colours, references."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from workbench.api.rules import Data, says

__all__ = ["Color", "Data", "Id", "Name", "Points", "Quantity", "Source", "Types", "italian", "labels", "says"]


def labels(words: dict[str, tuple[str, str]]) -> dict[str, dict[str, str]]:
    """Return how choices read, for `says`: choice -> (English, Italian)."""
    return {choice: {"en": en, "it": it} for choice, (en, it) in words.items()}


def italian(title: str, description: str) -> dict[str, Any]:
    """Return a struct's `x_schema` that says its title and description in Italian."""
    return {"x-it": {"title": title, "description": description}}


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
Points = Annotated[
    int, says("Battle Points", "Punti lotta", "Added to the spin", "Si sommano al numero girato", ge=0, le=30)
]
Color = Annotated[
    Literal["gold", "red", "orange", "yellow"],
    says(
        "Colour",
        "Colore",
        "What the card is worth at the end",
        "Quanto vale la carta alla fine",
        labels=labels(
            {
                "gold": ("Gold", "Oro"),
                "red": ("Red", "Rosso"),
                "orange": ("Orange", "Arancione"),
                "yellow": ("Yellow", "Giallo"),
            }
        ),
    ),
]
Quantity = Annotated[
    int, says("Copies", "Copie", "How many there are in the box", "Quante ce ne sono nella scatola", ge=1, le=99)
]
Types = Annotated[
    tuple[Annotated[str, says("Type", "Tipo", "A type", "Un tipo", ref="type")], ...],
    says("Types", "Tipi", "Its types; items ask for them", "I suoi tipi; li chiedono gli strumenti"),
]
Source = Annotated[
    Literal["house", "rulebook"],
    says(
        "Source",
        "Fonte",
        "Printed in the rulebook, or made for this pack",
        "Stampato nel regolamento, o fatto per questo pacchetto",
        labels=labels({"house": ("Made here", "Fatto qui"), "rulebook": ("Rulebook", "Regolamento")}),
    ),
]
