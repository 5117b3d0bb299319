"""What a schema cannot say against powers, statuses and terrain rules: tables that do not cover the die, say."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Set
from typing import Any

import msgspec

from workbench.api.rules import Fault, Lookup, bare, judged, members, row_faults

from .building.plan import plan_faults
from .campaign.faults import scenario_faults
from .conditions import is_still
from .endless import endless
from .rings import rings
from .structs import STRUCTS, powers
from .structs.cards import Glyph
from .structs.rules import ScenarioRules

_OF_A_TURN = (powers.Change, powers.LoseTurn, powers.Stray, powers.ExtraAttack, powers.TakeTurn)
_ASKS = (powers.May, powers.Choose, powers.MoveFigure, powers.LayTerrain, powers.CopyCard, powers.Revive)
_OF_AN_ATTACK = ("attack.reaction", "attack.after_reaction", "attack.resolved", "defense.resolved", "figure.destroyed")


def power_faults(value: Any, statuses: Set[str], pointer: str = "", attack: bool = False) -> Iterator[Fault]:
    """Yield every fault of a struct and all in it. `attack`: what is inside belongs to an attack."""
    if isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from power_faults(item, statuses, f"{pointer}/{index}", attack)
        return
    if not isinstance(value, msgspec.Struct):
        return
    yield from _own(value, statuses, pointer, attack)
    for name, key, member in members(value):
        inside = attack or (isinstance(value, powers.SpecialAttack) and name == "hit")
        if isinstance(value, powers.Trigger):
            inside = value.on in _OF_AN_ATTACK
        if isinstance(value, powers.Modifier):
            inside = value.stat in ("attack", "defense")
        yield from power_faults(member, statuses, f"{pointer}/{key}", inside)


def _own(value: Any, statuses: Set[str], pointer: str, attack: bool) -> Iterator[Fault]:
    """Yield the faults of one struct itself."""
    yield from endless(value, pointer)
    if isinstance(value, powers.Roll):
        yield from row_faults(value, pointer)
    if isinstance(value, powers.Trigger | powers.Action | powers.SpecialAttack | powers.Modifier):
        yield from _astray(value, pointer, False, isinstance(value, powers.Trigger) and value.on == "attack.reaction")
    if isinstance(value, powers.PlaceStatus):
        yield from _status(value.status, statuses, f"{pointer}/status")
    if isinstance(value, powers.Immunity | powers.Filter):
        for index, name in enumerate(value.statuses):
            yield from _status(name, statuses, f"{pointer}/statuses/{index}")
    who = getattr(value, "on", None) or getattr(value, "who", None)
    if who in ("attacker", "defender") and not attack:
        yield f"{pointer}/{'on' if hasattr(value, 'on') else 'who'}", f"there is no {who} at this moment", "use `self`"
    if isinstance(value, powers.Attack) and not attack:
        yield pointer, "there is no attack at this moment", "take the condition away"
    if isinstance(value, powers.Modifier) and value.stat == "life" and not (value.when is None and is_still(value.who)):
        yield pointer, "life cannot change during a battle", "take `when` and what changes in `who` away"
    if isinstance(value, powers.SpecialAttack):
        around = value.area is not None and value.area.around == "self"
        if value.range == 0 and not around:
            yield f"{pointer}/range", "range 0 reaches nobody", "give a range, or an area around itself"
    terrain_like = pointer.startswith(("/entry", "/round_end")) or "/rules/entry" in pointer
    asking = pointer.startswith(("/powers", "/rules/powers", "/do"))
    if isinstance(value, _ASKS) and not asking:
        yield pointer, "nobody can be asked at this moment", "powers of army cards, trainers and glyphs may ask"
    if isinstance(value, powers.Choose) and value.count != 1:
        yield f"{pointer}/count", "one figure is chosen at a time", "take `count` away"
    if terrain_like and isinstance(value, _OF_A_TURN):
        yield pointer, "nobody's turn can be changed at this moment", "use wounds, rolls or statuses"


def _astray(value: Any, pointer: str, chosen: bool, reaction: bool) -> Iterator[Fault]:
    """Yield where a power means a chosen figure and nobody is, or cancels an attack and none can be."""
    if isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from _astray(item, f"{pointer}/{index}", chosen, reaction)
    if isinstance(value, tuple) or not isinstance(value, msgspec.Struct):
        return
    for key in ("on", "who", "of"):
        if getattr(value, key, None) == "chosen" and not chosen:
            yield f"{pointer}/{key}", "nobody has been chosen at this moment", "put it into `then` of a `choose`"
    if isinstance(value, powers.CancelAttack) and not reaction:
        yield pointer, "no attack can be cancelled at this moment", "use it in a trigger on `attack.reaction`"
    for name, key, member in members(value):
        inside = chosen or (isinstance(value, powers.Choose | powers.ForEach) and name == "then")
        yield from _astray(member, f"{pointer}/{key}", inside, reaction)


def _status(name: str, statuses: Set[str], pointer: str) -> Iterator[Fault]:
    """Yield the fault of a status that is not there."""
    if bare(name) not in statuses:
        near = difflib.get_close_matches(name, sorted(statuses), 1)
        yield pointer, f"status `{name}` is missing", f"did you mean `{near[0]}`" if near else ""


def _glyph(glyph: Glyph) -> Iterator[Fault]:
    """Yield the powers that a glyph cannot give: those that would change its figure's card."""
    treasure = glyph.sort == "treasure"
    gives = (powers.Modifier, powers.Trigger, powers.Action) if treasure else (powers.Modifier, powers.ByHand)
    for index, power in enumerate(glyph.powers):
        if not isinstance(power, gives):
            names = "a modifier, trigger or action" if treasure else "a modifier, or `do` for what it does once"
            yield f"/powers/{index}/kind", f"a {glyph.sort} glyph gives no `{_tag(power)}`", f"use {names}"


