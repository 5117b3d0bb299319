"""Show a pack as a graph: how species evolve, which map leads to which, or where one can walk on a map."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from workbench.cli.opening import named_id, open_pack
from workbench.cli.output import give
from workbench.cli.parser import add_format, add_pack, column_row
from workbench.cli.wrong_use import WrongUse, nearest
from workbench.graph.map_graph import Place, Steps, reach
from workbench.graph.space_graph import SpaceGraph, build_spaces
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    graphs = parser.add_subparsers(dest="graph", required=True, metavar="GRAPH", help="evolution, region or map")
    evolution = graphs.add_parser("evolution", help="species and what they evolve into")
    add_pack(evolution)
    add_format(evolution)
    region = graphs.add_parser("region", help="maps and the exits that join them")
    add_pack(region)
    region.add_argument("--from", dest="start", metavar="MAP", required=True, help="where the walk begins")
    add_format(region)
    board = graphs.add_parser("map", help="the hexes of one map, by the ruleset's walking rules, or a board's spaces")
    add_pack(board)
    board.add_argument("map", metavar="MAP", help="the map's id")
    board.add_argument(
        "--from", dest="start", metavar="START", required=True, help="COLUMN,ROW from 0, or a space's id"
    )
    add_format(board)


def run(options: argparse.Namespace) -> int:
    """Build the graph that was asked for and describe it."""
    document = {"evolution": _evolution, "region": _region, "map": _map}[options.graph](options)
    give(options, document, "\n".join(_lines(document)))
    return 0


def _evolution(options: argparse.Namespace) -> dict[str, Any]:
    """The evolution graph of all that the pack sees."""
    return open_pack(options.pack).facts.evolution.as_json()


def _region(options: argparse.Namespace) -> dict[str, Any]:
    """The region graph, walked from a map."""
    workspace = open_pack(options.pack)
    return workspace.facts.region.as_json(named_id(workspace, "map", options.start).id)


def _map(options: argparse.Namespace) -> dict[str, Any]:
    """One map, walked from a hex or, when it is a board of spaces, from a space."""
    workspace = open_pack(options.pack)
    ref = named_id(workspace, "map", options.map)
    entity = workspace.entity(ref)
    spaces = build_spaces(entity.data if entity else None)
    if spaces.steps:
        return _board(spaces, options.start)
    return _hexes(workspace, ref, _place(options.start))


def _place(start: str) -> Place:
    """Read COLUMN,ROW."""
    try:
        return column_row(start)
    except argparse.ArgumentTypeError as wrong:
        raise WrongUse(f"--from: {wrong}") from wrong


def _board(spaces: SpaceGraph, start: str) -> dict[str, Any]:
    """The spaces of a board, walked from one of them."""
    if start not in spaces.steps:
        raise WrongUse(f"the board has no space `{start}`; {nearest(start, spaces.steps)}")
    return spaces.as_json(start)


def _hexes(workspace: Workspace, ref: EntityRef, start: Place) -> dict[str, Any]:
    """The hexes of a map, walked from one of them."""
    steps = workspace.map_steps(ref)
    if not steps:
        why = (
            workspace.ruleset_error
            or workspace.rules_failure
            or "`workbench check` tells what keeps the map from being read"
        )
        raise WrongUse(f"`{ref}` has no hex that can be walked on: {why}")
    if start not in steps:
        raise WrongUse(_no_hex(start, steps))
    return reach(steps, [start]).as_json()


def _no_hex(start: tuple[int, int], steps: Steps) -> str:
    """Say that one cannot stand on a hex, and where the nearest is on which one can."""
    near = min(steps, key=lambda at: ((at[0] - start[0]) ** 2 + (at[1] - start[1]) ** 2, at))
    return f"nobody can stand on `{start[0]},{start[1]}`; the nearest hex to stand on is `{near[0]},{near[1]}`"


def _lines(document: Mapping[str, Any]) -> list[str]:
    """Say each key and its value."""
    width = max(map(len, document))
    return [f"{key.replace('_', ' '):{width}}  {_shown(value)}" for key, value in document.items()]


def _shown(value: Any) -> str:
    """Show a number, a list or a table on one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {number}" for key, number in value.items()) or "none"
    if isinstance(value, list):
        texts = [" → ".join(map(str, item)) if isinstance(item, list) else str(item) for item in value]
        return ", ".join(texts) or "none"
    return str(value)
