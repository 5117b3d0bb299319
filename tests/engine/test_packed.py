"""States as bytes."""

from workbench.engine.chance import Chance
from workbench.engine.packed import packed, unpacked


class Flat:
    """A flat state."""

    __slots__ = ("at", "chance", "decisions")

    def __init__(self, chance, at):
        self.chance, self.decisions, self.at = chance, 3, at


def test_what_is_packed_comes_back_and_chance_goes_on_where_it_was():
    chance = Chance(7, 3)
    chance.roll(6)
    data = packed(Flat(chance, [1, (2, 3)]), ("decisions", "at"))
    found, values = unpacked(data)
    assert values == [3, [1, [2, 3]]]
    assert (found.seed, found.counters) == (chance.seed, chance.counters)
    assert [found.roll(20) for _ in range(9)] == [chance.roll(20) for _ in range(9)]


def test_equal_states_are_equal_bytes_and_others_are_not():
    names = ("decisions", "at")
    assert packed(Flat(Chance(7, 2), [1]), names) == packed(Flat(Chance(7, 2), [1]), names)
    assert packed(Flat(Chance(7, 2), [1]), names) != packed(Flat(Chance(7, 2), [2]), names)
    assert packed(Flat(Chance(7, 2), [1]), names) != packed(Flat(Chance(8, 2), [1]), names)
