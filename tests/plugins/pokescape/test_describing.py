"""Lines about terrains, figures and what lies about."""

import pytest

from plugins.pokescape.describing import Describer, entity_lines, finder, ground_lines, ordered
from tests.plugins.pokescape.bed import Table, board, game_of, status
from workbench.workspace import Workspace


def bed():
    """One figure a side beside a lane, a pond and shade."""
    found = game_of(board(["gg=~s"]), [{"id": "pika"}], [{"id": "foe"}], statuses=[status("numb", no_swipes=True)])
    return Table(found, (0, 0), (1, 0))


def test_a_ground_says_what_it_does_a_line_each():
    battle = bed().battle
    said = {ground.id: list(ground_lines(ground, finder(battle), "en")) for ground in battle.field.grounds}
    assert said["lane"] == ["Moves wholly on road go further"]
    assert said["shade"] == ["Against attacks from afar +1 defense die on it"]
    assert said["mud"] == ["To enter it costs 2 move"]
    assert "Nobody can enter it" in said["pillar"]


def test_what_can_be_destroyed_says_its_life_and_its_dice():
    door = {"door": {"obstacle": True, "height": 4, "life": 5, "defense": 4}}
    map_ = board(["gggg"], edges=[{"between": [[1, 0], [2, 0]], "object": "door"}])
    battle = game_of(map_, [{"id": "pika"}], [{"id": "foe"}], terrains=door).battle
    ((_, _, ground),) = battle.field.fences
    assert "Attacks can destroy it: life 5, 4 defense dice" in list(ground_lines(ground, finder(battle), "en"))
    assert "Gli attacchi possono distruggerla: vita 5, 4 dadi di difesa" in list(
        ground_lines(ground, finder(battle), "it")
    )


def test_an_entity_says_what_it_does_without_its_name():
    lines = entity_lines(finder(bed().battle), "status", "numb", "en")
    assert lines == ("The figure makes no leaving-engagement attacks.",)
    assert entity_lines(finder(bed().battle), "status", "nowhere", "en") == ()


def test_a_card_is_written_once_a_language():
    battle, about = bed().battle, Describer()
    first = about.card(battle, battle.cards[0], "en")
    assert about.card(battle, battle.cards[0], "en") is first
    assert about.card(battle, battle.cards[0], "it") != first


def test_order_markers_are_listed_with_a_tick_after_those_revealed():
    found = bed()
    found.state.markers = [0, 0, 0, 0, 1, 1, 1, 1]
    found.state.shown = 0b0011
    assert ordered(found.battle, found.state, 0) == "1✓2✓3X"
    assert ordered(found.battle, found.state, 0, spent=False) == "3X"


def test_numbers_that_powers_change_are_told_as_they_are_now():
    power = {"kind": "modifier", "name": {"en": "Up"}, "stat": "defense", "add": 2, "who": {"side": "self"}}
    found = Table(game_of(board(["gg"]), [{"id": "a", "powers": [power]}], [{"id": "b"}]), (0, 0), (1, 0))
    facts = Describer().figure(found.battle, found.state, 0, "en")
    assert facts[0] == "◆ With powers and trainer: defense 5"
    assert not Describer().figure(found.battle, found.state, 1, "it")[0].startswith("◆")


@pytest.mark.parametrize(("lang", "weak", "attack"), [("en", "Weak to (W):", "Attack type (BA):"),
                                                      ("it", "Debole a (W):", "Tipo d’attacco (BA):")])  # fmt: skip
def test_the_signs_of_a_card_are_told_in_words(lang, weak, attack):
    about = Describer()
    battle = Workspace.open("kanto").session("intro_one_on_one", 1, {1: "greedy", 2: "greedy"}).game.battle
    lines = about.card(battle, battle.cards[0], lang)
    assert any(line.startswith(weak) for line in lines)
    assert any(line.startswith(attack) for line in lines)
