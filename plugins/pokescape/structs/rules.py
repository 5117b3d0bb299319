"""What the ruleset adds to core kinds: the `rules` part of terrains, scenarios, trainers, items."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from .base import Data, italian, labels, says
from .campaign import CampaignRules, Learners, SpeciesRef, StatName
from .powers import Effect, Power


class TerrainRules(Data, frozen=True, kw_only=True):
    """How a terrain plays (HS-TER-09). Everything here is obeyed without code for any one terrain."""

    x_schema: ClassVar[dict[str, Any]] = {**italian("Regole", "Come si gioca un terreno."), "x-card": True}

    enter_cost: Annotated[
        int,
        says("Enter cost", "Costo d’entrata", "Move spent on level ground", "Movimento speso in piano", ge=1, le=20),
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
    ladder: Annotated[
        bool,
        says(
            "Ladder",
            "Scala",
            "Between two hexes: climbed at 1 move for 2 levels, however high (HS-LAD-01)",
            "Fra due esagoni: si sale con 1 di movimento ogni 2 livelli, a qualunque altezza (HS-LAD-01)",
        ),
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
            "Su di esso, o accanto se è un ostacolo, contro attacchi da lontano",
            ge=0,
            le=5,
        ),
    ] = 0
    entry: Annotated[
        tuple[Effect, ...],
        says("On entry", "All’entrata", "Done to a figure that enters it", "Fatto a una figura che vi entra"),
    ] = ()
    round_end: Annotated[
        tuple[Effect, ...],
        says("End of round", "Fine del round", "Done to a figure on it", "Fatto a una figura che vi sta"),
    ] = ()
    life: Annotated[
        int,
        says(
            "Life",
            "Vita",
            "An obstacle that can be destroyed, by so many wounds; 0: it cannot (HS-OBJ-01)",
            "Un ostacolo che si può distruggere, con tante ferite; 0: non si può (HS-OBJ-01)",
            ge=0,
            le=99,
        ),
    ] = 0
    defense: Annotated[
        int,
        says("Defense", "Difesa", "Its dice when it is attacked", "I suoi dadi quando è attaccato", ge=0, le=20),
    ] = 0
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


class Draft(Data, frozen=True, kw_only=True):
    """Armies are drafted before the battle, within the scenario's limit of points (HS-DRF-01)."""

    x_schema: ClassVar[dict[str, Any]] = italian("Scelta delle squadre", "Le squadre si scelgono prima della lotta.")

    pool: Annotated[
        tuple[SpeciesRef, ...],
        says("Pool", "Riserva", "Whose cards may be drafted", "Di chi sono le carte da prendere", min_length=1),
    ]
    trainers: Annotated[
        tuple[
            Annotated[str, says("Trainer", "Allenatore", "A trainer card", "Una carta allenatore", ref="trainer")], ...
        ],
        says("Trainer cards", "Carte allenatore", "One at most in an army", "Al massimo una per squadra"),
    ] = ()


class ScenarioRules(CampaignRules, frozen=True, kw_only=True):
    """How a scenario is played, and the house rulings as settings."""

    x_schema: ClassVar[dict[str, Any]] = italian("Regole", "Come si gioca uno scenario, e le decisioni di casa.")

    mode: Annotated[
        Literal["one_on_one", "army", "classic", "walk"],
        says(
            "Mode",
            "Modalità",
            "One active Pokémon a side, whole armies, whole armies without types, or trainers that walk a map",
            "Un Pokémon attivo per parte, squadre intere, squadre senza tipi, o allenatori che percorrono una mappa",
            labels=labels(
                {
                    "one_on_one": ("One on one", "Uno contro uno"),
                    "army": ("Whole armies", "Squadre intere"),
                    "classic": ("Whole armies without types", "Squadre intere senza tipi"),
                    "walk": ("A walk", "Un cammino"),
                }
            ),
        ),
    ] = "one_on_one"
    types: Annotated[
        bool, says("Types", "Tipi", "Attack types and W/R/NE count", "Contano i tipi d’attacco e W/R/NE")
    ] = True
    round_limit: Annotated[
        int,
        says("Round limit", "Limite di round", "HS-END-01: then points decide", "Poi decidono i punti", ge=1, le=1000),
    ] = 100
    place_within: Annotated[
        int,
        says(
            "Place within",
            "Piazza entro",
            "Clear sight spaces of the trainer",
            "Spazi in vista dall’allenatore",
            ge=1,
            le=50,
        ),
    ] = 3
    draft: Annotated[
        Draft | None, says("Draft", "Scelta", "Armies are drafted first", "Le squadre si scelgono prima")
    ] = None
    glyphs: Annotated[
        tuple[Annotated[str, says("Glyph", "Glifo", "A glyph", "Un glifo", ref="glyph")], ...],
        says(
            "Stock of glyphs",
            "Riserva di glifi",
            "Drawn at random for the glyphs of the map that name none, no one twice",
            "Estratti a caso per i glifi della mappa che non ne nominano uno, nessuno due volte",
        ),
    ] = ()
    figures_block: Annotated[
        bool, says("Figures block sight", "Le figure coprono la vista", "HS-ATK-02: all others", "Tutte le altre")
    ] = False
    engaged_friends_block: Annotated[
        bool, says("Engaged friends block", "Amici ingaggiati bloccano", "HS-MOV-05: no passing", "Non si attraversano")
    ] = False
    trainers_block: Annotated[
        bool,
        says("Trainers block movement", "Gli allenatori bloccano", "PS-TRN-04: not sight alone", "Non solo la vista"),
    ] = True

    @property
    def typed(self) -> bool:
        """Whether attack types and W/R/NE count (PS-TYPE-07)."""
        return self.types and self.mode != "classic"


