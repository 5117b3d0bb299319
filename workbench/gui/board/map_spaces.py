"""A map of spaces (shape graph or track) as a scene's board."""

from __future__ import annotations

import math
from typing import Any

from workbench.engine.scene import SceneBoard, SceneLink, SceneSpace
from workbench.graph.space_graph import build_spaces
from workbench.gui import lang
from workbench.model.entity import localised


def spaces_of(data: dict[str, Any]) -> SceneBoard:
    """Return spaces and links; spaces without a place lie on a ring, those of a track are joined in their order."""
    said = [each for each in _list(data.get("spaces")) if isinstance(each, dict) and isinstance(each.get("id"), str)]
    spaces = tuple(_space(each, number, len(said)) for number, each in enumerate(said))
    links = [
        SceneLink(each["from"], each["to"], each.get("one_way") is True)
        for each in _list(data.get("links"))
        if isinstance(each, dict) and isinstance(each.get("from"), str) and isinstance(each.get("to"), str)
    ]
    if data.get("shape") == "track":
        ways = build_spaces(data).steps.items()
        links += [SceneLink(start, end, one_way=True) for start, ends in ways for end in ends]
    return SceneBoard(spaces=spaces, links=tuple(links))


def _space(said: dict[str, Any], number: int, count: int) -> SceneSpace:
    x, y = said.get("x"), said.get("y")
    if not isinstance(x, int | float) or not isinstance(y, int | float):
        angle, far = math.tau * number / max(count, 1), max(1.0, count / 5)
        x, y = far * math.sin(angle), -far * math.cos(angle)
    return SceneSpace(said["id"], float(x), float(y), localised(said.get("name"), lang.current()) or said["id"])


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []
