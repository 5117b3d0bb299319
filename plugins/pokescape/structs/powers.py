"""Powers as data: the closed vocabulary of what PokéScape cards can do (PS-POW-10).

Three unions: `Power` (tag `kind`) is what a card prints, `Effect` (tag `do`) is what happens, `Condition` (tag `is`)
is what must hold. Adding a word here means adding it to powers.py (what it does) and text/ (how it reads).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from workbench.api.rules import power_grammar

from .base import Data, Name, StatusRef, TerrainRef, TypeRef, Words, says

Side = Annotated[
    Literal["self", "ally", "enemy", "any"],
    says(
        "Side",
        "Parte",
        "Whose figures: this one, its player's (itself too), the enemies' or all",
        "Di chi sono le figure",
    ),
]
Who = Annotated[
    Literal["self", "attacker", "defender"],
    says("Who", "Chi", "The figure meant: this one, the attacker or the defender", "La figura intesa"),
]
Stat = Annotated[
    Literal["move", "range", "attack", "defense", "life", "initiative"],
    says("Value", "Valore", "The value that changes", "Il valore che cambia"),
]
Size = Literal["small", "medium", "large", "huge"]
Limit: TypeAlias = power_grammar.Limit
Types = Annotated[
    tuple[TypeRef, ...], says("Types", "Tipi", "Any of these; empty means all", "Uno di questi; vuoto: tutti")
]


class Filter(power_grammar.Filter, frozen=True, kw_only=True):
    """Figures meant. Every given field must hold; the side is always said."""

    side: Side
    types: Types = ()
    classes: Annotated[tuple[str, ...], says("Classes", "Classi", "Species classes, any of these")] = ()
    sizes: Annotated[tuple[Size, ...], says("Sizes", "Taglie", "Size classes, any of these")] = ()
    statuses: Annotated[tuple[StatusRef, ...], says("Statuses", "Stati", "Has any of these markers")] = ()
    terrains: Annotated[tuple[TerrainRef, ...], says("Terrains", "Terreni", "Stands on any of these")] = ()
    adjacent: Annotated[bool, says("Adjacent", "Adiacente", "Next to this figure (HS-ENG-01)")] = False
    within: Annotated[int, says("Within", "Entro", "At most so many clear sight spaces away; 0: anywhere", ge=0)] = 0
    wounded: Annotated[bool, says("Wounded", "Ferita", "Has at least one wound")] = False


# ---------------------------------------------------------------- conditions


class Attack(Data, tag_field="is", tag="attack", frozen=True, kw_only=True):
    """The attack in hand is of this sort."""

    attack: Annotated[Literal["any", "normal", "special"], says("Attack", "Attacco", "Normal, special or any")] = "any"
    reach: Annotated[
        Literal["any", "adjacent", "distant"], says("Reach", "Distanza", "From next to it or from afar")
    ] = "any"
    types: Types = ()


class Figure(Data, tag_field="is", tag="figure", frozen=True, kw_only=True):
    """A figure of the event is one that the filter means."""

    who: Who
    filter: Annotated[Filter, says("Filter", "Filtro", "Which figures")]


class Number(power_grammar.Compare, frozen=True, kw_only=True):
    """A number of the game compares so."""

    value: Annotated[
        Literal["attack.skulls", "attack.wounds", "self.wounds", "self.life_left", "round"],
        says("Number", "Numero", "Skulls rolled, wounds given, own wounds, own life left, the round"),
    ]
    than: Annotated[int, says("Than", "Di")]


class Not(power_grammar.Not, frozen=True, kw_only=True):
    """The condition does not hold."""

    condition: Condition


class All(power_grammar.All, frozen=True, kw_only=True):
    """Every condition holds."""

    conditions: tuple[Condition, ...]


class AnyOf(power_grammar.AnyOf, frozen=True, kw_only=True):
    """At least one condition holds."""

    conditions: tuple[Condition, ...]


Condition = Attack | Figure | Number | Not | All | AnyOf

# ---------------------------------------------------------------- effects


class Row(power_grammar.Row, frozen=True, kw_only=True):
    """One row of a roll's table: these results, these effects; an empty list means nothing happens."""

    do: Annotated[tuple[Effect, ...], says("Effects", "Effetti", "What happens, in order")] = ()


class Roll(power_grammar.Roll, frozen=True, kw_only=True):
    """Roll a die and do what its row says."""

    table: Annotated[tuple[Row, ...], says("Table", "Tabella", "Rows that cover the die once", widget="ranges")]


class CombatRoll(Data, tag_field="do", tag="combat_roll", frozen=True, kw_only=True):
    """Roll combat dice against a figure; each skull is a wound and nothing defends."""

    on: Who
    dice: Annotated[int, says("Dice", "Dadi", ge=1, le=20)] = 1


class PlaceStatus(Data, tag_field="do", tag="place_status", frozen=True, kw_only=True):
    """Place a status marker (PS-STAT-01)."""

    status: StatusRef
    on: Who
    at: Annotated[Literal["now", "end_of_turn"], says("When", "Quando", "At once, or when the turn ends")] = "now"


class RemoveStatus(Data, tag_field="do", tag="remove_status", frozen=True, kw_only=True):
    """Remove the figure's status marker."""

    on: Who = "self"


class Wound(Data, tag_field="do", tag="wound", frozen=True, kw_only=True):
    """Give wounds."""

    on: Who = "self"
    amount: Annotated[int, says("Wounds", "Ferite", ge=1)] = 1


class Heal(Data, tag_field="do", tag="heal", frozen=True, kw_only=True):
    """Remove wounds, up to so many."""

    on: Who = "self"
    amount: Annotated[int, says("Wounds", "Ferite", ge=1)] = 1


