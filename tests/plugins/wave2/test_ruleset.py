"""The ruleset as the program meets it."""

from plugins.wave2.ruleset import RULESET
from workbench.workspace import Workspace


def test_a_scenario_is_compiled_to_a_game_of_two_decks_of_sixty():
    game = RULESET.compile(Workspace.open("wave2_starter").snapshot("starter_duel"))
    assert [len(deck) for deck in game.table.decks] == [60, 60]
    assert game.seats == 2


def test_every_setting_of_the_house_has_its_rule_and_both_languages():
    rulings = RULESET.rulings()
    assert {ruling.setting for ruling in rulings} >= {"copies", "sudden_death", "replace_from_hand"}
    assert all(ruling.rule.startswith("W2-") and ruling.said("it") != ruling.text for ruling in rulings)
