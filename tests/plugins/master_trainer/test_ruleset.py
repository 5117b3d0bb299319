"""The entry point."""

from plugins.master_trainer.ruleset import RULESET

from .bed import named, snapshot


def test_a_snapshot_becomes_a_game_with_its_rulings():
    game = RULESET.compile(snapshot(keep_last=35))
    values = {ruling.setting: ruling.value for ruling in game.rulings}
    assert values["keep_last"] == 35
    assert {ruling.setting for ruling in RULESET.rulings()} == set(values)


def test_defaults_of_rulings_are_those_of_the_rules():
    values = {ruling.setting: ruling.value for ruling in RULESET.rulings()}
    assert values == {
        "first_player": "random", "start_pcs": 100, "start_pokemon": 3, "start_items": 3, "item_limit": 6,
        "loans": 12, "line_chance": 0, "loop_times": 3, "keep_last": 20, "no_color": "gold",
    }  # fmt: skip


def test_a_card_says_the_same_with_and_without_its_fields():
    data = named("croconaw", points=7, color="orange")
    spans = RULESET.card_spans("character_card", data, lambda kind, name: None, "en")
    assert str(spans) == RULESET.card_text("character_card", data, lambda kind, name: None, "en")
    assert RULESET.card_text("map", {}, lambda kind, name: None, "en") is None


def test_faults_are_told_with_a_place():
    assert RULESET.faults("event", named("e", when="turn", do=[{"do": "add_points", "amount": 1}]), lambda k, n: None)
