"""The page between two scenarios."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from workbench.engine.scene import Scene, SceneBoard, SceneCard, SceneText, SceneZone
from workbench.gui.playtest.campaign_page import CampaignPage, PageTexts

SCENE = Scene(
    SceneBoard(),
    zones=(SceneZone("party:2", "Party", 2, (SceneCard("a", "Leafling", life=3, entity="species:leafling"),)),),
    texts=(SceneText("money:2", "Money <b>", "40", 2),),
)


def said(page: CampaignPage) -> list[str]:
    """All texts of the page."""
    return [label.text() for label in page.findChildren(QLabel)]


def test_it_shows_story_next_scenario_and_every_seat(qtbot: QtBot) -> None:
    page = CampaignPage()
    qtbot.addWidget(page)
    page.show_page(PageTexts("Campaign", "A story", "Once", "1.  Home", ["Goal & more"], "Begin"), SCENE, {2: "Blue"})
    told = said(page)
    assert {"Campaign", "A story", "Once", "1.  Home", "Goal & more", "●  Blue"} <= set(told)
    assert any("Money &lt;b&gt;" in text and "40" in text for text in told)
    assert list(page.cards) == [2]
    assert page.go is not None
    with qtbot.waitSignal(page.asked) as asked:
        page.go.click()
    assert asked.args == ["go"]


def test_progress_that_was_kept_is_offered_beside(qtbot: QtBot) -> None:
    page = CampaignPage()
    qtbot.addWidget(page)
    page.show_page(PageTexts("", "A", next="1", button="Begin", kept="Go on"), SCENE, {})
    assert page.kept is not None
    with qtbot.waitSignal(page.asked) as asked:
        page.kept.click()
    assert asked.args == ["kept"]


def test_a_campaign_that_is_over_offers_nothing(qtbot: QtBot) -> None:
    page = CampaignPage()
    qtbot.addWidget(page)
    page.show_page(PageTexts("A story", "The end"), SCENE, {})
    assert page.go is None
    assert "●  Seat 2" in said(page)
