"""Items move within their list; a drag over several places is one step."""

from __future__ import annotations

import pytest

from workbench.edits.move_item import MoveItem
from workbench.edits.set_value import SetValue
from workbench.model.entity import Entity
from workbench.model.pack import Pack, PackSet
from workbench.model.ref import EntityRef

REF = EntityRef("test", "item", "potion")
PACKS = PackSet((Pack("test", {}, {"item": {"potion": Entity(REF, {"rows": ["a", "b", "c", "d"]})}}),))


@pytest.mark.parametrize(
    ("pointer", "to", "rows"),
    [("/rows/0", 2, "bcad"), ("/rows/3", 0, "dabc"), ("/rows/1", 3, "acdb"), ("/rows/2", 1, "acbd")],
)
def test_the_item_then_stands_where_it_was_sent(pointer: str, to: int, rows: str) -> None:
    entity = MoveItem(REF, pointer, to).apply(PACKS).after.get(REF)
    assert entity is not None
    assert "".join(entity.data["rows"]) == rows


def test_dragging_on_is_one_step() -> None:
    assert MoveItem(REF, "/rows/0", 1).absorb(MoveItem(REF, "/rows/1", 3)) == MoveItem(REF, "/rows/0", 3)
    assert MoveItem(REF, "/rows/0", 1).absorb(MoveItem(REF, "/rows/0", 3)) is None
    assert MoveItem(REF, "/rows/0", 1).absorb(SetValue(REF, "/rows/1", 3)) is None
