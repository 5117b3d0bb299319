"""Powers as data: the closed vocabulary of what PokéScape cards can do (PS-POW-10).

Three unions: `Power` (tag `kind`) is what a card prints, `Effect` (tag `do`) is what happens, `Condition` (tag `is`)
is what must hold; this module has the names of all three. Adding a word means adding it here or beside, to
../powers.py (what it does) and to ../text/ (how it reads).
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from .base import Data, Name, PrintedText, StatusRef, TypeRef, italian, labels, says
from .conditions import All, AnyOf, Attack, Condition, Figure, Filter, Limit, Not, Number, Size, Stat
from .effects import (
    CancelAttack,
    Change,
    Choose,
    CombatRoll,
    Destroy,
    Effect,
    ExtraAttack,
    ForEach,
    Heal,
    If,
    LoseTurn,
    Mark,
    May,
    PlaceStatus,
    RemoveOrderMarker,
    RemoveStatus,
    Repeat,
    Roll,
    Row,
    TakeTurn,
    Wound,
)
from .figures import CopyCard, Ignored, LayTerrain, MoveFigure, Revive, Stray

__all__ = [
    "Action", "All", "AnyOf", "Area", "Attack", "ByHand", "CancelAttack", "Change", "Choose", "CombatRoll",
    "Condition", "CopyCard", "Destroy", "Duty", "Effect", "ExtraAttack", "Figure", "Filter", "ForEach", "Heal",
    "If", "Immunity", "LayTerrain", "Limit", "LoseTurn", "Mark", "May", "Modifier", "MoveFigure", "Not", "Number",
    "PlaceStatus", "Power", "RemoveOrderMarker", "RemoveStatus", "Repeat", "Revive", "Roll", "Row", "Size",
    "SpecialAttack", "Stat", "Stray", "TakeTurn", "Traversal", "Trigger", "Wound",
]  # fmt: skip


class Area(Data, frozen=True, kw_only=True):
    """Everybody near: attack dice are rolled once, each figure defends for itself (PS-POW-12)."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Area", "Tutti i vicini: i dadi d’attacco si tirano una volta, ognuno si difende."
    )

    around: Annotated[
        Literal["self", "target", "space"],
        says(
            "Around",
            "Attorno a",
            "The attacker (not hit), the target (hit), or a space, occupied or not (PS-POW-08)",
            "Chi attacca (non colpito), il bersaglio (colpito), o uno spazio, occupato o no",
            labels=labels(
                {
                    "self": ("This figure", "Questa figura"),
                    "target": ("The target", "Il bersaglio"),
                    "space": ("A space", "Uno spazio"),
                }
            ),
        ),
    ]
    radius: Annotated[int, says("Radius", "Raggio", "Clear sight spaces", "Spazi in vista", ge=1)]
    affects: Annotated[
        Literal["enemies", "everybody"],
        says(
            "Affects",
            "Colpisce",
            labels=labels({"enemies": ("Enemies", "I nemici"), "everybody": ("Everybody", "Tutti")}),
        ),
    ] = "everybody"


class SpecialAttack(Data, tag_field="kind", tag="special_attack", frozen=True, kw_only=True):
    """An attack that replaces the normal one, with its own type, range and dice (PS-CARD-03)."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Attacco speciale", "Sostituisce l’attacco normale, con tipo, gittata e dadi propri."
    )

    name: Name
    type: TypeRef | None = None
    range: Annotated[
        int, says("Range", "Gittata", "Spaces; 0 for an area around itself", "Spazi; 0 per un’area attorno a sé", ge=0)
    ] = 1
    dice: Annotated[int, says("Attack dice", "Dadi d’attacco", ge=1, le=20)]
    hit: Annotated[
        tuple[Effect, ...],
        says("On a wound", "Se ferisce", "After it gave at least one wound", "Dopo aver inflitto almeno una ferita"),
    ] = ()
    area: Annotated[
        Area | None, says("Area", "Area", "For an attack on all near", "Per un attacco a tutti i vicini")
    ] = None
    height_dice: Annotated[
        bool,
        says(
            "Height dice",
            "Dadi d’altezza",
            "Height advantage adds to it (HS-ATK-05)",
            "Il vantaggio d’altezza vi si aggiunge (HS-ATK-05)",
        ),
    ] = False
    while_engaged: Annotated[
        bool,
        says(
            "While engaged",
            "Se ingaggiata",
            "May hit others while engaged (HS-ENG-02)",
            "Può colpire altri anche se ingaggiata (HS-ENG-02)",
        ),
    ] = False
    limit: Limit = "none"


class Modifier(Data, tag_field="kind", tag="modifier", frozen=True, kw_only=True):
    """A value that is higher or lower while a condition holds. Attack: the normal attack only."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Modificatore", "Un valore più alto o più basso finché vale una condizione."
    )

    name: Name
    stat: Stat
    add: Annotated[int, says("By", "Di", "Added; negative takes away", "Si aggiunge; negativo toglie")]
    who: Annotated[Filter, says("Who", "Chi", "Whose value", "Il valore di chi")]
    when: Annotated[Condition | None, says("When", "Quando")] = None


