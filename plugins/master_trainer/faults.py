"""What a schema cannot say against cards and boards of this game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from workbench.api.rules import Fault, judged

from .structs import STRUCTS
from .structs import effects as e
from .structs.board import MapRules
from .structs.cards import EventCard, ItemRules

_BATTLE = (e.AddPoints, e.BestSpin, e.WinOn, e.NoZero, e.CallOff, e.WinAtOnce)
_TURN = (e.Follow, e.Move, e.LosePokemon, e.DiscardCards, e.DrawItems, e.DrawPokemon, e.TakeItem, e.Choose)


def entity_faults(kind: str, data: Any) -> Iterator[Fault]:
    """Yield what the ruleset says against an entity that its schema accepts."""
    if kind == "scenario":
        yield from _seats(data)
    yield from judged(STRUCTS, kind, data, lambda value: _of(value, data))


def _of(value: Any, data: Any) -> Iterator[Fault]:
    if isinstance(value, EventCard | ItemRules):
        yield from _effects(value.do, "/do", value.when == "battle", False)
    elif isinstance(value, MapRules):
        yield from _board(value, data)


def _seats(data: Any) -> Iterator[Fault]:
    """Yield that too few or too many play (MT-SET-03)."""
    sides = data.get("sides") if isinstance(data, dict) else None
    if isinstance(sides, list) and not 2 <= len(sides) <= 4:
        yield "/sides", f"`{len(sides)}` play, expected 2 to 4", "take sides away or add some"


def _effects(effects: Any, pointer: str, battle: bool, chosen: bool) -> Iterator[Fault]:
    """Yield what effects cannot do at their moment."""
    for n, effect in enumerate(effects):
        yield from _effect(effect, f"{pointer}/{n}", battle, chosen)


def _effect(effect: Any, pointer: str, battle: bool, chosen: bool) -> Iterator[Fault]:
    if isinstance(effect, _BATTLE) and not battle:
        yield pointer, "there is no battle at this moment", "use it in a card for battles"
    if isinstance(effect, _TURN) and battle:
        yield pointer, "nothing can be drawn, lost or moved in the middle of a battle", "use it in a card for turns"
    for key in ("who", "to"):
        if getattr(effect, key, None) == "chosen" and not chosen:
            yield f"{pointer}/{key}", "nobody has been chosen at this moment", "put it into `then` of a `choose`"
    if isinstance(effect, e.TakeItem) and not chosen:
        yield pointer, "nobody has been chosen at this moment", "put it into `then` of a `choose`"
    yield from _numbers(effect, pointer)
    if (when := getattr(effect, "when", None)) is not None:
        yield from _condition(when, f"{pointer}/when", battle)
    if isinstance(effect, e.Choose) and effect.count != 1:
        yield f"{pointer}/count", "one player is chosen at a time", "take `count` away"
    inside = chosen or isinstance(effect, e.Choose | e.ForEach)
    for key in ("then", "otherwise"):
        yield from _effects(getattr(effect, key, ()), f"{pointer}/{key}", battle, inside)


def _numbers(value: Any, pointer: str) -> Iterator[Fault]:
    """Yield numbers of an effect or a condition that no spin is."""
    for n, number in enumerate(getattr(value, "numbers", ())):
        if not 0 <= number <= 10:
            yield f"{pointer}/numbers/{n}", f"`{number}` is not on the spinner", "use 0 to 10"


def _condition(condition: Any, pointer: str, battle: bool) -> Iterator[Fault]:
    """Yield what a condition asks that cannot be at its moment."""
    yield from _numbers(condition, pointer)
    if isinstance(condition, e.OfType | e.Against) and not battle:
        yield pointer, "there is no battle at this moment", "use it in a card for battles"
    if isinstance(condition, e.Not):
        yield from _condition(condition.condition, f"{pointer}/condition", battle)


def _board(rules: MapRules, data: Any) -> Iterator[Fault]:
    """Yield ids that are no spaces, spaces that say two things, a loop that is none."""
    spaces = data.get("spaces") if isinstance(data, dict) else None
    listed = [space.get("id") for space in spaces if isinstance(space, dict)] if isinstance(spaces, list) else []
    known = {name for name in listed if isinstance(name, str)}
    said: dict[str, str] = {}
    for n, space in enumerate(rules.spaces):
        tag = str(space.__struct_config__.tag)
        for m, name in enumerate(space.at):
            at = f"/spaces/{n}/at/{m}"
            if name not in known:
                yield at, f"there is no space `{name}`", "name a space of this map"
            elif name in said:
                yield at, f"space `{name}` says `{said[name]}` already", "let it say one thing"
            said[name] = tag
    if rules.loop is not None:
        for key in ("junction", "enter"):
            if getattr(rules.loop, key) not in known:
                yield f"/loop/{key}", f"there is no space `{getattr(rules.loop, key)}`", "name a space of this map"