class Destroy(Data, tag_field="do", tag="destroy", frozen=True, kw_only=True):
    """Destroy the figure."""

    on: Who = "self"


class Change(Data, tag_field="do", tag="change", frozen=True, kw_only=True):
    """Change a value of this figure for the rest of the turn."""

    stat: Annotated[Literal["move", "attack"], says("Value", "Valore")]
    add: Annotated[int, says("By", "Di", "Added; negative takes away")]


class LoseTurn(Data, tag_field="do", tag="lose_turn", frozen=True, kw_only=True):
    """This figure neither moves nor attacks in this turn."""


class Stray(Data, tag_field="do", tag="stray", frozen=True, kw_only=True):
    """An opponent chooses one of six directions; this figure walks that way with its whole move and does no more."""


class ExtraAttack(Data, tag_field="do", tag="extra_attack", frozen=True, kw_only=True):
    """This figure may attack once more in this turn."""

    attack: Annotated[Literal["any", "normal"], says("Attack", "Attacco", "With what it may attack")] = "normal"


class TakeTurn(Data, tag_field="do", tag="take_turn", frozen=True, kw_only=True):
    """This figure takes another turn at once."""


class If(power_grammar.If, frozen=True, kw_only=True):
    """Do one thing or another."""

    when: Annotated[Condition, says("When", "Quando")]
    then: Annotated[tuple[Effect, ...], says("Then", "Allora")]
    otherwise: Annotated[tuple[Effect, ...], says("Otherwise", "Altrimenti")] = ()


Effect = (
    Roll
    | CombatRoll
    | PlaceStatus
    | RemoveStatus
    | Wound
    | Heal
    | Destroy
    | Change
    | LoseTurn
    | Stray
    | ExtraAttack
    | TakeTurn
    | If
)

# ---------------------------------------------------------------- powers


class Area(Data, frozen=True, kw_only=True):
    """Everybody near: attack dice are rolled once, each figure defends for itself (PS-POW-12)."""

    around: Annotated[
        Literal["self", "target"], says("Around", "Attorno a", "The attacker (not hit) or the target (hit)")
    ]
    radius: Annotated[int, says("Radius", "Raggio", "Clear sight spaces", ge=1)]
    affects: Annotated[Literal["enemies", "everybody"], says("Affects", "Colpisce")] = "everybody"


class SpecialAttack(Data, tag_field="kind", tag="special_attack", frozen=True, kw_only=True):
    """An attack that replaces the normal one, with its own type, range and dice (PS-CARD-03)."""

    name: Name
    type: TypeRef | None = None
    range: Annotated[int, says("Range", "Gittata", "Spaces; 0 for an area around itself", ge=0)] = 1
    dice: Annotated[int, says("Attack dice", "Dadi d'attacco", ge=1, le=20)]
    hit: Annotated[tuple[Effect, ...], says("On a wound", "Se ferisce", "After it gave at least one wound")] = ()
    area: Annotated[Area | None, says("Area", "Area", "For an attack on all near")] = None
    height_dice: Annotated[bool, says("Height dice", "Dadi d'altezza", "Height advantage adds to it (HS-ATK-05)")] = (
        False
    )
    while_engaged: Annotated[
        bool, says("While engaged", "Se ingaggiata", "May hit others while engaged (HS-ENG-02)")
    ] = False
    limit: Limit = "none"


class Modifier(Data, tag_field="kind", tag="modifier", frozen=True, kw_only=True):
    """A value that is higher or lower while a condition holds. Attack: the normal attack only."""

    name: Name
    stat: Stat
    add: Annotated[int, says("By", "Di", "Added; negative takes away")]
    who: Annotated[Filter, says("Who", "Chi", "Whose value")]
    when: Annotated[Condition | None, says("When", "Quando")] = None


class Traversal(Data, tag_field="kind", tag="traversal", frozen=True, kw_only=True):
    """How it moves: flies, floats, is not held."""

    name: Name
    fly: Annotated[bool, says("Flies", "Vola", "HS-FLY-01")] = False
    stealth: Annotated[bool, says("Takes off unseen", "Decolla non vista", "No leaving-engagement rolls")] = False
    free_levels: Annotated[
        int, says("Free levels", "Livelli gratis", "Of every rise: cost nothing, count for no limit", ge=0)
    ] = 0
    ignores: Annotated[
        tuple[Literal["terrain_stop", "terrain_cost", "terrain_harm", "falls", "figures"], ...],
        says("Ignores", "Ignora", "Stops, extra costs, harmful terrain rolls, falls, enemy figures on the way"),
    ] = ()


class Trigger(Data, tag_field="kind", tag="trigger", frozen=True, kw_only=True):
    """Something that happens at a moment of the game."""

    name: Name
    on: Annotated[
        Literal["turn.start", "turn.end", "round.end", "attack.resolved", "defense.resolved", "figure.destroyed"],
        says(
            "Moment",
            "Momento",
            "Own turn begins or ends, round ends, own attack or an attack on it is over, it destroyed a figure",
        ),
    ]
    do: Annotated[tuple[Effect, ...], says("Effects", "Effetti", "What happens, in order")]
    when: Annotated[Condition | None, says("When", "Quando")] = None
    limit: Limit = "none"


class Immunity(Data, tag_field="kind", tag="immunity", frozen=True, kw_only=True):
    """Status markers that may not be placed on it."""

    name: Name
    statuses: Annotated[tuple[StatusRef, ...], says("Statuses", "Stati", "Which markers", min_length=1)]


class ByHand(Data, tag_field="kind", tag="by_hand", frozen=True, kw_only=True):
    """A power that is only printed: the engine does not play it."""

    name: Name
    text: Words


Power = SpecialAttack | Modifier | Traversal | Trigger | Immunity | ByHand
