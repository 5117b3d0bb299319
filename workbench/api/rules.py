"""All that a ruleset may import: the engine, hexes and the model's values. Nothing of Qt, disks or databases."""

from __future__ import annotations

from workbench.engine.account import CAUSE, OUTCOME, ROLL, Account, Part, Token
from workbench.engine.campaign import BadProgress, Campaigning
from workbench.engine.chance import RNG_ID, Chance, derive
from workbench.engine.data import Data, Open, at_place, defaults, fault_of, labels, members, read, says
from workbench.engine.enumerate import TooManyOutcomes, outcomes
from workbench.engine.event import ALL, Event, Sink, reason_of, tell
from workbench.engine.exercise import EventWatch, Exercise, Exerciser, Exercising, Watch
from workbench.engine.fields import Id, Name, PrintedText, Text, italian
from workbench.engine.game import Game, State
from workbench.engine.judged import judged
from workbench.engine.languages import named, say, side_name
from workbench.engine.packed import packed, unpacked
from workbench.engine.powers import grammar as power_grammar
from workbench.engine.powers import table as by_hand
from workbench.engine.powers.modifiers import LAYERS, CircularModifier, Modifiers
from workbench.engine.powers.numbers import OPS, Holds, NumberOf, condition_of, divide, number_of
from workbench.engine.powers.program import DONE, Program, Step, Verbs, compile_effects
from workbench.engine.powers.rows import row_faults
from workbench.engine.powers.stages import Stages, UnknownStage
from workbench.engine.powers.text import Grammar, grammar
from workbench.engine.powers.text.card import CardTexts, WritesCards, lined
from workbench.engine.powers.text.noun import Noun
from workbench.engine.powers.text.phrase import Phrase, Span, Words, filled, glued, minus, said, signed
from workbench.engine.powers.text.wording import Wording
from workbench.engine.powers.writing import Telling, Writer
from workbench.engine.prompt import Option, Prompt, PromptKind, by_target
from workbench.engine.question import (
    Answer,
    Answering,
    Column,
    EntityArgument,
    Known,
    NumberArgument,
    Question,
    Row,
    Unanswered,
    Values,
    percent,
)
from workbench.engine.reader import Reader
from workbench.engine.result import Result
from workbench.engine.ruleset import (
    Fault,
    FindsFaults,
    GivesAdvice,
    Lookup,
    NamesCards,
    Ruleset,
    SetupRefused,
    Steps,
    WritesSpans,
)
from workbench.engine.ruling import Ruling, ruled
from workbench.engine.scene import (
    Scene,
    SceneArea,
    SceneBoard,
    SceneCard,
    SceneChip,
    SceneCover,
    SceneEdge,
    SceneFigure,
    SceneHex,
    SceneLink,
    SceneMark,
    SceneSeat,
    SceneSegment,
    SceneSpace,
    SceneTerrain,
    SceneText,
    SceneWheel,
    SceneZone,
)
from workbench.engine.schema import schema_files, schema_of
from workbench.engine.scripted import NeedsRoll
from workbench.engine.snapshot import Snapshot
from workbench.engine.throw import Throw
from workbench.hexes.board import HexBoard, mask_of, spaces_of
from workbench.hexes.coordinates import (
    DIRECTIONS,
    LAYOUTS,
    Axial,
    Offset,
    distance,
    neighbours,
    rotate,
    to_axial,
    to_offset,
)
from workbench.hexes.flood import Moves, MoveTable, flood, move_table, moves_of, reached
from workbench.hexes.line import Run, line, runs
from workbench.hexes.shapes import direction_to, disk, ray, ring
from workbench.model.entity import localised
from workbench.model.ref import bare

__all__ = [
    "ALL",
    "CAUSE",
    "DIRECTIONS",
    "DONE",
    "LAYERS",
    "LAYOUTS",
    "OPS",
    "OUTCOME",
    "RNG_ID",
    "ROLL",
    "Account",
    "Answer",
    "Answering",
    "Axial",
    "BadProgress",
    "Campaigning",
    "CardTexts",
    "Chance",
    "CircularModifier",
    "Column",
    "Data",
    "EntityArgument",
    "Event",
    "EventWatch",
    "Exercise",
    "Exerciser",
    "Exercising",
    "Fault",
    "FindsFaults",
    "Game",
    "GivesAdvice",
    "Grammar",
    "HexBoard",
    "Holds",
    "Id",
    "Known",
    "Lookup",
    "Modifiers",
    "MoveTable",
    "Moves",
    "Name",
    "NamesCards",
    "NeedsRoll",
    "Noun",
    "NumberArgument",
    "NumberOf",
    "Offset",
    "Open",
    "Option",
    "Part",
    "Phrase",
    "PrintedText",
    "Program",
    "Prompt",
    "PromptKind",
    "Question",
    "Reader",
    "Result",
    "Row",
    "Ruleset",
    "Ruling",
    "Run",
    "Scene",
    "SceneArea",
    "SceneBoard",
    "SceneCard",
    "SceneChip",
    "SceneCover",
    "SceneEdge",
    "SceneFigure",
    "SceneHex",
    "SceneLink",
    "SceneMark",
    "SceneSeat",
    "SceneSegment",
    "SceneSpace",
    "SceneTerrain",
    "SceneText",
    "SceneWheel",
    "SceneZone",
    "SetupRefused",
    "Sink",
    "Snapshot",
    "Span",
    "Stages",
    "State",
    "Step",
    "Steps",
    "Telling",
    "Text",
    "Throw",
    "Token",
    "TooManyOutcomes",
    "Unanswered",
    "UnknownStage",
    "Values",
    "Verbs",
    "Watch",
    "Wording",
    "Words",
    "Writer",
    "WritesCards",
    "WritesSpans",
    "at_place",
    "bare",
    "by_hand",
    "by_target",
    "compile_effects",
    "condition_of",
    "defaults",
    "derive",
    "direction_to",
    "disk",
    "distance",
    "divide",
    "fault_of",
    "filled",
    "flood",
    "glued",
    "grammar",
    "italian",
    "judged",
    "labels",
    "line",
    "lined",
    "localised",
    "mask_of",
    "members",
    "minus",
    "move_table",
    "moves_of",
    "named",
    "neighbours",
    "number_of",
    "outcomes",
    "packed",
    "percent",
    "power_grammar",
    "ray",
    "reached",
    "read",
    "reason_of",
    "ring",
    "rotate",
    "row_faults",
    "ruled",
    "runs",
    "said",
    "say",
    "says",
    "schema_files",
    "schema_of",
    "side_name",
    "signed",
    "spaces_of",
    "tell",
    "to_axial",
    "to_offset",
    "unpacked",
]
