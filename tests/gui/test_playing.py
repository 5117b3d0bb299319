"""Which scenario F5 plays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from workbench.gui.document import Document
from workbench.gui.panes.campaign_pane import CampaignPane
from workbench.gui.panes.playtest_pane import PlaytestPane
from workbench.gui.playing import play_front, scenario_to_play, show_playtest, to_be_played
from workbench.gui.tabs import EditorTabs
from workbench.model.ref import EntityRef
from workbench.workspace import NotFound, Workspace


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


CAMPAIGN = EntityRef("kanto", "campaign", "kanto")


def test_a_campaign_in_front_is_played_and_goes_on_when_it_is_asked_for_again(
    shipped_content: Path, qtbot: QtBot
) -> None:
    document = Document(Workspace.open(shipped_content / "kanto"))
    assert scenario_to_play(document, CAMPAIGN) == CAMPAIGN
    tabs = EditorTabs(document)
    qtbot.addWidget(tabs)
    show_playtest(tabs, document, CAMPAIGN, 4)
    pane = tabs.currentWidget()
    assert isinstance(pane, CampaignPane)
    assert pane.session
    assert len(pane.session.decisions) == 4
    show_playtest(tabs, document, CAMPAIGN)
    assert tabs.currentWidget() is pane
    assert play_front(tabs)
    assert pane.session.decisions == []
    show_playtest(tabs, document, EntityRef("kanto", "scenario", "intro_one_on_one"))
    assert [type(tabs.widget(at)) for at in range(tabs.count())] == [PlaytestPane]


def test_only_what_is_played_is_played_on(document: Document, qtbot: QtBot, ref: Callable[[str], EntityRef]) -> None:
    tabs = EditorTabs(document)
    qtbot.addWidget(tabs)
    tabs.open_entity(ref("trainer:ann"))
    assert not play_front(tabs)


def test_a_name_means_a_scenario_else_a_campaign(shipped_content: Path) -> None:
    workspace = Workspace.open(shipped_content / "kanto")
    assert to_be_played(workspace, "kanto") == CAMPAIGN
    assert to_be_played(workspace, "route_1") == EntityRef("kanto", "scenario", "route_1")
    with pytest.raises(NotFound, match="Did you mean `route_1`"):
        to_be_played(workspace, "rout_1")


def test_the_tab_of_a_campaign_has_a_button_that_plays_it(shipped_content: Path, qtbot: QtBot) -> None:
    document = Document(Workspace.open(shipped_content / "kanto"))
    tabs = EditorTabs(document)
    qtbot.addWidget(tabs)
    editor = tabs.open_entity(CAMPAIGN)
    assert editor
    next(button for button in editor.findChildren(QToolButton) if button.text() == "Play").click()
    assert isinstance(tabs.currentWidget(), CampaignPane)
