"""The kinds that only this game plays: figures with their wheels, conditions, trainer figures, training cards."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from .base import Data, Id, Name, Source, italian, labels, says
from .effects import Effect


class Segment(Data, frozen=True, kw_only=True):
    """One segment of a wheel (FG-ATK-02)."""

    x_schema: ClassVar[dict[str, Any]] = italian("Settore", "Un settore della ruota.")

    name: Name
    color: Annotated[
        Literal["white", "purple", "blue", "gold", "red"],
        says(
            "Colour",
            "Colore",
            "White and gold knock out, purple and blue do what they say, red misses",
            "Bianco e oro mandano K.O., viola e blu fanno ciò che dicono, rosso manca",
            labels=labels(
                {
                    "white": ("White", "Bianco"),
                    "purple": ("Purple", "Viola"),
                    "blue": ("Blue", "Blu"),
                    "gold": ("Gold", "Oro"),
                    "red": ("Miss", "Mancato"),
                }
            ),
        ),
    ]
    size: Annotated[
        int, says("Size", "Ampiezza", "In parts of the whole wheel", "In parti della ruota intera", ge=1, le=1000)
    ]
    damage: Annotated[
        int, says("Damage", "Danni", "Of white and gold segments", "Dei settori bianchi e oro", ge=0, le=999)
    ] = 0
    stars: Annotated[int, says("Stars", "Stelle", "Of purple segments", "Dei settori viola", ge=0, le=9)] = 0
    do: Annotated[
        tuple[Effect, ...],
        says(
            "Text",
            "Testo",
            "What happens when this segment wins; after the knock-out of a white or gold one",
            "Che cosa succede quando questo settore vince; dopo il K.O. se è bianco o oro",
            widget="power",
        ),
    ] = ()


class Figure(Data, frozen=True, kw_only=True):
    """A figure: how far it moves, and the wheel in its base."""

    x_schema: ClassVar[dict[str, Any]] = {
        "title": "Figure",
        "x-plural": "Figures",
        "x-it": {"title": "Miniatura", "plural": "Miniature", "description": "Quanto si muove, e la ruota nella base."},
        "x-card": True,
    }

    id: Id
    name: Name
    move: Annotated[
        int, says("Movement points", "Punti Movimento", "PM: spaces a turn", "PM: caselle per turno", ge=0, le=9)
    ]
    wheel: Annotated[
        tuple[Segment, ...],
        says("Wheel", "Ruota", "Its segments, clockwise", "I settori, in senso orario", min_length=1, widget="wheel"),
    ]
    source: Source = "house"


class SpecialCondition(Data, frozen=True, kw_only=True):
    """A special condition: all that it does is said here (FG-CON-04)."""

    x_schema: ClassVar[dict[str, Any]] = {
        "title": "Condition",
        "x-plural": "Conditions",
        "x-it": {
            "title": "Condizione",
            "plural": "Condizioni",
            "description": "Una condizione speciale: tutto ciò che fa è detto qui.",
        },
        "x-card": True,
    }

    id: Id
    name: Name
    mark: Annotated[
        str, says("Mark", "Sigla", "A few letters for the board", "Poche lettere per il tabellone", max_length=3)
    ] = ""
    color: Annotated[
        str, says("Colour", "Colore", "#rrggbb", "#rrggbb", pattern="^#[0-9a-fA-F]{6}$", widget="color")
    ] = "#808080"
    may_move: Annotated[bool, says("May move", "Può muoversi", "It may move", "La figura può muoversi")] = True
    may_attack: Annotated[bool, says("May attack", "Può attaccare", "It may attack", "La figura può attaccare")] = True
    blocks: Annotated[
        bool,
        says(
            "Blocks", "Blocca", "Others cannot pass through its space", "Le altre non possono passare sulla sua casella"
        ),
    ] = True
    counts_in_surround: Annotated[
        bool,
        says("Surrounds", "Circonda", "Its space counts in surrounding", "La sua casella conta per circondare"),
    ] = True
    damage_change: Annotated[
        int,
        says(
            "Damage change",
            "Cambio dei danni",
            "Added to white and gold segments, never below 0",
            "Si somma ai settori bianchi e oro, mai sotto 0",
            ge=-999,
            le=999,
        ),
    ] = 0
    miss: Annotated[
        Literal["none", "named", "smallest", "all"],
        says(
            "Misses",
            "Mancati",
            "Which of its attacks count as a miss",
            "Quali attacchi valgono come Mancato",
            labels=labels(
                {
                    "none": ("None", "Nessuno"),
                    "named": ("One that its player names", "Uno nominato dal suo giocatore"),
                    "smallest": ("The smallest", "Il più piccolo"),
                    "all": ("All", "Tutti"),
                }
            ),
        ),
    ] = "none"
    shift_segment: Annotated[
        int,
        says(
            "Shift",
            "Scarto",
            "The result is so many segments further on, clockwise",
            "Il risultato è tanti settori più avanti, in senso orario",
            ge=-20,
            le=20,
        ),
    ] = 0
    ends: Annotated[
        Literal["never", "battle", "turns", "woken"],
        says(
            "Ends",
            "Finisce",
            "Never by itself; after a battle; after turns of its player; when attacked or touched by a friend",
            "Mai da sola; dopo una battaglia; dopo turni del suo giocatore; se attaccata o toccata da un’amica",
            labels=labels(
                {
                    "never": ("Not by itself", "Mai da sola"),
                    "battle": ("After a battle", "Dopo una battaglia"),
                    "turns": ("After turns", "Dopo alcuni turni"),
                    "woken": ("When woken", "Quando è svegliata"),
                }
            ),
        ),
    ] = "never"
    turns: Annotated[
        int, says("Turns", "Turni", "When it ends after turns", "Se finisce dopo alcuni turni", ge=1, le=99)
    ] = 1


class TrainerFigure(Data, frozen=True, kw_only=True):
    """A trainer figure: it stands beside the board and spins for training cards (FG-TRN-01, FG-TRN-02)."""

    x_schema: ClassVar[dict[str, Any]] = {
        "title": "Trainer figure",
        "x-plural": "Trainer figures",
        "x-it": {
            "title": "Miniatura allenatore",
            "plural": "Miniature allenatore",
            "description": "Sta accanto al tabellone e fa Spin per le carte addestramento.",
        },
        "x-card": True,
    }

    id: Id
    name: Name
    success: Annotated[
        int, says("Success", "Successo", "Parts of its wheel", "Parti della sua ruota", ge=1, le=1000)
    ] = 22
    miss: Annotated[int, says("Miss", "Mancato", "Parts of its wheel", "Parti della sua ruota", ge=0, le=1000)] = 2
    source: Source = "house"


class TrainingCard(Data, frozen=True, kw_only=True):
    """A training card: played instead of moving, once, after a spin of the trainer figure."""

    x_schema: ClassVar[dict[str, Any]] = {
        "title": "Training card",
        "x-plural": "Training cards",
        "x-it": {
            "title": "Carta addestramento",
            "plural": "Carte addestramento",
            "description": "Si gioca al posto di muovere, una volta, dopo uno Spin dell’allenatore.",
        },
        "x-card": True,
        "x-new": {
            "name": {"en": "$name"},
            "do": [{"do": "choose", "among": {"side": "ally"}, "then": [{"do": "cure", "on": "chosen"}]}],
        },
    }

    id: Id
    name: Name
    do: Annotated[
        tuple[Effect, ...],
        says("Text", "Testo", "What happens, in order", "Che cosa succede, in ordine", min_length=1, widget="power"),
    ]
    source: Source = "house"
