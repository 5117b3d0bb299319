"""Every scenario that ships, in the playtest: its table is painted and told, nothing breaks off."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from tests.gui.showing import on_screen
from workbench import places
from workbench.gui.document import Document
from workbench.gui.panes.playtest_pane import PlaytestPane
from workbench.gui.playtest.prompt_panel import PromptPanel
from workbench.gui.playtest.side_column import side_column
from workbench.model.ref import EntityRef
from workbench.playtest.session import Session
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
    pane = on_screen(qtbot, PlaytestPane(Document(workspaces[pack]), EntityRef(pack, "scenario", scenario)), 1100, 700)
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


@pytest.mark.parametrize(("pack", "scenario"), SCENARIOS)
def test_no_question_of_a_shipped_scenario_makes_the_column_of_answers_wider(qtbot, workspaces, pack, scenario):
    space = workspaces.setdefault(pack, Workspace.open(pack))
    snapshot = space.snapshot(scenario)
    game = space.compile(snapshot)
    session, panel = Session(game, 5, dict.fromkeys(range(1, game.seats + 1), "greedy"), snapshot), PromptPanel()
    _side = on_screen(qtbot, side_column(panel, *(QLabel() for _ in range(4)), ()), 300, 700)

    for _ in range(25):
        if session.prompt is None:
            break
        panel.ask("Chi", "#d00", session.question("it"), session.options("it")[:60])
        QApplication.processEvents()
        frame = panel.parentWidget()
        assert panel.width() <= frame.width(), (session.question("it"), [button.text() for button in panel.buttons])
        assert panel.list.horizontalScrollBar().maximum() == 0
        session.advance()
