"""The path of a campaign's steps."""

from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from workbench.gui import theme
from workbench.gui.playtest.campaign_bar import CampaignBar, ShownStep

STEPS = [ShownStep("Home", "done", "Red wins"), ShownStep("The road", "current"), ShownStep("The sea", "next")]


def test_the_steps_are_told_to_those_who_do_not_see_them(qtbot: QtBot) -> None:
    bar = CampaignBar()
    qtbot.addWidget(bar)
    bar.show_steps(STEPS)
    assert bar.path.accessibleDescription() == "1. Home, done; 2. The road, current; 3. The sea, next"
    assert "Red wins" in bar.path.toolTip()


def test_each_sort_of_step_has_its_colour(qtbot: QtBot) -> None:
    bar = CampaignBar()
    qtbot.addWidget(bar)
    bar.show_steps(STEPS)
    bar.resize(1200, 40)
    image = bar.path.grab().toImage()
    seen = {QColor(image.pixel(x, y)).name() for x in range(image.width()) for y in range(image.height())}
    palette = theme.current()
    assert {QColor(palette.good).name(), QColor(palette.accent).name(), QColor(palette.strong_border).name()} <= seen


def test_it_asks_for_what_its_buttons_say(qtbot: QtBot) -> None:
    bar = CampaignBar()
    qtbot.addWidget(bar)
    asked: list[str] = []
    bar.asked.connect(asked.append)
    bar.offer("Continue", True)
    for button in (bar.go, *bar.buttons.values()):
        button.click()
    assert asked == ["go", "save", "load", "restart"]
    bar.offer("Continue", False)
    assert not bar.go.isEnabled()
    bar.offer("", True)
    assert bar.go.isHidden()


def test_long_names_are_cut_and_not_the_buttons(qtbot: QtBot) -> None:
    bar = CampaignBar()
    qtbot.addWidget(bar)
    bar.show_steps([ShownStep("A very long name of a scenario " * 3, "later")] * 9)
    bar.resize(900, 40)
    bar.show()
    assert bar.path.sizeHint().width() > 900
    assert all(button.geometry().right() <= 900 for button in bar.buttons.values())
