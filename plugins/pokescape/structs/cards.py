"""What only this ruleset plays: army cards, statuses, glyphs."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from msgspec import field

from .base import ClassRef, Data, Id, Name, PrintedText, TypeRef, italian, labels, says
from .powers import Effect, Power, Size

TypeList = tuple[TypeRef, ...]


class Art(Data, frozen=True, kw_only=True):
    """A picture in the pack's assets."""

    x_schema: ClassVar[dict[str, Any]] = italian("Immagine", "Un’immagine fra le risorse del pacchetto.")

    file: Annotated[str, says("File", "File", "Below assets/", "Sotto assets/")]
    artist: Annotated[str, says("Artist", "Autore")] = ""
    licence: Annotated[str, says("Licence", "Licenza")] = ""
    crop: Annotated[
        tuple[int, int, int, int] | None,
        says("Crop", "Ritaglio", "Left, top, width, height in pixels", "Sinistra, alto, larghezza, altezza in pixel"),
    ] = None


class ArmyCard(Data, frozen=True, kw_only=True):
    """An army card (PS-CARD-01): a species' numbers and powers on the battlefield."""

    x_schema: ClassVar[dict[str, Any]] = {
        "title": "Army card",
        "x-plural": "Army cards",
        "x-it": {
            "title": "Carta esercito",
            "plural": "Carte esercito",
            "description": "I numeri e i poteri di una specie sul campo.",
        },
        "x-points": {"points": "/points", "of": "/species"},
    }

    id: Id
    species: Annotated[str, says("Species", "Specie", "Whose card it is", "Di chi è la carta", ref="species")]
    number: Annotated[int | None, says("Number", "Numero", "Pokédex number", "Numero del Pokédex")] = None
    size: Annotated[
        Size,
        says(
            "Size class",
            "Taglia",
            "For powers that name sizes",
            "Per i poteri che nominano taglie",
            labels={
                "small": {"en": "Small", "it": "Piccola"},
                "medium": {"en": "Medium", "it": "Media"},
                "large": {"en": "Large", "it": "Grande"},
                "huge": {"en": "Huge", "it": "Enorme"},
            },
        ),
    ]
    height: Annotated[int, says("Height", "Altezza", "Levels tall", "Livelli d’altezza", ge=1, le=40)]
    spaces: Annotated[int, says("Spaces", "Spazi", "Hexes of its base", "Esagoni della base", ge=1, le=2)] = 1
    life: Annotated[int, says("Life", "Vita", "Destroyed at so many wounds", "Distrutta a tante ferite", ge=1, le=99)]
    move: Annotated[int, says("Move", "Movimento", ge=0, le=50)]
    range: Annotated[int, says("Range", "Gittata", "Of the normal attack", "Dell’attacco normale", ge=0, le=50)]
    attack: Annotated[
        int, says("Attack", "Attacco", "Dice of the normal attack", "Dadi dell’attacco normale", ge=0, le=20)
    ]
    defense: Annotated[int, says("Defense", "Difesa", "Dice", "Dadi", ge=0, le=20)]
    points: Annotated[int, says("Points", "Punti", ge=0)]
    base_attack: Annotated[
        str | None,
        says("Base attack", "Attacco base", "Type of the normal attack", "Tipo dell’attacco normale", ref="type"),
    ] = None
    weak: Annotated[
        TypeList, says("Weak", "Debole", "One defense die fewer against", "Un dado di difesa in meno contro")
    ] = ()
    resist: Annotated[
        TypeList, says("Resistant", "Resistente", "One defense die more against", "Un dado di difesa in più contro")
    ] = ()
    no_effect: Annotated[
        TypeList, says("No effect", "Nessun effetto", "Takes nothing from", "Non subisce nulla da")
    ] = ()
    class_: Annotated[
        str,
        says("Class", "Classe", "Species class or breed", "Classe della specie o razza", ref="species_class"),
    ] = field(default="", name="class")
    personality: Annotated[
        str, says("Personality", "Carattere", "How it is by nature", "Com’è per natura", ref="personality")
    ] = ""
    unique: Annotated[bool, says("Unique", "Unica", "Once in an army", "Una volta per squadra")] = True
    hero: Annotated[bool, says("Hero", "Eroe", "One figure with its own life", "Una figura con vita propria")] = True
    figures: Annotated[
        int,
        says("Figures", "Figure", "Of a squad; each has this life", "Di un gruppo; ognuna ha questa vita", ge=1, le=8),
    ] = 1
    powers: Annotated[
        tuple[Power, ...],
        says("Powers", "Poteri", "Special attacks and abilities", "Attacchi speciali e abilità", widget="power"),
    ] = ()
    source: Annotated[
        Literal["printed", "house"],
        says(
            "Source",
            "Fonte",
            "Printed card or our stand-in",
            "Carta stampata o nostra sostituta",
            labels={
                "printed": {"en": "Printed card", "it": "Carta stampata"},
                "house": {"en": "Stand-in", "it": "Sostituta"},
            },
        ),
    ] = "house"
    printed: Annotated[
        tuple[str, ...],
        says("Printed", "Stampati", "Properties that the rulebook prints", "Proprietà che il regolamento stampa"),
    ] = ()
    quantity: Annotated[int, says("Quantity", "Quantità", "Copies of the card", "Copie della carta", ge=0)] = 1
    art: Annotated[Art | None, says("Picture", "Immagine")] = None
    notes: Annotated[str, says("Notes", "Note", "For authors", "Per gli autori")] = ""


