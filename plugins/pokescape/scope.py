"""What a scenario asks for beyond a battle of given teams, and what its mode cannot give it.

Starters, capture, experience and what is neutral are played in one-on-one battles and on walks, items in battles of
whole armies too (000 p7 speaks of one of several figures). Armies without types and drafted ones battle without any of
it, so that a scenario which asks for both is told so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

#: Settings that go beyond a battle.
BEYOND = ("starters", "neutral", "game_master", "capture_wins", "parties", "experience")
#: Modes in which all figures of a side are on the battlefield.
ARMIES = ("army", "classic")


def asked_beyond(scenario: Any) -> list[str]:
    """Return the names of all that a scenario's data asks for beyond a battle; `items` are a side's."""
    if not isinstance(scenario, Mapping):
        return []
    rules, sides = scenario.get("rules"), scenario.get("sides")
    found = [name for name in BEYOND if isinstance(rules, Mapping) and rules.get(name)]
    has_items = (isinstance(side, Mapping) and side.get("items") for side in (sides if isinstance(sides, list) else ()))
    return [*found, "items"] if any(has_items) else found


def unplayed(scenario: Mapping[str, Any], mode: str, drafted: bool) -> Iterator[tuple[str, str, str]]:
    """Yield (JSON pointer below `rules`, what is wrong, what would be right) for what no game of that kind plays."""
    names = [name for name in asked_beyond(scenario) if name != "parties"]  # those are what a campaign brings along
    said = ", ".join(f"`{name}`" for name in names)
    if drafted and (names or mode == "walk"):
        what = said or f"mode `{mode}`"
        yield "/draft", f"drafted armies battle without {what}", f"leave out `draft`, or {what}"
    elif mode in ARMIES and (without := [name for name in names if name != "items" or mode == "classic"]):
        said = ", ".join(f"`{name}`" for name in without)
        right = "set `mode` to `one_on_one`" if mode == "army" else f"leave out {said}"
        yield "/mode", f"in mode `{mode}` armies battle without {said}", right
