"""Which hexes findings speak of."""

import pytest

from workbench.gui.map_editor.fault_hexes import fault_hexes
from workbench.gui.map_editor.map_board import MapBoard
from workbench.model.diagnostic import Diagnostic, Severity
from workbench.model.ref import EntityRef

BOARD = MapBoard(
    {
        "palette": {"g": "grass"},
        "terrain": ["ggg", "g?g", "g.?"],
        "trainers": [{"at": [2, 0]}],
        "edges": [{"between": [[0, 0], [1, 0]], "object": "wall"}, {"between": 7}],
        "start_zones": [{"at": [[0, 0], [1, 1]]}],
    },
    lambda _: None,
)


def finding(pointer, message="something", severity=Severity.ERROR):
    return Diagnostic("MAP001", severity, EntityRef("test", "map", "m"), pointer, message)


@pytest.mark.parametrize(
    ("pointer", "message", "hexes"),
    [
        ("/terrain/1", "", {(1, 1)}),
        ("/terrain/2", "", {(2, 2)}),
        ("/trainers/0", "", {(2, 0)}),
        ("/trainers/0/at", "", {(2, 0)}),
        ("/start_zones/0/at/1", "", {(1, 1)}),
        ("/edges/0/between", "", {(0, 0), (1, 0)}),
        ("/edges/1", "", set()),
        ("/trainers/9/at", "", set()),
        ("", "hexes [1, 2] and [0,1] cannot be reached", {(1, 2), (0, 1)}),
        ("/width", "no place at all", set()),
    ],
)
def test_pointer_or_message_leads_to_hexes(pointer, message, hexes):
    assert set(fault_hexes([finding(pointer, message)], BOARD)) == hexes


def test_infos_are_not_marked():
    assert fault_hexes([finding("/trainers/0", severity=Severity.INFO)], BOARD) == {}
