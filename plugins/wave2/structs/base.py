"""What the ruleset's structs share: texts, ids and references to other kinds."""

from __future__ import annotations

from typing import Annotated

from workbench.api.rules import Data, Id, Name, PrintedText, Text, italian, labels, says

__all__ = [
    "CardRef",
    "ConditionRef",
    "Data",
    "Id",
    "Name",
    "PrintedText",
    "SpeciesRef",
    "Text",
    "TypeRef",
    "Types",
    "italian",
    "labels",
    "says",
]

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
