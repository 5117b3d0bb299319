"""Cards and decks: Pokémon with attacks and Powers, trainers, energy."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from . import choices
from .base import CardRef, Data, Id, Name, SpeciesRef, TypeRef, italian, says
from .effects import Effect
from .meanings import Condition, Filter
from .verbs import Stat

Effects = Annotated[
    tuple[Effect, ...], says("Effects", "Effetti", "What happens, in order", "Che cosa succede, in ordine")
]
When = Annotated[
    Condition | None, says("Only if", "Solo se", "What must hold to use it", "Che cosa deve valere per usarlo")
]


class Modifier(Data, frozen=True, kw_only=True):
    """A number of some Pokémon is changed as long as the card is in play."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Modifica", "Un valore di alcuni Pokémon cambia finché la carta è in gioco."
    )

    stat: Stat
    add: Annotated[int, says("By", "Di", "Added; negative takes away", "Si aggiunge; negativo toglie")]
    among: Annotated[Filter, says("Of", "Di chi", "Which Pokémon", "Quali Pokémon")]


class Action(Data, tag_field="power", tag="action", frozen=True, kw_only=True):
    """A Power that is used in one’s own turn before attacking."""

    x_schema: ClassVar[dict[str, Any]] = italian("Azione", "Un potere che si usa nel proprio turno prima di attaccare.")

    id: Id
    name: Name
    limit: Annotated[
        Literal["none", "turn"],
        says(
            "Limit",
            "Limite",
            "Once a turn or without limit",
            "Una volta per turno o senza limite",
            labels=choices.LIMIT,
        ),
    ] = "turn"
    when: When = None
    effects: Effects


class Aura(Data, tag_field="power", tag="aura", frozen=True, kw_only=True):
    """A Power that holds as long as its card is in play."""

    x_schema: ClassVar[dict[str, Any]] = italian("Aura", "Un potere che vale finché la sua carta è in gioco.")

    id: Id
    name: Name
    modifiers: Annotated[
        tuple[Modifier, ...], says("Changes", "Modifiche", "What it changes", "Che cosa cambia", min_length=1)
    ]


class Trigger(Data, tag_field="power", tag="trigger", frozen=True, kw_only=True):
    """A Power that answers to something."""

    x_schema: ClassVar[dict[str, Any]] = italian("Reazione", "Un potere che risponde a qualcosa.")

    id: Id
    name: Name
    at: Annotated[
        Literal["enter", "hit", "turn_end"],
        says(
            "At",
            "Quando",
            "Played from the hand, damaged by an attack, at the end of its player’s turn",
            "Giocato dalla mano, danneggiato da un attacco, alla fine del turno del suo giocatore",
            labels=choices.MOMENT,
        ),
    ]
    when: When = None
    effects: Effects


Power = Action | Aura | Trigger
Powers = Annotated[tuple[Power, ...], says("Powers", "Poteri", "Pokémon Powers", "Poteri Pokémon")]


