"""What the ruleset adds to core kinds: the `rules` part of terrains, scenarios, trainers, items."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from .base import Data, italian, says
from .powers import Effect, Power


class TerrainRules(Data, frozen=True, kw_only=True):
    """How a terrain plays (HS-TER-09). Everything here is obeyed without code for any one terrain."""

    x_schema: ClassVar[dict[str, Any]] = italian("Regole", "Come si gioca un terreno.")

    enter_cost: Annotated[
        int,
        says("Enter cost", "Costo d'entrata", "Move spent on level ground", "Movimento speso in piano", ge=1, le=20),
    ] = 1
    stop: Annotated[bool, says("Stops", "Ferma", "A figure that enters it stops", "Chi vi entra si ferma")] = False
    water: Annotated[
        bool,
        says(
            "Water",
            "Acqua",
            "Falls end softly; walkers need a swimmer",
            "Le cadute sono innocue; chi cammina ha bisogno di un nuotatore",
        ),
    ] = False
    shallow: Annotated[
        bool,
        says(
            "Shallow",
            "Basso",
            "Walkers need no swimmer, though it is water",
            "Non serve un nuotatore, benché sia acqua",
        ),
    ] = False
    road: Annotated[
        bool, says("Road", "Strada", "Moves wholly on road go further", "I movimenti tutti su strada vanno oltre")
    ] = False
    obstacle: Annotated[bool, says("Obstacle", "Ostacolo", "Nobody can enter it", "Nessuno può entrarvi")] = False
    height: Annotated[
        int,
        says(
            "Sight height",
            "Altezza visiva",
            "Levels above its base that block sight",
            "Livelli sopra la base che coprono la vista",
            ge=0,
            le=60,
        ),
    ] = 0
    defense_dice: Annotated[
        int,
        says(
            "Defense dice",
            "Dadi difesa",
            "On it, or next to it when it is an obstacle, against attacks from afar",
            ge=0,
            le=5,
        ),
    ] = 0
    entry: Annotated[
        tuple[Effect, ...],
        says("On entry", "All'entrata", "Done to a figure that enters it", "Fatto a una figura che vi entra"),
    ] = ()
    round_end: Annotated[
        tuple[Effect, ...],
        says("End of round", "Fine del round", "Done to a figure on it", "Fatto a una figura che vi sta"),
    ] = ()
    no_placing: Annotated[
        bool,
        says("No placing", "Non piazzabile", "No figure may be placed on it", "Nessuna figura può esservi piazzata"),
    ] = False
    encounter: Annotated[
        str,
        says(
            "Encounter tag",
            "Etichetta incontri",
            "What scenarios call it for encounters",
            "Come lo chiamano gli scenari per gli incontri",
        ),
    ] = ""


class ScenarioRules(Data, frozen=True, kw_only=True):
    """How a scenario is played, and the house rulings as settings."""

    x_schema: ClassVar[dict[str, Any]] = italian("Regole", "Come si gioca uno scenario, e le decisioni di casa.")

    mode: Annotated[
        Literal["one_on_one", "army"],
        says(
            "Mode",
            "Modalità",
            "One active Pokémon a side, or whole armies",
            "Un Pokémon attivo per parte, o squadre intere",
        ),
    ] = "one_on_one"
    types: Annotated[
        bool, says("Types", "Tipi", "Attack types and W/R/NE count", "Contano i tipi d'attacco e W/R/NE")
    ] = True
    round_limit: Annotated[int, says("Round limit", "Limite di round", "PS-1V1-11, HS-END-01", ge=1, le=1000)] = 100
    place_within: Annotated[
        int,
        says(
            "Place within",
            "Piazza entro",
            "Clear sight spaces of the trainer",
            "Spazi in vista dall'allenatore",
            ge=1,
            le=50,
        ),
    ] = 3
    figures_block: Annotated[bool, says("Figures block sight", "Le figure coprono la vista", "HS-ATK-02")] = False
    engaged_friends_block: Annotated[bool, says("Engaged friends block", "Amici ingaggiati bloccano", "HS-MOV-05")] = (
        False
    )
    trainers_block: Annotated[bool, says("Trainers block movement", "Gli allenatori bloccano", "PS-TRN-04")] = True


class TrainerRules(Data, frozen=True, kw_only=True):
    """A trainer card (PS-TRN-01…06)."""

    x_schema: ClassVar[dict[str, Any]] = italian("Regole", "Una carta allenatore.")

    mode: Annotated[
        Literal["figure", "support"],
        says("Mode", "Modalità", "Stands on the board, or only a card", "Sta sul tabellone, o è solo una carta"),
    ] = "figure"
    points: Annotated[int, says("Points", "Punti", ge=0)] = 0
    powers: Annotated[
        tuple[Power, ...],
        says(
            "Powers",
            "Poteri",
            "On the player's Pokémon on the battlefield",
            "Sui Pokémon del giocatore in campo",
            widget="power",
        ),
    ] = ()


class ItemRules(Data, frozen=True, kw_only=True):
    """What an item is for."""

    x_schema: ClassVar[dict[str, Any]] = italian("Regole", "A che cosa serve uno strumento.")

    use: Annotated[
        Literal["ball", "medicine", "battle", "held", "escape", "decoy", "stone", "machine", "rod", "stat", "key"],
        says("Use", "Uso", "How it is used", "Come si usa"),
    ]
    capture_bonus: Annotated[int, says("Capture bonus", "Bonus cattura", ge=0)] = 0
    always_captures: Annotated[bool, says("Always captures", "Cattura sempre")] = False
    heals: Annotated[int, says("Heals", "Cura", "Wounds removed", "Ferite tolte", ge=0)] = 0
    cures: Annotated[bool, says("Cures", "Guarisce", "Removes a status marker", "Toglie un segnalino di stato")] = False
    powers: Annotated[
        tuple[Power, ...], says("Powers", "Poteri", "Of the Pokémon that carries it", "Del Pokémon che lo porta")
    ] = ()
