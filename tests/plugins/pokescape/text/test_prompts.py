"""Questions and options."""

import pytest

from plugins.pokescape import frames, turn
from tests.plugins.pokescape.bed import Table, board, game_of, roll


def table():
    """A figure next to its enemy."""
    game = game_of(board(["gggg"]), [{"id": "pikachu"}], [{"id": "abra"}])
    found = Table(game, (1, 0), (2, 0))
    found.turn(0)
    return found


def test_a_move_says_where_to_and_warns_of_dice_on_the_way():
    found = table()
    assert found.game.question(found.state, "en") == "Player 1: where does Pikachu move?"
    away = found.game.option(found.state, found.place(0, 0), "en")
    assert (away.label, away.targets) == ("Move to 0,0", ("hex:0,0",))
    assert away.detail == "flat, level 1; Abra strikes as it leaves: wounds 50%"
    assert found.game.option(found.state, found.place(1, 0), "it").label == "Resta qui"


def test_an_attack_tells_its_dice_and_odds():
    found = table()
    found.move(1, 0)
    assert found.game.question(found.state, "it") == "Giocatore 1: contro chi attacca Pikachu?"
    option = found.game.option(found.state, found.battle.strike + 1, "en")
    assert option.label == "Normal attack on Abra"
    assert option.detail == "Abra: 3 dice against 3, wounds 51%, knocks out 4%"
    assert found.game.option(found.state, found.battle.pass_, "en").label == "Do not attack"


def test_an_attack_says_what_its_dice_are_made_of_where_it_is_not_the_card_alone():
    shell = {"kind": "modifier", "name": {"en": "Shell"}, "stat": "defense", "add": 1, "who": {"side": "self"}}
    game = game_of(board(["gggg"], ["1211"]), [{"id": "pikachu"}], [{"id": "abra", "powers": [shell]}])
    found = Table(game, (1, 0), (2, 0))
    found.turn(0)
    found.move(1, 0)
    detail = found.game.option(found.state, found.battle.strike + 1, "en").detail
    assert detail.startswith("Abra: 4 dice (3 base + 1 height) against 4 (3 base + 1 Shell), wounds ")


def test_a_power_that_asks_names_itself_and_its_figure_once():
    away = {"do": "move", "on": "chosen", "how": "walk", "spaces": 2}
    push = {"do": "choose", "among": {"side": "enemy"}, "then": [away]}
    whirl = {"kind": "action", "name": {"en": "Whirl", "it": "Turbine"}, "instead_of": "attack", "do": [push]}
    found = Table(game_of(board(["gggg"]), [{"id": "pidgey", "powers": [whirl]}], [{"id": "abra"}]), (1, 0), (2, 0))
    found.turn(0)
    found.move(1, 0)
    found.act(found.battle.deed)
    assert found.game.question(found.state, "en") == "Player 1: Whirl of Pidgey (Player 1), which figure do you choose?"
    found.act(found.battle.pick + 1)
    assert (
        found.game.question(found.state, "it") == "Giocatore 1: Turbine di Pidgey (Giocatore 1), dove si sposta Abra?"
    )


def test_an_action_of_a_card_says_what_the_card_says_of_it():
    push = {"do": "choose", "among": {"side": "enemy"}, "then": [{"do": "wound", "on": "chosen", "amount": 1}]}
    whirl = {"kind": "action", "name": {"en": "Whirl", "it": "Turbine"}, "instead_of": "attack", "do": [push]}
    found = Table(game_of(board(["gggg"]), [{"id": "pidgey", "powers": [whirl]}], [{"id": "abra"}]), (1, 0), (2, 0))
    found.turn(0)
    found.move(1, 0)
    said = {lang: found.game.option(found.state, found.battle.deed, lang) for lang in ("en", "it")}
    assert (said["en"].label, said["it"].label) == ("Whirl", "Turbine")
    assert said["en"].detail.startswith("Instead of attacking")
    assert said["it"].detail.startswith("Invece di attaccare")


@pytest.mark.rule("PS-TURN-02")
def test_a_turn_and_a_switch_in_its_place_say_what_they_are():
    early = {"kind": "trigger", "name": {"en": "Early"}, "on": "turn.start", "do": [roll(11, {"do": "heal"})]}
    for powers, asked in (([early], frames.TURN), ([], frames.MOVE)):
        game = game_of(board(["gggggg"]), [{"id": "a", "powers": powers}, {"id": "cat"}], [{"id": "b"}],
                       rules={"mode": "one_on_one"}, trainers={"ann": {}, "bob": {}})  # fmt: skip
        found = Table(game, (2, 0), None, (5, 0))
        turn.begin(found.battle, found.state, 0, None)
        assert found.asked() == asked
        switch = found.battle.pick + 1
        assert game.option(found.state, switch, "en").detail.startswith("instead of the turn; life 3 of 3, move ")
        assert game.option(found.state, switch, "it").detail.startswith("al posto del turno; vita 3 su 3, ")
        if asked == frames.TURN:
            assert game.option(found.state, found.battle.take, "en").detail == "it moves, then it attacks"
