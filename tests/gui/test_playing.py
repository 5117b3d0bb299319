"""The tab that is played in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from workbench.gui.document import Document
from workbench.gui.panes.campaign_pane import CampaignPane
from workbench.gui.panes.playtest_pane import PlaytestPane
from workbench.gui.playing import play_front, show_playtest
from workbench.gui.tabs import EditorTabs
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace


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