class TrainerRules(Data, frozen=True, kw_only=True):
    """A trainer card (PS-TRN-01…06)."""

    x_schema: ClassVar[dict[str, Any]] = {**italian("Regole", "Una carta allenatore."), "x-card": True}

    mode: Annotated[
        Literal["figure", "support"],
        says(
            "Mode",
            "Modalità",
            "Stands on the board, or only a card",
            "Sta sul tabellone, o è solo una carta",
            labels=labels({"figure": ("Figure", "Figura"), "support": ("Support card", "Carta sostegno")}),
        ),
    ] = "figure"
    points: Annotated[int, says("Points", "Punti", ge=0)] = 0
    powers: Annotated[
        tuple[Power, ...],
        says(
            "Powers",
            "Poteri",
            "On the player’s Pokémon on the battlefield",
            "Sui Pokémon del giocatore in campo",
            widget="power",
        ),
    ] = ()


class ItemRules(Data, frozen=True, kw_only=True):
    """What an item is for (PS-ITM). What it does is said by the other properties; `use` says when it may be used."""

    x_schema: ClassVar[dict[str, Any]] = {**italian("Regole", "A che cosa serve uno strumento."), "x-card": True}

    use: Annotated[
        Literal["ball", "medicine", "battle", "held", "escape", "decoy", "stone", "machine", "rod", "stat", "key"],
        says(
            "Use",
            "Uso",
            "How it is used",
            "Come si usa",
            labels=labels(
                {
                    "ball": ("Ball", "Ball"),
                    "medicine": ("Medicine", "Cura"),
                    "battle": ("For one battle", "Per una lotta"),
                    "held": ("Held", "Da tenere"),
                    "escape": ("Escape", "Fuga"),
                    "decoy": ("Decoy", "Esca"),
                    "stone": ("Stone", "Pietra"),
                    "machine": ("Machine", "Macchina"),
                    "rod": ("Rod", "Amo"),
                    "stat": ("Stat item", "Per un valore"),
                    "key": ("Key item", "Strumento base"),
                }
            ),
        ),
    ]
    capture_bonus: Annotated[int, says("Capture bonus", "Bonus cattura", ge=0)] = 0
    always_captures: Annotated[bool, says("Always captures", "Cattura sempre")] = False
    heals: Annotated[int, says("Heals", "Cura", "Wounds removed", "Ferite tolte", ge=0)] = 0
    cures: Annotated[bool, says("Cures", "Guarisce", "Removes a status marker", "Toglie un segnalino di stato")] = False
    stat: Annotated[
        StatName | None,
        says("Value", "Valore", "What a stat item raises by its tier", "Che cosa aumenta col suo grado"),
    ] = None
    learners: Annotated[
        Learners | None, says("Learners", "Chi la impara", "Who may learn a machine", "Chi impara una macchina")
    ] = None
    carries_trainer: Annotated[
        bool,
        says(
            "Carries its trainer",
            "Porta l’allenatore",
            "A large or huge Pokémon that has it crosses water with its trainer",
            "Un Pokémon grande o enorme che l’ha attraversa l’acqua con l’allenatore",
        ),
    ] = False
    powers: Annotated[
        tuple[Power, ...],
        says(
            "Powers",
            "Poteri",
            "Of the Pokémon that carries or has learnt it",
            "Del Pokémon che lo porta o l’ha imparato",
            widget="power",
        ),
    ] = ()
