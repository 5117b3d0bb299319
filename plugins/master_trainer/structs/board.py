"""What the game adds to a track: what its spaces say, and the loop."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from .base import Data, Id, italian, labels, says

_AT = Annotated[
    tuple[Id, ...],
    says("Spaces", "Caselle", "Ids of spaces of this map", "Id di caselle di questa mappa", min_length=1),
]
KINDS = (
    "event", "item", "get_pokemon", "battle", "gym", "ruins", "trouble", "get_pcs", "meet_ash", "contest", "professors"
)  # fmt: skip


class Instruction(Data, tag_field="do", frozen=True, kw_only=True):
    """What some spaces say."""

    at: _AT


class EventSpace(Instruction, tag="event", frozen=True, kw_only=True):
    """Draw an event (MT-EVT-01)."""

    x_schema: ClassVar[dict[str, Any]] = italian("Evento", "Pesca un evento.")


class ItemSpace(Instruction, tag="item", frozen=True, kw_only=True):
    """Draw an item (MT-ITM-01)."""

    x_schema: ClassVar[dict[str, Any]] = italian("Strumento", "Pesca uno strumento.")


class GetPokemonSpace(Instruction, tag="get_pokemon", frozen=True, kw_only=True):
    """Battle a Pokémon of the pile (MT-GET-01)."""

    x_schema: ClassVar[dict[str, Any]] = italian("Prendi un Pokémon", "Lotta contro un Pokémon del mazzo.")


class BattleSpace(Instruction, tag="battle", frozen=True, kw_only=True):
    """Battle another player (MT-BAT-01)."""

    x_schema: ClassVar[dict[str, Any]] = italian("Lotta", "Lotta contro un altro giocatore.")


class GymSpace(Instruction, tag="gym", frozen=True, kw_only=True):
    """Battle a Gym Leader (MT-GYM-01)."""

    x_schema: ClassVar[dict[str, Any]] = italian("Palestra", "Lotta contro un Capopalestra.")


class RuinsSpace(Instruction, tag="ruins", frozen=True, kw_only=True):
    """Challenge a Rare Pokémon (MT-RUI-01)."""

    x_schema: ClassVar[dict[str, Any]] = italian("Rovine", "Sfida un Pokémon raro.")


class TroubleSpace(Instruction, tag="trouble", frozen=True, kw_only=True):
    """Pay PCs or discard cards (MT-TRB-01)."""

    x_schema: ClassVar[dict[str, Any]] = italian("Guai", "Paga PC o scarta carte.")

    lose: Annotated[
        Literal["pcs", "item", "event", "pokemon"],
        says(
            "What",
            "Che cosa",
            "What is lost",
            "Che cosa si perde",
            labels=labels(
                {
                    "pcs": ("PCs", "PC"),
                    "item": ("Items", "Strumenti"),
                    "event": ("Events", "Eventi"),
                    "pokemon": ("Pokémon", "Pokémon"),
                }
            ),
        ),
    ]
    amount: Annotated[int, says("How much", "Quanto", "PCs or cards", "PC o carte", ge=1, le=500)]


class GetPcsSpace(Instruction, tag="get_pcs", frozen=True, kw_only=True):
    """Collect PCs (MT-PCS-01)."""

    x_schema: ClassVar[dict[str, Any]] = italian("Prendi PC", "Prendi PC dalla banca.")

    amount: Annotated[int, says("PCs", "PC", "How many", "Quanti", ge=1, le=500)]


class AshSpace(Instruction, tag="meet_ash", frozen=True, kw_only=True):
    """Spin and collect ten times the number (MT-ASH-01)."""

    x_schema: ClassVar[dict[str, Any]] = italian("Incontra Ash", "Gira e prendi dieci volte il numero.")


class ContestSpace(Instruction, tag="contest", frozen=True, kw_only=True):
    """Spin; some numbers win PCs (MT-CON-01)."""

    x_schema: ClassVar[dict[str, Any]] = italian("Gara Pokémon", "Gira; alcuni numeri vincono PC.")


class ProfessorsSpace(Instruction, tag="professors", frozen=True, kw_only=True):
    """Draw two Pokémon (MT-PRF-01)."""

    x_schema: ClassVar[dict[str, Any]] = italian("Professori", "Pesca due Pokémon.")


Space = (
    EventSpace
    | ItemSpace
    | GetPokemonSpace
    | BattleSpace
    | GymSpace
    | RuinsSpace
    | TroubleSpace
    | GetPcsSpace
    | AshSpace
    | ContestSpace
    | ProfessorsSpace
)


class Loop(Data, frozen=True, kw_only=True):
    """A way that comes back to where it began."""

    x_schema: ClassVar[dict[str, Any]] = italian("Anello", "Una via che torna dove è cominciata.")

    junction: Annotated[str, says("Junction", "Bivio", "Where it begins and ends", "Dove comincia e finisce")]
    enter: Annotated[str, says("Way in", "Ingresso", "Its first space", "La sua prima casella")]


#: Spaces that a new track begins with, from START to GOAL.
_TRACK = ("start", *(f"space_{number}" for number in range(1, 9)), "goal")


class MapRules(Data, frozen=True, kw_only=True):
    """What a track says: its first space is START, its `goals` name GOAL, all others have instructions or none."""

    x_schema: ClassVar[dict[str, Any]] = {
        **italian("Tabellone", "Che cosa dicono le caselle di un percorso."),
        "x-new": {
            "name": {"en": "$name"},
            "shape": "track",
            "spaces": [{"id": name, "x": at, "y": 0} for at, name in enumerate(_TRACK)],
            "goals": [{"space": _TRACK[-1]}],
            "rules": {
                "spaces": [
                    {"do": "get_pokemon", "at": ["space_1", "space_5"]},
                    {"do": "item", "at": ["space_2", "space_6"]},
                    {"do": "battle", "at": ["space_3", "space_7"]},
                    {"do": "event", "at": ["space_4", "space_8"]},
                ]
            },
        },
    }

    spaces: Annotated[
        tuple[Space, ...], says("Instructions", "Istruzioni", "What spaces say", "Che cosa dicono le caselle")
    ] = ()
    loop: Annotated[Loop | None, says("Ruins Loop", "Anello delle Rovine", "If there is one", "Se ce n’è uno")] = None
