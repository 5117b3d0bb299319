"""Events."""

from workbench.engine.event import ALL, Event, reason_of, tell


def test_an_event_is_for_everybody_unless_it_says_otherwise():
    assert Event("move", (1, 2)) == ("move", (1, 2), ALL, None)
    assert Event("pick", visible_to=1 << 1).visible_to & 1 == 0


def test_who_may_not_know_an_event_is_told_another_in_its_place():
    drawn = Event("draw", (7,), 0b01, Event("drawn", (1,)))
    assert drawn.known_to(0b01) is drawn
    assert [drawn.known_to(eyes) for eyes in (0b10, 0b11)] == [Event("drawn", (1,))] * 2
    assert drawn.known_to(0) is drawn, "nobody is at the table who must not know it"
    assert Event("pick", (), 0b01).known_to(0b10) is None


def test_what_is_told_is_for_everybody_and_costs_nothing_when_nobody_listens():
    out: list[Event] = []
    tell(out, "move", 1, 2)
    tell(None, "move", 1, 2)
    assert out == [Event("move", (1, 2))]


def test_a_reason_is_words_and_values():
    assert reason_of("fight theirs kind=2 bonus=-1") == ("fight theirs", {"kind": 2, "bonus": -1})
    assert reason_of("first") == ("first", {})
