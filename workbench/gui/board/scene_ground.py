"""The ground of a scene: its hexes or its spaces."""

from __future__ import annotations

from workbench.engine.scene import SceneBoard
from workbench.gui.board.field import NOTHING, UNKNOWN, HexField
from workbench.gui.board.geometry import Hex
from workbench.gui.board.ground import Ground, HexGround, SpaceGround
from workbench.gui.board.look import Look
from workbench.gui.board.textures import is_thing
from workbench.gui.palette import Palette


def ground_of(board: SceneBoard, palette: Palette) -> Ground | None:
    """Return the ground that a scene's board is painted on, None when it has neither hexes nor spaces."""
    if board.hexes:
        return HexGround(field_of(board), palette, _places(board))
    return SpaceGround(board, palette) if board.spaces else None


def field_of(board: SceneBoard) -> HexField:
    """Return the hexes of a board; a terrain that the scene does not describe is hatched.

    An obstacle is painted as the terrain that the scene names for it, else as a boulder on the ground.
    """
    looks = [Look(each.id, each.name, each.color, each.texture) for each in board.terrains.values()]
    indexes = {look.id: number for number, look in enumerate(looks)}
    places = _places(board)
    width = max((column for column, _ in places.values()), default=-1) + 1
    height = max((row for _, row in places.values()), default=-1) + 1
    terrain = [[NOTHING] * width for _ in range(height)]
    level = [[0] * width for _ in range(height)]
    for each in board.hexes:
        column, row = places[each.id]
        index = indexes.get(each.terrain, UNKNOWN)
        if each.object:
            index = indexes.get(each.object, UNKNOWN)
        elif each.height > 0 and index != UNKNOWN and not is_thing(looks[index].texture):
            index = _boulder(looks, indexes, index)
        terrain[row][column] = index
        level[row][column] = each.level
    return HexField(board.layout, looks, terrain, level)


def _boulder(looks: list[Look], indexes: dict[str, int], ground: int) -> int:
    """Return the index of the look of a boulder on a ground."""
    below = looks[ground]
    look = Look(f"{below.id} boulder", below.name, below.color, "boulder")
    if look.id not in indexes:
        indexes[look.id] = len(looks)
        looks.append(look)
    return indexes[look.id]


def _places(board: SceneBoard) -> dict[str, Hex]:
    """Return column and row by id; boards with negative ones are moved by an even number, which keeps the layout."""
    left = min((each.column for each in board.hexes), default=0)
    top = min((each.row for each in board.hexes), default=0)
    left, top = min(0, left) - (min(0, left) & 1), min(0, top) - (min(0, top) & 1)
    return {each.id: (each.column - left, each.row - top) for each in board.hexes}
