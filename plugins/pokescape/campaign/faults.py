"""What a schema cannot say against a campaign scenario's settings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from workbench.api.rules import Fault, Lookup, bare

from ..scope import unplayed
from ..structs.rules import ScenarioRules

_PLACES = ("goal", "centers", "marts")


def scenario_faults(rules: ScenarioRules, scenario: Mapping[str, Any], find: Lookup) -> Iterator[Fault]:
    """Yield, with pointers below `rules`, what is wrong with a scenario's settings so far that a game is refused."""
    sides = [side for side in scenario.get("sides", ()) if isinstance(side, Mapping)]
    if rules.mode == "walk" and not rules.goal:
        yield "/goal", "a walk needs a goal, and names no space", "name the spaces at the end of the way"
    if rules.game_master is not None and rules.game_master not in [side.get("seat") for side in sides]:
        yield "/game_master", f"seat `{rules.game_master}` is no side of the scenario", "add the side, or name another"
    players = sum(1 for side in sides if side.get("seat") != rules.game_master)
    if rules.starters and len(rules.starters) < players:
        yield "/starters", f"`{len(rules.starters)}` starters for `{players}` players", "name one a player at least"
    yield from unplayed(scenario, rules.mode, rules.draft is not None)
    yield from _classic(rules, scenario, find)
    yield from _off_map(rules, find("map", str(scenario.get("map", ""))))
    for index, ware in enumerate(rules.wares):
        item = find("item", ware.item)
        if ware.price is None and isinstance(item, Mapping) and item.get("price") is None:
            yield f"/wares/{index}", f"`{bare(ware.item)}` has no price", "give one here or to the item"


def _off_map(rules: ScenarioRules, board: Any) -> Iterator[Fault]:
    """Yield the places that are no hexes of the map."""
    rows = board.get("terrain") if isinstance(board, Mapping) else None
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        return
    for name in _PLACES:
        for index, (column, row) in enumerate(getattr(rules, name)):
            if row >= len(rows) or column >= len(rows[row]) or rows[row][column] == ".":
                yield f"/{name}/{index}", f"`[{column}, {row}]` is no hex of the map", "name a hex that is there"


def _classic(rules: ScenarioRules, scenario: Mapping[str, Any], find: Lookup) -> Iterator[Fault]:
    """Yield what a game without types cannot have, all in one fault of the setting that asks for it (PS-TYPE-07)."""
    if rules.typed:
        return
    found = ["captures"] if rules.capture_wins else []
    for side in scenario.get("sides", ()):
        if isinstance(side, Mapping):
            found += [f"trainer card `{side['trainer']}`"] if side.get("trainer") else []
            items = [lying.get("item") for lying in side.get("items") or () if isinstance(lying, Mapping)]
            found += [f"ball `{item}`" for item in items if _is_ball(find("item", str(item)))]
    if found:
        pointer = "/capture_wins" if rules.capture_wins else "/mode" if rules.mode == "classic" else "/types"
        wrong = f"a game without types has no {', no '.join(dict.fromkeys(found))}"
        yield pointer, wrong, "take them out, or play with types"


def _is_ball(item: Any) -> bool:
    said = item.get("rules") if isinstance(item, Mapping) else None
    return isinstance(said, Mapping) and said.get("use") == "ball"
