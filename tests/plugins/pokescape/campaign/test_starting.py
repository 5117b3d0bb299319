"""Where trainers stand at the start of the map."""

import pytest

from plugins.pokescape.campaign import codes, fights, starting
from tests.plugins.pokescape.campaign.road import Trip, route

ZONES = [
    {"seat": 1, "at": [[0, 2], [3, 2]], "figure_space": [0, 2]},
    {"seat": 2, "at": [[0, 4]], "figure_space": [0, 4]},
]


def walk(zones=ZONES, **rules):
    """Two trainers on their way; the first walks first."""
    return Trip(
        route(["cub"], ["cat"], items={"rope": 1}, map_={"start_zones": zones}, encounters=[], rules=rules), (20, 1)
    )


@pytest.mark.rule("PS-WLD-04")
@pytest.mark.rule("PS-WLK-03")
@pytest.mark.rule("PS-TRN-05")
@pytest.mark.parametrize(("shared", "stands"), [(False, (3, 2)), (True, (0, 2))])
def test_who_whites_out_stands_beside_another_trainer_on_its_start_space_unless_spaces_are_shared(shared, stands):
    trip = walk(share_spaces=shared)
    trip.stand(7, 2)
    trip.stand(0, 2, seat=2)
    fights.white_out(trip.journey, trip.state, 1, None)
    assert trip.at() == stands, "in its own zone, though other spaces are nearer"
    trip.stand(5, 4, seat=2)
    fights.white_out(trip.journey, trip.state, 1, None)
    assert trip.at() == (0, 2)


@pytest.mark.rule("PS-WLD-04")
@pytest.mark.rule("PS-WLK-02")
def test_where_the_zone_is_full_it_is_the_nearest_space_that_is_neither_deep_water_nor_the_goal():
    water = ["g" * 10, "~ggggggggg", "g~gggggggg", "~ggggggggg"]
    for goal, stands in (([9, 0], (0, 0)), ([0, 0], (1, 0))):
        zones = [{**ZONES[0], "at": [[0, 2]]}, {**ZONES[1], "at": [[5, 3]], "figure_space": [5, 3]}]
        lay = {"terrain": water, "levels": ["1" * 10] * 4, "height": 4, "start_zones": zones}
        trip = Trip(route(["cub"], ["cat"], map_=lay, encounters=[], rules={"goal": [goal]}), (20, 1))
        trip.stand(7, 2)
        trip.stand(0, 2, seat=2)
        fights.white_out(trip.journey, trip.state, 1, None)
        assert trip.at() == stands


@pytest.mark.rule("PS-ITM-06")
@pytest.mark.rule("PS-TRN-05")
def test_an_escape_rope_leads_to_nobody_else():
    trip = walk()
    trip.stand(7, 2)
    trip.stand(0, 2, seat=2)
    trip.do(codes.ROPE, trip.item("rope"))
    assert trip.at() == (3, 2)


@pytest.mark.rule("PS-CMP-01")
@pytest.mark.rule("PS-TRN-05")
def test_two_that_would_start_on_one_space_start_side_by_side():
    trip = walk([ZONES[0], {"seat": 2, "at": [[0, 2]], "figure_space": [0, 2]}])
    assert sorted([trip.at(), trip.at(2)]) == [(0, 2), (3, 2)]


@pytest.mark.rule("PS-EYE-05")
def test_map_trainers_are_others_until_they_have_left():
    boy = {"party": [{"species": "bug"}], "at": [6, 2], "facing": 3}
    trip = Trip(route(["cub"], people={"boy": boy}, encounters=[]), (20,))
    assert starting.others(trip.journey, trip.state, 1) == 1 << trip.space(6, 2)
    trip.state.beaten[0] = 1
    assert starting.others(trip.journey, trip.state, 1) == 0
