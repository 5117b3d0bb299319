"""Layered modifiers."""

import pytest

from workbench.engine.powers.modifiers import CircularModifier, Modifiers

STATS = ("life", "defense", "attack")


def constant(number):
    return lambda context, entity: number


def test_layers_apply_in_their_order_whatever_the_order_of_adding():
    made = Modifiers(STATS)
    made.add("attack", "at_most", constant(9))
    made.add("attack", "multiply", constant(2))
    made.add("attack", "add", constant(1))
    made.add("attack", "set", constant(5))
    made.add("attack", "at_least", constant(1))
    assert made.value("attack", 3, None, 0) == 9
    assert made.value("defense", 3, None, 0) == 3


def test_a_modifier_holds_when_its_condition_does():
    made = Modifiers(STATS)
    made.add(
        "attack", "add", lambda context, entity: context[entity], lambda context, entity: entity == 1, source="item:x"
    )
    assert [made.value("attack", 2, [7, 8], entity) for entity in (0, 1)] == [2, 10]
    assert made.told("attack", [7, 8], 1) == [("item:x", "add", 8)]
    assert made.told("attack", [7, 8], 0) == []


def test_a_condition_may_read_stats_before_its_own():
    made = Modifiers(STATS)
    made.add("defense", "add", constant(1))
    made.add(
        "attack", "add", constant(1), lambda context, entity: made.value("defense", 3, context, entity) > 3, ["defense"]
    )
    assert made.value("attack", 2, None, 0) == 3


@pytest.mark.parametrize("reads", ["attack", "defense"])
def test_a_circle_is_refused_when_it_is_compiled(reads):
    with pytest.raises(
        CircularModifier, match=f"power:x changes `defense` depending on `{reads}`; it may depend on life only"
    ):
        Modifiers(STATS).add("defense", "add", constant(1), reads=[reads], source="power:x")
