"""Layers of objects, read from the schema of maps."""

import pytest

from workbench.gui.map_editor.layers import (
    layers_of,
    moved,
    placed_in,
    turned,
    with_edge,
    with_object,
    with_zone,
    without,
)

DATA = {
    "start_zones": [{"seat": 1, "at": [[0, 0], [1, 0]]}, {"seat": 2, "at": [[5, 5]]}],
    "trainers": [{"trainer": "ann", "at": [3, 1], "facing": 5}, {"trainer": "bob", "at": [0, 2]}],
    "items": [{"item": "potion", "at": [2, 2]}, {"item": "odd", "at": "nowhere"}, 7],
    "exits": [{"to": "road"}, {"at": [4, 4], "to": "road"}],
}


@pytest.fixture
def layers(kinds):
    return {layer.key: layer for layer in layers_of(kinds["map"].schema)}


def placed(layers, key, number):
    return next(each for each in placed_in(DATA, tuple(layers.values())) if each.pointer == f"/{key}/{number}")


def test_schema_gives_zones_trainers_items_exits_and_obstacles(layers):
    looks = {key: layer.look for key, layer in layers.items()}

    assert looks["start_zones"] == "zone"
    assert looks["trainers"] == "trainer"
    assert looks["items"] == "item"
    assert looks["exits"] == "exit"
    assert looks["obstacles"] == "ground"
    assert looks["edges"] == "edge"
    assert {"gap", "build"}.isdisjoint(looks)


def test_titles_follow_the_language(kinds):
    assert any(layer.title == "Allenatori" for layer in layers_of(kinds["map"].schema, "it"))


def test_objects_are_found_and_nonsense_is_left_alone(layers):
    found = placed_in(DATA, tuple(layers.values()))

    assert [each.pointer for each in found if each.layer.key == "items"] == ["/items/0"]
    assert [each.pointer for each in found if each.layer.key == "exits"] == ["/exits/1"]
    assert placed(layers, "trainers", 0).turn == 5
    assert placed_in(None, tuple(layers.values())) == []


def test_an_edge_has_two_hexes_and_takes_the_place_of_one_that_stands_there(layers):
    wall = {"between": [[2, 1], [3, 1]], "object": "wall"}
    data = {"edges": [wall, {"between": [[1, 1]], "object": "wall"}, {"object": "wall"}, 7]}

    (found,) = placed_in(data, (layers["edges"],))
    assert (found.at, found.name, found.moves) == (((2, 1), (3, 1)), "wall", False)
    assert placed(layers, "trainers", 0).moves
    ladder = {"between": [[2, 1], [3, 1]], "object": "ladder"}
    assert with_edge(data, layers["edges"], ((3, 1), (2, 1)), "ladder") == [ladder, *data["edges"][1:]]
    first = {"between": [[0, 0], [1, 0]], "object": "ladder"}
    assert with_edge({"edges": [wall]}, layers["edges"], ((1, 0), (0, 0)), "ladder") == [first, wall]


def test_new_objects_come_in_the_order_of_the_file(layers):
    said = with_object(DATA, layers["trainers"], (1, 1), "cat")

    assert [each["trainer"] for each in said] == ["cat", "ann", "bob"]
    assert said[0]["facing"] == 0


def test_moving_turning_and_removing_change_one_object(layers):
    ann = placed(layers, "trainers", 0)

    assert moved(DATA, ann, (0, 9))[1] == {"trainer": "ann", "at": [0, 9], "facing": 5}
    assert turned(DATA, ann, 1)[0]["facing"] == 0
    assert [each["trainer"] for each in without(DATA, ann)] == ["bob"]
    assert DATA["trainers"][0]["at"] == [3, 1]


def test_zones_grow_shrink_and_never_overlap(layers):
    zones = layers["start_zones"]

    grown = with_zone(DATA, zones, 2, [(1, 0), (6, 5)], True)
    shrunk = with_zone(DATA, zones, 1, [(0, 0)], False)

    assert [zone["at"] for zone in grown] == [[[0, 0]], [[1, 0], [5, 5], [6, 5]]]
    assert shrunk[0]["at"] == [[1, 0]]


def test_first_hex_of_a_seat_makes_its_zone(layers):
    assert with_zone({}, layers["start_zones"], 3, [(2, 1)], True) == [{"seat": 3, "at": [[2, 1]]}]


def test_a_single_hex_in_a_zone_is_a_spot_of_its_own(layers):
    data = {"start_zones": [{"seat": 2, "at": [[0, 0], [1, 0]], "figure_space": [1, 0]}]}

    placed = placed_in(data, (layers["start_zones"],))

    assert placed[0].spots == (("figure_space", (1, 0)),)
    assert with_zone(data, layers["start_zones"], 2, [(2, 0)], True)[0]["figure_space"] == [1, 0]
