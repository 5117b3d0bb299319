"""Which scenario F5 plays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from workbench.gui.document import Document
from workbench.gui.panes.playtest_pane import PlaytestPane
from workbench.gui.playing import scenario_to_play, show_playtest
from workbench.gui.tabs import EditorTabs
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace


def test_the_one_in_front_else_one_on_the_map_in_front_else_the_first_root(shipped_content: Path) -> None:
    document = Document(Workspace.open(shipped_content / "kanto"))
    second = EntityRef("kanto", "scenario", "training_battle")
    first = EntityRef("kanto", "scenario", "intro_one_on_one")
    assert scenario_to_play(document, second) == second
    assert scenario_to_play(document, None) == first
    assert scenario_to_play(document, EntityRef("kanto", "map", "training_field")) == first


def test_a_pack_without_scenarios_has_nothing_to_play(document: Document, ref: Callable[[str], EntityRef]) -> None:
    assert scenario_to_play(document, ref("trainer:ann")) is None


def test_a_second_playtest_takes_the_place_of_the_first(shipped_content: Path, qtbot: object) -> None:
    document = Document(Workspace.open(shipped_content / "kanto"))
    tabs = EditorTabs(document)
    scenario = EntityRef("kanto", "scenario", "intro_one_on_one")
    for _ in range(2):
        show_playtest(tabs, document, scenario)
    assert [type(tabs.widget(at)) for at in range(tabs.count())] == [PlaytestPane]
    tabs.deleteLater()


def test_a_playtest_may_begin_in_the_middle_of_a_game(shipped_content: Path, qtbot: QtBot) -> None:
    document = Document(Workspace.open(shipped_content / "kanto"))
    tabs = EditorTabs(document)
    qtbot.addWidget(tabs)
    show_playtest(tabs, document, EntityRef("kanto", "scenario", "training_battle"), 30)
    pane = tabs.currentWidget()
    assert isinstance(pane, PlaytestPane)
    assert pane.session
    assert len(pane.session.replay().decisions) == 30
    assert pane.session.agents[1] is None
    assert pane.log.list.count() > 5
