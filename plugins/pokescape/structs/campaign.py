"""What a scenario says of campaigns: walking, encounters, shops, parties that are carried over, neutral figures."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from .base import Data, StatusRef, TypeRef, italian, says
from .conditions import Size, Stat

Hex = Annotated[
    tuple[Annotated[int, says("Number", "Numero", ge=0)], Annotated[int, says("Number", "Numero", ge=0)]],
    says("Hex", "Esagono", "Column and row, from 0", "Colonna e riga, da 0", widget="hex"),
]
ItemRef = Annotated[str, says("Item", "Strumento", "An item", "Uno strumento", ref="item")]
SpeciesRef = Annotated[str, says("Species", "Specie", "A species", "Una specie", ref="species")]
ChainRef = Annotated[str, says("Chain", "Catena", "An evolution chain", "Una catena evolutiva", ref="evolution_chain")]


class Ware(Data, frozen=True, kw_only=True):
    """An item that a PokéMart sells."""

    x_schema: ClassVar[dict[str, Any]] = italian("Merce", "Uno strumento in vendita.")

    item: ItemRef
    price: Annotated[
        int | None, says("Price", "Prezzo", "Empty: what the item says", "Vuoto: quello dello strumento")
    ] = None


class Amount(Data, frozen=True, kw_only=True):
    """An item and how many of it."""

    x_schema: ClassVar[dict[str, Any]] = italian("Quantità", "Uno strumento e quanti.")

    item: ItemRef
    count: Annotated[int, says("Count", "Quanti", ge=1, le=9999)] = 1


class Boost(Data, frozen=True, kw_only=True):
    """A stat item on a card: tier n gives n."""

    x_schema: ClassVar[dict[str, Any]] = italian("Aumento", "Uno strumento statistica sulla carta: grado n dà n.")

    item: ItemRef
    tier: Annotated[int, says("Tier", "Grado", ge=1, le=4)] = 1


class Member(Data, frozen=True, kw_only=True):
    """A Pokémon with all that it has come by."""

    x_schema: ClassVar[dict[str, Any]] = italian("Membro", "Un Pokémon con tutto ciò che ha.")

    species: SpeciesRef
    wounds: Annotated[int, says("Wounds", "Ferite", ge=0)] = 0
    status: StatusRef | None = None
    markers: Annotated[int, says("Experience markers", "Segnalini esperienza", ge=0)] = 0
    boosts: Annotated[tuple[Boost, ...], says("Stat items", "Strumenti statistica")] = ()
    held: Annotated[tuple[ItemRef, ...], says("Held items", "Strumenti tenuti")] = ()
    machines: Annotated[tuple[ItemRef, ...], says("Machines", "Macchine", "HMs and TMs", "MN e MT", max_length=4)] = ()


class Party(Data, frozen=True, kw_only=True):
    """What a seat brings into a scenario: instead of the side's team, and besides its items."""

    x_schema: ClassVar[dict[str, Any]] = italian("Squadra", "Ciò che un posto porta in uno scenario.")

    seat: Annotated[int, says("Seat", "Posto", ge=1, le=12)]
    members: Annotated[tuple[Member, ...], says("Party", "Squadra", max_length=6)] = ()
    stored: Annotated[
        tuple[Member, ...], says("Stored", "In deposito", "Kept at the PokéCenter", "Tenuti al Centro Pokémon")
    ] = ()
    items: Annotated[tuple[Amount, ...], says("Items", "Strumenti")] = ()
    money: Annotated[int, says("Money", "Denaro", ge=0)] = 0


