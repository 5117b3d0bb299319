"""What the game adds to a scenario: the decks, and house rulings as settings."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from .base import Color, Data, italian, labels, says

_CHARACTER = Annotated[str, says("Character card", "Carta Pokémon", ref="character_card")]
_RARE = Annotated[str, says("Rare Pokémon", "Pokémon raro", ref="rare")]
_LEADER = Annotated[str, says("Gym Leader", "Capopalestra", ref="gym_leader")]
_ITEM = Annotated[str, says("Item", "Strumento", ref="item")]
_EVENT = Annotated[str, says("Event", "Evento", ref="event")]


class Decks(Data, frozen=True, kw_only=True):
    """The cards of each deck; of each as many as its card says."""

    x_schema: ClassVar[dict[str, Any]] = italian("Mazzi", "Le carte di ogni mazzo; di ognuna le sue copie.")

    characters: Annotated[tuple[_CHARACTER, ...], says("Pokémon", "Pokémon", "The Pokémon pile", "Il mazzo Pokémon")]
    rares: Annotated[tuple[_RARE, ...], says("Rare Pokémon", "Pokémon rari")] = ()
    leaders: Annotated[tuple[_LEADER, ...], says("Gym Leaders", "Capipalestra")] = ()
    items: Annotated[tuple[_ITEM, ...], says("Items", "Strumenti")] = ()
    events: Annotated[tuple[_EVENT, ...], says("Events", "Eventi")] = ()


def _count(en: str, it: str) -> Any:
    return says(en, it, "How many cards the deck has", "Quante carte ha il mazzo", ge=0, le=999)


class Counts(Data, frozen=True, kw_only=True):
    """How many cards each deck is meant to have; a check compares."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Conteggi", "Quante carte deve avere ogni mazzo; un controllo confronta."
    )

    characters: Annotated[int, _count("Pokémon", "Pokémon")] = 192
    rares: Annotated[int, _count("Rare Pokémon", "Pokémon rari")] = 22
    leaders: Annotated[int, _count("Gym Leaders", "Capipalestra")] = 8
    items: Annotated[int, _count("Items", "Strumenti")] = 42
    events: Annotated[int, _count("Events", "Eventi")] = 24


class ScenarioRules(Data, frozen=True, kw_only=True):
    """Decks and settings of a game."""

    x_schema: ClassVar[dict[str, Any]] = italian("Partita", "Mazzi e regole di una partita.")

    decks: Annotated[Decks, says("Decks", "Mazzi")]
    counts: Annotated[Counts, says("Counts", "Conteggi", "How many cards there are", "Quante carte ci sono")] = Counts()
    loans: Annotated[int, says("Smile Loan cards", "Carte Prestito Sorriso", ge=0, le=99)] = 12
    first_player: Annotated[
        Literal["random", "first_seat"],
        says(
            "First player",
            "Chi comincia",
            labels=labels({"random": ("At random", "A caso"), "first_seat": ("Seat 1", "Posto 1")}),
        ),
    ] = "random"
    start_pcs: Annotated[int, says("PCs at the start", "PC all’inizio", ge=0, le=1000)] = 100
    start_pokemon: Annotated[int, says("Pokémon at the start", "Pokémon all’inizio", ge=1, le=6)] = 3
    start_items: Annotated[int, says("Items at the start", "Strumenti all’inizio", ge=0, le=6)] = 3
    item_limit: Annotated[int, says("Items in hand", "Strumenti in mano", "At most", "Al massimo", ge=1, le=20)] = 6
    line_chance: Annotated[
        int,
        says("Between two numbers", "Fra due numeri", "In a hundred spins", "Su cento giri", ge=0, le=50),
    ] = 0
    loop_times: Annotated[
        int, says("Times round the loop", "Giri dell’anello", "At most", "Al massimo", ge=0, le=9)
    ] = 3
    keep_last: Annotated[
        int, says("Price of a last Pokémon", "Prezzo dell’ultimo Pokémon", "In PCs", "In PC", ge=0, le=200)
    ] = 20
    no_color: Annotated[Color, says("Rare without a colour", "Raro senza colore", "Counts as", "Vale come")] = "gold"
