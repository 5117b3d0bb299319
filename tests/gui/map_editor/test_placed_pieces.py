"""Objects of a map as pieces."""

from workbench.gui.board.look import Look
from workbench.gui.map_editor.layers import Layer, placed_in
from workbench.gui.map_editor.placed_pieces import edges_of, pieces_of

ZONES = Layer("zones", "Zones", zone=True, spots=("stand",))


def test_where_somebody_will_stand_in_a_zone_is_marked_in_the_colour_of_the_seat():
    placed = placed_in({"zones": [{"seat": 2, "at": [[0, 0], [1, 0]], "stand": [1, 0]}]}, (ZONES,))
    figures, marks = pieces_of(placed, lambda name, kinds: name)

    assert not figures
    assert [(mark.look, mark.at, mark.seat) for mark in marks] == [
        ("zone", "0,0", 2), ("zone", "1,0", 2), ("stand", "1,0", 2),
    ]  # fmt: skip


def test_a_zone_that_says_its_colour_is_painted_in_it():
    zone = {"seat": 3, "at": [[0, 0]], "stand": [0, 0], "color": "#d9b32f"}
    placed = placed_in({"zones": [zone, {**zone, "color": 7}]}, (ZONES,))
    _, marks = pieces_of(placed, lambda name, kinds: name)

    assert [mark.color for mark in marks] == ["#d9b32f", "#d9b32f", "", ""]


def test_what_stands_between_hexes_looks_as_its_terrain_says():
    fences = Layer("fences", "Fences", "object", ("terrain",), edge=True)
    said = [{"between": [[0, 0], [1, 0]], "object": "steps"}, {"between": [[1, 0], [1, 1]], "object": "gone"}]
    placed = placed_in({"fences": said}, (fences,))
    looks = {"steps": Look("steps", "Steps", "#9b7a4b", "ladder")}
    edges = edges_of(placed, looks.get)

    assert pieces_of(placed, lambda name, kinds: name) == ([], [])
    assert [(edge.start, edge.end, edge.look, edge.title) for edge in edges] == [
        ("0,0", "1,0", "ladder", "Steps"), ("1,0", "1,1", "wall", "gone"),
    ]  # fmt: skip
    assert edges[0].color == "#9b7a4b"
