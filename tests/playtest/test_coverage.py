"""What never happened."""

from tests.engine.toy import GAME
from workbench.engine.event import Event
from workbench.playtest.coverage import Coverage, Covered


def test_what_never_happened_is_named_in_the_games_order():
    coverage = Coverage()
    coverage.note(GAME, [Event("reveal", (3, 5)), Event("pick", (1, 2))])
    coverage.merge({"cards": ["8"], "unheard of": ["x"]})
    assert coverage.against(GAME.coverage()) == {
        "cards": Covered(3, 8, ("1", "2", "4", "6", "7")),
        "duels": Covered(1, 2, ("drawn by magic",)),
    }
