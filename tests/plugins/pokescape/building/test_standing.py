"""What stands on hexes and between them, put together out of boxes."""

import pytest

from plugins.pokescape.building.boxes import Boxes
from plugins.pokescape.building.standing import MOST_HEXES, fits, lengths_of, standing
from plugins.pokescape.structs.building import BoxPiece, MapRules, PlanView, TerrainBox
from plugins.pokescape.structs.views import EdgeView, ObjectView
from workbench.api.rules import neighbours

ROW = [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)]
ZIGZAG = ((0, 0), (0, 1)), ((0, 1), (1, 0)), ((1, 0), (1, 1))


def test_rows_are_split_into_pieces_and_each_hex_is_covered_once() -> None:
    assert fits("row", set(ROW), [], {2: 1, 3: 1})
    assert not fits("row", set(ROW), [], {3: 2})
    assert not fits("row", {(0, 0), (1, 0), (0, 1)}, [], {3: 1})
    assert fits("clump", {(0, 0), (1, 0), (0, 1)}, [], {3: 1})


def test_edges_that_meet_at_a_corner_are_one_wall() -> None:
    far = ((7, 7), (8, 7))
    assert lengths_of({*ZIGZAG, far}) == [3, 1]


def test_a_wall_may_go_round_a_hex_and_edges_that_only_lie_near_are_walls_of_their_own() -> None:
    ring = {(min((0, 0), near), max((0, 0), near)) for near in neighbours((0, 0))}
    assert lengths_of(ring) == [6]
    assert lengths_of({((0, 0), (1, 0)), ((0, 2), (1, 2))}) == [1, 1]


def test_a_wall_takes_pieces_as_long_as_it_and_leaves_the_rest_to_the_hexes() -> None:
    assert fits("row", set(), [5], {2: 1, 3: 1})
    assert not fits("row", set(), [4], {2: 1, 3: 1})
    assert fits("row", set(ROW[:3]), [2], {2: 1, 3: 1})
    assert not fits("row", set(ROW[:3]), [3], {2: 1, 3: 1})
    assert not fits("clump", set(), [1], {1: 9})


def test_a_puzzle_too_large_to_try_says_nothing() -> None:
    many = {(n, 0) for n in range(MOST_HEXES + 1)}
    assert fits("row", many, [], {2: 999})


@pytest.mark.rule("PS-SCN-06")
def test_what_the_boxes_lack_is_named_at_its_first_place_unless_it_is_a_marker() -> None:
    boxes = Boxes()
    pieces = (BoxPiece(terrain="arch", size=2, count=1, form="row"),)
    boxes.add(TerrainBox(id="box", name={"en": "Box"}, pieces=pieces), 1)
    arches = tuple(ObjectView(at=at, object="arch") for at in ((0, 0), (1, 0), (2, 0)))
    walls = (EdgeView(between=((0, 2), (1, 2)), object="fence"),)
    plan = PlanView(id="m", shape="hex", obstacles=arches, edges=walls)
    assert [(pointer, said) for pointer, said, _ in standing(plan, boxes)] == [
        ("/obstacles/0", "`arch` stands on `3` hexes, of which the boxes hold `1` of `2`"),
        ("/edges/0", "`fence` stands in a wall of `1`, of which the boxes hold none"),
    ]
    many = tuple(EdgeView(between=((0, row), (1, row)), object="fence") for row in range(0, 12, 2))
    (_, told, _) = next(standing(PlanView(id="m", shape="hex", edges=many), boxes))
    assert told.startswith(
        "`fence` stands in a wall of `1` and in a wall of `1` and in a wall of `1` and in `3` more, "
    )
    marked = PlanView(id="m", shape="hex", obstacles=arches[:2], edges=walls, rules=MapRules(markers=("fence",)))
    assert list(standing(marked, boxes)) == []