class SpeciesClass(Data, frozen=True, kw_only=True):
    """A species class or breed (PS-CARD-01): printed on army cards, named by powers and statuses."""

    x_schema: ClassVar[dict[str, Any]] = {
        "title": "Species class",
        "x-plural": "Species classes",
        "x-it": {
            "title": "Classe di specie",
            "plural": "Classi di specie",
            "description": "Una classe o razza, nominata da poteri e stati.",
        },
    }

    id: Id
    name: Name
    notes: Annotated[str, says("Notes", "Note", "For authors", "Per gli autori")] = ""


class Personality(Data, frozen=True, kw_only=True):
    """A personality (PS-CARD-01), printed on army cards."""

    x_schema: ClassVar[dict[str, Any]] = {
        "title": "Personality",
        "x-plural": "Personalities",
        "x-it": {
            "title": "Carattere",
            "plural": "Caratteri",
            "description": "Un carattere, stampato sulle carte esercito.",
        },
    }

    id: Id
    name: Name
    notes: Annotated[str, says("Notes", "Note", "For authors", "Per gli autori")] = ""


class StatusBlock(Data, frozen=True, kw_only=True):
    """Who may not get a status marker (PS-STAT-02)."""

    x_schema: ClassVar[dict[str, Any]] = italian("Esclusi", "Chi non può ricevere il segnalino.")

    classes: Annotated[
        tuple[ClassRef, ...], says("Classes", "Classi", "Cards of these classes", "Carte di queste classi")
    ] = ()
    no_effect: Annotated[
        TypeList,
        says(
            "No effect",
            "Nessun effetto",
            "Cards that list any of these types there",
            "Carte che elencano lì uno di questi tipi",
        ),
    ] = ()


class Status(Data, frozen=True, kw_only=True):
    """A status marker and what it does, as data. `self` in its effects is the figure that carries it."""

    x_schema: ClassVar[dict[str, Any]] = {
        "title": "Status",
        "x-plural": "Statuses",
        "x-card": True,
        "x-it": {"title": "Stato", "plural": "Stati", "description": "Un segnalino di stato e ciò che fa."},
    }

    id: Id
    name: Name
    letter: Annotated[
        str,
        says("Letter", "Lettera", "Short mark on the board", "Segno breve sul tabellone", min_length=1, max_length=3),
    ]
    color: Annotated[str, says("Colour", "Colore", pattern="^#[0-9a-f]{6}$")] = "#888888"
    never_on: Annotated[StatusBlock, says("Never on", "Mai su")] = StatusBlock()
    no_swipes: Annotated[
        bool,
        says("No swipes", "Niente colpi", "Makes no leaving-engagement attacks", "Non attacca chi lascia l’ingaggio"),
    ] = False
    before_turn: Annotated[tuple[Effect, ...], says("Before its turn", "Prima del turno")] = ()
    instead_of_turn: Annotated[tuple[Effect, ...], says("Instead of its turn", "Al posto del turno")] = ()
    after_turn: Annotated[tuple[Effect, ...], says("After its turn", "Dopo il turno")] = ()
    round_end: Annotated[tuple[Effect, ...], says("End of round", "Fine del round")] = ()
    capture_bonus: Annotated[
        int, says("Capture bonus", "Bonus cattura", "Added to capture rolls", "Si aggiunge ai tiri di cattura", ge=0)
    ] = 0
    text: PrintedText = field(default_factory=dict)


class Glyph(Data, frozen=True, kw_only=True):
    """A glyph on the board: what it does to who stands on it or its side."""

    x_schema: ClassVar[dict[str, Any]] = {
        "title": "Glyph",
        "x-plural": "Glyphs",
        "x-card": True,
        "x-it": {"title": "Glifo", "plural": "Glifi", "description": "Un glifo sul tabellone."},
    }

    id: Id
    name: Name
    letter: Annotated[str, says("Letter", "Lettera", min_length=1, max_length=2)]
    sort: Annotated[
        Literal["power", "treasure"],
        says(
            "Sort",
            "Genere",
            labels=labels({"power": ("Power glyph", "Glifo di potere"), "treasure": ("Treasure", "Tesoro")}),
        ),
    ] = "power"
    duration: Annotated[
        Literal["permanent", "temporary", ""],
        says(
            "Duration",
            "Durata",
            "While occupied, or once",
            "Finché è occupato, o una volta",
            labels=labels(
                {
                    "permanent": ("While occupied", "Finché è occupato"),
                    "temporary": ("Once", "Una volta"),
                    "": ("Not said", "Non detto"),
                }
            ),
        ),
    ] = "permanent"
    stop: Annotated[bool, says("Stops", "Ferma", "A figure that enters it stops", "Chi vi entra si ferma")] = True
    powers: Annotated[tuple[Power, ...], says("Powers", "Poteri")] = ()
    do: Annotated[
        tuple[Effect, ...], says("Once", "Una volta", "Effects of a temporary glyph", "Effetti di un glifo temporaneo")
    ] = ()
