"""The bar over the table."""

import pytest
from PySide6.QtWidgets import QApplication

from tests.gui.showing import on_screen
from workbench.gui import theme
from workbench.gui.playtest.seats_bar import SeatsBar


@pytest.fixture
def bar(qtbot):
    return on_screen(qtbot, SeatsBar())


def test_seat_1_is_a_person_at_first_and_a_choice_stays(bar):
    bar.show_seats({1: "Red", 2: "Blue"})
    assert bar.agents()[1] is None
    assert bar.agents()[2] is not None
    bar.seat(2, None)
    bar.color_seats(theme.current()._replace(seats=("#112233", "#445566")))
    assert [label.styleSheet()[:14] for label in bar._names.values()] == ["color: #112233", "color: #445566"]
    bar.show_seats({1: "Rosso", 2: "Blu"})
    assert bar.agents() == {1: None, 2: None}


def test_a_third_seat_makes_the_bar_higher_not_wider(bar, qtbot):
    bar.show_seats({1: "Red", 2: "Blue"})
    QApplication.processEvents()
    two = bar.sizeHint()
    bar.show_seats({1: "Red", 2: "Blue", 3: "Whoever leads the game"})
    QApplication.processEvents()
    assert bar.sizeHint().width() <= two.width()
    assert bar.sizeHint().height() > two.height()
    bar.show_seats({1: "Red", 2: "Blue"})
    QApplication.processEvents()
    assert bar.sizeHint().height() == two.height()


def test_a_loaded_game_is_shown_without_telling_of_a_change(bar):
    bar.show_seats({1: "Red", 2: "Blue"})
    seen = []
    bar.player_changed.connect(lambda seat, agent: seen.append((seat, agent)))
    bar.show_game(77, {1: "greedy", 2: None})
    assert (bar.seed.value(), bar.agents(), seen) == (77, {1: "greedy", 2: None}, [])
    bar.seat(1, None)
    assert seen == [(1, None)]
