"""Tests of SCN005."""


def content(board, *sides):
    return {"map:m": board, "scenario:s": {"map": "m", "sides": list(sides)}}


ZONE = {"shape": "hex", "start_zones": [{"seat": 1, "at": [[0, 0]]}, {"seat": 3, "at": []}]}


def test_flags_a_seat_without_a_start_zone(found):
    assert found("SCN005", content(ZONE, {"seat": 1, "team": ["a"]}, {"seat": 2, "team": ["a"]})) == [
        (
            "scenario:s",
            "/sides/1/seat",
            "Map `m` has no start zone of seat `2`, it has those of seats `1`",
            "Draw it on the map, or change the seat",
        )
    ]


def test_flags_a_start_zone_without_hexes(found):
    assert len(found("SCN005", content(ZONE, {"seat": 3, "trainer": "a"}))) == 1


def test_flags_a_map_without_any(found):
    told = found("SCN005", content({"shape": "hex"}, {"seat": 1, "team": ["a"]}))
    assert [m for *_, m, _ in told] == ["Map `m` has no start zone of seat `1`, it has none"]


def test_allows_entries_of_a_graph(found):
    graph = {"shape": "graph", "spaces": [{"id": "a", "seat": 2}], "entries": [{"seat": 1, "space": "a"}]}
    assert found("SCN005", content(graph, {"seat": 1, "team": ["a"]}, {"seat": 2, "team": ["a"]})) == []


def test_allows_sides_with_nobody_to_place_and_boards_without_places(found):
    assert found("SCN005", content(ZONE, {"seat": 2})) == []
    assert found("SCN005", content({"shape": "none"}, {"seat": 1, "team": ["a"]})) == []
    assert found("SCN005", {"scenario:s": {"map": "gone", "sides": [{"seat": 1, "team": ["a"]}]}}) == []