class Traversal(Data, tag_field="kind", tag="traversal", frozen=True, kw_only=True):
    """How it moves: flies, floats, is not held."""

    x_schema: ClassVar[dict[str, Any]] = italian("Movimento", "Come si muove: vola, fluttua, non è trattenuta.")

    name: Name
    fly: Annotated[
        bool, says("Flies", "Vola", "Over all that lies below (HS-FLY-01)", "Sopra tutto ciò che sta sotto (HS-FLY-01)")
    ] = False
    stealth: Annotated[
        bool,
        says(
            "Takes off unseen",
            "Decolla non vista",
            "No leaving-engagement rolls",
            "Nessun tiro per aver lasciato l’ingaggio",
        ),
    ] = False
    free_levels: Annotated[
        int,
        says(
            "Free levels",
            "Livelli gratis",
            "Of every rise: cost nothing, count for no limit",
            "Di ogni salita: non costano e non contano per il limite",
            ge=0,
        ),
    ] = 0
    ignores: Annotated[
        tuple[Ignored, ...],
        says(
            "Ignores",
            "Ignora",
            "Stops, extra costs, harmful terrain rolls, falls, enemy figures on the way",
            "Fermate, costi extra, tiri di terreni dannosi, cadute, nemici sulla via",
        ),
    ] = ()


class Trigger(Data, tag_field="kind", tag="trigger", frozen=True, kw_only=True):
    """Something that happens at a moment of the game."""

    x_schema: ClassVar[dict[str, Any]] = italian("Innesco", "Qualcosa che succede in un momento della partita.")

    name: Name
    on: Annotated[
        Literal[
            "turn.start",
            "turn.end",
            "round.end",
            "attack.reaction",
            "attack.after_reaction",
            "attack.resolved",
            "defense.resolved",
            "figure.destroyed",
        ],
        says(
            "Moment",
            "Momento",
            "Own turn begins or ends, round ends, an attack on it or by it before defense dice, own attack or one "
            "on it is over, it destroyed a figure",
            "Inizia o finisce il suo turno, finisce il round, un attacco su di essa o suo prima dei dadi di difesa, "
            "finito un attacco suo o su di essa, ha distrutto una figura",
            labels=labels(
                {
                    "turn.start": ("Start of its turn", "Inizio del suo turno"),
                    "turn.end": ("End of its turn", "Fine del suo turno"),
                    "round.end": ("End of the round", "Fine del round"),
                    "attack.reaction": ("Attacked, before defense dice", "Attaccata, prima dei dadi di difesa"),
                    "attack.after_reaction": ("Attacks, before defense dice", "Attacca, prima dei dadi di difesa"),
                    "attack.resolved": ("After its attack", "Dopo il suo attacco"),
                    "defense.resolved": ("After an attack on it", "Dopo un attacco su di essa"),
                    "figure.destroyed": ("It destroyed a figure", "Ha distrutto una figura"),
                }
            ),
        ),
    ]
    do: Annotated[
        tuple[Effect, ...], says("Effects", "Effetti", "What happens, in order", "Che cosa succede, in ordine")
    ]
    when: Annotated[Condition | None, says("When", "Quando")] = None
    limit: Limit = "none"


class Action(Data, tag_field="kind", tag="action", frozen=True, kw_only=True):
    """Something that it may do instead of moving or instead of attacking."""

    x_schema: ClassVar[dict[str, Any]] = italian("Azione", "Qualcosa che può fare invece di muovere o di attaccare.")

    name: Name
    instead_of: Annotated[
        Literal["move", "attack"],
        says(
            "Instead of",
            "Invece di",
            "Moving or attacking",
            "Muovere o attaccare",
            labels=labels({"move": ("Moving", "Muoversi"), "attack": ("Attacking", "Attaccare")}),
        ),
    ]
    do: Annotated[
        tuple[Effect, ...],
        says("Effects", "Effetti", "What happens, in order", "Che cosa succede, in ordine", min_length=1),
    ]
    when: Annotated[Condition | None, says("When", "Quando")] = None
    limit: Limit = "none"


class Duty(Data, tag_field="kind", tag="duty", frozen=True, kw_only=True):
    """If some move lets it attack one of these figures, it must make such a move and attack one (PS-POW-09)."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Obbligo", "Se una mossa le permette di attaccare una di queste figure, deve farla e attaccarne una."
    )

    name: Name
    against: Annotated[Filter, says("Against", "Contro", "Which figures", "Quali figure")]


class Immunity(Data, tag_field="kind", tag="immunity", frozen=True, kw_only=True):
    """Status markers that may not be placed on it."""

    x_schema: ClassVar[dict[str, Any]] = italian("Immunità", "Segnalini di stato che non riceve.")

    name: Name
    statuses: Annotated[
        tuple[StatusRef, ...], says("Statuses", "Stati", "Which markers", "Quali segnalini", min_length=1)
    ]


class ByHand(Data, tag_field="kind", tag="by_hand", frozen=True, kw_only=True):
    """A power in words: the game stops at its moment and people do what it says; agents leave it out."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "A mano", "Un potere a parole: la partita si ferma e lo giocano le persone; gli agenti lo saltano."
    )

    name: Name
    text: PrintedText
    on: Annotated[
        Literal["move", "attack", "attack.resolved", "defense.resolved", "turn.end", "round.end"],
        says(
            "Moment",
            "Momento",
            "Before it moves or attacks, after its attack or one on it, when its turn or the round ends",
            "Prima che si muova o attacchi, dopo un attacco suo o su di essa, a fine turno o round",
            labels=labels(
                {
                    "move": ("Before it moves", "Prima che si muova"),
                    "attack": ("Before it attacks", "Prima che attacchi"),
                    "attack.resolved": ("After its attack", "Dopo un suo attacco"),
                    "defense.resolved": ("After an attack on it", "Dopo un attacco su di essa"),
                    "turn.end": ("At the end of its turn", "Alla fine del suo turno"),
                    "round.end": ("At the end of the round", "Alla fine del round"),
                }
            ),
        ),
    ] = "move"


Power = SpecialAttack | Modifier | Traversal | Trigger | Action | Duty | Immunity | ByHand
