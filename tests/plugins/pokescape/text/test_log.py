"""Sentences of the log."""

from tests.plugins.pokescape.bed import BLANK, SHIELD, SKULL, Table, board, game_of


def told(lang):
    """A short fight, told."""
    game = game_of(board(["gggggg"], ["122111"]), [{"id": "pikachu", "attack": 3}], [{"id": "abra", "life": 5}])
    faces = [SKULL, SKULL, SHIELD, BLANK, BLANK, SHIELD, SKULL]
    found = Table(game, (2, 0), (3, 0), faces=faces)
    found.turn(0)
    found.move(2, 0)
    found.attack(1)
    return found.log(lang)


def test_every_die_says_why_it_was_rolled():
    assert told("en")[:4] == [
        "Pikachu (seat 1) attacks Abra (seat 2): normal attack",
        "Pikachu (seat 1) rolls 4 attack dice: 3 base, +1 height: skull, skull, shield, blank",
        "Abra (seat 2) rolls 3 defense dice: 3 base: blank, shield, skull",
        "Abra (seat 2) takes 1 wound, 4 life left",
    ]


def test_the_log_speaks_italian():
    assert (
        told("it")[1]
        == "Pikachu (posto 1) tira 4 dadi d'attacco: 3 di base, +1 altezza: teschio, teschio, scudo, vuoto"
    )
    assert told("it")[3] == "Abra (posto 2) subisce 1 ferita, vita rimasta 4"
