"""All that a ruleset may import: the engine, hexes and the model's values. Nothing of Qt, disks or databases."""

from __future__ import annotations

from workbench.engine.chance import RNG_ID, Chance, derive
from workbench.engine.data import Data, Open, fault_of, read, says
from workbench.engine.event import ALL, Event, Sink
from workbench.engine.game import Game, State
from workbench.engine.prompt import Option, Prompt, PromptKind
from workbench.engine.result import Result
from workbench.engine.ruleset import Lookup, Ruleset, SetupRefused, Steps
from workbench.engine.ruling import Ruling
from workbench.engine.scene import (
    Scene,
    SceneBoard,
    SceneCard,
    SceneFigure,
    SceneHex,
    SceneLink,
    SceneMark,
    SceneSegment,
    SceneSpace,
    SceneTerrain,
    SceneText,
    SceneWheel,
    SceneZone,
)
from workbench.engine.schema import schema_files, schema_of
from workbench.engine.snapshot import Snapshot
from workbench.hexes.board import HexBoard, mask_of, spaces_of
from workbench.hexes.coordinates import DIRECTIONS, LAYOUTS, Axial, Offset, distance, neighbours, to_axial, to_offset
from workbench.hexes.flood import Moves, flood, moves_of
from workbench.hexes.line import Run, line, runs
from workbench.hexes.shapes import direction_to, disk, ray, ring
from workbench.model.entity import localised

__all__ = [
    "ALL",
    "DIRECTIONS",
    "LAYOUTS",
    "RNG_ID",
    "Axial",
    "Chance",
    "Data",
    "Event",
    "Game",
    "HexBoard",
    "Lookup",
    "Moves",
    "Offset",
    "Open",
    "Option",
    "Prompt",
    "PromptKind",
    "Result",
    "Ruleset",
    "Ruling",
    "Run",
    "Scene",
    "SceneBoard",
    "SceneCard",
    "SceneFigure",
    "SceneHex",
    "SceneLink",
    "SceneMark",
    "SceneSegment",
    "SceneSpace",
    "SceneTerrain",
    "SceneText",
    "SceneWheel",
    "SceneZone",
    "SetupRefused",
    "Sink",
    "Snapshot",
    "State",
    "Steps",
    "derive",
    "direction_to",
    "disk",
    "distance",
    "fault_of",
    "flood",
    "line",
    "localised",
    "mask_of",
    "moves_of",
    "neighbours",
    "ray",
    "read",
    "ring",
    "runs",
    "says",
    "schema_files",
    "schema_of",
    "spaces_of",
    "to_axial",
    "to_offset",
]
