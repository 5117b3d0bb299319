"""What a schema cannot say against figures, cards, conditions and scenarios, and what is hardly meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from workbench.api.rules import Fault, Lookup, judged, members, read, row_faults

from .compile import team_faults
from .structs import STRUCTS
from .structs import effects as words
from .structs.figures import Figure, Segment, SpecialCondition, TrainingCard
from .structs.rules import ScenarioRules

#: Verbs that do something to figures in play only.
_IN_PLAY = (words.Afflict, words.Cure, words.KnockOut, words.Shift, words.Swap, words.Wait)


def entity_faults(kind: str, data: Any, find: Lookup) -> Iterator[Fault]:
    """Yield what the ruleset says against an entity that its schema accepts."""
    return judged(STRUCTS, kind, data, _faults)


def _faults(value: Any) -> Iterator[Fault]:
    """Yield the faults of an entity by its kind."""
    if isinstance(value, ScenarioRules):
        yield from team_faults(value)
    elif isinstance(value, TrainingCard):
        yield from text_faults(value.do, "/do", True)
    elif isinstance(value, Figure):
        for number, segment in enumerate(value.wheel):
            yield from text_faults(segment.do, f"/wheel/{number}/do", False)


def text_faults(value: Any, pointer: str, card: bool, chosen: bool = False) -> Iterator[Fault]:
    """Yield where a text means a figure that is not there at that moment, or a table does not cover its die."""
    if isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from text_faults(item, f"{pointer}/{index}", card, chosen)
    if not isinstance(value, msgspec.Struct):
        return
    for key in ("on", "who"):
        who = getattr(value, key, None)
        if who == "chosen" and not chosen:
            yield f"{pointer}/{key}", "nobody has been chosen at this moment", "put it into `then` of a `choose`"
        if who in ("self", "opponent") and card:
            yield f"{pointer}/{key}", f"a training card has no `{who}`", "let the player `choose` a figure"
    if isinstance(value, words.Swap) and card:
        yield pointer, "a training card has no figure that could change places", ""
    if isinstance(value, words.Filter) and card and (value.side == "self" or value.within or value.others):
        yield pointer, "a training card is no figure", "use the sides `ally`, `enemy` or `any`, anywhere"
    if isinstance(value, words.Roll):
        yield from row_faults(value, pointer)
    for name, key, member in members(value):
        inside = chosen or (isinstance(value, words.Choose | words.ForEach) and name == "then")
        yield from text_faults(member, f"{pointer}/{key}", card, inside)


def entity_advice(kind: str, data: Any, find: Lookup) -> Iterator[Fault]:
    """Yield what can be played and is hardly meant so."""
    try:
        if kind == "figure":
            yield from _figure_advice(read(Figure, data))
        elif kind == "condition":
            yield from _condition_advice(read(SpecialCondition, data))
    except msgspec.ValidationError:
        return


def _figure_advice(figure: Figure) -> Iterator[Fault]:
    if figure.move == 0:
        yield "/move", "a figure with 0 PM can never enter (FG-MOV-06)", "give it at least 1"
    if all(segment.color == "red" for segment in figure.wheel):
        yield "/wheel", "a wheel of misses only never wins", "give it an attack"
    for number, segment in enumerate(figure.wheel):
        yield from _segment_advice(segment, f"/wheel/{number}")


def _segment_advice(segment: Segment, at: str) -> Iterator[Fault]:
    if segment.damage and segment.color not in ("white", "gold"):
        yield f"{at}/damage", f"damage counts for nothing on a `{segment.color}` segment", "take it away"
    if segment.stars and segment.color != "purple":
        yield f"{at}/stars", f"stars count for nothing on a `{segment.color}` segment", "take them away"
    if segment.do and segment.color == "red":
        yield f"{at}/do", "a miss never wins, so that its text is never carried out", "take it away"
    if segment.color in ("white", "gold"):
        for number, effect in enumerate(segment.do):
            if isinstance(effect, _IN_PLAY) and effect.on == "opponent":
                message = "the opposing figure has been knocked out by then, so that nothing happens"
                yield f"{at}/do/{number}/on", message, "mean `self` or a chosen figure, or make the segment purple"
    if segment.color == "purple" and not segment.do:
        yield f"{at}/do", "a purple segment without a text does nothing when it wins", "give it a text"


def _condition_advice(condition: SpecialCondition) -> Iterator[Fault]:
    plain = SpecialCondition(id=condition.id, name=condition.name)
    does = ("may_move", "may_attack", "blocks", "counts_in_surround", "damage_change", "miss", "shift_segment")
    if all(getattr(condition, key) == getattr(plain, key) for key in does):
        yield "", "the condition does nothing", "set at least one of its properties"
