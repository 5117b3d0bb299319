"""What the ruleset's structs share: texts, ids, references, and who and what is meant."""

from __future__ import annotations

from typing import Annotated, Literal

from workbench.api.rules import Data, Id, Name, Text, italian, labels, says

__all__ = ["ConditionRef", "Data", "Id", "Name", "Source", "Text", "Who", "italian", "labels", "says"]

ConditionRef = Annotated[
    str, says("Condition", "Condizione", "A special condition", "Una condizione speciale", ref="condition")
]
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
