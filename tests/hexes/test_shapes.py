"""Rings, disks, rays."""

from hypothesis import given
from hypothesis import strategies as st

from workbench.hexes.coordinates import distance, neighbours
from workbench.hexes.shapes import direction_to, disk, ray, ring

NUMBERS = st.integers(-50, 50)
HEXES = st.tuples(NUMBERS, NUMBERS)


@given(HEXES, st.integers(1, 12))
def test_a_ring_goes_round_once(centre, radius):
    hexes = ring(centre, radius)
    assert len(set(hexes)) == len(hexes) == 6 * radius
    assert {distance(centre, a) for a in hexes} == {radius}
    assert all(distance(a, b) == 1 for a, b in zip(hexes, [*hexes[1:], hexes[0]], strict=True))


def test_a_ring_starts_in_direction_0_and_runs_clockwise():
    assert ring((0, 0), 1) == list(neighbours((0, 0)))


def test_a_ring_of_no_radius_is_the_centre_and_one_below_is_nothing():
    assert ring((3, -4), 0) == [(3, -4)]
    assert ring((3, -4), -1) == []


@given(HEXES, st.integers(0, 8))
def test_a_disk_holds_all_within_its_radius(centre, radius):
    hexes = set(disk(centre, radius))
    q, r = centre
    around = [(q + a, r + b) for a in range(-radius - 1, radius + 2) for b in range(-radius - 1, radius + 2)]
    assert hexes == {a for a in around if distance(centre, a) <= radius}


@given(HEXES, st.integers(0, 5), st.integers(1, 20))
def test_a_ray_lies_in_its_direction(start, direction, length):
    hexes = ray(start, direction, length)
    assert [distance(start, a) for a in hexes] == list(range(1, length + 1))
    assert {direction_to(start, a) for a in hexes} == {direction}


def test_hexes_off_the_six_rows_have_no_direction():
    assert direction_to((0, 0), (1, 1)) is None
    assert direction_to((0, 0), (0, 0)) is None
