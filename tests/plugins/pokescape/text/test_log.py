"""Sentences of the log."""

from plugins.pokescape import frames
from plugins.pokescape.compile import compile_battle
from plugins.pokescape.game import BattleGame
from tests.plugins.pokescape.bed import BLANK, SHIELD, SKULL, Table, board, game_of, snapshot
from workbench.engine.event import Event
from workbench.engine.snapshot import Snapshot


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
        "Pikachu (Player 1) attacks Abra (Player 2): normal attack",
        "Pikachu (Player 1) rolls 4 attack dice: 3 base, +1 height: skull, skull, shield, blank",
        "Abra (Player 2) rolls 3 defense dice: 3 base: blank, shield, skull",
        "Abra (Player 2) takes 1 wound, 4 life left",
    ]


def test_the_log_speaks_italian():
    assert (
        told("it")[1]
        == "Pikachu (Giocatore 1) tira 4 dadi d’attacco: 3 di base, +1 altezza: teschio, teschio, scudo, vuoto"
    )
    assert told("it")[3] == "Abra (Giocatore 2) subisce 1 ferita, vita rimasta 4"


def test_a_roll_that_brings_nothing_says_so():
    doze = [{"range": [1, 10]}, {"range": [11, 20], "do": [{"do": "wound", "on": "defender"}]}]
    song = {"kind": "special_attack", "name": {"en": "Song"}, "range": 1, "dice": 1, "hit": [
        {"do": "roll", "table": doze}]}  # fmt: skip
    for face, english, italian in ((10, ": 10, nothing happens", ": 10, non succede nulla"), (11, ": 11", ": 11")):
        game = game_of(board(["ggg"]), [{"id": "a", "powers": [song]}], [{"id": "b", "life": 5, "defense": 0}])
        found = Table(game, (0, 0), (1, 0), faces=[SKULL, face])
        found.turn(0)
        found.move(0, 0)
        found.attack(1, index=1)
        assert f"A (Player 1) rolls a d20 for Song{english}" in found.log()
        assert f"A (Giocatore 1) tira un d20 per Song{italian}" in found.log("it")


def test_a_double_space_figure_is_told_with_both_its_spaces():
    found = Table(game_of(board(["gggggg"]), [{"id": "long", "spaces": 2}], [{"id": "b"}]), (1, 0, 2, 0), None)
    found.turn(0)
    found.move(3, 0, 4, 0)
    (line,) = [line for line in found.log() if "moves" in line]
    assert line.endswith((" to 3,0 + 4,0", " to 4,0 + 3,0"))


def test_a_wild_pokemon_is_sent_out_by_nobody():
    game = game_of(board(["gggggg"]), [{"id": "a"}], [{"id": "b"}], rules={"mode": "one_on_one"}, trainers={"ann": {}})
    for seat, line in ((1, "Player 1 sends out A on 0,0"), (2, "B (Player 2) stands on 0,0")):
        assert game.tell(Event("placed", (seat, seat - 1, 0, frames.FIRST)), "en") == line


def test_an_attack_that_does_nothing_says_why():
    sides = [{"id": "pikachu", "base_attack": "poison"}], [{"id": "abra", "no_effect": ["poison"]}]
    plain = snapshot(board(["gggg"]), *sides)
    poison = {"type:poison": b'{"id": "poison", "name": {"en": "Poison", "it": "Veleno"}}'}
    game = BattleGame(compile_battle(Snapshot(plain.ruleset, plain.scenario, {**plain.entities, **poison})))
    found = Table(game, (1, 0), (2, 0), faces=[SKULL, SKULL, BLANK, BLANK, BLANK, BLANK])
    found.turn(0)
    found.move(1, 0)
    found.attack(1)
    assert "Normal attack has no effect on Abra (Player 2) (NE: Poison)" in found.log()
    assert "Attacco normale non ha effetto su Abra (Giocatore 2) (NE: Veleno)" in found.log("it")


def test_a_sentence_begins_with_a_capital_letter_whatever_it_begins_with():
    game = game_of(board(["ggg"]), [{"id": "a", "base_attack": "normal"}], [{"id": "b", "no_effect": ["normal"]}])
    found = Table(game, (0, 0), (1, 0), faces=[SKULL] * 6)
    found.turn(0)
    found.move(0, 0)
    found.attack(1)
    assert any(line.startswith("Normal attack has no effect on B") for line in found.log())
    assert all(line[0] == line[0].upper() for lang in ("en", "it") for line in found.log(lang))
