"""What the ruleset's structs share: texts, ids, references, and who and what is meant."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from workbench.api.rules import Data, says

__all__ = ["ConditionRef", "Data", "Id", "Name", "Source", "Text", "Who", "italian", "labels", "says"]

#: A text for people: language -> words.
Text = dict[str, str]

Id = Annotated[
    str, says("Id", "Id", "The file’s name without .json", "Il nome del file senza .json", pattern="^[a-z0-9_]+$")
]
_ENGLISH = {"title": "English", "description": "The English text", "type": "string", "minLength": 1,
            "x-it": {"title": "Inglese", "description": "Il testo inglese"}}  # fmt: skip
_ITALIAN = {"title": "Italian", "description": "The Italian text", "type": "string", "minLength": 1,
            "x-it": {"title": "Italiano", "description": "Il testo italiano"}}  # fmt: skip
_TEXT: dict[str, Any] = {
    "x-it": {"title": "Nome", "description": "Per le persone, per lingua"},
    "x-widget": "text",
    "properties": {"en": _ENGLISH, "it": _ITALIAN},
    "required": ["en"],
    "patternProperties": {"^x-": True, "^[a-z]{2,3}(_[A-Za-z]{2,4})?$": {"type": "string", "minLength": 1}},
    "additionalProperties": False,
}
Name = Annotated[Text, Meta(title="Name", description="For people, by language", extra_json_schema=_TEXT)]
ConditionRef = Annotated[
    str, says("Condition", "Condizione", "A special condition", "Una condizione speciale", ref="condition")
]


def labels(words: dict[str, tuple[str, str]]) -> dict[str, dict[str, str]]:
    """Return how choices read, for `says`: choice -> (English, Italian)."""
    return {choice: {"en": en, "it": it} for choice, (en, it) in words.items()}


def italian(title: str, description: str) -> dict[str, Any]:
    """Return a struct's `x_schema` that says its title and description in Italian."""
    return {"x-it": {"title": title, "description": description}}


Who = Annotated[
    Literal["self", "opponent", "chosen"],
    says(
        "Who",
        "Chi",
        "The figure meant: this one, the one it fights, the chosen one",
        "La figura intesa: questa, quella con cui combatte, quella scelta",
        labels=labels(
            {
                "self": ("This figure", "Questa miniatura"),
                "opponent": ("The opposing figure", "La miniatura avversaria"),
                "chosen": ("The chosen one", "Quella scelta"),
            }
        ),
    ),
]
Source = Annotated[
    Literal["house", "printed"],
    says(
        "Source",
        "Fonte",
        "Our own design or a printed figure",
        "Nostra invenzione o miniatura stampata",
        labels=labels({"house": ("Our own", "Nostra"), "printed": ("Printed", "Stampata")}),
    ),
]
