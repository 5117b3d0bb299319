"""An answer as a table."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from tests.gui.showing import on_screen
from workbench.engine.question import Answer, Column, Row
from workbench.gui import theme
from workbench.gui.odds.answer_table import AnswerTable

ANSWER = Answer(
    {},
    "Said",
    (Column("Chance"), Column("Times", "number")),
    (Row("All", (Fraction(1), 3), "species:sprout"), Row("None", (Fraction(0), 0))),
    "Who",
)


def shown(qtbot: QtBot) -> AnswerTable:
    """The table with its answer."""
    table = on_screen(qtbot, AnswerTable(), 400, 200)
    table.show_answer(ANSWER)
    return table


def test_headings_labels_and_cells_are_those_of_the_answer(qtbot: QtBot) -> None:
    table = shown(qtbot)
    headings = [table.horizontalHeaderItem(at) for at in range(table.columnCount())]
    assert [item.text() for item in headings if item] == ["Who", "Chance", "Times"]
    assert [[table.item(row, at).text() for at in range(3)] for row in range(2)] == [
        ["All", "100 %", "3"],
        ["None", "0 %", "0"],
    ]
    table.show_answer(None)
    assert (table.rowCount(), table.columnCount()) == (0, 0)


def test_columns_fill_the_table_and_are_never_cut(qtbot: QtBot) -> None:
    table = shown(qtbot)
    assert table.horizontalHeader().length() == table.viewport().width()
    table.resize(120, 200)
    assert all(table.columnWidth(at) >= table.sizeHintForColumn(at) for at in range(3))


def test_a_chance_has_a_bar_as_long_as_it_is_likely(qtbot: QtBot) -> None:
    table = shown(qtbot)
    picture = table.viewport().grab().toImage()
    assert accents(picture, table.rowViewportPosition(0), table.rowHeight(0)) > 20
    assert accents(picture, table.rowViewportPosition(1), table.rowHeight(1)) == 0


def accents(picture: QImage, top: int, height: int) -> int:
    """Dots of the bars' colour in a row of a picture."""
    accent = QColor(theme.current().accent).rgb()
    dots = ((x, y) for y in range(top + height - 8, top + height) for x in range(picture.width()))
    return sum(picture.pixel(x, y) == accent for x, y in dots)


def test_a_row_that_is_about_an_entity_leads_to_it(qtbot: QtBot) -> None:
    table = shown(qtbot)
    with qtbot.waitSignal(table.entity_asked) as asked:
        table.itemActivated.emit(table.item(0, 1))
    assert asked.args == ["species:sprout"]
    with qtbot.assertNotEmitted(table.entity_asked):
        table.itemActivated.emit(table.item(1, 0))
