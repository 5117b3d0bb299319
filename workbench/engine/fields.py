"""The fields that structs of every ruleset declare alike: ids, and texts by language."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from workbench.engine.data import says

#: A text for people: language -> words.
Text = dict[str, str]
#: One that says something, in at least one language.
_Said = dict[str, Annotated[str, Meta(min_length=1)]]

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
    return Meta(title=title, description=description, min_length=1, extra_json_schema=schema)


Name = Annotated[_Said, _text("Name", "Nome", "For people, by language", "Per le persone, per lingua")]
PrintedText = Annotated[_Said, _text("Text", "Testo", "What is printed, by language", "Ciò che si stampa, per lingua")]


def italian(title: str, description: str) -> dict[str, Any]:
    """Return a struct's `x_schema` that says its title and description in Italian."""
    return {"x-it": {"title": title, "description": description}}
