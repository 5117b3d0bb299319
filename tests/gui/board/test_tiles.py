"""Pixmaps of hexes."""

from PySide6.QtCore import QPoint

from workbench.gui.board.field import UNKNOWN, tile_key
from workbench.gui.board.geometry import HexGeometry
from workbench.gui.board.look import Look, look_of
from workbench.gui.board.relief import FLAT, STEEP
from workbench.gui.board.tiles import KEPT, TileSet, swatch
from workbench.gui.palette import DARK, LIGHT

GRASS = Look("grass", "Grass", "#66aa44", "plain")


def middle(pixmap):
    image = pixmap.toImage()
    return image.pixelColor(QPoint(image.width() // 2, image.height() // 2))


def tiles(palette=LIGHT):
    return TileSet([GRASS], HexGeometry("odd_r", 1, 1), palette)


def test_higher_ground_is_lighter(qapp):
    low, high = (middle(tiles().tile(tile_key(0, level, 0), 1.0, 1.0)) for level in (0, 6))

    assert high.lightness() > low.lightness() + 20


def test_dark_theme_dims_the_ground(qapp):
    light, dark = (middle(tiles(palette).tile(tile_key(0, 0, 0), 1.0, 1.0)) for palette in (LIGHT, DARK))

    assert dark.lightness() < light.lightness() - 10


def test_unknown_terrain_is_hatched_in_red(qapp):
    image = tiles().tile(tile_key(UNKNOWN, 0, 0), 1.0, 1.0).toImage()
    colors = {image.pixelColor(x, 20).name() for x in range(8, 36)}

    assert len(colors) > 1
    assert all(int(color[1:3], 16) >= int(color[5:7], 16) for color in colors)


def test_flat_edges_paint_nothing_and_a_drop_does(qapp):
    flat = tiles().relief(FLAT, 1.0, 1.0).toImage()
    drop = tiles().relief(FLAT - STEEP, 1.0, 1.0).toImage()

    assert all(flat.pixelColor(x, y).alpha() == 0 for x in range(0, 44, 3) for y in range(0, 50, 3))
    assert any(drop.pixelColor(x, 25).alpha() > 100 for x in range(44))


def test_pixmaps_follow_the_device_pixel_ratio(qapp):
    once, twice = (tiles().tile(tile_key(0, 0, 0), 1.0, ratio) for ratio in (1.0, 2.0))

    assert twice.width() == 2 * once.width()
    assert twice.deviceIndependentSize() == once.deviceIndependentSize()


def test_only_the_latest_zoom_steps_are_kept(qapp):
    made = tiles()
    for step in range(KEPT + 3):
        made.at(1.25**step, 1.0).tiles[0] = made.tile(0, 1.0, 1.0)

    assert made.at(1.0, 1.0).tiles == {}
    assert made.at(1.25 ** (KEPT + 2), 1.0).tiles != {}


def test_swatch_has_the_size_it_was_asked_for(qapp):
    assert swatch(GRASS, LIGHT, 26).width() == 26


def test_odd_terrain_data_gives_a_plain_look():
    assert look_of("x", ["no"]).name == "x"
    assert look_of("x", {"color": 7, "texture": None}).ink.isValid()
    assert look_of("x", {"color": "no colour"}).ink.isValid()
