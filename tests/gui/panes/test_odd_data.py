"""Whatever a file says, its editor opens, shows it and loses nothing."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from workbench.edits import CreateEntity
from workbench.gui.document import Document
from workbench.gui.panes.entity_editor import EntityEditor
from workbench.model.kind import Kind
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 30) | st.floats(-5, 5) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


@st.composite
def oddities(draw: st.DrawFn, kind: Kind) -> Any:
    """Data whose keys the schema knows and whose values it may not."""
    names = sorted(kind.schema.get("properties", {"id": {}}))
    data = draw(st.dictionaries(st.sampled_from(names), ANYTHING, max_size=6))
    return data if draw(st.integers(0, 9)) else draw(ANYTHING)


@pytest.mark.parametrize(
    "name", ["campaign", "encounter_table", "evolution_chain", "region", "scenario", "species", "trainer", "terrain"]
)
def test_odd_data_opens_and_stays_as_it_is(
    document: Document, kinds: Mapping[str, Kind], name: str, qtbot: QtBot
) -> None:
    document.workspace.kinds = kinds
    _open_odd_data(document, kinds[name], name)


def test_odd_cards_open_too(shipped_content: Path, kinds: Mapping[str, Kind], qtbot: QtBot) -> None:
    document = Document(Workspace.open(shipped_content / "kanto"))
    for name in sorted(name for name, kind in kinds.items() if "x-points" in kind.schema):
        _open_odd_data(document, kinds[name], name)


def _open_odd_data(document: Document, kind: Kind, name: str) -> None:
    """Each example is made, opened with all its editors, compared and taken back."""
    ref = EntityRef(document.packs.opened.id, name, "odd")

    @settings(max_examples=8, suppress_health_check=list(HealthCheck))
    @given(data=oddities(kind))
    def check(data: Any) -> None:
        assert document.push(CreateEntity(ref, data))
        editor = EntityEditor(document, ref)
        editor.fill()
        editor.show()
        editor.show_json(True)
        editor.show_json(False)
        entity = document.packs.get(ref)
        assert entity
        assert entity.data is data
        editor.close()
        editor.deleteLater()
        document.undo_stack.undo()

    check()
