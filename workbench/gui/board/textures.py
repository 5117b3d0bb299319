"""Terrain textures by name: vector strokes with a fixed pseudo-random pattern, drawn into a hex around the origin.

Each texture is a function of a `Brushwork`; a new one is a function and a line in `TEXTURES`.
"""

from __future__ import annotations

from collections.abc import Callable

from workbench.gui.board import ground_textures as ground
from workbench.gui.board import thing_textures as thing
from workbench.gui.board.brushwork import Brushwork

Texture = Callable[[Brushwork], None]
#: Every texture by the name that content writes. What is not here is painted plain.
TEXTURES: dict[str, Texture] = {
    "plain": ground.plain,
    "grass": ground.grass,
    "tall_grass": ground.tall_grass,
    "flowers": ground.flowers,
    "rock": ground.rock,
    "sand": ground.sand,
    "water": ground.water,
    "deep_water": ground.deep_water,
    "swamp": ground.swamp,
    "road": thing.road,
    "dirt": ground.dirt,
    "floor": thing.floor,
    "wall": thing.wall,
    "tree": thing.tree,
    "forest": thing.forest,
    "palm": thing.palm,
    "lava": ground.lava,
    "snow": ground.snow,
    "ice": ground.ice,
    "cave": thing.cave,
    "bridge": thing.bridge,
    "house": thing.house,
    "crystal": thing.crystal,
    "shadow": ground.shadow,
    "tar": ground.tar,
    "stone": thing.road,
    "boulder": thing.boulder,
}
#: Other words that content may use for the same look.
ALIKE = {
    "tall grass": "tall_grass", "flower": "flowers", "mountain": "rock", "cliff": "rock",
    "beach": "sand", "sea": "deep_water", "ocean": "deep_water", "river": "water", "marsh": "swamp",
    "path": "road", "cobble": "road",
    "earth": "dirt", "mud": "dirt", "pavement": "floor", "asphalt": "floor", "concrete": "floor", "brick": "wall",
    "ruin": "wall", "bush": "forest", "brush": "forest", "jungle": "forest", "woods": "forest", "magma": "lava",
    "glacier": "ice", "building": "house", "wood": "bridge", "planks": "bridge", "ladder": "bridge",
}  # fmt: skip


def texture_named(name: str) -> Texture:
    """Return the texture that content calls `name`; plain for a word that is no texture."""
    word = name.strip().lower().replace("-", "_")
    return TEXTURES.get(word) or TEXTURES.get(ALIKE.get(word, "plain"), ground.plain)


def stands(name: str) -> bool:
    """Return whether a texture is a thing on the ground, with ground to be seen around it."""
    return texture_named(name) in (thing.tree, thing.forest, thing.palm, thing.boulder)


def is_thing(name: str) -> bool:
    """Return whether a texture already shows something that stands: a tree, a wall, a roof."""
    return stands(name) or texture_named(name) in (thing.wall, thing.house, thing.cave)
