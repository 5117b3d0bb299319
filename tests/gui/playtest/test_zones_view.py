"""Cards in zones, and wheels."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea

from tests.gui.showing import in_little_room
from workbench.engine.scene import (
    Scene,
    SceneBoard,
    SceneCard,
    SceneSeat,
    SceneSegment,
    SceneSpace,
    SceneWheel,
    SceneZone,
)
from workbench.gui.playtest.zones_view import ZonesView, bring_into_sight

CARDS = tuple(SceneCard(f"c{n}", f"Card {n}", ("Line",), life=3, wounds=1) for n in range(4))
ZONES = (SceneZone("mine", "Mine", 1, CARDS), SceneZone("theirs", "Theirs", 2, (SceneCard("x", "?", face="down"),)))


def opened(qtbot, scene, seat=1):
    view = ZonesView()
    qtbot.addWidget(view)
    view.resize(700, 500)
    view.show_scene(scene, seat)
    view.show()
    return view


def box(view, name):
    return next(spot.box for spot in view._spots if spot.id == name)


def test_click_tells_which_card(qtbot):
    view, seen = opened(qtbot, Scene(SceneBoard(), zones=ZONES)), []
    view.clicked.connect(seen.append)

    for name in ("c2", "x"):
        qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=box(view, name).center().toPoint())

    assert seen == ["c2", "x"]


def test_own_zones_lie_below_those_of_others(qtbot):
    view = opened(qtbot, Scene(SceneBoard(), zones=ZONES), seat=1)
    assert box(view, "c0").top() > box(view, "x").top()

    view.show_scene(Scene(SceneBoard(), zones=ZONES), 2)
    assert box(view, "c0").top() < box(view, "x").top()


def test_stack_shows_its_top_card_only(qtbot):
    view = opened(qtbot, Scene(SceneBoard(), zones=(SceneZone("deck", "Deck", 1, CARDS, stack=True, count=4),)))

    assert [spot.id for spot in view._spots] == ["deck", "c3"]


def test_cards_are_small_beside_a_board(qtbot):
    beside = opened(qtbot, Scene(SceneBoard(spaces=(SceneSpace("a", 0, 0),)), zones=ZONES))
    alone = opened(qtbot, Scene(SceneBoard(), zones=ZONES))

    assert box(beside, "c0").height() < box(alone, "c0").height() / 2


def test_lit_cards_look_different(qtbot):
    view = opened(qtbot, Scene(SceneBoard(), zones=ZONES))
    before = view.grab().toImage()

    view.light(frozenset({"c1"}))

    assert view.grab().toImage() != before


def test_wheels_lie_beside_the_zones_or_under_them_where_there_is_no_room(qtbot):
    wheel = SceneWheel("w", "Spin", (SceneSegment("a", 1, "#c03030"), SceneSegment("b", 2, "seat2")), 1)
    view = opened(qtbot, Scene(SceneBoard(), zones=ZONES, wheels=(wheel,)))

    assert box(view, "w").left() > box(view, "c3").right()
    view.resize(500, 700)
    view.show_scene(view._scene, 1)
    assert box(view, "w").top() > box(view, "c0").bottom()
    assert not view.grab().isNull()


def test_no_cards_at_all_is_no_fault(qtbot):
    assert not opened(qtbot, Scene(SceneBoard())).grab().isNull()


def test_slips_are_squeezed_before_they_take_another_row(qtbot):
    cards = tuple(SceneCard(f"c{n}", "A longer name", ("Line",), life=3) for n in range(6))
    view = opened(qtbot, Scene(SceneBoard(spaces=(SceneSpace("a", 0, 0),)), zones=(SceneZone("one", "One", 1, cards),)))
    view.resize(420, 300)
    assert box(view, "c5").right() <= 420
    assert box(view, "c0").top() == box(view, "c5").top()
    view.resize(2000, 300)
    assert box(view, "c0").width() > 60


def test_others_share_a_row_and_ones_own_stand_below(qtbot):
    bags = tuple(SceneZone(f"bag{n}", f"Bag {n}", n, (SceneCard(f"b{n}", "Net", count=n),)) for n in (1, 2, 3))
    view = opened(qtbot, Scene(SceneBoard(spaces=(SceneSpace("a", 0, 0),)), zones=bags), seat=1)
    assert box(view, "b2").top() == box(view, "b3").top() < box(view, "b1").top()


def test_how_many_of_a_card_there_are_is_seen(qtbot):
    pictures = []
    for count in (0, 2, 3):
        zone = SceneZone("bag", "Bag", 1, (SceneCard("b", "Net", count=count),))
        view = opened(qtbot, Scene(SceneBoard(spaces=(SceneSpace("a", 0, 0),)), zones=(zone,)))
        pictures.append(view.grab().toImage())
    assert all(one != other for at, one in enumerate(pictures) for other in pictures[:at])


def test_more_cards_than_fit_take_more_rows_and_the_next_zone_begins_below(qtbot):
    cards = tuple(SceneCard(f"c{n}", "A card of some length", ("30 points",)) for n in range(20))
    zones = (SceneZone("deck", "To draft", 0, cards), SceneZone("army", "Army", 2, CARDS[:1]))
    view = opened(qtbot, Scene(SceneBoard(spaces=(SceneSpace("a", 0, 0),)), zones=zones), seat=1)
    boxes = [box(view, f"c{n}") for n in range(20)]
    assert all(each.right() <= view.width() for each in boxes)
    assert len({each.top() for each in boxes}) > 1
    assert not any(one.intersects(other) for at, one in enumerate(boxes) for other in boxes[:at])
    spots = [spot.box for spot in view._spots]
    assert not any(one.intersects(other) for at, one in enumerate(spots) for other in spots[:at])
    assert view.sizeHint().height() >= max(each.bottom() for each in spots)


def test_ones_own_cards_are_scrolled_into_sight_and_rather_those_that_can_be_chosen(qtbot):
    others = tuple(SceneZone(f"z{n}", "Theirs", n, (SceneCard(f"t{n}", "Theirs"),) * 30) for n in range(2, 6))
    view = opened(qtbot, Scene(SceneBoard(), zones=(ZONES[0], *others)))
    scroll = QScrollArea()
    qtbot.addWidget(scroll)
    scroll.setWidget(view)
    view.resize(700, round(view.wanted().bottom()) + 10)
    scroll.resize(720, 160)
    scroll.show()

    def top():
        bring_into_sight(scroll, view)
        return scroll.verticalScrollBar().value()

    assert top() > box(view, "t5").top()
    view.light(frozenset({"t2"}))
    assert top() <= box(view, "t2").top() < box(view, "c0").top()


def test_a_scene_with_seats_has_a_line_for_each_that_can_be_clicked(qtbot):
    seats = (SceneSeat(1, "Ann", "120"), SceneSeat(2, "Bob", "80", active=True))
    view = opened(qtbot, Scene(SceneBoard(spaces=(SceneSpace("a", 0, 0),)), zones=ZONES, seats=seats))
    seen = []
    view.clicked.connect(seen.append)
    plain = view.grab().toImage()

    view.light(frozenset({"seat:2"}))
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=box(view, "seat:2").topLeft().toPoint())
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=box(view, "x").center().toPoint())

    assert seen == ["seat:2", "x"]
    assert view.grab().toImage() != plain


def test_cards_grow_as_far_as_all_are_in_sight_and_are_clicked_where_they_are_seen(qtbot):
    view, seen = ZonesView(), []
    scroll = in_little_room(qtbot, view, 700, 340)
    view.clicked.connect(seen.append)
    heights = []
    for size in ((700, 340), (900, 700)):
        scroll.resize(*size)
        view.show_scene(Scene(SceneBoard(), zones=ZONES), 1)
        assert view.sizeHint().height() <= scroll.viewport().height()
        heights.append(view.sizeHint().height())
    assert heights[0] < heights[1]
    at = box(view, "c3").center() * view._scale
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=at.toPoint())
    assert seen == ["c3"]
    assert view.wanted().bottom() <= view.sizeHint().height()


def test_cards_shrink_a_little_before_any_is_out_of_sight(qtbot):
    view = ZonesView()
    scroll = in_little_room(qtbot, view, 500, 290)
    view.show_scene(Scene(SceneBoard(), zones=ZONES), 1)
    assert view._scale < 1.0
    assert view.sizeHint().height() <= scroll.viewport().height()


def test_a_card_on_its_side_is_as_large_as_the_others_and_hides_none(qtbot):
    cards = tuple(replace(card, turned=90 if n == 1 else 0) for n, card in enumerate(CARDS))
    view = opened(qtbot, Scene(SceneBoard(), zones=(SceneZone("mine", "Mine", 1, cards),)))
    upright, turned, after = (box(view, name) for name in ("c0", "c1", "c2"))
    assert turned.width() == upright.height()
    assert turned.right() < after.left()
    assert after.width() == upright.width()


def test_nothing_jumps_while_some_of_what_can_be_chosen_is_in_sight(qtbot):
    pool = SceneZone("pool", "Pool", 0, tuple(SceneCard(f"p{n}", f"Card {n}", ("20 points",)) for n in range(60)))
    view = ZonesView()
    scroll = in_little_room(qtbot, view, 420, 160)
    view.show_scene(Scene(SceneBoard(spaces=(SceneSpace("a", 0, 0),)), zones=(pool,)), 1)
    QApplication.processEvents()
    view.light(frozenset(f"p{n}" for n in range(60)))
    bar = scroll.verticalScrollBar()
    assert bar.maximum() > 100
    for place in (0, 60, bar.maximum()):
        bar.setValue(place)
        bring_into_sight(scroll, view)
        assert bar.value() == place
