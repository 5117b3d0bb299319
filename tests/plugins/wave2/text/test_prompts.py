"""Questions and what answers mean."""

from plugins.wave2 import codes
from tests.plugins.wave2.bed import MINE, MY_BENCH, THEIRS, Duel


def labels(duel, lang="en"):
    """What every legal action is called, in the order of the buttons."""
    options = [duel.game.option(duel.state, action, lang) for action in duel.game.legal(duel.state)]
    return [option.label for option in sorted(options, key=lambda option: option.weight)]


def test_attacks_come_first_and_the_end_of_the_turn_last():
    duel = Duel().put(MINE, "mon", ["bug", "bug"]).put(MY_BENCH, "other").put(THEIRS, "mon").hand("grown", "bug_energy")
    assert labels(duel) == [
        "Attack: Tap", "Attack: Crash", "Evolve Mon into Grown", "Bug_Energy to Mon", "Bug_Energy to Other",
        "Retreat for Other", "End the turn",
    ]  # fmt: skip


def test_two_of_a_name_are_told_apart_by_their_places():
    duel = Duel().put(MINE, "mon").put(MY_BENCH, "mon").put(MY_BENCH + 1, "mon").put(THEIRS, "mon").hand("bug_energy")
    assert labels(duel)[:3] == [
        "Bug_Energy to Mon (Active)",
        "Bug_Energy to Mon (bench 1)",
        "Bug_Energy to Mon (bench 2)",
    ]
    assert labels(duel, "it")[1] == "Bug_Energy a Mon (panchina 1)"


def test_an_attack_says_what_it_would_do():
    duel = Duel().put(MINE, "mon", ["bug"]).put(THEIRS, "mon")
    assert duel.game.option(duel.state, codes.ATTACK, "en").detail == "20 damage to Mon; the turn ends"


def test_every_question_is_a_question():
    duel = Duel().put(MINE, "mon").put(MY_BENCH, "mon").put(THEIRS, "mon")
    for frame in range(codes.ASKS, codes.ASKS + 15):
        duel.state.frames = [(frame, 0, 0, 0, 0, 0)]
        for lang in ("en", "it"):
            assert duel.game.question(duel.state, lang).endswith("?")
