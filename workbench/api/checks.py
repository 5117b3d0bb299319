"""All that a plugin's checks may import: facts, findings, graphs and the model's values."""

from __future__ import annotations

from workbench.checks.base import ENTITY, PACK, Check, Facts, Finding, Scope, check, entities, kinds
from workbench.checks.reading import dict_at, list_at, listed, number, objects_at, pair, shortened, text_at, whole
from workbench.graph.evolution import EvolutionGraph, Link, build_evolution
from workbench.graph.map_graph import Place, Reach, Steps, reach
from workbench.graph.region import RegionGraph, build_region
from workbench.graph.space_graph import SpaceGraph, build_spaces
from workbench.model.diagnostic import Fix, Severity
from workbench.model.entity import Entity, localised
from workbench.model.nearest import did_you_mean, nearest
from workbench.model.pointer import parse_pointer, to_pointer, value_at
from workbench.model.ref import EntityRef, RefText

__all__ = [
    "ENTITY",
    "PACK",
    "Check",
    "Entity",
    "EntityRef",
    "EvolutionGraph",
    "Facts",
    "Finding",
    "Fix",
    "Link",
    "Place",
    "Reach",
    "RefText",
    "RegionGraph",
    "Scope",
    "Severity",
    "SpaceGraph",
    "Steps",
    "build_evolution",
    "build_region",
    "build_spaces",
    "check",
    "dict_at",
    "did_you_mean",
    "entities",
    "kinds",
    "list_at",
    "listed",
    "localised",
    "nearest",
    "number",
    "objects_at",
    "pair",
    "parse_pointer",
    "reach",
    "shortened",
    "text_at",
    "to_pointer",
    "value_at",
    "whole",
]
