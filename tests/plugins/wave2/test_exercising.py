"""Everything that cards can do is brought about."""

from plugins.wave2.exercising import CardExerciser
from plugins.wave2.ruleset import RULESET
from tests.plugins.wave2.bed import attack, pokemon, snapshot, trainer
from workbench.playtest.everything import play_everything
from workbench.workspace import Workspace


def test_every_attack_power_trainer_and_condition_of_the_starter_pack_happens():
    content = Workspace.open("wave2_starter").content()
    found = play_everything([], RULESET.compile, RULESET.exerciser(content))
    assert {group: covered.never for group, covered in found.coverage.items()} == dict.fromkeys(
        ("attacks", "powers", "trainers", "conditions"), ()
    )


def test_a_deck_is_made_around_a_card_with_its_line_and_its_energy():
    faces = {
        "giant": pokemon(attack("slam", ("fire", "fire"), 60), evolves_from="grown"),
        "trick": trainer({"do": "afflict", "condition": "asleep"}),
    }
    exerciser = CardExerciser(snapshot(faces, {}))
    assert ("attacks", "giant.slam") in {("attacks", name) for name in exerciser.possible()["attacks"]}
    (made,) = exerciser.exercises({("attacks", "giant.slam")}, 0)
    cards = {entry["card"]: entry["count"] for entry in made.snapshot.find("deck", "exercise")["cards"]}
    assert {"giant", "grown", "mon", "fire_energy"} <= set(cards)
    assert sum(cards.values()) == 60
    assert RULESET.compile(made.snapshot)


def test_a_condition_is_looked_for_in_the_cards_that_give_it():
    faces = {"trick": trainer({"do": "afflict", "condition": "asleep"})}
    exerciser = CardExerciser(snapshot(faces, {}))
    exerciser.possible()
    (made,) = exerciser.exercises({("conditions", "asleep")}, 1)
    assert "trick" in {entry["card"] for entry in made.snapshot.find("deck", "exercise")["cards"]}


def test_packs_without_a_basic_have_nothing_to_play():
    whole = snapshot({}, {})
    bare = {key: data for key, data in whole.entities.items() if not key.startswith("card:")}
    exerciser = CardExerciser(type(whole)("wave2", "", bare))
    assert exerciser.possible() == {}
    assert list(exerciser.exercises({("attacks", "x.y")}, 0)) == []