class CampaignRules(Data, frozen=True, kw_only=True):
    """The part of a scenario's rules that is about campaigns."""

    encounter_from: Annotated[
        int,
        says(
            "Encounter from",
            "Incontro da",
            "PS-ENC-01: a d20 of at least this",
            "PS-ENC-01: un d20 di almeno tanto",
            ge=1,
            le=20,
        ),
    ] = 17
    goal: Annotated[
        tuple[Hex, ...],
        says("Goal spaces", "Traguardo", "PS-SCN-08: who enters one has arrived", "Chi vi entra è arrivato"),
    ] = ()
    centers: Annotated[
        tuple[Hex, ...], says("PokéCenters", "Centri Pokémon", "On or next to one", "Su o accanto a uno")
    ] = ()
    marts: Annotated[tuple[Hex, ...], says("PokéMarts", "Poké Market", "On or next to one", "Su o accanto a uno")] = ()
    wares: Annotated[tuple[Ware, ...], says("Wares", "Merci", "What the marts sell", "Che cosa si vende")] = ()
    money: Annotated[int, says("Money", "Denaro", "Of each trainer at the start", "Di ognuno all’inizio", ge=0)] = 0
    stat_items: Annotated[
        tuple[ItemRef, ...],
        says(
            "Stat items", "Strumenti statistica", "PS-STA-01: sold at PokéCenters", "PS-STA-01: in vendita nei Centri"
        ),
    ] = ()
    stat_prices: Annotated[
        tuple[Annotated[int, says("Price", "Prezzo", ge=0)], ...],
        says(
            "Stat prices",
            "Prezzi statistica",
            "PS-STA-04: markers for each tier",
            "PS-STA-04: segnalini per grado",
            min_length=1,
            max_length=4,
        ),
    ] = (15, 30, 60, 120)
    evolutions: Annotated[
        tuple[ChainRef, ...],
        says("Evolutions", "Evoluzioni", "Chains by which Pokémon may evolve", "Catene con cui ci si può evolvere"),
    ] = ()
    refill: Annotated[
        tuple[ItemRef, ...],
        says(
            "Refilled after whiting out",
            "Ridati dopo la sconfitta",
            "Back to the starting number",
            "Al numero iniziale",
        ),
    ] = ()
    center_refill: Annotated[
        tuple[ItemRef, ...],
        says("Refilled at PokéCenters", "Ridati ai Centri", "Back to the starting number", "Al numero iniziale"),
    ] = ()
    heal_between: Annotated[
        bool, says("Heal between", "Cura fra scenari", "PS-SCN-07: into the next scenario", "Verso il prossimo")
    ] = True
    borrowed: Annotated[
        bool,
        says(
            "Borrowed teams",
            "Squadre in prestito",
            "PS-SCN-07: teams go back after the scenario",
            "PS-SCN-07: si rendono a fine scenario",
        ),
    ] = False
    step_limit: Annotated[
        int,
        says("Step limit", "Limite di passi", "PS-WLK-07: turns a player", "PS-WLK-07: turni a testa", ge=1, le=9999),
    ] = 500
    share_spaces: Annotated[
        bool,
        says(
            "Share spaces",
            "Spazi condivisi",
            "PS-WLK-03: trainers may stand on one space",
            "PS-WLK-03: più allenatori su uno spazio",
        ),
    ] = False
    rivals_battle: Annotated[
        bool,
        says(
            "Rivals battle",
            "I rivali lottano",
            "PS-WLK-06: players that meet may battle",
            "PS-WLK-06: chi si incontra può lottare",
        ),
    ] = False
    experience: Annotated[
        bool, says("Experience", "Esperienza", "PS-SCN-10: a battle that gives markers", "La lotta dà segnalini")
    ] = False
    starters: Annotated[
        tuple[SpeciesRef, ...], says("Starters", "Iniziali", "PS-SCN-02: one is chosen by each", "Uno a testa")
    ] = ()
    neutral: Annotated[
        SpeciesRef | None,
        says(
            "Neutral figure",
            "Figura neutrale",
            "PS-NEU: begins in the start zone after the last seat’s",
            "PS-NEU: inizia nella zona dopo quella dell’ultimo posto",
        ),
    ] = None
    game_master: Annotated[
        int | None,
        says("Game master", "Direttore", "The seat that plays what is wild", "Il posto che gioca i selvatici"),
    ] = None
    capture_wins: Annotated[
        bool,
        says(
            "Capture wins",
            "Vince chi cattura",
            "PS-SCN-04: first to capture the wild one wins",
            "PS-SCN-04: vince il primo che cattura il selvatico",
        ),
    ] = False
    prize: Annotated[SpeciesRef | None, says("Prize", "Premio", "Stored for the winner", "In deposito a chi vince")] = (
        None
    )
    parties: Annotated[
        tuple[Party, ...], says("Parties", "Squadre", "What seats bring along", "Che cosa portano i posti")
    ] = ()


class Learners(Data, frozen=True, kw_only=True):
    """Who may learn a machine: these species, and those that fit types and sizes when any are given."""

    x_schema: ClassVar[dict[str, Any]] = italian("Chi la impara", "Queste specie, e chi ha i tipi e le taglie dati.")

    species: Annotated[tuple[SpeciesRef, ...], says("Species", "Specie")] = ()
    types: Annotated[tuple[TypeRef, ...], says("Types", "Tipi", "Has one of these", "Ne ha uno")] = ()
    sizes: Annotated[tuple[Size, ...], says("Sizes", "Taglie", "Has one of these", "Ne ha una")] = ()


#: The value that a stat item raises, as modifiers call it.
StatName = Stat
