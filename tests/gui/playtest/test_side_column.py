"""The column beside the table."""

from PySide6.QtWidgets import QApplication, QLabel

from workbench.engine.prompt import Option
from workbench.gui.playtest.last_dice import LastDice
from workbench.gui.playtest.log_view import LogView
from workbench.gui.playtest.prompt_panel import PromptPanel
from workbench.gui.playtest.side_column import side_column
from workbench.playtest.log import LogLine


def test_a_long_question_with_many_answers_squashes_nothing_and_makes_no_window_higher(qtbot):
    prompt, last, log = PromptPanel(), LastDice(), LogView()
    side = side_column(prompt, last, log, QLabel("rulings"), QLabel("dice"), [QLabel("own")])
    qtbot.addWidget(side)
    side.resize(320, 620)
    side.show()
    prompt.ask("Blue", "#0000ff", "Long question " * 30, [Option(n, f"Answer {n}") for n in range(8)])
    last.show_lines([LogLine(1, "Blue rolls 3 dice: hit, hit, miss", "roll", "", (1, 2, 3)), LogLine(1, "So", "x")])
    QApplication.processEvents()
    QApplication.processEvents()

    assert side.height() == 620
    assert all(button.height() >= button.sizeHint().height() - 1 for button in prompt.buttons)
    assert log.height() >= 80
