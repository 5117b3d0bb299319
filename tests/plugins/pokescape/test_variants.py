"""What a battle can become in play."""

import pytest

from plugins.pokescape.variants import may_vary
from tests.plugins.pokescape.bed import board, game_of

ROWS = ["gggggg", "gggggg"]
GATE = {"gate": {"obstacle": True, "height": 6, "life": 5, "defense": 4}}
CHOSEN = {"side": "enemy", "within": 6}


def deed(*effects):
    """A battle with an action that does so at the table."""
    action = {"kind": "action", "name": {"en": "Ruse"}, "instead_of": "attack", "do": list(effects)}
    return game_of(board(ROWS), [{"id": "a", "powers": [action]}], [{"id": "b"}], terrains={"pond": {"water": True}})


def test_a_battle_that_nothing_can_change_is_always_itself():
    battle = game_of(board(ROWS), [{"id": "a"}], [{"id": "b"}]).battle
    assert not may_vary(battle)
    assert battle.vary is None


@pytest.mark.parametrize(
    "game",
    [
        game_of(board(ROWS, edges=[{"between": [[2, 0], [3, 0]], "object": "gate"}]), [{}], [{}], terrains=GATE),
        deed({"do": "choose", "among": CHOSEN, "then": [{"do": "copy_card", "of": "chosen"}]}),
        deed({"do": "choose", "among": CHOSEN, "then": [{"do": "take_turn", "on": "chosen"}]}),
        deed({"do": "lay_terrain", "terrain": "pond"}),
    ],
    ids=["objects fall", "a card is taken on", "another's turn is taken", "terrain is laid"],
)
def test_a_battle_that_play_can_make_another_one_knows_how(game):
    assert may_vary(game.battle)
    assert game.battle.vary is not None
