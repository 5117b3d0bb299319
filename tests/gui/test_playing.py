"""The tab that is played in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.playtest.skirmish import WAIT, workspace
from workbench.gui.document import Document
from workbench.gui.panes.campaign_pane import CampaignPane
from workbench.gui.panes.playtest_pane import PlaytestPane
from workbench.gui.playing import may_drop, play_front, play_offers, show_playtest
from workbench.gui.tabs import EditorTabs
from workbench.model.pack import PackSet
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


BUTTON = QMessageBox.StandardButton


class Skirmishing:
    """A window in which a game may be under way."""

    def __init__(self, document: Document, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        """Begin a playtest."""
        self.document, self.asked, self.answer = document, list[str](), BUTTON.Cancel
        self.tabs = EditorTabs(document)
        self.tabs.may_drop = lambda pane: may_drop(self.tabs, pane)
        qtbot.addWidget(self.tabs)
        monkeypatch.setattr(QMessageBox, "question", self.question)
        self.play()

    def play(self) -> None:
        """Play the duel, as F5 on its form does."""
        show_playtest(self.tabs, self.document, EntityRef("test", "scenario", "duel"))

    @property
    def pane(self) -> PlaytestPane:
        """What is played."""
        pane = self.tabs.currentWidget()
        assert isinstance(pane, PlaytestPane)
        return pane

    def question(self, parent: QWidget, title: str, text: str, *rest: object) -> QMessageBox.StandardButton:
        """Answer as the user would."""
        self.asked.append(text)
        return self.answer


@pytest.fixture
def skirmish(qtbot: QtBot, packs_of: Callable[..., PackSet], monkeypatch: pytest.MonkeyPatch) -> Skirmishing:
    """Tabs with a playtest of the skirmish that two people play; `answer` is what the user says when asked."""
    packs = packs_of(scenario__duel={"name": {"en": "The duel"}, "sides": [{"seat": 1}, {"seat": 2}]})
    return Skirmishing(Document(workspace(packs)), qtbot, monkeypatch)


def test_another_playtest_asks_before_a_game_goes_that_somebody_plays(skirmish: Skirmishing) -> None:
    first = skirmish.pane
    first.choose(WAIT)
    skirmish.play()
    assert skirmish.pane is first
    assert skirmish.asked == ["A game of “The duel” is under way. Save it, to go on with it later?"]
    skirmish.answer = BUTTON.Discard
    skirmish.play()
    assert skirmish.pane is not first


def test_a_tab_closes_once_its_game_is_kept_and_what_was_kept_goes_on(
    skirmish: Skirmishing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    skirmish.pane.choose(WAIT)
    skirmish.answer, file = BUTTON.Save, tmp_path / "game.json"
    monkeypatch.setattr("workbench.gui.panes.playtest_pane.ask_save", lambda *_: None)
    skirmish.tabs.close_tab(0)
    assert skirmish.tabs.count() == 1
    monkeypatch.setattr("workbench.gui.panes.playtest_pane.ask_save", lambda *_: file)
    skirmish.tabs.close_tab(0)
    assert skirmish.tabs.count() == 0
    skirmish.play()
    skirmish.pane.load_replay(file)
    assert skirmish.pane.session
    assert skirmish.pane.session.decisions[0] == WAIT


def test_a_game_in_which_nobody_decided_or_that_is_kept_goes_without_a_word(
    skirmish: Skirmishing, tmp_path: Path
) -> None:
    skirmish.play()
    skirmish.pane.choose(WAIT)
    skirmish.pane.match.save(tmp_path / "game.json")
    skirmish.play()
    skirmish.pane.match.play_ahead(3)
    skirmish.play()
    assert skirmish.asked == []


@pytest.mark.parametrize("how", ["button", "key", "pack changed"])
def test_another_game_of_the_same_is_asked_about_too(skirmish: Skirmishing, qtbot: QtBot, how: str) -> None:
    pane = skirmish.pane
    pane.choose(WAIT)
    before = pane.session

    def again() -> None:
        if how == "key":
            assert play_front(skirmish.tabs)
        else:
            (pane.bar.start if how == "button" else pane.stale_banner.button).click()

    again()
    assert pane.session is before
    skirmish.answer = BUTTON.Discard
    again()
    assert pane.session is not before
    assert len(skirmish.asked) == 2


def test_all_that_can_be_played_is_offered_campaigns_first(
    document: Document, packs_of: Callable[..., PackSet]
) -> None:
    scenario = {"sides": [{"seat": 1}]}
    story = {"name": {"en": "A story"}, "start": "b", "steps": [{"scenario": "b"}]}
    named = {"scenario__b": {"name": {"en": "Alps"}, **scenario}, "scenario__a": {"name": {"en": "Zoo"}, **scenario}}
    document = Document(workspace(packs_of(campaign__story=story, **named)))
    played: list[EntityRef] = []
    offers = play_offers(document, played.append)
    assert [offer.title for offer in offers] == ["A story", "Alps", "Zoo"]
    offers[2].take()
    assert played == [EntityRef("test", "scenario", "a")]


def test_the_tab_says_what_is_played(skirmish: Skirmishing) -> None:
    assert skirmish.tabs.tabText(skirmish.tabs.currentIndex()) == "Playtest: The duel"