class Attack(Data, frozen=True, kw_only=True):
    """An attack: what it costs, its damage, and what it does before and after the damage."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Attacco", "Che cosa costa, il danno, e che cosa fa prima e dopo il danno."
    )

    id: Id
    name: Name
    cost: Annotated[
        tuple[TypeRef, ...], says("Cost", "Costo", "One entry for each energy", "Una voce per energia")
    ] = ()
    damage: Annotated[int, says("Damage", "Danno", "In tens", "In decine", ge=0, le=500, multiple_of=10)] = 0
    before: Annotated[
        tuple[Effect, ...],
        says("Before", "Prima", "What happens before the damage", "Che cosa succede prima del danno"),
    ] = ()
    after: Annotated[
        tuple[Effect, ...], says("After", "Dopo", "What happens after the damage", "Che cosa succede dopo il danno")
    ] = ()


class PokemonFace(Data, tag_field="sort", tag="pokemon", frozen=True, kw_only=True):
    """A Pokémon card; without `evolves_from` it is a Basic."""

    x_schema: ClassVar[dict[str, Any]] = {
        "title": "Pokémon",
        **italian("Pokémon", "Una carta Pokémon; senza evoluzione precedente è Base."),
    }

    species: SpeciesRef
    evolves_from: Annotated[
        SpeciesRef | None,
        says("Evolves from", "Si evolve da", "Nothing for a Basic", "Niente per un Base", ref="species"),
    ] = None
    hp: Annotated[int, says("HP", "PS", "In tens", "In decine", ge=10, le=500, multiple_of=10)]
    types: Annotated[
        tuple[TypeRef, ...],
        says("Types", "Tipi", "What its attacks count as", "Di che tipo sono i suoi attacchi", min_length=1),
    ]
    equivalents: Annotated[
        tuple[TypeRef, ...],
        says(
            "Equivalent types",
            "Tipi equivalenti",
            "Newer types that a card of an older set also counts as, for Weakness and Resistance",
            "Tipi più nuovi che valgono anche per una carta di una serie vecchia, per debolezza e resistenza",
        ),
    ] = ()
    weakness: Annotated[tuple[TypeRef, ...], says("Weakness", "Debolezza", "Double damage", "Danno doppio")] = ()
    resistance: Annotated[
        tuple[TypeRef, ...], says("Resistance", "Resistenza", "30 less damage", "30 danni in meno")
    ] = ()
    retreat: Annotated[int, says("Retreat cost", "Costo di ritirata", "Energy", "Energie", ge=0, le=9)] = 1
    powers: Powers = ()
    attacks: Annotated[tuple[Attack, ...], says("Attacks", "Attacchi", max_length=8)] = ()


class TrainerFace(Data, tag_field="sort", tag="trainer", frozen=True, kw_only=True):
    """A trainer card; a Stadium stays in play and works by its powers."""

    x_schema: ClassVar[dict[str, Any]] = {
        "title": "Trainer",
        **italian("Allenatore", "Una carta allenatore; uno Stadio resta in gioco e agisce con i suoi poteri."),
    }

    role: Annotated[
        Literal["item", "supporter", "stadium"],
        says(
            "Role",
            "Ruolo",
            "One Supporter and one Stadium a turn",
            "Un Aiuto e uno Stadio per turno",
            labels=choices.ROLE,
        ),
    ] = "item"
    when: When = None
    effects: Annotated[
        tuple[Effect, ...], says("Effects", "Effetti", "What happens, in order", "Che cosa succede, in ordine")
    ] = ()
    powers: Powers = ()


class EnergyFace(Data, tag_field="sort", tag="energy", frozen=True, kw_only=True):
    """An energy card: what it pays for."""

    x_schema: ClassVar[dict[str, Any]] = {"title": "Energy", **italian("Energia", "Una carta energia: che cosa paga.")}

    provides: Annotated[
        tuple[TypeRef, ...],
        says("Provides", "Fornisce", "One entry for each energy", "Una voce per energia", min_length=1),
    ]
    basic: Annotated[bool, says("Basic", "Base", "Any number in a deck", "Quante se ne vuole in un mazzo")] = True


Face = PokemonFace | TrainerFace | EnergyFace


class Card(Data, frozen=True, kw_only=True):
    """A card of a deck."""

    x_schema: ClassVar[dict[str, Any]] = {
        "title": "Card",
        "x-plural": "Cards",
        "x-it": {"title": "Carta", "plural": "Carte", "description": "Una carta di un mazzo."},
        "x-card": True,
    }

    id: Id
    name: Name
    set: Annotated[str, says("Set", "Serie", "Where it comes from", "Da dove viene")] = ""
    face: Annotated[Face, says("Face", "Faccia", "What is printed on it", "Che cosa c’è stampato")]
    source: Annotated[str, says("Source", "Origine", "`house` when it is our own", "`house` se è nostra")] = ""


class Entry(Data, frozen=True, kw_only=True):
    """So many of a card."""

    x_schema: ClassVar[dict[str, Any]] = italian("Voce", "Tante copie di una carta.")

    card: CardRef
    count: Annotated[int, says("Copies", "Copie", ge=1, le=60)] = 1


class Deck(Data, frozen=True, kw_only=True):
    """Sixty cards (W2-DECK-01)."""

    x_schema: ClassVar[dict[str, Any]] = {
        "title": "Deck",
        "x-plural": "Decks",
        "x-it": {"title": "Mazzo", "plural": "Mazzi", "description": "Sessanta carte."},
        "x-card": True,
    }

    id: Id
    name: Name
    cards: Annotated[
        tuple[Entry, ...], says("Cards", "Carte", "Each card with its copies", "Ogni carta con le sue copie")
    ]
    source: Annotated[str, says("Source", "Origine", "`house` when it is our own", "`house` se è nostro")] = ""