def _points(scenario: Any) -> bool:
    """Return whether a scenario limits the points of an army."""
    limits = scenario.get("limits") if isinstance(scenario, dict) else None
    return isinstance(limits, dict) and "points" in limits


def _tag(power: powers.Power) -> str:
    return str(type(power).__struct_config__.tag)


class _Any(Set[str]):
    """Every status: of references that lead nowhere the checks say more than the ruleset can."""

    def __contains__(self, name: object) -> bool:
        return True

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


def entity_faults(kind: str, data: Any, find: Lookup) -> Iterator[Fault]:
    """Yield what the ruleset says against an entity that its schema accepts."""
    return judged(STRUCTS, kind, data, lambda value: _of(value, data, find))


def _of(value: Any, data: Any, find: Lookup) -> Iterator[Fault]:
    """Yield the faults of what a struct read of an entity; `data` is the whole of it."""
    if isinstance(value, Glyph):
        yield from _glyph(value)
    yield from power_faults(value, _Any())
    if isinstance(value, ScenarioRules):
        if value.draft is not None and not _points(data):
            yield "/draft", "a draft needs a limit of points", "add `points` to `limits`"
        yield from scenario_faults(value, data, find)


def entity_advice(kind: str, data: Any, find: Lookup) -> Iterator[Fault]:
    """Yield what can be played and is hardly meant so.

    A type both in `weak` and in `resist` (PS-TYPE-08); cards of one side that give each other turns without end; a map
    that its boxes and its plan do not make (PS-SCN-06).
    """
    if kind == "map":
        yield from plan_faults(data, find)
    if kind == "scenario" and isinstance(data, dict):
        yield from rings(data, find)
    if kind != "army_card" or not isinstance(data, dict):
        return
    weak, resist = ([bare(str(name)) for name in _listed(data, key)] for key in ("weak", "resist"))
    for index, name in enumerate(weak):
        if name in resist:
            message = f"type `{name}` stands in `resist` as well, so that neither counts"
            yield f"/weak/{index}", message, f"take `{name}` out of `weak` or of `resist`"


def _listed(data: dict[str, Any], key: str) -> list[Any]:
    """Return a list of an entity that its schema may not accept."""
    found = data.get(key)
    return found if isinstance(found, list) else []
