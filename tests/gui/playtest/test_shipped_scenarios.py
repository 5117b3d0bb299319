"""Every scenario that ships, in the playtest: its table is painted and told, nothing breaks off."""

import pytest

from workbench import places
from workbench.gui.document import Document
from workbench.gui.panes.playtest_pane import PlaytestPane
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace

SCENARIOS = sorted((file.parent.parent.name, file.stem) for file in places.content().glob("*/scenario/*.json"))


@pytest.fixture(scope="module")
def workspaces():
    """One workspace a pack, opened when first asked for."""
    return {}


@pytest.mark.parametrize(("pack", "scenario"), SCENARIOS)
def test_a_shipped_scenario_shows_its_table_and_tells_of_everything_on_it(qtbot, workspaces, pack, scenario):
    if pack not in workspaces:
        workspaces[pack] = Workspace.open(pack)
    pane = PlaytestPane(Document(workspaces[pack]), EntityRef(pack, "scenario", scenario))
    qtbot.addWidget(pane)
    pane.resize(1100, 700)
    pane.show()
    pane.clock.stop()
    assert pane.session is not None, pane.refusal.reasons.text()

    pane.match.play_ahead(6)
    pane.refresh()

    assert not pane.stale_banner.isVisible(), pane.stale_banner.text.text()
    table = pane.table
    board = table.scene.board
    assert (table.canvas.ground is not None) == bool(board.hexes or board.spaces), "cards alone need no ground"
    for figure in table.scene.figures:
        assert table.canvas.ground is not None
        said = table.said_at(table.canvas.ground.point(figure.at))
        assert said.title
        assert said.lines
    for zone in table.scene.zones:
        for card in zone.cards:
            table.zones.hovered.emit(card.id)
            assert table.info.said.title == (f"{card.title} × {card.count}" if card.count else card.title)
    assert pane.log.list.count()
    assert not table.grab().isNull()
