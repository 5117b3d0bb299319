"""Powers that would go on for ever: what starts itself again each time, for certain, and repeats within repeats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from workbench.api.rules import Fault

from .structs import powers as words
from .structs.cards import ArmyCard, Status

#: Most times that something may happen by repeats within repeats.
REPEATS = 400
_TURN_CLAUSES = ("before_turn", "instead_of_turn", "after_turn")
_HELP = "give it a `limit`, a condition that ends it, or a roll"


def endless(value: Any, pointer: str) -> Iterator[Fault]:
    """Yield what is endless about one trigger or status, and repeats that multiply."""
    if isinstance(value, words.Trigger):
        yield from _trigger(value, pointer)
    if isinstance(value, Status):
        for clause in _TURN_CLAUSES:
            sure = list(certain(getattr(value, clause)))
            again = any(isinstance(one, words.TakeTurn) and one.on == "self" for one in sure)
            if again and not any(isinstance(one, words.RemoveStatus) for one in sure):
                yield f"{pointer}/{clause}", "each turn brings the next one, without end", _HELP
    if isinstance(value, ArmyCard):
        yield from _attacks(value.powers, f"{pointer}/powers")
    if isinstance(value, words.Repeat) and (count := _times(value)) > REPEATS:
        yield pointer, f"repeats within repeats do it `{count}` times, at most {REPEATS} are played", "repeat it less"


def _trigger(trigger: words.Trigger, pointer: str) -> Iterator[Fault]:
    """Yield whether a trigger brings its own moment about again, for certain."""
    sure = list(certain(trigger.do))
    turns = trigger.on in ("turn.start", "turn.end") and trigger.when is None and trigger.limit in ("none", "turn")
    if turns and any(isinstance(one, words.TakeTurn) and one.on == "self" for one in sure):
        yield f"{pointer}/do", "each turn brings the next one, without end", _HELP
    attacks = trigger.on == "attack.resolved" and trigger.limit == "none"
    if attacks and any(isinstance(one, words.ExtraAttack) and _again(trigger.when, one) for one in sure):
        yield f"{pointer}/do", "each attack brings the next one, without end", _HELP


def _attacks(powers: tuple[Any, ...], pointer: str) -> Iterator[Fault]:
    """Yield powers of one card that give attacks in turn: each sort of attack that one gives brings the other about."""
    gives: dict[str, dict[str, words.ExtraAttack]] = {"normal": {}, "special": {}}
    for index, power in enumerate(powers):
        if not isinstance(power, words.Trigger) or power.on != "attack.resolved" or power.limit != "none":
            continue
        extra = next((one for one in certain(power.do) if isinstance(one, words.ExtraAttack)), None)
        if extra is None or _again(power.when, extra):  # alone it is found as it is
            continue
        for sort in gives:
            if isinstance(power.when, words.Attack) and power.when.attack == sort and not _picky(power.when):
                gives[sort][f"{pointer}/{index}/do"] = extra
    if gives["normal"] and gives["special"]:
        at = max([*gives["normal"], *gives["special"]])
        yield at, "together with the other power each attack brings the next one, without end", _HELP


def _picky(when: words.Attack) -> bool:
    """Return whether a condition asks for more of an attack than its sort."""
    return when.reach != "any" or bool(when.types)


def _again(when: words.Condition | None, extra: words.ExtraAttack) -> bool:
    """Return whether the condition of a trigger holds again for the attack that it gives."""
    if when is None:
        return True
    if not isinstance(when, words.Attack) or _picky(when):
        return False
    return when.attack == "any" or (when.attack == "normal" and extra.attack == "normal")


def certain(effects: Iterable[Any]) -> Iterator[Any]:
    """Yield the effects that happen whatever dice and players say."""
    for effect in effects:
        yield effect
        if isinstance(effect, words.Roll):
            yield from _in_all([row.do for row in effect.table])
        elif isinstance(effect, words.If):
            yield from _in_all([effect.then, effect.otherwise])
        elif isinstance(effect, words.Repeat) or (isinstance(effect, words.Choose) and not effect.up_to):
            yield from certain(effect.then)


def _in_all(ways: list[tuple[Any, ...]]) -> Iterator[Any]:
    """Yield the effects of the first way that happen, in the same words, in every other."""
    first, *rest = ([*certain(way)] for way in ways) if ways else ([],)
    yield from (effect for effect in first if all(effect in other for other in rest))


def _times(value: Any) -> int:
    """Return how often the innermost of repeats within repeats happens."""
    if isinstance(value, tuple):
        return max((_times(item) for item in value), default=1)
    if not isinstance(value, msgspec.Struct):
        return 1
    inner = max((_times(getattr(value, field)) for field in value.__struct_fields__), default=1)
    return value.times * inner if isinstance(value, words.Repeat) else inner
