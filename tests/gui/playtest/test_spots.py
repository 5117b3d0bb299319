"""How wide things are beside a board."""

from workbench.engine.scene import SceneCard, SceneZone
from workbench.gui.playtest.spots import heading, heading_width, shown, slip_width

CARDS = tuple(SceneCard(f"c{n}", f"Card {n}", ("Line",)) for n in range(3))


def test_a_stack_says_how_many_there_are_and_shows_its_top_card():
    pile = SceneZone("pile", "Pile", 0, CARDS, stack=True, count=7)
    assert heading(pile) == "Pile  7"
    assert shown(pile) == CARDS[-1:]
    assert heading(SceneZone("hand", "Hand", 1, CARDS)) == "Hand"


def test_what_says_more_is_wider_up_to_what_a_slip_may_take(qapp):
    short, long = SceneCard("a", "Ab"), SceneCard("b", "A name that is long", ("and " * 40,))
    assert slip_width(short) < slip_width(long) == slip_width(short, long) <= 122
    assert heading_width(SceneZone("a", "A long title", 0)) > heading_width(SceneZone("a", "A", 0))
