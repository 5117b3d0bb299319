"""Dice that a person or a test decides."""

import pytest

from workbench.engine.chance import Chance
from workbench.engine.scripted import BadFace, ManualChance, NeedsRoll, ScriptedChance


def test_faces_answer_the_dice_in_order_and_then_chance_goes_on():
    scripted, seeded = ScriptedChance(5, 2, [3, 17, 1, 6]), Chance(5, 2)
    assert scripted.dice(1, 6) == [3]
    assert scripted.roll(20) == 17
    assert scripted.dice(3, 6) == [1, 6, *seeded.dice(1, 6)]
    assert scripted.roll(20) == seeded.roll(20)
    assert scripted.used == [3, 17, 1, 6]


def test_other_streams_stay_seeded():
    assert ScriptedChance(5, 2, [1, 1]).dice(4, 6, 1) == Chance(5, 2).dice(4, 6, 1)


def test_a_face_that_the_die_has_not_is_refused_by_number():
    chance = ScriptedChance(5, faces=[2, 17])
    chance.roll(6)
    with pytest.raises(BadFace, match="die 2 of the script shows `17`; a die of 1 to 6 is rolled"):
        chance.roll(6)


def test_a_0_is_the_last_face_of_a_large_die_and_no_face_of_a_small_one():
    assert [ScriptedChance(5, faces=[0]).roll(sides) for sides in (10, 11, 20)] == [10, 11, 20]
    with pytest.raises(BadFace, match="shows `0`; a die of 1 to 6"):
        ScriptedChance(5, faces=[0]).roll(6)


def test_a_copy_has_its_own_faces():
    chance = ScriptedChance(5, faces=[1, 2, 3])
    twin = chance.copy()
    assert twin.dice(3, 6) == [1, 2, 3]
    assert (chance.faces, chance.used) == ([1, 2, 3], [])
    assert isinstance(ManualChance(1).copy(), ManualChance)


def test_faces_can_be_laid_over_chance_in_the_middle_of_a_game():
    seeded = Chance(5)
    seeded.dice(3, 6)
    laid = ScriptedChance.over(ScriptedChance.over(seeded, [4]), [5])
    assert laid.dice(2, 6) == [4, 5]
    assert laid.roll(20) == seeded.roll(20)


def test_dice_of_the_table_stop_the_game_until_all_are_known():
    chance = ManualChance(5, faces=[4])
    with pytest.raises(NeedsRoll) as caught:
        chance.dice(3, 6)
    assert (caught.value.stream, caught.value.sides, caught.value.count) == (0, 6, 2)
    assert ManualChance.over(chance, [1, 1]).dice(3, 6) == [4, 1, 1]
    with pytest.raises(NeedsRoll):
        ManualChance(5).roll(20)
