"""Cards: Pokémon of both decks, Gym Leaders, events, and what the game adds to items."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from .base import Color, Data, Id, Name, Points, Quantity, Source, Types, italian, labels, says
from .effects import Effect

Effects = Annotated[
    tuple[Effect, ...], says("Effects", "Effetti", "What happens, in order", "Che cosa succede, in ordine")
]
_WHEN = {
    "battle": ("In a battle", "In una lotta"),
    "turn": ("On your turn", "Nel tuo turno"),
    "instant": ("At once", "Subito"),
}


class CharacterCard(Data, frozen=True, kw_only=True):
    """A Pokémon Character card."""

    x_schema: ClassVar[dict[str, Any]] = {
        "title": "Character card",
        "x-plural": "Character cards",
        "x-card": True,
        "x-it": {"title": "Carta Pokémon", "plural": "Carte Pokémon", "description": "Una carta Pokémon."},
    }

    id: Id
    name: Name
    points: Points
    color: Color
    types: Types = ()
    quantity: Quantity = 1
    source: Source = "house"


class Rare(Data, frozen=True, kw_only=True):
    """A Rare Pokémon Character card."""

    x_schema: ClassVar[dict[str, Any]] = {
        "title": "Rare Pokémon",
        "x-plural": "Rare Pokémon",
        "x-card": True,
        "x-it": {"title": "Pokémon raro", "plural": "Pokémon rari", "description": "Una carta Pokémon raro."},
    }

    id: Id
    name: Name
    points: Points
    color: Color | None = None
    types: Types = ()
    quantity: Quantity = 1
    source: Source = "house"


class GymLeader(Data, frozen=True, kw_only=True):
    """A Gym Leader card."""

    x_schema: ClassVar[dict[str, Any]] = {
        "title": "Gym Leader",
        "x-plural": "Gym Leaders",
        "x-card": True,
        "x-it": {"title": "Capopalestra", "plural": "Capipalestra", "description": "Una carta Capopalestra."},
    }

    id: Id
    name: Name
    points: Points
    types: Types = ()
    quantity: Quantity = 1
    source: Source = "house"


class EventCard(Data, frozen=True, kw_only=True):
    """An Event card: it happens at once, or is held and used later."""

    x_schema: ClassVar[dict[str, Any]] = {
        "title": "Event",
        "x-plural": "Events",
        "x-card": True,
        "x-it": {"title": "Evento", "plural": "Eventi", "description": "Una carta Evento: subito, o da tenere."},
    }

    id: Id
    name: Name
    when: Annotated[
        Literal["instant", "turn", "battle"],
        says("When", "Quando", "When it happens", "Quando succede", labels=labels(_WHEN)),
    ]
    do: Effects
    quantity: Quantity = 1
    source: Source = "house"


class ItemRules(Data, frozen=True, kw_only=True):
    """What an item does in this game."""

    x_schema: ClassVar[dict[str, Any]] = {
        **italian("Carta Strumento", "Che cosa fa in questo gioco."),
        "x-card": True,
    }

    when: Annotated[
        Literal["turn", "battle"],
        says("When", "Quando", "When it may be used", "Quando si può usare", labels=labels(_WHEN)),
    ]
    do: Effects
    quantity: Quantity = 1
    source: Source = "house"
