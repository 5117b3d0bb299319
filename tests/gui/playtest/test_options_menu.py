"""The menu of a place that stands for several options."""

from PySide6.QtWidgets import QWidget

from workbench.engine.prompt import Option
from workbench.gui.playtest.options_menu import options_menu


def test_it_says_what_each_option_brings_takes_one_and_marks_what_the_pointer_is_on(qtbot):
    parent, taken, marked = QWidget(), [], []
    qtbot.addWidget(parent)
    options = [Option(4, "Blow", (), "50 %"), Option(5, "Hug")]
    menu = options_menu(parent, options, taken.append, marked.append)
    assert [act.text() for act in menu.actions()] == ["Blow   (50 %)", "Hug"]
    menu.actions()[0].hovered.emit()
    menu.actions()[1].trigger()
    menu.aboutToHide.emit()
    assert taken == [5]
    assert marked == [options[0], None]
