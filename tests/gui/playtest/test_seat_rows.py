"""A line for each seat: whose it is, how they stand, their cards."""

import pytest
from PySide6.QtGui import QImage, QPainter

from workbench.engine.scene import Scene, SceneBoard, SceneCard, SceneSeat, SceneSpace, SceneZone
from workbench.gui import theme
from workbench.gui.board.cards import SLIP_HEIGHT
from workbench.gui.playtest.seat_rows import lay_rows, paint_seat

SEATS = tuple(SceneSeat(n, f"Name {n}", str(100 * n), "40 PCs", active=n == 2, leads=n == 4) for n in (1, 2, 3, 4))
BOARD = SceneBoard(spaces=(SceneSpace("a", 0, 0),))


def cards(seat, count):
    return tuple(SceneCard(f"{seat}:{n}", "Charizard", ("11 · gold",)) for n in range(count))


def table(count=3, seats=SEATS):
    zones = [SceneZone("pile", "Pile", 0, stack=True, count=12)]
    zones += [SceneZone(f"own:{seat.seat}", "Own", seat.seat, cards(seat.seat, count)) for seat in seats]
    zones += [SceneZone("hand:1", "Hand", 1, (SceneCard("h", "Item"),))]
    return Scene(BOARD, zones=tuple(zones), seats=seats)


@pytest.fixture
def boxes(qapp):
    def lay(scene, width=800):
        spots, high = lay_rows(scene, width)
        return {spot.id: spot.box for spot in spots}, high

    return lay


def test_four_seats_and_the_decks_fit_beside_a_board(boxes):
    found, high = boxes(table())
    assert high <= 232
    assert [found[f"seat:{seat}"].top() for seat in (1, 2, 3, 4)] == sorted(
        found[f"seat:{seat}"].top() for seat in (1, 2, 3, 4)
    )
    assert found["pile"].bottom() < found["seat:1"].top() + 4


def test_a_seats_cards_lie_in_its_own_line(boxes):
    found, _ = boxes(table())
    for seat in (1, 2, 3, 4):
        assert all(found[f"seat:{seat}"].contains(found[f"{seat}:{n}"]) for n in range(3))
    assert found["seat:1"].contains(found["h"])
    assert found["h"].left() > found["1:2"].right() + 8, "another zone stands apart"


def test_many_cards_are_squeezed_and_then_take_another_line(boxes):
    few, _ = boxes(table(3))
    many, _ = boxes(table(9))
    assert many["1:0"].width() < few["1:0"].width()
    assert many["seat:1"].height() == few["seat:1"].height()
    more, _ = boxes(table(24))
    assert more["seat:1"].height() > SLIP_HEIGHT * 2
    assert all(box.right() <= 800 for box in more.values())


def test_as_many_cards_of_every_seat_are_columns(boxes):
    rows = [
        SceneZone(f"s{seat}", "", seat, (SceneCard(f"{seat}:0", "1"), SceneCard(f"{seat}:1", "1" * (9 * seat))))
        for seat in (1, 2)
    ]
    found, _ = boxes(Scene(BOARD, zones=tuple(rows), seats=SEATS[:2]))
    assert found["1:1"].left() == found["2:1"].left()
    assert found["1:1"].width() == found["2:1"].width()


def test_whose_turn_it_is_and_what_can_be_chosen_look_different(boxes):
    found, _ = boxes(table())

    def painted(seat, lit=False):
        image = QImage(900, 300, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        paint_seat(painter, seat, found["seat:1"], theme.current(), lit)
        painter.end()
        return image

    plain = painted(SEATS[0])
    assert painted(SceneSeat(1, "Name 1", "100", "40 PCs", active=True)) != plain
    assert painted(SEATS[0], lit=True) != plain
    assert painted(SceneSeat(1, "Name 1", "100", "40 PCs", leads=True)) != plain
