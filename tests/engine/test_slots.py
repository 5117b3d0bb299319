"""The proof of copies and bytes is itself tried."""

import pytest

from tests.engine.slots import changed, check_slots, slot_names
from tests.engine.toy import GAME, Toy, ToyState
from workbench.engine.chance import Chance


class Keeping(ToyState):
    """A state with one slot more, which keeps something."""

    __slots__ = ("kept",)


class Keeps(Toy):
    """Copies the kept thing but does not pack it."""

    def copy(self, state):
        twin = Keeping.__new__(Keeping)
        plain = super().copy(state)
        for name in ToyState.__slots__:
            setattr(twin, name, getattr(plain, name))
        twin.kept = getattr(state, "kept", 7)
        return twin


def state():
    return GAME.new(Chance(1, 16))


def test_every_slot_of_bases_too_is_looked_at():
    assert set(slot_names(Keeps().copy(state()))) == {"kept", *ToyState.__slots__}


def test_a_slot_that_is_not_packed_is_found_unless_it_is_derived():
    kept = Keeps().copy(state())
    with pytest.raises(AssertionError, match="`kept` is not packed"):
        check_slots(Keeps(), kept)
    check_slots(Keeps(), kept, ("kept",))


def test_a_slot_that_is_not_copied_is_found():
    class Forgets(Toy):
        def copy(self, state):
            twin = super().copy(state)
            twin.seat = 1
            return twin

    with pytest.raises(AssertionError, match="`seat` is not copied"):
        check_slots(Forgets(), state())


def test_a_derived_slot_that_decides_something_is_found():
    class Decides(Keeps):
        def legal(self, state):
            return [] if state.kept is None else super().legal(state)

    with pytest.raises(AssertionError, match="`kept` changes what is legal"):
        check_slots(Decides(), Decides().copy(state()), ("kept",))


@pytest.mark.parametrize("value", [0, "a", b"a", True, None, (), (1, (2,)), [], [[1]], {}, {"a": 1}])
def test_any_flat_value_can_be_changed(value):
    before = repr(value)
    assert repr(changed(value)) != before


def test_a_bytearray_and_chance_are_changed_in_place():
    data, chance = bytearray(b"ab"), Chance(1)
    changed(data)
    changed(chance)
    assert data != b"ab"
    assert chance.counters == [1]
    with pytest.raises(TypeError, match="states are flat"):
        changed(object())
