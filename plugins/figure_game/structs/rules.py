"""What the ruleset adds to scenarios: the teams, and the house rulings as settings."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from .base import Data, italian, labels, says


class Team(Data, frozen=True, kw_only=True):
    """What one side brings (FG-SET-01); the first team is that of seat 1."""

    x_schema: ClassVar[dict[str, Any]] = italian("Squadra", "Che cosa porta una parte; la prima è del posto 1.")

    trainer: Annotated[
        str,
        says(
            "Trainer figure",
            "Miniatura allenatore",
            "Without one no cards",
            "Senza, niente carte",
            ref="trainer_figure",
        ),
    ] = ""
    figures: Annotated[
        tuple[Annotated[str, says("Figure", "Miniatura", ref="figure")], ...],
        says(
            "Figures",
            "Miniature",
            "At most three alike; where there are more than the team size, the player chooses at set-up",
            "Al massimo tre uguali; se sono più della squadra, il giocatore sceglie alla preparazione",
            min_length=1,
        ),
    ]
    cards: Annotated[
        tuple[Annotated[str, says("Training card", "Carta addestramento", ref="training_card")], ...],
        says(
            "Training cards",
            "Carte addestramento",
            "Different ones; where there are more than three, the player chooses up to three at set-up",
            "Diverse; se sono più di tre, il giocatore ne sceglie fino a tre alla preparazione",
        ),
    ] = ()


class ScenarioRules(Data, frozen=True, kw_only=True):
    """Who plays with what, and the house rulings."""

    x_schema: ClassVar[dict[str, Any]] = italian("Regole", "Chi gioca con che cosa, e le decisioni di casa.")

    teams: Annotated[tuple[Team, ...], says("Teams", "Squadre", "One a seat", "Una per posto")] = ()
    team_size: Annotated[
        int, says("Team size", "Miniature", "Most figures of a team", "Miniature di una squadra", ge=1, le=20)
    ] = 6
    setup: Annotated[
        Literal["choose", "ready"],
        says(
            "Set-up",
            "Preparazione",
            "Who says which figures and training cards are played with",
            "Chi decide con quali miniature e carte addestramento si gioca",
            labels=labels(
                {
                    "choose": ("The players choose", "Scelgono i giocatori"),
                    "ready": ("The scenario, at once", "Lo scenario, subito"),
                }
            ),
        ),
    ] = "choose"
    center_size: Annotated[
        int,
        says("Center", "Centro Pokémon", "Places in the Pokémon Center", "Posti al Centro Pokémon", ge=1, le=20),
    ] = 2
    first_turn_minus: Annotated[
        Literal["each", "first_player", "none"],
        says(
            "First turn",
            "Primo turno",
            "Whose figures have 1 PM less in their first turn",
            "Chi ha 1 PM in meno nel proprio primo turno",
            labels=labels(
                {
                    "each": ("Each player", "Ogni giocatore"),
                    "first_player": ("Who begins", "Chi comincia"),
                    "none": ("Nobody", "Nessuno"),
                }
            ),
        ),
    ] = "each"
    turn_limit: Annotated[
        int,
        says("Turn limit", "Limite di turni", "Then it is a draw", "Poi è pari", ge=1, le=10000),
    ] = 300
    surround_limit: Annotated[
        int,
        says(
            "Surround limit",
            "Limite di accerchiamenti",
            "Most figures that surrounding knocks out in a turn; 0: any number",
            "Quante miniature al massimo vanno K.O. accerchiate in un turno; 0: quante si vuole",
            ge=0,
            le=20,
        ),
    ] = 0
