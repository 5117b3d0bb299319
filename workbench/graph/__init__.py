"""Evolution graphs, map graphs, reachability. The only home of networkx."""

from workbench.graph.cycles import cycles_of
from workbench.graph.evolution import EvolutionGraph, Link, build_evolution, stages_of
from workbench.graph.layers import layers_of
from workbench.graph.map_graph import Place, Reach, Steps, leads_to, reach
from workbench.graph.region import RegionGraph, build_region
from workbench.graph.space_graph import SpaceGraph, build_spaces

__all__ = [
    "EvolutionGraph",
    "Link",
    "Place",
    "Reach",
    "RegionGraph",
    "SpaceGraph",
    "Steps",
    "build_evolution",
    "build_region",
    "build_spaces",
    "cycles_of",
    "layers_of",
    "leads_to",
    "reach",
    "stages_of",
]
