"""What wheels and training cards do: filters, conditions (tag `is`) and the closed union `Effect` (tag `do`)."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from workbench.api.rules import PrintedText, power_grammar

from .base import ConditionRef, Data, Who, italian, labels, says

Side = Annotated[
    Literal["self", "ally", "enemy", "any"],
    says(
        "Side",
        "Parte",
        "Whose figures: this one, its player’s (itself too), the opponent’s or all",
        "Di chi sono le miniature",
        labels=labels(
            {
                "self": ("This figure", "Questa miniatura"),
                "ally": ("Its player’s", "Del suo giocatore"),
                "enemy": ("The opponent’s", "Dell’avversario"),
                "any": ("Anybody’s", "Di chiunque"),
            }
        ),
    ),
]
Then = says("Then", "Allora", "What happens, in order", "Che cosa succede, in ordine")


class Filter(power_grammar.Filter, frozen=True, kw_only=True):
    """Figures meant. Every given field must hold; the side and the place are always said."""

    x_schema: ClassVar[dict[str, Any]] = italian("Filtro", "Miniature intese; ogni campo dato deve valere.")

    side: Side
    at: Annotated[
        Literal["board", "bench", "center"],
        says(
            "Where",
            "Dove",
            "In play, on the bench or in the Pokémon Center",
            "In gioco, in panchina o al Centro Pokémon",
            labels=labels(
                {
                    "board": ("In play", "In gioco"),
                    "bench": ("On the bench", "In panchina"),
                    "center": ("In the Pokémon Center", "Al Centro Pokémon"),
                }
            ),
        ),
    ] = "board"
    within: Annotated[
        int,
        says(
            "Within",
            "Entro",
            "At most so many spaces away from this figure; 0: anywhere",
            "Al massimo a tante caselle da questa miniatura; 0: ovunque",
            ge=0,
            le=20,
        ),
    ] = 0
    conditions: Annotated[
        tuple[ConditionRef, ...],
        says("Conditions", "Condizioni", "Has any of these", "Ha una di queste"),
    ] = ()
    afflicted: Annotated[
        bool, says("Afflicted", "Colpita", "Has a special condition", "Ha una condizione speciale")
    ] = False
    others: Annotated[
        bool, says("Others only", "Solo altre", "Not this figure itself", "Non questa miniatura stessa")
    ] = False


# ------------------------------------------------------------ conditions


class IsFigure(Data, tag_field="is", tag="figure", frozen=True, kw_only=True):
    """A figure of the battle is one that the filter means."""

    x_schema: ClassVar[dict[str, Any]] = italian("Miniatura", "Una miniatura è fra quelle del filtro.")

    who: Who
    filter: Annotated[Filter, says("Filter", "Filtro", "Which figures", "Quali miniature")]


class There(Data, tag_field="is", tag="there", frozen=True, kw_only=True):
    """There are at least so many of what the filter means."""

    x_schema: ClassVar[dict[str, Any]] = italian("Ce ne sono", "Ci sono almeno tante miniature come dice il filtro.")

    filter: Annotated[Filter, says("Filter", "Filtro", "Which figures", "Quali miniature")]
    least: Annotated[int, says("At least", "Almeno", "How many", "Quante", ge=1, le=20)] = 1


class Not(power_grammar.Not, frozen=True, kw_only=True):
    """The condition does not hold."""

    x_schema: ClassVar[dict[str, Any]] = italian("Non", "La condizione non vale.")

    condition: Annotated[When, says("Condition", "Condizione", "What must not hold", "Che cosa non deve valere")]


class All(power_grammar.All, frozen=True, kw_only=True):
    """Every condition holds."""

    x_schema: ClassVar[dict[str, Any]] = italian("Tutte", "Ogni condizione vale.")

    conditions: Annotated[tuple[When, ...], says("Conditions", "Condizioni", "What must hold", "Che cosa deve valere")]


class AnyOf(power_grammar.AnyOf, frozen=True, kw_only=True):
    """At least one condition holds."""

    x_schema: ClassVar[dict[str, Any]] = italian("Almeno una", "Almeno una condizione vale.")

    conditions: Annotated[tuple[When, ...], says("Conditions", "Condizioni", "What may hold", "Che cosa può valere")]


When = IsFigure | There | Not | All | AnyOf

# ------------------------------------------------------------ effects of the shared grammar


class Row(power_grammar.Row, frozen=True, kw_only=True):
    """One row of a roll's table: these results, these effects; an empty list means nothing happens."""

    x_schema: ClassVar[dict[str, Any]] = italian("Riga", "Una riga della tabella: questi risultati, questi effetti.")

    do: Annotated[tuple[Effect, ...], Then] = ()


