"""What a seat carries, as cards."""

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from tests.gui.showing import on_screen
from workbench.engine.scene import SceneCard, SceneZone
from workbench.gui.board.cards import HEIGHT, SLIP_HEIGHT
from workbench.gui.playtest.campaign_cards import CarriedCards

PARTY = SceneZone(
    "party",
    "Party",
    1,
    (SceneCard("a", "Leafling", ("5 markers",), life=3, wounds=1, badges=("Asleep",), entity="x:a"),),
)
BAG = SceneZone("bag", "Bag", 1, tuple(SceneCard(f"i{n}", f"Item {n}", ("× 2",)) for n in range(9)))


def test_who_has_life_is_a_card_and_what_has_none_is_a_slip(qtbot: QtBot) -> None:
    cards = CarriedCards([PARTY, BAG])
    qtbot.addWidget(cards)
    heights = {placed.card.id: placed.box.height() for placed in cards.placed if placed.card}
    assert (heights["a"], heights["i0"]) == (HEIGHT, SLIP_HEIGHT)
    assert [placed.title for placed in cards.placed if not placed.card] == ["Party", "Bag"]


def test_rows_wrap_and_the_height_follows(qtbot: QtBot) -> None:
    cards = CarriedCards([PARTY, BAG])
    qtbot.addWidget(cards)
    assert cards.heightForWidth(300) > cards.heightForWidth(1400) > HEIGHT
    cards.resize(300, 10)
    cards.show()
    assert all(placed.box.right() <= 300 for placed in cards.placed)
    assert cards.height() == cards.heightForWidth(300)


def test_a_click_on_a_card_asks_for_its_entity(qtbot: QtBot) -> None:
    cards = on_screen(qtbot, CarriedCards([PARTY, BAG]))
    box = next(placed.box for placed in cards.placed if placed.card)
    with qtbot.waitSignal(cards.open_asked) as asked:
        qtbot.mouseClick(cards, Qt.MouseButton.LeftButton, pos=QPoint(int(box.center().x()), int(box.center().y())))
    assert asked.args == ["x:a"]


def test_it_says_all_that_it_shows(qtbot: QtBot) -> None:
    cards = CarriedCards([PARTY])
    qtbot.addWidget(cards)
    assert cards.accessibleDescription() == "Party: Leafling, 2 of 3 life, Asleep, 5 markers"
