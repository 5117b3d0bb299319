"""Painting writes rows; a stroke of the brush is one step."""

from __future__ import annotations

from workbench.edits import PaintHexes
from workbench.model.entity import Entity
from workbench.model.pack import Pack, PackSet
from workbench.model.ref import EntityRef

REF = EntityRef("test", "map", "field")


def test_makes_the_rows_of_heights_when_there_are_none() -> None:
    packs = PackSet((Pack("test", {}, {"map": {"field": Entity(REF, {"terrain": ["gg", "g."]})}}),))
    entity = PaintHexes(REF, {(1, 1): ("w", 10)}).apply(packs).after.get(REF)
    assert entity is not None
    assert entity.data == {"terrain": ["gg", "gw"], "levels": ["00", "0a"]}


def test_one_stroke_is_one_step_and_the_last_paint_of_a_hex_holds() -> None:
    first = PaintHexes(REF, {(0, 0): ("g", None), (1, 0): ("w", 2)}, stroke=4)
    assert first.absorb(PaintHexes(REF, {(0, 0): (None, 3), (1, 0): ("r", None)}, stroke=4)) == PaintHexes(
        REF, {(0, 0): ("g", 3), (1, 0): ("r", 2)}, stroke=4
    )
    assert first.absorb(PaintHexes(REF, {}, stroke=5)) is None
    assert PaintHexes(REF, {}).absorb(PaintHexes(REF, {})) is None
