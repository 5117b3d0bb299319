"""What the ruleset's structs share: texts, ids, colours, references."""

from __future__ import annotations

from typing import Annotated, Literal

from workbench.api.rules import Data, Id, Name, italian, labels, says

__all__ = ["Color", "Data", "Id", "Name", "Points", "Quantity", "Source", "Types", "italian", "labels", "says"]
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
