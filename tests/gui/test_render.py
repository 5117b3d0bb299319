"""Maps as pictures."""

from types import SimpleNamespace

import pytest
from PySide6.QtGui import QImage

from workbench.gui import theme
from workbench.gui.render import render_map

GRASS = {"name": {"en": "Grass"}, "color": "#66aa44", "texture": "grass"}
FIELD = {
    "name": {"en": "Field"}, "shape": "hex", "layout": "odd_r", "width": 12, "height": 8, "palette": {"g": "grass"},
    "terrain": ["g" * 12] * 8, "levels": ["0" * 6 + "1" * 6] * 8,
    "trainers": [{"trainer": "ann", "at": [3, 3], "facing": 1}], "start_zones": [{"seat": 1, "at": [[0, 0]]}],
}  # fmt: skip


@pytest.fixture
def draw(packs_of, kinds, tmp_path, qapp):
    """Draw a map with a grass terrain beside it; returns the picture."""

    def drawn(theme_name="light", **said):
        content = SimpleNamespace(packs=packs_of(map__field={**FIELD, **said}, terrain__grass=GRASS), kinds=kinds)
        path = tmp_path / "field.png"
        size = render_map(content, "field", path, theme_name)
        image = QImage(str(path))
        assert size == (image.width(), image.height())
        return image

    return drawn


def colors(image):
    return {image.pixelColor(x, y).name() for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}


def test_picture_is_large_and_shows_more_than_one_colour(draw):
    image = draw()

    assert image.width() > 300
    assert image.height() > 300
    assert len(colors(image)) > 20


def test_themes_give_different_pictures_and_leave_the_window_as_it_was(draw):
    before = theme.current()

    assert draw("light") != draw("dark")
    assert theme.current() is before


def test_same_map_gives_the_same_picture(draw):
    assert draw() == draw()


def test_heights_and_objects_can_be_seen(draw):
    assert draw() != draw(levels=["0" * 12] * 8)
    assert draw() != draw(trainers=[])
    assert draw() != draw(start_zones=[])
    assert draw() != draw(edges=[{"between": [[4, 4], [5, 4]], "object": "grass"}])


@pytest.mark.parametrize(
    "said",
    [
        {"width": 1, "height": 1, "terrain": ["g"], "levels": ["0"]},
        {"terrain": ["g?x", "g"], "levels": []},
        {"terrain": None, "width": None},
        {"layout": "odd_q"},
        {"shape": "none", "terrain": []},
        {"shape": "track", "spaces": [{"id": "a"}, {"id": "b", "x": 3, "y": 1}]},
    ],
    ids=["one hex", "odd rows", "nonsense", "flat hexes", "no board", "track"],
)
def test_every_sort_of_map_gives_a_picture(draw, said):
    image = draw(**said)

    assert image.width() > 300
    assert image.height() > 300


def test_large_map_gives_a_picture_of_bounded_size(draw):
    image = draw(width=300, height=4, terrain=["g" * 300] * 4, levels=["0" * 300] * 4)

    assert image.width() <= 8100


def test_map_that_is_not_there_is_a_key_error(packs_of, kinds, tmp_path, qapp):
    with pytest.raises(KeyError):
        render_map(SimpleNamespace(packs=packs_of(), kinds=kinds), "nowhere", tmp_path / "x.png")


def test_picture_that_cannot_be_written_is_an_os_error(packs_of, kinds, tmp_path, qapp):
    content = SimpleNamespace(packs=packs_of(map__field=FIELD), kinds=kinds)

    with pytest.raises(OSError, match=r"cannot be written"):
        render_map(content, "field", tmp_path / "no" / "such" / "x.png")
