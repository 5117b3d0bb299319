"""Masks as numbers."""

from plugins.figure_game.arena import bits


def test_the_numbers_in_a_mask_come_ascending():
    assert bits(0b101001) == (0, 3, 5)
    assert bits(0) == ()
    assert bits(1 << 70) == (70,), "a mask has as many places as a board has spaces"
