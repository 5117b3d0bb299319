"""Everything that the shipped pack can make happen does happen."""

from plugins.master_trainer.exerciser import TrainerExerciser
from plugins.master_trainer.ruleset import RULESET
from workbench.playtest.everything import play_everything

from .bed import add, snapshot

PLUS = ("plus", "battle", [add(3)])


def test_all_cards_and_kinds_of_spaces_are_known():
    known = TrainerExerciser(snapshot(["gym", "item"], items=[PLUS])).possible()
    assert known["powers"] == ["item:plus"]
    assert known["spaces"] == ["item", "gym"]
    assert len(known["pokemon"]) == 6


def test_what_never_happened_is_put_into_the_decks_until_it_has():
    content = snapshot(["item", "get_pokemon", "ruins", "gym"] * 5, items=[PLUS])
    done = play_everything([content], RULESET.compile, RULESET.exerciser(content))
    assert {group: covered.never for group, covered in done.coverage.items()} == {
        "powers": (), "spaces": (), "pokemon": (), "leaders": (),
    }  # fmt: skip