class Roll(power_grammar.Roll, frozen=True, kw_only=True):
    """Roll a die (2 sides: toss a coin) and do what its row says."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Tira", "Tira un dado (2 facce: una moneta) e fai ciò che dice la riga."
    )

    die: Annotated[int, says("Die", "Dado", "How many sides", "Quante facce", ge=2, le=100)] = 2
    table: Annotated[
        tuple[Row, ...],
        says(
            "Table", "Tabella", "Rows that cover the die once", "Righe che coprono il dado una volta", widget="ranges"
        ),
    ]


class If(power_grammar.If, frozen=True, kw_only=True):
    """Do one thing or another."""

    x_schema: ClassVar[dict[str, Any]] = italian("Se", "Fai una cosa o un’altra.")

    when: Annotated[When, says("When", "Quando", "What must hold", "Che cosa deve valere")]
    then: Annotated[tuple[Effect, ...], Then]
    otherwise: Annotated[
        tuple[Effect, ...], says("Otherwise", "Altrimenti", "What happens if not", "Che cosa succede se no")
    ] = ()


class Choose(power_grammar.Choose, frozen=True, kw_only=True):
    """The player chooses a figure; in what follows it is `chosen`."""

    x_schema: ClassVar[dict[str, Any]] = italian("Scegli", "Il giocatore sceglie una miniatura.")

    among: Annotated[Filter, says("Among", "Fra", "Which figures", "Quali miniature")]
    then: Annotated[tuple[Effect, ...], Then]


class ForEach(power_grammar.ForEach, frozen=True, kw_only=True):
    """Something happens to each figure that the filter means; each in turn is `chosen`."""

    x_schema: ClassVar[dict[str, Any]] = italian("Per ogni", "Qualcosa succede a ogni miniatura intesa.")

    among: Annotated[Filter, says("Among", "Fra", "Which figures", "Quali miniature")]
    then: Annotated[tuple[Effect, ...], Then]


class ByHand(power_grammar.ByHand, frozen=True, kw_only=True):
    """Printed only: in play the game stops, and people do what the text says; agents pass it over."""

    x_schema: ClassVar[dict[str, Any]] = italian("A mano", "Si stampa soltanto: in gioco lo fanno le persone.")

    text: PrintedText


# ------------------------------------------------------------ the ruleset's own verbs


class Afflict(Data, tag_field="do", tag="afflict", frozen=True, kw_only=True):
    """Give a special condition; it replaces the one that the figure has (FG-CON-01)."""

    x_schema: ClassVar[dict[str, Any]] = italian("Colpisci", "Dai una condizione speciale al posto di quella che c’è.")

    condition: ConditionRef
    on: Who = "opponent"


class Cure(Data, tag_field="do", tag="cure", frozen=True, kw_only=True):
    """Take the special condition away."""

    x_schema: ClassVar[dict[str, Any]] = italian("Guarisci", "Togli la condizione speciale.")

    on: Who = "self"


class KnockOut(Data, tag_field="do", tag="knock_out", frozen=True, kw_only=True):
    """Knock a figure in play out: it goes to the Pokémon Center."""

    x_schema: ClassVar[dict[str, Any]] = italian("Manda K.O.", "La miniatura va al Centro Pokémon.")

    on: Who = "opponent"


class ToBench(Data, tag_field="do", tag="to_bench", frozen=True, kw_only=True):
    """Put a figure that is in play or in the Pokémon Center on its bench (FG-BEN-02)."""

    x_schema: ClassVar[dict[str, Any]] = italian("In panchina", "Metti in panchina una miniatura in gioco o al Centro.")

    on: Who = "opponent"
    wait: Annotated[
        int,
        says("Waits", "Attende", "So many of its player’s turns", "Tanti turni del suo giocatore", ge=0, le=9),
    ] = 0


class Wait(Data, tag_field="do", tag="wait", frozen=True, kw_only=True):
    """A figure neither moves, enters nor attacks in its player’s next turns; in play it still blocks and surrounds."""

    x_schema: ClassVar[dict[str, Any]] = italian("Attendi", "Nei prossimi turni non si muove, non entra e non attacca.")

    on: Who = "self"
    turns: Annotated[int, says("Turns", "Turni", "Of its player", "Del suo giocatore", ge=1, le=9)] = 1


class Shift(Data, tag_field="do", tag="move", frozen=True, kw_only=True):
    """Its player, or the one of this text, moves a figure in play; never onto an enemy goal (FG-WIN-03)."""

    x_schema: ClassVar[dict[str, Any]] = italian("Sposta", "Sposta una miniatura in gioco, mai su una meta avversaria.")

    on: Who = "self"
    spaces: Annotated[int, says("Spaces", "Caselle", "At most so many", "Al massimo tante", ge=1, le=9)] = 1
    how: Annotated[
        Literal["walk", "leap", "away"],
        says(
            "How",
            "Come",
            "Step by step over free spaces; over others as well; each step further away from this figure",
            "Passo per passo su caselle libere; anche sopra le altre; ogni passo più lontano da questa miniatura",
            labels=labels(
                {
                    "walk": ("Walking", "Camminando"),
                    "leap": ("Leaping over others", "Saltando sopra le altre"),
                    "away": ("Pushed away", "Respinta"),
                }
            ),
        ),
    ] = "walk"


class Swap(Data, tag_field="do", tag="swap", frozen=True, kw_only=True):
    """This figure and another in play change places; not when one of them would come onto an enemy goal."""

    x_schema: ClassVar[dict[str, Any]] = italian("Scambia", "Questa miniatura e un’altra si scambiano di posto.")

    on: Who = "opponent"


class Strengthen(Data, tag_field="do", tag="strengthen", frozen=True, kw_only=True):
    """White and gold segments of the player’s figures do more damage for the rest of the turn."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Rinforza", "I settori bianchi e oro del giocatore fanno più danni per il resto del turno."
    )

    damage: Annotated[int, says("Damage", "Danni", "Added", "In più", ge=1, le=300)]


Effect = Roll | If | Choose | ForEach | ByHand | Afflict | Cure | KnockOut | ToBench | Wait | Shift | Swap | Strengthen
