"""Whom powers mean and what must hold: filters and the closed union `Condition` (tag `is`)."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from workbench.api.rules import power_grammar

from .base import ClassRef, Data, Name, StatusRef, TerrainRef, TypeRef, italian, labels, says

Side = Annotated[
    Literal["self", "ally", "enemy", "any"],
    says(
        "Side",
        "Parte",
        "Whose figures: this one, its player’s (itself too), the enemies’ or all",
        "Di chi sono le figure",
        labels=labels(
            {
                "self": ("This figure", "Questa figura"),
                "ally": ("Its player’s", "Del suo giocatore"),
                "enemy": ("Enemies’", "Dei nemici"),
                "any": ("Anybody’s", "Di chiunque"),
            }
        ),
    ),
]
Who = Annotated[
    Literal["self", "attacker", "defender", "chosen"],
    says(
        "Who",
        "Chi",
        "The figure meant: this one, the attacker, the defender, the chosen one",
        "La figura intesa",
        labels=labels(
            {
                "self": ("This figure", "Questa figura"),
                "attacker": ("The attacker", "Chi attacca"),
                "defender": ("The defender", "Chi difende"),
                "chosen": ("The chosen one", "Quella scelta"),
            }
        ),
    ),
]
Stat = Annotated[
    Literal["move", "range", "attack", "defense", "life", "initiative", "roll"],
    says(
        "Value",
        "Valore",
        "The value that changes; `roll`: every d20 that is rolled for the figure",
        "Il valore che cambia; il tiro è ogni d20 che si tira per la figura",
        labels=labels(
            {
                "move": ("Move", "Movimento"),
                "range": ("Range", "Gittata"),
                "attack": ("Attack", "Attacco"),
                "defense": ("Defense", "Difesa"),
                "life": ("Life", "Vita"),
                "initiative": ("Initiative", "Iniziativa"),
                "roll": ("Roll of the d20", "Tiro del d20"),
            }
        ),
    ),
]
Size = Annotated[
    Literal["small", "medium", "large", "huge"],
    says(
        "Size",
        "Taglia",
        labels=labels(
            {
                "small": ("Small", "Piccola"),
                "medium": ("Medium", "Media"),
                "large": ("Large", "Grande"),
                "huge": ("Huge", "Enorme"),
            }
        ),
    ),
]
Limit: TypeAlias = power_grammar.Limit
Types = Annotated[
    tuple[TypeRef, ...], says("Types", "Tipi", "Any of these; empty means all", "Uno di questi; vuoto: tutti")
]


class Filter(power_grammar.Filter, frozen=True, kw_only=True):
    """Figures meant. Every given field must hold; the side is always said."""

    x_schema: ClassVar[dict[str, Any]] = italian("Filtro", "Figure intese; ogni campo dato deve valere.")

    side: Side
    types: Types = ()
    classes: Annotated[
        tuple[ClassRef, ...],
        says("Classes", "Classi", "Species classes, any of these", "Classi della specie, una di queste"),
    ] = ()
    sizes: Annotated[
        tuple[Size, ...], says("Sizes", "Taglie", "Size classes, any of these", "Taglie, una di queste")
    ] = ()
    statuses: Annotated[
        tuple[StatusRef, ...], says("Statuses", "Stati", "Has any of these markers", "Ha uno di questi segnalini")
    ] = ()
    terrains: Annotated[
        tuple[TerrainRef, ...], says("Terrains", "Terreni", "Stands on any of these", "Sta su uno di questi")
    ] = ()
    adjacent: Annotated[
        bool, says("Adjacent", "Adiacente", "Next to this figure (HS-ENG-01)", "Accanto a questa figura (HS-ENG-01)")
    ] = False
    within: Annotated[
        int,
        says(
            "Within",
            "Entro",
            "At most so many clear sight spaces away; 0: anywhere",
            "Al massimo a tanti spazi in vista; 0: ovunque",
            ge=0,
        ),
    ] = 0
    min_range: Annotated[
        int, says("Range from", "Gittata da", "Its card’s Range is at least this", "La Gittata è almeno questa", ge=0)
    ] = 0
    destroyed: Annotated[
        bool,
        says(
            "Destroyed",
            "Distrutta",
            "Those that are destroyed instead of those in play",
            "Quelle distrutte invece di quelle in gioco",
        ),
    ] = False
    wounded: Annotated[bool, says("Wounded", "Ferita", "Has at least one wound", "Ha almeno una ferita")] = False
    marker: Annotated[
        Name | None, says("Marker", "Segnalino", "Has a marker of this name", "Ha un segnalino di questo nome")
    ] = None


class Attack(Data, tag_field="is", tag="attack", frozen=True, kw_only=True):
    """The attack in hand is of this sort."""

    x_schema: ClassVar[dict[str, Any]] = italian("Attacco", "L’attacco in corso è di questo genere.")

    attack: Annotated[
        Literal["any", "normal", "special"],
        says(
            "Attack",
            "Attacco",
            "Normal, special or any",
            "Normale, speciale o qualsiasi",
            labels=labels(
                {"any": ("Any", "Qualsiasi"), "normal": ("Normal", "Normale"), "special": ("Special", "Speciale")}
            ),
        ),
    ] = "any"
    reach: Annotated[
        Literal["any", "adjacent", "distant"],
        says(
            "Reach",
            "Distanza",
            "From next to it or from afar",
            "Da vicino o da lontano",
            labels=labels(
                {
                    "any": ("Any", "Qualsiasi"),
                    "adjacent": ("Adjacent", "Adiacente"),
                    "distant": ("From afar", "Da lontano"),
                }
            ),
        ),
    ] = "any"
    types: Types = ()


class Figure(Data, tag_field="is", tag="figure", frozen=True, kw_only=True):
    """A figure of the event is one that the filter means."""

    x_schema: ClassVar[dict[str, Any]] = italian("Figura", "Una figura dell’evento è fra quelle del filtro.")

    who: Who
    filter: Annotated[Filter, says("Filter", "Filtro", "Which figures", "Quali figure")]


class Number(power_grammar.Compare, frozen=True, kw_only=True):
    """A number of the game compares so."""

    x_schema: ClassVar[dict[str, Any]] = italian("Numero", "Un numero della partita si confronta così.")

    value: Annotated[
        Literal["attack.skulls", "attack.wounds", "self.wounds", "self.life_left", "round"],
        says(
            "Number",
            "Numero",
            "Skulls rolled, wounds given, own wounds, own life left, the round",
            "Teschi tirati, ferite inflitte, ferite proprie, vita rimasta, il round",
            labels=labels(
                {
                    "attack.skulls": ("Skulls rolled", "Teschi tirati"),
                    "attack.wounds": ("Wounds given", "Ferite inflitte"),
                    "self.wounds": ("Own wounds", "Ferite proprie"),
                    "self.life_left": ("Own life left", "Vita rimasta"),
                    "round": ("The round", "Il round"),
                }
            ),
        ),
    ]
    than: Annotated[int, says("Than", "Di")]


class Not(power_grammar.Not, frozen=True, kw_only=True):
    """The condition does not hold."""

    x_schema: ClassVar[dict[str, Any]] = italian("Non", "La condizione non vale.")

    condition: Annotated[Condition, says("Condition", "Condizione", "What must not hold", "Che cosa non deve valere")]


class All(power_grammar.All, frozen=True, kw_only=True):
    """Every condition holds."""

    x_schema: ClassVar[dict[str, Any]] = italian("Tutte", "Ogni condizione vale.")

    conditions: Annotated[
        tuple[Condition, ...], says("Conditions", "Condizioni", "Judged in order", "Giudicate in ordine")
    ]


class AnyOf(power_grammar.AnyOf, frozen=True, kw_only=True):
    """At least one condition holds."""

    x_schema: ClassVar[dict[str, Any]] = italian("Almeno una", "Almeno una condizione vale.")

    conditions: Annotated[
        tuple[Condition, ...], says("Conditions", "Condizioni", "Judged in order", "Giudicate in ordine")
    ]


Condition = Attack | Figure | Number | Not | All | AnyOf
